//! Play that was learned: small networks that say what a position is worth to a seat, and which of its actions look good.
//!
//! They are told nothing but what the seat's view shows. See `docs/mirrors.md` and `docs/kadora.md`.

#![allow(
    clippy::cast_precision_loss,
    clippy::cast_sign_loss,
    clippy::needless_range_loop,
    clippy::many_single_char_names,
    clippy::similar_names,
    reason = "small whole numbers become inputs, and networks are written as sums over indices"
)]

mod brain;
pub mod lesson;
mod net;
mod player;
mod store;

use table::Luck;

use crate::Roster;

pub use brain::{Brain, Learning, Weighing};
pub use net::{Mind, Net, Shape, chance, chances};
pub use player::{Habit, trial};
pub use store::Store;

/// What a network is told about a position.
#[derive(Clone, Debug)]
pub struct Inputs {
    numbers: [f32; Shape::INPUTS],
    len: usize,
}

impl Inputs {
    /// Room for the inputs of a game.
    pub const fn of<G: Learned>() -> Self {
        Self { numbers: [0.0; Shape::INPUTS], len: G::SHAPE.inputs() }
    }

    /// All of them 0, to be written.
    pub fn clear(&mut self) -> &mut [f32] {
        let numbers = &mut self.numbers[..self.len];
        numbers.fill(0.0);
        numbers
    }

    /// The numbers.
    pub fn numbers(&self) -> &[f32] {
        &self.numbers[..self.len]
    }
}

/// A game that a network can be taught.
pub trait Learned: Roster {
    /// How many inputs its networks have.
    const SHAPE: Shape;
    /// Whether what a position is worth to all seats together is one win.
    const WIN_IS_SHARED: bool;
    /// What all see of a position, worked out once for all seats.
    type Sight;

    /// The networks that experts play with.
    fn store() -> &'static Store;

    /// Options to learn with.
    fn lesson_options(dice: &mut impl Luck) -> Self::Options;

    /// Whether a turn begins: the moment at which a network is asked what a position is worth.
    fn at_rest(&self) -> bool;

    /// Which of the actions is taken in a simulation without asking a network; mostly none.
    fn obvious(_actions: &[Self::Action]) -> Option<usize> {
        None
    }

    /// What all see. Any seat's view tells it.
    fn sight(view: &Self::View) -> Self::Sight;

    /// What the seat of `view` is told about the position.
    fn inputs(view: &Self::View, sight: &Self::Sight, inputs: &mut Inputs);

    /// What it is told about each of its actions.
    fn actions_inputs(
        view: &Self::View,
        sight: &Self::Sight,
        actions: &[Self::Action],
        each: impl FnMut(&[f32]),
    );
}

/// Any number, bent into −1 to 1.
pub(crate) fn soft(x: f32) -> f32 {
    x / (1.0 + x.abs())
}
