//! Where what a lesson points at is on the page.

use games::Kadora;
use kadora::{Action, Field, Fields, Pile, View};
use lessons::StepTask;
use lessons::kadora::Point;
use table::Seat;

use super::block::id;
use super::players::chips_of;
use crate::learn::Pointed;

impl Pointed for Kadora {
    fn selectors(points: &[Point], asked: StepTask<Action>, view: &View) -> Vec<String> {
        match asked {
            StepTask::Act(action) => due(action, view),
            StepTask::GoOn => points.iter().map(|point| selector(*point)).collect(),
        }
    }
}

fn selector(point: Point) -> String {
    match point {
        Point::Block => ".k-block".to_owned(),
        Point::Hand => ".k-hand".to_owned(),
        Point::Card(card) => format!(".k-hand label:has([value='{card}'])"),
        Point::Field(field) => format!("#{}", id(field)),
        Point::Column(field) => line(field.column()),
        Point::Row(field) => line(field.row()),
        Point::Pile(pile) => of_pile(pile).to_owned(),
        Point::Loot(seat) | Point::Player(seat) => player(seat),
        Point::LootColour(seat, colour) => {
            format!("{} .k-chip:has([data-colour='{}'])", player(seat), colour.name())
        }
        Point::Count => ".k-players".to_owned(),
    }
}

fn player(seat: Seat) -> String {
    format!(".k-player:has(#{})", chips_of(seat))
}

const fn of_pile(pile: Pile) -> &'static str {
    match pile {
        Pile::Left => "button.k-pile:nth-of-type(1)",
        Pile::Right => "button.k-pile:nth-of-type(2)",
    }
}

fn line(fields: Fields) -> String {
    fields.iter().map(|field: Field| format!("#{}", id(field))).collect::<Vec<_>>().join(", ")
}

/// What is to be pressed next for an action: the card, the space, the button that lays it; or the colour, then the button that gives it.
fn due(action: Action, view: &View) -> Vec<String> {
    match action {
        Action::Place { card, field } => {
            let (card, space) = (format!("[value='{card}']"), format!("#{}", id(field)));
            vec![
                format!(".k-hand label:has({card}:not(:checked))"),
                format!(".kadora:has({card}:checked) {space}:not(.aimed)"),
                format!(".kadora:has({space}.aimed) .k-actions .row button.main"),
            ]
        }
        Action::Draw(pile) => vec![of_pile(pile).to_owned()],
        Action::Give { colour, to } => {
            let own = view.you.map(player).unwrap_or_default();
            let gifts = view.you.map(|you| view.gifts(you)).unwrap_or_default();
            let before = gifts.iter().filter(|gift| gift.colour == colour && gift.to < to);
            let place = 1 + before.count();
            vec![
                format!(
                    "{own} .k-chip[aria-expanded='false']:has([data-colour='{}'])",
                    colour.name()
                ),
                format!("{own} .k-detail .row button:nth-of-type({place})"),
            ]
        }
        // To lay a card is to keep what could be given away.
        Action::Keep => vec![".k-hand".to_owned()],
    }
}
