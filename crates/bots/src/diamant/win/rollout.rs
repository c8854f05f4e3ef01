//! Rollouts: a cave explored to its end once, for programs that judge positions and choices.

use diamant::{Diamant, View};
use table::{Game, Seat, Turn, Viewer};

use super::actor_critic::ActorCritic;
use super::simulated_game::{SEATS, SimulatedGame};
use super::split_mix::SplitMix64;

/// What one rollout of a choice came to.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Rollout {
    /// The seat's part of the win, as the network values the game once the cave is over.
    pub share: f32,
    /// The stones in its chest then.
    pub chest: u16,
}

/// What staying and what leaving comes to for `seat`, which sees `view`: the cave is explored to its end after each, with the same cards
/// and the same habits of the others, all drawn from `seed`.
pub fn rollout(view: &View, seat: Seat, seed: u64) -> [Rollout; 2] {
    let networks = ActorCritic::of(view.players);
    let mut rng = SplitMix64::new(seed);
    let sim = SimulatedGame::of(view);
    let leavers = leavers(&sim, networks, &mut rng) & !(1 << seat.index());
    let (cards, fists) = (rng.fork(), rng.fork());
    [leavers, leavers | 1 << seat.index()].map(|leavers| {
        let mut sim = sim.clone();
        if sim.leave(leavers) {
            sim.finish(networks, &mut cards.clone(), &mut fists.clone());
        }
        Rollout { share: networks.shares(&sim)[seat.index()], chest: sim.chests[seat.index()] }
    })
}

/// Each seat's part of the win from a position, as one rollout with the luck of `seed` tells it.
pub fn rollout_worth(game: &Diamant, seed: u64) -> [f32; SEATS] {
    let view = game.view(Viewer::Spectator);
    let networks = ActorCritic::of(view.players);
    let mut rng = SplitMix64::new(seed);
    let mut sim = SimulatedGame::of(&view);
    let explored = match game.turn() {
        Turn::Over => return sim.shares(),
        Turn::Chance => true,
        Turn::Seats { .. } => {
            let leavers = leavers(&sim, networks, &mut rng);
            sim.leave(leavers)
        }
    };
    if explored {
        let (mut cards, mut fists) = (rng.fork(), rng.fork());
        sim.finish(networks, &mut cards, &mut fists);
    }
    networks.shares(&sim)
}

/// How much of the win each seat gets on average over so many games played on from here, in which all choose as they learned.
pub fn win_rates(start: &SimulatedGame, games: u16, seed: u64) -> [f32; SEATS] {
    let networks = ActorCritic::of(start.players);
    let mut rng = SplitMix64::new(seed);
    let mut sums = [0.0; SEATS];
    for _ in 0..games {
        let mut sim = start.clone();
        while !sim.is_over() {
            if sim.turn(&mut rng) {
                let leavers = leavers(&sim, networks, &mut rng);
                sim.leave(leavers);
            }
        }
        for (sum, share) in sums.iter_mut().zip(sim.shares()) {
            *sum += share;
        }
    }
    sums.map(|sum| sum / f32::from(games.max(1)))
}

/// Who leaves, if all choose as they learned.
fn leavers(sim: &SimulatedGame, networks: &ActorCritic, rng: &mut SplitMix64) -> u8 {
    let chances = networks.chances(sim);
    let mut leavers = 0;
    for (seat, chance) in chances.into_iter().enumerate() {
        leavers |= u8::from(rng.fraction() < chance) << seat;
    }
    leavers
}

#[cfg(test)]
mod tests {
    use diamant::{Choice, Options};

    use super::super::net::squash;
    use super::*;

    /// What is not worth following any more: all of it together is less than the tolerance.
    const RARE: f64 = 2e-7;

    /// Parts of the win from before a card on, over all cards and all choices.
    fn before_card(
        sim: &SimulatedGame,
        networks: &ActorCritic,
        weight: f64,
        sums: &mut [f64; SEATS],
    ) {
        if weight < RARE {
            return add(&networks.shares(sim), weight, sums);
        }
        let each = weight / f64::from(sim.left);
        for at in 0..usize::from(sim.left) {
            let mut sim = sim.clone();
            if !sim.turn_at(at) {
                add(&networks.shares(&sim), each, sums);
                continue;
            }
            let chances = networks.numbers(&sim).map(squash);
            each_leaving(&sim, chances, each, |sim, goes_on, weight| {
                if goes_on {
                    before_card(sim, networks, weight, sums);
                } else {
                    add(&networks.shares(sim), weight, sums);
                }
            });
        }
    }

    /// Every set of leavers, with what it leads to.
    fn each_leaving(
        sim: &SimulatedGame,
        chances: [f32; SEATS],
        weight: f64,
        mut each: impl FnMut(&SimulatedGame, bool, f64),
    ) {
        let inside: Vec<usize> = sim.seats_inside().collect();
        for set in 0..1_u8 << inside.len() {
            let (mut leavers, mut part) = (0, weight);
            for (i, &seat) in inside.iter().enumerate() {
                let leaves = set >> i & 1 == 1;
                leavers |= u8::from(leaves) << seat;
                part *= f64::from(if leaves { chances[seat] } else { 1.0 - chances[seat] });
            }
            if part > 0.0 {
                let mut sim = sim.clone();
                let goes_on = sim.leave(leavers);
                each(&sim, goes_on, part);
            }
        }
    }

    fn add(shares: &[f32; SEATS], weight: f64, sums: &mut [f64; SEATS]) {
        for (sum, share) in sums.iter_mut().zip(shares) {
            *sum += weight * f64::from(*share);
        }
    }

    /// A cave of three in which one has left and two are inside.
    fn two_inside() -> Diamant {
        let mut game = Diamant::new(3, &Options::default()).expect("three can play");
        for (card, leaver) in [("13", None), ("snake", Some(2)), ("11", None), ("gas", None)] {
            game.deal(card.parse().expect("a card"), &mut ()).expect("it is in the pile");
            let awaited = game.turn().awaited();
            if card == "gas" {
                break;
            }
            for seat in awaited {
                let leaves = leaver == Some(seat.number());
                let choice = if leaves { Choice::Leave } else { Choice::Stay };
                game.act(seat, choice, &mut ()).expect("it is inside");
            }
        }
        game
    }

    #[test]
    fn rollouts_come_to_what_all_cards_and_choices_come_to() {
        let game = two_inside();
        let seat = Seat::FIRST;
        let view = game.view(Viewer::Seat(seat));
        assert_eq!(view.inside.len(), 2);
        let networks = ActorCritic::of(3);
        let sim = SimulatedGame::of(&view);
        let mut exact = [0.0; 2];
        for (leaves, exact) in exact.iter_mut().enumerate() {
            let mut chances = networks.chances(&sim);
            chances[0] = if leaves == 1 { 1.0 } else { 0.0 };
            let mut sums = [0.0; SEATS];
            each_leaving(&sim, chances, 1.0, |sim, goes_on, weight| {
                if goes_on {
                    before_card(sim, networks, weight, &mut sums);
                } else {
                    add(&networks.shares(sim), weight, &mut sums);
                }
            });
            *exact = sums[0];
        }
        let rollouts = 20_000;
        let mut sums = [0.0; 2];
        for seed in 0..rollouts {
            for (sum, rollout) in sums.iter_mut().zip(rollout(&view, seat, seed * 0x1234_5677)) {
                *sum += f64::from(rollout.share);
            }
        }
        for (sum, exact) in sums.iter().zip(exact) {
            let mean = sum / rollouts as f64;
            assert!((mean - exact).abs() < 0.01, "{mean} is not {exact}");
        }
        // The same by what a position is worth.
        let mut sums = [0.0; SEATS];
        let chances = networks.chances(&sim);
        each_leaving(&sim, chances, 1.0, |sim, goes_on, weight| {
            if goes_on {
                before_card(sim, networks, weight, &mut sums);
            } else {
                add(&networks.shares(sim), weight, &mut sums);
            }
        });
        let mean = (0..rollouts)
            .map(|seed| f64::from(rollout_worth(&game, seed * 77_777)[0]))
            .sum::<f64>()
            / rollouts as f64;
        assert!((mean - sums[0]).abs() < 0.01, "{mean} is not {}", sums[0]);
    }
}
