//! The weakest level, and a bot with a character that is not always attentive: the level for beginners.

use luck::Dice;
use table::{Answers, Game, Imagine, Luck, pick};

use crate::{Allowance, Bot, Budget, Decision, Reason};

/// Takes any action, each equally likely.
#[derive(Clone, Copy, Debug, Default)]
pub struct Random;

impl<G: Imagine> Bot<G> for Random {
    fn choose(
        &self,
        view: &G::View,
        dice: &mut Dice,
        _: Budget<'_>,
    ) -> Option<Decision<<G as Game>::Action>> {
        // `view.actions` lists the same choices, but takes nothing from the dice: a seed would come to another game.
        let action = pick(&G::imagine(view, dice), view.you()?, dice)?;
        Some(Decision { action, reason: Reason::Lot })
    }
}

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

    fn allowance(&self) -> Option<Allowance> {
        self.0.allowance()
    }
}
