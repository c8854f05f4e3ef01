//! Bots in the seats of a simulation.

use std::cell::LazyCell;
use std::time::Instant;

use bots::{Allowance, Bot, Roster, UnknownBot};
use luck::Dice;
use table::{Board, Game, Log, Seat, Viewer, finish};
use thiserror::Error;

use crate::game::BOTS_SEED;
use crate::{Contestant, Player};

/// A bot in every seat.
pub struct Seated<G: Game> {
    bots: Vec<SeatedBot<G>>,
}

struct SeatedBot<G> {
    name: String,
    bot: Box<dyn Bot<G>>,
    /// How long it may think; its own allowance if nothing is said.
    allowance: Option<Allowance>,
}

/// Why bots cannot take the seats.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("{self:?}")]
pub enum SeatingError {
    /// More bots than seats.
    TooMany {
        /// How many bots are named.
        bots: usize,
        /// How many seats there are.
        players: u8,
    },
    /// A program, which only an arena can start.
    Program(String),
    /// No bot of that name.
    Unknown(#[from] UnknownBot),
}

impl<G: Roster> Seated<G> {
    /// The bots named, seat by seat; the last one takes all seats that are left. Nothing if none is named.
    pub fn new(named: &[Contestant], players: u8) -> Result<Option<Self>, SeatingError> {
        let Some(last) = named.last() else { return Ok(None) };
        if named.len() > usize::from(players) {
            return Err(SeatingError::TooMany { bots: named.len(), players });
        }
        let bots = (0..usize::from(players)).map(|seat| {
            let contestant = named.get(seat).unwrap_or(last);
            let Player::BuiltIn(name) = &contestant.player else {
                return Err(SeatingError::Program(contestant.to_string()));
            };
            let (name, bot) = (contestant.to_string(), G::bot(name)?);
            Ok(SeatedBot { name, bot, allowance: contestant.allowance })
        });
        Ok(Some(Self { bots: bots.collect::<Result<_, _>>()? }))
    }
}

impl<G: Game> Seated<G> {
    /// What the bots are called, seat by seat.
    pub(super) fn names(&self) -> Vec<String> {
        self.bots.iter().map(|bot| bot.name.clone()).collect()
    }

    /// Plays a game to its end; returns how many decisions were made.
    pub(super) fn finish(
        &self,
        board: &mut impl Board<G>,
        seed: u64,
        number: u64,
        log: &mut impl Log<G::Event>,
    ) -> Result<u32, G::Refusal> {
        let mut luck = Dice::of_game(seed, number);
        let mut dice: Vec<Dice> = Seat::all(board.position().players())
            .map(|seat| {
                let place = number.wrapping_mul(u64::from(Seat::MOST)) + u64::from(seat.number());
                Dice::of_game(seed ^ BOTS_SEED, place)
            })
            .collect();
        finish(board, &mut luck, log, |game, seat, _| self.ask(seat, game, &mut dice[seat.index()]))
    }

    fn ask(&self, seat: Seat, game: &G, dice: &mut Dice) -> G::Action {
        let SeatedBot { bot, allowance, .. } = &self.bots[seat.index()];
        let view = game.view(Viewer::Seat(seat));
        let begun = LazyCell::new(Instant::now);
        let clock = || begun.elapsed().as_secs_f64() * 1e3;
        let decision = bot.choose_within(*allowance, &clock, &view, dice);
        decision.expect("an awaited seat can act").action
    }
}
