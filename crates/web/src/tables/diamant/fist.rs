//! The fist: stay or leave, in secret, until the last one is closed.

use diamant::{Choice, Diamant, Stage};
use leptos::prelude::*;
use prose::Playable;
use table::Viewer;
use voice::web as words;
use wasm_bindgen::JsCast;
use web_sys::HtmlElement;

use super::odds;
use crate::parts::emblem;
use crate::session::Session;

/// Two large buttons while there is something to choose. The one in the fist is pressed.
pub(super) fn fist(session: Session<Diamant>) -> AnyView {
    let yours = Memo::new(move |_| match session.view.read().stage {
        Stage::Deciding { yours, .. } => yours,
        _ => None,
    });
    let choosing = Memo::new(move |_| !session.actions.read().is_empty());
    // While there is nothing to choose the buttons are gone, and the keyboard is nowhere.
    let last = StoredValue::new(None::<Choice>);
    let button = move |choice: Choice| {
        let (kind, picture) = match choice {
            Choice::Stay => ("stay", "lamp"),
            Choice::Leave => ("leave", "tent"),
        };
        view! {
            <button
                type="button"
                id=id(choice)
                class=kind
                aria-pressed=move || (yours.get() == Some(choice)).to_string()
                on:click=move |_| {
                    last.set_value(Some(choice));
                    session.act(choice);
                }
            >
                {emblem(picture)}
                <span>{move || session.say(&choice)}</span>
                <span class="held">{emblem("fist")}</span>
            </button>
        }
    };
    let buttons = move || {
        if choosing.get() {
            [button(Choice::Stay), button(Choice::Leave)].into_any()
        } else if session.viewer == Viewer::Spectator || !session.is_open() {
            ().into_any()
        } else {
            let wait = move || session.say(&words::d_wait());
            view! { <p class="wait">{emblem("fist")} {wait}</p> }.into_any()
        }
    };
    let question = move || session.tell(Diamant::question);
    let asked = move || choosing.get().then(question);
    Effect::new(move || {
        if choosing.get()
            && let Some(choice) = last.get_value()
        {
            request_animation_frame(move || take_up(choice));
        }
    });
    view! {
        <section class="actions fist" aria-label=move || session.say(&words::actions())>
            <div class="fists">{buttons}</div>
            <p class="asked">{asked}</p>
            {odds::odds(session)}
        </section>
    }
    .into_any()
}

/// Where a choice is on the page.
const fn id(choice: Choice) -> &'static str {
    match choice {
        Choice::Stay => "stay",
        Choice::Leave => "leave",
    }
}

/// Puts the keyboard back on the button it was on, unless it has gone elsewhere.
fn take_up(choice: Choice) {
    let page = document();
    let nowhere = page.active_element().is_none_or(|at| at.tag_name() == "BODY");
    let button = page.get_element_by_id(id(choice));
    if nowhere && let Some(button) = button.and_then(|at| at.dyn_into::<HtmlElement>().ok()) {
        // A button that is there can be focused.
        let _ = button.focus();
    }
}
