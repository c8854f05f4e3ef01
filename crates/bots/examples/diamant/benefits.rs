//! What thinking further is good for, and taking others for what they have been seen to do.

use bots::diamant::win::{ActorCritic, DecisionSearch, SEATS, SimulatedGame, SplitMix64, settled};

use crate::mean::Mean;

/// What searching is good for.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Benefit {
    /// Simulations for each decision.
    pub(crate) simulations: u32,
    /// What a decision wins on average over choosing as learned, in fair shares.
    pub(crate) gain: f64,
    /// The standard error of that.
    pub(crate) error: f64,
    /// How many decisions a seat has in a game, on average.
    pub(crate) decisions: f64,
}

impl Benefit {
    fn of(simulations: u32, gain: Mean, decisions: f64) -> Self {
        let (gain, error) = gain.with_error();
        Self { simulations, gain, error, decisions }
    }
}

/// Measures what decisions win by these numbers of simulations over none. What each choice is worth is told by `judges` more simulations,
/// in which the others play as learned. The decisions are those of games of `players` who play as learned, with open chests.
pub(crate) fn benefits(
    players: u8,
    decisions: u32,
    judges: u32,
    simulations: &[u32],
    seed: u64,
) -> Vec<Benefit> {
    let mut rng = SplitMix64::new(seed);
    let mut stats = vec![Mean::default(); simulations.len()];
    let each = decisions_of(players, decisions, &mut rng, |networks, sim, seat, rng| {
        let better = judged(networks, sim, seat, judges, rng);
        let learned = thought(networks, sim, seat, 0, rng);
        for (&all, stats) in simulations.iter().zip(&mut stats) {
            let leaves = thought(networks, sim, seat, all, rng);
            stats.add(f64::from(better * (leaves - learned)) * f64::from(players));
        }
    });
    let told = simulations.iter().zip(&stats);
    told.map(|(&simulations, gain)| Benefit::of(simulations, *gain, each)).collect()
}

/// Measures what it wins to take all others to lean towards habits, at so many simulations: if they do, and if they only seemed to and
/// play to win. `leaning` is by how much: see `SimulatedGame::leaning`.
pub(crate) fn habit_benefits(
    players: u8,
    decisions: u32,
    (judges, simulations): (u32, u32),
    leaning: f32,
    seed: u64,
) -> [Benefit; 2] {
    let mut rng = SplitMix64::new(seed);
    let mut stats = [Mean::default(); 2];
    let each = decisions_of(players, decisions, &mut rng, |networks, sim, seat, rng| {
        let mut leaning_game = sim.clone();
        leaning_game.leaning = [leaning; SEATS];
        leaning_game.leaning[seat] = 0.0;
        let leaves = [sim, &leaning_game].map(|sim| thought(networks, sim, seat, simulations, rng));
        for (sim, stats) in [&leaning_game, sim].into_iter().zip(&mut stats) {
            let better = judged(networks, sim, seat, judges, rng);
            stats.add(f64::from(better * (leaves[1] - leaves[0])) * f64::from(players));
        }
    });
    stats.map(|gain| Benefit::of(simulations, gain, each))
}

/// How much better leaving is than staying, if the others do not think further.
fn judged(
    networks: &ActorCritic,
    sim: &SimulatedGame,
    seat: usize,
    judges: u32,
    rng: &mut SplitMix64,
) -> f32 {
    let mut judge = DecisionSearch::new(networks, sim.clone(), seat);
    for count in 0..judges {
        // Others would be looked at in every second simulation.
        judge.simulate(2 * count, rng);
    }
    judge.own_stats().better().0
}

/// The chance of leaving after so many simulations.
fn thought(
    networks: &ActorCritic,
    sim: &SimulatedGame,
    seat: usize,
    simulations: u32,
    rng: &mut SplitMix64,
) -> f32 {
    let mut search = DecisionSearch::new(networks, sim.clone(), seat);
    for count in 0..simulations {
        search.simulate(count, rng);
    }
    settled(search.leaves(seat))
}

/// Hands `look` so many decisions of games of players who play as learned, and gives how many a seat has in a game.
fn decisions_of(
    players: u8,
    decisions: u32,
    rng: &mut SplitMix64,
    mut look: impl FnMut(&ActorCritic, &SimulatedGame, usize, &mut SplitMix64),
) -> f64 {
    let networks = ActorCritic::of(players);
    let (mut measured, mut seen, mut games) = (0, 0_u32, 0_u32);
    while measured < decisions {
        games += 1;
        let mut sim = SimulatedGame::new(players);
        while !sim.is_over() {
            if !sim.turn(rng) {
                continue;
            }
            let chances = networks.chances(&sim);
            let mut leavers = 0;
            for seat in sim.seats_inside() {
                seen += 1;
                leavers |= u8::from(rng.fraction() < chances[seat]) << seat;
            }
            // One decision in forty, so that they come from many games.
            if rng.below(40) == 0 && measured < decisions {
                measured += 1;
                let inside: Vec<usize> = sim.seats_inside().collect();
                let seat = inside[rng.below(inside.len() as u32) as usize];
                look(networks, &sim, seat, rng);
            }
            sim.leave(leavers);
        }
    }
    f64::from(seen) / f64::from(games.max(1) * u32::from(players))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_who_only_seems_bold_or_timid_gains_little_by_it() {
        for leaning in [-1.0, 1.0] {
            let [real, feigned] = habit_benefits(4, 60, (400, 400), leaning, 5);
            // In fair shares a decision; a seat has some 27 decisions in a game.
            assert!(feigned.gain > -0.004 - 2.0 * feigned.error, "{leaning}: {feigned:?}");
            assert!(real.gain > feigned.gain - 2.0 * real.error, "{leaning}: {real:?}");
        }
    }
}
