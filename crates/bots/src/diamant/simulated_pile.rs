//! The pile of a simulated cave: a byte a card.

use diamant::Face;

/// The values of the diamond cards.
const DIAMONDS: [u8; 15] = [1, 2, 3, 4, 5, 5, 7, 7, 9, 11, 11, 13, 14, 15, 17];

/// A card is a diamond card's value, or from this number on a hazard.
pub(super) const HAZARD: u8 = 32;

/// The card with this face.
pub(super) fn code(face: Face) -> u8 {
    match face {
        Face::Diamonds(value) => value,
        Face::Hazard(hazard) => HAZARD + hazard as u8,
    }
}

/// All cards but those of each hazard that have left the game, and how many they are.
pub(super) fn full_pile(removed: [u8; 5]) -> ([u8; 30], u8) {
    let mut pile = [0; 30];
    pile[..DIAMONDS.len()].copy_from_slice(&DIAMONDS);
    let mut left = DIAMONDS.len();
    for (hazard, removed) in (HAZARD..).zip(removed) {
        for _ in removed..3 {
            pile[left] = hazard;
            left += 1;
        }
    }
    (pile, left as u8)
}
