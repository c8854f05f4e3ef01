//! What has just happened, in movement: diamonds that fly, and the mirror that was touched.

use leptos::prelude::*;
use mirrors::{Colour, Field, Recess, Seen, Told};
use table::Seat;

use super::stone::stone;
use super::ui::TableUi;
use crate::parts::keyed;

/// A diamond on its way.
#[derive(Clone, PartialEq, Eq)]
struct Flight {
    key: (u32, u8),
    colour: Colour,
    class: &'static str,
    /// Where it is on the rim, and how far from there its owner sits.
    style: String,
}

/// Diamonds that fly between the rim and the player who took them. They are gone when they have arrived.
pub(super) fn flights(ui: TableUi) -> AnyView {
    let flight = |flight: Flight| {
        view! {
            <span class=flight.class prop:style=flight.style aria-hidden="true">
                {stone(flight.colour)}
            </span>
        }
        .into_any()
    };
    keyed(move || under_way(ui), |flight| flight.key, flight)
}

/// Whether the mirror on this field was the last to be touched.
pub(super) fn touched(ui: TableUi, field: Field) -> bool {
    let latest = &*ui.session.latest.read();
    let touch = latest.iter().rev().find_map(|happened| match happened.seen {
        Seen::Told(Told::Touched { touch, .. }) => Some(touch),
        _ => None,
    });
    touch.is_some_and(|touch| touch.fields().contains(field))
}

fn under_way(ui: TableUi) -> Vec<Flight> {
    let mut flights = Vec::new();
    for happened in &*ui.session.latest.read() {
        let mut fly = |seat, recess, colour, class| {
            let key = (happened.number, flights.len() as u8);
            flights.push(Flight { key, colour, class, style: style(ui, seat, recess) });
        };
        match happened.seen {
            Seen::Told(Told::Took { seat, recess, colour, .. }) => {
                fly(seat, recess, colour, "m-fly");
            }
            Seen::Told(Told::WentBack { seat, recess, colour }) => {
                fly(seat, recess, colour, "m-fly back");
            }
            Seen::Told(Told::Returned { seat, diamonds }) => {
                for (recess, colour) in diamonds {
                    fly(seat, recess, colour, "m-fly back");
                }
            }
            _ => {}
        }
    }
    flights
}

fn style(ui: TableUi, seat: Seat, recess: Recess) -> String {
    let (x, y) = ui.outlook.recess(recess);
    let side = ui.session.view.read_untracked().players.get(seat.index()).map(|player| player.side);
    // In tenths of a place, a little outside the rim.
    let (to_x, to_y) = match side.map_or("m-bottom", |side| ui.outlook.edge(side)) {
        "m-left" => (-10, 25),
        "m-top" => (25, -10),
        "m-right" => (60, 25),
        _ => (25, 60),
    };
    let (dx, dy) = ((to_x - i32::from(x) * 10) * 10, (to_y - i32::from(y) * 10) * 10);
    format!("--x:{x};--y:{y};--dx:{dx}%;--dy:{dy}%")
}
