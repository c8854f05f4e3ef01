//! What a review knows of the replay that it belongs to.

use std::rc::Rc;

use games::Kind;
use leptos::prelude::*;
use serde_json::Value;
use table::Seat;
use voice::{Message, review as words};
use web_sys::HtmlSelectElement;

use super::step_result::Decided;
use crate::parts::named_button;
use crate::words::Words;

/// What the replay shows.
#[derive(Clone, PartialEq, Debug, Default)]
pub(crate) enum Mode {
    /// The recorded game.
    #[default]
    Watching,
    /// The position of one of these mistakes, in which something else can be chosen.
    Learning(Rc<Vec<Decided>>, usize),
    /// Another way on from one of its positions.
    Branching(BranchStart),
}

/// Where a branch begins, and against whom.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct BranchStart {
    pub(super) step: usize,
    pub(super) seat: Seat,
    /// The level of the bot on each seat.
    pub(super) levels: Vec<&'static str>,
}

/// The replay of a record, as a review knows it. It can be copied into every closure.
#[derive(Clone, Copy)]
pub(crate) struct ReviewContext {
    pub(crate) kind: Kind,
    pub(crate) record: StoredValue<Rc<Value>, LocalStorage>,
    pub(crate) players: u8,
    /// The seat of the person before this device, where that is known.
    pub(crate) own: Option<Seat>,
    pub(crate) words: Words,
    /// How many steps lead to the moment that is looked at.
    pub(crate) at: RwSignal<usize>,
    /// Through whose eyes it is looked at, where they are a player's.
    pub(crate) eyes: Signal<Option<Seat>>,
    /// Goes to the moment after so many steps of the recorded game, through the eyes of a seat if one is named.
    pub(crate) go: Callback<(usize, Option<Seat>)>,
    pub(crate) mode: RwSignal<Mode, LocalStorage>,
    /// Shows another record.
    pub(crate) show: Callback<String>,
}

impl ReviewContext {
    /// The seat of the person who played here, as far as the browser or the record knows; else the first.
    pub(super) fn person(self) -> Seat {
        let person = self.record.with_value(|record| {
            let chairs = record.get(fair::Occupant::KEY)?.as_array()?;
            chairs.iter().position(|chair| *chair == host::PERSON)
        });
        let person = person.and_then(|at| Seat::all(self.players).nth(at));
        self.own.or(person).unwrap_or(Seat::FIRST)
    }

    /// Whether the replay is shown and its words are loaded.
    pub(super) fn is_watching(self) -> bool {
        self.words.are_loaded() && self.mode.with(|mode| *mode == Mode::Watching)
    }

    /// A choice among the players by their names, one of whom is chosen.
    pub(super) fn seat_choice(
        self,
        id: &'static str,
        title: Message,
        chosen: impl Fn() -> Seat + Copy + Send + Sync + 'static,
        choose: impl Fn(Seat) + 'static,
    ) -> AnyView {
        let words = self.words;
        let options = Seat::all(self.players).map(|of| {
            let selected = move || chosen() == of;
            view! { <option prop:selected=selected>{move || words.name(of)}</option> }
        });
        let choose = move |event: web_sys::Event| {
            let at = event_target::<HtmlSelectElement>(&event).selected_index();
            if let Some(of) = u8::try_from(at).ok().and_then(Seat::new) {
                choose(of);
            }
        };
        view! {
            <label class="row">
                <span>{words.text(title)}</span>
                <select id=id on:change=choose>{options.collect_view()}</select>
            </label>
        }
        .into_any()
    }

    /// A button that goes back to a moment of the recorded game, through the eyes of a seat.
    pub(super) fn back_to(self, step: usize, seat: Seat) -> AnyView {
        let back = move || self.go.run((step, Some(seat)));
        named_button("back", self.words.text(words::back_to_replay()), back)
    }
}
