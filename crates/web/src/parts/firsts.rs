//! What is explained when it happens for the first time.

use leptos::prelude::*;
use leptos::task::spawn_local;
use prose::{Explained, First};
use voice::{Lang, Late, Voice, guide, table as words};

use crate::session::Session;
use crate::settings::Settings;
use crate::tables::Drawn;
use crate::{language, storage};

/// The storage key of what was explained.
const KEY: &str = "adamant.explained";

/// A line for each thing that happens for the first time from event number `start` on, once in this browser. It stays until the player
/// closes it, or has made the next decision.
pub(crate) fn firsts<G: Drawn>(session: Session<G>, start: u32) -> AnyView {
    let settings = Settings::of_page();
    let loaded = RwSignal::new(None::<Lang>);
    Effect::new(move || {
        let lang = settings.lang.get();
        spawn_local(async move {
            if language::load_late(lang, Late::Guide).await {
                // Meanwhile the page may have been left.
                loaded.try_set(Some(lang));
            }
        });
    });
    let shown = RwSignal::new(Vec::<&'static First<G>>::new());
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
        if loaded.get().is_none() {
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
    let line = move |first: &'static First<G>, voice: &'static Voice| {
        let rule = format!("/rules/{}#{}", G::NAME, first.clause);
        view! {
            <p>
                {voice.say(&(first.message)())} " "
                <a href=rule>{voice.say(&words::read_clause(first.clause))}</a>
            </p>
        }
    };
    let lines = move || {
        let firsts = shown.get();
        let voice = Voice::of(loaded.get().filter(|_| !firsts.is_empty())?);
        let lines = firsts.into_iter().map(|first| line(first, voice)).collect_view();
        Some(view! {
            {lines}
            <button type="button" on:click=move |_| shown.set(Vec::new())>
                {voice.say(&guide::understood())}
            </button>
        })
    };
    view! { <div class="firsts" role="status">{lines}</div> }.into_any()
}
