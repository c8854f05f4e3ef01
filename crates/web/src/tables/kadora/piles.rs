//! The common loot: two piles, spread so that every colour can be seen; and what was set aside.

use kadora::{Action, Back, Card, Colour, Known, Pile};
use leptos::prelude::*;
use voice::{Message, Spoken, kadora::table as words};

use super::card::back;
use super::ui::TableUi;
use crate::parts::keyed;

/// Both piles, each to be drawn from, and the set-aside cards.
pub(super) fn piles(ui: TableUi) -> AnyView {
    let view = ui.session.view;
    let aside = move || match &view.read().aside {
        Known::Backs(backs) => backs.clone(),
        Known::Faces(cards) => cards.iter().map(Card::back).collect(),
    };
    let name = move || {
        let backs = aside();
        ui.session.say(&words::aside(backs.len(), names(&backs)))
    };
    let last = move || {
        let turns = view.read().turns_left?;
        Some(ui.session.say(&words::last_round_turns(turns)))
    };
    view! {
        <section class="k-piles">
            {Pile::ALL.map(|each| pile(ui, each)).collect_view()}
            <div class="k-pile aside">
                <small>{move || ui.session.say(&words::set_aside())}</small>
                {strip(name, aside)}
            </div>
            <p class="k-last">{last}</p>
        </section>
    }
    .into_any()
}

fn pile(ui: TableUi, pile: Pile) -> AnyView {
    let session = ui.session;
    let backs = move || session.view.read().pile(pile).to_vec();
    let drawing = move || session.actions.read().contains(&Action::Draw(pile));
    let name = move || {
        let backs = backs();
        session.say(&match backs.len() {
            0 => words::pile_empty(pile),
            count => words::pile_backs(pile, count, names(&backs)),
        })
    };
    let title = move || session.say(&words::pile_count(pile, backs().len()));
    view! {
        <button
            type="button"
            class="k-pile"
            disabled=move || !drawing()
            on:click=move |_| session.act(Action::Draw(pile))
        >
            <small>{title}</small>
            {strip(name, backs)}
        </button>
    }
    .into_any()
}

/// Backs in their order, the first on top. When some go, the others stay as they are drawn.
pub(super) fn strip(
    name: impl Fn() -> String + Send + Sync + 'static,
    backs: impl Fn() -> Vec<Back> + Send + Sync + 'static,
) -> AnyView {
    let each = move || {
        let backs = backs();
        let below = |at: usize| backs[at..].iter().filter(|other| **other == backs[at]).count();
        (0..backs.len()).map(|at| (backs[at].colour, below(at))).collect()
    };
    let backs = keyed(each, |each| *each, |(colour, _)| back(colour));
    view! { <span class="k-strip" role="img" aria-label=name>{backs}</span> }.into_any()
}

/// The cards in a hand that only its owner sees; none, if its faces are known.
pub(super) fn hidden(hand: &Known) -> Vec<Back> {
    let backs = |colour| vec![Back { colour }; hand.count(colour)];
    match hand {
        Known::Backs(_) => Colour::ALL.into_iter().flat_map(backs).collect(),
        Known::Faces(_) => Vec::new(),
    }
}

pub(super) fn names(backs: &[Back]) -> Vec<Message> {
    backs.iter().map(|back| back.colour.message()).collect()
}
