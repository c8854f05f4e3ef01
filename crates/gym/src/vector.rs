//! Many games at once, each waiting for one seat.

use std::cell::LazyCell;
use std::time::Instant;

use bots::{Allowance, Bot, Decision, UnknownBot};
use luck::Dice;
use rayon::prelude::*;
use rayon::{ThreadPool, ThreadPoolBuilder};
use table::{AnyRefusal, Game, Luck, Seat, Seats, Turn, Viewer, pick};
use thiserror::Error;

use crate::numbered::Numbered;

/// Games that one thread moves on before it looks for more.
const SHARE: usize = 64;

/// Seeds for what bots and random choices draw, apart from those of the cards.
const BOTS_SEED: u64 = 0x6D0_0F7E_A4E2_A001;
const CHOICES_SEED: u64 = 0x5EED_0F7E_A4E2_A002;

/// What is to be played, and how.
pub struct VectorConfig<G: Numbered> {
    /// How many play in each game.
    pub players: u8,
    /// What is agreed before each game.
    pub options: G::Options,
    /// How many games at once.
    pub games: usize,
    /// The bots, by seat; the other seats are asked.
    pub opponents: Vec<(Seat, String)>,
    /// How long those bots think; nothing for their own habit.
    pub allowance: Option<Allowance>,
    /// How many threads; 0 for as many as there are cores.
    pub threads: usize,
}

/// What every game tells after a step, one game after another. Each slice has room for all games.
pub struct StepResults<'a> {
    /// What the seat to move sees: [`Numbered::observe`].
    pub observations: &'a mut [f32],
    /// Which actions it may take, by number.
    pub masks: &'a mut [bool],
    /// The number of that seat.
    pub turns: &'a mut [i8],
    /// By seat: in the step that ends a game its part of the win, otherwise 0.
    pub rewards: &'a mut [f32],
    /// By seat: in the step that ends a game its score, otherwise 0.
    pub scores: &'a mut [i16],
    /// Whether a game ended in this step. The next one has begun in its place.
    pub ends: &'a mut [bool],
}

/// Why nothing was played.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum VectorError {
    /// There is no game.
    #[error("games is 0: ask for at least one")]
    NoGames,
    /// No seat is asked.
    #[error("every seat is a bot's: leave at least one to be asked")]
    NoSeat,
    /// There is no such seat.
    #[error("there is no seat {seat} at a table of {players}")]
    NoSuchSeat {
        /// The seat.
        seat: Seat,
        /// How many play.
        players: u8,
    },
    /// There are no such players or options.
    #[error("{0}")]
    Refused(AnyRefusal),
    /// There is no such bot.
    #[error(transparent)]
    Bot(#[from] UnknownBot),
    /// The threads cannot be started.
    #[error("cannot start the threads: {0}")]
    Threads(String),
    /// An array has another length than the games need.
    #[error("{name} has {has} numbers, not {should}")]
    Length {
        /// Which array.
        name: &'static str,
        /// How many numbers it has.
        has: usize,
        /// How many it should have.
        should: usize,
    },
    /// There is no such action. No game has moved on.
    #[error("game {game}: there is no action {action}: they run from 0 to {most}")]
    NoAction {
        /// Which game.
        game: usize,
        /// The action's number.
        action: i64,
        /// The highest number.
        most: usize,
    },
    /// An action is not legal. No game has moved on.
    #[error("game {game}: {refusal}")]
    Illegal {
        /// Which game.
        game: usize,
        /// What the rules say.
        refusal: AnyRefusal,
    },
}

/// Many games at once. Each waits for one seat; where several choose in secret they are asked in the order of seats.
pub struct Vector<G: Numbered> {
    slots: Vec<Slot<G>>,
    table: Shared<G>,
    /// None where one thread is enough.
    pool: Option<ThreadPool>,
}

/// What is the same in every game.
struct Shared<G: Numbered> {
    start: G,
    players: u8,
    size: usize,
    actions: usize,
    bots: Vec<Option<Box<dyn Bot<G>>>>,
    allowance: Option<Allowance>,
}

struct Slot<G> {
    game: G,
    /// The game after the action that is being checked. The two change places when all actions of a step are legal.
    next: G,
    seat: Seat,
    luck: Dice,
    bots: Dice,
    choices: Dice,
}

impl<G: Numbered> Vector<G> {
    /// Games about to begin; [`Vector::reset`] begins them.
    pub fn new(config: &VectorConfig<G>) -> Result<Self, VectorError> {
        if config.games == 0 {
            return Err(VectorError::NoGames);
        }
        let players = config.players;
        let refused = |refusal| VectorError::Refused(AnyRefusal::new(&refusal));
        let start = G::new(players, &config.options).map_err(refused)?;
        let mut bots: Vec<Option<Box<dyn Bot<G>>>> = Seat::all(players).map(|_| None).collect();
        for (seat, level) in &config.opponents {
            let bot = G::bot(level)?;
            *bots
                .get_mut(seat.index())
                .ok_or(VectorError::NoSuchSeat { seat: *seat, players })? = Some(bot);
        }
        if bots.iter().all(Option::is_some) {
            return Err(VectorError::NoSeat);
        }
        let pool = match config.threads {
            1 => None,
            threads => {
                let pool = ThreadPoolBuilder::new()
                    .num_threads(threads)
                    .build()
                    .map_err(|why| VectorError::Threads(why.to_string()))?;
                (pool.current_num_threads() > 1).then_some(pool)
            }
        };
        let slot = |_| Slot {
            game: start.clone(),
            next: start.clone(),
            seat: Seat::FIRST,
            luck: Dice::new(0),
            bots: Dice::new(0),
            choices: Dice::new(0),
        };
        Ok(Self {
            slots: (0..config.games).map(slot).collect(),
            table: Shared {
                start,
                players,
                size: G::layout(players).size(),
                actions: G::count(players),
                bots,
                allowance: config.allowance,
            },
            pool,
        })
    }

    /// Begins every game anew, each with its own seed: the same seed is the same luck, wherever it stands in the list.
    pub fn reset(&mut self, seeds: &[u64], told: &mut StepResults<'_>) -> Result<(), VectorError> {
        length("seeds", seeds.len(), self.slots.len())?;
        self.check(told)?;
        for (slot, &seed) in self.slots.iter_mut().zip(seeds) {
            slot.game.clone_from(&self.table.start);
            slot.luck = Dice::new(seed);
            slot.bots = Dice::new(seed ^ BOTS_SEED);
            slot.choices = Dice::new(seed ^ CHOICES_SEED);
        }
        self.each(told, Slot::advance);
        Ok(())
    }

    /// Takes an action in every game, by number, and goes on to the next choice of a seat that is asked.
    ///
    /// If any of them is not legal, nothing is played in any game.
    pub fn step(&mut self, actions: &[i64], told: &mut StepResults<'_>) -> Result<(), VectorError> {
        length("actions", actions.len(), self.slots.len())?;
        self.check(told)?;
        let table = &self.table;
        let illegal =
            |slots: &mut [Slot<G>], actions: &[i64], first: usize| {
                slots.iter_mut().zip(actions).enumerate().find_map(|(i, (slot, &number))| {
                    slot.try_action(table, first + i, number).err()
                })
            };
        let found = match &self.pool {
            None => illegal(&mut self.slots, actions, 0),
            Some(pool) => pool.install(|| {
                self.slots
                    .par_chunks_mut(SHARE)
                    .zip(actions.par_chunks(SHARE))
                    .enumerate()
                    .find_map_first(|(i, (slots, actions))| illegal(slots, actions, i * SHARE))
            }),
        };
        if let Some(error) = found {
            return Err(error);
        }
        self.each(told, |slot, table, view, told| {
            std::mem::swap(&mut slot.game, &mut slot.next);
            slot.advance(table, view, told);
        });
        Ok(())
    }

    /// A legal action for every game, each equally likely, by number.
    pub fn sample(&mut self, actions: &mut [i64]) -> Result<(), VectorError> {
        length("actions", actions.len(), self.slots.len())?;
        let table = &self.table;
        let draw = |(slot, to): (&mut Slot<G>, &mut i64)| {
            let action = pick(&slot.game, slot.seat, &mut slot.choices);
            *to = action.map_or(0, |action| {
                G::number(table.players, slot.seat, action).cast_signed() as i64
            });
        };
        match &self.pool {
            None => self.slots.iter_mut().zip(actions).for_each(draw),
            Some(pool) => pool.install(|| {
                self.slots.par_iter_mut().with_min_len(SHARE).zip(actions).for_each(draw);
            }),
        }
        Ok(())
    }

    /// The position of one game.
    pub fn game(&self, number: usize) -> Option<&G> {
        self.slots.get(number).map(|slot| &slot.game)
    }

    fn check(&self, told: &StepResults<'_>) -> Result<(), VectorError> {
        let (games, players) = (self.slots.len(), usize::from(self.table.players));
        length("observations", told.observations.len(), games * self.table.size)?;
        length("masks", told.masks.len(), games * self.table.actions)?;
        length("turns", told.turns.len(), games)?;
        length("rewards", told.rewards.len(), games * players)?;
        length("scores", told.scores.len(), games * players)?;
        length("ends", told.ends.len(), games)
    }

    /// Does something in every game, on all threads.
    fn each(
        &mut self,
        told: &mut StepResults<'_>,
        act: impl Fn(&mut Slot<G>, &Shared<G>, &mut G::View, &mut StepResults<'_>) + Sync,
    ) {
        let table = &self.table;
        let each_of = |slots: &mut [Slot<G>], mut told: StepResults<'_>| {
            let mut view = table.start.view(Viewer::Spectator);
            for slot in slots {
                act(slot, table, &mut view, &mut told.next(1, table));
            }
        };
        let mut all = told.reborrow();
        match &self.pool {
            None => each_of(&mut self.slots, all),
            Some(pool) => {
                let shares = self.slots.chunks_mut(SHARE);
                let shares: Vec<_> = shares
                    .map(|slots| {
                        let told = all.next(slots.len(), table);
                        (slots, told)
                    })
                    .collect();
                pool.install(|| {
                    shares.into_par_iter().for_each(|(slots, told)| each_of(slots, told));
                });
            }
        }
    }
}

fn length(name: &'static str, has: usize, should: usize) -> Result<(), VectorError> {
    if has == should { Ok(()) } else { Err(VectorError::Length { name, has, should }) }
}

impl<'a> StepResults<'a> {
    fn reborrow(&mut self) -> StepResults<'_> {
        StepResults {
            observations: self.observations,
            masks: self.masks,
            turns: self.turns,
            rewards: self.rewards,
            scores: self.scores,
            ends: self.ends,
        }
    }

    /// The room of the next `games`, taken out of all that is left.
    fn next<G: Numbered>(&mut self, games: usize, table: &Shared<G>) -> StepResults<'a> {
        const ROOM: &str = "each slice has room for all games";
        let players = usize::from(table.players);
        StepResults {
            observations: self.observations.split_off_mut(..games * table.size).expect(ROOM),
            masks: self.masks.split_off_mut(..games * table.actions).expect(ROOM),
            turns: self.turns.split_off_mut(..games).expect(ROOM),
            rewards: self.rewards.split_off_mut(..games * players).expect(ROOM),
            scores: self.scores.split_off_mut(..games * players).expect(ROOM),
            ends: self.ends.split_off_mut(..games).expect(ROOM),
        }
    }
}

impl<G: Numbered> Slot<G> {
    /// Takes an action in `next`, or says why it cannot be.
    fn try_action(
        &mut self,
        table: &Shared<G>,
        game: usize,
        number: i64,
    ) -> Result<(), VectorError> {
        let action = usize::try_from(number)
            .ok()
            .and_then(|number| G::action(table.players, self.seat, number))
            .ok_or(VectorError::NoAction { game, action: number, most: table.actions - 1 })?;
        self.next.clone_from(&self.game);
        self.next
            .act(self.seat, action, &mut ())
            .map_err(|refusal| VectorError::Illegal { game, refusal: AnyRefusal::new(&refusal) })
    }

    /// Goes on to the next choice of a seat that is asked, and tells of it. `view` is room for what that seat sees.
    fn advance(&mut self, table: &Shared<G>, view: &mut G::View, told: &mut StepResults<'_>) {
        told.ends[0] = false;
        told.rewards.fill(0.0);
        told.scores.fill(0);
        loop {
            match self.game.turn() {
                Turn::Chance => {
                    let deal = self.game.draw(&mut self.luck);
                    self.game.deal(deal, &mut ()).expect("what is drawn can be dealt");
                }
                Turn::Over => {
                    if let Some(outcome) = self.game.outcome() {
                        told.ends[0] = true;
                        for (seat, (reward, score)) in Seat::all(table.players)
                            .zip(told.rewards.iter_mut().zip(&mut *told.scores))
                        {
                            *reward = outcome.share(seat);
                            *score = outcome.scores[seat.index()];
                        }
                    }
                    self.game.clone_from(&table.start);
                }
                Turn::Seats { awaited, .. } => {
                    if self.is_asked(table, awaited) {
                        break;
                    }
                }
            }
        }
        self.game.view_into(Viewer::Seat(self.seat), view);
        G::observe(view, told.observations);
        self.game.mask(self.seat, told.masks);
        told.turns[0] = self.seat.number().cast_signed();
    }

    /// Whether the next of those awaited is asked; if not, its bot has chosen.
    fn is_asked(&mut self, table: &Shared<G>, awaited: Seats) -> bool {
        let Some(seat) = awaited.first() else { return false };
        let Some(bot) = &table.bots[seat.index()] else {
            self.seat = seat;
            return true;
        };
        let view = self.game.view(Viewer::Seat(seat));
        let choice = ask(&**bot, &view, table.allowance, &mut self.bots);
        let action = choice
            .map(|decision| decision.action)
            .or_else(|| pick(&self.game, seat, &mut self.bots))
            .expect("an awaited seat can act");
        self.game.act(seat, action, &mut ()).expect("a bot's choice is legal");
        false
    }
}

/// A bot's choice within what it is allowed, or within its own habit.
pub fn ask<G: Game>(
    bot: &dyn Bot<G>,
    view: &G::View,
    allowance: Option<Allowance>,
    dice: &mut Dice,
) -> Option<Decision<G::Action>> {
    let begun = LazyCell::new(Instant::now);
    let clock = || begun.elapsed().as_secs_f64() * 1e3;
    bot.choose_within(allowance, &clock, view, dice)
}

/// A seed for each of many games, from one seed.
pub fn seeds(seed: u64, games: usize) -> Vec<u64> {
    (0..games as u64)
        .map(|game| {
            let mut dice = Dice::of_game(seed, game);
            u64::from(dice.below(u32::MAX)) << 32 | u64::from(dice.below(u32::MAX))
        })
        .collect()
}
