#![doc = include_str!("../README.md")]

mod diamant;
mod estimate;
mod judged;
mod kadora;
mod mirrors;
mod question;
mod review;
mod verdict;

pub use estimate::Estimate;
pub use judged::{Judged, Shares};
pub use question::Question;
pub use reason::Why;
pub use review::{
    Account, Care, Decision, Found, Moment, Progress, Reading, Review, Thought, review,
};
pub use verdict::{Candidate, SMALL, Sample, Verdict, judge};
