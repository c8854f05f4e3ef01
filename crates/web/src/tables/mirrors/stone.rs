//! Diamonds: every colour has a cut of its own, so that no player has to tell them by colour.

use leptos::prelude::*;
use mirrors::Colour;

/// The cuts, to be drawn wherever a stone is: red round, blue square, green three-cornered, yellow pointed.
pub(super) fn cuts() -> AnyView {
    view! { <svg class="unseen" aria-hidden="true" inner_html=include_str!("cuts.svg")></svg> }
        .into_any()
}

/// A diamond. What it is must be said beside it.
pub(super) fn stone(colour: Colour) -> AnyView {
    let word = word(colour);
    view! {
        <svg class=format!("m-stone {word}") viewBox="0 0 24 24" aria-hidden="true">
            <use href=format!("#m-{word}")></use>
        </svg>
    }
    .into_any()
}

const fn word(colour: Colour) -> &'static str {
    match colour {
        Colour::Red => "red",
        Colour::Blue => "blue",
        Colour::Green => "green",
        Colour::Yellow => "yellow",
    }
}
