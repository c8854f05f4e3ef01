//! Where the cards of a path lie on the table (D19).

use crate::card::{Card, Face};

/// Which way the path runs. The camp lies to the west.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Heading {
    /// Away from the camp.
    East,
    /// Along the camp.
    South,
    /// Back towards the camp.
    West,
}

/// Where a card lies. The cave's entrance is at (0, 0); the camp is everywhere west of column 0.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Spot {
    /// Columns from the camp.
    pub x: usize,
    /// Rows from the entrance.
    pub y: usize,
    /// Which way the path goes on from here.
    pub heading: Heading,
}

/// Diamond cards in the box: no straight stretch is longer.
const DIAMONDS: usize = 15;

/// Lays cards in the order in which they were turned over, each beside the one before it.
///
/// The path runs straight on at a diamond card and turns at every hazard: from east or west to the south, and from the south to the
/// east, or back to the west where all diamond cards still to come would fit between it and the camp. So no card of a deck, in
/// whatever order, covers another or the camp, and a card once laid never moves.
pub fn lay(cards: impl IntoIterator<Item = Card>) -> impl Iterator<Item = Spot> {
    let (mut x, mut y, mut heading, mut to_come) = (0_usize, 0_usize, Heading::East, DIAMONDS);
    cards.into_iter().enumerate().map(move |(i, card)| {
        if i > 0 {
            match heading {
                Heading::East => x += 1,
                Heading::South => y += 1,
                Heading::West => x = x.saturating_sub(1),
            }
        }
        match card.face() {
            Face::Diamonds(_) => to_come = to_come.saturating_sub(1),
            Face::Hazard(_) => {
                heading = match heading {
                    Heading::East | Heading::West => Heading::South,
                    // The stretch to the west is ended by a hazard at the latest, which takes one more place.
                    Heading::South if x > to_come => Heading::West,
                    Heading::South => Heading::East,
                };
            }
        }
        Spot { x, y, heading }
    })
}
