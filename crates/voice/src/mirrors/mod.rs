//! Mirrors in words.

pub mod console;
pub(crate) mod reason;
pub mod table;

use ::table::{Refusal as _, Turn};
use mirrors::{
    Action, Beam, Card, Colour, ColourCounts, Diagonal, Ending, Entrance, Field, Heading, Mirrors,
    Recess, Refusal, Rim, STANDSTILL, Seen, Side, Told, Touch,
};

use crate::message::{from_texts, messages, said_by};
use crate::{Arg, Message, Part, Setting, SettingValue, Spoken, Voiced};

messages! {
    fn title() = "mirrors-title";

    fn place(field, diagonal) = "mirrors-place";
    fn turn(field) = "mirrors-turn";
    fn move_to(from, to, diagonal) = "mirrors-move";
    fn off(field) = "mirrors-off";
    fn pass() = "mirrors-pass";
    fn take(entrance, recess) = "mirrors-take";
    fn done() = "mirrors-done";
    fn put_back(diamonds) = "mirrors-return";

    fn colour(diamond) = "mirrors-colour";
    fn count(count, diamond) = "mirrors-count";
    fn tally(diamonds) = "mirrors-tally";
    fn tally_none() = "mirrors-tally-none";
    fn card(diamonds) = "mirrors-card";
    fn diagonal(diagonal) = "mirrors-diagonal";
    fn side(heading) = "mirrors-side";
    fn beam(entrance, way) = "mirrors-beam";
    fn beam_runs(heading) = "mirrors-beam-runs";
    fn beam_turns(heading, field) = "mirrors-beam-turns";
    fn beam_leaves(recess) = "mirrors-beam-leaves";

    fn set(north, east, south, west, who) = "mirrors-set";
    fn drew(who) = "mirrors-drew";
    fn you_drew(diamonds) = "mirrors-you-drew";
    fn placed(who, field, diagonal) = "mirrors-placed";
    fn turned(who, field) = "mirrors-turned";
    fn moved(who, from, to, diagonal) = "mirrors-moved";
    fn taken_off(who, field) = "mirrors-taken-off";
    fn passed(who) = "mirrors-passed";
    fn took_none(who) = "mirrors-took-none";
    fn took(who, entrance, mirrors, diamond, recess) = "mirrors-took";
    fn laid(who, diamonds, cards) = "mirrors-laid";
    fn returned(who, diamonds) = "mirrors-returned";
    fn put(diamond, recess) = "mirrors-put";
    fn deadlock() = "mirrors-deadlock";
    fn went_back(who, diamond, recess) = "mirrors-went-back";
    fn empty_pile() = "mirrors-empty-pile";
    fn standstill(rounds) = "mirrors-standstill";
    fn won(who, cards) = "mirrors-won";
    fn won_both(who, cards, diamonds) = "mirrors-won-both";

    fn refused_players(players, clause) = "mirrors-refused-players";
    fn refused_no_such_seat(seat, clause) = "mirrors-refused-no-such-seat";
    fn refused_not_your_turn(who, clause) = "mirrors-refused-not-your-turn";
    fn refused_board_due(clause) = "mirrors-refused-board-due";
    fn refused_opening_due(clause) = "mirrors-refused-opening-due";
    fn refused_card_due(who, clause) = "mirrors-refused-card-due";
    fn refused_over(clause) = "mirrors-refused-over";
    fn refused_must_place(clause) = "mirrors-refused-must-place";
    fn refused_none_beside(clause) = "mirrors-refused-none-beside";
    fn refused_place_not_free(field, clause) = "mirrors-refused-place-not-free";
    fn refused_take_or_pass(clause) = "mirrors-refused-take-or-pass";
    fn refused_no_mirror(field, clause) = "mirrors-refused-no-mirror";
    fn refused_move_not_free(field, clause) = "mirrors-refused-move-not-free";
    fn refused_nothing_touched(clause) = "mirrors-refused-nothing-touched";
    fn refused_already_placed(clause) = "mirrors-refused-already-placed";
    fn refused_already_touched(clause) = "mirrors-refused-already-touched";
    fn refused_not_your_entrance(entrance, clause) = "mirrors-refused-not-your-entrance";
    fn refused_no_beam(entrance, leaves, recess, clause) = "mirrors-refused-no-beam";
    fn refused_no_diamond(recess, clause) = "mirrors-refused-no-diamond";
    fn refused_misses_placed(entrance, field, clause) = "mirrors-refused-misses-placed";
    fn refused_needs_another(entrance, clause) = "mirrors-refused-needs-another";
    fn refused_too_few_mirrors(entrance, mirrors, clause) = "mirrors-refused-too-few-mirrors";
    fn refused_not_needed(diamond, recess, clause) = "mirrors-refused-not-needed";
    fn refused_return_due(clause) = "mirrors-refused-return-due";
    fn refused_nothing_to_return(clause) = "mirrors-refused-nothing-to-return";
    fn refused_other_diamonds(order, clause) = "mirrors-refused-other-diamonds";
    fn refused_no_deal_due(clause) = "mirrors-refused-no-deal-due";
    fn refused_bad_rim(rim, clause) = "mirrors-refused-bad-rim";
    fn refused_not_in_pile(card, clause) = "mirrors-refused-not-in-pile";

    fn target() = "mirrors-target";
    fn target_3() = "mirrors-target-3";
    fn target_3_help() = "mirrors-target-3.help";
    fn target_4() = "mirrors-target-4";
    fn target_4_help() = "mirrors-target-4.help";
    fn target_5() = "mirrors-target-5";
    fn target_5_help() = "mirrors-target-5.help";
}

impl Voiced for Mirrors {
    fn title() -> Message {
        title()
    }

    fn settings() -> Vec<Setting> {
        vec![Setting {
            name: "target",
            title: target(),
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
        .map(|each| count(diamonds.count(each), each))
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
            Self::Place { field, diagonal } => place(field, diagonal),
            Self::Turn { field } => turn(field),
            Self::Move { from, to, diagonal } => move_to(from, to, diagonal),
            Self::Off { field } => off(field),
        }
    }
}

impl Spoken for Action {
    fn message(&self) -> Message {
        match *self {
            Self::Touch(touch) => touch.message(),
            Self::Pass => pass(),
            Self::Take { entrance, recess } => take(entrance, recess),
            Self::Done => done(),
            Self::Return(order) => put_back(order.0.map(|colour| colour.message()).to_vec()),
        }
    }
}

impl Spoken for ColourCounts {
    fn message(&self) -> Message {
        if self.is_empty() { tally_none() } else { tally(counts(*self)) }
    }
}

impl Spoken for Card {
    fn message(&self) -> Message {
        card(counts(self.diamonds()))
    }
}

/// The way of the beam from mirror to mirror.
impl Spoken for Beam {
    fn message(&self) -> Message {
        let turns = self.path.iter().filter(|at| at.leaving != at.arriving);
        let way = [beam_runs(self.entrance.heading())]
            .into_iter()
            .chain(turns.map(|at| beam_turns(at.leaving, at.field)))
            .chain([beam_leaves(self.recess)])
            .collect::<Vec<_>>();
        beam(self.entrance, way)
    }
}

impl Spoken for Seen {
    fn message(&self) -> Message {
        match *self {
            Self::Drew { seat } => drew(seat),
            Self::YouDrew { card } => you_drew(counts(card.diamonds())),
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
                set(north, east, south, west, first)
            }
            Self::Touched { seat, touch } => match touch {
                Touch::Place { field, diagonal } => placed(seat, field, diagonal),
                Touch::Turn { field } => turned(seat, field),
                Touch::Move { from, to, diagonal } => moved(seat, from, to, diagonal),
                Touch::Off { field } => taken_off(seat, field),
            },
            Self::Passed { seat } => passed(seat),
            Self::TookNone { seat } => took_none(seat),
            Self::Took { seat, entrance, recess, colour, mirrors } => {
                took(seat, entrance, mirrors, colour, recess)
            }
            Self::Laid { seat, card, cards } => laid(seat, counts(card.diamonds()), cards),
            Self::Returned { seat, diamonds } => {
                let put = diamonds.map(|(recess, colour)| put(colour, recess));
                returned(seat, put.to_vec())
            }
            Self::Deadlock => deadlock(),
            Self::WentBack { seat, recess, colour } => went_back(seat, colour, recess),
            Self::Ended { ending: Ending::EmptyPile } => empty_pile(),
            Self::Ended { ending: Ending::Standstill } => standstill(STANDSTILL),
            // Of a game that ends by its target, it is told who won.
            Self::Ended { ending: Ending::Target } => Turn::Over.message(),
            Self::Won { winners, cards, diamonds: 0 } => won(winners, cards),
            Self::Won { winners, cards, diamonds } => won_both(winners, cards, diamonds),
        }
    }
}

impl Spoken for Refusal {
    fn message(&self) -> Message {
        let clause = self.clause();
        match *self {
            Self::Players { players } => refused_players(players, clause),
            Self::NoSuchSeat { seat } => refused_no_such_seat(seat.number(), clause),
            Self::NotYourTurn { to_move } => refused_not_your_turn(to_move, clause),
            Self::BoardDue => refused_board_due(clause),
            Self::OpeningDue => refused_opening_due(clause),
            Self::CardDue { seat } => refused_card_due(seat, clause),
            Self::Over { .. } => refused_over(clause),
            Self::MustPlace => refused_must_place(clause),
            Self::NoneBeside => refused_none_beside(clause),
            Self::PlaceNotFree { field } => refused_place_not_free(field, clause),
            Self::TakeOrPass => refused_take_or_pass(clause),
            Self::NoMirror { field } => refused_no_mirror(field, clause),
            Self::MoveNotFree { field } => refused_move_not_free(field, clause),
            Self::NothingTouched => refused_nothing_touched(clause),
            Self::AlreadyPlaced => refused_already_placed(clause),
            Self::AlreadyTouched => refused_already_touched(clause),
            Self::NotYourEntrance { entrance } => refused_not_your_entrance(entrance, clause),
            Self::NoBeam { entrance, recess, leaves } => {
                refused_no_beam(entrance, leaves, recess, clause)
            }
            Self::NoDiamond { recess } => refused_no_diamond(recess, clause),
            Self::MissesPlaced { entrance, field } => {
                refused_misses_placed(entrance, field, clause)
            }
            Self::NeedsAnother { entrance } => refused_needs_another(entrance, clause),
            Self::TooFewMirrors { entrance, mirrors } => {
                refused_too_few_mirrors(entrance, mirrors, clause)
            }
            Self::NotNeeded { recess, colour } => refused_not_needed(colour, recess, clause),
            Self::ReturnDue => refused_return_due(clause),
            Self::NothingToReturn => refused_nothing_to_return(clause),
            // Diamonds that do not fit, a rim and a card are named as records do, where they were written so.
            Self::OtherDiamonds { order } => refused_other_diamonds(order.to_string(), clause),
            Self::NoDealDue => refused_no_deal_due(clause),
            Self::BadRim { rim } => refused_bad_rim(rim.to_string(), clause),
            Self::NotInPile { card } => refused_not_in_pile(card.to_string(), clause),
        }
    }
}
