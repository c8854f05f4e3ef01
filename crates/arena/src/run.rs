//! Playing a plan, on all cores.

use std::sync::atomic::{AtomicBool, Ordering};

use bots::{Bot, Roster};
use rayon::prelude::*;
use table::{Outcome, Record};

use crate::estimate::Tally;
use crate::game::{Player, Table, play};
use crate::rating::Ratings;
use crate::{ArenaError, Plan, Progress, Report, Standing};

/// Deals played between two looks at what has come in.
const BATCH: u64 = 32;

/// Plays `plan` and reports who did how well. What it reports does not depend on the number of threads,
/// unless bots are given milliseconds.
///
/// `progress` is told how far it has come. Once `stop` is set, the deals at hand are dropped, and the report tells of those
/// that were played in every rotation. `keep` is handed every record, in order.
pub fn run<G: Roster>(
    plan: &Plan<G>,
    progress: &mut dyn FnMut(Progress),
    stop: &AtomicBool,
    keep: &mut dyn FnMut(&Record<G>) -> std::io::Result<()>,
) -> Result<Report, ArenaError> {
    let field = Field::new(plan)?;
    let mut sums = vec![Sums::default(); field.names.len()];
    let mut ratings = Ratings::new(field.names.len());
    let (deals, rotations) = (plan.deals(), plan.rotations());
    let all = deals * rotations as u64;
    let mut done = 0;
    let mut first = 0;
    while first < deals && !stop.load(Ordering::Relaxed) {
        let batch = first..deals.min(first + BATCH);
        first = batch.end;
        let played: Vec<Option<Deal<G>>> = batch
            .into_par_iter()
            .map(|deal| field.play_deal(plan, deal, rotations, stop))
            .collect::<Result<_, _>>()?;
        for deal in played.into_iter().flatten() {
            field.count(&deal, &mut sums, &mut ratings);
            for (_, record) in &deal {
                keep(record)?;
            }
            done += deal.len() as u64;
        }
        progress(Progress { done, all });
    }
    Ok(Report {
        game: G::NAME,
        seats: plan.seats.clone(),
        seed: plan.seed,
        allowance: plan.allowance,
        asked: all,
        games: done,
        standings: field
            .names
            .iter()
            .enumerate()
            .map(|(bot, name)| Standing {
                bot: (*name).to_owned(),
                seats: field.owner.iter().filter(|&&owner| owner == bot).count(),
                wins: sums[bot].wins.estimate(),
                score: sums[bot].score.estimate(),
                rating: ratings.of(bot),
            })
            .collect(),
    })
}

/// A deal, played in every rotation.
type Deal<G> = Vec<(Outcome, Record<G>)>;

#[derive(Clone, Copy, Default)]
struct Sums {
    wins: Tally,
    score: Tally,
}

/// Those who take part.
struct Field<'a, G: Roster> {
    names: Vec<&'a str>,
    bots: Vec<Box<dyn Bot<G>>>,
    /// Whose each seat of the first rotation is.
    owner: Vec<usize>,
}

impl<'a, G: Roster> Field<'a, G> {
    fn new(plan: &'a Plan<G>) -> Result<Self, ArenaError> {
        let players = u8::try_from(plan.seats.len()).unwrap_or(u8::MAX);
        G::new(players, &plan.options)
            .map_err(|refusal| ArenaError::Refused(refusal.to_string()))?;
        let mut field = Self { names: Vec::new(), bots: Vec::new(), owner: Vec::new() };
        for name in &plan.seats {
            let known = field.names.iter().position(|known| known == name);
            let owner = if let Some(owner) = known {
                owner
            } else {
                field.names.push(name);
                field.bots.push(G::bot(name)?);
                field.names.len() - 1
            };
            field.owner.push(owner);
        }
        Ok(field)
    }

    /// Whose each seat is once the table has been turned so often.
    fn turned(&self, rotation: usize) -> Vec<usize> {
        let seats = self.owner.len();
        (0..seats).map(|seat| self.owner[(seat + rotation) % seats]).collect()
    }

    fn play_deal(
        &self,
        plan: &Plan<G>,
        deal: u64,
        rotations: usize,
        stop: &AtomicBool,
    ) -> Result<Option<Deal<G>>, ArenaError> {
        let mut games = Vec::with_capacity(rotations);
        for rotation in 0..rotations {
            if stop.load(Ordering::Relaxed) {
                return Ok(None);
            }
            let players: Vec<Player<'_, G>> = self
                .turned(rotation)
                .into_iter()
                .map(|owner| {
                    let bot = &*self.bots[owner];
                    let allowance = plan.allowance.unwrap_or_else(|| bot.allowance());
                    Player { name: self.names[owner], bot, allowance }
                })
                .collect();
            let table = Table { seed: plan.seed, deal, rotation: rotation as u64 };
            games.push(play(&players, &plan.options, table)?);
        }
        Ok(Some(games))
    }

    fn count(&self, deal: &Deal<G>, sums: &mut [Sums], ratings: &mut Ratings) {
        let mut totals = vec![(0.0, 0.0, 0_u32); self.names.len()];
        for (rotation, (outcome, _)) in deal.iter().enumerate() {
            let owners = self.turned(rotation);
            ratings.note(&owners, outcome);
            for (seat, &owner) in owners.iter().enumerate() {
                let (wins, score, seats) = &mut totals[owner];
                if table::Seat::new(seat as u8).is_some_and(|seat| outcome.winners.contains(seat)) {
                    *wins += 1.0 / f64::from(outcome.winners.len());
                }
                *score += f64::from(outcome.scores[seat]);
                *seats += 1;
            }
        }
        for (sums, (wins, score, seats)) in sums.iter_mut().zip(totals) {
            sums.wins.add(wins / f64::from(seats));
            sums.score.add(score / f64::from(seats));
        }
    }
}
