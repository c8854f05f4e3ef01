#![doc = include_str!("../README.md")]

mod contract;
mod spoilt_records;

use luck::Dice;
use table::{Game, Imagine, Notation, Seats};

pub use contract::check_contract;
pub use spoilt_records::check_spoilt_records;

/// A game, and what only it can know about itself.
pub trait Subject {
    /// The game.
    type Game: Imagine + Notation;

    /// Complains if a piece has been lost or made.
    fn conserved(game: &Self::Game) -> Result<(), String>;

    /// The hidden zones of a game with these options. Each must come up in [`Subject::twins`] during a check.
    fn hidden_zones(players: u8, options: &<Self::Game as Game>::Options) -> Vec<&'static str>;

    /// Positions that differ from `game` in one hidden zone and nowhere else. They are made by hand, not by `imagine`,
    /// which could repeat a leak.
    fn twins(game: &Self::Game, dice: &mut Dice) -> Vec<Twin<Self::Game>>;
}

/// A position that differs from another in one hidden zone.
#[derive(Clone, Debug)]
pub struct Twin<G> {
    /// The zone.
    pub zone: &'static str,
    /// The other position.
    pub other: G,
    /// The seats that may see the difference; spectators never do.
    pub known_to: Seats,
}
