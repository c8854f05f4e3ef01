//! The shuffle: commitment and contribution, and after the game whether it was the promised one.

use leptos::prelude::*;
use leptos::task::spawn_local;
use table::Viewer;
use voice::fair::Finding;
use voice::{Voice, online as words};

use crate::online::Online;
use crate::parts::button;
use crate::receipts::Receipts;
use crate::settings::{Settings, say};

/// The server's commitment, this device's contribution, and the receipt.
pub(super) fn fair(online: Online) -> impl IntoView {
    let commitment = move || online.read(|table| Some(table.fair.commitment.clone()));
    // What this browser drew and kept: what the server shows in its place does not count.
    let code = move || online.read(|table| table.code.clone());
    let yours = move || {
        online.you.get().seat?;
        let drawn = Receipts::load().number(&code())?.to_string();
        Some(view! { <dt>{say(words::fair_yours())}</dt> <dd><code>{drawn}</code></dd> })
    };
    let receipt = move || {
        let receipt = Receipts::load().receipt(&code())?.to_json();
        let file = format!("data:application/json,{}", js_sys::encode_uri_component(&receipt));
        let name = format!("adamant-{}-receipt.json", code());
        Some(view! { <p><a href=file download=name>{say(words::receipt())}</a></p> })
    };
    view! {
        <details class="fair">
            <summary>{say(words::fair())}</summary>
            <p>{say(words::fair_help())}</p>
            <dl>
                <dt>{say(words::fair_commitment())}</dt>
                <dd><code>{commitment}</code></dd>
                {yours}
            </dl>
            {receipt}
        </details>
    }
}

/// How far the check is.
#[derive(Clone, PartialEq, Eq, Debug)]
enum Check {
    Running,
    /// The record could not be fetched.
    Failed,
    Done(Finding),
}

/// Compares the record with what this browser kept when the game started, and says in one line what came of it.
pub(super) fn verdict(online: Online) -> impl IntoView {
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
    view! { <p class="verdict" role="status">{line}</p> }
}
