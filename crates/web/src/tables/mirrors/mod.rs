//! Mirrors on the screen.
#![allow(
    clippy::large_types_passed_by_value,
    reason = "a ui is a handful of handles, copied into every closure"
)]

mod board;
mod ending;
mod flight;
mod light;
mod outlook;
mod panel;
mod plate;
mod point;
mod stone;
mod ui;

use std::time::Duration;

use games::{Kind, Mirrors};
use leptos::prelude::*;
use mirrors::{Action, Seen, Side, Told, Touch};
use table::Seat;

use super::{Drawn, Extras};
use crate::chunks::Records;
use crate::session::Session;
use crate::sound::Sound;
pub(crate) use ending::ending;
use ui::TableUi;

impl Drawn for Mirrors {
    const KIND: Kind = Kind::Mirrors;

    /// A beam is followed with the eyes, and a diamond on its way to its owner.
    fn pause(seen: &[Seen]) -> Duration {
        let pause = |seen: &Seen| match seen {
            Seen::Told(Told::Took { .. } | Told::Returned { .. } | Told::Deadlock) => 1100,
            _ => 700,
        };
        Duration::from_millis(seen.iter().map(pause).max().unwrap_or(0))
    }

    fn is_brief(seen: &Seen, you: Option<Seat>) -> bool {
        match *seen {
            Seen::Told(
                Told::Took { seat, .. } | Told::WentBack { seat, .. } | Told::Returned { seat, .. },
            ) => you == Some(seat),
            Seen::YouDrew { .. }
            | Seen::Told(
                Told::Laid { .. } | Told::Deadlock | Told::Ended { .. } | Told::Won { .. },
            ) => true,
            Seen::Drew { .. } | Seen::Told(_) => false,
        }
    }

    fn pointed(action: Action) -> Option<String> {
        let name = match action {
            Action::Touch(
                Touch::Place { field, .. } | Touch::Turn { field } | Touch::Off { field },
            ) => field.to_string(),
            Action::Touch(Touch::Move { to, .. }) => to.to_string(),
            Action::Take { recess, .. } => recess.to_string(),
            Action::Pass | Action::Done | Action::Return(_) => return None,
        };
        Some(format!("[data-name={name}]"))
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

    fn extras(records: Records) -> Extras<Self> {
        records.mirrors
    }

    fn picture(session: Session<Self>) -> AnyView {
        let ui = TableUi::new(session);
        let plates = [Side::South, Side::West, Side::North, Side::East]
            .map(|side| plate::plate(ui, side))
            .collect_view();
        view! {
            <div class="m-table">
                {stone::cuts()}
                <section class="board m-board">
                    <h2 class="unseen">{move || session.say(&voice::mirrors::table::board())}</h2>
                    {plates}
                    {board::grid(ui)}
                </section>
                {panel::panel(ui)}
            </div>
        }
        .into_any()
    }
}
