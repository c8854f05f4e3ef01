//! Pictures of Diamant's solution.

use bots::diamant::solution::hazards::{Hazards, Seen};
use bots::diamant::solution::{Policy, Solution, Spot};
use bots::diamant::win::{Brain, Course, Knows};

use crate::Lines;

/// The pictures of `docs/diamant-solution.md`: each one's file name, and what is in it.
pub fn caves(solution: &Solution) -> Vec<(&'static str, String)> {
    let mut files = vec![("cave-values.svg", values(solution).to_svg())];
    if let Some(policy) = solution.policies.first() {
        files.push(("leaving-by-hazards.svg", by_hazards(policy).to_svg()));
        files.push(("leaving-by-explorers.svg", by_explorers(policy).to_svg()));
    }
    files.push(("win-by-lead.svg", by_lead().to_svg()));
    files.push(("win-by-cave.svg", by_cave().to_svg()));
    files.push(("win-lead-worth.svg", lead_worth().to_svg()));
    files
}

/// Four explorers before a decision: two hazards and four diamond cards turned over, 2 stones on the path.
fn course(cave: u8, chests: [u16; 4], beside: u8) -> Course {
    let mut course =
        Course::entered(4, cave, [0; 5], std::array::from_fn(|i| *chests.get(i).unwrap_or(&0)));
    for value in [5, 7, 9, 13] {
        course.lay_diamonds(value);
    }
    course.lay_hazard(0);
    course.lay_hazard(1);
    course.lay_stones(u16::from(beside), 2);
    course
}

/// How likely the first of four leaves, by the stones beside the chests.
fn leaving(name: &str, at: impl Fn(u8) -> Course) -> (String, Vec<(f64, f64)>) {
    let brain = Brain::of(4, Knows::Open);
    let chance = |beside| 100.0 * f64::from(brain.chances(&at(beside), Knows::Open)[0]);
    (name.to_owned(), (0..=20).map(|beside| (f64::from(beside), chance(beside))).collect())
}

fn by_lead() -> Lines {
    let leads: [(&str, u16); 5] =
        [("20 ahead", 40), ("10 ahead", 30), ("level", 20), ("10 behind", 10), ("20 behind", 0)];
    Lines {
        title: "When to leave the last cave: ahead and behind".to_owned(),
        words: "Chance of leaving; 4 inside, the three others have 20 stones each, 2 hazards, 4 diamond cards".to_owned(),
        across: "stones beside each chest".to_owned(),
        unit: " %",
        curves: leads
            .map(|(name, own)| leaving(name, |beside| course(5, [own, 20, 20, 20], beside)))
            .to_vec(),
    }
}

fn by_cave() -> Lines {
    Lines {
        title: "When to leave: cave by cave".to_owned(),
        words: "Chance of leaving; 4 inside, all chests level, 2 hazards, 4 diamond cards"
            .to_owned(),
        across: "stones beside each chest".to_owned(),
        unit: " %",
        curves: (1..=5)
            .map(|cave: u8| {
                let chest = 6 * (u16::from(cave) - 1);
                leaving(&format!("cave {cave}"), |beside| course(cave, [chest; 4], beside))
            })
            .collect(),
    }
}

fn lead_worth() -> Lines {
    let brain = Brain::of(4, Knows::Open);
    Lines {
        title: "What a lead is worth".to_owned(),
        words: "Chance of winning before a cave is entered; the three others have 25 stones each"
            .to_owned(),
        across: "own stones".to_owned(),
        unit: " %",
        curves: (2..=5)
            .map(|cave| {
                let win = |own: u16| {
                    let chests = [own, 25, 25, 25, 0, 0, 0, 0];
                    100.0 * f64::from(brain.shares(&Course::entered(4, cave, [0; 5], chests))[0])
                };
                let points = (0..=50).step_by(2).map(|own| (f64::from(own), win(own)));
                (format!("cave {cave}"), points.collect())
            })
            .collect(),
    }
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
