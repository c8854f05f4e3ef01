//! Beams (M7), and by way of which mirrors they may light a diamond (M9, M11).

use std::fmt;
use std::ops::Deref;

use serde::{Deserialize, Serialize};

use crate::board::Board;
use crate::place::{Entrance, Field, Fields, Heading, Recess, Recesses, Side};

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
const MAX_CROSSINGS: usize = 32;

/// The fields that a beam crosses, in order.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Path {
    /// Beyond `len`, copies of how the beam enters, so that equal paths compare equal.
    crossings: [Crossing; MAX_CROSSINGS],
    len: u8,
}

impl Deref for Path {
    type Target = [Crossing];

    fn deref(&self) -> &[Crossing] {
        &self.crossings[..usize::from(self.len)]
    }
}

impl fmt::Debug for Path {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter().map(|crossing| crossing.field)).finish()
    }
}

/// A beam somewhere on its way, in six bits: whether it runs along a rank, whether it runs down the numbers of the fields, to
/// the south or west, and the number of the field it leaves, counted in the way it runs.
///
/// Counted so, the nearest field ahead is always the lowest bit; a mirror along `/` changes the first of these alone, for
/// north and east both run up the numbers, and a mirror along `\` changes all six bits.
pub(crate) const fn state(heading: Heading, field: Field) -> usize {
    let index = field.index() as usize;
    match heading {
        Heading::North => index,
        Heading::South => 31 - index,
        Heading::East => 32 + index,
        Heading::West => 63 - index,
    }
}

/// For every state, the fields ahead, without the one that is left: bits 0 to 15 up the numbers, 16 to 31 down.
const AHEAD: [u32; 64] = {
    let mut ahead = [0; 64];
    let mut at = 0;
    while at < 64 {
        let (heading, mut left) = (Heading::ALL[at % 4], Field::nth(at as u8 / 4));
        let of = state(heading, left);
        while let Some(next) = left.next(heading) {
            ahead[of] |= 1 << (state(heading, next) % 32);
            left = next;
        }
        at += 1;
    }
    ahead
};

/// For every state, where the beam leaves if it meets no mirror.
const EXIT: [Recess; 64] = {
    let mut exit = [Recess::N1; 64];
    let mut at = 0;
    while at < 64 {
        let (heading, field) = (Heading::ALL[at % 4], Field::nth(at as u8 / 4));
        exit[state(heading, field)] = field.exit(heading);
        at += 1;
    }
    exit
};

/// For every entrance, a state as if the beam left its first field.
const ENTER: [usize; 16] = {
    let mut enter = [0; 16];
    let mut number = 0;
    while number < 16 {
        let entrance = Entrance::nth(number as u8);
        enter[number] = state(entrance.heading(), entrance.field());
        number += 1;
    }
    enter
};

/// What the rules ask of a beam: where it leaves, and by which mirrors it goes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Ray {
    pub(crate) recess: Recess,
    pub(crate) mirrors: Fields,
}

/// A board made ready to follow beams over it: fields counted up in bits 0 to 15, and down in bits 16 to 31.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Tracer {
    standing: u32,
    falling: u32,
}

impl Tracer {
    pub(crate) const fn new(board: Board) -> Self {
        const fn both(bits: u16) -> u32 {
            bits as u32 | (bits.reverse_bits() as u32) << 16
        }
        Self { standing: both(board.standing.0), falling: both(board.falling.0) }
    }

    /// Follows a beam from mirror to mirror.
    pub(crate) fn ray(self, entrance: Entrance) -> Ray {
        let at = ENTER[usize::from(entrance.index())];
        // The first field lies ahead of the entrance.
        self.follow_on(at, AHEAD[at] | 1 << (at & 31), 0)
    }

    /// Follows a beam that leaves a field, and has met some mirrors.
    pub(crate) fn follow(self, state: usize, mirrors: Fields) -> Ray {
        self.follow_on(state, AHEAD[state], mirrors.0)
    }

    fn follow_on(self, mut at: usize, mut ahead: u32, mut mirrors: u16) -> Ray {
        loop {
            let met = self.standing & ahead;
            if met == 0 {
                return Ray { recess: EXIT[at], mirrors: Fields(mirrors) };
            }
            let first = met.trailing_zeros();
            mirrors |= 1 << (first ^ ((first >> 4) * 31));
            let falling = (self.falling >> first & 1) as usize;
            at = (at & 32 | first as usize) ^ 32 ^ (falling * 31);
            ahead = AHEAD[at];
        }
    }
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
                mirrors.contains(field)
                    && (mirrors != Fields::only(field) || board.standing() == mirrors)
            }
            Self::Three => mirrors.has_three(),
        }
    }
}

/// What the beams of a side light that go by way of the mirrors they must.
///
/// No two beams leave at the same recess, for a beam can be followed back.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Lights {
    side: Side,
    /// Where each of the four beams leaves.
    leave: [Recess; 4],
    /// Those of them that are reached the way they must.
    recesses: Recesses,
}

impl Lights {
    /// The recesses that are lit.
    pub const fn recesses(self) -> Recesses {
        self.recesses
    }

    /// Where each beam enters, and the recess it lights, by number of the entrance.
    pub fn iter(self) -> impl Iterator<Item = (Entrance, Recess)> {
        self.side
            .entrances()
            .into_iter()
            .zip(self.leave)
            .filter(move |&(_, recess)| self.recesses.contains(recess))
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
        let mut path = Path { crossings: [start; MAX_CROSSINGS], len: 0 };
        let mut mirrors = Fields::NONE;
        let (mut field, mut arriving) = (start.field, start.arriving);
        loop {
            let leaving = self.at(field).map_or(arriving, |mirror| mirror.reflect(arriving));
            if leaving != arriving {
                mirrors.insert(field);
            }
            path.crossings[usize::from(path.len)] = Crossing { field, arriving, leaving };
            path.len += 1;
            match field.next(leaving) {
                Some(next) => (field, arriving) = (next, leaving),
                None => {
                    return Beam { entrance, path, mirrors, recess: field.exit(leaving) };
                }
            }
        }
    }

    /// The beams from the four entrances of a side, by number.
    pub fn beams(self, side: Side) -> [Beam; 4] {
        side.entrances().map(|entrance| self.beam(entrance))
    }

    /// The beam that enters here, without the way it takes.
    pub(crate) fn ray(self, entrance: Entrance) -> Ray {
        Tracer::new(self).ray(entrance)
    }

    /// What the four beams of a side light that go the way they must.
    pub fn lights(self, side: Side, way: Way) -> Lights {
        let mut recesses = Recesses::NONE;
        let tracer = Tracer::new(self);
        let leave = side.entrances().map(|entrance| {
            let ray = tracer.ray(entrance);
            if way.admits(self, ray.mirrors) {
                recesses.insert(ray.recess);
            }
            ray.recess
        });
        Lights { side, leave, recesses }
    }
}
