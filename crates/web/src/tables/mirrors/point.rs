//! Where what a lesson points at is on the page.

use games::Mirrors;
use lessons::Ask;
use lessons::mirrors::Point;
use mirrors::{Action, Side, Touch, View};
use table::Seat;

use super::board::id;
use super::outlook::Outlook;
use crate::learn::Pointed;

impl Pointed for Mirrors {
    fn selectors(points: &[Point], asked: Ask<Action>, view: &View) -> Vec<String> {
        let you = view.you.and_then(|seat| view.players.get(seat.index()));
        let outlook = Outlook(you.map_or(Side::South, |own| own.side));
        let due = match asked {
            Ask::Act(action) => due(action, outlook),
            Ask::GoOn => Vec::new(),
        };
        if due.is_empty() {
            points.iter().map(|point| selector(*point, outlook, view)).collect()
        } else {
            due
        }
    }
}

fn selector(point: Point, outlook: Outlook, view: &View) -> String {
    let plate = |seat: Seat| {
        let side = view.players.get(seat.index()).map_or(Side::South, |player| player.side);
        format!(".m-plate.{}", outlook.edge(side))
    };
    match point {
        Point::Card => ".m-hand".to_owned(),
        Point::Field(field) => format!("#{}", id(outlook.field(field))),
        Point::Recess(recess) => format!("#{}", id(outlook.recess(recess))),
        Point::Entrance(entrance) => format!("#{}", id(outlook.recess(entrance.recess()))),
        Point::Mirrors => ".m-beside".to_owned(),
        Point::Front => ".m-plate.m-bottom .m-front".to_owned(),
        Point::Laid => ".m-plate.m-bottom .m-cards".to_owned(),
        Point::Player(seat) => plate(seat),
        Point::TakeNone => ".m-panel .row button:not(.m-take)".to_owned(),
    }
}

/// What is to be pressed next for an action: the field, the button that flips the mirror, the button that confirms.
fn due(action: Action, outlook: Outlook) -> Vec<String> {
    let touch = ".m-panel .row .m-touch";
    let thought = |field: &str, how: &str| format!(".m-table:has({field}.thought {how})");
    match action {
        Action::Touch(Touch::Place { field, diagonal }) => {
            let field = format!("#{}", id(outlook.field(field)));
            let (right, other) = (looks(outlook.rises(diagonal)), looks(!outlook.rises(diagonal)));
            vec![
                format!("{field}:not(.thought)"),
                format!("{} .m-flip", thought(&field, other)),
                format!("{} {touch}", thought(&field, right)),
            ]
        }
        Action::Touch(Touch::Turn { field } | Touch::Off { field }) => {
            let is_turned = matches!(action, Action::Touch(Touch::Turn { .. }));
            let field = format!("#{}", id(outlook.field(field)));
            let (right, other) =
                if is_turned { (":not(.none)", ".none") } else { (".none", ":not(.none)") };
            let mirror = |how| format!(".m-mirror{how}");
            vec![
                format!("{field}:not(.thought)"),
                format!("{} .m-flip", thought(&field, &mirror(other))),
                format!("{} {touch}", thought(&field, &mirror(right))),
            ]
        }
        Action::Touch(Touch::Move { from, to, diagonal }) => {
            let [from, to] = [from, to].map(|field| format!("#{}", id(outlook.field(field))));
            let (right, other) = (looks(outlook.rises(diagonal)), looks(!outlook.rises(diagonal)));
            vec![
                format!(".m-table:not(:has({from}.thought, {to}.thought)) {from}"),
                format!(".m-table:has({from}.thought) {to}"),
                format!("{} .m-flip", thought(&to, other)),
                format!("{} {touch}", thought(&to, right)),
            ]
        }
        Action::Take { recess, .. } => {
            let recess = id(outlook.recess(recess));
            vec![format!("#{recess}"), ".m-panel .row .m-take.main".to_owned()]
        }
        Action::Done | Action::Pass => vec![".m-panel .row button:not(.m-take)".to_owned()],
        Action::Return(_) => {
            vec![".m-panel .row button:is(.main, :has(.m-stone))".to_owned()]
        }
    }
}

const fn looks(rises: bool) -> &'static str {
    if rises { ".m-mirror.rises" } else { ".m-mirror.falls" }
}
