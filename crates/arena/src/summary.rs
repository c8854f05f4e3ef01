//! Counting results as they come in.

use std::collections::{BTreeMap, HashMap};

use bots::Roster;

use crate::game::GameResult;
use crate::report::{Difference, Faults, Report, Standing, Test, Timing};
use crate::stats::{Average, Counts, Figures, Sample, SequentialTest, Verdict};
use crate::{FaultKind, Plan};

/// Faults of a bot that are told in full.
const TOLD: usize = 3;

/// All results so far.
pub(crate) struct Summary {
    labels: Vec<String>,
    places: HashMap<String, usize>,
    sample: Sample,
    bots: Vec<BotCounts>,
    /// The sequential test, and the bots it compares.
    test: Option<(SequentialTest, usize, usize)>,
    rotations: u64,
    without_winner: u64,
}

#[derive(Clone, Default)]
struct BotCounts {
    games: u64,
    score: Average,
    moves: u64,
    ms: f64,
    slowest_ms: f64,
    overhead_ms: f64,
    faults: BTreeMap<FaultKind, u64>,
    told: Vec<String>,
}

impl Summary {
    pub(crate) fn new<G: Roster>(plan: &Plan<G>) -> Self {
        let labels = plan.labels();
        let places: HashMap<String, usize> =
            labels.iter().enumerate().map(|(place, label)| (label.clone(), place)).collect();
        let test = plan.until.as_ref().and_then(|until| {
            let claim = &until.claim;
            let (better, worse) = (*places.get(&claim.better)?, *places.get(&claim.worse)?);
            Some((SequentialTest::new(claim.margin, until.error), better, worse))
        });
        Self {
            bots: vec![BotCounts::default(); labels.len()],
            labels,
            places,
            sample: Sample::default(),
            test,
            rotations: plan.rotations() as u64,
            without_winner: 0,
        }
    }

    /// Takes in the games of one deal.
    pub(crate) fn add(&mut self, games: &[GameResult]) {
        let Some(first) = games.first() else { return };
        let mut seats = BTreeMap::new();
        for &bot in first.seats.iter().filter_map(|label| self.places.get(label)) {
            *seats.entry(bot).or_insert(0) += 1;
        }
        let lineup: Vec<(usize, u8)> = seats.into_iter().collect();
        let mut wins = vec![0.0; lineup.len()];
        let mut scores = vec![(0.0, 0.0); lineup.len()];
        for game in games {
            self.without_winner += u64::from(game.winners.is_empty());
            for (seat, label) in game.seats.iter().enumerate() {
                let Some(&bot) = self.places.get(label) else { continue };
                let Some(place) = lineup.iter().position(|(known, _)| *known == bot) else {
                    continue;
                };
                wins[place] += game.win(seat);
                scores[place].0 += f64::from(game.scores.get(seat).copied().unwrap_or(0));
                scores[place].1 += 1.0;
                self.bots[bot].add(game, seat);
            }
        }
        for (&(bot, _), (sum, count)) in lineup.iter().zip(&scores) {
            self.bots[bot].score.add(sum / count);
        }
        #[expect(clippy::cast_precision_loss, reason = "a deal has eight rotations at most")]
        let counts = Counts { games: games.len() as f64, wins };
        if let Some((test, better, worse)) = &mut self.test {
            // The part of its games that one seat of a bot won.
            let share = |bot: usize| {
                let place = lineup.iter().position(|(known, _)| *known == bot)?;
                Some(counts.wins[place] / (f64::from(lineup[place].1) * counts.games))
            };
            if let (Some(better), Some(worse)) = (share(*better), share(*worse)) {
                test.add(better - worse);
            }
        }
        self.sample.add(lineup, counts);
    }

    /// What the sequential test says, if there is one.
    pub(crate) fn verdict(&self) -> Option<Verdict> {
        self.test.map(|(test, ..)| test.verdict())
    }

    /// Games that the sequential test may still need, as it looks now, and at most.
    pub(crate) fn to_decide(&self) -> Option<(u64, u64)> {
        let (likely, at_most) = self.test.and_then(|(test, ..)| test.remaining())?;
        let games = |deals: u64| deals.saturating_mul(self.rotations);
        Some((games(likely), games(at_most)))
    }

    pub(crate) fn report<G: Roster>(&self, plan: &Plan<G>) -> Report {
        let figures = Figures::of(&self.sample, self.labels.len());
        let standings = self
            .bots
            .iter()
            .enumerate()
            .map(|(bot, tally)| Standing {
                bot: self.labels[bot].clone(),
                games: tally.games,
                wins: figures.wins[bot],
                score: tally.score.estimate(),
                rating: figures.ratings[bot],
                time: tally.timing(),
                faults: tally.faults(),
            })
            .collect();
        #[expect(clippy::cast_sign_loss, reason = "a count")]
        let differences = figures.differences.iter().map(|&(bot, other, wins, deals)| Difference {
            bot: self.labels[bot].clone(),
            other: self.labels[other].clone(),
            wins,
            deals: deals.round() as u64,
        });
        Report {
            game: G::NAME.to_owned(),
            players: plan.players(),
            lineup: plan.lineup.clone(),
            options: serde_json::to_value(&plan.options).unwrap_or_default(),
            seed: plan.seed,
            allowance: plan.allowance,
            asked: plan.most_games(),
            games: self.sample.deals * self.rotations,
            deals: self.sample.deals,
            without_winner: self.without_winner,
            standings,
            differences: differences.collect(),
            test: plan.until.as_ref().zip(self.verdict()).map(|(until, verdict)| Test {
                claim: until.claim.clone(),
                error: until.error,
                verdict,
                to_decide: self.to_decide(),
            }),
        }
    }
}

impl BotCounts {
    fn add(&mut self, game: &GameResult, seat: usize) {
        self.games += 1;
        let moves = u64::from(game.moves.get(seat).copied().unwrap_or(0));
        self.moves += moves;
        let of = |all: &[f64]| all.get(seat).copied().unwrap_or(0.0);
        self.ms += of(&game.ms);
        self.slowest_ms = self.slowest_ms.max(of(&game.slowest_ms));
        #[expect(clippy::cast_precision_loss, reason = "no run has 2^53 moves")]
        let moves = moves as f64;
        self.overhead_ms += of(&game.overhead_ms) * moves;
        for fault in game.faults.iter().filter(|fault| usize::from(fault.seat) == seat) {
            *self.faults.entry(fault.fault.kind).or_default() += 1;
            if self.told.len() < TOLD {
                let (deal, rotation) = (game.deal, game.rotation);
                self.told.push(format!("deal {deal}, rotation {rotation}: {}", fault.fault));
            }
        }
    }

    #[expect(clippy::cast_precision_loss, reason = "no run has 2^53 moves")]
    fn timing(&self) -> Timing {
        let moves = self.moves.max(1) as f64;
        Timing {
            moves: self.moves,
            ms_per_move: self.ms / moves,
            slowest_ms: self.slowest_ms,
            overhead_ms_per_move: self.overhead_ms / moves,
        }
    }

    fn faults(&self) -> Faults {
        Faults {
            count: self.faults.values().sum(),
            kinds: self.faults.iter().map(|(&kind, &count)| (kind, count)).collect(),
            first: self.told.clone(),
        }
    }
}
