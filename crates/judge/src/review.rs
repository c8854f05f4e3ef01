//! A whole game: every decision, and the luck of every draw.

use bots::{Allowance, Budget};
use luck::Dice;
use serde::{Deserialize, Serialize};
use table::{Record, RecordError, Seat, Seats, Step, Turn, Viewer};

use crate::estimate::Sum;
use crate::verdict::{judge, luck};
use crate::{Estimate, Judged, Verdict, Why};

/// How thoroughly to look.
#[derive(Clone, Copy)]
pub struct Effort<'a> {
    /// Trials of each decision: of all its choices together, each with the same luck. Milliseconds are counted anew for each.
    pub decision: Allowance,
    /// Counts milliseconds.
    pub clock: &'a dyn Fn() -> f64,
    /// Trials of each position, and of what was drawn instead.
    pub draw: u32,
    /// The same seed comes to the same review.
    pub seed: u64,
}

impl Effort<'_> {
    /// So many trials of each decision and of each position, however long they take.
    pub const fn trials(decision: u32, draw: u32, seed: u64) -> Self {
        Self { decision: Allowance::Simulations(decision), clock: &|| 0.0, draw, seed }
    }
}

/// A decision of a recorded game.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct ReviewedDecision<A> {
    /// How many steps of the record came before it.
    pub step: usize,
    /// Who decided.
    pub seat: Seat,
    /// What each choice was worth, as far as that seat could know.
    pub verdict: Verdict<A>,
    /// What spoke for and against the chosen one.
    pub why: Vec<Why>,
    /// The same for the best of the others.
    pub instead: Vec<Why>,
}

/// What each seat's chances are at a moment of the game, all cards known; and what the draw before it changed.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Moment {
    /// How many steps of the record came before it.
    pub step: usize,
    /// The chance of each seat to win.
    pub chances: Vec<Estimate>,
    /// Where this was a draw: by how much it was better for each seat than draws are on average.
    pub luck: Option<Vec<Estimate>>,
}

/// What came of a seat in a game.
#[derive(Clone, Copy, PartialEq, Debug, Default, Serialize)]
pub struct Account {
    /// Decisions with a choice.
    pub decisions: u32,
    /// Those in which another choice was surely better.
    pub mistakes: u32,
    /// What its mistakes cost, in chances of winning.
    pub lost: f64,
    /// How much the draws gave it, in chances of winning.
    pub luck: Estimate,
    /// What it had of the win in the end; nothing while the game is not over.
    pub won: Option<f32>,
}

/// A game, judged.
#[derive(Clone, Debug, Serialize)]
pub struct Review<A> {
    /// How many play.
    pub players: u8,
    /// Every decision with more than one choice.
    pub decisions: Vec<ReviewedDecision<A>>,
    /// After every draw, and where seats take turns, after every turn.
    pub moments: Vec<Moment>,
    /// What came of each seat.
    pub accounts: Vec<Account>,
    /// Whether the game was played to its end.
    pub finished: bool,
    /// Why the rest of the record could not be read.
    #[serde(skip)]
    pub problem: Option<RecordError>,
}

impl<A> Review<A> {
    /// The costliest mistakes, the worst first.
    pub fn costliest(&self, most: usize) -> Vec<&ReviewedDecision<A>> {
        let mut mistakes: Vec<_> =
            self.decisions.iter().filter(|decision| decision.verdict.is_mistake()).collect();
        mistakes.sort_by(|a, b| b.verdict.lost.mean.total_cmp(&a.verdict.lost.mean));
        mistakes.truncate(most);
        mistakes
    }

    /// The draw that helped a seat most, and by how much.
    pub fn luckiest(&self) -> Option<(&Moment, Seat, Estimate)> {
        let lucky = self.moments.iter().filter_map(|moment| {
            let luck = moment.luck.as_ref()?;
            let (seat, best) = Seat::all(self.players)
                .zip(luck)
                .max_by(|(_, a), (_, b)| a.mean.total_cmp(&b.mean))?;
            Some((moment, seat, *best))
        });
        lucky.max_by(|(_, _, a), (_, _, b)| a.mean.total_cmp(&b.mean))
    }
}

/// What came of looking at a step of a record.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct StepResult<A> {
    /// The decision, where it was one with a choice.
    pub decision: Option<ReviewedDecision<A>>,
    /// Everyone's chances after it, where it was a draw or ended a turn.
    pub moment: Option<Moment>,
}

/// A record played again as far as it can be, to be judged step by step.
pub struct RecordJudge<G: Judged> {
    steps: Vec<(G, Step<G>)>,
    players: u8,
    end: Result<G, RecordError>,
}

impl<G: Judged> RecordJudge<G> {
    /// Plays the record again.
    pub fn of(record: &Record<G>) -> Self {
        let mut steps: Vec<(G, Step<G>)> = Vec::new();
        let end = record.replay(|before, step, happened| {
            if happened.is_ok() {
                steps.push((before.clone(), step));
            }
        });
        Self { steps, players: record.players, end }
    }

    /// The steps, each with the position before it.
    pub fn steps(&self) -> &[(G, Step<G>)] {
        &self.steps
    }

    /// Judges a step: the decision if it is one of `seats`, and the chances after it. What is judged of a step does not depend on which
    /// others are.
    pub fn judge(&self, at: usize, seats: Seats, effort: Effort<'_>) -> StepResult<G::Action> {
        let nothing = StepResult { decision: None, moment: None };
        let Some((before, step)) = self.steps.get(at) else { return nothing };
        let mut dice = Dice::of_game(effort.seed, at as u64);
        let mut after = before.clone();
        match *step {
            Step::Act(seat, action) => {
                let decision = seats
                    .contains(seat)
                    .then(|| decide(at, before, seat, action, &mut dice, effort));
                let ended = after.act(seat, action, &mut ()).is_ok() && ends_turn(before, &after);
                // Its numbers are its own, whether the decision was judged or not.
                let mut dice = Dice::of_game(!effort.seed, at as u64);
                let moment = ended.then(|| moment(at + 1, None, &after, effort.draw, &mut dice));
                StepResult { decision: decision.flatten(), moment }
            }
            Step::Deal(deal) if after.deal(deal, &mut ()).is_ok() => {
                let moment = moment(at + 1, Some(before), &after, effort.draw, &mut dice);
                StepResult { moment: Some(moment), ..nothing }
            }
            Step::Deal(_) => nothing,
        }
    }
}

/// Whether a seat's turn ended with what led from one position to the other. Choices made in secret, at once, end with the draw after
/// them.
fn ends_turn<G: Judged>(before: &G, after: &G) -> bool {
    match after.turn() {
        Turn::Seats { awaited, sealed } => {
            sealed.is_empty() && awaited.len() == 1 && awaited != before.turn().awaited()
        }
        Turn::Over => true,
        Turn::Chance => false,
    }
}

fn decide<G: Judged>(
    step: usize,
    before: &G,
    seat: Seat,
    action: G::Action,
    dice: &mut Dice,
    effort: Effort<'_>,
) -> Option<ReviewedDecision<G::Action>> {
    let view = before.view(Viewer::Seat(seat));
    let think = |budget: Budget<'_>| judge::<G>(&view, seat, action, dice, budget);
    let verdict = effort.decision.spend(effort.clock, think)?;
    let other = verdict.best_other().action;
    Some(ReviewedDecision {
        step,
        seat,
        why: G::why(&view, seat, action),
        instead: G::why(&view, seat, other),
        verdict,
    })
}

/// How far a review has come, and whether it should go on: so many of so many steps.
pub type Progress<'a> = &'a mut dyn FnMut(usize, usize) -> bool;

/// Reviews the decisions of `seats`, and the luck of everyone. What can be read of a record that breaks off is reviewed.
pub fn review<G: Judged>(
    record: &Record<G>,
    seats: Seats,
    effort: Effort<'_>,
    progress: Progress<'_>,
) -> Review<G::Action> {
    let record_judge = RecordJudge::of(record);
    let all = record_judge.steps().len();
    let (mut decisions, mut moments) = (Vec::new(), Vec::new());
    for at in 0..all {
        if !progress(at, all) {
            break;
        }
        let found = record_judge.judge(at, seats, effort);
        decisions.extend(found.decision);
        moments.extend(found.moment);
    }
    progress(all, all);
    let RecordJudge { players, end, .. } = record_judge;
    let outcome = end.as_ref().ok().and_then(G::outcome);
    let won = |seat| outcome.map(|outcome| outcome.share(seat));
    let mut accounts: Vec<Account> =
        Seat::all(players).map(|seat| Account { won: won(seat), ..Account::default() }).collect();
    for decision in &decisions {
        let account = &mut accounts[decision.seat.index()];
        account.decisions += 1;
        account.mistakes += u32::from(decision.verdict.is_mistake());
        account.lost += decision.verdict.cost();
    }
    for moment in &moments {
        for (account, luck) in accounts.iter_mut().zip(moment.luck.iter().flatten()) {
            account.luck = account.luck.plus(*luck);
        }
    }
    let finished = end.as_ref().is_ok_and(|end| end.turn() == Turn::Over);
    Review { players, decisions, moments, accounts, finished, problem: end.err() }
}

/// What each seat's chances are after a step, and where it was a draw from `before`, what it changed: what would have been drawn instead
/// is tried as often as what was, with luck of its own, so that the difference is nothing on average over all draws.
fn moment<G: Judged>(
    step: usize,
    before: Option<&G>,
    after: &G,
    trials: u32,
    dice: &mut Dice,
) -> Moment {
    let mut sums = vec![[Sum::default(); 2]; usize::from(after.players())];
    // The end is known.
    let trials = if after.turn() == Turn::Over { 2 } else { trials.max(2) };
    for _ in 0..trials {
        let here = after.worth(luck(dice));
        for (sum, here) in sums.iter_mut().zip(here) {
            sum[0].add(f64::from(here));
        }
        let Some(mut other) = before.cloned() else { continue };
        let drawn = other.draw(dice);
        if other.deal(drawn, &mut ()).is_err() {
            continue;
        }
        let there = other.worth(luck(dice));
        for (sum, there) in sums.iter_mut().zip(there) {
            sum[1].add(f64::from(there));
        }
    }
    let chances: Vec<Estimate> = sums.iter().map(|[is, _]| is.estimate()).collect();
    let luck = before
        .map(|_| sums.iter().map(|[is, might]| is.estimate().minus(might.estimate())).collect());
    Moment { step, chances, luck }
}
