//! Bots with a character.

use diamant::{Choice, Diamant, View};
use luck::Dice;
use table::Luck;

use super::rules_of_thumb::{deciding, stake};
use super::{Expert, RuleOfThumb, Thought};
use crate::{Allowance, Bot, Budget, Character, Decision, Reason};

/// The level `thumb` with a character: leaves when the stones that a lone leaver would take, times the hazards seen, reach a limit
/// that depends on the temper, and on who has left. The card counter weighs the next card instead.
#[derive(Clone, Copy, Debug)]
pub(super) struct CharacterThumb(pub(super) Character);

impl CharacterThumb {
    /// The limits as long as everyone is inside, and once an explorer has left.
    fn limits(self, dice: &mut Dice) -> (u16, u16) {
        match self.0 {
            Character::Timid => (9, 9),
            Character::Greedy => (17, 17),
            Character::Counter => (12, 12),
            Character::Copycat => (14, 11),
            Character::Contrary => (11, 21),
            Character::Moody => {
                let limit = 7 + dice.below(13) as u16;
                (limit, limit)
            }
            Character::Daredevil => (20, 26),
            Character::Follower => (15, 7),
        }
    }

    fn apply(self, view: &View, dice: &mut Dice) -> (Choice, Thought) {
        if self.0 == Character::Counter {
            return RuleOfThumb::CardCounter.apply(view);
        }
        let (first, then) = self.limits(dice);
        let limit = if view.inside.len() < view.players { then } else { first };
        stake(view, limit)
    }
}

impl Bot<Diamant> for CharacterThumb {
    fn choose(&self, view: &View, dice: &mut Dice, _: Budget<'_>) -> Option<Decision<Choice>> {
        deciding(view)?;
        let (action, thought) = self.apply(view, dice);
        Some(Decision { action, reason: Reason::Diamant(action, thought) })
    }
}

/// The expert, but deciding by temper where thinking makes little difference.
pub(super) struct CharacterExpert {
    pub(super) thumb: CharacterThumb,
    /// How many percent of a win are little.
    pub(super) close: u8,
}

impl Bot<Diamant> for CharacterExpert {
    fn choose(&self, view: &View, dice: &mut Dice, budget: Budget<'_>) -> Option<Decision<Choice>> {
        let thought = Expert.choose(view, dice, budget)?;
        match thought.reason {
            Reason::Diamant(_, Thought::Chances { stay, leave, .. })
                if stay.0.abs_diff(leave.0) <= self.close =>
            {
                self.thumb.choose(view, dice, budget)
            }
            _ => Some(thought),
        }
    }

    fn allowance(&self) -> Option<Allowance> {
        Expert.allowance()
    }
}
