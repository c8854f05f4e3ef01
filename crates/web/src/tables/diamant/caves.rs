//! The five cave entrances, the pile, and the hazards that have left the game.

use std::cmp::Ordering;

use diamant::{CAVES, Diamant, Hazard, Stage};
use leptos::prelude::*;
use voice::{Spoken, diamant::table as words};

use crate::parts::emblem;
use crate::session::Session;

/// Entrances close one after another; what has left the game lies beside them.
pub(super) fn caves(session: Session<Diamant>) -> AnyView {
    let now = Memo::new(move |_| {
        let view = session.view.read();
        match view.stage {
            Stage::Over { .. } => CAVES + 1,
            _ => view.cave,
        }
    });
    let entrances = (1..=CAVES).map(|cave| {
        let state = move || match cave.cmp(&now.get()) {
            Ordering::Less => "closed",
            // While the end of a cave is read, the next one is still empty.
            Ordering::Equal if !session.held.get() => "open",
            _ => "later",
        };
        view! {
            <li class=state>
                {emblem("arch")}
                <span class="rubble">{emblem("rubble")}</span>
                <span class="which" aria-hidden="true">{cave}</span>
                <span class="unseen">{move || session.say(&words::cave(cave, state()))}</span>
            </li>
        }
    });
    let removed = Memo::new(move |_| session.view.read().removed);
    let gone = move || {
        let removed = Hazard::ALL.into_iter().zip(removed.get());
        let gone: Vec<Hazard> =
            removed.flat_map(|(hazard, times)| vec![hazard; times.into()]).collect();
        (!gone.is_empty()).then(|| {
            let said = words::removed_so_far(gone.iter().map(Spoken::message).collect::<Vec<_>>());
            let cards = gone.iter().map(|hazard| emblem(hazard.name())).collect_view();
            view! {
                <p class="gone" title=session.say(&said)>
                    {cards}
                    <span class="unseen">{session.say(&said)}</span>
                </p>
            }
        })
    };
    view! {
        <div class="strip">
            <ol class="caves" aria-label=move || session.say(&words::caves())>
                {entrances.collect_view()}
            </ol>
            {gone}
        </div>
    }
    .into_any()
}
