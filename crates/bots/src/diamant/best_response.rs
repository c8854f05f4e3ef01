//! The reference `best-response`: it learned nothing but to beat experts.

use diamant::{Choice, Diamant, View};
use luck::Dice;

use reason::Percent;
use reason::diamant::Thought;

use super::rules_of_thumb::deciding;
use super::win::{ActorCritic, SimulatedGame, SplitMix64};
use crate::{Bot, Budget, Decision, Reason};

/// Plays as it learned, without thinking further, from millions of games alone among experts.
#[derive(Clone, Copy, Debug, Default)]
pub struct BestResponse;

impl Bot<Diamant> for BestResponse {
    fn choose(&self, view: &View, dice: &mut Dice, _: Budget<'_>) -> Option<Decision<Choice>> {
        let seat = deciding(view)?;
        let sim = SimulatedGame::with_habits(view, ActorCritic::of(view.players));
        let mut rng = SplitMix64::from_dice(dice);
        let leave = ActorCritic::of_response(view.players).chances(&sim)[seat.index()];
        let action = if rng.fraction() < leave { Choice::Leave } else { Choice::Stay };
        Some(Decision {
            action,
            reason: Reason::Diamant(action, Thought::Learned { leave: Percent::of(leave) }),
        })
    }
}
