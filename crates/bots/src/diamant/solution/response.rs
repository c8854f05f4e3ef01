//! How far a policy is from an equilibrium, measured in the exact game.
//!
//! All explorers but one follow the policy; the one knows it and answers as well as can be. What that gains over following it
//! too is the policy's exploitability: 0 in an equilibrium. The states here are exact: every diamond card, every hazard,
//! every stone.

use std::collections::HashMap;

use foldhash::fast::FixedState;

use super::grid::Spot;
use super::hazards::{Hazards, Seen};
use super::lone::{DIAMONDS, DIGIT, turned};

/// What a cave is worth before its first card, in stones.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Response {
    /// To an explorer who follows the policy, as all others do.
    pub follow: f64,
    /// To an explorer who answers it best.
    pub best: f64,
    /// How many states that took.
    pub states: usize,
}

/// Measures `leave`, the chance of leaving in a state, for `players` who enter a cave with these hazards.
pub fn response(players: u8, hazards: Hazards, leave: &dyn Fn(&Spot) -> f32) -> Response {
    let mut measure = Measure { hazards, leave, known: HashMap::default() };
    let start = State { cards: 0, seen: Seen::default(), inside: players, beside: 0, path: 0 };
    let (follow, best) = measure.card(start);
    Response { follow, best, states: measure.known.len() }
}

/// An exact state.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
struct State {
    /// Which diamond cards have been turned over.
    cards: u16,
    seen: Seen,
    inside: u8,
    beside: u8,
    path: u8,
}

struct Measure<'a> {
    hazards: Hazards,
    leave: &'a dyn Fn(&Spot) -> f32,
    known: HashMap<State, (f32, f32), FixedState>,
}

impl Measure<'_> {
    /// What the next card is worth: when following, and at best.
    fn card(&mut self, state: State) -> (f64, f64) {
        let (mut follow, mut best) = (0.0, 0.0);
        let mut cards = state.seen.deadly();
        let mut add = |(f, b): (f64, f64), ways: u8| {
            follow += f64::from(ways) * f;
            best += f64::from(ways) * b;
            cards += ways;
        };
        for (i, &(value, count)) in DIAMONDS.iter().enumerate() {
            let left = count - turned(usize::from(state.cards), i);
            if left > 0 {
                let next = State {
                    cards: state.cards + DIGIT[i] as u16,
                    beside: state.beside + value / state.inside,
                    path: state.path + value % state.inside,
                    ..state
                };
                add(self.decision(next), left);
            }
        }
        for (seen, ways) in state.seen.next(self.hazards) {
            add(self.decision(State { seen, ..state }), ways);
        }
        let cards = f64::from(cards.max(1));
        (follow / cards, best / cards)
    }

    /// What a state is worth before deciding.
    fn decision(&mut self, state: State) -> (f64, f64) {
        let key = if state.inside == 1 {
            State { beside: state.beside + state.path, path: 0, ..state }
        } else {
            state
        };
        if let Some(&(follow, best)) = self.known.get(&key) {
            return (f64::from(follow), f64::from(best));
        }
        let leave = f64::from((self.leave)(&spot(key)));
        let others = key.inside - 1;
        let (mut gone, mut follow, mut best) = (0.0, 0.0, 0.0);
        for leavers in 0..=others {
            let chance = binomial(others, leavers, leave);
            if chance <= 0.0 {
                continue;
            }
            let path = if leavers == 0 { key.path } else { key.path % leavers };
            let (f, b) = self.card(State { inside: key.inside - leavers, path, ..key });
            gone += chance * f64::from(key.beside + key.path / (leavers + 1));
            follow += chance * f;
            best += chance * b;
        }
        let values = (leave * gone + (1.0 - leave) * follow, best.max(gone));
        self.known.insert(key, (values.0 as f32, values.1 as f32));
        values
    }
}

fn spot(state: State) -> Spot {
    let all = usize::from(state.cards);
    let (mut cards, mut stones) = (0, 0);
    for (i, &(value, _)) in DIAMONDS.iter().enumerate() {
        cards += turned(all, i);
        stones += turned(all, i) * value;
    }
    Spot {
        inside: state.inside,
        cards,
        turned: stones,
        seen: state.seen,
        beside: state.beside,
        path: state.path,
    }
}

fn binomial(n: u8, k: u8, p: f64) -> f64 {
    let mut chance = 1.0;
    for i in 0..k {
        chance *= f64::from(n - i) / f64::from(i + 1) * p;
    }
    for _ in k..n {
        chance *= 1.0 - p;
    }
    chance
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::diamant::solution::Policy;

    #[test]
    fn against_two_who_follow_the_tables_the_best_answer_gains_a_twentieth_of_a_stone() {
        let policy = Policy::of(Hazards::FULL);
        let Response { follow, best, .. } = response(2, Hazards::FULL, &|spot| policy.leave(spot));
        assert!((8.9..9.0).contains(&follow), "{follow}");
        assert!((0.0..0.05).contains(&(best - follow)), "{}", best - follow);
    }

    #[test]
    fn against_those_who_never_leave_the_best_answer_takes_what_they_lose() {
        let Response { follow, best, .. } = response(2, Hazards::FULL, &|_| 0.0);
        assert!(follow < 1.0, "{follow}");
        assert!(best > 8.0, "{best}");
    }
}
