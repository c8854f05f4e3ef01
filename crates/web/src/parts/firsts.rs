//! What is explained when it happens for the first time.

use leptos::prelude::*;
use prose::{Explained, FirstTime};
use table::Viewer;
use voice::{Late, Names, guide, table as words};

use super::button;
use crate::session::Session;
use crate::storage;
use crate::tables::Drawn;
use crate::words::Words;

/// The storage key of what was explained.
const KEY: &str = "adamant.explained";

/// A line for each thing that happens for the first time from event number `start` on, once in this browser. It stays until the player
/// closes it, or has made the next decision.
pub(crate) fn firsts<G: Drawn>(session: Session<G>, start: u32) -> AnyView {
    let words = Words::load(&[Late::Guide], Viewer::Spectator, Names::default());
    let shown = RwSignal::new(Vec::<&'static FirstTime<G>>::new());
    // Whether the viewer was asked something since the lines were shown.
    let asked = StoredValue::new(false);
    let is_asked = move || !session.actions.read_untracked().is_empty();
    Effect::new(move || {
        if !session.actions.read().is_empty() {
            asked.set_value(true);
        }
    });
    Effect::new(move |before: Option<u32>| {
        let next = before.unwrap_or(start);
        // What cannot be explained yet is explained then.
        if !words.are_loaded() {
            return next;
        }
        let history = session.history.read();
        let new = history.iter().filter(|happened| happened.number >= next);
        let seen: Vec<_> = new.map(|happened| happened.seen.clone()).collect();
        if seen.is_empty() {
            return next;
        }
        let mut explained = Explained::from(storage::get(KEY).unwrap_or_default().as_str());
        let firsts = explained.explain::<G>(&seen, &session.view.read_untracked());
        if !firsts.is_empty() {
            storage::set(KEY, &explained.to_string());
            asked.set_value(is_asked());
            shown.set(firsts);
        } else if asked.get_value() && !is_asked() {
            shown.set(Vec::new());
        }
        history.last().map_or(next, |happened| happened.number + 1)
    });
    let line = move |first: &'static FirstTime<G>| {
        let rule = format!("/rules/{}#{}", G::NAME, first.clause);
        view! {
            <p>
                {words.say(&(first.message)())} " "
                <a href=rule>{words.say(&words::read_clause(first.clause))}</a>
            </p>
        }
    };
    let lines = move || {
        let firsts = shown.get();
        (words.are_loaded() && !firsts.is_empty()).then(|| {
            view! {
                {firsts.into_iter().map(line).collect_view()}
                {button(words.text(guide::understood()), move || shown.set(Vec::new()))}
            }
        })
    };
    view! { <div class="firsts" role="status">{lines}</div> }.into_any()
}
