//! Judging Kadora: games played on by players who count what each card costs.

use bots::kadora::Heuristics;
use kadora::{Action, Kadora, View};
use luck::Dice;
use table::{Imagine, Seat};

use crate::judged::{samples_by_playing_on, worth_by_playing_on};
use crate::{Judged, Sample, Shares, Why};

impl Judged for Kadora {
    fn samples(view: &View, seat: Seat, actions: &[Action], luck: u64) -> Vec<Sample> {
        samples_by_playing_on(&Heuristics, view, seat, actions, luck)
    }

    fn worth(&self, luck: u64) -> Shares {
        worth_by_playing_on(&Heuristics, self, luck)
    }

    fn why(view: &View, seat: Seat, action: Action) -> Vec<Why> {
        if matches!(action, Action::Draw(_)) {
            return Vec::new();
        }
        // Penalties are counted on a position, which a view is not: won loot and the own hand are the same in every one that looks like it.
        let game = Kadora::imagine(view, &mut Dice::new(0));
        vec![Why::Count { before: game.penalty(seat), after: game.penalty_after(seat, action) }]
    }
}
