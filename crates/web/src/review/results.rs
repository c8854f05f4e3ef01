//! The results of a review: every step of a record is judged in the worker, soon and roughly, then again and thoroughly.

use std::collections::BTreeMap;
use std::rc::Rc;

use games::{Kind, with_game};
use judge::{Estimate, JudgeRequest, Moment};
use leptos::prelude::*;
use leptos::task::spawn_local;
use serde_json::Value;
use table::Seat;

use super::step_result::{Decided, read};
use super::steps;
use crate::thinking::Thinker;

/// Trials of a decision and of a position, at first and at last.
const SOON: (u32, u32) = (240, 40);
const THOROUGH: (u32, u32) = (2_000, 300);

/// The same record comes to the same review.
const SEED: u64 = 1;

/// How well a step is known.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
enum Precision {
    Nothing,
    /// The chances after it, roughly.
    Chances,
    /// And the decision, roughly.
    Roughly,
    Thoroughly,
}

/// What was found so far. It can be copied into every closure.
#[derive(Clone, Copy)]
pub(crate) struct ReviewResults {
    /// The decisions, by how many steps came before.
    pub(super) decisions: RwSignal<Rc<BTreeMap<usize, Decided>>, LocalStorage>,
    /// Everyone's chances, by how many steps came before.
    pub(super) moments: RwSignal<Rc<BTreeMap<usize, Moment>>, LocalStorage>,
    /// Whose decisions are looked at first.
    pub(super) seat: RwSignal<Seat>,
    /// How much is done, and of how much.
    pub(super) progress: RwSignal<(usize, usize)>,
    /// Whether the judge does not answer.
    pub(super) failed: RwSignal<bool>,
    /// How many steps there are.
    pub(super) last: usize,
}

impl ReviewResults {
    /// Begins to judge a record, the decisions of `seat` first.
    pub(super) fn begin(kind: Kind, record: Rc<Value>, seat: Seat) -> Self {
        let steps = with_game!(kind, G => steps::<G>(&record));
        let results = Self {
            decisions: RwSignal::new_local(Rc::default()),
            moments: RwSignal::new_local(Rc::default()),
            seat: RwSignal::new(seat),
            progress: RwSignal::new((0, 2 * steps.len())),
            failed: RwSignal::new(false),
            last: steps.len(),
        };
        let thinker = Thinker::open();
        let closing = StoredValue::new_local(thinker.clone());
        on_cleanup(move || {
            closing.try_with_value(Thinker::close);
        });
        spawn_local(results.judge(kind, record, steps, thinker));
        results
    }

    /// Judges every step until it is known thoroughly, the page has been left, or nothing answers. `steps` are those who act at each.
    async fn judge(
        self,
        kind: Kind,
        record: Rc<Value>,
        steps: Vec<Option<Seat>>,
        thinker: Thinker,
    ) {
        let mut known = vec![Precision::Nothing; steps.len()];
        while let Some((step, precision)) = self.next(&steps, &known) {
            let (trials, draws) = match precision {
                Precision::Nothing | Precision::Chances => (0, SOON.1),
                Precision::Roughly => SOON,
                Precision::Thoroughly => THOROUGH,
            };
            let record = Value::clone(&record);
            let question = JudgeRequest { record, step, trials, draws, seed: SEED };
            let answer = thinker.answer(&question).await;
            let read = |answer: String| with_game!(kind, G => read::<G>(&answer));
            let Some((decision, moment)) = answer.and_then(read) else {
                self.failed.try_set(true);
                return;
            };
            if let Some(decision) = decision {
                self.decisions.try_update(|all| Rc::make_mut(all).insert(step, decision));
            }
            if let Some(moment) = moment {
                self.moments.try_update(|all| Rc::make_mut(all).insert(moment.step, moment));
            }
            known[step] = precision;
            let worth = |precision: &Precision| match precision {
                Precision::Nothing => 0,
                Precision::Chances | Precision::Roughly => 1,
                Precision::Thoroughly => 2,
            };
            let done = known.iter().map(worth).sum();
            self.progress.try_update(|progress| progress.0 = done);
        }
    }

    /// The step that is judged next, and how well.
    fn next(self, steps: &[Option<Seat>], known: &[Precision]) -> Option<(usize, Precision)> {
        let seat = self.seat.try_get_untracked()?;
        let roughly = |step: usize| match steps[step] {
            Some(who) if who == seat => Precision::Roughly,
            _ => Precision::Chances,
        };
        let order = |step: &usize| match steps[*step] {
            _ if known[*step] < roughly(*step) => 0,
            Some(who) if who == seat => 1,
            None => 2,
            Some(_) => 3,
        };
        let open = (0..steps.len()).filter(|step| known[*step] < Precision::Thoroughly);
        let step = open.min_by_key(order)?;
        let precision = if order(&step) == 0 { roughly(step) } else { Precision::Thoroughly };
        Some((step, precision))
    }

    /// Whether every step is known as well as it will be.
    pub(super) fn is_done(self) -> bool {
        let (done, all) = self.progress.get();
        done == all
    }

    /// The decisions of the seat that is looked at, in order.
    pub(super) fn own(self) -> Vec<Decided> {
        let seat = self.seat.get();
        self.decisions.get().values().filter(|found| found.seat == seat).cloned().collect()
    }

    /// The mistakes among them, the costliest first.
    pub(super) fn mistakes(self) -> Vec<Decided> {
        let mut mistakes: Vec<_> =
            self.own().into_iter().filter(|found| found.is_mistake).collect();
        mistakes.sort_by(|a, b| b.lost.mean.total_cmp(&a.lost.mean));
        mistakes
    }

    /// Everyone's chances after so many steps: those of the last moment before.
    pub(super) fn chances(self, step: usize) -> Option<Vec<Estimate>> {
        let moments = self.moments.get();
        let before = moments.range(..=step).next_back().or_else(|| moments.first_key_value());
        before.map(|(_, moment)| moment.chances.clone())
    }
}
