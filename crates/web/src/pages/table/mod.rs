//! A table on the server: the lobby while people gather, then the game.

mod after;
mod chairs;
mod chat;
mod claim;
mod clock;
mod fair;
mod host;
mod invite;
mod lobby;
mod own_seat;
mod people;
mod screen;
mod status;

use leptos::prelude::*;
use voice::online as words;
use wire::TableStage;

use super::entitle;
use crate::online::{ConnectAs, ConnectionStatus, Online};
use crate::profile;
use crate::router::{Router, focus_heading};
use crate::settings::say;
use crate::tables::Table;

pub(super) use clock::{CHOICES, in_words};
pub(crate) use screen::screen;

/// The table that the address names.
pub(crate) fn table(code: String) -> AnyView {
    let router = Router::of_page();
    let offer = Memo::new(move |_| router.hash().strip_prefix("move=").map(str::to_owned));
    let page = move || match offer.get() {
        Some(secret) => claim::claim(code.clone(), secret),
        None => seated(code.clone()),
    };
    page.into_any()
}

/// What is shown of a table.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Shown {
    Nothing,
    Missing,
    Lobby,
    /// The game, afresh each time the number changes.
    Game(u32),
}

impl Shown {
    fn of(online: Online) -> Self {
        match (online.status.get(), online.showing.get(), online.stage()) {
            (ConnectionStatus::TableNotFound, ..) => Self::Missing,
            (_, 0, Some(TableStage::Gathering)) => Self::Lobby,
            (_, showing @ 1.., _) if online.is_drawn() => Self::Game(showing),
            _ => Self::Nothing,
        }
    }
}

fn seated(code: String) -> AnyView {
    let online = Online::open(code, ConnectAs::Guest);
    entitle(move || title_of(online));
    let shown = Memo::new(move |_| Shown::of(online));
    let asked = RwSignal::new(false);
    let next = after::next(online, asked);
    Effect::new(move || {
        if shown.get() != Shown::Nothing {
            if shown.get() != Shown::Missing {
                profile::set_plays_together();
            }
            request_animation_frame(focus_heading);
        }
    });
    let page = move || match shown.get() {
        Shown::Nothing => opening(),
        Shown::Missing => missing(online),
        Shown::Lobby => lobby::lobby(online),
        Shown::Game(_) => game(online, asked),
    };
    view! { {status::status(online, next)} {page} {chat::chat(online, shown)} }.into_any()
}

/// The table while the game is on, and after it.
fn game(online: Online, asked: RwSignal<bool>) -> AnyView {
    let Some(session) = online.session() else {
        return ().into_any();
    };
    let watching = move || {
        let watches = online.you.get().eyes.is_none() && online.is_playing();
        watches.then(|| view! { <p class="note">{say(words::playing())}</p> })
    };
    view! {
        <div class="online">
            {people::people(online)}
            {own_seat::own_seat(online)}
            {watching}
            {after::after(online, session, asked)}
            <Table session undo=false/>
            {after::checked(online, session)}
            <div class="drawers">
                {host::host(online)}
                {host::hand_over(online)}
                <details class="board">
                    <summary>{say(words::invite())}</summary>
                    {invite::invite(online)}
                </details>
                <div class="board">{fair::fair(online)}</div>
            </div>
        </div>
    }
    .into_any()
}

/// What the page is called: the game, and the code.
fn title_of(online: Online) -> String {
    let game = online.read(|table| Some(table.game));
    let title = game.map(|kind| say(super::title_of(kind))());
    [title.as_deref().unwrap_or("Adamant"), &online.code()].join(" · ")
}

/// A code as people read it out: three letters and three more.
fn spoken_code(code: &str) -> String {
    match code.split_at_checked(3) {
        Some((first, last)) => format!("{first} {last}"),
        None => code.to_owned(),
    }
}

fn opening() -> AnyView {
    view! { <p class="lead">{say(words::opening())}</p> }.into_any()
}

fn missing(online: Online) -> AnyView {
    view! {
        <h1>{say(words::missing(online.code()))}</h1>
        <p>{say(words::missing_help())}</p>
        {super::join::join()}
    }
    .into_any()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_code_is_written_as_people_read_it() {
        assert_eq!(spoken_code("BCDFGH"), "BCD FGH");
        assert_eq!(spoken_code("B"), "B");
    }
}
