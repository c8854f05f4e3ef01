//! What is known of Kadora beyond its rules.

use kadora::{Action, Kadora};
use table::{Game, Seat, Viewer};

use super::thumb::{after, penalty};
use crate::search::Knowledge;

/// Looks first at actions that cost little: what a taken card costs depends on whose majority its colour is.
#[derive(Clone, Copy, Debug, Default)]
pub struct Insight;

impl Knowledge<Kadora> for Insight {
    fn priors(&self, game: &Kadora, seat: Seat, actions: &[Action], priors: &mut Vec<f32>) {
        let view = game.view(Viewer::Seat(seat));
        let before = penalty(&view.loot, seat);
        priors.clear();
        priors.extend(actions.iter().map(|&action| {
            let more = after(&view, seat, action).unwrap_or(before).saturating_sub(before);
            1.0 / (2.0 + f32::from(more))
        }));
        let all: f32 = priors.iter().sum();
        for prior in priors.iter_mut() {
            *prior /= all;
        }
    }
}
