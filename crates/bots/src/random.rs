//! The weakest level.

use luck::Dice;
use table::{Answers, Game, Imagine, pick};

use crate::{Bot, Budget, Decision, Reason};

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
        let action = pick(&G::imagine(view, dice), view.you()?, dice)?;
        Some(Decision { action, reason: Reason::Lot })
    }
}
