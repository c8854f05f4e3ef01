//! What goes wrong, as Python's exceptions.

use bots::UnknownBot;
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use pyo3::types::PyDict;
use table::{RecordError, Refusal, Viewer};
use voice::{Lang, Message, Names, Spoken, Voice, tools};

/// Why something was not done.
pub(crate) enum Fault {
    /// The arguments make no sense; a sentence that says what to do.
    Wrong(String),
    /// The rules refuse it.
    Refused { kind: String, clause: &'static str, sentences: Vec<(&'static str, String)> },
    /// A record cannot be replayed.
    Record(RecordError),
}

impl Fault {
    #[expect(clippy::needless_pass_by_value, reason = "errors are handed over by `map_err`")]
    pub(crate) fn wrong(what: impl ToString) -> Self {
        Self::Wrong(what.to_string())
    }

    pub(crate) fn said(what: &Message) -> Self {
        Self::Wrong(Voice::of(Lang::En).say(what))
    }

    /// A bot that the game does not have.
    pub(crate) fn no_bot(UnknownBot { game, name, bots }: UnknownBot) -> Self {
        Self::said(&tools::no_bot(game, name, bots.join(", ")))
    }

    /// A refusal, told to `viewer` in every language.
    pub(crate) fn refused(refusal: &(impl Refusal + Spoken), viewer: Viewer) -> Self {
        let debug = format!("{refusal:?}");
        let kind = debug.split(|letter: char| !letter.is_alphanumeric()).next().unwrap_or_default();
        let say = |lang: Lang| Voice::of(lang).to(viewer, Names::none()).say(refusal);
        Self::Refused {
            kind: kind.to_owned(),
            clause: refusal.clause(),
            sentences: Lang::ALL.map(|lang| (lang.code(), say(lang))).to_vec(),
        }
    }
}

impl From<RecordError> for Fault {
    fn from(error: RecordError) -> Self {
        Self::Record(error)
    }
}

impl From<Fault> for PyErr {
    fn from(fault: Fault) -> Self {
        Python::attach(|py| raise(py, fault).unwrap_or_else(|error| error))
    }
}

/// Python's error for arguments that make no sense.
#[expect(clippy::needless_pass_by_value, reason = "errors are handed over by `map_err`")]
pub(crate) fn wrong<E: ToString>(what: E) -> PyErr {
    PyValueError::new_err(what.to_string())
}

fn raise(py: Python<'_>, fault: Fault) -> PyResult<PyErr> {
    let class = |name| py.import("adamant._errors")?.getattr(name);
    Ok(match fault {
        Fault::Wrong(what) => wrong(what),
        Fault::Refused { kind, clause, sentences } => {
            let said = PyDict::new(py);
            for (language, sentence) in sentences {
                said.set_item(language, sentence)?;
            }
            PyErr::from_value(class("Refusal")?.call1((kind, clause, said))?)
        }
        Fault::Record(error) => PyErr::from_value(class("RecordError")?.call1((
            error.place,
            error.refusal.map_or(error.what, |refusal| Voice::of(Lang::En).say(&refusal)),
            error.clause,
        ))?),
    })
}
