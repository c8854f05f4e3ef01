//! The state of the connection, and what was refused.

use leptos::prelude::*;
use table::Viewer;
use voice::{Message, Voice, online as words};

use crate::online::{ConnectionStatus, Online};
use crate::parts::{button, refusal, why_refused};
use crate::router::reload;
use crate::settings::{Settings, say};

/// Says when the connection is lost, or the page is outdated, and what can be done about it; then shows `next`.
pub(super) fn status(online: Online, next: AnyView) -> impl IntoView {
    let shown = move || {
        if online.newer.get() {
            return notice(words::newer(), button(say(words::reload()), reload));
        }
        if online.status.get() == ConnectionStatus::Reconnecting {
            let button = button(say(words::try_now()), move || online.open_socket());
            return notice(words::cut(), button);
        }
        ().into_any()
    };
    view! { <div class="line" role="status">{shown} {next}</div> {refused(online)} }
}

fn notice(text: Message, button: AnyView) -> AnyView {
    view! { <p class="notice row"><span>{say(text)}</span> {button}</p> }.into_any()
}

/// Why the last request was refused.
fn refused(online: Online) -> AnyView {
    let settings = Settings::of_page();
    refusal(move || {
        let refused = online.refused.get()?;
        let viewer = online.you.get().eyes.map_or(Viewer::Spectator, Viewer::Seat);
        let names = online.names();
        let speaker = Voice::of(settings.lang.get()).to(viewer, &names);
        Some(why_refused(refused, online.game(), &|message| speaker.say(message)))
    })
}
