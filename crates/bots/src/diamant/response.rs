//! The reference `best-response`: it learned nothing but to beat experts.

use diamant::{Choice, Diamant, View};
use luck::Dice;
use table::Seat;

use reason::Percent;
use reason::diamant::Thought;

use super::rules::may_decide;
use super::win::{Brain, Course, Lot};
use crate::{Bot, Budget, Decision, Reason};

/// Plays as it learned, without thinking further, from millions of games alone among experts.
#[derive(Clone, Copy, Debug, Default)]
pub struct BestResponse;

impl Bot<Diamant> for BestResponse {
    fn choose(
        &self,
        seat: Seat,
        view: &View,
        dice: &mut Dice,
        _: Budget<'_>,
    ) -> Option<Decision<Choice>> {
        if !may_decide(seat, view) {
            return None;
        }
        let course = Course::with_habits(view, Brain::of(view.players));
        let mut lot = Lot::from_dice(dice);
        let leave = Brain::of_response(view.players).chances(&course)[seat.index()];
        let action = if lot.part() < leave { Choice::Leave } else { Choice::Stay };
        Some(Decision {
            action,
            reason: Reason::Diamant(action, Thought::Learned { leave: Percent::of(leave) }),
        })
    }
}
