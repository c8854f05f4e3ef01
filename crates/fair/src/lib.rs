#![doc = include_str!("../README.md")]

mod code;
mod number;
mod occupant;
mod proof;
mod receipt;
mod shuffle;
#[cfg(test)]
mod tests;
mod verify;

pub use code::{NotACode, TableCode};
pub use number::{Commitment, Contribution, NotANumber, RevealedSeed, Seed};
pub use occupant::{NotAnOccupant, Occupant};
pub use proof::Proof;
pub use receipt::{Difference, Receipt};
pub use shuffle::{FairLuck, Shuffle};
pub use verify::{Unverified, Verified, verify};

/// The name and version of all that `docs/fair-shuffle.md` says, each game's way to draw included.
pub const ALGORITHM: &str = "adamant-fair/1";
