//! One cave with a few cards, solved exactly: every card, hazard and stone.
//!
//! The same symmetric equilibrium as the tables' (`solve.rs`), without their coarser states: for studies, and to be checked by others.

use std::collections::{BTreeMap, HashMap};

use diamant::{Card, Face};

const KINDS: usize = Card::KINDS as usize;

/// What all inside know when they decide.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct State {
    /// How many cards of each kind are left in the pile, in the order of [`Card::all`].
    pub pile: [u8; KINDS],
    /// How many are inside.
    pub inside: u8,
    /// What lies beside the chest of each of them.
    pub beside: u8,
    /// The stones on the path.
    pub path: u8,
}

/// What an equilibrium says of a state.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Equilibrium {
    /// The chance of leaving.
    pub leave: f64,
    /// What each inside can expect, in stones.
    pub value: f64,
}

/// A cave with a few cards, solved.
#[derive(Clone, Debug)]
pub struct SmallCave {
    /// The equilibrium at every state that can be reached.
    pub answers: BTreeMap<State, Equilibrium>,
    /// What the cave is worth to each before its first card.
    pub value: f64,
}

/// The most cards of a small cave. Each more can triple the states.
pub const MOST_CARDS: usize = 12;

impl SmallCave {
    /// Solves a cave that `players` enter, its pile nothing but `cards`. When no card is left, all who are inside leave.
    /// Nothing if there are too many players, too many cards, or more of a kind than the box has.
    pub fn solve(players: u8, cards: &[Card]) -> Option<Self> {
        let mut pile = [0; KINDS];
        for card in cards {
            pile[usize::from(card.index())] += 1;
        }
        let in_box = diamant::Pile::FULL;
        let too_many = Card::all().any(|card| pile[usize::from(card.index())] > in_box.count(card));
        if !(1..=8).contains(&players) || cards.is_empty() || cards.len() > MOST_CARDS || too_many {
            return None;
        }
        let mut solver = Solver { start: pile, known: HashMap::new() };
        let value = solver.card(State { pile, inside: players, beside: 0, path: 0 });
        Some(Self { answers: solver.known.into_iter().collect(), value })
    }
}

struct Solver {
    start: [u8; KINDS],
    known: HashMap<State, Equilibrium>,
}

impl Solver {
    /// What the next card is worth to each inside.
    fn card(&mut self, state: State) -> f64 {
        let cards: u8 = state.pile.iter().sum();
        let mut sum = 0.0;
        for card in Card::all() {
            let kind = usize::from(card.index());
            let left = state.pile[kind];
            if left == 0 {
                continue;
            }
            let mut next = state;
            next.pile[kind] -= 1;
            match card.face() {
                Face::Diamonds(value) => {
                    next.beside += value / state.inside;
                    next.path += value % state.inside;
                }
                // The second of a kind ends the expedition, and those inside lose what they hold (D10).
                Face::Hazard(_) if left < self.start[kind] => continue,
                Face::Hazard(_) => {}
            }
            sum += f64::from(left) * self.decide(next).value;
        }
        sum / f64::from(cards.max(1))
    }

    fn decide(&mut self, state: State) -> Equilibrium {
        if let Some(answer) = self.known.get(&state) {
            return *answer;
        }
        let State { inside, beside, path, .. } = state;
        let others = usize::from(inside) - 1;
        // What leaving and staying are worth, by how many of the others leave.
        let (mut gone, mut stayed) = ([0.0; 8], [0.0; 8]);
        for leavers in 0..inside {
            let at = usize::from(leavers);
            gone[at] = f64::from(beside + path / (leavers + 1));
            let rest = if leavers == 0 { path } else { path % leavers };
            if state.pile.iter().any(|&left| left > 0) {
                stayed[at] = self.card(State { inside: inside - leavers, path: rest, ..state });
            }
        }
        let answer = if state.pile == [0; KINDS] {
            Equilibrium { leave: 1.0, value: gone[others] }
        } else {
            equilibrium(&gone[..=others], &stayed[..=others])
        };
        self.known.insert(state, answer);
        answer
    }
}

/// The average of `worth`, by how many of the others leave, if each leaves with this chance.
fn average(worth: &[f64], leave: f64) -> f64 {
    let others = worth.len() - 1;
    let mut ways = 1.0;
    let mut sum = 0.0;
    for (leavers, worth) in worth.iter().enumerate() {
        let staying = others - leavers;
        let power = |chance: f64, times: usize| (0..times).fold(1.0, |all, _| all * chance);
        sum += ways * power(leave, leavers) * power(1.0 - leave, staying) * worth;
        ways = ways * f64::from(staying as u8) / f64::from(leavers as u8 + 1);
    }
    sum
}

/// As in `solve.rs`: a chance of leaving that no one gains by departing from alone; of two pure ones, the one that is worth more.
fn equilibrium(gone: &[f64], stayed: &[f64]) -> Equilibrium {
    let last = gone.len() - 1;
    let all_stay = (stayed[0] >= gone[0]).then_some(Equilibrium { leave: 0.0, value: stayed[0] });
    let all_leave =
        (gone[last] >= stayed[last]).then_some(Equilibrium { leave: 1.0, value: gone[last] });
    match (all_stay, all_leave) {
        (Some(stay), Some(leave)) if leave.value > stay.value => leave,
        (Some(answer), _) | (None, Some(answer)) => answer,
        (None, None) => {
            let (mut low, mut high) = (0.0_f64, 1.0_f64);
            for _ in 0..60 {
                let middle = f64::midpoint(low, high);
                if average(gone, middle) > average(stayed, middle) {
                    low = middle;
                } else {
                    high = middle;
                }
            }
            Equilibrium { leave: high, value: average(gone, high) }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn cards(text: &str) -> Vec<Card> {
        text.split(' ').map(|card| card.parse().unwrap()).collect()
    }

    #[test]
    fn alone_one_leaves_when_the_next_card_is_worth_less() {
        // After the first snake and the 5: two cards, one of them deadly. Going on is worth (5 + 7) / 2 = 6, leaving 5.
        let cave = SmallCave::solve(1, &cards("5 7 snake snake")).unwrap();
        let mut pile = [0; KINDS];
        for card in cards("7 snake") {
            pile[usize::from(card.index())] += 1;
        }
        let answer = cave.answers[&State { pile, inside: 1, beside: 5, path: 0 }];
        assert_eq!(answer, Equilibrium { leave: 0.0, value: 6.0 });
    }

    #[test]
    fn no_one_gains_by_departing_alone() {
        let cave = SmallCave::solve(3, &cards("5 7 11 snake snake gas gas")).unwrap();
        assert!(cave.answers.values().any(|answer| answer.leave > 0.01 && answer.leave < 0.99));
        assert!(cave.value > 0.0);
    }

    #[test]
    fn a_cave_that_cannot_be_is_not_solved() {
        assert!(SmallCave::solve(0, &cards("5")).is_none());
        assert!(SmallCave::solve(9, &cards("5")).is_none());
        assert!(SmallCave::solve(3, &[]).is_none());
        assert!(SmallCave::solve(3, &cards("17 17")).is_none());
        assert!(SmallCave::solve(3, &[cards("5")[0]; 99]).is_none());
    }
}
