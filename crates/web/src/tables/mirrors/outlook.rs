//! The board as it lies before a player: their own side at the bottom.

use mirrors::{Diagonal, Field, Recess, Side};

/// What there is at a place of the picture: six by six, the rim included.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Spot {
    /// A corner of the rim, where nothing ever lies.
    Corner,
    /// A recess of the rim.
    Recess(Recess),
    /// A field.
    Field(Field),
}

/// A column and a row of the picture, from the top left.
pub(super) type Cell = (u8, u8);

/// The last column, and the last row.
pub(super) const LAST: u8 = 5;

/// From which side the board is looked at.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Outlook(pub(super) Side);

impl Outlook {
    /// Where a place that the south sees there is seen.
    const fn turned(self, (x, y): Cell) -> Cell {
        match self.0 {
            Side::South => (x, y),
            Side::West => (y, LAST - x),
            Side::North => (LAST - x, LAST - y),
            Side::East => (LAST - y, x),
        }
    }

    /// What there is at a place of the picture.
    pub(super) fn spot(self, cell: Cell) -> Spot {
        let field = Field::all().find(|field| self.field(*field) == cell).map(Spot::Field);
        let recess = || Recess::all().find(|recess| self.recess(*recess) == cell);
        field.or_else(|| recess().map(Spot::Recess)).unwrap_or(Spot::Corner)
    }

    /// Where a field is seen.
    pub(super) fn field(self, field: Field) -> Cell {
        self.turned((field.file() + 1, 4 - field.rank()))
    }

    /// Where a recess is seen.
    pub(super) fn recess(self, recess: Recess) -> Cell {
        let number = recess.number();
        self.turned(match recess.side() {
            Side::North => (number, 0),
            Side::East => (LAST, LAST - number),
            Side::South => (number, LAST),
            Side::West => (0, LAST - number),
        })
    }

    /// Whether a mirror is seen to rise from left to right.
    pub(super) fn rises(self, diagonal: Diagonal) -> bool {
        let sideways = matches!(self.0, Side::West | Side::East);
        (diagonal == Diagonal::Rising) != sideways
    }

    /// Where a side is seen, by its name in the style sheet.
    pub(super) fn edge(self, side: Side) -> &'static str {
        let steps = |side| Side::ALL.iter().position(|&each| each == side).unwrap_or_default();
        ["m-bottom", "m-left", "m-top", "m-right"][(4 + steps(side) - steps(self.0)) % 4]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_place_is_seen_once_from_every_side() {
        for side in Side::ALL {
            let outlook = Outlook(side);
            for recess in Recess::all() {
                assert_eq!(outlook.spot(outlook.recess(recess)), Spot::Recess(recess));
            }
            for field in Field::all() {
                assert_eq!(outlook.spot(outlook.field(field)), Spot::Field(field));
            }
        }
    }

    #[test]
    fn the_own_side_lies_at_the_bottom_and_the_next_player_to_the_left() {
        for side in Side::ALL {
            let outlook = Outlook(side);
            assert_eq!(outlook.edge(side), "m-bottom");
            assert!(side.entrances().iter().all(|own| outlook.recess(own.recess()).1 == LAST));
        }
        assert_eq!(Outlook(Side::South).edge(Side::West), "m-left");
        assert_eq!(Outlook(Side::East).edge(Side::South), "m-left");
    }

    #[test]
    fn a_mirror_is_seen_to_stand_as_the_beams_turn_at_it() {
        for side in Side::ALL {
            let outlook = Outlook(side);
            let (rising, falling) = (Diagonal::Rising, Diagonal::Falling);
            assert_ne!(outlook.rises(rising), outlook.rises(falling));
            // a beam that comes from the bottom is turned to the right by a mirror that is seen to rise
            let entrance = side.entrances()[0];
            let heading = Diagonal::Rising.reflect(entrance.heading());
            let leaves = outlook.recess(entrance.field().exit(heading));
            assert_eq!(leaves.0 == LAST, outlook.rises(rising));
        }
    }
}
