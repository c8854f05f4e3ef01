//! Mirrors in words.

pub mod console;
pub mod ending;
pub mod table;

use ::table::{Refusal as _, Turn};
use mirrors::{
    Action, Beam, Card, Colour, ColourCounts, Diagonal, Ending, Entrance, Field, Heading, Mirrors,
    Recess, Refusal, Rim, STANDSTILL, Seen, Side, Told, Touch,
};
use reason::mirrors::Thought;

use crate::message::{from_texts, message, messages, said_by};
use crate::{Arg, Message, Part, Setting, SettingValue, Spoken, Voiced};

messages! {
    fn colour(diamond) = "mirrors-colour";
    fn diagonal(diagonal) = "mirrors-diagonal";
    fn side(heading) = "mirrors-side";

    fn target_3() = "mirrors-target-3";
    fn target_3_help() = "mirrors-target-3.help";
    fn target_4() = "mirrors-target-4";
    fn target_4_help() = "mirrors-target-4.help";
    fn target_5() = "mirrors-target-5";
    fn target_5_help() = "mirrors-target-5.help";
}

impl Voiced for Mirrors {
    fn title() -> Message {
        message!("mirrors-title")
    }

    fn settings() -> Vec<Setting> {
        vec![Setting {
            name: "target",
            title: message!("mirrors-target"),
            question: None,
            values: vec![
                SettingValue::new("3", target_3(), target_3_help()),
                SettingValue::new("4", target_4(), target_4_help()),
                SettingValue::new("5", target_5(), target_5_help()),
            ],
        }]
    }

    /// A chapter ends when a card is laid open. That a player draws a card, or takes no diamond, goes without saying afterwards.
    fn part(seen: &Seen) -> Part {
        match seen {
            Seen::Drew { .. } | Seen::Told(Told::TookNone { .. }) => Part::Aside,
            Seen::Told(Told::Set { .. } | Told::Laid { .. } | Told::Ended { .. }) => Part::Chapter,
            Seen::YouDrew { .. } | Seen::Told(_) => Part::Line,
        }
    }
}

from_texts!(Field: to_string, Recess: to_string, Entrance: to_string);
said_by!(Colour: colour, Diagonal: diagonal, Side: side);

impl From<Colour> for Arg {
    fn from(colour: Colour) -> Self {
        Self::from(match colour {
            Colour::Red => "red",
            Colour::Blue => "blue",
            Colour::Green => "green",
            Colour::Yellow => "yellow",
        })
    }
}

impl From<Diagonal> for Arg {
    fn from(diagonal: Diagonal) -> Self {
        Self::from(match diagonal {
            Diagonal::Rising => "rising",
            Diagonal::Falling => "falling",
        })
    }
}

impl From<Heading> for Arg {
    fn from(heading: Heading) -> Self {
        Self::from(match heading {
            Heading::North => "north",
            Heading::East => "east",
            Heading::South => "south",
            Heading::West => "west",
        })
    }
}

impl From<Side> for Arg {
    fn from(side: Side) -> Self {
        Self::from(match side {
            Side::North => "north",
            Side::East => "east",
            Side::South => "south",
            Side::West => "west",
        })
    }
}

/// How many there are of each colour, without those of which there is none.
fn counts(diamonds: ColourCounts) -> Vec<Message> {
    Colour::ALL
        .into_iter()
        .filter(|&each| diamonds.count(each) > 0)
        .map(|each| message!("mirrors-count", count = diamonds.count(each), diamond = each))
        .collect()
}

/// The diamonds along a side, in the order of its recesses' numbers.
fn along(rim: Rim, side: Side) -> Vec<Message> {
    side.entrances()
        .into_iter()
        .filter_map(|entrance| rim.at(entrance.recess()))
        .map(|colour| colour.message())
        .collect()
}

impl Spoken for Touch {
    fn message(&self) -> Message {
        match *self {
            Self::Place { field, diagonal } => message!("mirrors-place", field, diagonal),
            Self::Turn { field } => message!("mirrors-turn", field),
            Self::Move { from, to, diagonal } => message!("mirrors-move", from, to, diagonal),
            Self::Off { field } => message!("mirrors-off", field),
        }
    }
}

impl Spoken for Action {
    fn message(&self) -> Message {
        match *self {
            Self::Touch(touch) => touch.message(),
            Self::Pass => message!("mirrors-pass"),
            Self::Take { entrance, recess } => message!("mirrors-take", entrance, recess),
            Self::Done => message!("mirrors-done"),
            Self::Return(order) => {
                let diamonds = order.0.map(|colour| colour.message());
                message!("mirrors-return", diamonds = diamonds.to_vec())
            }
        }
    }
}

impl Spoken for ColourCounts {
    fn message(&self) -> Message {
        match counts(*self) {
            none if none.is_empty() => message!("mirrors-tally-none"),
            diamonds => message!("mirrors-tally", diamonds),
        }
    }
}

impl Spoken for Card {
    fn message(&self) -> Message {
        message!("mirrors-card", diamonds = counts(self.diamonds()))
    }
}

/// The way of the beam from mirror to mirror.
impl Spoken for Beam {
    fn message(&self) -> Message {
        let mut way = vec![message!("mirrors-beam-runs", heading = self.entrance.heading())];
        for at in self.path.iter().filter(|at| at.leaving != at.arriving) {
            way.push(message!("mirrors-beam-turns", heading = at.leaving, field = at.field));
        }
        way.push(message!("mirrors-beam-leaves", recess = self.recess));
        message!("mirrors-beam", entrance = self.entrance, way)
    }
}

impl Spoken for Seen {
    fn message(&self) -> Message {
        match *self {
            Self::Drew { seat } => message!("mirrors-drew", who = seat),
            Self::YouDrew { card } => {
                message!("mirrors-you-drew", diamonds = counts(card.diamonds()))
            }
            Self::Told(told) => told.message(),
        }
    }
}

impl Spoken for Told {
    fn message(&self) -> Message {
        match *self {
            Self::Set { rim, first } => {
                let [north, east, south, west] =
                    [Side::North, Side::East, Side::South, Side::West].map(|side| along(rim, side));
                message!("mirrors-set", north, east, south, west, who = first)
            }
            Self::Touched { seat: who, touch } => match touch {
                Touch::Place { field, diagonal } => {
                    message!("mirrors-placed", who, field, diagonal)
                }
                Touch::Turn { field } => message!("mirrors-turned", who, field),
                Touch::Move { from, to, diagonal } => {
                    message!("mirrors-moved", who, from, to, diagonal)
                }
                Touch::Off { field } => message!("mirrors-taken-off", who, field),
            },
            Self::Passed { seat: who } => message!("mirrors-passed", who),
            Self::TookNone { seat: who } => message!("mirrors-took-none", who),
            Self::Took { seat: who, entrance, recess, colour: diamond, mirrors } => {
                message!("mirrors-took", who, entrance, mirrors, diamond, recess)
            }
            Self::Laid { seat: who, card, cards } => {
                message!("mirrors-laid", who, diamonds = counts(card.diamonds()), cards)
            }
            Self::Returned { seat: who, diamonds } => {
                let put = |(recess, diamond)| message!("mirrors-put", diamond, recess);
                message!("mirrors-returned", who, diamonds = diamonds.map(put).to_vec())
            }
            Self::Deadlock => message!("mirrors-deadlock"),
            Self::WentBack { seat: who, recess, colour: diamond } => {
                message!("mirrors-went-back", who, diamond, recess)
            }
            Self::Ended { ending: Ending::EmptyPile } => message!("mirrors-empty-pile"),
            Self::Ended { ending: Ending::Standstill } => {
                message!("mirrors-standstill", rounds = STANDSTILL)
            }
            // Of a game that ends by its target, it is told who won.
            Self::Ended { ending: Ending::Target } => Turn::Over.message(),
            Self::Won { winners: who, cards, diamonds: 0 } => message!("mirrors-won", who, cards),
            Self::Won { winners: who, cards, diamonds } => {
                message!("mirrors-won-both", who, cards, diamonds)
            }
        }
    }
}

impl Spoken for Refusal {
    fn message(&self) -> Message {
        let clause = self.clause();
        match *self {
            Self::Players { players } => message!("mirrors-refused-players", players, clause),
            Self::NoSuchSeat { seat } => {
                message!("refused-no-such-seat", seat = seat.number(), clause)
            }
            Self::NotYourTurn { to_move: who } => {
                message!("mirrors-refused-not-your-turn", who, clause)
            }
            Self::BoardDue => message!("mirrors-refused-board-due", clause),
            Self::OpeningDue => message!("mirrors-refused-opening-due", clause),
            Self::CardDue { seat } => message!("mirrors-refused-card-due", who = seat, clause),
            Self::Over { .. } => message!("mirrors-refused-over", clause),
            Self::MustPlace => message!("mirrors-refused-must-place", clause),
            Self::NoneBeside => message!("mirrors-refused-none-beside", clause),
            Self::PlaceNotFree { field } => {
                message!("mirrors-refused-place-not-free", field, clause)
            }
            Self::TakeOrPass => message!("mirrors-refused-take-or-pass", clause),
            Self::NoMirror { field } => message!("mirrors-refused-no-mirror", field, clause),
            Self::MoveNotFree { field } => message!("mirrors-refused-move-not-free", field, clause),
            Self::NothingTouched => message!("mirrors-refused-nothing-touched", clause),
            Self::AlreadyPlaced => message!("mirrors-refused-already-placed", clause),
            Self::AlreadyTouched => message!("mirrors-refused-already-touched", clause),
            Self::NotYourEntrance { entrance } => {
                message!("mirrors-refused-not-your-entrance", entrance, clause)
            }
            Self::NoBeam { entrance, recess, leaves } => {
                message!("mirrors-refused-no-beam", entrance, leaves, recess, clause)
            }
            Self::NoDiamond { recess } => message!("mirrors-refused-no-diamond", recess, clause),
            Self::MissesPlaced { entrance, field } => {
                message!("mirrors-refused-misses-placed", entrance, field, clause)
            }
            Self::NeedsAnother { entrance } => {
                message!("mirrors-refused-needs-another", entrance, clause)
            }
            Self::TooFewMirrors { entrance, mirrors } => {
                message!("mirrors-refused-too-few-mirrors", entrance, mirrors, clause)
            }
            Self::NotNeeded { recess, colour: diamond } => {
                message!("mirrors-refused-not-needed", diamond, recess, clause)
            }
            Self::ReturnDue => message!("mirrors-refused-return-due", clause),
            Self::NothingToReturn => message!("mirrors-refused-nothing-to-return", clause),
            // Diamonds that do not fit, a rim and a card are named as records do, where they were written so.
            Self::OtherDiamonds { order } => {
                message!("mirrors-refused-other-diamonds", order = order.to_string(), clause)
            }
            Self::NoDealDue => message!("mirrors-refused-no-deal-due", clause),
            Self::BadRim { rim } => {
                message!("mirrors-refused-bad-rim", rim = rim.to_string(), clause)
            }
            Self::NotInPile { card } => {
                message!("refused-not-in-pile", card = card.to_string(), clause)
            }
        }
    }
}

impl Spoken for Thought {
    fn message(&self) -> Message {
        match *self {
            Self::Needed { needs } => message!("mirrors-why-needed", needs),
            Self::Lights { diamonds } => message!("mirrors-why-lights", diamonds),
            Self::Dark { needs } => message!("mirrors-why-dark", needs),
            Self::Returned => message!("mirrors-why-returned"),
        }
    }
}
