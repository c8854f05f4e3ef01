//! What can be taken back.

use bots::Roster;
use diamant::Diamant;
use kadora::Kadora;
use mirrors::Mirrors;
use table::{Game, Turn, Viewer};

/// A game whose choices can be taken back, as long as they have told their maker nothing.
pub trait Undo: Roster {
    /// Whether an action can be taken back: it told its maker nothing, and no chance struck.
    fn can_take_back(before: &Self, action: Self::Action, after: &Self) -> bool;
}

impl Undo for Diamant {
    /// A closed fist can be opened again until the last one is closed (D11).
    fn can_take_back(_: &Self, _: diamant::Choice, after: &Self) -> bool {
        matches!(after.turn(), Turn::Seats { sealed, .. } if !sealed.is_empty())
    }
}

impl Undo for Mirrors {
    /// Touching and passing tell no one anything. Taking can: whether a deadlock follows depends on all cards (M19).
    fn can_take_back(_: &Self, action: mirrors::Action, after: &Self) -> bool {
        match action {
            mirrors::Action::Touch(_) | mirrors::Action::Pass | mirrors::Action::Done => {
                after.turn() != Turn::Over
            }
            mirrors::Action::Take { .. } => {
                let stage = after.view(Viewer::Spectator).stage;
                matches!(stage, mirrors::Stage::Returning { .. })
            }
            mirrors::Action::Return(_) => false,
        }
    }
}

impl Undo for Kadora {
    /// Until a card is drawn, everything a turn does follows from what lies open.
    fn can_take_back(_: &Self, action: kadora::Action, after: &Self) -> bool {
        match action {
            kadora::Action::Give { .. } | kadora::Action::Keep => true,
            kadora::Action::Place { .. } => {
                let stage = after.view(Viewer::Spectator).stage;
                matches!(stage, kadora::Stage::Drawing { .. })
            }
            kadora::Action::Draw(_) => false,
        }
    }
}
