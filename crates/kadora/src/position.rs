//! Where a game stands.

use table::{Game, Seat};

use crate::block::Block;
use crate::cards::Cards;
use crate::field::Side;
use crate::gift::Gifts;
use crate::hand::{Hand, Pile, Stack};
use crate::loot::Loot;
use crate::options::Options;
use crate::scoring::{Scoring, count};

/// The most players (K1).
pub(crate) const MOST_PLAYERS: usize = 4;

/// What happens next.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Phase {
    /// The cards are dealt.
    Dealing,
    /// The seat to move gives cards away, or keeps them (K10). Only entered while a gift is possible.
    Giving,
    /// It places a card (K11).
    Placing,
    /// It chooses a pile to draw from (K15). Only entered while both piles have cards.
    Drawing,
    /// The game has ended.
    Over,
}

/// A game of Kadora.
///
/// The piles are dealt at the start, since the colours in them lie open in their order (K7). Hands, loot and set-aside cards have no order.
/// While a turn is to be played a place is open: a card that fills the last one always takes another.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Kadora {
    pub(crate) loot: [Loot; MOST_PLAYERS],
    pub(crate) aside: Cards,
    pub(crate) hands: [Hand; MOST_PLAYERS],
    pub(crate) block: Block,
    /// By [`Pile::index`].
    pub(crate) piles: [Stack; 2],
    pub(crate) options: Options,
    pub(crate) players: u8,
    /// Whose turn it is.
    pub(crate) seat: Seat,
    pub(crate) phase: Phase,
    /// Turns of the last round still to be played, this one included; 0 before it and after it (K18).
    pub(crate) turns_left: u8,
}

impl Kadora {
    pub(crate) const fn pile(&self, pile: Pile) -> &Stack {
        &self.piles[pile.index()]
    }

    /// The pile that must be drawn from because the other one is empty (K15).
    #[inline]
    pub(crate) fn only_pile(&self) -> Option<Pile> {
        match self.piles.each_ref().map(Stack::is_empty) {
            [false, true] => Some(Pile::Left),
            [true, false] => Some(Pile::Right),
            _ => None,
        }
    }

    /// Whether nothing is left to draw (K18).
    #[inline]
    pub(crate) fn piles_are_empty(&self) -> bool {
        self.piles.iter().all(Stack::is_empty)
    }

    /// The side of the seat to move.
    pub(crate) const fn side(&self) -> Side {
        Side::of(self.seat, self.players)
    }

    /// The gifts that the seat to move may make (K10).
    #[inline]
    pub(crate) fn gifts(&self) -> Gifts {
        Gifts::new(self.players, self.seat, |seat| self.loot[seat.index()].totals())
    }

    /// Whether a seat is about to give or to place (K9).
    pub const fn begins_turn(&self) -> bool {
        matches!(self.phase, Phase::Giving | Phase::Placing)
    }

    /// What the next seat does first: give or keep if a gift is possible, else place (K9).
    #[inline]
    pub(crate) fn opening(&self) -> Phase {
        if self.gifts().is_empty() { Phase::Placing } else { Phase::Giving }
    }

    /// How the cards are counted, once the game is over (K20 to K23).
    pub fn scoring(&self) -> Option<Scoring> {
        (self.phase == Phase::Over).then(|| self.count())
    }

    /// Counts the loot of the players, and with two of them the set-aside cards (K20).
    pub(crate) fn count(&self) -> Scoring {
        let mut loot = self.loot;
        let mut counted = usize::from(self.players);
        if self.players == *Self::PLAYERS.start() {
            loot[counted] = (&self.aside).into();
            counted += 1;
        }
        count(&loot[..counted])
    }
}
