//! A rule that a person could state: do what would cost fewest penalty points if the game were counted now.

use std::cmp::Reverse;

use kadora::{Action, Kadora, View};
use luck::Dice;
use table::{Game, Imagine, Seat};

use super::Thought;
use crate::best::Best;
use crate::{Bot, Budget, Decision, Reason};

/// The level `thumb`: gives and places so that its won loot would cost fewest penalty points if it were counted now.
#[derive(Clone, Copy, Debug, Default)]
pub struct Thumb;

impl Bot<Kadora> for Thumb {
    fn choose(&self, view: &View, dice: &mut Dice, _: Budget<'_>) -> Option<Decision<Action>> {
        let (seat, game) = (view.you?, Kadora::imagine(view, dice));
        let before = game.penalty(seat);
        let (action, after) = cheapest(&game, seat, dice)?;
        let thought = match action {
            Action::Draw(_) => Thought::Draw,
            _ => Thought::Penalty { before, after },
        };
        Some(Decision { action, reason: Reason::Kadora(thought) })
    }
}

/// The action after which the won loot of `seat` would cost fewest penalty points if it were counted now, and how many.
/// The lot decides between those that cost as few.
pub(super) fn cheapest(game: &Kadora, seat: Seat, dice: &mut Dice) -> Option<(Action, u8)> {
    let mut best = Best::NONE;
    game.actions(seat, |action| {
        best.offer(action, Reverse(game.penalty_after(seat, action)), dice);
    });
    best.found.map(|(action, Reverse(after))| (action, after))
}
