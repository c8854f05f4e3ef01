//! The game, and what is around it.

use leptos::prelude::*;
use voice::online as words;
use wire::TableStage;

use super::{after, fair, host, invite, own_seat, people};
use crate::online::Online;
use crate::settings::say;
use crate::tables::Table;

/// The table while the game is on, and after it.
pub(super) fn game(online: Online, asked: RwSignal<bool>) -> AnyView {
    let Some(screen) = online.screen() else {
        return ().into_any();
    };
    let watching = move || {
        let watches =
            online.you.get().eyes.is_none() && online.stage() == Some(TableStage::Playing);
        watches.then(|| view! { <p class="note">{say(words::playing())}</p> })
    };
    view! {
        <div class="online">
            {people::people(online)}
            {own_seat::own_seat(online)}
            {watching}
            {after::after(online, screen, asked)}
            <Table screen undo=false/>
            {after::checked(online, screen)}
            <div class="drawers">
                {host::host(online)}
                {host::hand_over(online)}
                <details class="board">
                    <summary>{say(words::invite())}</summary>
                    {invite::invite(online)}
                </details>
                <div class="board">{fair::fair(online)}</div>
            </div>
        </div>
    }
    .into_any()
}
