//! A position put together by hand.

use table::{Game, Seat};
use thiserror::Error;

use crate::block::Block;
use crate::card::Card;
use crate::cards::Cards;
use crate::deal::{aside_size, pile_size};
use crate::hand::{HAND, Pile, Stack};
use crate::options::Options;
use crate::position::{Kadora, Phase};
use crate::refusal::Refusal;
use crate::view::Stage;

/// Where every card lies, and whose turn it is: for examples, exercises and tests. It may be impossible; [`Setup::position`] finds out.
///
/// Read from text, it need not name every card: see its [`FromStr`](std::str::FromStr).
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Setup {
    /// How many play.
    pub players: u8,
    /// Which step of whose turn it is.
    pub stage: Stage,
    /// Turns of the last round still to be played, this one included; nothing before that round (K18).
    pub turns_left: Option<u8>,
    /// The block.
    pub block: Block,
    /// The hands, by seat.
    pub hands: Vec<Cards>,
    /// The won loot, by seat.
    pub loot: Vec<Cards>,
    /// The left pile, from the top.
    pub left: Vec<Card>,
    /// The right pile, from the top.
    pub right: Vec<Card>,
    /// The set-aside cards.
    pub aside: Cards,
}

/// Why no game can stand like that.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum SetupError {
    /// A line of the text cannot be read.
    #[error("{line:?}: {what}")]
    Unreadable {
        /// The line.
        line: String,
        /// What is wrong with it.
        what: String,
    },
    /// The rules know no such table or deck.
    #[error(transparent)]
    Refused(#[from] Refusal),
    /// Some cards are nowhere.
    #[error("{} of the 72 cards lie nowhere (K2)", .cards.len())]
    Lost {
        /// Which.
        cards: Cards,
    },
    /// There is too little or too much of something.
    #[error("{zone}: {has} of them, not {should}")]
    Count {
        /// Of what: the hands of the table, the cards of a hand.
        zone: String,
        /// How many there are.
        has: usize,
        /// How many there should be.
        should: usize,
    },
    /// A pile has more cards than it was dealt.
    #[error("the {} pile has {has} cards, more than it was dealt (K7)", .pile.name())]
    PileTooHigh {
        /// Which pile.
        pile: Pile,
        /// How many cards there are in it.
        has: usize,
    },
    /// A card must be placed, and no place is open.
    #[error("no place is open, though a card that fills the last one always takes another (K14)")]
    NoOpenPlace,
    /// The turn cannot be at this step.
    #[error("the turn cannot be at this step: {0}")]
    Stage(&'static str),
}

impl Setup {
    /// How many cards a seat holds at this point of the game (K6, K15, K18).
    pub(crate) fn hand_size(&self, seat: Seat) -> usize {
        let (Stage::Giving { seat: moving }
        | Stage::Placing { seat: moving }
        | Stage::Drawing { seat: moving }) = self.stage
        else {
            return 0;
        };
        let players = usize::from(self.players).max(1);
        let turns_till = (seat.index() + players - moving.index() % players) % players;
        let played = self.turns_left.is_some_and(|left| turns_till >= left.into())
            || (seat == moving && matches!(self.stage, Stage::Drawing { .. }));
        HAND - usize::from(played)
    }

    /// The position, if a game can stand like that.
    pub fn position(&self) -> Result<Kadora, SetupError> {
        let mut game = Kadora::new(self.players, &Options::default())?;
        (game.seat, game.phase) = match self.stage {
            Stage::Giving { seat } => (seat, Phase::Giving),
            Stage::Placing { seat } => (seat, Phase::Placing),
            Stage::Drawing { seat } => (seat, Phase::Drawing),
            Stage::Dealing | Stage::Over => return Err(SetupError::Stage("no one is to move")),
        };
        if game.seat.number() >= self.players {
            return Err(Refusal::NoSuchSeat { seat: game.seat }.into());
        }
        self.check_cards()?;

        for (hand, cards) in game.hands.iter_mut().zip(&self.hands) {
            *hand = cards.iter().collect();
        }
        for (loot, cards) in game.loot.iter_mut().zip(&self.loot) {
            *loot = cards.into();
        }
        game.piles = [&self.left, &self.right].map(|cards| Stack::of(cards.iter().copied()));
        game.block = self.block;
        game.aside = self.aside;
        game.turns_left = self.turns_left.unwrap_or(0);

        if game.block.open().is_empty() {
            return Err(SetupError::NoOpenPlace);
        }
        let last_round = (1..=self.players).contains(&game.turns_left);
        if game.piles_are_empty() != last_round || self.turns_left.is_some() != last_round {
            return Err(SetupError::Stage("the last round is the one without piles (K18)"));
        }
        if game.phase == Phase::Giving && game.opening() != Phase::Giving {
            return Err(SetupError::Stage("there is no gift to make (K10)"));
        }
        if game.phase == Phase::Drawing && game.piles.iter().any(Stack::is_empty) {
            return Err(SetupError::Stage("there is no choice between the piles (K15)"));
        }
        Ok(game)
    }

    /// Every card is somewhere, once, and no zone has a card too few or too many.
    fn check_cards(&self) -> Result<(), SetupError> {
        let zones = self.hands.iter().chain(&self.loot).chain([&self.aside]);
        let piles = self.left.iter().chain(&self.right).copied();
        let block = self.block.iter().map(|(_, card)| card);
        let mut found = Cards::NONE;
        for card in zones.flat_map(Cards::iter).chain(piles).chain(block) {
            if !found.insert(card) {
                return Err(Refusal::CardTwice { card }.into());
            }
        }
        if found != Cards::ALL {
            return Err(SetupError::Lost { cards: Cards::ALL.without(&found) });
        }

        let players = usize::from(self.players);
        count("hands", self.hands.len(), players)?;
        count("loot", self.loot.len(), players)?;
        count("aside", self.aside.len().into(), aside_size(self.players))?;
        for (seat, hand) in Seat::all(self.players).zip(&self.hands) {
            count(&format!("hand {seat}"), hand.len().into(), self.hand_size(seat))?;
        }
        for (pile, cards) in Pile::ALL.into_iter().zip([&self.left, &self.right]) {
            if cards.len() > pile_size(self.players) {
                return Err(SetupError::PileTooHigh { pile, has: cards.len() });
            }
        }
        Ok(())
    }
}

fn count(zone: &str, has: usize, should: usize) -> Result<(), SetupError> {
    if has == should {
        return Ok(());
    }
    Err(SetupError::Count { zone: zone.to_owned(), has, should })
}
