#![doc = include_str!("../README.md")]

mod number;
mod proof;
mod shuffle;
#[cfg(test)]
mod vectors;
mod verify;

pub use number::{Commitment, Contribution, NotANumber, RevealedSeed, Seed};
pub use proof::Proof;
pub use shuffle::{FairLuck, Shuffle};
pub use verify::{Unverified, Verified, verify};

/// The name and version of all that `docs/fair-shuffle.md` says, each game's way to draw included.
pub const ALGORITHM: &str = "adamant-fair/1";
