//! Seats, and sets of them.

use std::fmt;

use serde::{Deserialize, Deserializer, Serialize, de};

/// A place at the table, numbered from 0, clockwise. There are at most [`Seat::MOST`].
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
pub struct Seat(u8);

impl Seat {
    /// The first seat, which every table has.
    pub const FIRST: Self = Self(0);

    /// No game seats more players than this.
    pub const MOST: u8 = 8;

    /// The seat with this number, if there can be one.
    pub const fn new(number: u8) -> Option<Self> {
        if number < Self::MOST { Some(Self(number)) } else { None }
    }

    /// The seats of a table of `players`, in order.
    #[inline]
    pub fn all(players: u8) -> impl DoubleEndedIterator<Item = Self> + ExactSizeIterator {
        (0..players.min(Self::MOST)).map(Self)
    }

    /// The seat's number.
    pub const fn number(self) -> u8 {
        self.0
    }

    /// The seat's number, for indexing what belongs to each seat.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The next seat clockwise at a table of `players`.
    #[must_use]
    pub const fn next(self, players: u8) -> Self {
        Self(if self.0 + 1 < players { self.0 + 1 } else { 0 })
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

impl<'de> Deserialize<'de> for Seat {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        let number = u8::deserialize(from)?;
        Self::new(number).ok_or_else(|| {
            de::Error::custom(format!("there is no seat {number}: seats run from 0 to 7"))
        })
    }
}

/// A set of seats, in one byte.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Seats(u8);

crate::bit_set!(Seats of Seat, iterated by SeatsIter);
crate::list_serde!(Seats, Seat);

impl Seats {
    /// Every seat of a table of `players`.
    #[inline]
    pub const fn all(players: u8) -> Self {
        Self(if players >= Seat::MOST { u8::MAX } else { (1 << players) - 1 })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_set_of_seats_is_a_byte_and_keeps_seat_order() {
        assert_eq!(size_of::<Seats>(), 1);
        let set: Seats = [5, 0, 7].into_iter().filter_map(Seat::new).collect();
        assert_eq!(set.iter().map(Seat::number).collect::<Vec<_>>(), [0, 5, 7]);
        assert_eq!(Seats::all(8).len(), 8);
        assert_eq!((Seats::all(8) - set).len(), 5);
    }

    #[test]
    fn seats_go_round_clockwise() {
        let last = Seat::new(3).unwrap();
        assert_eq!(last.next(4).number(), 0);
        assert_eq!(last.next(5).number(), 4);
    }

    #[test]
    fn no_number_beyond_the_eighth_seat_is_read_as_a_seat() {
        assert_eq!(Seat::new(8), None);
        assert!(serde_json::from_str::<Seats>("[0,8]").is_err());
        assert_eq!(serde_json::to_string(&Seats::all(3)).unwrap(), "[0,1,2]");
    }
}
