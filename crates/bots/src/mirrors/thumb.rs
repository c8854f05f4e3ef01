//! A rule that a person could state: take a diamond you need whenever you can light one, else set a mirror anywhere.

use luck::Dice;
use mirrors::{Action, Mirrors, View};
use table::{Game, Imagine, Seat, pick};

use super::Thought;
use crate::best::Best;
use crate::{Bot, Budget, Decision, Reason};

/// The level `thumb`: takes a diamond it needs, touches a mirror that lights one, and else does anything.
#[derive(Clone, Copy, Debug, Default)]
pub struct Thumb;

impl Bot<Mirrors> for Thumb {
    fn choose(&self, view: &View, dice: &mut Dice, _: Budget<'_>) -> Option<Decision<Action>> {
        let (seat, game) = (view.you?, Mirrors::imagine(view, dice));
        greedy(&game, seat, dice)
            .map(|(action, thought)| Decision { action, reason: Reason::Mirrors(thought) })
    }
}

/// What the rule says in a position. It looks at nothing but what `seat` knows.
pub(super) fn greedy(game: &Mirrors, seat: Seat, dice: &mut Dice) -> Option<(Action, Thought)> {
    let needs = game.needs(seat).len();
    match game.nth_action(seat, 0)? {
        take @ Action::Take { .. } => Some((take, Thought::Needed { needs })),
        Action::Return(_) => Some((pick(game, seat, dice)?, Thought::Returned)),
        Action::Done | Action::Pass => Some((game.nth_action(seat, 0)?, Thought::Dark { needs })),
        Action::Touch(_) => {
            let mut best = Best::NONE;
            game.prospects(seat, |touch, lit| {
                if !lit.is_empty() {
                    best.offer(touch, lit.len(), dice);
                }
            });
            match best.found {
                Some((touch, diamonds)) => {
                    Some((Action::Touch(touch), Thought::Lights { diamonds }))
                }
                None => Some((pick(game, seat, dice)?, Thought::Dark { needs })),
            }
        }
    }
}
