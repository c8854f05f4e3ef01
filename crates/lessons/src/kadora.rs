//! Kadora taught.

use kadora::{Action, Card, Colour, Field, Kadora, Pile, Seen, Told, View};
use table::{Game as _, Seat, Viewer};
use voice::{Message, Spoken, lessons as words};

use crate::lesson::{PUPIL, seen};
use crate::taught::{Taught, parts, seat};

/// Something on the table of Kadora.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Point {
    /// The block.
    Block,
    /// The pupil's hand.
    Hand,
    /// A card of the pupil's hand.
    Card(Card),
    /// A space of the block.
    Field(Field),
    /// The column of a space.
    Column(Field),
    /// The row of a space.
    Row(Field),
    /// A pile.
    Pile(Pile),
    /// What a player has won.
    Loot(Seat),
    /// The cards of a colour that a player has won.
    LootColour(Seat, Colour),
    /// A player.
    Player(Seat),
    /// What the game came to, once it is over.
    Count,
}

impl Taught for Kadora {
    type Point = Point;

    fn read_point(text: &str) -> Option<Point> {
        let (word, rest) = parts(text);
        Some(match word {
            "block" => Point::Block,
            "hand" => Point::Hand,
            "card" => Point::Card(rest.parse().ok()?),
            "field" => Point::Field(rest.parse().ok()?),
            "column" => Point::Column(rest.parse().ok()?),
            "row" => Point::Row(rest.parse().ok()?),
            "pile" => Point::Pile(rest.parse().ok()?),
            "loot" => match parts(rest) {
                (owner, "") => Point::Loot(seat(owner)?),
                (owner, colour) => Point::LootColour(seat(owner)?, colour.parse().ok()?),
            },
            "player" => Point::Player(seat(rest)?),
            "count" => Point::Count,
            _ => return None,
        })
    }

    fn name_point(point: Point, _: &View) -> Message {
        match point {
            Point::Block => words::point_block(),
            Point::Hand => words::point_hand(),
            Point::Card(card) => words::point_hand_card(card.message()),
            Point::Field(field) => words::point_space(field),
            Point::Column(field) => words::point_column(field.file()),
            Point::Row(field) => words::point_row(field.rank()),
            Point::Pile(pile) => words::point_pile(pile),
            Point::Loot(seat) => words::point_loot(seat),
            Point::LootColour(seat, colour) => words::point_loot_colour(seat, colour),
            Point::Player(seat) => words::point_player(seat),
            Point::Count => words::point_count(),
        }
    }

    fn consequence(position: &Self, action: Action, asked: Action) -> Vec<Message> {
        let asks_place = matches!(asked, Action::Place { .. });
        match action {
            Action::Place { .. } => would_take(position, action),
            Action::Draw(pile) => {
                let view = position.view(Viewer::Seat(PUPIL));
                let top = view.pile(pile).first().map(|back| back.colour);
                top.map(words::would_draw).into_iter().collect()
            }
            Action::Keep => vec![words::would_keep()],
            Action::Give { colour, .. } if asks_place => vec![words::would_give(colour)],
            Action::Give { colour, to } => vec![words::would_give_to(colour, to)],
        }
    }
}

/// What the card would bring, as the rules tell it.
fn would_take(position: &Kadora, action: Action) -> Vec<Message> {
    let (mut after, mut events) = (position.clone(), Vec::new());
    let _ = after.act(PUPIL, action, &mut events);
    let seen = seen::<Kadora>(&events);
    let own = |seen: &&Seen| matches!(seen, Seen::Told(Told::Placed { .. } | Told::Took { .. }));
    let takes = seen.iter().any(|seen| matches!(seen, Seen::Told(Told::Took { .. })));
    let mut said = vec![words::would_place()];
    said.extend(seen.iter().filter(own).map(Spoken::message));
    if !takes {
        said.push(words::would_take_nothing());
    }
    said
}
