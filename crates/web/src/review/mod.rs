//! Why: what every decision of a recorded game was worth, the same position to be tried again, and "what if".
//!
//! All of this is in the chunk for finished games. The judge runs in the worker: here its answers are read,
//! step by step, and shown as they come.

mod context;
mod learn;
mod lists;
mod panel;
mod picture;
mod results;
mod step_result;
mod what_if;

use std::rc::Rc;

use host::{Branch, Occupants};
use leptos::prelude::{Callable as _, Callback};
use prose::Watch;
use serde_json::Value;
use table::{Record, RecordError, Seat, Step, Viewer};

use crate::session::{AnySession, Feed, Host, Solo, Step as Moment};
use crate::tables::Drawn;

pub(crate) use context::{Mode, ReviewContext};
pub(crate) use learn::learn;
pub(crate) use lists::lists;
pub(crate) use panel::{Review, review};
pub(crate) use what_if::{branch, comes_from, what_if};

/// Who acts at each step; nothing where chance strikes.
fn steps<G: Drawn>(record: &Value) -> Vec<Option<Seat>> {
    let mut steps = Vec::new();
    if let Ok(record) = Record::<G>::from_value(record.clone()) {
        // Only records that can be played again are shown.
        let _ = record.replay(|_, step, _| {
            steps.push(match step {
                Step::Act(seat, _) => Some(seat),
                Step::Deal(_) => None,
            });
        });
    }
    steps
}

/// The table after so many steps through the eyes of a seat, who can choose once more: what is chosen is only told.
fn attempt<G: Drawn>(
    record: &Value,
    step: usize,
    seat: Seat,
    chosen: Callback<String>,
) -> Option<AnySession> {
    let mut watch = Watch::new(&Record::<G>::from_value(record.clone()).ok()?).ok()?;
    watch.go_to(step);
    watch.look_as(Viewer::Seat(seat));
    Some(attempt_at(&watch, watch.game(), chosen))
}

/// The table in a position, through the eyes that look at a record: what is chosen there is only told.
pub(crate) fn attempt_at<G: Drawn>(
    watch: &Watch<G>,
    game: &G,
    chosen: Callback<String>,
) -> AnySession {
    let viewer = watch.viewer();
    let now = Moment::to(game, viewer, watch.seen(0));
    Feed::new(viewer, watch.names().clone(), now).session(Rc::new(Attempt(chosen))).into()
}

/// Where the first thing that is tried is told, and nothing happens.
struct Attempt(Callback<String>);

impl<G: Drawn> Host<G> for Attempt {
    fn act(&self, actions: Vec<G::Action>) {
        if let Some(action) = actions.first() {
            self.0.run(action.to_string());
        }
    }
}

/// A game that branched off another one, and its record so far.
type Branched = (AnySession, Rc<dyn Fn() -> String>);

/// Plays on from there, with what the seat could not see dealt anew.
fn play_branch<G: Drawn>(
    record: &Value,
    step: usize,
    seat: Seat,
    occupants: &Occupants,
) -> Result<Branched, RecordError> {
    let record = Record::<G>::from_value(record.clone())?;
    Ok(Solo::branch(Branch::play(&record, step, seat, occupants)?))
}
