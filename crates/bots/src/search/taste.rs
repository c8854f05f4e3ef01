//! A taste: how a character decides where it makes little difference.

use luck::Dice;
use table::{Game, Seat};

/// Something that is more to a player's taste than something else. `()` has none.
pub trait Taste<G: Game>: Send + Sync {
    /// How much to one's taste an action is.
    fn taste(&self, _game: &G, _seat: Seat, _action: G::Action, _dice: &mut Dice) -> i16 {
        0
    }
}

impl<G: Game> Taste<G> for () {}

/// Which actions promise about the same: those simulated at least this part as often as the favourite, and promising at most so much less.
pub(crate) type Tolerance = (f32, f32);

/// What promises about the same to the level `clever`, and to the level `expert`.
pub(crate) const CLEVER_TOLERANCE: Tolerance = (0.5, f32::INFINITY);
pub(crate) const EXPERT_TOLERANCE: Tolerance = (0.7, f32::INFINITY);

/// The same where a network says which actions to look at first: those that it thinks little of are seldom tried, however good. Two
/// hundredths of a win are given away at most.
pub(crate) const NETWORK_TOLERANCE: Tolerance = (0.1, 0.02);
