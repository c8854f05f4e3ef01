#![doc = include_str!("../README.md")]

mod caves;
mod cross;
mod error;
mod estimate;
mod game;
mod lines;
mod plan;
mod plot;
mod rating;
mod report;
mod run;

pub use caves::caves;
pub use cross::{Cross, CrossPlan, cross};
pub use error::ArenaError;
pub use estimate::Estimate;
pub use lines::Lines;
pub use plan::{Plan, Progress};
pub use rating::Rating;
pub use report::{Report, Standing};
pub use run::run;
