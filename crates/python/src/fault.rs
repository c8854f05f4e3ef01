//! What goes wrong, as Python's exceptions.

use bots::UnknownBot;
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use pyo3::types::PyDict;
use table::{RecordError, Refusal, Viewer};
use voice::{Lang, Message, Names, Spoken, Voice, tools};

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
    said(&tools::no_bot(game, name, bots.join(", ")))
}

/// The rules refuse it: told to `viewer` in every language.
pub(crate) fn refused(refusal: &(impl Refusal + Spoken), viewer: Viewer) -> PyErr {
    let debug = format!("{refusal:?}");
    let kind = debug.split(|letter: char| !letter.is_alphanumeric()).next().unwrap_or_default();
    let raise = |py: Python<'_>| {
        let said = PyDict::new(py);
        for lang in Lang::ALL {
            said.set_item(lang.code(), Voice::of(lang).to(viewer, Names::none()).say(refusal))?;
        }
        let class = py.import("adamant._errors")?.getattr("Refusal")?;
        Ok(PyErr::from_value(class.call1((kind, refusal.clause(), said))?))
    };
    Python::attach(raise).unwrap_or_else(|error: PyErr| error)
}

/// A record cannot be replayed.
pub(crate) fn broken_record(error: RecordError) -> PyErr {
    let RecordError { place, what, clause, refusal } = error;
    let what = refusal.map_or(what, |refusal| Voice::of(Lang::En).say(&refusal));
    let raise = |py: Python<'_>| {
        let class = py.import("adamant._errors")?.getattr("RecordError")?;
        Ok(PyErr::from_value(class.call1((place, what, clause))?))
    };
    Python::attach(raise).unwrap_or_else(|error: PyErr| error)
}
