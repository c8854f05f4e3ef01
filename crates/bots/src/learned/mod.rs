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
pub mod net;
mod networks;

use crate::Roster;

pub use greedy_policy::GreedyPolicy;
pub use knowledge::{NetworkKnowledge, Weighing};
pub use net::{Net, Shape, sigmoid, softmax};
pub use networks::{LazyNetworks, Networks};

/// What a network is told about a position; 0 beyond what its game tells.
pub type Inputs = [f32; Shape::INPUTS];

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

    /// Whether a turn begins: the moment at which a network is asked what a position is worth.
    fn at_turn_start(&self) -> bool;

    /// Which of the actions is taken in a simulation without asking a network; mostly none.
    fn obvious(_actions: &[Self::Action]) -> Option<usize> {
        None
    }

    /// The features that all seats share, from any seat's view.
    fn shared(view: &Self::View) -> Self::Shared;

    /// What the seat of `view` is told about the position.
    fn inputs(view: &Self::View, shared: &Self::Shared) -> Inputs;

    /// What it is told about each of its actions.
    fn actions_inputs(
        view: &Self::View,
        shared: &Self::Shared,
        actions: &[Self::Action],
        each: impl FnMut(&[f32]),
    );
}

impl Net {
    /// Hands how good each of the actions looks to the seat of `view` to `each`, in their order.
    fn logits<G: Learned>(&self, view: &G::View, actions: &[G::Action], mut each: impl FnMut(f32)) {
        let shared = G::shared(view);
        let activations = self.forward(&G::inputs(view, &shared));
        G::actions_inputs(view, &shared, actions, |action| each(self.logit(&activations, action)));
    }

    /// The index of the action that looks best to the seat of `view`.
    pub(crate) fn best<G: Learned>(&self, view: &G::View, actions: &[G::Action]) -> usize {
        let (mut best, mut at) = ((f32::NEG_INFINITY, 0), 0);
        self.logits::<G>(view, actions, |logit| {
            if logit > best.0 {
                best = (logit, at);
            }
            at += 1;
        });
        best.1
    }
}

/// Any number, bent into −1 to 1.
pub(crate) fn soft(x: f32) -> f32 {
    x / (1.0 + x.abs())
}
