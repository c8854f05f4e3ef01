//! Diamant computed: see `docs/diamant-solution.md`.

mod grid;
pub mod hazards;
pub mod lone;
mod policy;
pub mod response;
mod solve;

pub use grid::Spot;
pub use policy::Policy;
