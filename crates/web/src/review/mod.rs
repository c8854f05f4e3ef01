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
mod words;

use std::rc::Rc;

use games::{Kind, with_game};
use host::{Branch, Occupants};
use leptos::prelude::{Callable as _, Callback};
use prose::Watch;
use serde_json::Value;
use table::{Record, RecordError, Seat, Step, Viewer};

use crate::session::{Feed, Host, Screen, Solo, Step as Moment};
use crate::tables::Drawn;
use step_result::StepResult;

pub(crate) use context::{Mode, ReviewContext};
pub(crate) use learn::learn;
pub(crate) use panel::{Review, review};
pub(crate) use what_if::{branch, comes_from, what_if};

/// What a review needs of a game, with no game in its type.
#[derive(Clone, Copy)]
struct Kit {
    /// Who acts at each step; nothing where chance strikes.
    steps: fn(&Value) -> Vec<Option<Seat>>,
    /// Reads what the judge found at a step.
    read: fn(&str) -> Option<StepResult>,
    /// The table after so many steps through the eyes of a seat, who can choose once more: what is chosen is only told.
    attempt: fn(&Value, usize, Seat, Callback<String>) -> Option<Screen>,
    /// Plays on from there, with what the seat could not see dealt anew.
    branch: fn(&Value, usize, Seat, &Occupants) -> Result<Branched, RecordError>,
}

/// A game that branched off another one.
struct Branched {
    screen: Screen,
    /// Its record so far.
    record: Rc<dyn Fn() -> String>,
}

impl Kit {
    fn of(kind: Kind) -> Self {
        with_game!(kind, G => Self {
            steps: steps::<G>,
            read: step_result::read::<G>,
            attempt: attempt::<G>,
            branch: play_branch::<G>,
        })
    }
}

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

fn attempt<G: Drawn>(
    record: &Value,
    step: usize,
    seat: Seat,
    chosen: Callback<String>,
) -> Option<Screen> {
    let mut watch = Watch::new(&Record::<G>::from_value(record.clone()).ok()?).ok()?;
    watch.go_to(step);
    watch.look_as(Viewer::Seat(seat));
    let game = watch.game();
    let now: Moment<G> = Moment {
        seen: watch.seen(0),
        view: game.view(watch.viewer()),
        turn: game.turn(),
        can_undo: false,
    };
    let feed = Feed::new(watch.names().clone(), now);
    Some(feed.session(watch.viewer(), Rc::new(Attempt(chosen))).into())
}

/// Where the first thing that is tried is told, and nothing happens.
pub(crate) struct Attempt(pub(crate) Callback<String>);

impl<G: Drawn> Host<G> for Attempt {
    fn act(&self, actions: Vec<G::Action>) {
        if let Some(action) = actions.first() {
            self.0.run(action.to_string());
        }
    }

    fn undo(&self) {}
}

fn play_branch<G: Drawn>(
    record: &Value,
    step: usize,
    seat: Seat,
    company: &Occupants,
) -> Result<Branched, RecordError> {
    let record = Record::<G>::from_value(record.clone())?;
    let (session, record) = Solo::branch(Branch::play(&record, step, seat, company)?);
    Ok(Branched { screen: session.into(), record })
}
