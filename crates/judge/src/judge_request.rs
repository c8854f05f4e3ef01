//! A step of a record to be judged, as text, so that another thread or program can be asked.

use games::{Kind, with_game};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use table::{Record, Seats};

use crate::{Effort, RecordJudge};

/// Which step of which record is to be judged, and how thoroughly.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct JudgeRequest {
    /// The record.
    pub record: Value,
    /// How many steps come before the one that is judged.
    pub step: usize,
    /// Trials of a decision; with none, only the chances after it are told.
    pub trials: u32,
    /// Trials of a position.
    pub draws: u32,
    /// The same seed comes to the same answer.
    pub seed: u64,
}

impl JudgeRequest {
    /// What was [`StepResult`](crate::StepResult), in JSON; nothing if this is no record.
    pub fn answer(&self) -> Option<String> {
        let effort = Effort::trials(self.trials, self.draws, self.seed);
        let kind = Kind::of_record(&self.record).ok()?;
        with_game!(kind, G => {
            let record = Record::<G>::from_value(self.record.clone()).ok()?;
            let seats = if self.trials > 0 { Seats::all(record.players) } else { Seats::NONE };
            let found = RecordJudge::of(&record).judge(self.step, seats, effort);
            serde_json::to_string(&found).ok()
        })
    }
}
