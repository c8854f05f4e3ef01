//! Buttons.

use leptos::prelude::*;

/// A button that says what it does.
pub(crate) fn button(
    label: impl Fn() -> String + Send + Sync + 'static,
    press: impl FnMut() + 'static,
) -> AnyView {
    draw(None, Box::new(label), Box::new(press))
}

/// A button that says what it does, and has an id on the page.
pub(crate) fn named_button(
    id: &'static str,
    label: impl Fn() -> String + Send + Sync + 'static,
    press: impl FnMut() + 'static,
) -> AnyView {
    draw(Some(id), Box::new(label), Box::new(press))
}

/// Compiled once, whatever a button says and does.
fn draw(
    id: Option<&'static str>,
    label: Box<dyn Fn() -> String + Send + Sync>,
    mut press: Box<dyn FnMut()>,
) -> AnyView {
    view! { <button type="button" id=id on:click=move |_| press()>{label}</button> }.into_any()
}
