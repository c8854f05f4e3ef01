//! What every game needs to say.

use table::{AnyRefusal, RecordError, Turn};

use crate::message::messages;
use crate::online::as_said;
use crate::{Arg, Message, Origin, Spoken, Voiced};

messages! {
    pub(crate) fn list_comma(start, end) = "list-comma";
    pub(crate) fn list_and(start, end) = "list-and";
    pub(crate) fn seat(number) = "seat";
    pub(crate) fn you() = "you";
    pub(crate) fn nobody() = "nobody";
    pub(crate) fn decimal(whole, parts) = "decimal";
    fn turn_seats(who) = "turn-seats";
    fn turn_chance() = "turn-chance";
    fn turn_over() = "turn-over";
    fn file_not_json() = "file-not-json";
    fn file_unknown() = "file-unknown";
    fn file_at(place, what) = "file-at";
    fn file_refused(place, clause) = "file-refused";
    fn file_missing(place) = "file-missing";
    fn file_wrong(place) = "file-wrong";
    fn kind_print() = "kind-print";
    fn kind_deduced() = "kind-deduced";
    fn kind_ruling() = "kind-ruling";
}

/// Where a game file is wrong, and of what kind that is.
pub(crate) fn fault(error: &RecordError) -> Message {
    let place = error.place.clone();
    match error.clause {
        Some(clause) => file_refused(place, clause),
        None if error.what.starts_with("not JSON") => file_not_json(),
        None if place.is_empty() => file_unknown(),
        None if error.what.starts_with("is missing") => file_missing(place),
        None => file_wrong(place),
    }
}

impl Arg {
    /// What is wrong with a record of any game; where the rules refuse, their sentence.
    pub fn record_error(error: RecordError) -> Self {
        match &error.refusal {
            Some(refusal) => Self::refused(&error, refusal.message()),
            None => error.into(),
        }
    }

    /// The same for a record of one game: the page loads the sentences of one.
    pub fn record_error_of<G: Voiced>(error: RecordError) -> Self {
        match error.refusal.as_ref().and_then(AnyRefusal::of::<G::Refusal>) {
            Some(refusal) => Self::refused(&error, refusal.message()),
            None => error.into(),
        }
    }

    fn refused(error: &RecordError, what: Message) -> Self {
        if error.place.is_empty() { what } else { file_at(error.place.clone(), what) }.into()
    }
}

impl Spoken for AnyRefusal {
    fn message(&self) -> Message {
        let diamant = || self.of().map(<diamant::Refusal as Spoken>::message);
        let mirrors = || self.of().map(<mirrors::Refusal as Spoken>::message);
        let kadora = || self.of().map(<kadora::Refusal as Spoken>::message);
        let said = diamant().or_else(mirrors).or_else(kadora);
        said.unwrap_or_else(|| as_said(self.to_string()))
    }
}

impl Spoken for Turn {
    fn message(&self) -> Message {
        match self {
            Self::Seats { awaited, .. } => turn_seats(*awaited),
            Self::Chance => turn_chance(),
            Self::Over => turn_over(),
        }
    }
}

impl Spoken for Origin {
    fn message(&self) -> Message {
        match self {
            Self::Print => kind_print(),
            Self::Deduced => kind_deduced(),
            Self::Ruling => kind_ruling(),
        }
    }
}
