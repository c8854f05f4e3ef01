//! Diamant taught.

use diamant::{Choice, Diamant, View};
use table::{Game as _, Seat, Viewer};
use voice::{Message, Spoken as _, lessons as words};

use crate::lesson::PUPIL;
use crate::taught::{Taught, parts, seat};

/// Something on the table of Diamant.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Point {
    /// All cards turned over.
    Path,
    /// One of them, from 0.
    Card(usize),
    /// What lies beside the pupil's chest, at risk.
    Beside,
    /// What is in a chest.
    Chest(Seat),
    /// A player.
    Player(Seat),
    /// The number of the cave.
    Cave,
    /// The hazard cards that have left the game.
    Removed,
    /// The button to stay.
    Stay,
    /// The button to leave.
    Leave,
}

impl Taught for Diamant {
    type Point = Point;

    fn read_point(text: &str) -> Option<Point> {
        let (word, rest) = parts(text);
        Some(match word {
            "path" => Point::Path,
            "card" => Point::Card(rest.parse::<u8>().ok()?.into()),
            "beside" => Point::Beside,
            "chest" => Point::Chest(seat(rest)?),
            "player" => Point::Player(seat(rest)?),
            "cave" => Point::Cave,
            "removed" => Point::Removed,
            "stay" => Point::Stay,
            "leave" => Point::Leave,
            _ => return None,
        })
    }

    fn name_point(point: Point, view: &View) -> Message {
        match point {
            Point::Card(n) => match view.path.get(n) {
                Some(laid) => words::point_card(laid.card.message()),
                None => words::point_path(),
            },
            Point::Path => words::point_path(),
            Point::Beside => words::point_beside(),
            Point::Chest(seat) => words::point_chest(seat),
            Point::Player(seat) => words::point_player(seat),
            Point::Cave => words::point_cave(view.cave),
            Point::Removed => words::point_removed(),
            Point::Stay => words::point_button(Choice::Stay.message()),
            Point::Leave => words::point_button(Choice::Leave.message()),
        }
    }

    fn consequence(position: &Self, action: Choice, _: Choice) -> Vec<Message> {
        let view = position.view(Viewer::Seat(PUPIL));
        vec![match action {
            Choice::Stay => words::would_stay(view.beside),
            Choice::Leave => words::would_leave(u16::from(view.beside), view.on_path()),
        }]
    }
}
