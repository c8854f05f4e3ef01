//! Who is who: a colour, a symbol and a texture for every seat, the same wherever the seat is shown.

use leptos::prelude::*;
use table::Seat;
use voice::table as words;

use crate::settings::say;

/// The symbols by seat: circle, triangle, square, star, cross, moon, heart, drop.
pub(crate) const SYMBOLS: [&str; Seat::MOST as usize] = [
    "M12 4a8 8 0 1 0 .01 0z",
    "M12 3 22 20H2z",
    "M4 4h16v16H4z",
    "M12 2l3 7 7 .6-5.3 4.7L18.4 22 12 17.8 5.6 22l1.7-7.7L2 9.6 9 9z",
    "M9 3h6v6h6v6h-6v6H9v-6H3V9h6z",
    "M16 3a9.5 9.5 0 1 0 5 13A8 8 0 0 1 16 3z",
    "M12 21 3 12a5.5 5.5 0 0 1 9-6.5A5.5 5.5 0 0 1 21 12z",
    "M12 2c5 7 7 9 7 12.5a7 7 0 0 1-14 0C5 11 7 9 12 2z",
];

/// The mark of a seat. Who it is must be said beside it.
pub(crate) fn mark(seat: Seat) -> AnyView {
    view! {
        <span class=format!("mark seat-{}", seat.number()) aria-hidden="true">
            <svg viewBox="0 0 24 24"><path d=SYMBOLS[seat.index()]/></svg>
        </span>
    }
    .into_any()
}

/// The mark of a seat, whose symbol is also named to a screen reader.
pub(crate) fn named_mark(seat: Seat) -> AnyView {
    view! { {mark(seat)} <span class="unseen">{say(words::symbol(seat.number()))}</span> }
        .into_any()
}
