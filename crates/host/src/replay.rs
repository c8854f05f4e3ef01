//! A recorded game, with every position and what happened between them.

use bots::{Reason, Reasons};
use table::{Notation, Record, RecordError, Seat, Step, Turn, Viewer};

/// A recorded game, played again.
pub struct Replay<G: Notation> {
    /// Every position, from the first.
    positions: Vec<G>,
    /// What led to each position but the first.
    steps: Vec<Step<G>>,
    /// What happened before each position, from the one before it on.
    events: Vec<Vec<G::Event>>,
    /// Why a bot did what led to each position, where the record says so.
    reasons: Vec<Option<(Seat, Reason)>>,
}

impl<G: Notation> Replay<G> {
    /// Plays a record again.
    pub fn of(record: &Record<G>) -> Result<Self, RecordError> {
        let (mut positions, mut steps) = (Vec::new(), Vec::new());
        let (mut events, mut reasons) = (vec![Vec::new()], vec![None]);
        let kept = Reasons::read_from(&record.extra);
        let mut acts = [0; Seat::MOST as usize];
        let last = record.replay(|before, step, happened| {
            positions.push(before.clone());
            steps.push(step);
            events.push(happened.unwrap_or_default().to_vec());
            reasons.push(match step {
                Step::Act(seat, _) => {
                    let nth = acts[seat.index()];
                    acts[seat.index()] += 1;
                    kept.get(seat, nth).map(|reason| (seat, reason))
                }
                Step::Deal(_) => None,
            });
        })?;
        // Why a bot chose is its secret until the game is over.
        if last.turn() != Turn::Over {
            reasons.fill(None);
        }
        positions.push(last);
        Ok(Self { positions, steps, events, reasons })
    }

    /// The position after so many steps, or the last one.
    pub fn position(&self, step: usize) -> &G {
        &self.positions[step.min(self.steps.len())]
    }

    /// What led from each position to the next.
    pub fn steps(&self) -> &[Step<G>] {
        &self.steps
    }

    /// What `viewer` saw of what led to the position after so many steps.
    pub fn seen(&self, step: usize, viewer: Viewer) -> impl Iterator<Item = G::Seen> {
        let events = self.events.get(step).into_iter().flatten();
        events.filter_map(move |event| G::seen(event, viewer))
    }

    /// Who did what led to the position after so many steps, and why, if it was a bot, the game is over and the record says so.
    pub fn reason(&self, step: usize) -> Option<(Seat, Reason)> {
        *self.reasons.get(step)?
    }
}
