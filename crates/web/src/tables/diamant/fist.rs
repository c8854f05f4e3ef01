//! The fist: stay or leave, in secret, until the last one is closed.

use diamant::{Choice, Diamant, Stage};
use leptos::prelude::*;
use prose::Playable;
use voice::web as words;

use super::odds;
use crate::parts::emblem;
use crate::session::Session;

/// Two large buttons while there is something to choose. The one in the fist is pressed.
pub(super) fn fist(session: Session<Diamant>) -> AnyView {
    let yours = Memo::new(move |_| {
        session.view.with(|view| match view.stage {
            Stage::Deciding { yours, .. } => yours,
            _ => None,
        })
    });
    let choosing = Memo::new(move |_| !session.actions.with(Vec::is_empty));
    let button = move |choice: Choice| {
        let (kind, picture) = match choice {
            Choice::Stay => ("stay", "lamp"),
            Choice::Leave => ("leave", "tent"),
        };
        view! {
            <button
                type="button"
                class=kind
                aria-pressed=move || (yours.get() == Some(choice)).to_string()
                on:click=move |_| session.act(choice)
            >
                {emblem(picture)}
                <span>{move || session.say(&choice)}</span>
                <span class="held">{emblem("fist")}</span>
            </button>
        }
    };
    let buttons = move || choosing.get().then(|| [button(Choice::Stay), button(Choice::Leave)]);
    let asked = move || {
        if choosing.get() {
            session.view.with(|view| session.speak(|to| Diamant::question(view, to)))
        } else {
            session.say(&words::d_wait())
        }
    };
    view! {
        <section class="actions fist" aria-label=move || session.say(&words::actions())>
            <div class="fists">{buttons}</div>
            <p class="asked">{asked}</p>
            {odds::odds(session)}
        </section>
    }
    .into_any()
}
