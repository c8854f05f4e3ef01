//! A rule that a person could state: do what would cost fewest penalty points if the game were counted now.

use kadora::{Action, Kadora, View};
use luck::Dice;
use table::{Game, Imagine, Luck, Seat};

use super::Thought;
use crate::{Bot, Budget, Decision, Reason};

/// The level `thumb`: gives and places so that its won loot would cost fewest penalty points if it were counted now.
#[derive(Clone, Copy, Debug, Default)]
pub struct Thumb;

impl Bot<Kadora> for Thumb {
    fn choose(
        &self,
        seat: Seat,
        view: &View,
        dice: &mut Dice,
        _: Budget<'_>,
    ) -> Option<Decision<Action>> {
        let game = Kadora::imagine(view, dice);
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
    let mut best: Option<(Action, u8)> = None;
    let mut alike = 0;
    game.actions(seat, |action| {
        let after = game.penalty_after(seat, action);
        match best {
            Some((_, least)) if least < after => {}
            Some((_, least)) if least == after => {
                alike += 1;
                if dice.below(alike) == 0 {
                    best = Some((action, after));
                }
            }
            _ => (best, alike) = (Some((action, after)), 1),
        }
    });
    best
}
