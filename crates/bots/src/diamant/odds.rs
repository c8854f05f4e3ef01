//! What the next card can bring.

use diamant::{Card, Face, View};

/// What anyone at the table can count: the cards left, and what they would do.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Odds {
    /// Cards left in the pile.
    pub left: u8,
    /// How many of them would end the expedition (D10).
    pub deadly: u8,
    /// How many different hazards lie on the path.
    pub hazards: u8,
    /// What each of those inside would get from all diamond cards left, turned over one at a time while nobody leaves.
    pub shares: u16,
    /// What each of those inside would get by leaving now, if all left.
    pub sure: u16,
}

impl Odds {
    /// Counts what `view` shows.
    pub fn of(view: &View) -> Self {
        let pile = view.pile();
        let inside = view.inside.len().max(1);
        let mut odds = Self { left: pile.len(), deadly: 0, hazards: 0, shares: 0, sure: 0 };
        odds.sure = u16::from(view.beside) + view.on_path() / u16::from(inside);
        for card in Card::all() {
            let count = pile.count(card);
            match card.face() {
                Face::Diamonds(value) => odds.shares += u16::from(value / inside * count),
                Face::Hazard(_) if view.path.iter().any(|laid| laid.card == card) => {
                    odds.hazards += 1;
                    odds.deadly += count;
                }
                Face::Hazard(_) => {}
            }
        }
        odds
    }
}
