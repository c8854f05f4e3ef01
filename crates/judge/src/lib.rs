#![doc = include_str!("../README.md")]

mod diamant;
mod estimate;
mod judge_request;
mod judged;
mod kadora;
mod mirrors;
mod review;
mod verdict;

pub use estimate::Estimate;
pub use judge_request::JudgeRequest;
pub use judged::{Judged, Shares};
pub use reason::Why;
pub use review::{
    Account, Effort, Moment, Progress, RecordJudge, Review, ReviewedDecision, StepResult, review,
};
pub use verdict::{Candidate, SMALL, Sample, Verdict, judge};
