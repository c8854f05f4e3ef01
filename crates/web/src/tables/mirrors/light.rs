//! The beams to be drawn.

use std::fmt::Write;

use mirrors::{Beam, Entrance, Recess, Seen, Stage, Told, View};
use prose::draft::mirrors::{Draft, own};

use super::outlook::{Cell, Outlook};
use crate::session::SeenEvent;

/// What a beam is drawn for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) enum Gleam {
    /// It lights no diamond that may be taken.
    Faint,
    /// It lights a diamond the way it must, and the viewer does not need it.
    Lit,
    /// It lights a diamond the way it must, and the viewer needs it.
    Needed,
    /// It lit a diamond that has just been taken.
    Took,
    /// The player asks where it goes.
    Asked,
}

impl Gleam {
    /// The name in the style sheet.
    pub(super) const fn class(self) -> &'static str {
        match self {
            Self::Faint => "m-beam faint",
            Self::Lit => "m-beam lit",
            Self::Needed => "m-beam needed",
            Self::Took => "m-beam took",
            Self::Asked => "m-beam asked",
        }
    }
}

/// A beam to be drawn.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Ray {
    pub(super) gleam: Gleam,
    pub(super) recess: Recess,
    /// Its way over the picture, a cell being ten by ten.
    pub(super) path: String,
}

/// The viewer's beams in their turn; the one that lit what has just been taken; and the one that was asked for.
pub(super) fn rays(
    view: &View,
    draft: &Draft,
    acting: bool,
    latest: &[SeenEvent<Seen>],
    asked: Option<Entrance>,
    outlook: Outlook,
) -> Vec<Ray> {
    let board = draft.board(view);
    let ray = |beam: &Beam, gleam| Ray { gleam, recess: beam.recess, path: path(beam, outlook) };
    let mut rays = Vec::new();
    let returning = matches!(view.stage, Stage::Returning { .. });
    if let Some(own) = own(view).filter(|_| acting && !returning) {
        let (way, wanted) = (draft.way(view), view.wanted());
        for beam in &board.beams(own.side) {
            let lit = view.rim.at(beam.recess).is_some()
                && way.is_some_and(|way| way.admits(board, beam.mirrors));
            let gleam = match (lit, wanted.contains(beam.recess)) {
                (false, _) => Gleam::Faint,
                (true, false) => Gleam::Lit,
                (true, true) => Gleam::Needed,
            };
            rays.push(ray(beam, gleam));
        }
    }
    if let Some(entrance) = just_taken(latest).filter(|_| draft.is_empty()) {
        rays.push(ray(&board.beam(entrance), Gleam::Took));
    }
    if let Some(entrance) = asked {
        rays.push(ray(&board.beam(entrance), Gleam::Asked));
    }
    rays
}

/// Where the beam entered that lit what was taken last, if the mirrors still stand as they did.
fn just_taken(latest: &[SeenEvent<Seen>]) -> Option<Entrance> {
    let told = latest.iter().rev().find_map(|happened| match happened.seen {
        Seen::Told(Told::Took { entrance, .. }) => Some(Some(entrance)),
        Seen::Told(Told::Touched { .. }) => Some(None),
        _ => None,
    });
    told.flatten()
}

/// From the inner edge of the rim, by the mirrors, to the diamond.
fn path(beam: &Beam, outlook: Outlook) -> String {
    let first = outlook.field(beam.entrance.field());
    let (x, y) = between(outlook.recess(beam.entrance.recess()), first);
    let mut path = format!("M{x} {y}");
    let mut last = first;
    for crossing in &*beam.path {
        last = outlook.field(crossing.field);
        if crossing.arriving != crossing.leaving {
            let (x, y) = centre(last);
            let _ = write!(path, "L{x} {y}");
        }
    }
    let (x, y) = between(outlook.recess(beam.recess), last);
    let _ = write!(path, "L{x} {y}");
    path
}

const fn centre((x, y): Cell) -> (i16, i16) {
    (x as i16 * 10 + 5, y as i16 * 10 + 5)
}

/// A little way from the middle of a place of the rim towards its field.
const fn between(rim: Cell, field: Cell) -> (i16, i16) {
    let ((x, y), (to_x, to_y)) = (centre(rim), centre(field));
    (x + (to_x - x) * 4 / 10, y + (to_y - y) * 4 / 10)
}
