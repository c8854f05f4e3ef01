//! Kadora in plain sentences.

use kadora::{
    Action, Back, Card, Cards, Colour, Field, Kadora, Known, Pile, Seen, Side, Stage, Taking, Told,
    View,
};
use table::{Seat, Seats};
use voice::{Message, Speaker, Spoken, guide, kadora::table as words, typed};

use crate::words::{first_word, means};
use crate::{FirstTime, Playable};

impl Playable for Kadora {
    const PAUSES_AFTER_TURN: bool = true;
    const USUAL: u8 = 3;

    const FIRST_TIMES: &'static [FirstTime<Self>] = &[
        FirstTime::new("K12", guide::kadora_took, |seen, _| {
            matches!(seen, Seen::Told(Told::Took { taking: Taking::Matching, .. }))
        }),
        FirstTime::new("K13", guide::kadora_full, |seen, _| {
            matches!(seen, Seen::Told(Told::Took { taking: Taking::FullTable, .. }))
        }),
        FirstTime::new("K10", guide::kadora_gave, |seen, _| {
            matches!(seen, Seen::Told(Told::Gave { .. }))
        }),
        FirstTime::new("K16", guide::kadora_filled, |seen, _| {
            matches!(seen, Seen::Told(Told::Filled { .. }))
        }),
        FirstTime::new("K18", guide::kadora_last, |seen, _| {
            matches!(seen, Seen::Told(Told::LastRound { .. }))
        }),
        FirstTime::new("K21", guide::kadora_turned, |seen, _| {
            matches!(seen, Seen::Told(Told::TurnedDown { .. }))
        }),
        FirstTime::new("K20", guide::kadora_dummy, |seen, _| {
            matches!(seen, Seen::Told(Told::AsideTurned { .. }))
        }),
    ];

    fn board(view: &View, to: &Speaker<'_>) -> Vec<String> {
        let mut said = Vec::new();
        for row in Side::South.reading_order().chunks(4) {
            let cards: Vec<Message> = row
                .iter()
                .map(|&field| match view.block.get(field) {
                    Some(card) => words::field(field, named(card)),
                    None => words::field_open(field),
                })
                .collect();
            said.push(words::row(row[0].rank(), cards));
        }
        for pile in Pile::ALL {
            let backs = backs(view.pile(pile));
            said.push(match view.pile(pile).len() {
                0 => words::pile_empty(pile),
                count => words::pile_backs(pile, count as u8, backs),
            });
        }
        if let (Known::Backs(aside), false) = (&view.aside, view.aside.is_empty()) {
            said.push(words::aside(aside.len() as u8, backs(aside)));
        }
        if let Some(turns) = view.turns_left.filter(|&turns| turns > 0) {
            said.push(words::last_round_turns(turns));
        }
        said.iter().map(|message| to.say(message)).collect()
    }

    fn hand(view: &View, to: &Speaker<'_>) -> Vec<String> {
        let mut said = Vec::new();
        match view.you {
            Some(_) if view.hand().is_empty() => said.push(words::hand_empty()),
            Some(_) => said.push(words::hand_cards(all(&view.hand()))),
            None => said.push(typed::no_seat()),
        }
        for (seat, hand) in Seat::all(view.players).zip(&view.hands) {
            if let (Known::Backs(hand), false) = (hand, hand.is_empty()) {
                said.push(words::hand_of(seat, backs(hand)));
            }
        }
        said.iter().map(|message| to.say(message)).collect()
    }

    fn score(view: &View, to: &Speaker<'_>) -> Vec<String> {
        let mut said = Vec::new();
        for (seat, loot) in Seat::all(view.players).zip(&view.loot) {
            said.push(match loot.len() {
                0 => words::loot_none(seat),
                cards => words::loot_won(seat, cards, all(loot)),
            });
        }
        for lead in view.leads().iter().filter(|lead| !lead.leaders.is_empty()) {
            let leaders = lead.leaders & Seats::all(view.players);
            said.push(words::lead(lead.colour.message(), leaders, lead.highest));
        }
        said.iter().map(|message| to.say(message)).collect()
    }

    const FIGURES_WORD: usize = 2;

    fn figures(view: &View, to: &Speaker<'_>) -> Vec<String> {
        let order = Side::South.reading_order();
        let sum = |line| view.block.cards(line).iter().map(Card::value).sum::<u8>();
        let rows = order.chunks(4).map(|row| words::row_sum(row[0].rank(), sum(row[0].row())));
        let columns =
            order[..4].iter().map(|field| words::column_sum(field.file(), sum(field.column())));
        vec![to.say(&words::sums_all(rows.chain(columns).collect::<Vec<_>>()))]
    }

    fn question(view: &View, to: &Speaker<'_>) -> String {
        to.say(&match (view.stage, view.you) {
            (Stage::Giving { .. }, Some(you)) => {
                let gifts = view.gifts(you).into_iter().map(|gift| {
                    let typed = self::gift(gift.colour, gift.to, to);
                    words::gift(typed, gift.colour.message(), gift.to)
                });
                words::ask_give(
                    gifts.collect::<Vec<_>>(),
                    first_word(to.lang(), &words::word_keep()),
                )
            }
            (Stage::Drawing { .. }, _) => {
                let top = |pile| view.pile(pile).first().map(|back: &Back| back.colour.message());
                match (top(Pile::Left), top(Pile::Right)) {
                    (Some(left), Some(right)) => words::ask_draw(left, right),
                    _ => words::ask_draw_only(),
                }
            }
            _ => {
                let open: Vec<_> = view.block.open().iter().map(|f| f.to_string()).collect();
                let hand: Vec<_> = view.hand().iter().map(|card| card.to_string()).collect();
                words::ask_place(hand.join(", "), open.join(", "))
            }
        })
    }

    fn answers(view: &View, to: &Speaker<'_>) -> Vec<String> {
        let mut said = vec![words::letters()];
        match view.stage {
            Stage::Giving { .. } => {
                let word = |word: &Message| first_word(to.lang(), word);
                said.push(words::answers_give(
                    word(&words::word_give()),
                    word(&words::word_keep()),
                ));
                said.push(words::why_give());
            }
            Stage::Drawing { .. } => said.push(words::answers_draw()),
            _ => said.push(words::answers_place()),
        }
        said.iter().map(|message| to.say(message)).collect()
    }

    /// Reads steps of a turn, one after another: `give Y>2`, `R3b c2`, `L`. Players are counted from 1, or named.
    fn read(view: &View, text: &str, to: &Speaker<'_>) -> Option<Vec<Action>> {
        let means = |text: &str, message: &Message| means(text, message, to.lang());
        let mut actions = Vec::new();
        let mut parts = text.split(' ').peekable();
        let mut giving = matches!(view.stage, Stage::Giving { .. });
        let mut drawing = matches!(view.stage, Stage::Drawing { .. });
        while let Some(part) = parts.next() {
            if means(part, &words::word_keep()) {
                actions.push(Action::Keep);
                giving = false;
            } else if means(part, &words::word_give()) {
                let (colour, name) = parts.next()?.split_once('>')?;
                let colour = colour.to_ascii_uppercase().parse().ok()?;
                actions.push(Action::Give { colour, to: receiver(view, name, to)? });
                giving = false;
            } else if let Some(pile) = pile(part) {
                let only = Pile::ALL.into_iter().any(|pile| view.pile(pile).is_empty());
                if view.pile(pile).is_empty() {
                    // Nothing else need be tried.
                    actions.insert(0, Action::Draw(pile));
                } else if drawing || !only {
                    actions.push(Action::Draw(pile));
                }
                // Where only one pile is left it is drawn from without being asked: naming it changes nothing.
            } else {
                if giving {
                    actions.push(Action::Keep);
                    giving = false;
                }
                let field: Field = parts.next()?.to_ascii_lowercase().parse().ok()?;
                actions.push(Action::Place { card: card(part)?, field });
                drawing = false;
            }
        }
        (!actions.is_empty()).then_some(actions)
    }

    /// Players are counted from 1.
    fn typed(action: Action, to: &Speaker<'_>) -> String {
        match action {
            Action::Give { colour, to: receiver } => gift(colour, receiver, to),
            Action::Keep => first_word(to.lang(), &words::word_keep()),
            Action::Place { .. } | Action::Draw(_) => action.to_string(),
        }
    }
}

/// A gift as it is typed.
fn gift(colour: Colour, receiver: Seat, to: &Speaker<'_>) -> String {
    let give = first_word(to.lang(), &words::word_give());
    format!("{give} {colour}>{}", receiver.number() + 1)
}

/// A card as records write it, in whatever case.
fn card(text: &str) -> Option<Card> {
    let mut letters = text.chars();
    let colour = letters.next()?.to_ascii_uppercase();
    format!("{colour}{}", letters.as_str().to_ascii_lowercase()).parse().ok()
}

/// A player by number, counted from 1, or by name.
fn receiver(view: &View, name: &str, to: &Speaker<'_>) -> Option<Seat> {
    let named = Seat::all(view.players).find(|&seat| to.name(seat).eq_ignore_ascii_case(name));
    named.or_else(|| Seat::new(name.parse::<u8>().ok()?.checked_sub(1)?))
}

fn pile(text: &str) -> Option<Pile> {
    if text.len() == 1 { text.to_ascii_uppercase().parse().ok() } else { None }
}

/// A card by name and as it is typed.
fn named(card: Card) -> Message {
    words::card_code(card.message(), card.to_string())
}

fn all(cards: &Cards) -> Vec<Message> {
    cards.iter().map(named).collect()
}

fn backs(backs: &[Back]) -> Vec<Message> {
    backs.iter().map(|back| back.colour.message()).collect()
}
