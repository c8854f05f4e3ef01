//! Beams (M7), and by way of which mirrors they may light a diamond (M9, M11).

use std::fmt;
use std::ops::Deref;

use serde::{Deserialize, Serialize};

use crate::board::Board;
use crate::place::{Entrance, Field, Fields, Heading, Place as _, Recess, Recesses, Side};

/// A beam: where it enters, the fields it crosses, the mirrors it meets, and where it leaves (M7).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Beam {
    /// Where it enters.
    pub entrance: Entrance,
    /// The fields it crosses, in order; a field twice if it passes there twice.
    pub path: Path,
    /// The mirrors it meets, each once, even if it meets both faces.
    pub mirrors: Fields,
    /// Where it leaves.
    pub recess: Recess,
}

/// One field on the way of a beam.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Crossing {
    /// The field.
    pub field: Field,
    /// Which way the beam comes.
    pub arriving: Heading,
    /// Which way it goes on: another way if a mirror stands there.
    pub leaving: Heading,
}

/// No beam crosses a field more than twice: each way through it, and each face of its mirror, at most once.
const LONGEST: usize = 32;

/// The fields that a beam crosses, in order.
#[derive(Clone, Copy)]
pub struct Path {
    crossings: [Crossing; LONGEST],
    len: u8,
}

impl Deref for Path {
    type Target = [Crossing];

    fn deref(&self) -> &[Crossing] {
        &self.crossings[..usize::from(self.len)]
    }
}

impl PartialEq for Path {
    fn eq(&self, other: &Self) -> bool {
        **self == **other
    }
}

impl Eq for Path {}

impl fmt::Debug for Path {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter().map(|crossing| crossing.field)).finish()
    }
}

/// The fields from a field onwards, without it, by heading.
const AHEAD: [[u16; 16]; 4] = {
    let mut ahead = [[0; 16]; 4];
    let mut heading = 0;
    while heading < 4 {
        let mut rank = 0;
        while rank < 4 {
            let mut file = 0;
            while file < 4 {
                let mut at = Field::at(file, rank);
                let mut bits = 0;
                while let Some(field) = at {
                    at = field.next(Heading::ALL[heading]);
                    if let Some(next) = at {
                        bits |= next.bit();
                    }
                }
                ahead[heading][(rank * 4 + file) as usize] = bits;
                file += 1;
            }
            rank += 1;
        }
        heading += 1;
    }
    ahead
};

/// What the rules ask of a beam, without the way it takes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Ray {
    pub(crate) entrance: Entrance,
    pub(crate) recess: Recess,
    pub(crate) mirrors: Fields,
    /// The fields crossed, mirrors included.
    pub(crate) crossed: Fields,
}

/// By way of which mirrors a diamond may be lit in this turn.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Way {
    /// The mirror just placed, and at least one other if others stand (M9).
    Placed {
        /// Where it was placed.
        field: Field,
    },
    /// At least three different mirrors (M11).
    Three,
}

impl Way {
    /// Whether a beam that meets these mirrors goes the way that it must on this board.
    pub fn admits(self, board: Board, mirrors: Fields) -> bool {
        match self {
            Self::Placed { field } => {
                mirrors.contains(field) && (mirrors.len() > 1 || board.standing().len() == 1)
            }
            Self::Three => mirrors.len() >= 3,
        }
    }
}

impl Board {
    /// The beam that enters here.
    pub fn beam(self, entrance: Entrance) -> Beam {
        let start = Crossing {
            field: entrance.field(),
            arriving: entrance.heading(),
            leaving: entrance.heading(),
        };
        let mut path = Path { crossings: [start; LONGEST], len: 0 };
        let mut mirrors = 0;
        let (mut field, mut arriving) = (start.field, start.arriving);
        loop {
            let leaving = self.at(field).map_or(arriving, |mirror| mirror.reflect(arriving));
            if leaving != arriving {
                mirrors |= field.bit();
            }
            path.crossings[usize::from(path.len)] = Crossing { field, arriving, leaving };
            path.len += 1;
            match field.next(leaving) {
                Some(next) => (field, arriving) = (next, leaving),
                None => {
                    return Beam {
                        entrance,
                        path,
                        mirrors: Fields::of_bits(mirrors),
                        recess: field.exit(leaving),
                    };
                }
            }
        }
    }

    /// The beams from the four entrances of a side, by number.
    pub fn beams(self, side: Side) -> [Beam; 4] {
        side.entrances().map(|entrance| self.beam(entrance))
    }

    /// Follows a beam from mirror to mirror.
    pub(crate) fn ray(self, entrance: Entrance) -> Ray {
        let (mut field, mut heading) = (entrance.field(), entrance.heading());
        let mut ahead = AHEAD[heading as usize][usize::from(field.index())] | field.bit();
        let (mut mirrors, mut crossed) = (0, 0);
        loop {
            let met = self.standing & ahead;
            if met == 0 {
                return Ray {
                    entrance,
                    recess: field.exit(heading),
                    mirrors: Fields::of_bits(mirrors),
                    crossed: Fields::of_bits(crossed | ahead),
                };
            }
            let first = if heading.is_upwards() { met.trailing_zeros() } else { met.ilog2() };
            field = Field::nth(first as u8);
            mirrors |= field.bit();
            crossed |= ahead & !AHEAD[heading as usize][usize::from(field.index())];
            heading = match self.falling & field.bit() {
                0 => Heading::ALL[heading as usize ^ 1],
                _ => Heading::ALL[heading as usize ^ 3],
            };
            ahead = AHEAD[heading as usize][usize::from(field.index())];
        }
    }

    /// The recesses that beams of a side reach the way they must.
    pub fn lit(self, side: Side, way: Way) -> Recesses {
        self.lights(side, way).map(|(_, recess)| recess).collect()
    }

    /// The beams of a side that go the way they must, by entrance: where each enters and leaves.
    pub fn lights(self, side: Side, way: Way) -> impl Iterator<Item = (Entrance, Recess)> {
        side.entrances()
            .into_iter()
            .map(move |entrance| self.ray(entrance))
            .filter(move |ray| way.admits(self, ray.mirrors))
            .map(|ray| (ray.entrance, ray.recess))
    }
}
