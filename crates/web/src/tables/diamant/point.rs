//! Where what a lesson points at is on the page.

use diamant::{Choice, Diamant, View};
use lessons::StepTask;
use lessons::diamant::Point;
use table::Seat;

use super::cave::card_id;
use super::explorers::seat_id;
use crate::learn::Pointed;

impl Pointed for Diamant {
    fn selectors(points: &[Point], _: StepTask<Choice>, view: &View) -> Vec<String> {
        points.iter().map(|point| selector(*point, view)).collect()
    }
}

fn selector(point: Point, view: &View) -> String {
    let of = |seat: Seat, part: &str| format!("#{} {part}", seat_id(seat));
    let own = |part: &str| view.you.map_or_else(String::new, |you| of(you, part));
    match point {
        Point::Path => ".path .card".to_owned(),
        Point::Card(nth) => format!("#{}", card_id(nth)),
        Point::Beside => own(".beside"),
        Point::Chest(seat) => of(seat, ".chest"),
        Point::Player(seat) => format!("#{}", seat_id(seat)),
        Point::Cave => ".caves .open".to_owned(),
        Point::Removed => ".gone".to_owned(),
        Point::Stay => "#stay".to_owned(),
        Point::Leave => "#leave".to_owned(),
    }
}
