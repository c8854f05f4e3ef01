//! Kadora in words.

pub mod console;
pub(crate) mod reason;
pub mod table;

use ::table::{Game as _, Refusal as _, Seat, Seats};
use kadora::{
    Action, Back, Card, Cards, Colour, Cut, DecidedBy, Field, First, Kadora, Pile, Refusal, Seen,
    Taking, Told,
};

use crate::message::{from_texts, messages, said_by};
use crate::{Arg, Message, Part, Setting, SettingValue, Spoken, Voiced};

messages! {
    fn title() = "kadora-title";

    fn give(colour, to) = "kadora-give";
    fn keep() = "kadora-keep";
    fn place(card, field) = "kadora-place";
    fn draw(pile) = "kadora-draw";

    fn colour(colour) = "kadora-colour";
    fn cut(cut) = "kadora-cut";
    fn card(colour, value, cut) = "kadora-card";
    fn the_card(colour, value, cut) = "kadora-card.the";
    fn back(colour) = "kadora-back";
    fn pile(pile) = "kadora-pile";
    fn virtual_player() = "kadora-virtual-player";

    fn dealt(who) = "kadora-dealt";
    fn gave(who, to, cards) = "kadora-gave";
    fn placed(who, card, field, column, column_sum, row, row_sum) = "kadora-placed";
    fn took(who, haul) = "kadora-took";
    fn took_full_table(who, haul) = "kadora-took-full-table";
    fn took_nothing_else(who, haul) = "kadora-took-nothing-else";
    fn haul_column(column) = "kadora-haul-column";
    fn haul_row(row) = "kadora-haul-row";
    fn haul_both(column, row) = "kadora-haul-both";
    fn drew(who, colour, pile) = "kadora-drew";
    fn you_drew(card, pile) = "kadora-you-drew";
    fn filled(field, card, pile) = "kadora-filled";
    fn last_round(who) = "kadora-last-round";
    fn hand_joined(who, cards) = "kadora-hand-joined";
    fn aside_turned(count, totals) = "kadora-aside-turned";
    fn total_in(total, colour) = "kadora-total";
    fn turned_down(colour, who, total) = "kadora-turned-down";
    fn turned_down_at_a_cost(colour, who, total, penalties) = "kadora-turned-down-at-a-cost";
    fn penalty(points, who) = "kadora-penalty";
    fn penalty_virtual(points) = "kadora-penalty-virtual";
    fn counted(who, penalty, covered, cards) = "kadora-counted";
    fn counted_virtual(penalty, covered, cards) = "kadora-counted-virtual";
    fn spellbound(who, penalty) = "kadora-spellbound";
    fn spellbound_virtual(penalty) = "kadora-spellbound-virtual";
    fn won_penalty(who) = "kadora-won-penalty";
    fn won_penalty_virtual() = "kadora-won-penalty-virtual";
    fn won_cards(who) = "kadora-won-cards";
    fn won_cards_virtual() = "kadora-won-cards-virtual";
    fn won_shared(who) = "kadora-won-shared";

    fn refused_players(players, clause) = "kadora-refused-players";
    fn refused_no_such_seat(seat, clause) = "kadora-refused-no-such-seat";
    fn refused_no_such_first(seat, players, last, clause) = "kadora-refused-no-such-first";
    fn refused_other_first(agreed, seat, clause) = "kadora-refused-other-first";
    fn refused_card_twice(card, clause) = "kadora-refused-card-twice";
    fn refused_not_dealt(clause) = "kadora-refused-not-dealt";
    fn refused_already_dealt(clause) = "kadora-refused-already-dealt";
    fn refused_not_your_turn(who, clause) = "kadora-refused-not-your-turn";
    fn refused_gift_due(clause) = "kadora-refused-gift-due";
    fn refused_gift_over(clause) = "kadora-refused-gift-over";
    fn refused_draw_due(clause) = "kadora-refused-draw-due";
    fn refused_nothing_to_keep(clause) = "kadora-refused-nothing-to-keep";
    fn refused_place_first(clause) = "kadora-refused-place-first";
    fn refused_none_to_give(colour, clause) = "kadora-refused-none-to-give";
    fn refused_not_highest(colour, who, theirs, yours, clause) = "kadora-refused-not-highest";
    fn refused_receiver_has_colour(who, colour, clause) = "kadora-refused-receiver-has-colour";
    fn refused_to_yourself(clause) = "kadora-refused-to-yourself";
    fn refused_not_in_hand(card, clause) = "kadora-refused-not-in-hand";
    fn refused_not_open(field, clause) = "kadora-refused-not-open";
    fn refused_pile_empty(pile, clause) = "kadora-refused-pile-empty";
    fn refused_last_round(clause) = "kadora-refused-last-round";
    fn refused_over(clause) = "kadora-refused-over";

    fn first() = "kadora-first";
    fn first_question() = "kadora-first.question";
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
        title()
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
        let question = Some(first_question());
        vec![Setting { name: "first", title: first(), question, values }]
    }

    /// A turn is a chapter, and so are the hands with the colours, and the count.
    fn part(seen: &Seen) -> Part {
        let Seen::Told(told) = seen else { return Part::Line };
        match told {
            Told::Dealt { .. } | Told::Placed { .. } | Told::LastRound { .. } => Part::Chapter,
            Told::Gave { .. } => Part::Prelude,
            Told::HandJoined { seat, .. } | Told::Counted { seat, .. } if seat.number() == 0 => {
                Part::Chapter
            }
            _ => Part::Line,
        }
    }
}

impl Spoken for Action {
    fn message(&self) -> Message {
        match *self {
            Self::Give { colour, to } => give(colour, to),
            Self::Keep => keep(),
            Self::Place { card, field } => place(the(card), field),
            Self::Draw(pile) => draw(pile),
        }
    }
}

impl Spoken for Card {
    fn message(&self) -> Message {
        card(self.colour(), self.value(), self.cut())
    }
}

impl Spoken for Back {
    fn message(&self) -> Message {
        back(self.colour)
    }
}

impl Spoken for Seen {
    fn message(&self) -> Message {
        match *self {
            Self::Drew { seat, pile, back } => drew(seat, back.colour, pile),
            Self::YouDrew { pile, card } => you_drew(the(card), pile),
            Self::Told(told) => told.message(),
        }
    }
}

impl Spoken for Told {
    fn message(&self) -> Message {
        match *self {
            Self::Dealt { first } => dealt(first),
            Self::Gave { seat, to, cards, .. } => gave(seat, to, each(&cards)),
            Self::Placed { seat, card, field, column_sum, row_sum } => {
                placed(seat, the(card), field, field.file(), column_sum, field.rank(), row_sum)
            }
            Self::Took { seat, taking, column, row } => {
                let haul = match (column.is_empty(), row.is_empty()) {
                    (_, true) => haul_column(each(&column)),
                    (true, false) => haul_row(each(&row)),
                    (false, false) => haul_both(each(&column), each(&row)),
                };
                match taking {
                    Taking::Matching => took(seat, haul),
                    Taking::FullTable => took_full_table(seat, haul),
                    Taking::NothingElse => took_nothing_else(seat, haul),
                }
            }
            Self::Filled { pile, card, field } => filled(field, the(card), pile),
            Self::LastRound { last } => last_round(last),
            Self::HandJoined { seat, cards } => hand_joined(seat, each(&cards)),
            Self::AsideTurned { cards } => {
                let totals = Colour::ALL.into_iter().filter(|&colour| cards.count(colour) > 0);
                let totals = totals.map(|colour| total_in(cards.total(colour), colour));
                aside_turned(cards.len(), totals.collect::<Vec<_>>())
            }
            Self::TurnedDown { colour, leaders, total, penalties, players } => {
                let who = company(leaders, players);
                let costs: Vec<_> = Seat::all(Seat::MOST)
                    .zip(penalties)
                    .filter(|&(_, points)| points > 0)
                    .map(|(seat, points)| match player_at(seat, players) {
                        Some(seat) => penalty(points, seat),
                        None => penalty_virtual(points),
                    })
                    .collect();
                if costs.is_empty() {
                    turned_down(colour, who, total)
                } else {
                    turned_down_at_a_cost(colour, who, total, costs)
                }
            }
            Self::Counted { seat, penalty, covered, cards, players } => {
                match (player_at(seat, players), covered) {
                    (Some(seat), 0) => spellbound(seat, penalty),
                    (Some(seat), _) => counted(seat, penalty, covered, cards),
                    (None, 0) => spellbound_virtual(penalty),
                    (None, _) => counted_virtual(penalty, covered, cards),
                }
            }
            Self::Won { winners, decision, players } => {
                let virtual_alone = (winners & Seats::all(players)).is_empty();
                match (decision, virtual_alone) {
                    (DecidedBy::Penalty, false) => won_penalty(winners),
                    (DecidedBy::Penalty, true) => won_penalty_virtual(),
                    (DecidedBy::Cards, false) => won_cards(winners),
                    (DecidedBy::Cards, true) => won_cards_virtual(),
                    (DecidedBy::Shared, _) => won_shared(company(winners, players)),
                }
            }
        }
    }
}

impl Spoken for Refusal {
    fn message(&self) -> Message {
        let clause = self.clause();
        match *self {
            Self::Players { players } => refused_players(players, clause),
            Self::NoSuchSeat { seat } => refused_no_such_seat(seat.number(), clause),
            Self::NoSuchFirst { first, players } => {
                refused_no_such_first(first.number(), players, players - 1, clause)
            }
            Self::OtherFirst { agreed, first } => {
                refused_other_first(agreed.number(), first.number(), clause)
            }
            // Only a record can name any card, so the refusal names it as records do.
            Self::CardTwice { card } => refused_card_twice(card.to_string(), clause),
            Self::NotDealt => refused_not_dealt(clause),
            Self::AlreadyDealt => refused_already_dealt(clause),
            Self::NotYourTurn { seat } => refused_not_your_turn(seat, clause),
            Self::GiftDue => refused_gift_due(clause),
            Self::GiftOver => refused_gift_over(clause),
            Self::DrawDue => refused_draw_due(clause),
            Self::NothingToKeep => refused_nothing_to_keep(clause),
            Self::PlaceFirst => refused_place_first(clause),
            Self::NoneToGive { colour } => refused_none_to_give(colour, clause),
            Self::NotHighest { colour, rival, theirs, yours } => {
                refused_not_highest(colour, rival, theirs, yours, clause)
            }
            Self::ReceiverHasColour { colour, to } => {
                refused_receiver_has_colour(to, colour, clause)
            }
            Self::ToYourself => refused_to_yourself(clause),
            Self::NotInHand { card } => refused_not_in_hand(card.to_string(), clause),
            Self::NotOpen { field } => refused_not_open(field, clause),
            Self::PileEmpty { pile } => refused_pile_empty(pile, clause),
            Self::LastRound => refused_last_round(clause),
            Self::Over => refused_over(clause),
        }
    }
}

/// A card in a sentence.
fn the(card: Card) -> Message {
    the_card(card.colour(), card.value(), card.cut())
}

/// Cards in a sentence.
fn each(cards: &Cards) -> Vec<Message> {
    cards.iter().map(the).collect()
}

/// The player whose cards are counted at a seat; none where they are the virtual player's (K20).
fn player_at(seat: Seat, players: u8) -> Option<Seat> {
    (seat.number() < players).then_some(seat)
}

/// Those of the count, the virtual player called so.
fn company(seats: Seats, players: u8) -> Arg {
    let seated = seats & Seats::all(players);
    if seated == seats { seats.into() } else { Arg::Company(seated, virtual_player()) }
}
