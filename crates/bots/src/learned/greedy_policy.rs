//! A bot that plays as a network says, without a search.

use luck::Dice;
use table::Answers;

use super::{Learned, Net};
use crate::{Bot, Budget, Decision, Reason};

/// Takes the action that looks best.
#[derive(Clone, Copy, Debug)]
pub struct GreedyPolicy<'a>(pub &'a Net);

impl<G: Learned> Bot<G> for GreedyPolicy<'_> {
    fn choose(&self, view: &G::View, _: &mut Dice, _: Budget<'_>) -> Option<Decision<G::Action>> {
        let mut actions = Vec::new();
        view.actions(|action| actions.push(action));
        match actions[..] {
            [] => None,
            [action] => Some(Decision { action, reason: Reason::OnlyAction }),
            _ => {
                let action = actions[self.0.best::<G>(view, &actions)];
                Some(Decision { action, reason: Reason::Lot })
            }
        }
    }
}
