//! The state of the connection, and what was refused.

use leptos::prelude::*;
use table::Viewer;
use voice::{Message, Voice, online as words, table as table_words};

use crate::online::{ConnectionStatus, Online};
use crate::parts::button;
use crate::router::reload;
use crate::settings::{Settings, say};

/// Says when the connection is lost, or the page is outdated, and what can be done about it; then shows `next`.
pub(super) fn status(online: Online, next: AnyView) -> AnyView {
    let told = move || {
        if online.newer.get() {
            return notice(words::newer(), button(say(words::reload()), reload));
        }
        if online.status.get() == ConnectionStatus::Reconnecting {
            let button = button(say(words::try_now()), move || online.open_socket());
            return notice(words::cut(), button);
        }
        ().into_any()
    };
    view! { <div class="line" role="status">{told} {next}</div> {refused(online)} }.into_any()
}

fn notice(text: Message, button: AnyView) -> AnyView {
    view! { <p class="notice row"><span>{say(text)}</span> {button}</p> }.into_any()
}

/// Why the last request was refused.
fn refused(online: Online) -> AnyView {
    let settings = Settings::of_page();
    let told = move || {
        online.refused.get().map(|refused| {
            let game = online.read(|table| Some(table.game));
            let rule = refused.clause.zip(game).map(|(clause, game)| {
                let rule = format!("/rules/{game}#{clause}");
                view! { " " <a href=rule>{say(table_words::read_clause(clause.into_owned()))}</a> }
            });
            let voice = Voice::of(settings.lang.get());
            let viewer = online.you.get().eyes.map_or(Viewer::Spectator, Viewer::Seat);
            let told = voice.to(viewer, &online.names()).say(&refused.message);
            view! { <p>{told} {rule}</p> }
        })
    };
    view! { <div class="refusal" role="alert">{told}</div> }.into_any()
}
