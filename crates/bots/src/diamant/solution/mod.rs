//! Diamant computed: see `docs/diamant-solution.md`.

mod explore;
mod grid;
pub mod hazards;
pub mod lone;
mod policy;
mod report;
pub mod response;
pub mod small;
mod solve;

pub use explore::{Cave, ExploreError, Explored, Happened, Next, NothingHappened};
pub use grid::Spot;
pub use policy::Policy;
pub use report::{CaveValue, Solution};
