//! What the judge found, with no game in its type.

use judge::{Estimate, Moment, StepResult};
use table::Seat;
use voice::{Message, Spoken};

use crate::tables::Drawn;

/// A decision of a recorded game.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Decided {
    /// How many steps came before it.
    pub(super) step: usize,
    pub(super) seat: Seat,
    /// What could be chosen, the best first.
    pub(super) choices: Vec<JudgedChoice>,
    /// Which of them was chosen.
    pub(super) chosen: usize,
    /// By how much the best of the others is better.
    pub(super) lost: Estimate,
    /// Whether that is sure, and more than a trifle.
    pub(super) is_mistake: bool,
    /// What spoke for and against the chosen one and the best of the others.
    pub(super) why: Vec<Message>,
}

/// Something that could be chosen.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct JudgedChoice {
    /// As records write it.
    pub(super) word: String,
    /// As it is said.
    pub(super) said: Message,
    /// The chance to win with it.
    pub(super) win: Estimate,
    /// How often it was tried.
    pub(super) trials: u32,
}

impl Decided {
    /// What was chosen.
    pub(super) fn choice(&self) -> &JudgedChoice {
        &self.choices[self.chosen]
    }

    /// The best of what was not chosen.
    pub(super) fn other(&self) -> &JudgedChoice {
        &self.choices[usize::from(self.chosen == 0)]
    }

    /// The best that could be chosen, as far as it is told from the chosen one.
    pub(super) fn best(&self) -> &JudgedChoice {
        if self.lost.mean > 0.0 { self.other() } else { self.choice() }
    }

    /// What a mistake cost in chances of winning: nothing where it is not sure that it was one.
    pub(super) fn cost(&self) -> f64 {
        if self.is_mistake { self.lost.mean } else { 0.0 }
    }
}

/// Reads the judge's answer, a decision and a moment if there are any; nothing if it is none.
pub(super) fn read<G: Drawn>(answer: &str) -> Option<(Option<Decided>, Option<Moment>)> {
    let StepResult { decision, moment } =
        serde_json::from_str::<StepResult<G::Action>>(answer).ok()?;
    let decision = decision.map(|found| {
        let verdict = found.verdict;
        let is_mistake = verdict.is_mistake();
        let choices = verdict.candidates.into_iter().map(|candidate| JudgedChoice {
            word: candidate.action.to_string(),
            said: candidate.action.message(),
            win: candidate.win,
            trials: candidate.trials,
        });
        let mut why = Vec::new();
        for reason in found.why.iter().chain(&found.instead) {
            let message = reason.message();
            if !why.contains(&message) {
                why.push(message);
            }
        }
        Decided {
            step: found.step,
            seat: found.seat,
            choices: choices.collect(),
            chosen: verdict.chosen,
            lost: verdict.lost,
            is_mistake,
            why,
        }
    });
    let decision = decision
        .filter(|decided| decided.choices.len() > 1 && decided.chosen < decided.choices.len());
    Some((decision, moment))
}
