//! Kadora on the screen.

mod actions;
mod block;
mod card;
mod count;
mod desk;
mod piles;
mod players;

use std::time::Duration;

use games::Kadora;
use kadora::{Seen, Told};
use leptos::prelude::*;

use super::Drawn;
use crate::session::Session;
use crate::sound::Sound;
use desk::Desk;

impl Drawn for Kadora {
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

    fn picture(session: Session<Self>) -> AnyView {
        let desk = Desk::new(session);
        view! {
            <div class="kadora">
                <div inner_html=card::SHAPES></div>
                {block::block(&desk)}
                {actions::actions(&desk)}
                {piles::piles(&desk)}
                {players::players(&desk.later())}
            </div>
        }
        .into_any()
    }
}
