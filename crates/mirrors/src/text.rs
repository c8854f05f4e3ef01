//! Things that are written and read as text, and the board drawn as text.

use std::fmt;
use std::str::FromStr;

use thiserror::Error;

use crate::beam::Beam;
use crate::board::{Board, Diagonal, Touch};
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
    /// A beam to show. It is not read back.
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

/// A text that is no drawing of the board.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum UnknownDrawing {
    /// The lines are not those of a board.
    #[error(
        "a drawing has seven lines: a b c d; the recesses above; ranks 4 to 1, each with its number, a recess, four fields and a recess; the recesses below"
    )]
    Lines,
    /// A mark that means nothing there.
    #[error("{0:?} is no mark for a field or a recess")]
    Mark(String),
    /// More than twelve mirrors.
    #[error("there are twelve mirrors, not more (M3)")]
    Mirrors,
}

impl FromStr for Drawing {
    type Err = UnknownDrawing;

    /// Reads board and rim. Space between marks, and around the drawing, does not matter.
    fn from_str(text: &str) -> Result<Self, UnknownDrawing> {
        let mut lines = text.lines().map(str::trim).filter(|line| !line.is_empty());
        let mut next = || lines.next().unwrap_or_default().split_whitespace().collect::<Vec<_>>();
        let mut drawing = Self { board: Board::EMPTY, rim: Rim::OPEN, beam: None };
        if next() != ["a", "b", "c", "d"] {
            return Err(UnknownDrawing::Lines);
        }
        drawing.read_edge(&next(), 3, Heading::North)?;
        for number in (0..4).rev() {
            let line = next();
            match line.split_first() {
                Some((&label, line)) if label == (number + 1).to_string() => {
                    drawing.read_rank(line, number)?;
                }
                _ => return Err(UnknownDrawing::Lines),
            }
        }
        drawing.read_edge(&next(), 0, Heading::South)?;
        if next().is_empty() { Ok(drawing) } else { Err(UnknownDrawing::Lines) }
    }
}

impl Drawing {
    fn read_edge(
        &mut self,
        marks: &[&str],
        rank: u8,
        heading: Heading,
    ) -> Result<(), UnknownDrawing> {
        if marks.len() != 4 {
            return Err(UnknownDrawing::Lines);
        }
        for (field, mark) in (0..4).filter_map(|file| Field::at(file, rank)).zip(marks) {
            self.read_recess(mark, field.exit(heading))?;
        }
        Ok(())
    }

    fn read_rank(&mut self, marks: &[&str], rank: u8) -> Result<(), UnknownDrawing> {
        let [west, fields @ .., east] = marks else { return Err(UnknownDrawing::Lines) };
        if fields.len() != 4 {
            return Err(UnknownDrawing::Lines);
        }
        for (field, mark) in (0..4).filter_map(|file| Field::at(file, rank)).zip(fields) {
            match *mark {
                "." | "|" | "-" | "+" => {}
                "/" => self.read_mirror(field, Diagonal::Rising)?,
                "\\" => self.read_mirror(field, Diagonal::Falling)?,
                _ => return Err(UnknownDrawing::Mark((*mark).to_owned())),
            }
            match field.file() {
                0 => self.read_recess(west, field.exit(Heading::West))?,
                3 => self.read_recess(east, field.exit(Heading::East))?,
                _ => {}
            }
        }
        Ok(())
    }

    fn read_mirror(&mut self, field: Field, diagonal: Diagonal) -> Result<(), UnknownDrawing> {
        self.board =
            self.board.after(Touch::Place { field, diagonal }).ok_or(UnknownDrawing::Mirrors)?;
        Ok(())
    }

    fn read_recess(&mut self, mark: &str, recess: Recess) -> Result<(), UnknownDrawing> {
        if mark != "o" {
            let colour = mark.parse().map_err(|_| UnknownDrawing::Mark(mark.to_owned()))?;
            self.rim.put(recess, colour);
        }
        Ok(())
    }
}
