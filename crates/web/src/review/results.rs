//! The results of a review: every step of a record is judged in the worker, soon and roughly, then again and thoroughly.

use std::cell::{Cell, RefCell};
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

struct ReviewJob {
    kind: Kind,
    record: Rc<Value>,
    /// Who acts at each step.
    steps: Vec<Option<Seat>>,
    precision: RefCell<Vec<Precision>>,
    thinker: Thinker,
    closed: Cell<bool>,
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
        let job = Rc::new(ReviewJob {
            kind,
            record,
            precision: vec![Precision::Nothing; steps.len()].into(),
            steps,
            thinker: Thinker::open(),
            closed: Cell::new(false),
        });
        let closing = StoredValue::new_local(Rc::clone(&job));
        on_cleanup(move || {
            closing.try_with_value(|job| {
                job.closed.set(true);
                job.thinker.close();
            });
        });
        spawn_local(async move {
            while let Some((step, precision)) = results.next(&job) {
                if !results.judge(&job, step, precision).await {
                    break;
                }
            }
        });
        results
    }

    /// The step that is judged next, and how well.
    fn next(self, job: &ReviewJob) -> Option<(usize, Precision)> {
        let seat = self.seat.try_get_untracked()?;
        let precision = job.precision.borrow();
        let first = |is_next: &dyn Fn(Precision, Option<Seat>) -> bool| {
            precision.iter().zip(&job.steps).position(|(precision, who)| is_next(*precision, *who))
        };
        let own = |who: Option<Seat>| who == Some(seat);
        let roughly = |who| if own(who) { Precision::Roughly } else { Precision::Chances };
        if let Some(step) = first(&|precision, who| precision < roughly(who)) {
            return Some((step, roughly(job.steps[step])));
        }
        let thorough = first(&|precision, who| own(who) && precision < Precision::Thoroughly)
            .or_else(|| first(&|precision, who| who.is_none() && precision < Precision::Thoroughly))
            .or_else(|| first(&|precision, _| precision < Precision::Thoroughly));
        thorough.map(|step| (step, Precision::Thoroughly))
    }

    /// Judges a step; false if the page has been left or nothing answers.
    async fn judge(self, job: &ReviewJob, step: usize, precision: Precision) -> bool {
        let (trials, draws) = match precision {
            Precision::Nothing | Precision::Chances => (0, SOON.1),
            Precision::Roughly => SOON,
            Precision::Thoroughly => THOROUGH,
        };
        let record = Value::clone(&job.record);
        let question = JudgeRequest { record, step, trials, draws, seed: SEED };
        let answer = job.thinker.answer(&question).await;
        if job.closed.get() {
            return false;
        }
        let read = |answer: String| with_game!(job.kind, G => read::<G>(&answer));
        let Some(found) = answer.and_then(read) else {
            self.failed.try_set(true);
            return false;
        };
        if let Some(decision) = found.decision {
            self.decisions.try_update(|all| Rc::make_mut(all).insert(step, decision));
        }
        if let Some(moment) = found.moment {
            self.moments.try_update(|all| Rc::make_mut(all).insert(moment.step, moment));
        }
        job.precision.borrow_mut()[step] = precision;
        let worth = |precision: &Precision| match precision {
            Precision::Nothing => 0,
            Precision::Chances | Precision::Roughly => 1,
            Precision::Thoroughly => 2,
        };
        let done = job.precision.borrow().iter().map(worth).sum();
        self.progress.try_update(|progress| progress.0 = done).is_some()
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
