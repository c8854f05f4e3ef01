//! Kadora in records.

use serde::{Deserialize, Serialize};
use table::{Notation, RecordError, Seat, Seats};

use crate::action::Action;
use crate::card::Card;
use crate::cards::Cards;
use crate::deal::{Deal, RING, aside_size, pile_size};
use crate::hand::{HAND, Pile};
use crate::position::{Kadora, Phase};
use crate::refusal::Refusal;
use crate::scoring::Tally;

/// The record's `deal`: empty before the cards are dealt, and then all of it.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct Dealt {
    /// The set-aside cards.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub aside: Option<Vec<Card>>,
    /// The hands, by seat.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub hands: Option<Vec<Vec<Card>>>,
    /// The outer ring, as the south seat reads it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub block: Option<Vec<Card>>,
    /// The left pile, from the top.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub left: Option<Vec<Card>>,
    /// The right pile, from the top.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub right: Option<Vec<Card>>,
    /// Who begins.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub first: Option<Seat>,
}

impl Dealt {
    fn of(deal: &Deal, players: u8) -> Self {
        let parts = deal.parts(players);
        Self {
            aside: Some(parts.aside.to_vec()),
            hands: Some(parts.hands.chunks_exact(HAND).map(<[Card]>::to_vec).collect()),
            block: Some(parts.ring.to_vec()),
            left: Some(parts.left.to_vec()),
            right: Some(parts.right.to_vec()),
            first: Some(deal.first),
        }
    }

    /// The deal as it stands, if it can be.
    fn read(&self, players: u8) -> Result<Deal, RecordError> {
        let hands = needed(self.hands.as_ref(), "hands")?;
        let first = *needed(self.first.as_ref(), "first")?;
        let aside = counted(self.aside.as_ref(), "aside", aside_size(players), "K5")?;
        if hands.len() != usize::from(players) {
            let what = format!("{} hands for {players} players (K6)", hands.len());
            return Err(impossible("deal.hands", what, "K6"));
        }
        let block = counted(self.block.as_ref(), "block", RING, "K6")?;
        let left = counted(self.left.as_ref(), "left", pile_size(players), "K7")?;
        let right = counted(self.right.as_ref(), "right", pile_size(players), "K7")?;
        if first.number() >= players {
            return Err(RecordError::refused("deal.first", &Refusal::NoSuchSeat { seat: first }));
        }

        let mut zones = vec![("aside".to_owned(), aside)];
        for (seat, hand) in hands.iter().enumerate() {
            let name = format!("hands[{seat}]");
            let cards = counted(Some(hand), &name, HAND, "K6")?;
            zones.push((name, cards));
        }
        let rest = [("block", block), ("left", left), ("right", right)];
        zones.extend(rest.map(|(name, cards)| (name.to_owned(), cards)));

        let (mut cards, mut seen) = (Vec::with_capacity(Card::COUNT), Cards::NONE);
        for (zone, zone_cards) in zones {
            for (i, &card) in zone_cards.iter().enumerate() {
                if !seen.insert(card) {
                    let place = format!("deal.{zone}[{i}]");
                    return Err(RecordError::refused(place, &Refusal::CardTwice { card }));
                }
                cards.push(card);
            }
        }
        let cards = cards.try_into().expect("the zones of a deal hold 72 cards together");
        Ok(Deal { cards, first })
    }
}

fn needed<'a, T>(part: Option<&'a T>, name: &str) -> Result<&'a T, RecordError> {
    part.ok_or_else(|| RecordError::missing(format!("deal.{name}")))
}

fn counted<'a>(
    part: Option<&'a Vec<Card>>,
    name: &str,
    count: usize,
    clause: &'static str,
) -> Result<&'a [Card], RecordError> {
    let cards = needed(part, name)?;
    if cards.len() == count {
        return Ok(cards);
    }
    let what = format!("should have {count} cards, not {} ({clause})", cards.len());
    Err(impossible(format!("deal.{name}"), what, clause))
}

fn impossible(place: impl Into<String>, what: String, clause: &'static str) -> RecordError {
    RecordError { clause: Some(clause), ..RecordError::at(place, what) }
}

/// The record's `result`, by seat; with two players a third entry is the virtual player's (K20).
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Score {
    /// The values still face up.
    pub penalties: Vec<u8>,
    /// How many cards are face down.
    pub covered: Vec<u8>,
    /// How many cards there are, face up and face down.
    pub cards: Vec<u8>,
    /// Who won.
    pub winners: Seats,
}

impl Notation for Kadora {
    const RULES_VERSION: u32 = 1;

    type Deals = Dealt;
    type Result = Score;

    fn note_deal(&self, deal: &Deal, deals: &mut Dealt) {
        *deals = Dealt::of(deal, self.players);
    }

    fn next_deal(&self, deals: &Dealt) -> Result<Option<Deal>, RecordError> {
        if *deals == Dealt::default() {
            return Ok(None);
        }
        let deal = deals.read(self.players)?;
        self.may_begin(deal.first)
            .map_err(|refusal| RecordError::refused("deal.first", &refusal))?;
        Ok(Some(deal))
    }

    fn deal_place(&self) -> String {
        "deal".to_owned()
    }

    /// There is one deal, at the start: a game that has begun has come to all of it.
    fn unread(used: &Dealt, given: &Dealt) -> Option<String> {
        (used != given).then(|| "deal".to_owned())
    }

    /// Joins the steps of a turn. Keeping is not written; a draw is, also where only one pile was left.
    fn note_act(&self, _: Seat, action: Action, after: &Self, word: &mut String) -> bool {
        if action == Action::Keep {
            return false;
        }
        if !word.is_empty() {
            word.push(' ');
        }
        word.push_str(&action.to_string());
        match (action, self.only_pile()) {
            (Action::Place { .. }, Some(pile)) => {
                word.push(' ');
                word.push_str(&pile.to_string());
                true
            }
            (Action::Place { .. }, None) => after.phase != Phase::Drawing,
            (Action::Draw(_), _) => true,
            (Action::Give { .. } | Action::Keep, _) => false,
        }
    }

    fn read_word(&self, word: &str) -> Result<Vec<(Seat, Action)>, RecordError> {
        let read = |text: &str| {
            text.parse::<Action>().map_err(|error| RecordError::new(format!("{word:?}: {error}")))
        };
        let refused = |refusal: Refusal| RecordError::refused("", &refusal);
        let mut parts: Vec<&str> = word.split_whitespace().collect();
        let mut actions = Vec::new();
        if let ["give", gift, ..] = parts[..] {
            actions.push(read(&format!("give {gift}"))?);
            parts.drain(..2);
        } else if self.phase == Phase::Giving {
            actions.push(Action::Keep);
        }
        let [card, field, ref pile @ ..] = parts[..] else {
            return Err(RecordError::new(format!(
                "{word:?} is no turn: write a gift, if one is made, a card and its place, and the pile drawn from, as in \"give Y>2 R3b c2 L\""
            )));
        };
        actions.push(read(&format!("{card} {field}"))?);
        match *pile {
            [] if self.piles_are_empty() => {}
            [] => {
                let what =
                    format!("{word:?} does not say which pile was drawn from: add L or R (K15)");
                return Err(RecordError { clause: Some("K15"), ..RecordError::new(what) });
            }
            [pile] => {
                let pile =
                    pile.parse::<Pile>().map_err(|e| RecordError::new(format!("{word:?}: {e}")))?;
                match self.only_pile() {
                    _ if self.piles_are_empty() => return Err(refused(Refusal::LastRound)),
                    Some(only) if only != pile => return Err(refused(Refusal::PileEmpty { pile })),
                    Some(_) => {}
                    None => actions.push(Action::Draw(pile)),
                }
            }
            [_, extra, ..] => {
                return Err(RecordError::new(format!(
                    "{word:?}: {extra:?} is too much, a turn ends with the pile drawn from"
                )));
            }
        }
        Ok(actions.into_iter().map(|action| (self.seat, action)).collect())
    }

    fn result(&self) -> Option<Score> {
        let scoring = self.scoring()?;
        let tallies = scoring.tallies();
        Some(Score {
            penalties: tallies.iter().map(|tally| tally.penalty).collect(),
            covered: tallies.iter().map(|tally| tally.covered.len()).collect(),
            cards: tallies.iter().map(Tally::cards).collect(),
            winners: scoring.winners,
        })
    }

    table::own_records!();
}
