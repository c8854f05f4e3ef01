//! The fist: stay or leave, in secret, until the last one is closed.
//!
//! The player who is awaited last has [`REVEAL_DELAY`] to change their mind before the fists open.

use std::time::Duration;

use diamant::{Choice, Diamant, Odds, Stage, View};
use leptos::leptos_dom::helpers::TimeoutHandle;
use leptos::prelude::*;
use prose::Playable;
use table::{Seats, Viewer};
use voice::{Message, diamant::table as words, table as table_words};

use super::odds;
use crate::focus::focus;
use crate::parts::emblem;
use crate::session::Session;

/// How long the last fist stays closed.
const REVEAL_DELAY: Duration = Duration::from_millis(800);

/// Two large buttons while there is something to choose. The one in the fist is pressed.
pub(super) fn fist(session: Session<Diamant>) -> AnyView {
    let yours = Memo::new(move |_| match session.view.read().stage {
        Stage::Deciding { yours, .. } => yours,
        _ => None,
    });
    let choosing = Memo::new(move |_| !session.actions.read().is_empty());
    // What is chosen while everyone else is ready, until the fists open.
    let held = RwSignal::new(None::<Choice>);
    let timer = StoredValue::new(None::<TimeoutHandle>);
    let stop = move || {
        if let Some(Some(running)) = timer.try_update_value(Option::take) {
            running.clear();
        }
    };
    on_cleanup(stop);
    let open = move || {
        if let Some(Some(choice)) = held.try_update(Option::take) {
            session.act(choice);
        }
    };
    let choose = move |choice: Choice| {
        // A second click changes nothing.
        if held.get_untracked().or(yours.get_untracked()) == Some(choice) {
            return;
        }
        let awaited = session.turn.get_untracked().awaited();
        let last = matches!(session.viewer, Viewer::Seat(you) if awaited == Seats::only(you));
        if last {
            stop();
            held.set(Some(choice));
            timer.set_value(set_timeout_with_handle(open, REVEAL_DELAY).ok());
        } else {
            session.act(choice);
        }
    };
    // While there is nothing to choose the buttons are gone, and the keyboard is nowhere.
    let last = StoredValue::new(None::<Choice>);
    let button = move |choice: Choice| {
        let picture = match choice {
            Choice::Stay => "lamp",
            Choice::Leave => "tent",
        };
        view! {
            <button
                type="button"
                id=id(choice)
                class=id(choice)
                aria-pressed=move || (held.get().or(yours.get()) == Some(choice)).to_string()
                on:click=move |_| {
                    last.set_value(Some(choice));
                    choose(choice);
                }
            >
                {emblem(picture)}
                <span>{move || session.say(&choice)}</span>
                <span class="held">{emblem("fist")}</span>
            </button>
        }
    };
    let buttons = move || {
        if session.held.get() {
            next_cave(session)
        } else if choosing.get() {
            [button(Choice::Stay), button(Choice::Leave)].into_any()
        } else if session.viewer == Viewer::Spectator || !session.is_open {
            ().into_any()
        } else {
            let wait = move || session.say(&words::wait());
            view! { <p class="wait">{emblem("fist")} {wait}</p> }.into_any()
        }
    };
    let asked = move || choosing.get().then(|| session.tell(Diamant::question));
    let stake = move || match held.get() {
        Some(_) => Some(session.say(&words::held())),
        None if session.held.get() => None,
        None => stake(&session.view.read()).map(|stake| session.say(&stake)),
    };
    Effect::new(move || {
        session.turn.track();
        // Meanwhile something else may have happened: what was asked is asked anew.
        stop();
        held.set(None);
    });
    Effect::new(move || {
        if choosing.get()
            && let Some(choice) = last.get_value()
        {
            request_animation_frame(move || take_up(choice));
        }
    });
    view! {
        <section
            class="actions fist"
            class:yours=session.viewer != Viewer::Spectator && session.is_open
            aria-label=move || session.say(&table_words::actions())
        >
            <p class="stake">{stake}</p>
            <div class="fists">{buttons}</div>
            <p class="asked">{asked}</p>
        </section>
        {odds::odds(session.later())}
    }
    .into_any()
}

/// The way on, after a cave that is over.
fn next_cave(session: Session<Diamant>) -> AnyView {
    let next = session.view.with_untracked(|view| view.cave);
    view! {
        <button type="button" id="go-on" class="main" on:click=move |_| session.release()>
            {emblem("arch")}
            <span>{move || session.say(&words::next_cave(next))}</span>
        </button>
    }
    .into_any()
}

/// What the viewer would lose, and how likely.
fn stake(view: &View) -> Option<Message> {
    let danger = match Odds::of(view).danger()? {
        0 => words::no_danger(),
        percent => words::danger(percent),
    };
    Some(match view.you {
        Some(you) if view.inside.contains(you) => words::stake(view.beside, danger),
        Some(_) => words::out(danger),
        None => danger,
    })
}

/// The id and the class of a choice on the page.
pub(super) const fn id(choice: Choice) -> &'static str {
    match choice {
        Choice::Stay => "stay",
        Choice::Leave => "leave",
    }
}

/// Puts the keyboard back on the button it was on, unless it has gone elsewhere.
fn take_up(choice: Choice) {
    if document().active_element().is_none_or(|at| at.tag_name() == "BODY") {
        focus(id(choice));
    }
}
