//! What is to be played.

use bots::{Allowance, Roster};

/// What is to be played.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Plan<G: Roster> {
    /// What is agreed before each game.
    pub options: G::Options,
    /// Who sits where in the first rotation, by bot names. The rotations follow from it.
    pub seats: Vec<String>,
    /// How many games, rounded up to whole deals.
    pub games: u64,
    /// The seed of every deal and every bot.
    pub seed: u64,
    /// How long each bot thinks about a choice; nothing for the bot's own habit.
    pub allowance: Option<Allowance>,
}

impl<G: Roster> Plan<G> {
    /// So many games between these bots, with default options and seed 1.
    pub fn new<S: Into<String>>(seats: impl IntoIterator<Item = S>, games: u64) -> Self {
        Self {
            options: G::Options::default(),
            seats: seats.into_iter().map(Into::into).collect(),
            games,
            seed: 1,
            allowance: None,
        }
    }

    /// How many rotations of the seats differ: as many as there are seats, fewer if the names repeat in a cycle.
    pub fn rotations(&self) -> usize {
        let seats = &self.seats;
        (1..=seats.len())
            .find(|&by| {
                seats.len().is_multiple_of(by)
                    && (0..seats.len()).all(|i| seats[i] == seats[(i + by) % seats.len()])
            })
            .unwrap_or(1)
    }

    /// How many deals are played, each once for every rotation.
    pub fn deals(&self) -> u64 {
        self.games.div_ceil(self.rotations() as u64)
    }
}

/// How far an arena has come.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Progress {
    /// Games played.
    pub done: u64,
    /// Games to play.
    pub all: u64,
}
