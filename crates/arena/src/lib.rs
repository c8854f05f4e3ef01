#![doc = include_str!("../README.md")]

mod cross;
mod error;
mod estimate;
mod game;
mod plan;
mod plot;
mod rating;
mod report;
mod run;

pub use cross::{Cross, CrossPlan, cross};
pub use error::ArenaError;
pub use estimate::Estimate;
pub use plan::{Plan, Progress};
pub use rating::Rating;
pub use report::{Report, Standing};
pub use run::run;
