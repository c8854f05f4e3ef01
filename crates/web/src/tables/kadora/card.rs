//! Cards: each colour has a texture of its own, each cut a shape of its own.

use kadora::{Card, Colour};
use leptos::prelude::*;

/// The shapes of the cuts, and the sign of the leader, to be used by name.
pub(super) const SHAPES: &str = include_str!("shapes.svg");

/// The face of a card. What it is must be said beside it.
pub(super) fn face(card: Card) -> AnyView {
    let (cut, value) = (card.cut().letter(), card.value());
    let inside = format!("<svg><use href=\"#k-{cut}\"/></svg><b>{value}</b>");
    view! {
        <span
            class="k-card"
            aria-hidden="true"
            data-colour=card.colour().name()
            inner_html=inside
        ></span>
    }
    .into_any()
}

/// The back of a card, or a sample of a colour.
pub(super) fn back(colour: Colour) -> AnyView {
    view! { <i class="k-back" aria-hidden="true" data-colour=colour.name()></i> }.into_any()
}

/// The sign of the leader of a colour.
pub(super) const LEADS: &str =
    r##"<svg class="k-lead" aria-hidden="true"><use href="#k-lead"/></svg>"##;
