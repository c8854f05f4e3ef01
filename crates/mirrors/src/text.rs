//! The board drawn as text.

use std::fmt;

use crate::beam::Beam;
use crate::board::Board;
use crate::diamond::{Colour, Rim};
use crate::place::{Field, Heading, Recess};

/// Fields, recesses and entrances print as their names.
macro_rules! debug_as_display {
    ($($type:ty),+) => {$(
        impl std::fmt::Debug for $type {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                std::fmt::Display::fmt(self, f)
            }
        }
    )+};
}
debug_as_display!(Field, Recess, crate::place::Entrance, Board);

/// The board with its mirrors and its rim as a drawing, seen from the south.
///
/// Mirrors are `/` and `\`, free fields `.`, diamonds their letters, open recesses `o`. A beam is `|`, `-`, and `+` where it
/// crosses itself.
///
/// ```text
///     a b c d
///     R B G Y
/// 4 R . . . . R
/// 3 B . . . . B
/// 2 G / - - - o
/// 1 Y | . . . Y
///     R B G Y
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Drawing {
    /// The mirrors.
    pub board: Board,
    /// The diamonds.
    pub rim: Rim,
    /// A beam to show.
    pub beam: Option<Beam>,
}

impl Drawing {
    /// What stands on a field.
    fn field(&self, field: Field) -> char {
        if let Some(diagonal) = self.board.at(field) {
            return diagonal.letter();
        }
        let crossings =
            self.beam.iter().flat_map(|beam| beam.path.iter()).filter(|at| at.field == field);
        crossings.fold('.', |drawn, crossing| match (drawn, crossing.arriving) {
            ('.', Heading::North | Heading::South) => '|',
            ('.', Heading::East | Heading::West) => '-',
            _ => '+',
        })
    }

    /// What lies in the recess that a beam running this way from this field leaves by.
    fn recess(&self, field: Field, heading: Heading) -> char {
        self.rim.at(field.exit(heading)).map_or('o', Colour::letter)
    }
}

impl fmt::Display for Drawing {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let rank = |rank| (0..4).filter_map(move |file| Field::at(file, rank));
        let edge = |f: &mut fmt::Formatter<'_>, number, heading| {
            f.write_str("   ")?;
            rank(number).try_for_each(|field| write!(f, " {}", self.recess(field, heading)))
        };
        writeln!(f, "    a b c d")?;
        edge(f, 3, Heading::North)?;
        writeln!(f)?;
        for number in (0..4).rev() {
            write!(f, "{}", number + 1)?;
            for field in rank(number) {
                if field.file() == 0 {
                    write!(f, " {}", self.recess(field, Heading::West))?;
                }
                write!(f, " {}", self.field(field))?;
                if field.file() == 3 {
                    write!(f, " {}", self.recess(field, Heading::East))?;
                }
            }
            writeln!(f)?;
        }
        edge(f, 0, Heading::South)
    }
}
