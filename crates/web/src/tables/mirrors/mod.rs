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

use games::{Kind, Mirrors};
use leptos::prelude::*;
use mirrors::{Action, Seen, Side, Told, Touch};
use table::Seat;

use super::{Cue, Drawn, Extras, cue};
use crate::chunks::RecordsChunk;
use crate::session::Session;
use crate::sound::Sound;
pub(crate) use ending::ending;
use ui::TableUi;

impl Drawn for Mirrors {
    const KIND: Kind = Kind::Mirrors;

    /// A beam is followed with the eyes, and a diamond on its way to its owner.
    fn cue(seen: &Seen, you: Option<Seat>) -> Cue {
        let own = |seat| you == Some(seat);
        match *seen {
            Seen::Drew { .. } => cue(700, Some(Sound::Card), false),
            Seen::YouDrew { .. } => cue(700, Some(Sound::Card), true),
            Seen::Told(told) => match told {
                Told::Touched { .. } => cue(700, Some(Sound::Beam), false),
                Told::Took { seat, .. } => cue(1100, Some(Sound::Taken), own(seat)),
                Told::Returned { seat, .. } => cue(1100, Some(Sound::Stones), own(seat)),
                Told::WentBack { seat, .. } => cue(700, Some(Sound::Stones), own(seat)),
                Told::Deadlock => cue(1100, None, true),
                Told::Laid { .. } | Told::Ended { .. } => cue(700, None, true),
                Told::Won { .. } => cue(700, Some(Sound::Win), true),
                _ => cue(700, None, false),
            },
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

    fn extras(records: RecordsChunk) -> Extras<Self> {
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
