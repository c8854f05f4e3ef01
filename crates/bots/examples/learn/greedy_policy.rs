//! A bot that plays as a network says, without a search.

use bots::learned::{Learned, Net};
use bots::{Bot, Budget, Decision, Reason};
use luck::Dice;
use table::Answers;

/// Takes the action that looks best.
#[derive(Clone, Copy, Debug)]
pub(crate) struct GreedyPolicy<'a>(pub(crate) &'a Net);

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
