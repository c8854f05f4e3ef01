//! The way to a table: its code, its link, and the link for phones to read.

use js_sys::{Function, Object, Promise, Reflect};
use leptos::html::Input;
use leptos::prelude::*;
use leptos::task::spawn_local;
use voice::{Message, online as words};
use wasm_bindgen::{JsCast, JsValue};
use wire::Created;

use super::spoken_code;
use crate::online::{self, Online};
use crate::parts::button;
use crate::settings::say;
use crate::shell::settled;

/// The code, the link and its picture.
pub(super) fn invite(online: Online) -> impl IntoView {
    let code = online.code();
    let link = link_to(online);
    view! {
        <section class="board invite">
            <h2>{say(words::invite())}</h2>
            {picture(&code)}
            <p class="code">
                <span class="note">{say(words::code())}</span> <strong>{spoken_code(&code)}</strong>
            </p>
            {link_field(link, words::link())}
            <p><a href=format!("/t/{code}/screen")>{say(words::on_screen())}</a></p>
        </section>
    }
}

/// The link as the server would have others follow it. Until it is known, the address of this page.
pub(super) fn link_to(online: Online) -> RwSignal<String> {
    let code = online.code();
    let origin = window().location().origin().unwrap_or_default();
    let link = RwSignal::new(format!("{origin}/t/{code}"));
    spawn_local(async move {
        let path = format!("/api/tables/{code}/invitation");
        if let Ok(created) = online::get::<Created>(&path).await {
            link.try_set(created.link);
        }
    });
    link
}

/// The link as a QR code.
pub(super) fn picture(code: &str) -> impl IntoView + use<> {
    view! {
        <img
            class="qr"
            width="160"
            height="160"
            src=format!("/api/tables/{code}/qr.svg")
            alt=say(words::qr())
        />
    }
}

/// A link that can be read, copied and shared.
pub(super) fn link_field(link: RwSignal<String>, title: Message) -> impl IntoView {
    let field = NodeRef::<Input>::new();
    let copied = RwSignal::new(false);
    let copy = move || {
        let text = link.get_untracked();
        let Some(field) = field.get_untracked() else { return };
        field.select();
        spawn_local(async move {
            copied.try_set(call("clipboard", "writeText", &text.into()).await || exec_copy());
        });
    };
    let share = move || {
        let what = Object::new();
        let url = link.get_untracked();
        // An object of our own takes every field.
        let _ = Reflect::set(&what, &"url".into(), &url.into());
        spawn_local(async move {
            call("", "share", &what).await;
        });
    };
    let can_share = method("", "share").is_some();
    view! {
        <p class="row link">
            <label>
                {say(title)} <input node_ref=field readonly prop:value=link size="28"/>
            </label>
            {button(say(words::copy()), copy)}
            {can_share.then(|| button(say(words::share()), share))}
            <span role="status">{move || copied.get().then(|| say(words::copied())())}</span>
        </p>
    }
}

/// A method of the browser's navigator, or of a part of it. Where the connection is not secure some are missing.
fn method(part: &str, name: &str) -> Option<(JsValue, Function)> {
    let navigator = JsValue::from(window().navigator());
    let of =
        if part.is_empty() { navigator } else { Reflect::get(&navigator, &part.into()).ok()? };
    let method = Reflect::get(&of, &name.into()).ok()?.dyn_into().ok()?;
    Some((of, method))
}

/// Whether the browser did what it was asked.
async fn call(part: &str, name: &str, what: &JsValue) -> bool {
    let promise = method(part, name)
        .and_then(|(of, method)| method.call1(&of, what).ok()?.dyn_into::<Promise>().ok());
    match promise {
        Some(promise) => settled(promise).await.is_some(),
        None => false,
    }
}

/// Copies what is selected, in a way that needs no secure connection.
fn exec_copy() -> bool {
    let page = JsValue::from(document());
    let copy = Reflect::get(&page, &"execCommand".into()).ok();
    let copy = copy.and_then(|copy| copy.dyn_into::<Function>().ok());
    copy.and_then(|copy| copy.call1(&page, &"copy".into()).ok()?.as_bool()).unwrap_or(false)
}
