//! Cards: each colour has a texture of its own, each cut a shape of its own.

use kadora::{Card, Colour, Cut};
use leptos::prelude::*;

/// The shapes of the cuts, and the sign of the leader, to be used by name.
pub(super) const SHAPES: &str = concat!(
    r#"<svg class="unseen" aria-hidden="true">"#,
    r#"<symbol id="k-b" viewBox="0 0 40 40"><circle cx="20" cy="20" r="18.5"/>"#,
    r##"<g fill="#fff"><path opacity=".55" d="M3.4 13.1 13.1 3.4l3.5 8.3-4.9 4.9z"/>"##,
    r#"<path opacity=".3" d="M13.1 3.4h13.8l-3.5 8.3h-6.8zM3.4 13.1l8.3 3.5v6.8l-8.3 3.5z"/>"#,
    r#"<path opacity=".4" d="m16.6 11.7 6.8 0 4.9 4.9v6.8l-4.9 4.9h-6.8l-4.9-4.9v-6.8z"/></g>"#,
    r#"<path opacity=".28" d="m36.6 26.9-9.7 9.7-3.5-8.3 4.9-4.9z"/>"#,
    r#"<path opacity=".16" d="m36.6 13.1v13.8l-8.3-3.5v-6.8zM26.9 36.6H13.1l3.5-8.3h6.8z"/>"#,
    r#"</symbol><symbol id="k-p" viewBox="0 0 40 40"><path d="M4 4h32v32H4z"/>"#,
    r##"<g fill="#fff"><path opacity=".5" d="M4 4h32l-9 9H13z"/>"##,
    r#"<path opacity=".28" d="m4 4 9 9v14l-9 9z"/><path opacity=".4" d="M13 13h14v14z"/></g>"#,
    r#"<path opacity=".26" d="M36 36H4l9-9h14z"/><path opacity=".12" d="M36 4v32l-9-9V13z"/>"#,
    r#"</symbol><symbol id="k-m" viewBox="0 0 40 40">"#,
    r#"<path d="M20 1q24 19 0 38-24-19 0-38z"/>"#,
    r##"<g fill="#fff"><path opacity=".5" d="M20 1v9l-5.500 10H8Q8 10 20 1z"/>"##,
    r#"<path opacity=".28" d="M8 20h6.500L20 30v9Q8 30 8 20z"/>"#,
    r#"<path opacity=".4" d="m20 10 5.500 10L20 30l-5.500-10z"/></g>"#,
    r#"<path opacity=".26" d="M32 20h-6.500L20 30v9q12-9 12-19z"/>"#,
    r#"<path opacity=".1" d="M20 1v9l5.500 10H32Q32 10 20 1z"/>"#,
    r#"</symbol><symbol id="k-lead" viewBox="0 0 24 24">"#,
    r#"<path d="m2 6 5.500 5L12 3l4.500 8L22 6l-2.500 11h-15zM4.500 19h15v2.500h-15z"/>"#,
    r"</symbol></svg>",
);

/// The face of a card. What it is must be said beside it.
pub(super) fn face(card: Card) -> AnyView {
    let cut = match card.cut() {
        Cut::Brilliant => 'b',
        Cut::Princess => 'p',
        Cut::Marquise => 'm',
    };
    let inside = format!("<svg><use href=\"#k-{cut}\"/></svg><b>{}</b>", card.value());
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
