//! Diamant played to win: see `docs/diamant-solution.md`, part 3.

#![allow(
    clippy::cast_precision_loss,
    clippy::needless_range_loop,
    clippy::many_single_char_names,
    clippy::similar_names,
    reason = "small whole numbers become inputs, and networks are written as sums over indices"
)]

mod brain;
mod course;
mod inputs;
pub mod last;
pub mod learn;
mod lot;
mod memory;
mod net;
mod think;
mod trial;

pub use brain::Brain;
pub use course::{Course, SEATS};
pub(crate) use lot::Lot;
pub use think::{Benefit, benefits, habit_benefits};
pub(crate) use think::{Thinking, settled};
pub use trial::{Trial, trial, win_rates, worth};
