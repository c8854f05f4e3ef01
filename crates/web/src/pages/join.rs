//! Joining a table by its code.

use leptos::ev::SubmitEvent;
use leptos::html::Input;
use leptos::prelude::*;
use voice::online as words;

use crate::route::plain_code;
use crate::router::Router;
use crate::settings::say;

/// A line for the code.
pub(super) fn join() -> impl IntoView {
    let input = NodeRef::<Input>::new();
    let router = Router::of_page();
    let go = move |event: SubmitEvent| {
        event.prevent_default();
        let code = input.get().map(|input| plain_code(&input.value())).unwrap_or_default();
        if !code.is_empty() {
            router.go(&format!("/t/{code}"));
        }
    };
    view! {
        <form class="row join" on:submit=go>
            <label for="code">{say(words::join_code())}</label>
            <input
                id="code"
                node_ref=input
                size="8"
                maxlength="12"
                required
                autocomplete="off"
                autocapitalize="characters"
                spellcheck="false"
            />
            <button type="submit">{say(words::join())}</button>
        </form>
    }
}
