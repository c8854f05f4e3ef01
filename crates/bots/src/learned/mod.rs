//! Small networks that say what a position is worth to a seat, and which of its actions look good.
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

mod greedy_policy;
mod knowledge;
pub(crate) mod net;
mod networks;
pub mod training;

use table::Luck;

use crate::Roster;

pub use greedy_policy::{GreedyPolicy, win_rate};
pub use knowledge::{NetworkKnowledge, Weighing};
pub use net::{Activations, Net, Shape, sigmoid, softmax};
pub use networks::{LazyNetworks, Networks};

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

/// A game with networks.
pub trait Learned: Roster {
    /// How many inputs its networks have.
    const SHAPE: Shape;
    /// Whether what a position is worth to all seats together is one win.
    const WIN_IS_SHARED: bool;
    /// Features that all seats share, computed once for all of them.
    type Shared;

    /// The networks of its experts.
    fn networks() -> &'static LazyNetworks;

    /// Options to train with.
    fn training_options(dice: &mut impl Luck) -> Self::Options;

    /// Whether a turn begins: the moment at which a network is asked what a position is worth.
    fn at_turn_start(&self) -> bool;

    /// Which of the actions is taken in a simulation without asking a network; mostly none.
    fn obvious(_actions: &[Self::Action]) -> Option<usize> {
        None
    }

    /// The features that all seats share, from any seat's view.
    fn shared(view: &Self::View) -> Self::Shared;

    /// What the seat of `view` is told about the position.
    fn inputs(view: &Self::View, shared: &Self::Shared, inputs: &mut Inputs);

    /// What it is told about each of its actions.
    fn actions_inputs(
        view: &Self::View,
        shared: &Self::Shared,
        actions: &[Self::Action],
        each: impl FnMut(&[f32]),
    );
}

/// Any number, bent into −1 to 1.
pub(crate) fn soft(x: f32) -> f32 {
    x / (1.0 + x.abs())
}
