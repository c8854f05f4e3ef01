//! Sets of fields and of recesses.

use std::fmt;
use std::marker::PhantomData;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::place::{Field, Recess};

mod sealed {
    /// One of sixteen, by number.
    pub trait Indexed: Copy {
        fn nth(index: u8) -> Self;
        fn index(self) -> u8;
    }
}

use sealed::Indexed;

impl Indexed for Field {
    fn nth(index: u8) -> Self {
        Self::nth(index)
    }

    fn index(self) -> u8 {
        self.index()
    }
}

impl Indexed for Recess {
    fn nth(index: u8) -> Self {
        Self::nth(index)
    }

    fn index(self) -> u8 {
        self.index()
    }
}

impl Field {
    pub(crate) const fn bit(self) -> u16 {
        1 << self.index()
    }
}

impl Recess {
    pub(crate) const fn bit(self) -> u16 {
        1 << self.index()
    }
}

/// A set of fields or recesses, a bit for each.
pub struct Places<P>(pub(crate) u16, PhantomData<P>);

/// A set of fields.
pub type Fields = Places<Field>;
/// A set of recesses.
pub type Recesses = Places<Recess>;

impl<P> Places<P> {
    /// None of them.
    pub const NONE: Self = Self::of_bits(0);

    pub(crate) const fn of_bits(bits: u16) -> Self {
        Self(bits, PhantomData)
    }

    /// How many there are in the set.
    pub const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// Whether the set has none.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether there are three or more.
    pub(crate) const fn has_three(self) -> bool {
        let two_fewer = self.0 & self.0.wrapping_sub(1);
        two_fewer & two_fewer.wrapping_sub(1) != 0
    }

    /// Those in both sets.
    #[must_use]
    pub const fn and(self, other: Self) -> Self {
        Self::of_bits(self.0 & other.0)
    }

    /// Those in either set.
    #[must_use]
    pub const fn or(self, other: Self) -> Self {
        Self::of_bits(self.0 | other.0)
    }
}

impl<P: Indexed> Places<P> {
    /// Just this one.
    pub fn only(place: P) -> Self {
        Self::of_bits(1 << place.index())
    }

    /// Whether it is in the set.
    pub fn contains(self, place: P) -> bool {
        self.0 & 1 << place.index() != 0
    }

    /// The one in the set after `n` others.
    pub fn nth(self, n: u32) -> Option<P> {
        let mut bits = self.0;
        for _ in 0..n.min(16) {
            bits &= bits.wrapping_sub(1);
        }
        (bits != 0).then(|| P::nth(bits.trailing_zeros() as u8))
    }

    /// Those in the set: fields rank by rank, recesses clockwise from n1.
    pub fn iter(self) -> impl Iterator<Item = P> {
        let mut bits = self.0;
        std::iter::from_fn(move || {
            let first = (bits != 0).then(|| P::nth(bits.trailing_zeros() as u8));
            bits &= bits.wrapping_sub(1);
            first
        })
    }
}

impl<P> Clone for Places<P> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<P> Copy for Places<P> {}

impl<P> PartialEq for Places<P> {
    fn eq(&self, other: &Self) -> bool {
        self.0 == other.0
    }
}

impl<P> Eq for Places<P> {}

impl<P: Indexed> FromIterator<P> for Places<P> {
    fn from_iter<I: IntoIterator<Item = P>>(places: I) -> Self {
        Self::of_bits(places.into_iter().fold(0, |bits, place| bits | 1 << place.index()))
    }
}

impl<P: Indexed + fmt::Display> fmt::Debug for Places<P> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter().map(|place| place.to_string())).finish()
    }
}

impl<P: Indexed + Serialize> Serialize for Places<P> {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_seq(self.iter())
    }
}

impl<'de, P: Indexed + Deserialize<'de>> Deserialize<'de> for Places<P> {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        Ok(Vec::<P>::deserialize(from)?.into_iter().collect())
    }
}
