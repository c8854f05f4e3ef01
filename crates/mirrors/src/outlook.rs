//! What all sides could light after every way to touch a mirror, found in one go: what a player that learns asks.

use crate::beam::{Beam, Ray, Tracer, Way, state};
use crate::board::Board;
use crate::place::{Entrance, Field, Fields, Heading, Recess, Recesses, Side};

/// The most ways to touch a mirror.
const MAX_TOUCHES: usize = 120;

/// What the sides of a board light as the mirrors stand, and after every way to touch one of them.
#[derive(Clone, Debug)]
pub struct Outlook {
    lit: [Recesses; 4],
    after: [[Recesses; 4]; MAX_TOUCHES],
    taken: [[Recesses; 4]; MAX_TOUCHES],
    reach: [[u8; 16]; 4],
    len: usize,
}

impl Outlook {
    /// What a side lights by way of three mirrors, as they stand.
    pub const fn lit(&self, side: Side) -> Recesses {
        self.lit[side as usize]
    }

    /// The same after a way to touch a mirror, by its number in [`Board::touches`].
    pub fn lit_after(&self, touch: usize, side: Side) -> Recesses {
        self.after[touch % MAX_TOUCHES][side as usize]
    }

    /// What the side would light the way it must, had it touched the mirror itself (M9, M13).
    pub fn lit_by(&self, touch: usize, side: Side) -> Recesses {
        self.taken[touch % MAX_TOUCHES][side as usize]
    }

    /// How many ways to touch a mirror make a beam of the side leave at each recess the way it must. Beams that stay as they are count
    /// for nothing.
    pub const fn reach(&self, side: Side) -> &[u8; 16] {
        &self.reach[side as usize]
    }
}

/// How a beam goes on from a state on a board: where it leaves, the mirrors it meets and the fields it crosses.
#[derive(Clone, Copy)]
struct Tail {
    ray: Ray,
    crossed: Fields,
}

/// A beam from its entrance on: the fields it crosses, and how it came to each for the first time.
#[derive(Clone, Copy)]
struct Path {
    ray: Ray,
    crossed: Fields,
    /// By field: which of the fields on the way it is, which way the beam comes, and the mirrors met before.
    first: [(u8, Heading, Fields); 16],
}

/// All beams over a board.
struct Beams {
    /// By state: see [`state`]. Beams that go round in circles, which none that enters can meet, seem to cross every field.
    tails: [Tail; 64],
    /// By entrance.
    paths: [Path; 16],
}

impl Beams {
    fn of(board: Board) -> Self {
        let nowhere = Ray { recess: Recess::N1, mirrors: Fields::NONE };
        let first = [(0, Heading::North, Fields::NONE); 16];
        let mut beams = Self {
            tails: [Tail { ray: nowhere, crossed: Fields::ALL }; 64],
            paths: [Path { ray: nowhere, crossed: Fields::NONE, first }; 16],
        };
        for entrance in Entrance::all() {
            let beam = board.beam(entrance);
            let mut tail = Tail {
                ray: Ray { mirrors: Fields::NONE, ..beam_ray(&beam) },
                crossed: Fields::NONE,
            };
            for at in beam.path.iter().rev() {
                beams.tails[state(at.leaving, at.field)] = tail;
                tail.crossed.insert(at.field);
                if at.leaving != at.arriving {
                    tail.ray.mirrors.insert(at.field);
                }
            }
            let mut first = first;
            let (mut seen, mut met) = (Fields::NONE, Fields::NONE);
            for (i, at) in beam.path.iter().enumerate() {
                if !seen.contains(at.field) {
                    first[usize::from(at.field.index())] = (i as u8, at.arriving, met);
                }
                seen.insert(at.field);
                if at.leaving != at.arriving {
                    met.insert(at.field);
                }
            }
            let path = Path { ray: beam_ray(&beam), crossed: seen, first };
            beams.paths[usize::from(entrance.index())] = path;
        }
        beams
    }

    /// The beam that enters here after the mirrors on `fields` have changed; nothing if it is as it was.
    fn changed(&self, path: &Path, after: Board, tracer: Tracer, fields: Fields) -> Option<Ray> {
        let first = |field: Field| path.first[usize::from(field.index())];
        let field = (path.crossed & fields).iter().min_by_key(|&field| first(field).0)?;
        let (_, arriving, mut mirrors) = first(field);
        let leaving = match after.at(field) {
            Some(mirror) => {
                mirrors.insert(field);
                mirror.reflect(arriving)
            }
            None => arriving,
        };
        let next = state(leaving, field);
        let tail = &self.tails[next];
        Some(if (tail.crossed & fields).is_empty() {
            Ray { mirrors: tail.ray.mirrors | mirrors, ..tail.ray }
        } else {
            tracer.follow(next, mirrors)
        })
    }
}

fn beam_ray(beam: &Beam) -> Ray {
    Ray { recess: beam.recess, mirrors: beam.mirrors }
}

impl Board {
    /// What these sides light, and would light.
    pub fn outlook(self, sides: impl IntoIterator<Item = Side>) -> Outlook {
        let mut outlook = Outlook {
            lit: [Recesses::NONE; 4],
            after: [[Recesses::NONE; 4]; MAX_TOUCHES],
            taken: [[Recesses::NONE; 4]; MAX_TOUCHES],
            reach: [[0; 16]; 4],
            len: 0,
        };
        let beams = Beams::of(self);
        let mut paths = [None; 4];
        for side in sides {
            let own = side.entrances().map(|entrance| beams.paths[usize::from(entrance.index())]);
            outlook.lit[side as usize] = by_three(own.map(|path| path.ray));
            paths[side as usize] = Some(own);
        }
        self.touches(|touch| {
            let (fields, way) = (touch.fields(), touch.way());
            let after = self.after(touch).unwrap_or(self);
            let tracer = Tracer::new(after);
            let at = outlook.len;
            outlook.len += 1;
            for (side, paths) in paths.iter().enumerate() {
                let Some(paths) = paths else { continue };
                let (mut taken, mut far) = (Recesses::NONE, Recesses::NONE);
                for path in paths {
                    let changed = beams.changed(path, after, tracer, fields);
                    let ray = changed.unwrap_or(path.ray);
                    let three = ray.mirrors.has_three();
                    if three {
                        far.insert(ray.recess);
                    }
                    let admitted = match way {
                        Way::Three => three,
                        // A beam that does not meet the mirror just placed lights nothing (M9).
                        Way::Placed { .. } => changed.is_some() && way.admits(after, ray.mirrors),
                    };
                    if admitted {
                        taken.insert(ray.recess);
                        outlook.reach[side][usize::from(ray.recess.index())] +=
                            u8::from(changed.is_some());
                    }
                }
                outlook.after[at][side] = far;
                outlook.taken[at][side] = taken;
            }
        });
        outlook
    }
}

/// Where those rays leave that meet three mirrors.
fn by_three(rays: [Ray; 4]) -> Recesses {
    let far = rays.into_iter().filter(|ray| ray.mirrors.has_three());
    far.map(|ray| ray.recess).collect()
}

#[cfg(test)]
mod tests {
    use luck::Dice;
    use table::Luck;

    use super::*;

    #[test]
    fn the_outlook_is_what_the_beams_light_after_every_touch() {
        let boards = [
            "",
            "b2/",
            "a1/ b2\\ c3/ d4\\ a4/",
            "a1/ b1\\ c2/ d2\\ a3/ b3/ c4\\ d4/ a2\\ b2/ c3\\",
            "a1/ b1\\ c2/ d2\\ a3/ b3/ c4\\ d4/ a2\\ b2/ c3\\ d3/",
            "a1\\ b1\\ c1/ d2\\ a3\\ b3/ c4\\ d4\\ a2\\ b4/ c3\\ d3/",
        ];
        let mut dice = Dice::new(8);
        let mut any = || {
            let mut board = Board::EMPTY;
            for _ in 0..dice.below(13) {
                board = board
                    .nth_touch(dice.below(board.count_touches()))
                    .and_then(|it| board.after(it))
                    .unwrap();
            }
            board
        };
        let drawn: Vec<Board> = (0..60).map(|_| any()).collect();
        for board in boards.map(|text| text.parse().unwrap()).into_iter().chain(drawn) {
            let outlook = board.outlook(Side::ALL);
            let mut reach = [[0; 16]; 4];
            let mut at = 0;
            board.touches(|touch| {
                let after = board.after(touch).unwrap();
                for side in Side::ALL {
                    let lit = after.lights(side, Way::Three).recesses();
                    assert_eq!(outlook.lit_after(at, side), lit, "{board} {touch}");
                    let taken = after.lights(side, touch.way()).recesses();
                    assert_eq!(outlook.lit_by(at, side), taken, "{board} {touch}");
                    for entrance in side.entrances() {
                        let path: Fields =
                            board.beam(entrance).path.iter().map(|at| at.field).collect();
                        let crosses = path & touch.fields();
                        let ray = after.ray(entrance);
                        if !crosses.is_empty() && touch.way().admits(after, ray.mirrors) {
                            reach[side as usize][usize::from(ray.recess.index())] += 1;
                        }
                    }
                }
                at += 1;
            });
            assert_eq!(at, outlook.len);
            for side in Side::ALL {
                assert_eq!(outlook.lit(side), board.lights(side, Way::Three).recesses());
                assert_eq!(*outlook.reach(side), reach[side as usize]);
            }
        }
    }
}
