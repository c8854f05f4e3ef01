//! Diamant's strongest bot: learned to win, and thinking further at the table.

use diamant::{Choice, Diamant, Odds, View};
use luck::Dice;
use table::Seat;

use super::Thought;
use super::rules::may_decide;
use super::win::{Brain, Course, Lot, Thinking, settled};
use crate::{Allowance, Bot, Budget, Decision, Percent, Reason};

/// Weighs staying against leaving by the chance of winning the game.
///
/// It begins with what it learned from millions of games against itself: how likely to leave, and what every start of a cave is worth in
/// wins ([`Brain`]). Then it thinks further: every simulation explores the cave to its end after staying and after leaving, and what has
/// been better becomes more likely, for everyone inside.
#[derive(Clone, Copy, Debug, Default)]
pub struct Expert;

impl Bot<Diamant> for Expert {
    fn choose(
        &self,
        seat: Seat,
        view: &View,
        dice: &mut Dice,
        budget: Budget<'_>,
    ) -> Option<Decision<Choice>> {
        if !may_decide(seat, view) {
            return None;
        }
        let brain = Brain::of(view.players);
        let mut lot = Lot::from_dice(dice);
        let mut course = Course::with_habits(view, brain);
        course.lean_others(seat.index());
        let mut thinking = Thinking::new(brain, course, seat.index());
        let mut simulations = 0;
        while budget.allows(simulations) {
            thinking.simulate(simulations, &mut lot);
            simulations += 1;
        }
        let leave = settled(thinking.leaves(seat.index()));
        let action = if lot.part() < leave { Choice::Leave } else { Choice::Stay };
        let odds = Odds::of(view);
        let mind = thinking.mind();
        let looks = mind.looks.max(1.0);
        let leavers: f32 = thinking.others.iter().map(|&other| thinking.leaves(other)).sum();
        let thought = Thought::Chances {
            stay: Percent::of(mind.worth[0] / looks),
            leave: Percent::of(mind.worth[1] / looks),
            deadly: odds.deadly,
            left: odds.left,
            sure: odds.sure,
            others: thinking.others.len() as u8,
            leavers: rounded(leavers),
        };
        Some(Decision { action, reason: Reason::Diamant(action, thought) })
    }

    fn allowance(&self) -> Allowance {
        Allowance::Simulations(400)
    }
}

#[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "at most seven others")]
fn rounded(number: f32) -> u8 {
    (number + 0.5) as u8
}
