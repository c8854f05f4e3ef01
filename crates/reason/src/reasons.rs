//! The reasons of a whole game.

use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};
use table::Seat;

use crate::Reason;

/// The reasons of a whole game: for each seat, one for each of its actions, or nothing where none was given.
///
/// A record of a finished game may hold them among its extras. A program that holds them during the game shows them to no one.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Reasons(Vec<Vec<Option<Reason>>>);

/// Where a record holds them.
const KEY: &str = "reasons";

impl Reasons {
    /// Adds why `seat` did what it did next; nothing if it is not known.
    pub fn push(&mut self, seat: Seat, reason: Option<Reason>) {
        if self.0.len() <= seat.index() {
            self.0.resize(seat.index() + 1, Vec::new());
        }
        self.0[seat.index()].push(reason);
    }

    /// Forgets why `seat` did what it did last.
    pub fn pop(&mut self, seat: Seat) {
        if let Some(reasons) = self.0.get_mut(seat.index()) {
            reasons.pop();
        }
    }

    /// Why `seat` did what it did, `nth` of all that it did.
    pub fn get(&self, seat: Seat, nth: usize) -> Option<Reason> {
        *self.0.get(seat.index())?.get(nth)?
    }

    /// Whether there is no reason at all.
    pub fn is_empty(&self) -> bool {
        self.0.iter().flatten().all(Option::is_none)
    }

    /// Writes them among the extras of a record: that of a finished game, or one that is shown to no one.
    pub fn write_to(&self, extra: &mut Map<String, Value>) {
        if !self.is_empty() {
            let value = serde_json::to_value(self).expect("reasons are plain data");
            extra.insert(KEY.to_owned(), value);
        }
    }

    /// Reads them from the extras of a record. What cannot be read is as if it were not there.
    pub fn read_from(extra: &Map<String, Value>) -> Self {
        extra.get(KEY).and_then(|value| Self::deserialize(value).ok()).unwrap_or_default()
    }

    /// Takes them out of the extras of a record.
    pub fn take(extra: &mut Map<String, Value>) -> Self {
        let kept = Self::read_from(extra);
        extra.remove(KEY);
        kept
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn seat(number: u8) -> Seat {
        Seat::new(number).expect("one of eight seats")
    }

    #[test]
    fn reasons_are_kept_in_a_record_and_read_again() {
        let mut reasons = Reasons::default();
        reasons.push(seat(2), Some(Reason::Lot));
        reasons.push(seat(2), None);
        reasons.push(seat(0), Some(Reason::OnlyAction));
        let mut extra = Map::new();
        reasons.write_to(&mut extra);
        let kept = Reasons::read_from(&extra);
        assert_eq!(kept, reasons);
        assert_eq!(kept.get(seat(2), 0), Some(Reason::Lot));
        assert_eq!([kept.get(seat(2), 1), kept.get(seat(1), 0), kept.get(seat(7), 9)], [None; 3]);
    }

    #[test]
    fn a_record_without_reasons_or_with_nonsense_has_none() {
        let mut extra = Map::new();
        Reasons::default().write_to(&mut extra);
        assert!(extra.is_empty());
        for nonsense in [Value::Null, Value::from(3), serde_json::json!([["why not"]])] {
            extra.insert(KEY.to_owned(), nonsense);
            assert!(Reasons::read_from(&extra).is_empty());
        }
    }
}
