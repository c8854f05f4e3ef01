//! Kadora on the screen.
#![allow(
    clippy::large_types_passed_by_value,
    reason = "a ui is a handful of handles, copied into every closure"
)]

mod actions;
mod block;
mod card;
mod count;
mod ending;
mod piles;
mod players;
mod point;
mod ui;

use std::time::Duration;

use games::{Kadora, Kind};
use kadora::{Action, Seen, Told};
use leptos::prelude::*;
use table::Seat;

use super::{Cue, Drawn, Extras, cue};
use crate::chunks::RecordsChunk;
use crate::session::Session;
use crate::sound::Sound;
pub(crate) use ending::ending;
use ui::TableUi;

impl Drawn for Kadora {
    const KIND: Kind = Kind::Kadora;

    /// A card that takes others is looked at longer than one that is only drawn.
    fn cue(seen: &Seen, you: Option<Seat>) -> Cue {
        let own = |seat| you == Some(seat);
        match *seen {
            Seen::Drew { .. } => cue(500, Some(Sound::Card), false),
            Seen::YouDrew { .. } => cue(500, Some(Sound::Card), true),
            Seen::Told(told) => match told {
                Told::Dealt { .. } => cue(500, Some(Sound::Card), false),
                Told::Placed { .. } => cue(900, Some(Sound::Card), false),
                Told::Gave { seat, to, .. } => {
                    cue(1_200, Some(Sound::Stones), own(seat) || own(to))
                }
                Told::Took { seat, .. } => cue(700, Some(Sound::Taken), own(seat)),
                Told::Filled { .. } => cue(200, None, false),
                Told::LastRound { .. } => cue(700, None, true),
                Told::TurnedDown { .. } | Told::Counted { .. } => cue(0, None, true),
                Told::Won { .. } => cue(0, Some(Sound::Win), true),
                _ => cue(0, None, false),
            },
        }
    }

    /// Each of them in turn.
    fn pause(seen: &[Seen]) -> Duration {
        Duration::from_millis(seen.iter().map(|seen| Self::cue(seen, None).millis).sum())
    }

    const ASKS_ALOUD: bool = true;

    fn pointed(action: Action) -> Option<String> {
        match action {
            Action::Place { field, .. } => Some(format!("#{}", block::id(field))),
            Action::Give { .. } | Action::Keep | Action::Draw(_) => None,
        }
    }

    fn extras(records: RecordsChunk) -> Extras<Self> {
        records.kadora
    }

    fn picture(session: Session<Self>) -> AnyView {
        let ui = TableUi::new(session);
        view! {
            <div class="kadora">
                <div inner_html=card::SHAPES></div>
                {block::block(ui)}
                {actions::actions(ui)}
                {piles::piles(ui)}
                {players::players(ui.later())}
            </div>
        }
        .into_any()
    }
}
