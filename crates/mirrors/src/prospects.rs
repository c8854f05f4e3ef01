//! What a player could light after touching a mirror: the question every search asks.

use crate::beam::{Tracer, Way};
use crate::board::{Board, Touch};
use crate::place::{Fields, Recesses, Side};

impl Touch {
    /// By way of which mirrors a diamond may be lit after this (M9, M13).
    pub const fn way(self) -> Way {
        match self {
            Self::Place { field, .. } => Way::Placed { field },
            Self::Turn { .. } | Self::Move { .. } | Self::Off { .. } => Way::Three,
        }
    }

    /// The fields on which it changes something.
    pub fn fields(self) -> Fields {
        match self {
            Self::Place { field, .. } | Self::Turn { field } | Self::Off { field } => {
                Fields::only(field)
            }
            Self::Move { from, to, .. } => Fields::only(from) | Fields::only(to),
        }
    }
}

impl Board {
    /// Those of the `wanted` recesses that a side lights while all twelve mirrors stand, nothing being touched (M12).
    pub fn lit_as_it_stands(self, side: Side, wanted: Recesses) -> Recesses {
        if self.beside() > 0 {
            return Recesses::NONE;
        }
        self.lights(side, Way::Three).recesses() & wanted
    }

    /// Hands every legal way to touch a mirror to `each`, with those of the `wanted` recesses that the side lights afterwards
    /// the way it must. There is none if the mirrors may not be touched (M12).
    pub fn prospects(self, side: Side, wanted: Recesses, mut each: impl FnMut(Touch, Recesses)) {
        if !self.lit_as_it_stands(side, wanted).is_empty() {
            return;
        }
        let beams = side.entrances().map(|entrance| {
            (entrance, self.beam(entrance).path.iter().map(|at| at.field).collect::<Fields>())
        });
        self.touches(|touch| {
            let (fields, way) = (touch.fields(), touch.way());
            let after = self.after(touch).unwrap_or(self);
            let tracer = Tracer::new(after);
            let mut lit = Recesses::NONE;
            // A beam that crosses none of the touched fields is as it was, and lit nothing wanted before.
            for (entrance, crossed) in beams {
                if (crossed & fields).is_empty() {
                    continue;
                }
                let ray = tracer.ray(entrance);
                if way.admits(after, ray.mirrors) {
                    lit.insert(ray.recess);
                }
            }
            each(touch, lit & wanted);
        });
    }
}
