//! What goes wrong, as Python's exceptions.

use std::collections::BTreeMap;

use bots::UnknownBot;
use pyo3::exceptions::PyValueError;
use pyo3::{PyErr, import_exception};
use table::Viewer;
use voice::{Lang, Message, Names, Spoken, Voice, refused};

import_exception!(adamant._errors, RecordError);
import_exception!(adamant._errors, Refusal);

/// The arguments make no sense; a sentence that says what to do.
#[expect(clippy::needless_pass_by_value, reason = "errors are handed over by `map_err`")]
pub(crate) fn wrong<E: ToString>(what: E) -> PyErr {
    PyValueError::new_err(what.to_string())
}

/// The same, as a sentence of `voice`.
pub(crate) fn said(what: &Message) -> PyErr {
    wrong(Voice::of(Lang::En).say(what))
}

/// A bot that the game does not have.
pub(crate) fn no_bot(UnknownBot { game, name, bots }: UnknownBot) -> PyErr {
    said(&refused::no_bot(game, name, bots.join(", ")))
}

/// The rules refuse it: told to `viewer` in every language.
pub(crate) fn refused(refusal: &(impl table::Refusal + Spoken), viewer: Viewer) -> PyErr {
    let debug = format!("{refusal:?}");
    let kind = debug.split(|letter: char| !letter.is_alphanumeric()).next().unwrap_or_default();
    let say = |lang: Lang| (lang.code(), Voice::of(lang).to(viewer, Names::none()).say(refusal));
    let said = BTreeMap::from(Lang::ALL.map(say));
    Refusal::new_err((kind.to_owned(), refusal.clause(), said))
}

/// A record cannot be replayed.
pub(crate) fn broken_record(error: table::RecordError) -> PyErr {
    let table::RecordError { place, what, clause, refusal, .. } = error;
    let what = refusal.map_or(what, |refusal| Voice::of(Lang::En).say(&refusal));
    RecordError::new_err((place, what, clause))
}
