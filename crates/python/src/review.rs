//! What the decisions of a recorded game were worth, for Python.

use games::{Kind, with_game};
use judge::Effort;
use pyo3::prelude::*;
use serde_json::Value;
use table::{Record, Seats};

use crate::fault::{broken_record, wrong};
use crate::game::{record_of, seed_of};
use crate::plain::to_python;

/// Judges every decision of a record, and the luck of every draw.
#[pyfunction]
#[pyo3(signature = (record, *, trials=200, draw_trials=50, seed=None))]
pub(crate) fn review<'py>(
    py: Python<'py>,
    record: &Bound<'py, PyAny>,
    trials: u32,
    draw_trials: u32,
    seed: Option<u64>,
) -> PyResult<Bound<'py, PyAny>> {
    let (record, seed) = (record_of(record)?, seed_of(seed)?);
    let mut stopped = None;
    // A review takes a while: Ctrl-C ends it.
    let mut go_on = |_: usize, _: usize| {
        if stopped.is_none() {
            stopped = Python::attach(interrupted).err();
        }
        stopped.is_none()
    };
    let judged = py.detach(|| {
        let effort = Effort::trials(trials, draw_trials, seed);
        judged(record, effort, &mut go_on)
    });
    match stopped {
        Some(signal) => Err(signal),
        None => to_python(py, &judged?),
    }
}

/// An error if Ctrl-C was pressed.
fn interrupted(py: Python<'_>) -> PyResult<()> {
    py.check_signals()
}

fn judged(
    record: Value,
    effort: Effort<'_>,
    go_on: &mut dyn FnMut(usize, usize) -> bool,
) -> PyResult<Value> {
    let kind = Kind::of_record(&record).map_err(broken_record)?;
    with_game!(kind, G => {
        let record = Record::<G>::from_value(record).map_err(broken_record)?;
        let review = judge::review(&record, Seats::all(record.players), effort, go_on);
        match review.problem {
            Some(problem) => Err(broken_record(problem)),
            None => serde_json::to_value(&review).map_err(wrong),
        }
    })
}
