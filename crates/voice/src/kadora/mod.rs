//! Kadora in words.

pub mod console;
pub mod ending;
pub mod table;

use ::table::{Game as _, Refusal as _, Seat, Seats};
use kadora::{
    Action, Back, Card, Cards, Colour, Cut, DecidedBy, Field, First, Kadora, Pile, Refusal, Seen,
    Taking, Told,
};
use reason::kadora::Thought;

use crate::message::{from_texts, message, messages, said_by};
use crate::{Arg, Message, Part, Setting, SettingValue, Spoken, Voiced};

messages! {
    fn colour(colour) = "kadora-colour";
    fn cut(cut) = "kadora-cut";
    fn pile(pile) = "kadora-pile";

    fn lot() = "kadora-first-lot";
    fn lot_help() = "kadora-first-lot.help";
    fn first_seat(number) = "kadora-first-seat";
    fn first_seat_help(number) = "kadora-first-seat.help";
}

from_texts!(Colour: name, Field: to_string, Pile: name);
said_by!(Colour: colour, Cut: cut, Pile: pile);

impl From<Cut> for Arg {
    fn from(cut: Cut) -> Self {
        Self::from(match cut {
            Cut::Brilliant => "brilliant",
            Cut::Princess => "princess",
            Cut::Marquise => "marquise",
        })
    }
}

impl Voiced for Kadora {
    fn title() -> Message {
        message!("kadora-title")
    }

    fn settings() -> Vec<Setting> {
        let seats = Seat::all(*Self::PLAYERS.end()).zip(["0", "1", "2", "3"]);
        let lot = SettingValue::new(First::LOT, lot(), lot_help());
        let seats = seats.map(|(seat, word)| {
            let number = seat.number() + 1;
            let value = SettingValue::new(word, first_seat(number), first_seat_help(number));
            SettingValue { seat: Some(seat), ..value }
        });
        let values = std::iter::once(lot).chain(seats).collect();
        let question = Some(message!("kadora-first.question"));
        vec![Setting { name: "first", title: message!("kadora-first"), question, values }]
    }

    /// A turn is a chapter, and so are the hands with the colours, and the count.
    fn part(seen: &Seen) -> Part {
        let Seen::Told(told) = seen else { return Part::Line };
        match told {
            Told::Dealt { .. } | Told::Placed { .. } | Told::LastRound { .. } => Part::Chapter,
            Told::Gave { .. } => Part::Prelude,
            Told::HandJoined { seat, .. } | Told::Counted { seat, .. } if seat.index() == 0 => {
                Part::Chapter
            }
            _ => Part::Line,
        }
    }
}

impl Spoken for Action {
    fn message(&self) -> Message {
        match *self {
            Self::Give { colour, to } => message!("kadora-give", colour, to),
            Self::Keep => message!("kadora-keep"),
            Self::Place { card, field } => message!("kadora-place", card = the(card), field),
            Self::Draw(pile) => message!("kadora-draw", pile),
        }
    }
}

impl Spoken for Card {
    fn message(&self) -> Message {
        message!("kadora-card", colour = self.colour(), value = self.value(), cut = self.cut())
    }
}

impl Spoken for Back {
    fn message(&self) -> Message {
        message!("kadora-back", colour = self.colour)
    }
}

impl Spoken for Seen {
    fn message(&self) -> Message {
        match *self {
            Self::Drew { seat: who, pile, back } => {
                message!("kadora-drew", who, colour = back.colour, pile)
            }
            Self::YouDrew { pile, card } => message!("kadora-you-drew", card = the(card), pile),
            Self::Told(told) => told.message(),
        }
    }
}

impl Spoken for Told {
    fn message(&self) -> Message {
        match *self {
            Self::Dealt { first: who } => message!("kadora-dealt", who),
            Self::Gave { seat: who, to, cards, .. } => {
                message!("kadora-gave", who, to, cards = each(&cards))
            }
            Self::Placed { seat: who, card, field, column_sum, row_sum } => {
                let (card, column, row) = (the(card), field.file(), field.rank());
                message!("kadora-placed", who, card, field, column, column_sum, row, row_sum)
            }
            Self::Took { seat: who, taking, column, row } => {
                let (column, row) = (each(&column), each(&row));
                let haul = match (column.is_empty(), row.is_empty()) {
                    (_, true) => message!("kadora-haul-column", column),
                    (true, false) => message!("kadora-haul-row", row),
                    (false, false) => message!("kadora-haul-both", column, row),
                };
                match taking {
                    Taking::Matching => message!("kadora-took", who, haul),
                    Taking::FullTable => message!("kadora-took-full-table", who, haul),
                    Taking::NothingElse => message!("kadora-took-nothing-else", who, haul),
                }
            }
            Self::Filled { pile, card, field } => {
                message!("kadora-filled", field, card = the(card), pile)
            }
            Self::LastRound { last: who } => message!("kadora-last-round", who),
            Self::HandJoined { seat: who, cards } => {
                message!("kadora-hand-joined", who, cards = each(&cards))
            }
            Self::AsideTurned { cards } => {
                let colours = Colour::ALL.into_iter().filter(|&colour| cards.count(colour) > 0);
                let total = |colour| message!("kadora-total", total = cards.total(colour), colour);
                let totals: Vec<_> = colours.map(total).collect();
                message!("kadora-aside-turned", count = cards.len(), totals)
            }
            Self::TurnedDown { colour, leaders, total, penalties, players } => {
                let who = with_virtual_player(leaders, players);
                let costs: Vec<_> = Seat::all(Seat::MOST)
                    .zip(penalties)
                    .filter(|&(_, points)| points > 0)
                    .map(|(seat, points)| match player_at(seat, players) {
                        Some(who) => message!("kadora-penalty", points, who),
                        None => message!("kadora-penalty-virtual", points),
                    })
                    .collect();
                if costs.is_empty() {
                    message!("kadora-turned-down", colour, who, total)
                } else {
                    message!("kadora-turned-down-at-a-cost", colour, who, total, penalties = costs)
                }
            }
            Self::Counted { seat, penalty, covered, cards, players } => {
                match (player_at(seat, players), covered) {
                    (Some(who), 0) => message!("kadora-spellbound", who, penalty),
                    (Some(who), _) => message!("kadora-counted", who, penalty, covered, cards),
                    (None, 0) => message!("kadora-spellbound-virtual", penalty),
                    (None, _) => message!("kadora-counted-virtual", penalty, covered, cards),
                }
            }
            Self::Won { winners, decision, players } => {
                let who = with_virtual_player(winners, players);
                let virtual_alone = (winners & Seats::all(players)).is_empty();
                match (decision, virtual_alone) {
                    (DecidedBy::Penalty, false) => message!("kadora-won-penalty", who),
                    (DecidedBy::Penalty, true) => message!("kadora-won-penalty-virtual"),
                    (DecidedBy::Cards, false) => message!("kadora-won-cards", who),
                    (DecidedBy::Cards, true) => message!("kadora-won-cards-virtual"),
                    (DecidedBy::Shared, _) => message!("kadora-won-shared", who),
                }
            }
        }
    }
}

impl Spoken for Refusal {
    fn message(&self) -> Message {
        let clause = self.clause();
        match *self {
            Self::Players { players } => message!("kadora-refused-players", players, clause),
            Self::NoSuchSeat { seat } => {
                message!("refused-no-such-seat", seat = seat.number(), clause)
            }
            Self::NoSuchFirst { first, players } => {
                let (seat, last) = (first.number(), players - 1);
                message!("kadora-refused-no-such-first", seat, players, last, clause)
            }
            Self::OtherFirst { agreed, first } => {
                let (agreed, seat) = (agreed.number(), first.number());
                message!("kadora-refused-other-first", agreed, seat, clause)
            }
            // Only a record can name any card, so the refusal names it as records do.
            Self::CardTwice { card } => {
                message!("kadora-refused-card-twice", card = card.to_string(), clause)
            }
            Self::NotDealt => message!("kadora-refused-not-dealt", clause),
            Self::AlreadyDealt => message!("kadora-refused-already-dealt", clause),
            Self::NotYourTurn { seat: who } => {
                message!("kadora-refused-not-your-turn", who, clause)
            }
            Self::GiftDue => message!("kadora-refused-gift-due", clause),
            Self::GiftOver => message!("kadora-refused-gift-over", clause),
            Self::DrawDue => message!("kadora-refused-draw-due", clause),
            Self::NothingToKeep => message!("kadora-refused-nothing-to-keep", clause),
            Self::PlaceFirst => message!("kadora-refused-place-first", clause),
            Self::NoneToGive { colour } => message!("kadora-refused-none-to-give", colour, clause),
            Self::NotHighest { colour, rival: who, theirs, yours } => {
                message!("kadora-refused-not-highest", colour, who, theirs, yours, clause)
            }
            Self::ReceiverHasColour { colour, to: who } => {
                message!("kadora-refused-receiver-has-colour", who, colour, clause)
            }
            Self::ToYourself => message!("kadora-refused-to-yourself", clause),
            Self::NotInHand { card } => {
                message!("kadora-refused-not-in-hand", card = card.to_string(), clause)
            }
            Self::NotOpen { field } => message!("kadora-refused-not-open", field, clause),
            Self::PileEmpty { pile } => message!("kadora-refused-pile-empty", pile, clause),
            Self::LastRound => message!("kadora-refused-last-round", clause),
            Self::Over => message!("kadora-refused-over", clause),
        }
    }
}

impl Spoken for Thought {
    fn message(&self) -> Message {
        match *self {
            Self::Penalty { before, after } if after < before => {
                message!("kadora-why-cheaper", points = before - after, penalty = after)
            }
            Self::Penalty { before, after } if after > before => {
                message!("kadora-why-dearer", points = after - before, penalty = after)
            }
            Self::Penalty { after, .. } => message!("kadora-why-as-cheap", penalty = after),
            Self::Draw => message!("kadora-why-draw"),
        }
    }
}

/// A card in a sentence.
fn the(card: Card) -> Message {
    message!("kadora-card.the", colour = card.colour(), value = card.value(), cut = card.cut())
}

/// Cards in a sentence.
fn each(cards: &Cards) -> Vec<Message> {
    cards.iter().map(the).collect()
}

/// The player whose cards are counted at a seat; none where they are the virtual player's (K20).
fn player_at(seat: Seat, players: u8) -> Option<Seat> {
    (seat.number() < players).then_some(seat)
}

/// Seats of the count as they are named: one beyond the players is that of the virtual player.
fn with_virtual_player(seats: Seats, players: u8) -> Arg {
    let seated = seats & Seats::all(players);
    if seated == seats {
        seats.into()
    } else {
        Arg::SeatsAnd(seated, message!("kadora-virtual-player"))
    }
}
