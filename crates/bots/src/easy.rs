//! The level for beginners: a bot with a character that is not always attentive.

use luck::Dice;
use table::{Game, Imagine, Luck};

use crate::{Allowance, Bot, Budget, Decision, Random};

/// Plays as another bot does, but every now and then takes any action.
pub struct Easy<G: Game>(pub Box<dyn Bot<G>>);

/// One action in so many is anything at all.
const RANDOM_ONE_IN: u32 = 2;

impl<G: Imagine> Bot<G> for Easy<G> {
    fn choose(
        &self,
        view: &G::View,
        dice: &mut Dice,
        budget: Budget<'_>,
    ) -> Option<Decision<G::Action>> {
        let bot: &dyn Bot<G> = if dice.below(RANDOM_ONE_IN) == 0 { &Random } else { &*self.0 };
        bot.choose(view, dice, budget)
    }

    fn allowance(&self) -> Allowance {
        self.0.allowance()
    }
}
