//! Taking over a chair from another device.

use leptos::prelude::*;
use leptos::task::spawn_local;
use voice::{Message, online as words};
use wire::{Claim, TableInfo};

use crate::online::post_as_guest;
use crate::pages::entitle;
use crate::parts::{main_button, refusal};
use crate::router::Router;
use crate::settings::say;

/// Asks before the chair moves: a link that is only looked at should not use itself up.
pub(super) fn claim(code: String, secret: String) -> AnyView {
    entitle(say(words::claim()));
    let refused = RwSignal::new(None::<Message>);
    let router = Router::of_page();
    let take = move || {
        let (code, secret) = (code.clone(), secret.clone());
        spawn_local(async move {
            let path = format!("/api/tables/{code}/claim");
            match post_as_guest::<TableInfo>(&path, &Claim { secret }).await {
                Ok(_) => router.go(&format!("/t/{code}")),
                Err(failure) => {
                    refused.try_set(Some(failure.message()));
                }
            }
        });
    };
    view! {
        <h1>{say(words::claim())}</h1>
        <p>{say(words::claim_help())}</p>
        {refusal(move || refused.get().map(|why| view! { <p>{say(why)}</p> }.into_any()))}
        <p>{main_button(None, say(words::claim_do()), take)}</p>
    }
    .into_any()
}
