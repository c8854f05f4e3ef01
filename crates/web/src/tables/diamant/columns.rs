//! How much of a path fits on the screen.

use leptos::ev;
use leptos::prelude::*;

/// The narrowest a card may become, in rem. It is the least `--cell` of the style sheet.
const CARD: f64 = 3.4;

/// The mouth of the cave, in cards.
const MOUTH: f64 = 0.8;

/// What lies around the cave, and from this width on beside it, in rem.
const AROUND: f64 = 2.2;
const WIDE: f64 = 62.0;
const BESIDE: f64 = 23.0;

/// The widest page, in rem.
const WIDEST: f64 = 120.0;

/// How many cards fit side by side, as long as the window is as wide as it is.
pub(super) fn columns() -> ReadSignal<usize> {
    let (columns, set_columns) = signal(fitting());
    let resized = window_event_listener(ev::resize, move |_| {
        let now = fitting();
        if columns.try_get_untracked().is_some_and(|before| before != now) {
            set_columns.set(now);
        }
    });
    on_cleanup(move || resized.remove());
    columns
}

#[expect(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "a screen is not that wide"
)]
fn fitting() -> usize {
    let width = window().inner_width().ok().and_then(|width| width.as_f64());
    let width = (width.unwrap_or_default() / rem()).min(WIDEST);
    let beside = if width < WIDE { 0.0 } else { BESIDE };
    (0.97 * (width - AROUND - beside) / CARD - MOUTH).max(2.0) as usize
}

/// The size of the page's text in pixels.
fn rem() -> f64 {
    let style =
        document().document_element().and_then(|html| window().get_computed_style(&html).ok());
    let size = style.flatten().and_then(|style| style.get_property_value("font-size").ok());
    size.and_then(|size| size.trim_end_matches("px").parse().ok()).unwrap_or(16.0)
}
