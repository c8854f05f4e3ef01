//! Kadora taught.

use std::str::FromStr;

use kadora::{Action, Card, Colour, Field, Kadora, Pile, Seen, Told, View};
use table::{Game as _, Seat, Viewer};
use voice::{Message, Spoken, lessons as words};

use crate::lesson::PUPIL;
use crate::taught::{Taught, UnknownPoint, parts};

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

impl FromStr for Point {
    type Err = UnknownPoint;

    fn from_str(text: &str) -> Result<Self, UnknownPoint> {
        let unknown = || UnknownPoint(text.to_owned());
        let (word, rest) = parts(text);
        let field = || rest.parse::<Field>().map_err(|_| unknown());
        let seat = |text: &str| text.parse().ok().and_then(Seat::new).ok_or_else(unknown);
        Ok(match word {
            "block" => Self::Block,
            "hand" => Self::Hand,
            "card" => Self::Card(rest.parse().map_err(|_| unknown())?),
            "field" => Self::Field(field()?),
            "column" => Self::Column(field()?),
            "row" => Self::Row(field()?),
            "pile" => Self::Pile(rest.parse().map_err(|_| unknown())?),
            "loot" => match parts(rest) {
                (owner, "") => Self::Loot(seat(owner)?),
                (owner, colour) => {
                    Self::LootColour(seat(owner)?, colour.parse().map_err(|_| unknown())?)
                }
            },
            "player" => Self::Player(seat(rest)?),
            "count" => Self::Count,
            _ => return Err(unknown()),
        })
    }
}

impl Taught for Kadora {
    type Point = Point;

    fn name_point(point: Point, _: &View) -> Message {
        match point {
            Point::Block => words::point_block(),
            Point::Hand => words::point_hand(),
            Point::Card(card) => words::point_hand_card(card.message()),
            Point::Field(field) => words::point_space(field.to_string()),
            Point::Column(field) => words::point_column(field.file().to_string()),
            Point::Row(field) => words::point_row(field.rank().to_string()),
            Point::Pile(pile) => words::point_pile(pile.name()),
            Point::Loot(seat) => words::point_loot(seat),
            Point::LootColour(seat, colour) => words::point_loot_colour(seat, colour.name()),
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
                let top = view.pile(pile).first().map(|back| back.colour.name());
                top.map(words::would_draw).into_iter().collect()
            }
            Action::Keep => vec![words::would_keep()],
            Action::Give { colour, .. } if asks_place => {
                vec![words::would_give(colour.name())]
            }
            Action::Give { colour, to } => vec![words::would_give_to(colour.name(), to)],
        }
    }
}

/// What the card would bring, as the rules tell it.
fn would_take(position: &Kadora, action: Action) -> Vec<Message> {
    let (mut after, mut events) = (position.clone(), Vec::new());
    let _ = after.act(PUPIL, action, &mut events);
    let seen: Vec<Seen> =
        events.iter().filter_map(|event| Kadora::seen(event, Viewer::Seat(PUPIL))).collect();
    let own = |seen: &&Seen| matches!(seen, Seen::Told(Told::Placed { .. } | Told::Took { .. }));
    let takes = seen.iter().any(|seen| matches!(seen, Seen::Told(Told::Took { .. })));
    let mut said = vec![words::would_place()];
    said.extend(seen.iter().filter(own).map(Spoken::message));
    if !takes {
        said.push(words::would_take_nothing());
    }
    said
}
