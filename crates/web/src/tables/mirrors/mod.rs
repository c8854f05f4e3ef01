//! Mirrors on the screen.
#![allow(
    clippy::large_types_passed_by_value,
    reason = "a desk is a handful of handles, copied into every closure"
)]

mod board;
mod desk;
mod draft;
mod flight;
mod light;
mod outlook;
mod panel;
mod plate;
mod stone;

use std::time::Duration;

use games::Mirrors;
use leptos::prelude::*;
use mirrors::{Seen, Side, Told};

use super::Drawn;
use crate::session::Session;
use crate::sound::Sound;
use desk::Desk;

impl Drawn for Mirrors {
    /// A beam is followed with the eyes, and a diamond on its way to its owner.
    fn pause(seen: &[Seen]) -> Duration {
        let pause = |seen: &Seen| match seen {
            Seen::Told(Told::Took { .. } | Told::Returned { .. } | Told::Deadlock) => 1100,
            _ => 700,
        };
        Duration::from_millis(seen.iter().map(pause).max().unwrap_or(0))
    }

    fn sound(seen: &Seen) -> Option<Sound> {
        match seen {
            Seen::Drew { .. } | Seen::YouDrew { .. } => Some(Sound::Card),
            Seen::Told(Told::Touched { .. }) => Some(Sound::Beam),
            Seen::Told(Told::Returned { .. } | Told::WentBack { .. }) => Some(Sound::Stones),
            Seen::Told(Told::Took { .. }) => Some(Sound::Taken),
            Seen::Told(Told::Won { .. }) => Some(Sound::Win),
            Seen::Told(_) => None,
        }
    }

    fn picture(session: Session<Self>) -> AnyView {
        let desk = Desk::new(session);
        let plates = [Side::South, Side::West, Side::North, Side::East]
            .map(|side| plate::plate(desk, side))
            .collect_view();
        view! {
            <div class="m-table">
                {stone::cuts()}
                <section class="board m-board">
                    <h2 class="unseen">{move || session.say(&voice::web::board())}</h2>
                    {plates}
                    {board::grid(desk)}
                </section>
                {panel::panel(desk)}
            </div>
        }
        .into_any()
    }
}
