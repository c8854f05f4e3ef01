//! What is to be played.

use bots::{Allowance, Roster};
use luck::Dice;
use table::{Luck as _, Notation, Record, RecordError};

use crate::contestant::{Contestant, labels};
use crate::error::sentence;
use crate::stats::Claim;
use crate::{ArenaError, Limits};

/// What is to be played.
#[derive(Clone, PartialEq, Debug)]
pub struct Plan<G: Roster> {
    /// What is agreed before each game.
    pub options: G::Options,
    /// Who plays.
    pub lineup: Lineup,
    /// How many games, rounded up to whole deals; nothing to go on until the claim is decided, or the arena is stopped.
    pub games: Option<u64>,
    /// The seed of every deal and every bot.
    pub seed: u64,
    /// How long each bot thinks about a choice, unless that is said for a bot of its own; nothing for the bot's own habit.
    pub allowance: Option<Allowance>,
    /// Deals to be played instead of those drawn from the seed, each once.
    pub deals: Vec<GivenDeal<G>>,
    /// What is to be found out; the arena ends once it is.
    pub until: Option<Until>,
    /// What programs are allowed.
    pub limits: Limits,
    /// Whether programs are started anew for every game.
    pub restart: bool,
}

/// Who plays.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Lineup {
    /// These sit at every table, in this order in the first rotation. The other rotations follow from it.
    Fixed(Vec<Contestant>),
    /// Each deal draws its table from the field: as many different contestants as there are seats, or all and some again.
    Mixed {
        /// Who can be drawn.
        field: Vec<Contestant>,
        /// How many sit at a table.
        players: u8,
    },
}

/// What is to be found out, and how often the answer may be wrong.
#[derive(Clone, PartialEq, Debug)]
pub struct Until {
    /// What is to be found out.
    pub claim: Claim,
    /// The chance of a wrong answer, on either side.
    pub error: f64,
}

/// A deal that is the same in every run.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum GivenDeal<G: Notation> {
    /// The luck of this seed.
    Seed(u64),
    /// What chance brought in a recorded game, as far as this game comes to it.
    Outcomes(Box<G::Deals>),
}

impl<G: Notation> GivenDeal<G> {
    /// Reads a line of a file of deals: a number, or a record.
    pub fn from_line(line: &str) -> Result<Self, RecordError> {
        if let Ok(seed) = line.trim().parse() {
            return Ok(Self::Seed(seed));
        }
        Record::<G>::from_json(line).map(|record| Self::Outcomes(Box::new(record.deals)))
    }
}

/// Seeds for the tables of a mixed field, apart from those of the deals.
const MIX_SEED: u64 = 0x3115_F1E1_D5EA_7000;

impl<G: Roster> Plan<G> {
    /// So many games between these built-in bots, with default options and seed 1.
    pub fn new<S: Into<String>>(seats: impl IntoIterator<Item = S>, games: u64) -> Self {
        let seats = seats.into_iter().map(Contestant::built_in).collect();
        Self::of(Lineup::Fixed(seats), games)
    }

    /// So many games of a line-up, with default options and seed 1.
    pub fn of(lineup: Lineup, games: u64) -> Self {
        Self {
            options: G::Options::default(),
            lineup,
            games: Some(games),
            seed: 1,
            allowance: None,
            deals: Vec::new(),
            until: None,
            limits: Limits::default(),
            restart: false,
        }
    }

    /// How many sit at a table.
    pub fn players(&self) -> u8 {
        match &self.lineup {
            Lineup::Fixed(seats) => u8::try_from(seats.len()).unwrap_or(u8::MAX),
            Lineup::Mixed { players, .. } => *players,
        }
    }

    /// Everyone who takes part, once each.
    pub fn contestants(&self) -> Vec<Contestant> {
        let (Lineup::Fixed(named) | Lineup::Mixed { field: named, .. }) = &self.lineup;
        let mut all: Vec<Contestant> = Vec::new();
        for contestant in named {
            if !all.contains(contestant) {
                all.push(contestant.clone());
            }
        }
        all
    }

    /// What the contestants are called in tables, each differently.
    pub fn labels(&self) -> Vec<String> {
        labels(&self.contestants())
    }

    /// How often every deal is played: once for each rotation of the seats that differs.
    pub fn rotations(&self) -> usize {
        match &self.lineup {
            Lineup::Fixed(seats) => (1..=seats.len())
                .find(|&by| {
                    seats.len().is_multiple_of(by)
                        && (0..seats.len()).all(|i| seats[i] == seats[(i + by) % seats.len()])
                })
                .unwrap_or(1),
            Lineup::Mixed { players, .. } => usize::from(*players).max(1),
        }
    }

    /// How many deals are played at most.
    pub fn most_deals(&self) -> Option<u64> {
        let asked = self.games.map(|games| games.div_ceil(self.rotations() as u64));
        let given = (!self.deals.is_empty()).then_some(self.deals.len() as u64);
        asked.into_iter().chain(given).min()
    }

    /// How many games are played at most.
    pub fn most_games(&self) -> Option<u64> {
        self.most_deals().map(|deals| deals.saturating_mul(self.rotations() as u64))
    }

    /// Who sits where in a rotation of a deal, by the places of [`Plan::contestants`].
    pub(crate) fn seating(&self, deal: u64, rotation: usize) -> Vec<usize> {
        let table: Vec<usize> = match &self.lineup {
            Lineup::Fixed(seats) => {
                let all = self.contestants();
                let place = |seat| all.iter().position(|contestant| contestant == seat);
                seats.iter().filter_map(place).collect()
            }
            Lineup::Mixed { players, .. } => {
                let mut field: Vec<usize> = (0..self.contestants().len()).collect();
                let mut dice = Dice::of_game(self.seed ^ MIX_SEED, deal);
                dice.shuffle(&mut field);
                let mut table: Vec<usize> =
                    field.iter().copied().cycle().take(usize::from(*players)).collect();
                dice.shuffle(&mut table);
                table
            }
        };
        (0..table.len()).map(|seat| table[(seat + rotation) % table.len()]).collect()
    }

    /// Refuses what cannot be played.
    pub(crate) fn check(&self) -> Result<(), ArenaError> {
        G::new(self.players(), &self.options)
            .map_err(|refusal| ArenaError::Refused(sentence(&refusal)))?;
        let labels = self.labels();
        if let Lineup::Mixed { .. } = self.lineup
            && labels.len() < 2
        {
            return Err(ArenaError::SmallField);
        }
        if let Some(Until { claim, .. }) = &self.until {
            for name in [&claim.better, &claim.worse] {
                if !labels.contains(name) {
                    return Err(ArenaError::Absent { name: name.clone(), names: labels });
                }
            }
        }
        Ok(())
    }
}

/// How far an arena has come.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Progress {
    /// Games played.
    pub done: u64,
    /// Games to play, if that is known.
    pub all: Option<u64>,
    /// Games that may still be needed to decide a claim: as it looks now, and at most in nineteen runs of twenty.
    pub to_decide: Option<(u64, u64)>,
}
