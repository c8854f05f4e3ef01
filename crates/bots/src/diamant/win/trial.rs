//! Trials: a cave explored to its end once, for programs that judge positions and choices.

use diamant::{Diamant, View};
use table::{Game, Seat, Turn, Viewer};

use super::brain::Brain;
use super::course::{Course, SEATS};
use super::lot::Lot;

/// What one trial of a choice came to.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Trial {
    /// The seat's part of the win, as the network values the game once the cave is over.
    pub share: f32,
    /// The stones in its chest then.
    pub chest: u16,
}

/// What staying and what leaving comes to for `seat`, which sees `view`: the cave is explored to its end after each, with the same cards
/// and the same habits of the others, all drawn from `seed`.
pub fn trial(view: &View, seat: Seat, seed: u64) -> [Trial; 2] {
    let brain = Brain::of(view.players);
    let mut lot = Lot::new(seed);
    let course = Course::of(view);
    let leavers = leavers(&course, brain, &mut lot) & !(1 << seat.index());
    let (cards, fists) = (lot.fork(), lot.fork());
    [leavers, leavers | 1 << seat.index()].map(|leavers| {
        let mut course = course.clone();
        if course.leave(leavers) {
            course.finish(brain, &mut cards.clone(), &mut fists.clone());
        }
        Trial { share: brain.shares(&course)[seat.index()], chest: course.chests[seat.index()] }
    })
}

/// Each seat's part of the win from a position, as one trial with the luck of `seed` tells it.
pub fn worth(game: &Diamant, seed: u64) -> [f32; SEATS] {
    let view = game.view(Viewer::Spectator);
    let brain = Brain::of(view.players);
    let mut lot = Lot::new(seed);
    let mut course = Course::of(&view);
    let explored = match game.turn() {
        Turn::Over => return course.shares(),
        Turn::Chance => true,
        Turn::Seats { .. } => {
            let leavers = leavers(&course, brain, &mut lot);
            course.leave(leavers)
        }
    };
    if explored {
        let (mut cards, mut fists) = (lot.fork(), lot.fork());
        course.finish(brain, &mut cards, &mut fists);
    }
    brain.shares(&course)
}

/// How much of the win each seat gets on average over so many games played on from here, in which all choose as they learned.
pub fn win_rates(start: &Course, games: u16, seed: u64) -> [f32; SEATS] {
    let brain = Brain::of(start.players);
    let mut lot = Lot::new(seed);
    let mut sums = [0.0; SEATS];
    for _ in 0..games {
        let mut course = start.clone();
        while !course.is_over() {
            if course.turn(&mut lot) {
                let leavers = leavers(&course, brain, &mut lot);
                course.leave(leavers);
            }
        }
        for (sum, share) in sums.iter_mut().zip(course.shares()) {
            *sum += share;
        }
    }
    sums.map(|sum| sum / f32::from(games.max(1)))
}

/// Who leaves, if all choose as they learned.
fn leavers(course: &Course, brain: &Brain, lot: &mut Lot) -> u8 {
    let chances = brain.chances(course);
    let mut leavers = 0;
    for (seat, chance) in chances.into_iter().enumerate() {
        leavers |= u8::from(lot.part() < chance) << seat;
    }
    leavers
}

#[cfg(test)]
mod tests {
    use diamant::{Choice, Options};

    use super::super::net::chance;
    use super::*;

    /// What is not worth following any more: all of it together is less than the tolerance.
    const SELDOM: f64 = 2e-7;

    /// Parts of the win from before a card on, over all cards and all choices.
    fn before_card(course: &Course, brain: &Brain, weight: f64, sums: &mut [f64; SEATS]) {
        if weight < SELDOM {
            return add(&brain.shares(course), weight, sums);
        }
        let each = weight / f64::from(course.left);
        for at in 0..usize::from(course.left) {
            let mut course = course.clone();
            if !course.turn_at(at) {
                add(&brain.shares(&course), each, sums);
                continue;
            }
            let chances = brain.numbers(&course).map(chance);
            each_leaving(&course, chances, each, |course, goes_on, weight| {
                if goes_on {
                    before_card(course, brain, weight, sums);
                } else {
                    add(&brain.shares(course), weight, sums);
                }
            });
        }
    }

    /// Every set of leavers, with what it leads to.
    fn each_leaving(
        course: &Course,
        chances: [f32; SEATS],
        weight: f64,
        mut each: impl FnMut(&Course, bool, f64),
    ) {
        let inside: Vec<usize> = course.seats_inside().collect();
        for set in 0..1_u8 << inside.len() {
            let (mut leavers, mut part) = (0, weight);
            for (i, &seat) in inside.iter().enumerate() {
                let leaves = set >> i & 1 == 1;
                leavers |= u8::from(leaves) << seat;
                part *= f64::from(if leaves { chances[seat] } else { 1.0 - chances[seat] });
            }
            if part > 0.0 {
                let mut course = course.clone();
                let goes_on = course.leave(leavers);
                each(&course, goes_on, part);
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
    fn trials_come_to_what_all_cards_and_choices_come_to() {
        let game = two_inside();
        let seat = Seat::new(0).expect("a seat");
        let view = game.view(Viewer::Seat(seat));
        assert_eq!(view.inside.len(), 2);
        let brain = Brain::of(3);
        let course = Course::of(&view);
        let mut exact = [0.0; 2];
        for (leaves, exact) in exact.iter_mut().enumerate() {
            let mut chances = brain.chances(&course);
            chances[0] = if leaves == 1 { 1.0 } else { 0.0 };
            let mut sums = [0.0; SEATS];
            each_leaving(&course, chances, 1.0, |course, goes_on, weight| {
                if goes_on {
                    before_card(course, brain, weight, &mut sums);
                } else {
                    add(&brain.shares(course), weight, &mut sums);
                }
            });
            *exact = sums[0];
        }
        let trials = 20_000;
        let mut sums = [0.0; 2];
        for seed in 0..trials {
            for (sum, trial) in sums.iter_mut().zip(trial(&view, seat, seed * 0x1234_5677)) {
                *sum += f64::from(trial.share);
            }
        }
        for (sum, exact) in sums.iter().zip(exact) {
            let mean = sum / trials as f64;
            assert!((mean - exact).abs() < 0.01, "{mean} is not {exact}");
        }
        // The same by what a position is worth.
        let mut sums = [0.0; SEATS];
        let chances = brain.chances(&course);
        each_leaving(&course, chances, 1.0, |course, goes_on, weight| {
            if goes_on {
                before_card(course, brain, weight, &mut sums);
            } else {
                add(&brain.shares(course), weight, &mut sums);
            }
        });
        let mean = (0..trials).map(|seed| f64::from(worth(&game, seed * 77_777)[0])).sum::<f64>()
            / trials as f64;
        assert!((mean - sums[0]).abs() < 0.01, "{mean} is not {}", sums[0]);
    }
}
