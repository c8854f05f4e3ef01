//! Stones on their way from the path to the players.

use diamant::{Diamant, Seen, Told};
use leptos::prelude::*;
use table::Seats;

use super::explorers::seat_id;
use super::stones;
use crate::parts::keyed;
use crate::session::Session;

/// Stones that fly.
#[derive(Clone, PartialEq)]
struct Flight {
    /// Told apart from every other flight.
    key: (u32, u8),
    worth: u16,
    style: String,
}

/// What has just been shared or brought out flies to whom it belongs to.
pub(super) fn flights(session: Session<Diamant>) -> AnyView {
    let flying = RwSignal::new(Vec::<Flight>::new());
    Effect::new(move || {
        let latest = session.latest.get();
        let shares = latest.iter().filter_map(|happened| {
            let (to, worth) = share(happened.seen)?;
            Some((happened.number, to, worth))
        });
        let shares: Vec<_> = shares.collect();
        // What flies goes on flying while other things happen.
        if shares.is_empty() {
            return;
        }
        // The cards are laid before they are measured.
        request_animation_frame(move || {
            let taken = shares.into_iter().flat_map(|(number, to, worth)| {
                to.iter().filter_map(move |seat| {
                    let style = way(&seat_id(seat), seat.number())?;
                    Some(Flight { key: (number, seat.number()), worth, style })
                })
            });
            // The page may have been left.
            flying.try_set(taken.collect());
        });
    });
    let flight = |flight: Flight| {
        view! { <span prop:style=flight.style>{stones(flight.worth)}</span> }.into_any()
    };
    view! {
        <div class="flights" aria-hidden="true">
            {keyed(move || flying.get(), |flight| flight.key, flight)}
        </div>
    }
    .into_any()
}

/// Who gets stones, and how many each.
fn share(seen: Seen) -> Option<(Seats, u16)> {
    let (to, worth) = match seen {
        Seen::Told(Told::Diamonds { inside, each, .. }) => (inside, each.into()),
        Seen::Told(Told::Left { leavers, kept, found, .. }) => {
            (leavers, u16::from(kept) + u16::from(found))
        }
        _ => return None,
    };
    (worth > 0).then_some((to, worth))
}

/// From the deepest card to the element of this name.
fn way(to: &str, nth: u8) -> Option<String> {
    let cards = document().query_selector_all(".path .card").ok()?;
    let from = cards.item(cards.length().checked_sub(1)?)?;
    let from = wasm_bindgen::JsCast::dyn_into::<web_sys::Element>(from).ok()?;
    let from = from.get_bounding_client_rect();
    let to = document().get_element_by_id(to)?.get_bounding_client_rect();
    let (x, y) = (from.x() + from.width() / 2.0, from.y() + from.height() / 2.0);
    let dx = to.x() + to.width() * 0.6 - x;
    let dy = to.y() + to.height() / 2.0 - y;
    Some(format!("left:{x:.0}px;top:{y:.0}px;--dx:{dx:.0}px;--dy:{dy:.0}px;--nth:{nth}"))
}
