//! How likely each player is to win a position of Mirrors in which all cards are known, as learned from games of experts.

use mirrors::Mirrors;
use table::{Game, Seat};

use super::weights::WEIGHTS;
use crate::learned::softmax;
use crate::search::Worth;

/// Where the weights of each kind begin: by cards to complete and diamonds missing from the one at hand; by diamonds missing and how many lie
/// on the rim that would do, with a mirror to place and with all of them standing; for one that is lit; by turns to wait; and by
/// how much rivals want the same.
const LEFT: usize = 0;
const WANTED: usize = LEFT + 3 * 4;
const LIT: usize = WANTED + 2 * 4 * 10;
const WAIT: usize = LIT + 4;
const SHARED: usize = WAIT + 4;

/// How many weights there are.
pub const WEIGHT_COUNT: usize = SHARED + 10;

/// How a seat stands: which weights add up to its odds.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Standing {
    weights: [u8; 4],
    lit: Option<u8>,
    /// Cards to complete beyond the three that games are learned with.
    further: u8,
}

impl Standing {
    /// How `seat` stands while it is the turn of `mover`, who has not begun it.
    fn of(game: &Mirrors, seat: Seat, mover: Seat) -> Self {
        let players = usize::from(game.players());
        let wait = (seat.index() + players - mover.index()) % players;
        let needs = usize::from(game.needs(seat).len().clamp(1, 4)) - 1;
        let cards = usize::from(game.cards_to_go(seat).max(1)) - 1;
        let wanted = game.wanted(seat);
        let rivals = Seat::all(game.players()).filter(|&rival| rival != seat);
        let shared: u8 = rivals.map(|rival| (game.wanted(rival) & wanted).len()).sum();
        let standing = usize::from(usize::from(game.board().beside()) <= wait);
        let lit = wait == 0 && !game.lit_as_it_stands(seat).is_empty();
        let lying = usize::from(wanted.len().min(9));
        Self {
            weights: [
                LEFT + 4 * cards.min(2) + needs,
                WANTED + 40 * standing + 10 * needs + lying,
                WAIT + wait,
                SHARED + usize::from(shared / 2).min(9),
            ]
            .map(|weight| weight as u8),
            lit: lit.then_some((LIT + needs) as u8),
            further: cards.saturating_sub(2) as u8,
        }
    }

    /// The numbers of the weights that add up to its odds.
    pub fn weights(&self) -> impl Iterator<Item = usize> {
        self.weights.into_iter().chain(self.lit).map(usize::from)
    }
}

/// How all seats stand where a turn begins; nothing elsewhere.
pub fn standings(game: &Mirrors) -> Option<[Standing; Seat::MOST as usize]> {
    let mover = game.turn().awaited().first().filter(|_| game.begins_turn())?;
    let mut standings = [Standing::default(); Seat::MOST as usize];
    for seat in Seat::all(game.players()) {
        standings[seat.index()] = Standing::of(game, seat, mover);
    }
    Some(standings)
}

/// How likely each seat wins where a turn begins; nothing elsewhere.
pub(super) fn odds(game: &Mirrors) -> Option<Worth> {
    let standings = standings(game)?;
    let players = usize::from(game.players());
    let weights = &WEIGHTS[players.clamp(2, 4) - 2];
    let weight = |at: usize| f32::from(weights[at]) / 100.0;
    // A card more is worth what it is between the second and the third.
    let card = weight(LEFT + 4) - weight(LEFT + 8);
    let mut odds = Worth::default();
    for (odds, standing) in odds[..players].iter_mut().zip(&standings) {
        *odds = standing.weights().map(weight).sum::<f32>() - card * f32::from(standing.further);
    }
    softmax(&mut odds[..players]);
    Some(odds)
}
