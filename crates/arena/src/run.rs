//! Playing a plan, on all cores.

use std::collections::BTreeMap;
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};

use bots::{Allowance, Opponent, Roster};
use rayon::prelude::*;
use table::Record;

use crate::contestant::Player;
use crate::external::Pool;
use crate::game::{Chooser, Entrant, GameId, GameResult, play};
use crate::stats::Verdict;
use crate::summary::Summary;
use crate::{ArenaError, Plan, Progress, Report};

/// Deals played between two looks at what has come in.
const BATCH: u64 = 32;

/// How long a program thinks where nothing is said.
const PROGRAM_ALLOWANCE: Allowance = Allowance::Millis(1_000);

/// Hands over every game of a deal.
pub type Keep<'a, G> = dyn FnMut(&GameResult, &Record<G>) -> std::io::Result<()> + 'a;

/// A game that contests are played of. They are compiled here, for each game: this crate is compiled to be fast, and the command line is not.
pub trait Contested: Roster {
    /// Plays `plan` and reports who did how well. What it reports does not depend on the number of threads,
    /// unless bots are given milliseconds or programs play.
    ///
    /// `earlier` holds results of the same plan from a run that was interrupted: their deals are not played again. Deals beyond
    /// the number that `plan` asks for are left out.
    /// `progress` is told after every game how far it has come. Once `stop` is set, the deals at hand are dropped, and the
    /// report tells of those that were played in every rotation. `keep` is handed every game, the rotations of a deal together.
    fn run(
        plan: &Plan<Self>,
        earlier: &[GameResult],
        progress: &(dyn Fn(Progress) + Sync),
        stop: &AtomicBool,
        keep: &mut Keep<'_, Self>,
    ) -> Result<Report, ArenaError>;
}

macro_rules! contested {
    ($($game:ty),*) => {
        $(impl Contested for $game {
            fn run(
                plan: &Plan<Self>,
                earlier: &[GameResult],
                progress: &(dyn Fn(Progress) + Sync),
                stop: &AtomicBool,
                keep: &mut Keep<'_, Self>,
            ) -> Result<Report, ArenaError> {
                compete(plan, earlier, progress, stop, keep)
            }
        })*
    };
}

contested![::diamant::Diamant, ::mirrors::Mirrors, ::kadora::Kadora];

fn compete<G: Roster>(
    plan: &Plan<G>,
    earlier: &[GameResult],
    progress: &(dyn Fn(Progress) + Sync),
    stop: &AtomicBool,
    keep: &mut Keep<'_, G>,
) -> Result<Report, ArenaError> {
    plan.check()?;
    let entrants = entrants(plan)?;
    let rotations = plan.rotations();
    let mut summary = Summary::new(plan);
    let deals = plan.most_deals().unwrap_or(u64::MAX);
    let mut known: BTreeMap<u64, &[GameResult]> = earlier
        .chunks(rotations)
        .filter(|deal| deal.len() == rotations && deal[0].deal < deals)
        .map(|deal| (deal[0].deal, deal))
        .collect();
    let meter = Meter {
        done: AtomicU64::new((known.len() * rotations) as u64),
        all: plan.most_games(),
        to_decide: Mutex::new(summary.to_decide()),
        tell: progress,
    };
    let decided = |summary: &Summary| !matches!(summary.verdict(), None | Some(Verdict::Undecided));
    let mut next = 0;
    while next < deals && !decided(&summary) && !stop.load(Ordering::Relaxed) {
        let batch = next..deals.min(next + BATCH);
        next = batch.end;
        let played: Vec<(u64, Option<Deal<G>>)> = batch
            .into_par_iter()
            .map(|deal| {
                let played = if known.contains_key(&deal) {
                    None
                } else {
                    play_deal(plan, &entrants, deal, stop, &meter)?
                };
                Ok((deal, played))
            })
            .collect::<Result<_, ArenaError>>()?;
        // In the order of the deals, so that an interrupted run comes to the same figures as a whole one.
        for (deal, played) in played {
            if let Some(results) = known.remove(&deal) {
                summary.add(results);
            }
            let played = played.unwrap_or_default();
            let results: Vec<GameResult> =
                played.iter().map(|(result, _)| result.clone()).collect();
            summary.add(&results);
            for (result, record) in &played {
                keep(result, record)?;
            }
        }
        if let Ok(mut to_decide) = meter.to_decide.lock() {
            *to_decide = summary.to_decide();
        }
    }
    if !decided(&summary) {
        for results in known.values() {
            summary.add(results);
        }
    }
    Ok(summary.report(plan))
}

/// A deal, played in every rotation.
type Deal<G> = Vec<(GameResult, Record<G>)>;

/// Counts games while they are played.
struct Meter<'a> {
    done: AtomicU64,
    all: Option<u64>,
    to_decide: Mutex<Option<(u64, u64)>>,
    tell: &'a (dyn Fn(Progress) + Sync),
}

impl Meter<'_> {
    fn count(&self) {
        let done = self.done.fetch_add(1, Ordering::Relaxed) + 1;
        let to_decide = self.to_decide.lock().ok().and_then(|to_decide| *to_decide);
        (self.tell)(Progress { done, all: self.all, to_decide });
    }
}

/// Those who take part.
fn entrants<G: Roster>(plan: &Plan<G>) -> Result<Vec<Entrant<G>>, ArenaError> {
    let entrants = plan.contestants().into_iter().zip(plan.labels());
    let entrants = entrants.map(|(contestant, label)| {
        let allowance = contestant.allowance.or(plan.allowance);
        let mind = match &contestant.player {
            Player::BuiltIn(name) => {
                Chooser::BuiltIn(Opponent::bot(name).or_else(|_| G::bot(name))?, allowance)
            }
            Player::Program(command) => {
                let pool = Pool::new(command, plan.limits, plan.restart)
                    .map_err(|fault| ArenaError::Program { program: command.join(" "), fault })?;
                Chooser::Program(pool, allowance.unwrap_or(PROGRAM_ALLOWANCE))
            }
        };
        Ok(Entrant { label, mind })
    });
    entrants.collect()
}

/// Plays a deal in every rotation; nothing if it was stopped in between.
fn play_deal<G: Roster>(
    plan: &Plan<G>,
    entrants: &[Entrant<G>],
    deal: u64,
    stop: &AtomicBool,
    meter: &Meter<'_>,
) -> Result<Option<Deal<G>>, ArenaError> {
    let mut games = Vec::new();
    let given = usize::try_from(deal).ok().and_then(|deal| plan.deals.get(deal));
    for rotation in 0..plan.rotations() {
        if stop.load(Ordering::Relaxed) {
            return Ok(None);
        }
        let seated: Vec<&Entrant<G>> =
            plan.seating(deal, rotation).into_iter().map(|entrant| &entrants[entrant]).collect();
        let place = GameId { seed: plan.seed, deal, rotation: rotation as u64, given };
        games.push(play(&seated, &plan.options, &place)?);
        meter.count();
    }
    Ok(Some(games))
}
