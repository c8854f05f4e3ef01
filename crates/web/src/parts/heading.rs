//! Where the keyboard is after somebody went to another page.

use leptos::prelude::*;
use leptos_router::hooks::use_location;
use wasm_bindgen::JsCast;
use web_sys::HtmlElement;

/// Whoever follows a link finds the keyboard at the heading of the page that it leads to.
#[component]
pub(crate) fn FollowLinks() -> impl IntoView {
    let path = use_location().pathname;
    Effect::new(move |before: Option<String>| {
        let path = path.get();
        if before.is_some_and(|before| before != path) {
            to_heading();
        }
        path
    });
}

/// Puts the keyboard at the heading of the page that is about to be shown.
pub(crate) fn to_heading() {
    request_animation_frame(|| {
        let heading = document().query_selector("main h1").ok().flatten();
        if let Some(heading) = heading.and_then(|heading| heading.dyn_into::<HtmlElement>().ok()) {
            heading.set_tab_index(-1);
            // A heading that is there can be focused.
            let _ = heading.focus();
        }
    });
}
