//! What was promised of the shuffle.

use leptos::prelude::*;
use voice::online as words;

use super::say;
use crate::online::Online;

/// The promise, and what one's own device added to it.
pub(super) fn fair(online: Online) -> AnyView {
    let commitment = move || {
        online.table.with(|table| table.as_ref().map(|table| table.fair.commitment.clone()))
    };
    let yours = move || {
        let seat = online.you.get().seat?;
        let added = online.table.with(|table| {
            table.as_ref()?.fair.contributions.get(seat.index()).cloned().flatten()
        })?;
        Some(view! { <dt>{say(words::fair_yours())}</dt> <dd><code>{added}</code></dd> })
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
        </details>
    }
    .into_any()
}
