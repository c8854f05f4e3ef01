//! The solution as a whole, for those who want to compute it again.

use serde::Serialize;

use super::hazards::Hazards;
use super::lone::Lone;
use super::policy::Policy;
use super::solve::{before_first_card, solve};

/// What a cave is worth before its first card, entered with certain hazards.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct CaveValue {
    /// How many hazards have 3, 2 and 1 cards in the game.
    pub hazards: [u8; 3],
    /// To a lone explorer: the exact optimum, in stones.
    pub lone: f64,
    /// To each of 1 to 8 explorers in equilibrium, by the tables, in stones.
    pub each: [f32; 8],
}

/// The solution.
#[derive(Clone, Debug)]
pub struct Solution {
    /// What caves are worth, in the order of [`Hazards::all`].
    pub caves: Vec<CaveValue>,
    /// The equilibria, in the same order.
    pub policies: Vec<Policy>,
}

impl Solution {
    /// Computes everything. After each of the nine states of the hazards, `go_on` is told how many are done; once it says no,
    /// the solution ends there.
    pub fn compute(go_on: &mut dyn FnMut(usize) -> bool) -> Self {
        let mut solution = Self { caves: Vec::new(), policies: Vec::new() };
        for hazards in Hazards::all() {
            let solved = solve(hazards);
            let mut each = [0.0; 8];
            for (value, inside) in each.iter_mut().zip(1..) {
                *value = before_first_card(hazards, &solved.values, inside);
            }
            solution.caves.push(CaveValue {
                hazards: hazards.counts(),
                lone: Lone::solve(hazards).before_first_card(),
                each,
            });
            solution.policies.push(Policy { hazards, leave: solved.leave });
            if !go_on(solution.caves.len()) {
                break;
            }
        }
        solution
    }

    /// The files of the tables: each one's name, and what is in it.
    pub fn files(&self) -> impl Iterator<Item = (String, Vec<u8>)> {
        self.policies.iter().enumerate().map(|(i, policy)| (format!("{i}.z"), policy.pack()))
    }

    /// What caves are worth, as JSON.
    pub fn to_json(&self) -> String {
        serde_json::to_string_pretty(&self.caves).expect("numbers are plain data")
    }
}
