//! Whether the shuffle of a finished game was the promised one.

use leptos::prelude::*;
use leptos::task::spawn_local;
use table::Viewer;
use voice::fair::Finding;
use voice::{Voice, online as words};

use crate::online::Online;
use crate::parts::button;
use crate::settings::{Settings, say};

/// How far the check is.
#[derive(Clone, PartialEq, Eq, Debug)]
enum Check {
    Running,
    /// The record could not be fetched.
    Failed,
    Done(Finding),
}

/// Compares the record with what this browser kept when the game started, and says in one line what came of it.
pub(super) fn verdict(online: Online) -> AnyView {
    let settings = Settings::of_page();
    let check = RwSignal::new(Check::Running);
    let run = move || {
        check.set(Check::Running);
        spawn_local(async move {
            let found = online.check_shuffle().await;
            // Meanwhile the page may have been left.
            check.try_set(found.map_or(Check::Failed, Check::Done));
        });
    };
    run();
    let line = move || match check.get() {
        Check::Running => say(words::checking())().into_any(),
        Check::Failed => view! {
            {say(words::unchecked())} " "
            {button(say(words::try_now()), run)}
        }
        .into_any(),
        Check::Done((mark, message)) => {
            let names = online.names();
            let speaker = Voice::of(settings.lang.get()).to(Viewer::Spectator, &names);
            format!("{} {}", mark.sign(), speaker.say(&message)).into_any()
        }
    };
    view! { <p class="verdict" role="status">{line}</p> }.into_any()
}
