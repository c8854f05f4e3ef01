//! Cut stones and emblems: what lies and lurks on every table.

use leptos::prelude::*;

/// Everything that stones and emblems show, once in the page.
#[component]
pub(crate) fn Sprite() -> impl IntoView {
    view! { <div inner_html=include_str!("../../static/sprite.svg")></div> }
}

/// A white stone, as large as the text around it. What it is must be said beside it.
pub(crate) fn white_stone() -> AnyView {
    stone("white", "#brilliant", "none")
}

/// A red stone, as large as the text around it. What it is must be said beside it.
pub(crate) fn red_stone() -> AnyView {
    stone("red", "#rose", "url(#hatch-red)")
}

/// A stone of a colour in the style sheet, with a cut of the sprite and the hatching of the colour there.
fn stone(hue: &str, cut: &'static str, hatching: &'static str) -> AnyView {
    view! {
        <svg class=format!("stone hue-{hue}") viewBox="0 0 48 48" aria-hidden="true">
            <use href=cut fill=hatching/>
        </svg>
    }
    .into_any()
}

/// A picture of the sprite in the colour of the text, by its name there: a hazard, a lamp, a chest. What it is must be said beside it.
pub(crate) fn emblem(name: &str) -> AnyView {
    view! {
        <svg class="emblem" viewBox="0 0 64 64" aria-hidden="true">
            <use href=format!("#{name}")/>
        </svg>
    }
    .into_any()
}
