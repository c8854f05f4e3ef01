//! One decision: what each choice was worth.

use bots::Budget;
use luck::Dice;
use serde::{Deserialize, Serialize};
use table::{Luck as _, Seat};

use crate::estimate::Sum;
use crate::{Estimate, Judged};

/// What one trial of a choice came to for the seat that chose.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Sample {
    /// Its part of the win.
    pub win: f32,
    /// Its score.
    pub score: f32,
}

/// A choice, and what it is worth.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Candidate<A> {
    /// The choice.
    pub action: A,
    /// The chance to win the game.
    pub win: Estimate,
    /// The expected score: in Diamant the chest when the cave is over.
    pub score: Estimate,
    /// How many trials both are from.
    pub trials: u32,
}

/// What a decision was worth.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Verdict<A> {
    /// All choices, the best first.
    pub candidates: Vec<Candidate<A>>,
    /// Which of them was chosen.
    pub chosen: usize,
    /// By how much the best of the others is better than the chosen one, in chances of winning: below 0 where the chosen one is
    /// best. Both were tried with the same luck, so that this is surer than either value.
    pub lost: Estimate,
}

/// A difference in chances of winning that is too small to be called a mistake, however sure it is.
pub const SMALL: f64 = 0.01;

impl<A> Verdict<A> {
    /// Whether another choice was surely better.
    pub fn is_mistake(&self) -> bool {
        self.lost.exceeds(SMALL)
    }

    /// The best of the choices that were not made.
    pub fn best_other(&self) -> &Candidate<A> {
        &self.candidates[usize::from(self.chosen == 0)]
    }

    /// What a mistake cost in chances of winning: nothing where it is not sure that it was one.
    pub fn cost(&self) -> f64 {
        if self.is_mistake() { self.lost.mean } else { 0.0 }
    }
}

/// Choices that are compared to the end.
const FINALISTS: usize = 4;

/// Trials of each choice in a round before the last: enough to drop the worse half.
const HEAT: u32 = 12;

/// Judges the choice `chosen` of a seat that sees `view`; nothing if it had no choice, or not that one.
///
/// With a budget in simulations the same numbers always come to the same verdict.
pub fn judge<G: Judged>(
    view: &G::View,
    seat: Seat,
    chosen: G::Action,
    dice: &mut Dice,
    budget: Budget<'_>,
) -> Option<Verdict<G::Action>> {
    // `view.actions` lists the same choices, but takes nothing from the dice: a seed would come to another verdict.
    let imagined = G::imagine(view, dice);
    let mut actions = Vec::new();
    imagined.actions(seat, |action| actions.push(action));
    let chosen = actions.iter().position(|&action| action == chosen)?;
    if actions.len() < 2 {
        return None;
    }
    let mut field = Field::new(actions, chosen);
    let mut spent = 0;
    while field.alive.len() > FINALISTS + 1 && budget.allows(spent) {
        for _ in 0..HEAT {
            field.try_all::<G>(view, seat, luck(dice));
            spent += 1;
        }
        field.halve();
    }
    if field.alive.len() > 2 {
        // Chosen from other trials than those that judge it: the best of many lucky ones would look better than it is.
        let half = spent + half(budget, spent);
        while spent < half && budget.allows(spent) {
            field.try_all::<G>(view, seat, luck(dice));
            spent += 1;
        }
    }
    let rival = field.rival();
    field.alive = vec![chosen.min(rival), chosen.max(rival)];
    let mut lost = Sum::default();
    while budget.allows(spent) || lost.count < 2 {
        let samples = field.try_all::<G>(view, seat, luck(dice));
        let [first, second] = [samples[0].win, samples[1].win].map(f64::from);
        lost.add(if rival > chosen { second - first } else { first - second });
        spent += 1;
    }
    Some(field.verdict(lost.estimate()))
}

/// The seed of a trial.
pub(crate) fn luck(dice: &mut Dice) -> u64 {
    u64::from(dice.below(u32::MAX)) << 32 | u64::from(dice.below(u32::MAX))
}

/// How many trials find the best of the others, before it is judged.
fn half(budget: Budget<'_>, spent: u32) -> u32 {
    match budget {
        Budget::None => 0,
        Budget::Simulations(all) => all.saturating_sub(spent) / 2,
        Budget::While(_) => 64,
    }
}

/// The choices while they are compared.
struct Field<A> {
    actions: Vec<A>,
    chosen: usize,
    alive: Vec<usize>,
    wins: Vec<Sum>,
    scores: Vec<Sum>,
}

impl<A: Copy> Field<A> {
    fn new(actions: Vec<A>, chosen: usize) -> Self {
        let count = actions.len();
        Self {
            alive: (0..count).collect(),
            actions,
            chosen,
            wins: vec![Sum::default(); count],
            scores: vec![Sum::default(); count],
        }
    }

    /// One trial of every choice that is still compared, all with the same luck.
    fn try_all<G: Judged<Action = A>>(
        &mut self,
        view: &G::View,
        seat: Seat,
        luck: u64,
    ) -> Vec<Sample> {
        let actions: Vec<A> = self.alive.iter().map(|&i| self.actions[i]).collect();
        let samples = G::samples(view, seat, &actions, luck);
        for (&i, sample) in self.alive.iter().zip(&samples) {
            self.wins[i].add(f64::from(sample.win));
            self.scores[i].add(f64::from(sample.score));
        }
        samples
    }

    /// Drops the worse half, but never the chosen one.
    fn halve(&mut self) {
        let keep = self.alive.len().div_ceil(2).max(FINALISTS);
        self.alive.sort_by(|&a, &b| self.wins[b].mean.total_cmp(&self.wins[a].mean));
        let (chosen, mut rank) = (self.chosen, 0);
        self.alive.retain(|&i| {
            rank += 1;
            rank <= keep || i == chosen
        });
        self.alive.sort_unstable();
    }

    /// The best of the others, as it looks now.
    fn rival(&self) -> usize {
        let others = self.alive.iter().copied().filter(|&i| i != self.chosen);
        others
            .max_by(|&a, &b| self.wins[a].mean.total_cmp(&self.wins[b].mean))
            .unwrap_or(self.chosen)
    }

    fn verdict(self, lost: Estimate) -> Verdict<A> {
        let mut order: Vec<usize> = (0..self.actions.len()).collect();
        // Those compared for longer come first: a choice that was dropped early was only lucky.
        order.sort_by(|&a, &b| {
            let known = |i: usize| self.alive.contains(&i);
            known(b).cmp(&known(a)).then(self.wins[b].mean.total_cmp(&self.wins[a].mean))
        });
        let chosen = order.iter().position(|&i| i == self.chosen).unwrap_or(0);
        let candidate = |i: usize| Candidate {
            action: self.actions[i],
            win: self.wins[i].estimate(),
            score: self.scores[i].estimate(),
            trials: self.wins[i].count,
        };
        Verdict { candidates: order.into_iter().map(candidate).collect(), chosen, lost }
    }
}
