//! The reference `expert-1`: the equilibrium of the cave in stones, turned to winning the game.

use diamant::{CAVES, Choice, Diamant, View};
use luck::Dice;
use table::{Luck, Seat, Seats};

use super::cave_gains::CaveGains;
use super::rules_of_thumb::deciding;
use super::simulated_cave::{SimulatedCave, lots};
use super::solution::Policy;
use super::solution::hazards::Hazards;
use super::win::ChoiceStats;
use crate::{Allowance, Bot, Budget, Decision, Reason};

/// Weighs staying against leaving by the chance of winning the game.
///
/// All inside choose at once, so what is best for one depends on the others. Each simulation looks at one of them: the others
/// choose by their chances so far, and the cave is explored twice to its end, once after each choice, with the same cards;
/// the caves to come are drawn from remembered ones. Everyone's prior is the equilibrium in stones, somewhat bolder because
/// only the fullest chest wins. An explorer departs from it where one choice has surely won more often than the other:
/// where neither has, chance alone would make the choice foreseeable, or foolish.
///
/// It holds the tables of [`Policy`] and remembered caves, below 10 MB for all decisions together.
#[derive(Clone, Copy, Debug, Default)]
pub struct Expert1;

impl Expert1 {
    /// The equilibria that it asks for when it is shown `view`.
    pub fn asks_for(view: &View) -> [Hazards; 2] {
        [Hazards::FULL, SimulatedCave::of(view).hazards()]
    }
}

/// What one explorer's simulations have shown, and what follows from it.
#[derive(Clone, Copy, Debug, Default)]
struct Estimate {
    stats: ChoiceStats,
    /// The chance of leaving by the tables.
    prior: f32,
    /// By how much a choice must have been better.
    margin: f32,
    /// The sum of the chances of leaving, later ones weighing more.
    leave: f32,
    weight: f32,
}

/// How many samples there must be before they count.
const MIN_SAMPLES: f32 = 32.0;

/// By how many standard errors one choice must have been better.
const SURE: f32 = 3.0;

/// And by how much, in wins: in the last cave, and more for each cave to come. The further the end, the more a simulation owes to
/// how it takes the others to play.
const MARGIN: f32 = 0.01;
const MARGIN_PER_CAVE: f32 = 0.02;

impl Estimate {
    fn new(prior: f32, caves: u8) -> Self {
        Self { prior, margin: MARGIN + MARGIN_PER_CAVE * f32::from(caves), ..Self::default() }
    }

    /// The chance of leaving now: by the prior, unless one choice has surely been better.
    fn now(&self) -> f32 {
        if self.stats.samples < MIN_SAMPLES {
            return self.prior;
        }
        let (better, variance) = self.stats.better();
        if better.abs() < self.margin || better * better < SURE * SURE * variance {
            self.prior
        } else if better > 0.0 {
            1.0
        } else {
            0.0
        }
    }

    /// The chance of leaving, over all simulations.
    fn average(&self) -> f32 {
        if self.weight > 0.0 { self.leave / self.weight } else { self.now() }
    }

    fn learn(&mut self, worth: [f32; 2]) {
        let leave = self.now();
        self.stats.learn(worth);
        self.leave += self.stats.samples * leave;
        self.weight += self.stats.samples;
    }
}

/// A choice with a smaller chance than this is not made.
const RARE: f32 = 0.1;

impl Bot<Diamant> for Expert1 {
    fn choose(&self, view: &View, dice: &mut Dice, budget: Budget<'_>) -> Option<Decision<Choice>> {
        let seat = deciding(view)?;
        let mut start = SimulatedCave::of(view);
        let policy = Policy::of(start.hazards());
        let future = CaveGains::of(view.players);
        let caves = CAVES - view.cave.min(CAVES);
        let mut estimates = [Estimate::new(start.chance(policy), caves); Seat::MOST as usize];
        let others: Vec<Seat> = view.inside.iter().filter(|&other| other != seat).collect();
        let mut simulations = 0;
        while budget.allows(simulations) {
            let looked_at = match u32::try_from(others.len()) {
                Ok(count) if count > 0 && simulations % 2 == 1 => {
                    others[dice.below(count) as usize]
                }
                _ => seat,
            };
            start.guess_chests(view, dice);
            let worth = weigh(&start, looked_at, &estimates, policy, (future, caves), dice);
            estimates[looked_at.index()].learn(worth);
            simulations += 1;
        }
        let own = estimates[seat.index()];
        let leave = match own.average() {
            seldom if seldom < RARE => 0.0,
            often if often > 1.0 - RARE => 1.0,
            sometimes => sometimes,
        };
        let action =
            if f32::from(lots(dice)[0]) < leave * 256.0 { Choice::Leave } else { Choice::Stay };
        let leavers = others.iter().map(|other| estimates[other.index()].average()).sum();
        let thought = own.stats.thought(view, others.len(), leavers);
        Some(Decision { action, reason: Reason::Diamant(action, thought) })
    }

    fn allowance(&self) -> Option<Allowance> {
        Some(Allowance::Simulations(500))
    }
}

/// How many futures of the caves to come each exploration of this one is held against.
const SAMPLED_FUTURES: u8 = 8;

/// What staying and leaving would win for `seat`, with one shuffle of the cards.
fn weigh(
    start: &SimulatedCave,
    seat: Seat,
    estimates: &[Estimate; Seat::MOST as usize],
    policy: &Policy,
    (future, caves): (&CaveGains, u8),
    dice: &mut Dice,
) -> [f32; 2] {
    let mut stay = start.clone();
    stay.shuffle(dice);
    let lots = lots(dice);
    let leavers: Seats = start
        .inside
        .iter()
        .filter(|&other| {
            other != seat && f32::from(lots[other.index()]) < 256.0 * estimates[other.index()].now()
        })
        .collect();
    let mut leave = stay.clone();
    stay.leave(leavers);
    leave.leave(leavers | Seats::only(seat));
    let mut same = dice.clone();
    stay.finish(policy, &mut same);
    leave.finish(policy, dice);
    let futures = if caves == 0 { 1 } else { SAMPLED_FUTURES };
    let mut worth = [0.0; 2];
    for _ in 0..futures {
        let gains = future.draw(caves, dice);
        for (worth, cave) in worth.iter_mut().zip([&stay, &leave]) {
            *worth += win(&cave.chests, &gains, seat) / f32::from(futures);
        }
    }
    worth
}

/// The part of the win that `seat` gets, and a trifle for its stones.
fn win(chests: &[u16; 8], gains: &[u16; 8], seat: Seat) -> f32 {
    let mut most = 0;
    let mut share = 0_u8;
    for (chest, gain) in chests.iter().zip(gains) {
        let total = chest + gain;
        if total > most {
            (most, share) = (total, 1);
        } else if total == most {
            share += 1;
        }
    }
    let own = chests[seat.index()] + gains[seat.index()];
    let won = if own == most { 1.0 / f32::from(share.max(1)) } else { 0.0 };
    won + STONE * f32::from(own)
}

/// What a stone is worth in wins when nothing else counts.
const STONE: f32 = 1e-4;
