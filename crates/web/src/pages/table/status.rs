//! How the line is, and what was refused.

use leptos::prelude::*;
use table::Viewer;
use voice::{Voice, online as words, table as table_words};

use super::say;
use crate::online::{Line, Online};
use crate::settings::Settings;

/// Says when the line is cut, or the page is old, and what can be done about it; and what comes next. Nothing else stops working.
pub(super) fn line(online: Online, next: AnyView) -> AnyView {
    let told = move || {
        if online.newer.get() {
            let reload = |_| {
                // A page that cannot be loaded anew stays as it is.
                let _ = window().location().reload();
            };
            let button =
                view! { <button type="button" on:click=reload>{say(words::reload())}</button> };
            return notice(view! { {say(words::newer())} }.into_any(), button.into_any());
        }
        if online.line.get() == Line::Cut {
            let button = view! {
                <button type="button" on:click=move |_| online.dial()>{say(words::try_now())}</button>
            };
            return notice(view! { {say(words::cut())} }.into_any(), button.into_any());
        }
        ().into_any()
    };
    view! { <div class="line" role="status">{told} {next}</div> {refused(online)} }.into_any()
}

fn notice(text: AnyView, button: AnyView) -> AnyView {
    view! { <p class="notice row"><span>{text}</span> {button}</p> }.into_any()
}

/// Why what was asked for was not done.
fn refused(online: Online) -> AnyView {
    let settings = Settings::of_page();
    let told = move || {
        online.refused.get().map(|refused| {
            let game = online.table.with(|table| table.as_ref().map(|table| table.game));
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
