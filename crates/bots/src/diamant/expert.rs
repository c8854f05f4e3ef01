//! Diamant's strongest bot: learned to win, and search further at the table.

use diamant::{Choice, Diamant, View};
use luck::Dice;

use super::rules_of_thumb::deciding;
use super::win::{ActorCritic, DecisionSearch, SimulatedGame, SplitMix64, settled};
use crate::{Allowance, Bot, Budget, Decision, Reason};

/// Weighs staying against leaving by the chance of winning the game.
///
/// It begins with what it learned from millions of games against itself: how likely to leave, and what every start of a cave is worth in
/// wins ([`ActorCritic`]). Then it thinks further: every simulation explores the cave to its end after staying and after leaving, and what has
/// been better becomes more likely, for everyone inside.
#[derive(Clone, Copy, Debug, Default)]
pub struct Expert;

impl Bot<Diamant> for Expert {
    fn choose(&self, view: &View, dice: &mut Dice, budget: Budget<'_>) -> Option<Decision<Choice>> {
        let seat = deciding(view)?;
        let networks = ActorCritic::of(view.players);
        let mut rng = SplitMix64::from_dice(dice);
        let mut sim = SimulatedGame::with_habits(view, networks);
        sim.lean_others(seat.index());
        let mut search = DecisionSearch::new(networks, sim, seat.index());
        let mut simulations = 0;
        while budget.allows(simulations) {
            search.simulate(simulations, &mut rng);
            simulations += 1;
        }
        let leave = settled(search.leaves(seat.index()));
        let action = if rng.fraction() < leave { Choice::Leave } else { Choice::Stay };
        let leavers = search.others.iter().map(|&other| search.leaves(other)).sum();
        let thought = search.own_stats().thought(view, search.others.len(), leavers);
        Some(Decision { action, reason: Reason::Diamant(action, thought) })
    }

    fn allowance(&self) -> Option<Allowance> {
        Some(Allowance::Simulations(400))
    }
}
