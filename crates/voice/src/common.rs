//! What every game needs to say.

use table::{RecordError, Turn};

use crate::message::messages;
use crate::{Message, Origin, Spoken};

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
