//! What every game needs to say.

use table::{AnyRefusal, RecordError, RecordErrorKind, Turn};

use crate::message::{message, messages};
use crate::online::as_said;
use crate::{Arg, Message, Origin, Spoken, Voiced};

messages! {
    pub(crate) fn list_comma(start, end) = "list-comma";
    pub(crate) fn list_and(start, end) = "list-and";
    pub(crate) fn seat(number) = "seat";
    pub(crate) fn you() = "you";
    pub(crate) fn nobody() = "nobody";
    pub(crate) fn decimal(whole, parts) = "decimal";
}

/// Where a game file is wrong, and of what kind that is.
pub(crate) fn fault(error: &RecordError) -> Message {
    let place = error.place.clone();
    match (error.clause, error.kind) {
        (Some(clause), _) => message!("file-refused", place, clause),
        (None, RecordErrorKind::NotJson) => message!("file-not-json"),
        _ if place.is_empty() => message!("file-unknown"),
        (None, RecordErrorKind::Missing) => message!("file-missing", place),
        (None, RecordErrorKind::Other) => message!("file-wrong", place),
    }
}

impl Arg {
    /// What is wrong with a record of any game; where the rules refuse, their sentence.
    pub fn record_error(error: RecordError) -> Self {
        let what = error.refusal.as_ref().map(Spoken::message);
        Self::refused(error, what)
    }

    /// The same for a record of one game: the page loads the sentences of one.
    pub fn record_error_of<G: Voiced>(error: RecordError) -> Self {
        let refusal = error.refusal.as_ref().and_then(AnyRefusal::of::<G::Refusal>);
        let what = refusal.map(Spoken::message);
        Self::refused(error, what)
    }

    fn refused(error: RecordError, what: Option<Message>) -> Self {
        match what {
            Some(what) if error.place.is_empty() => what.into(),
            Some(what) => message!("file-at", place = error.place, what).into(),
            None => error.into(),
        }
    }
}

impl Spoken for AnyRefusal {
    fn message(&self) -> Message {
        let diamant = || self.of::<diamant::Refusal>().map(Spoken::message);
        let mirrors = || self.of::<mirrors::Refusal>().map(Spoken::message);
        let kadora = || self.of::<kadora::Refusal>().map(Spoken::message);
        let said = diamant().or_else(mirrors).or_else(kadora);
        said.unwrap_or_else(|| as_said(self.to_string()))
    }
}

impl Spoken for Turn {
    fn message(&self) -> Message {
        match self {
            Self::Seats { awaited, .. } => message!("turn-seats", who = *awaited),
            Self::Chance => message!("turn-chance"),
            Self::Over => message!("turn-over"),
        }
    }
}

impl Spoken for Origin {
    fn message(&self) -> Message {
        match self {
            Self::Print => message!("kind-print"),
            Self::Deduced => message!("kind-deduced"),
            Self::Ruling => message!("kind-ruling"),
        }
    }
}
