//! Diamant played to win: see `docs/diamant-solution.md`, part 3.

#![allow(
    clippy::cast_precision_loss,
    clippy::needless_range_loop,
    clippy::many_single_char_names,
    clippy::similar_names,
    reason = "small whole numbers become inputs, and networks are written as sums over indices"
)]

mod actor_critic;
mod decision_search;
pub mod inputs;
pub mod net;
mod opponent_model;
mod rollout;
mod simulated_game;
mod split_mix;

pub use actor_critic::ActorCritic;
pub use decision_search::{ChoiceStats, DecisionSearch, settled};
pub use rollout::{Rollout, rollout, rollout_worth, win_rates};
pub use simulated_game::{SEATS, SimulatedGame};
pub use split_mix::SplitMix64;
