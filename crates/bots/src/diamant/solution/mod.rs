//! Diamant computed: see `docs/diamant-solution.md`.

pub mod hazards;
pub mod lone;
