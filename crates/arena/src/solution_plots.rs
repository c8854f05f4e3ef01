//! Pictures of Diamant's solution.

use bots::diamant::solution::hazards::{Hazards, Seen};
use bots::diamant::solution::{Policy, Solution, Spot};
use bots::diamant::win::{ActorCritic, SimulatedGame, win_rates};
use diamant::{Face, Hazard};
use voice::diamant::console as words;
use voice::{Message, Voice};

use crate::LineChart;

/// The pictures of `docs/diamant-solution.md` in the words of `voice`: each one's file name, and what is in it.
pub fn solution_plots(solution: &Solution, voice: &'static Voice) -> Vec<(&'static str, String)> {
    let mut files = vec![("cave-values.svg", values(solution, voice))];
    if let Some(policy) = solution.policies.first() {
        files.push(("leaving-by-hazards.svg", by_hazards(policy, voice)));
        files.push(("leaving-by-explorers.svg", by_explorers(policy, voice)));
    }
    files.push(("win-by-lead.svg", by_lead(voice)));
    files.push(("win-by-cave.svg", by_cave(voice)));
    files.push(("win-lead-worth.svg", lead_worth(voice)));
    files.into_iter().map(|(name, lines)| (name, lines.to_svg())).collect()
}

/// A picture: its title, a line that explains it, what runs from left to right and what stands behind the numbers, and its curves.
fn lines(
    voice: &'static Voice,
    said: [Message; 3],
    unit: &'static str,
    curves: Vec<(String, Vec<(f64, f64)>)>,
) -> LineChart {
    let [title, words, across] = said.map(|message| voice.say(&message));
    LineChart { title, words, across, curves, unit }
}

/// Four explorers before a decision: two hazards and four diamond cards turned over, 2 stones on the path.
fn simulated(cave: u8, chests: [u16; 4], beside: u8) -> SimulatedGame {
    let [a, b, c, d] = chests;
    let mut sim = SimulatedGame::entered(4, cave, [0; 5], [a, b, c, d, 0, 0, 0, 0]);
    for value in [5, 7, 9, 13] {
        sim.lay(Face::Diamonds(value));
    }
    sim.lay(Face::Hazard(Hazard::Snake));
    sim.lay(Face::Hazard(Hazard::Scorpion));
    (sim.beside, sim.path) = (beside.into(), 2);
    sim
}

/// A curve in percent.
fn percent_curve(
    name: String,
    across: impl Iterator<Item = u8>,
    part: impl Fn(u8) -> f32,
) -> (String, Vec<(f64, f64)>) {
    (name, across.map(|x| (f64::from(x), 100.0 * f64::from(part(x)))).collect())
}

/// How likely the first of four leaves, by the stones beside the chests.
fn leaving(name: String, at: impl Fn(u8) -> SimulatedGame) -> (String, Vec<(f64, f64)>) {
    let networks = ActorCritic::of(4);
    percent_curve(name, 0..=20, |beside| networks.chances(&at(beside))[0])
}

fn by_lead(voice: &'static Voice) -> LineChart {
    let leads = [
        (words::plot_ahead(20), 40),
        (words::plot_ahead(10), 30),
        (words::plot_level(), 20),
        (words::plot_behind(10), 10),
        (words::plot_behind(20), 0),
    ];
    let curve =
        |(name, own)| leaving(voice.say(&name), |beside| simulated(5, [own, 20, 20, 20], beside));
    let said = [words::plot_lead(), words::plot_lead_words(), words::plot_beside()];
    lines(voice, said, " %", leads.map(curve).to_vec())
}

fn by_cave(voice: &'static Voice) -> LineChart {
    let curve = |cave: u8| {
        let chest = 6 * (u16::from(cave) - 1);
        leaving(voice.say(&words::plot_cave(cave)), |beside| simulated(cave, [chest; 4], beside))
    };
    let said = [words::plot_caves(), words::plot_caves_words(), words::plot_beside()];
    lines(voice, said, " %", (1..=5).map(curve).collect())
}

/// Games from which a point of a picture comes.
const PLAYED: u16 = 2_000;

fn lead_worth(voice: &'static Voice) -> LineChart {
    let curve = |cave: u8| {
        percent_curve(voice.say(&words::plot_cave(cave)), (0..=50).step_by(5), |own| {
            let chests = [own.into(), 25, 25, 25, 0, 0, 0, 0];
            win_rates(&SimulatedGame::entered(4, cave, [0; 5], chests), PLAYED, 1)[0]
        })
    };
    let said = [words::plot_worth(), words::plot_worth_words(), words::plot_own()];
    lines(voice, said, " %", (2..=5).map(curve).collect())
}

fn values(solution: &Solution, voice: &'static Voice) -> LineChart {
    let picked = [
        (0, words::plot_none_removed()),
        (2, words::plot_two_removed()),
        (6, words::plot_four_apart()),
        (8, words::plot_four_paired()),
    ];
    let curve = |(deck, name): &(usize, Message)| {
        let each = solution.caves.get(*deck)?.each;
        let points = (1_u8..).zip(each).map(|(n, value)| (f64::from(n), f64::from(value)));
        Some((voice.say(name), points.collect()))
    };
    let said = [words::plot_values(), words::plot_values_words(), words::plot_enter()];
    lines(voice, said, "", picked.iter().filter_map(curve).collect())
}

/// A cave with four diamond cards of the usual worth on the path.
fn spot(inside: u8, hazards: u8, beside: u8, path: u8) -> Spot {
    let seen = Hazards::FULL.seen().nth(usize::from(hazards)).unwrap_or(Seen::default());
    Spot { inside, cards: 4, turned: 33, seen, beside, path }
}

fn by_hazards(policy: &Policy, voice: &'static Voice) -> LineChart {
    let by_count = |hazards: u8| {
        let name = voice.say(&words::plot_hazards_seen(hazards));
        percent_curve(name, 0..=8, |beside| policy.leave(&spot(4, hazards, beside, 4)))
    };
    let said = [words::plot_hazards(), words::plot_hazards_words(), words::plot_beside()];
    lines(voice, said, " %", (1..=4).map(by_count).collect())
}

fn by_explorers(policy: &Policy, voice: &'static Voice) -> LineChart {
    let by_count = |inside: u8| {
        let name = voice.say(&words::plot_inside(inside));
        percent_curve(name, 0..=9, |path| policy.leave(&spot(inside, 2, 3, path)))
    };
    let said = [words::plot_explorers(), words::plot_explorers_words(), words::plot_path()];
    lines(voice, said, " %", [2, 3, 4, 6, 8].map(by_count).to_vec())
}
