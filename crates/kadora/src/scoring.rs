//! The count at the end, and why it comes out as it does (K20 to K23).

use std::cmp::Reverse;

use serde::{Deserialize, Serialize};
use table::{Seat, Seats};

use crate::card::Colour;
use crate::cards::Cards;
use crate::loot::Loot;

/// The most who are counted: four players, or two and the virtual one.
const MAX_PLAYERS: usize = 4;

/// Who has how much of a colour.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Lead {
    /// The colour.
    pub colour: Colour,
    /// What each one's cards of it are worth, 0 beyond the last.
    pub totals: [u8; MAX_PLAYERS],
    /// Those who have the highest total; none while no one has a card of it.
    pub leaders: Seats,
    /// The highest total.
    pub highest: u8,
}

impl Lead {
    /// What each one's cards of it cost, by seat: nothing if they are turned down (K21, K22).
    #[inline]
    pub fn penalties(&self) -> [u8; MAX_PLAYERS] {
        self.totals.map(|total| if total == self.highest { 0 } else { total })
    }
}

/// What one player's cards come to.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Tally {
    /// The cards turned face down.
    pub covered: Cards,
    /// The cards still face up.
    pub open: Cards,
    /// The values of the cards still face up (K22).
    pub penalty: u8,
}

impl Tally {
    /// How many cards there are, face up and face down (K22).
    #[inline]
    pub fn cards(&self) -> u8 {
        self.covered.len() + self.open.len()
    }

    /// Whether its owner has a card face down, and so can win (K23).
    pub fn can_win(&self) -> bool {
        !self.covered.is_empty()
    }
}

/// What the win came down to (K22).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum DecidedBy {
    /// The fewest penalty points.
    Penalty,
    /// Penalty points were level: the most cards.
    Cards,
    /// Cards were level too: the win is shared.
    Shared,
}

/// A whole count.
///
/// Those counted are numbered as seats. With two players the third is the virtual one: seat 2 (K20).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Scoring {
    counted: u8,
    /// For each colour who leads, and so turns those cards down (K21).
    pub leads: [Lead; Colour::COUNT],
    tallies: [Tally; MAX_PLAYERS],
    /// Those who have no card face down (K23).
    pub cannot_win: Seats,
    /// Those who share the fewest penalty points among those who can win (K22).
    pub fewest: Seats,
    /// Who won.
    pub winners: Seats,
    /// What the win came down to.
    pub decision: DecidedBy,
}

impl Scoring {
    /// What each one's cards come to, by seat.
    pub fn tallies(&self) -> &[Tally] {
        &self.tallies[..usize::from(self.counted)]
    }
}

/// Who leads in which colour, if these are the cards of each (K10, K21). At most four are looked at.
pub fn leads(loot: &[Cards]) -> [Lead; Colour::COUNT] {
    leads_of(&with_totals(loot))
}

/// Counts the cards of each (K21 to K23): the players' by seat, then, with two players, the virtual player's (K20).
/// At most four are counted.
pub fn scoring(loot: &[Cards]) -> Scoring {
    count(&with_totals(loot)[..loot.len().min(MAX_PLAYERS)])
}

fn with_totals(loot: &[Cards]) -> [Loot; MAX_PLAYERS] {
    let mut with_totals = [Loot::default(); MAX_PLAYERS];
    for (with_totals, cards) in with_totals.iter_mut().zip(loot) {
        *with_totals = cards.into();
    }
    with_totals
}

#[inline]
fn leads_of(loot: &[Loot]) -> [Lead; Colour::COUNT] {
    Colour::ALL.map(|colour| {
        let mut totals = [0; MAX_PLAYERS];
        for (total, loot) in totals.iter_mut().zip(loot) {
            *total = loot.totals().of(colour);
        }
        let highest = totals.into_iter().max().unwrap_or(0);
        let leaders = numbered(&totals).filter(|&(_, &total)| highest > 0 && total == highest);
        Lead { colour, totals, leaders: leaders.map(|(seat, _)| seat).collect(), highest }
    })
}

#[inline]
pub(crate) fn count(loot: &[Loot]) -> Scoring {
    let leads = leads_of(loot);
    let mut tallies = [Tally::default(); MAX_PLAYERS];
    for ((seat, loot), tally) in numbered(loot).zip(&mut tallies) {
        let turns_down = |colour: Colour| leads[colour.index()].leaders.contains(seat);
        tally.covered = loot.cards().filter(turns_down);
        tally.open = loot.cards().filter(|colour| !turns_down(colour));
        tally.penalty = Colour::ALL
            .into_iter()
            .filter(|&colour| !turns_down(colour))
            .map(|colour| loot.totals().of(colour))
            .sum();
    }

    let all: Seats = numbered(loot).map(|(seat, _)| seat).collect();
    let of = |seat: Seat| &tallies[seat.index()];
    let able: Seats = all.iter().filter(|&seat| of(seat).can_win()).collect();
    let fewest = lowest(able, |seat| of(seat).penalty);
    let winners = lowest(fewest, |seat| Reverse(of(seat).cards()));
    Scoring {
        counted: all.len(),
        leads,
        tallies,
        cannot_win: all - able,
        fewest,
        winners,
        decision: match (fewest.len(), winners.len()) {
            (0..=1, _) => DecidedBy::Penalty,
            (_, 1) => DecidedBy::Cards,
            _ => DecidedBy::Shared,
        },
    }
}

/// Those of `seats` of whom `measure` is lowest.
fn lowest<T: Ord>(seats: Seats, measure: impl Fn(Seat) -> T) -> Seats {
    if seats.len() == 1 {
        return seats;
    }
    let lowest = seats.iter().map(&measure).min();
    seats.iter().filter(|&seat| Some(measure(seat)) == lowest).collect()
}

/// Things that belong to seats, each with its seat.
fn numbered<T>(things: &[T]) -> impl Iterator<Item = (Seat, &T)> {
    Seat::all(MAX_PLAYERS as u8).zip(things)
}
