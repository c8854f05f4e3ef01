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

use super::{Drawn, Extras};
use crate::chunks::Records;
use crate::session::Session;
use crate::sound::Sound;
pub(crate) use ending::ending;
use ui::TableUi;

impl Drawn for Kadora {
    const KIND: Kind = Kind::Kadora;

    /// A card that takes others is looked at longer than one that is only drawn.
    fn pause(seen: &[Seen]) -> Duration {
        let each = seen.iter().map(|seen| match seen {
            Seen::Told(Told::Gave { .. }) => 1_200,
            Seen::Told(Told::Placed { .. }) => 900,
            Seen::Told(Told::Took { .. } | Told::LastRound { .. }) => 700,
            Seen::Told(Told::Dealt { .. }) | Seen::Drew { .. } | Seen::YouDrew { .. } => 500,
            Seen::Told(Told::Filled { .. }) => 200,
            Seen::Told(_) => 0,
        });
        Duration::from_millis(each.sum())
    }

    const ASKS_ALOUD: bool = true;

    fn is_brief(seen: &Seen, you: Option<Seat>) -> bool {
        match *seen {
            Seen::Told(Told::Took { seat, .. }) => you == Some(seat),
            Seen::Told(Told::Gave { seat, to, .. }) => you == Some(seat) || you == Some(to),
            Seen::YouDrew { .. }
            | Seen::Told(
                Told::LastRound { .. }
                | Told::TurnedDown { .. }
                | Told::Counted { .. }
                | Told::Won { .. },
            ) => true,
            Seen::Drew { .. } | Seen::Told(_) => false,
        }
    }

    fn pointed(action: Action) -> Option<String> {
        match action {
            Action::Place { field, .. } => Some(format!("#{}", block::id(field))),
            Action::Give { .. } | Action::Keep | Action::Draw(_) => None,
        }
    }

    fn sound(seen: &Seen) -> Option<Sound> {
        match seen {
            Seen::Drew { .. }
            | Seen::YouDrew { .. }
            | Seen::Told(Told::Placed { .. } | Told::Dealt { .. }) => Some(Sound::Card),
            Seen::Told(Told::Gave { .. }) => Some(Sound::Stones),
            Seen::Told(Told::Took { .. }) => Some(Sound::Taken),
            Seen::Told(Told::Won { .. }) => Some(Sound::Win),
            Seen::Told(_) => None,
        }
    }

    fn extras(records: Records) -> Extras<Self> {
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
