//! Mirrors in records.

use std::fmt::Write as _;

use serde::{Deserialize, Serialize};
use table::{Game as _, Notation, RecordError, Seat, Seats};

use crate::action::Action;
use crate::card::Card;
use crate::diamond::Rim;
use crate::options::Rules;
use crate::position::{Mirrors, Phase};
use crate::refusal::Refusal;
use crate::rules::Deal;

/// The record's `deal`.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Deals {
    /// The diamonds as they were laid out, once they were.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rim: Option<Rim>,
    /// The cards drawn, in order: first the opening hands, from the first player on.
    pub cards: Vec<Card>,
    /// Who had the first turn, once lots were drawn.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub first: Option<Seat>,
}

/// The record's `result`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Score {
    /// How many cards each seat laid open.
    pub cards: Vec<u8>,
    /// How many diamonds lie in front of each seat.
    pub diamonds: Vec<u8>,
    /// Who won.
    pub winners: Seats,
}

impl Mirrors {
    /// How many cards have been drawn.
    fn drawn(&self) -> usize {
        usize::from(Card::COUNT - self.pile.len())
    }
}

impl Notation for Mirrors {
    const RULES_VERSION: u32 = 2;

    type Deals = Deals;
    type Result = Score;

    fn by_rules(self, version: u32) -> Self {
        Self { rules: Rules::try_from(version).unwrap_or_default(), ..self }
    }

    fn note_deal(&self, deal: &Deal, deals: &mut Deals) {
        match *deal {
            Deal::Board { rim, first } => (deals.rim, deals.first) = (Some(rim), Some(first)),
            Deal::Card(card) => deals.cards.push(card),
        }
    }

    fn next_deal(&self, deals: &Deals) -> Result<Option<Deal>, RecordError> {
        let missing = |place| Err(RecordError::missing(place));
        match (self.phase, deals.rim, deals.first) {
            (Phase::Setting, Some(_), Some(seat)) if seat.number() >= self.players => {
                Err(RecordError::refused("deal.first", &Refusal::NoSuchSeat { seat }))
            }
            (Phase::Setting, Some(rim), Some(first)) => Ok(Some(Deal::Board { rim, first })),
            (Phase::Setting, Some(_), None) => missing("deal.first"),
            (Phase::Setting, None, Some(_)) => missing("deal.rim"),
            (Phase::Setting, None, None) => Ok(None),
            _ => Ok(deals.cards.get(self.drawn()).copied().map(Deal::Card)),
        }
    }

    fn deal_place(&self) -> String {
        match self.phase {
            Phase::Setting => "deal.rim".to_owned(),
            _ => format!("deal.cards[{}]", self.drawn()),
        }
    }

    fn unread(used: &Deals, given: &Deals) -> Option<String> {
        let drawn = used.cards.len();
        (given.cards.len() > drawn).then(|| format!("deal.cards[{drawn}]"))
    }

    /// A word is a turn, its steps with a space between them; taking no diamond is not written.
    fn note_act(&self, _: Seat, action: Action, after: &Self, word: &mut String) -> bool {
        if action != Action::Done {
            let space = if word.is_empty() { "" } else { " " };
            write!(word, "{space}{action}").expect("a string takes every text");
        }
        !matches!(
            after.phase,
            Phase::Taking(..) | Phase::Drawing { emptied: Some(_) } | Phase::Returning { .. }
        )
    }

    fn read_word(&self, word: &str) -> Result<Vec<(Seat, Action)>, RecordError> {
        let refused = |refusal| RecordError::refused("", &refusal);
        let mut turn = *self;
        let mut acts: Vec<(Seat, Action)> = Vec::new();
        for text in word.split(' ') {
            let action =
                text.parse::<Action>().map_err(|error| RecordError::new(error.to_string()))?;
            let before = acts.last().map(|&(_, action)| action);
            match (before, action) {
                (None, Action::Touch(_) | Action::Pass | Action::Take { .. }) => {}
                (Some(Action::Touch(touch)), Action::Take { entrance, recess }) => {
                    // If nothing is lit, the turn has passed on: say why this diamond cannot be taken, not whose turn it is.
                    let own = Self { seat: self.seat, ..turn };
                    own.may_take(touch.way(), entrance, recess).map_err(refused)?;
                }
                (_, Action::Return(_)) => match turn.phase {
                    Phase::Returning { .. } => {}
                    _ => return Err(refused(Refusal::NothingToReturn)),
                },
                _ => {
                    return Err(RecordError::new(format!(
                        "{word:?} is no turn: it should be a mirror action, a take and a return, each only if there is one"
                    )));
                }
            }
            turn.act(self.seat, action, &mut ()).map_err(refused)?;
            // Which card is drawn makes no difference to which orders there are.
            if let Phase::Drawing { emptied: Some(emptied) } = turn.phase {
                turn.phase = Phase::Returning { emptied };
            }
            acts.push((self.seat, action));
        }
        match turn.phase {
            Phase::Taking(..) => acts.push((self.seat, Action::Done)),
            Phase::Returning { .. } => {
                let order = turn.fronts[self.seat.index()].counts();
                return Err(RecordError {
                    clause: Some("M16"),
                    ..RecordError::new(format!(
                        "{word:?} should say in which order the four diamonds go back, such as ={order} (M16)"
                    ))
                });
            }
            _ => {}
        }
        Ok(acts)
    }

    fn result(&self) -> Option<Score> {
        let Phase::Over(_) = self.phase else { return None };
        let players = usize::from(self.players);
        Some(Score {
            cards: self.laid[..players].iter().map(|laid| laid.len()).collect(),
            diamonds: self.fronts[..players].iter().map(|front| front.len()).collect(),
            winners: self.leaders(),
        })
    }

    table::own_records!();
}
