//! The reference `best-response`: it learned nothing but to beat experts.

use diamant::{Choice, Diamant, View};
use luck::Dice;
use table::Seat;

use reason::Percent;
use reason::diamant::Thought;

use super::rules::may_decide;
use super::win::{Brain, Course, Knows, Lot};
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
        let knows = Knows::of(view);
        let mut course = Course::of(view);
        let mut lot = Lot::from_dice(dice);
        course.guess_chests(view, &mut lot);
        let leave = Brain::of_response(view.players, knows).chances(&course, knows)[seat.index()];
        let action = if lot.part() < leave { Choice::Leave } else { Choice::Stay };
        Some(Decision {
            action,
            reason: Reason::Diamant(action, Thought::Learned { leave: Percent::of(leave) }),
        })
    }
}
