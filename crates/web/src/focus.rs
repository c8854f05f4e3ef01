//! Moving the keyboard's focus.

use leptos::prelude::document;
use wasm_bindgen::JsCast;
use web_sys::{FocusOptions, HtmlElement};

/// The element with this id.
pub(crate) fn element(id: &str) -> Option<HtmlElement> {
    document().get_element_by_id(id)?.dyn_into().ok()
}

/// Moves the focus to the element with this id; without one, the focus stays where it is.
pub(crate) fn focus(id: &str) {
    // An element that cannot have the focus leaves it where it is, here and below.
    let _ = element(id).map(|element| element.focus());
}

/// Moves the focus to an element; the page stays where it is scrolled to.
pub(crate) fn focus_in_place(element: &HtmlElement) {
    let options = FocusOptions::new();
    options.set_prevent_scroll(true);
    let _ = element.focus_with_options(&options);
}
