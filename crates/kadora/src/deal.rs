//! The one chance outcome of a game: how the shuffled cards are spread over the table (K5 to K8).

use table::Seat;

use crate::card::Card;
use crate::field::{Field, Fields};
use crate::hand::HAND;

/// How many cards lie face up around the open middle (K6).
pub const RING: usize = 12;

/// The most cards a pile can have: those of four players.
pub(crate) const PILE_MOST: usize = pile_size(4);

/// How many cards are set aside (K5).
pub const fn aside_size(players: u8) -> usize {
    30_usize.saturating_sub(6 * players as usize)
}

/// How many cards each pile starts with (K7).
pub const fn pile_size(players: u8) -> usize {
    let elsewhere = aside_size(players) + HAND * players as usize + RING;
    Card::COUNT.saturating_sub(elsewhere) / 2
}

/// The places of the outer ring, as the south side reads them (K6).
pub fn ring() -> impl Iterator<Item = Field> {
    (Fields::ALL - Fields::MIDDLE).into_iter()
}

/// The shuffled cards, and who is the first player.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Deal {
    /// First the set-aside cards, then the hands by seat, the ring as the south side reads it, the left pile and the right one, both
    /// from the top.
    pub cards: [Card; Card::COUNT],
    /// Who begins (K8).
    pub first: Seat,
}

/// Where each of the shuffled cards goes.
pub(crate) struct Parts<'a> {
    pub(crate) aside: &'a [Card],
    /// [`HAND`] cards for each seat in turn.
    pub(crate) hands: &'a [Card],
    pub(crate) ring: &'a [Card],
    pub(crate) left: &'a [Card],
    pub(crate) right: &'a [Card],
}

impl Deal {
    /// Where each card goes at a table of `players`, two to four.
    pub(crate) fn parts(&self, players: u8) -> Parts<'_> {
        let (aside, rest) = self.cards.split_at(aside_size(players));
        let (hands, rest) = rest.split_at(HAND * usize::from(players));
        let (ring, rest) = rest.split_at(RING);
        let (left, right) = rest.split_at(pile_size(players));
        Parts { aside, hands, ring, left, right }
    }
}
