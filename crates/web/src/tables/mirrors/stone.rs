//! Diamonds: every colour has a cut of its own, so that no player has to tell them by colour.

use leptos::prelude::*;
use mirrors::Colour;

/// The cuts, to be drawn wherever a stone is: red round, blue square, green three-cornered, yellow pointed.
pub(super) fn cuts() -> AnyView {
    view! { <svg class="unseen" aria-hidden="true" inner_html=CUTS></svg> }.into_any()
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

const CUTS: &str = r#"
<symbol id="m-red" viewBox="0 0 24 24"><path class="b" d="M8 2h8l6 6v8l-6 6H8l-6-6V8z"/><path class="l" d="M8 2h8l-1.5 5h-5zM2 8l6-6 1.5 5-2.5 2.5z"/><path class="d" d="M22 16l-6 6-1.500-5 2.500-2.500zM16 22H8l1.500-5h5z"/><path class="t" d="M9.500 7h5l2.500 2.500v5L14.500 17h-5L7 14.500v-5z"/><path class="f" d="M8 2l1.500 5M16 2l-1.500 5M22 8l-5 1.500M22 16l-5-1.500M16 22l-1.500-5M8 22l1.500-5M2 16l5-1.500M2 8l5 1.500M9.500 7h5l2.500 2.500v5L14.500 17h-5L7 14.500v-5z"/></symbol>
<symbol id="m-blue" viewBox="0 0 24 24"><path class="b" d="M3 3h18v18H3z"/><path class="l" d="M3 3h18l-4 4H7v10l-4 4z"/><path class="d" d="M21 21H3l4-4h10V7l4-4z"/><path class="t" d="M7 7h10v10H7z"/><path class="f" d="M3 3l4 4M21 3l-4 4M21 21l-4-4M3 21l4-4M7 7h10v10H7zM7 10.300h10M7 13.700h10"/></symbol>
<symbol id="m-green" viewBox="0 0 24 24"><path class="b" d="M12 2l11 19H1z"/><path class="l" d="M12 2v7l-5 8.500L1 21z"/><path class="d" d="M1 21h22l-6-3.500H7z"/><path class="t" d="M12 9l5 8.500H7z"/><path class="f" d="M12 2v7M1 21l6-3.500M23 21l-6-3.500M12 9l5 8.500H7zM12 9v8.500"/></symbol>
<symbol id="m-yellow" viewBox="0 0 24 24"><path class="b" d="M12 1l9 11-9 11-9-11z"/><path class="l" d="M12 1L3 12h5l4-5z"/><path class="d" d="M12 23l9-11h-5l-4 5z"/><path class="t" d="M12 7l4 5-4 5-4-5z"/><path class="f" d="M12 1v6M12 17v6M3 12h5M16 12h5M12 7l4 5-4 5-4-5zM8 12h8"/></symbol>"#;
