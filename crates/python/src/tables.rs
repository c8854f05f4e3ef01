//! Diamant's solution, for Python.

use bots::diamant::solution::hazards::Hazards;
use bots::diamant::solution::lone::Lone;
use bots::diamant::solution::small::{MOST_CARDS, SmallCave};
use bots::diamant::solution::{Policy, Solution, Spot};
use diamant::Card;
use pyo3::prelude::*;

use crate::fault::wrong;
use crate::game::players_of;
use crate::plain::{from_python, to_python};

/// How likely an explorer leaves in the cave that a view shows.
#[pyfunction]
pub(crate) fn leave_chance(py: Python<'_>, view: &Bound<'_, PyAny>) -> PyResult<f32> {
    let view = serde_json::from_value(from_python(view)?)
        .map_err(|error| wrong(format!("this is no view of Diamant: {error}")))?;
    let (hazards, spot) = Spot::of(&view).ok_or_else(|| {
        wrong("no player is in the cave in this view: there is nothing to decide")
    })?;
    Ok(py.detach(|| Policy::of(hazards).leave(&spot)))
}

/// What caves are worth, by the tables.
#[pyfunction]
pub(crate) fn cave_values(py: Python<'_>) -> PyResult<Bound<'_, PyAny>> {
    let json = py.detach(|| Solution::compute(&mut |_| true).to_json());
    to_python(py, &serde_json::from_str(&json).map_err(wrong)?)
}

/// A small cave solved exactly: what it is worth, and for every place the cards left, how many are inside, what lies beside and on the
/// path, the chance of leaving, the value.
#[pyfunction]
#[expect(clippy::type_complexity, reason = "tuples become a table in Python")]
#[expect(clippy::needless_pass_by_value, reason = "Python lends no list of strings")]
pub(crate) fn solve_cave(
    py: Python<'_>,
    players: i64,
    cards: Vec<String>,
) -> PyResult<(f64, Vec<(Vec<String>, u8, u8, u8, f64, f64)>)> {
    let cards = cards
        .iter()
        .map(|card| card.parse::<Card>().map_err(wrong))
        .collect::<PyResult<Vec<_>>>()?;
    let players = players_of(players);
    let cave = py.detach(|| SmallCave::solve(players, &cards)).ok_or_else(|| {
        wrong(format!(
            "a small cave is for 1 to 8 players and has 1 to {MOST_CARDS} cards, no more of a kind than the box"
        ))
    })?;
    let left = |pile: &[u8; 17]| {
        Card::all()
            .flat_map(|card| {
                std::iter::repeat_n(card.to_string(), usize::from(pile[usize::from(card.index())]))
            })
            .collect()
    };
    let rows = cave.answers.iter().map(|(place, answer)| {
        (left(&place.pile), place.inside, place.beside, place.path, answer.leave, answer.value)
    });
    Ok((cave.value, rows.collect()))
}

/// What a cave is worth to a lone explorer before its first card.
#[pyfunction]
pub(crate) fn lone_value(py: Python<'_>) -> f64 {
    py.detach(|| Lone::solve(Hazards::FULL).before_first_card())
}
