//! Where what a lesson points at is on the page.

use games::Mirrors;
use lessons::StepTask;
use lessons::mirrors::Point;
use mirrors::{Action, Diagonal, Field, Side, Touch, View};
use prose::draft::mirrors::side;
use table::Seat;

use super::board::id;
use super::outlook::Outlook;
use crate::learn::Pointed;

impl Pointed for Mirrors {
    fn selectors(points: &[Point], asked: StepTask<Action>, view: &View) -> Vec<String> {
        let outlook = Outlook(side(view));
        match asked {
            StepTask::Act(action) => due(action, outlook),
            StepTask::GoOn => points.iter().map(|point| selector(*point, outlook, view)).collect(),
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
    let at = |field: Field| format!("#{}", id(outlook.field(field)));
    let looks = |diagonal: Diagonal| {
        let (rises, falls) = (".m-mirror.rises", ".m-mirror.falls");
        if outlook.rises(diagonal) { (rises, falls) } else { (falls, rises) }
    };
    // On a field that is thought of, the mirror is flipped as long as it looks otherwise, and confirmed when it looks right.
    let confirm = |field: &str, (right, otherwise): (&str, &str)| {
        [
            format!(".m-table:has({field}.thought {otherwise}) .m-flip"),
            format!(".m-table:has({field}.thought {right}) .m-panel .row .m-touch"),
        ]
    };
    let press = |field: Field, looks: (&str, &str)| {
        let field = at(field);
        let first = format!("{field}:not(.thought)");
        std::iter::once(first).chain(confirm(&field, looks)).collect()
    };
    let (none, some) = (".m-mirror.none", ".m-mirror:not(.none)");
    match action {
        Action::Touch(Touch::Place { field, diagonal }) => press(field, looks(diagonal)),
        Action::Touch(Touch::Turn { field }) => press(field, (some, none)),
        Action::Touch(Touch::Off { field }) => press(field, (none, some)),
        Action::Touch(Touch::Move { from, to, diagonal }) => {
            let (from, to) = (at(from), at(to));
            let first = [
                format!(".m-table:not(:has({from}.thought, {to}.thought)) {from}"),
                format!(".m-table:has({from}.thought) {to}"),
            ];
            first.into_iter().chain(confirm(&to, looks(diagonal))).collect()
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
