//! Where a game stands.

use serde::{Deserialize, Serialize};
use table::{Seat, Seats};

use crate::beam::{Lights, Way};
use crate::board::{Board, Touch};
use crate::card::{Card, Cards};
use crate::diamond::{ColourCounts, Front, Rim};
use crate::options::{Options, Rules};
use crate::place::{Recess, Recesses, Side};

/// The most who can play (M1).
pub(crate) const MAX_PLAYERS: usize = 4;

/// Rounds without a diamond taken after which the game ends (M20).
pub const STANDSTILL: u8 = 20;

/// Why a game is over.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Ending {
    /// A player laid open the card that wins (M17).
    Target,
    /// A new card was due, and the pile was empty (M18).
    EmptyPile,
    /// Twenty rounds went by without a diamond taken (M20).
    Standstill,
}

/// What happens next.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Phase {
    /// The diamonds are laid out, and lots are drawn for the first turn (M3, M5).
    Setting,
    /// The seat draws its first card (M5).
    Opening,
    /// The seat begins its turn by placing a mirror (M8).
    Placing,
    /// The seat begins its turn while all twelve mirrors stand: it takes what is lit, or touches a mirror, or
    /// passes (M12, M13).
    Touching(Lights),
    /// The seat has touched a mirror, and a diamond is lit (M9, M13).
    Taking(Way, Lights),
    /// The seat has laid its card open and draws a new one (M16): before it puts the four diamonds back, the first into the recess
    /// just emptied, or after it has, by version 1 of the rules.
    Drawing { emptied: Option<Recess> },
    /// The seat puts the four diamonds of the card it laid open back (M16).
    Returning { emptied: Recess },
    /// The game has ended.
    Over(Ending),
}

/// A game of Mirrors.
///
/// What is awaited, and of whom, depends on nothing that a player must not know. The pile has no order until a card is drawn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Mirrors {
    pub(crate) board: Board,
    pub(crate) rim: Rim,
    /// The card that each seat holds; none before the first is drawn, and between two.
    pub(crate) cards: [Option<Card>; MAX_PLAYERS],
    /// The diamonds in front of each seat.
    pub(crate) fronts: [Front; MAX_PLAYERS],
    /// The cards that each seat has laid open.
    pub(crate) laid: [Cards; MAX_PLAYERS],
    /// The cards not drawn.
    pub(crate) pile: Cards,
    pub(crate) options: Options,
    pub(crate) rules: Rules,
    pub(crate) players: u8,
    /// Whose turn it is, or who draws; the winner of the lot once the diamonds are laid out.
    pub(crate) seat: Seat,
    /// Turns in a row without a diamond taken (M20).
    pub(crate) idle: u8,
    pub(crate) phase: Phase,
}

impl Mirrors {
    /// The mirrors on the board.
    pub const fn board(&self) -> Board {
        self.board
    }

    /// The diamonds on the rim.
    pub const fn rim(&self) -> Rim {
        self.rim
    }

    /// The side from which a seat plays (M6); none if there is no such seat.
    pub const fn side(&self, seat: Seat) -> Option<Side> {
        Side::of(seat, self.players)
    }

    /// Whether a seat begins its turn (M8, M12, M13).
    pub const fn begins_turn(&self) -> bool {
        matches!(self.phase, Phase::Placing | Phase::Touching(_))
    }

    /// The diamonds that a seat still needs for its card (M10). Four in front of it are those of the card it laid open, about to
    /// go back (M16).
    #[inline]
    pub fn needs(&self, seat: Seat) -> ColourCounts {
        match self.cards.get(seat.index()) {
            Some(&Some(card)) => match self.fronts[seat.index()] {
                front if front.len() == 4 => card.diamonds(),
                front => card.diamonds().without(front.counts()),
            },
            _ => ColourCounts::NONE,
        }
    }

    /// The cards that a seat still has to lay open to win (M17).
    pub fn cards_to_go(&self, seat: Seat) -> u8 {
        let laid = self.laid.get(seat.index()).map_or(0, |laid| laid.len());
        self.options.target.cards().saturating_sub(laid)
    }

    /// The recesses in which a diamond lies that a seat needs (M10).
    #[inline]
    pub fn wanted(&self, seat: Seat) -> Recesses {
        self.rim.any_of(self.needs(seat))
    }

    /// Were it the turn of `seat`: hands every legal way to touch a mirror to `each`, with the recesses whose diamonds the seat
    /// could take afterwards. There is none if it may not touch the mirrors (M12).
    pub fn prospects(&self, seat: Seat, each: impl FnMut(Touch, Recesses)) {
        if let Some(side) = self.side(seat) {
            self.board.prospects(side, self.wanted(seat), each);
        }
    }

    /// Were it the turn of `seat`: the recesses whose diamonds it can take without touching a mirror, while all twelve
    /// stand (M12).
    pub fn lit_as_it_stands(&self, seat: Seat) -> Recesses {
        match self.side(seat) {
            Some(side) => self.board.lit_as_it_stands(side, self.wanted(seat)),
            None => Recesses::NONE,
        }
    }

    /// Who has won, or would if the game ended now: most cards, then most diamonds in front (M17, M18).
    pub(crate) fn leaders(&self) -> Seats {
        let rank = |seat: Seat| (self.laid[seat.index()].len(), self.fronts[seat.index()].len());
        let best = Seat::all(self.players).map(rank).max();
        Seat::all(self.players).filter(|&seat| Some(rank(seat)) == best).collect()
    }
}
