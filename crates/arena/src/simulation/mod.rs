//! Many games without a contest, drawn by lot or played by bots, and counted.
//!
//! All of it is compiled here, for each game ([`Simulated::play`]): this crate is compiled to be fast, and the command line is not.

mod diamant;
mod kadora;
mod mirrors;
mod scores;
mod seated;

use std::ops::Range;
use std::sync::atomic::{AtomicBool, Ordering};

use luck::Dice;
use table::{Board, Game, Log, Notation, Scribe, finish_at_random};

pub use diamant::{CaveEnds, Caves};
pub use kadora::KadoraCounts;
pub use mirrors::{EndingCounts, Endings};
pub use scores::Scores;
pub use seated::{Seated, SeatingError};

/// Random games one thread plays before it looks up.
const SHARE: u64 = 2_000;

/// Random games between two steps of the progress.
const STEP: u64 = 250;

/// Is told how many more games are over.
pub type Progress<'a> = dyn Fn(u64) + Sync + 'a;

/// A game that is worth more than its scores.
pub trait Simulated: Game {
    /// Counts what only this game has.
    type Statistics: Statistics<Self::Event>;

    /// Plays the games of these numbers, or fewer where it is to stop.
    fn play(
        simulation: &Simulation<Self>,
        games: Range<u64>,
        progress: &Progress<'_>,
        stop: &AtomicBool,
    ) -> Played<Self>
    where
        Self: Notation;
}

macro_rules! simulated {
    ($($game:ty: $statistics:ty),* $(,)?) => {
        $(impl Simulated for $game {
            type Statistics = $statistics;

            fn play(
                simulation: &Simulation<Self>,
                games: Range<u64>,
                progress: &Progress<'_>,
                stop: &AtomicBool,
            ) -> Played<Self> {
                simulation.play(games, progress, stop)
            }
        })*
    };
}

simulated![::diamant::Diamant: Caves, ::mirrors::Mirrors: Endings, ::kadora::Kadora: KadoraCounts];

/// Counts events.
pub trait Statistics<E>: Log<E> + Default + Send {
    /// Adds the counts of other games.
    fn merge(&mut self, other: &Self);
}

/// Which games to play. A game depends on its number alone, not on who plays it when.
pub struct Simulation<G: Notation> {
    /// How many play each game.
    pub players: u8,
    /// The set-up of every game.
    pub options: G::Options,
    /// What all luck follows from.
    pub seed: u64,
    /// Whether records are written.
    pub recorded: bool,
    /// Who plays; nothing for actions drawn by lot.
    pub bots: Option<Seated<G>>,
}

impl<G: Notation + Simulated> Simulation<G> {
    /// How many games are a fair share for a thread before it hands over what came of them.
    pub fn share(&self) -> u64 {
        if self.bots.is_some() { 16 } else { SHARE }
    }

    fn play(&self, games: Range<u64>, progress: &Progress<'_>, stop: &AtomicBool) -> Played<G> {
        let mut played = Played::default();
        let told_after = if self.bots.is_some() { 1 } else { STEP };
        let mut untold = 0;
        for number in games {
            if untold == told_after {
                progress(untold);
                untold = 0;
                if stop.load(Ordering::Relaxed) {
                    break;
                }
            }
            let outcome = if self.recorded {
                let mut scribe = Scribe::<G>::new(self.players, self.options.clone())
                    .expect("the set-up was accepted before");
                played.decisions += self.finish(&mut scribe, number, &mut played.statistics);
                let outcome = scribe.game().outcome();
                let mut record = scribe.into_record();
                if let Some(bots) = &self.bots {
                    record.names = bots.names();
                }
                played.records.extend(record.to_json().into_bytes());
                played.records.push(b'\n');
                outcome
            } else {
                let mut game =
                    G::new(self.players, &self.options).expect("the set-up was accepted before");
                played.decisions += self.finish(&mut game, number, &mut played.statistics);
                game.outcome()
            };
            played.games += 1;
            untold += 1;
            played.scores.add(&outcome.expect("the game is over"));
        }
        progress(untold);
        played
    }

    /// Plays a game to its end; returns how many decisions were made.
    fn finish(
        &self,
        board: &mut impl Board<G>,
        number: u64,
        statistics: &mut G::Statistics,
    ) -> u64 {
        let decisions = match &self.bots {
            None => {
                let mut dice = Dice::of_game(self.seed, number);
                finish_at_random(board, &mut dice, statistics)
            }
            Some(bots) => bots.finish(board, self.seed, number, statistics),
        };
        u64::from(decisions.expect("what a game offers it accepts"))
    }
}

/// What came of some games.
pub struct Played<G: Simulated> {
    /// How many games were played.
    pub games: u64,
    /// How many decisions were made.
    pub decisions: u64,
    /// Who won, and by how much.
    pub scores: Scores,
    /// What only this game has.
    pub statistics: G::Statistics,
    /// The games, a line of JSON each, where they are recorded.
    pub records: Vec<u8>,
}

impl<G: Simulated> Default for Played<G> {
    fn default() -> Self {
        Self {
            games: 0,
            decisions: 0,
            scores: Scores::default(),
            statistics: G::Statistics::default(),
            records: Vec::new(),
        }
    }
}

impl<G: Simulated> Played<G> {
    /// Adds what came of other games, but for their records; sums are whole numbers, so their order does not matter.
    pub fn add(&mut self, other: &Self) {
        self.games += other.games;
        self.decisions += other.decisions;
        self.scores.merge(&other.scores);
        self.statistics.merge(&other.statistics);
    }
}
