//! Mirrors taught.

use mirrors::{Action, Entrance, Field, Mirrors, Recess, Stage, View};
use table::{Game as _, Seat, Viewer};
use voice::{Message, Spoken as _, lessons as words};

use crate::lesson::PUPIL;
use crate::taught::{Taught, parts, seat};

/// Something on the table of Mirrors.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Point {
    /// The pupil's secret card.
    Card,
    /// A field of the board.
    Field(Field),
    /// A recess, and the diamond in it.
    Recess(Recess),
    /// One of the pupil's entrances.
    Entrance(Entrance),
    /// The mirrors beside the board.
    Mirrors,
    /// The diamonds in front of the pupil.
    Front,
    /// The cards that the pupil has laid open.
    Laid,
    /// A player.
    Player(Seat),
    /// The button to take no diamond.
    TakeNone,
}

impl Taught for Mirrors {
    type Point = Point;

    fn read_point(text: &str) -> Option<Point> {
        let (word, rest) = parts(text);
        Some(match word {
            "card" => Point::Card,
            "field" => Point::Field(rest.parse().ok()?),
            "recess" => Point::Recess(rest.parse().ok()?),
            "entrance" => Point::Entrance(rest.parse().ok()?),
            "mirrors" => Point::Mirrors,
            "front" => Point::Front,
            "laid" => Point::Laid,
            "player" => Point::Player(seat(rest)?),
            "none" => Point::TakeNone,
            _ => return None,
        })
    }

    fn name_point(point: Point, view: &View) -> Message {
        match point {
            Point::Card => words::point_secret_card(),
            Point::Field(field) => words::point_field(field),
            Point::Recess(recess) => match view.rim.at(recess) {
                Some(colour) => words::point_diamond(colour, recess),
                None => words::point_recess(recess),
            },
            Point::Entrance(entrance) => words::point_entrance(entrance),
            Point::Mirrors => words::point_mirrors(view.board.beside()),
            Point::Front => words::point_front(),
            Point::Laid => words::point_laid(),
            Point::Player(seat) => words::point_player(seat),
            Point::TakeNone => words::point_button(Action::Done.message()),
        }
    }

    fn consequence(position: &Self, action: Action, asked: Action) -> Vec<Message> {
        match action {
            Action::Touch(_) => vec![would_light(position, action)],
            Action::Done => vec![words::would_take_none()],
            Action::Pass => vec![words::would_pass()],
            Action::Take { .. } => vec![match asked {
                Action::Take { recess, .. } => words::would_take_other(recess),
                _ => words::would_touch_nothing(),
            }],
            Action::Return(_) => vec![words::would_return()],
        }
    }
}

/// What the pupil's beams light once a mirror is touched.
fn would_light(position: &Mirrors, action: Action) -> Message {
    let viewer = Viewer::Seat(PUPIL);
    let mut after = *position;
    let first = position.view(viewer).board.standing().is_empty();
    if after.act(PUPIL, action, &mut ()).is_err() {
        return words::would_pass();
    }
    let view = after.view(viewer);
    let Stage::Taking { seat: PUPIL, way } = view.stage else {
        return if first {
            words::would_light_nothing_first()
        } else {
            words::would_light_nothing()
        };
    };
    let side = view.players[PUPIL.index()].side;
    let lit: Vec<Recess> = view.board.lights(side, way).iter().map(|(_, recess)| recess).collect();
    let named =
        |recess: &Recess| view.rim.at(*recess).map(|colour| words::point_diamond(colour, *recess));
    let wanted = view.wanted();
    match lit.iter().find(|recess| wanted.contains(**recess)).and_then(named) {
        Some(diamond) => words::would_light_too(diamond),
        None => words::would_light_other(lit.iter().filter_map(named).collect::<Vec<_>>()),
    }
}
