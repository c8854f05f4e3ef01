//! Buttons.

use leptos::prelude::*;

/// A button that says what it does.
pub(crate) fn button(
    label: impl Fn() -> String + Send + Sync + 'static,
    press: impl FnMut() + 'static,
) -> AnyView {
    draw(None, false, Box::new(label), Box::new(press))
}

/// A button that says what it does, and has an id on the page.
pub(crate) fn named_button(
    id: &'static str,
    label: impl Fn() -> String + Send + Sync + 'static,
    press: impl FnMut() + 'static,
) -> AnyView {
    draw(Some(id), false, Box::new(label), Box::new(press))
}

/// The button that most people will want here, which says what it does. It may have an id on the page.
pub(crate) fn main_button(
    id: Option<&'static str>,
    label: impl Fn() -> String + Send + Sync + 'static,
    press: impl FnMut() + 'static,
) -> AnyView {
    draw(id, true, Box::new(label), Box::new(press))
}

/// Compiled once, whatever a button says and does.
fn draw(
    id: Option<&'static str>,
    main: bool,
    label: Box<dyn Fn() -> String + Send + Sync>,
    mut press: Box<dyn FnMut()>,
) -> AnyView {
    view! {
        <button type="button" id=id class:main=main on:click=move |_| press()>
            {label}
        </button>
    }
    .into_any()
}
