//! Pictures of Diamant's solution.

use bots::diamant::solution::hazards::{Hazards, Seen};
use bots::diamant::solution::{Policy, Solution, Spot};

use crate::Lines;

/// The pictures of `docs/diamant-solution.md`: each one's file name, and what is in it.
pub fn caves(solution: &Solution) -> Vec<(&'static str, String)> {
    let mut files = vec![("cave-values.svg", values(solution).to_svg())];
    if let Some(policy) = solution.policies.first() {
        files.push(("leaving-by-hazards.svg", by_hazards(policy).to_svg()));
        files.push(("leaving-by-explorers.svg", by_explorers(policy).to_svg()));
    }
    files
}

fn values(solution: &Solution) -> Lines {
    let picked = [
        (0, "no card removed"),
        (2, "two removed"),
        (6, "four, one of each"),
        (8, "four, two of two"),
    ];
    Lines {
        title: "What a cave is worth".to_owned(),
        words: "Stones that each explorer can expect in equilibrium before the first card"
            .to_owned(),
        across: "explorers who enter".to_owned(),
        unit: "",
        curves: picked
            .iter()
            .filter_map(|&(i, name)| {
                let each = solution.caves.get(i)?.each;
                let points = (1_u8..).zip(each).map(|(n, value)| (f64::from(n), f64::from(value)));
                Some((name.to_owned(), points.collect()))
            })
            .collect(),
    }
}

/// A cave with four diamond cards of the usual worth on the path.
fn spot(inside: u8, hazards: u8, beside: u8, path: u8) -> Spot {
    let seen = Hazards::FULL.seen().nth(usize::from(hazards)).unwrap_or(Seen::default());
    Spot { inside, cards: 4, turned: 33, seen, beside, path }
}

fn curve(
    policy: &Policy,
    name: String,
    at: impl Fn(u8) -> Spot,
    most: u8,
) -> (String, Vec<(f64, f64)>) {
    let points = (0..=most).map(|x| (f64::from(x), 100.0 * f64::from(policy.leave(&at(x)))));
    (name, points.collect())
}

fn by_hazards(policy: &Policy) -> Lines {
    Lines {
        title: "When to leave: hazards".to_owned(),
        words: "Chance of leaving; 4 explorers inside, 4 diamond cards turned over, 4 stones on the path".to_owned(),
        across: "stones beside each chest".to_owned(),
        unit: " %",
        curves: (1..=4)
            .map(|hazards| {
                let name = format!("{hazards} hazard{}", if hazards > 1 { "s" } else { "" });
                curve(policy, name, |beside| spot(4, hazards, beside, 4), 8)
            })
            .collect(),
    }
}

fn by_explorers(policy: &Policy) -> Lines {
    Lines {
        title: "When to leave: company".to_owned(),
        words: "Chance of leaving; 2 hazards and 4 diamond cards turned over, 3 stones beside each chest".to_owned(),
        across: "stones on the path".to_owned(),
        unit: " %",
        curves: [2, 3, 4, 6, 8]
            .map(|inside| curve(policy, format!("{inside} inside"), |path| spot(inside, 2, 3, path), 9))
            .to_vec(),
    }
}
