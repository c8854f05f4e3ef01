//! Everyone's chances over a game as a graph, with the decisions of one player on it.

use std::fmt::Write;

use table::Seat;

use super::results::ReviewResults;
use crate::ending::graph::{BOTTOM, LEFT, RIGHT, TOP};
use crate::ending::{Graph, Line};

/// How many steps are named below the graph, at most.
const NAMED: usize = 6;

/// Where a step is, from left to right.
pub(super) fn x(step: usize, last: usize) -> f64 {
    LEFT + (RIGHT - LEFT) * number(step) / number(last.max(1))
}

/// The step that is nearest to a place.
#[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "within the game")]
pub(super) fn step_at(x: f64, last: usize) -> usize {
    let part = ((x - LEFT) / (RIGHT - LEFT)).clamp(0.0, 1.0);
    (part * number(last)).round() as usize
}

fn number(count: usize) -> f64 {
    f64::from(u32::try_from(count).unwrap_or(u32::MAX))
}

/// Where a chance is, from the top.
fn y(chance: f64) -> f64 {
    BOTTOM - (BOTTOM - TOP) * chance.clamp(0.0, 1.0)
}

/// The graph as far as it is known; nothing before anything is.
pub(super) fn svg(results: ReviewResults, players: u8) -> Option<String> {
    let known = (0..=results.last).map(|step| results.chances(step)).collect::<Option<Vec<_>>>()?;
    let chance = |step: usize, seat: Seat| {
        known.get(step).and_then(|chances| chances.get(seat.index())).map_or(0.0, |it| it.mean)
    };
    #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "0 to 100")]
    let percent = |chance: f64| (100.0 * chance.clamp(0.0, 1.0)).round() as u16;
    let lines = Seat::all(players).map(|seat| Line {
        seat,
        values: (0..=results.last).map(|step| percent(chance(step, seat))).collect(),
    });
    let every = results.last.div_ceil(NAMED).max(1);
    let steps = (0..=results.last).step_by(every).filter_map(|step| u16::try_from(step).ok());
    let (lines, steps) = (lines.collect(), steps.collect());
    let graph = Graph::Lines { lines, steps, heights: vec![0, 25, 50, 75, 100] };
    let mut svg = graph.svg();
    for found in results.own() {
        let (x, y) = (x(found.step, results.last), y(chance(found.step, found.seat)));
        let (left, top) = (x - 8.0, y - 8.0);
        // Writing to a string does not fail.
        let _ = if found.is_mistake {
            write!(
                svg,
                r##"<path d="M{left:.1} {top:.1}l16 16m0-16l-16 16" fill="none" stroke="#1d140c" stroke-width="8" stroke-linecap="round"/><path d="M{left:.1} {top:.1}l16 16m0-16l-16 16" fill="none" stroke="#ff5c49" stroke-width="4" stroke-linecap="round"/>"##
            )
        } else {
            write!(
                svg,
                r##"<circle cx="{x:.1}" cy="{y:.1}" r="4" fill="#fffaf0" stroke="#1d140c" stroke-width="2"/>"##
            )
        };
    }
    Some(svg)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_click_finds_the_step_that_is_drawn_there() {
        for last in [1, 7, 400] {
            for step in [0, 1, last / 2, last] {
                assert_eq!(step_at(x(step, last), last), step, "{last}");
            }
        }
        assert_eq!((step_at(-50.0, 9), step_at(9_000.0, 9), step_at(300.0, 0)), (0, 9, 0));
    }
}
