//! The shuffle: commitment and contribution.

use leptos::prelude::*;
use voice::online as words;

use crate::online::Online;
use crate::receipts::Receipts;
use crate::settings::say;

/// The server's commitment, this device's contribution, and the receipt.
pub(super) fn fair(online: Online) -> AnyView {
    let commitment = move || online.read(|table| Some(table.fair.commitment.clone()));
    // What this browser drew and kept: what the server shows in its place does not count.
    let code = move || online.read(|table| table.code.clone());
    let yours = move || {
        online.you.get().seat?;
        let drawn = Receipts::load().number(&code())?.to_string();
        Some(view! { <dt>{say(words::fair_yours())}</dt> <dd><code>{drawn}</code></dd> })
    };
    let receipt = move || {
        let receipt = Receipts::load().receipt(&code())?.to_json();
        let file = format!("data:application/json,{}", js_sys::encode_uri_component(&receipt));
        let name = format!("adamant-{}-receipt.json", code());
        Some(view! { <p><a href=file download=name>{say(words::receipt())}</a></p> })
    };
    view! {
        <details class="fair">
            <summary>{say(words::fair())}</summary>
            <p>{say(words::fair_help())}</p>
            <dl>
                <dt>{say(words::fair_commitment())}</dt>
                <dd><code>{commitment}</code></dd>
                {yours}
            </dl>
            {receipt}
        </details>
    }
    .into_any()
}
