//! One game, for Python.

use std::hash::{DefaultHasher, Hash as _, Hasher as _};
use std::sync::{Mutex, MutexGuard, PoisonError};

use bots::Allowance;
use games::{Kind, with_game};
use gym::Numbered;
use numpy::{PyArray1, ToPyArray};
use pyo3::exceptions::PyTypeError;
use pyo3::prelude::*;
use pyo3::sync::MutexExt as _;
use pyo3::types::{PyDict, PyString, PyTuple};
use serde_json::Value;
use table::{Game as _, Seat, Seats, Turn, Viewer};
use voice::Lang;

use crate::any_game::{AnyGame, new, of_record, of_state};
use crate::fault::{self, broken_record, wrong};
use crate::plain::{from_python, to_python};

/// A game of Diamant, Mirrors or Kadora: its position, its rules, its history.
#[pyclass(name = "Game", module = "adamant", frozen)]
pub(crate) struct PyGame {
    game: Mutex<Box<dyn AnyGame>>,
}

impl PyGame {
    fn of(game: Box<dyn AnyGame>) -> Self {
        Self { game: Mutex::new(game) }
    }

    /// The game. Waiting for it lets other threads run Python. No Python code runs while it is held: that could ask for the game too.
    fn get(&self) -> MutexGuard<'_, Box<dyn AnyGame>> {
        let locked = Python::attach(|py| self.game.lock_py_attached(py));
        // A game that a thread dropped halfway is whole all the same: what is refused changes nothing.
        locked.unwrap_or_else(PoisonError::into_inner)
    }

    fn viewer(&self, seat: Option<i64>) -> PyResult<Viewer> {
        let seat = seat.map(|number| seat_of(number, self.get().players())).transpose()?;
        Ok(seat.map_or(Viewer::Spectator, Viewer::Seat))
    }
}

/// A seed as Python gives it; without one, any.
pub(crate) fn seed_of(seed: Option<u64>) -> PyResult<u64> {
    match seed {
        Some(seed) => Ok(seed),
        None => getrandom::u64().map_err(|error| {
            wrong(format!("this machine has no random numbers ({error}): give a seed"))
        }),
    }
}

/// A game by name.
pub(crate) fn kind_of(name: &str) -> PyResult<Kind> {
    name.parse().map_err(wrong)
}

/// A budget such as `50ms` or `2000sims`.
pub(crate) fn budget_of(budget: Option<&str>) -> PyResult<Option<Allowance>> {
    budget.map(str::parse::<Allowance>).transpose().map_err(wrong)
}

/// How many play, as the rules count them. A number beyond a byte is refused with the others that are too high.
pub(crate) fn players_of(players: i64) -> u8 {
    u8::try_from(players.clamp(0, 255)).unwrap_or(u8::MAX)
}

/// Options given as keywords.
pub(crate) fn options_of(options: Option<&Bound<'_, PyDict>>) -> PyResult<Value> {
    match options {
        Some(options) => from_python(options),
        None => Ok(Value::Object(serde_json::Map::new())),
    }
}

pub(crate) fn seat_of(number: i64, players: u8) -> PyResult<Seat> {
    let seat = u8::try_from(number).ok().and_then(Seat::new);
    seat.filter(|seat| seat.number() < players).ok_or_else(|| {
        let last = players - 1;
        wrong(format!("there is no seat {number} at this table: seats run from 0 to {last}"))
    })
}

fn lang_of(language: &str) -> PyResult<Lang> {
    language.parse().map_err(wrong)
}

/// The seat that is meant: the one given, or else the first of those awaited.
fn meant(game: &dyn AnyGame, seat: Option<i64>) -> PyResult<Seat> {
    match seat {
        Some(number) => seat_of(number, game.players()),
        None => game.turn().awaited().first().ok_or_else(|| {
            wrong(match game.turn() {
                Turn::Over => "the game is over: no seat is to act",
                _ => "a chance outcome is due: call deal() first",
            })
        }),
    }
}

/// Seats as a list: bytes would become a text of bytes in Python.
fn numbers(seats: Seats) -> Vec<i64> {
    seats.iter().map(|seat| seat.number().into()).collect()
}

#[pymethods]
impl PyGame {
    #[new]
    #[pyo3(signature = (game, players, *, seed=None, **options))]
    fn new(
        game: &str,
        players: i64,
        seed: Option<u64>,
        options: Option<&Bound<'_, PyDict>>,
    ) -> PyResult<Self> {
        let options = options_of(options)?;
        Ok(Self::of(new(kind_of(game)?, players_of(players), options, seed_of(seed)?)?))
    }

    #[staticmethod]
    #[pyo3(signature = (record, *, seed=None))]
    fn from_record(record: &Bound<'_, PyAny>, seed: Option<u64>) -> PyResult<Self> {
        Ok(Self::of(of_record(record_of(record)?, seed_of(seed)?)?))
    }

    #[getter]
    fn name(&self) -> &'static str {
        self.get().kind().name()
    }

    #[getter]
    fn players(&self) -> u8 {
        self.get().players()
    }

    #[getter]
    fn options<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        let options = self.get().options();
        to_python(py, &options)
    }

    #[getter]
    fn turn(&self) -> &'static str {
        match self.get().turn() {
            Turn::Seats { .. } => "seats",
            Turn::Chance => "chance",
            Turn::Over => "over",
        }
    }

    #[getter]
    fn awaited(&self) -> Vec<i64> {
        numbers(self.get().turn().awaited())
    }

    #[getter]
    fn sealed(&self) -> Vec<i64> {
        let turn = self.get().turn();
        numbers(turn.may_act() - turn.awaited())
    }

    #[getter]
    fn is_over(&self) -> bool {
        self.get().turn() == Turn::Over
    }

    #[getter]
    fn scores(&self) -> Option<Vec<i16>> {
        let game = self.get();
        let players = usize::from(game.players());
        game.outcome().map(|outcome| outcome.scores[..players].to_vec())
    }

    #[getter]
    fn winners(&self) -> Option<Vec<i64>> {
        self.get().outcome().map(|outcome| numbers(outcome.winners))
    }

    #[getter]
    fn returns(&self) -> Vec<f32> {
        let game = self.get();
        let outcome = game.outcome();
        Seat::all(game.players())
            .map(|seat| outcome.as_ref().map_or(0.0, |outcome| outcome.share(seat)))
            .collect()
    }

    #[pyo3(signature = (seat=None))]
    fn legal_actions(&self, seat: Option<i64>) -> PyResult<Vec<String>> {
        Ok(self.legal(seat)?.into_iter().map(|(name, _)| name).collect())
    }

    #[pyo3(signature = (seat=None))]
    fn legal_numbers(&self, seat: Option<i64>) -> PyResult<Vec<usize>> {
        Ok(self.legal(seat)?.into_iter().map(|(_, number)| number).collect())
    }

    #[pyo3(signature = (action, seat=None))]
    fn number(&self, action: &str, seat: Option<i64>) -> PyResult<usize> {
        let game = self.get();
        game.number_of(meant(&**game, seat)?, action)
    }

    #[pyo3(signature = (number, seat=None))]
    fn action(&self, number: i64, seat: Option<i64>) -> PyResult<String> {
        let game = self.get();
        let number = usize::try_from(number).unwrap_or(usize::MAX);
        game.name_of(meant(&**game, seat)?, number)
    }

    #[pyo3(signature = (action, seat=None))]
    fn act(&self, action: &Bound<'_, PyAny>, seat: Option<i64>) -> PyResult<()> {
        let action = Move::of(action)?;
        let mut game = self.get();
        let seat = meant(&**game, seat)?;
        let name = match action {
            Move::Name(name) => name,
            Move::Number(number) => {
                game.name_of(seat, usize::try_from(number).unwrap_or(usize::MAX))?
            }
        };
        game.act(seat, &name)
    }

    fn chances<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyDict>> {
        let chances = PyDict::new(py);
        let draws = self.get().draws()?;
        for (_, name, chance) in draws {
            chances.set_item(name, chance)?;
        }
        Ok(chances)
    }

    fn chance_numbers(&self) -> PyResult<Vec<(u8, f64)>> {
        Ok(self.get().draws()?.into_iter().map(|(number, _, chance)| (number, chance)).collect())
    }

    fn chance_name(&self, number: i64) -> PyResult<String> {
        let draws = self.get().draws()?;
        draws
            .into_iter()
            .find(|&(other, ..)| i64::from(other) == number)
            .map(|(_, name, _)| name)
            .ok_or_else(|| wrong(format!("{number} cannot be drawn now")))
    }

    #[pyo3(signature = (outcome=None))]
    fn deal(&self, outcome: Option<&Bound<'_, PyAny>>) -> PyResult<()> {
        let outcome = outcome.map(Move::of).transpose()?;
        let mut game = self.get();
        let number = match outcome {
            None => return game.deal(),
            Some(Move::Number(number)) => u8::try_from(number).map_err(|_| {
                wrong(format!(
                    "{number} cannot be drawn: the numbers are those of chance_numbers()"
                ))
            })?,
            Some(Move::Name(name)) => {
                let draws = game.draws()?;
                let found = draws.iter().find(|(_, other, _)| *other == name);
                let found = found.ok_or_else(|| {
                    let there: Vec<&str> = draws.iter().map(|(_, name, _)| name.as_str()).collect();
                    let there = there.join(", ");
                    wrong(format!("{name:?} cannot be drawn now: there is {there}"))
                })?;
                found.0
            }
        };
        game.draw(number)
    }

    #[pyo3(signature = (viewer=None))]
    fn view<'py>(&self, py: Python<'py>, viewer: Option<i64>) -> PyResult<Bound<'py, PyAny>> {
        let viewer = self.viewer(viewer)?;
        let view = self.get().view(viewer);
        to_python(py, &view)
    }

    #[pyo3(signature = (viewer=None))]
    fn events<'py>(&self, py: Python<'py>, viewer: Option<i64>) -> PyResult<Bound<'py, PyAny>> {
        let viewer = self.viewer(viewer)?;
        let events = self.get().events(viewer);
        to_python(py, &events)
    }

    #[pyo3(signature = (viewer=None, language="en"))]
    fn sentences(&self, viewer: Option<i64>, language: &str) -> PyResult<Vec<String>> {
        let viewer = self.viewer(viewer)?;
        Ok(self.get().sentences(viewer, lang_of(language)?))
    }

    #[pyo3(signature = (viewer=None, language="en"))]
    fn text(&self, viewer: Option<i64>, language: &str) -> PyResult<String> {
        let viewer = self.viewer(viewer)?;
        Ok(self.get().text(viewer, lang_of(language)?).join("\n"))
    }

    #[pyo3(signature = (seat=None))]
    fn observation<'py>(
        &self,
        py: Python<'py>,
        seat: Option<i64>,
    ) -> PyResult<Bound<'py, PyArray1<f32>>> {
        let game = self.get();
        let numbers = game.observe(meant(&**game, seat)?);
        drop(game);
        Ok(numbers.to_pyarray(py))
    }

    #[pyo3(signature = (seat=None))]
    fn mask<'py>(
        &self,
        py: Python<'py>,
        seat: Option<i64>,
    ) -> PyResult<Bound<'py, PyArray1<bool>>> {
        let game = self.get();
        let mask = game.mask(meant(&**game, seat)?);
        drop(game);
        Ok(mask.to_pyarray(py))
    }

    fn record<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        let record = self.get().record()?;
        to_python(py, &record)
    }

    #[pyo3(signature = (viewer=None, *, seed=None))]
    fn imagine(&self, viewer: Option<i64>, seed: Option<u64>) -> PyResult<Self> {
        let viewer = self.viewer(viewer)?;
        Ok(Self::of(self.get().imagine(viewer, seed_of(seed)?)))
    }

    #[pyo3(signature = (*, seed=None))]
    fn copy(&self, seed: Option<u64>) -> Self {
        Self::of(self.get().copy(seed))
    }

    /// What a bot would do in a seat, and why.
    #[pyo3(signature = (level, seat, budget, seed))]
    fn _choose(
        &self,
        py: Python<'_>,
        level: &str,
        seat: Option<i64>,
        budget: Option<&str>,
        seed: Option<u64>,
    ) -> PyResult<(String, String)> {
        let (budget, seed) = (budget_of(budget)?, seed_of(seed)?);
        // The bot thinks about a copy: other threads can use the game meanwhile.
        let (game, seat) = {
            let game = self.get();
            (game.copy(None), meant(&**game, seat)?)
        };
        let choice = py.detach(|| game.choose(seat, level, budget, seed))?;
        choice.ok_or_else(|| wrong(format!("seat {} may not act now", seat.number())))
    }

    fn __copy__(&self) -> Self {
        self.copy(None)
    }

    fn __deepcopy__(&self, _memo: &Bound<'_, PyAny>) -> Self {
        self.copy(None)
    }

    fn __eq__(&self, other: &Bound<'_, PyAny>) -> bool {
        let Ok(other) = other.cast::<Self>() else { return false };
        // Two copies of the same handle must not wait for each other.
        let mine = self.get().fingerprint();
        mine == other.get().get().fingerprint()
    }

    fn __hash__(&self) -> u64 {
        let mut hasher = DefaultHasher::new();
        self.get().fingerprint().hash(&mut hasher);
        hasher.finish()
    }

    fn __repr__(&self) -> String {
        let game = self.get();
        let turn = match game.turn() {
            Turn::Over => "over".to_owned(),
            Turn::Chance => "chance".to_owned(),
            Turn::Seats { awaited, .. } => format!("seat {awaited:?} to act"),
        };
        format!("<adamant.Game {}, {} players, {turn}>", game.kind().name(), game.players())
    }

    fn __reduce__<'py>(
        &self,
        py: Python<'py>,
    ) -> PyResult<(Bound<'py, PyAny>, Bound<'py, PyTuple>)> {
        let state = serde_json::to_string(&self.get().state()).map_err(wrong)?;
        let restore = py.import("adamant._native")?.getattr("restore")?;
        Ok((restore, PyTuple::new(py, [state])?))
    }
}

impl PyGame {
    fn legal(&self, seat: Option<i64>) -> PyResult<Vec<(String, usize)>> {
        let game = self.get();
        Ok(game.legal(meant(&**game, seat)?))
    }
}

/// An action or a chance outcome: its name or its number.
enum Move {
    Name(String),
    Number(i64),
}

impl Move {
    fn of(object: &Bound<'_, PyAny>) -> PyResult<Self> {
        if let Ok(name) = object.extract::<String>() {
            return Ok(Self::Name(name));
        }
        object.extract::<i64>().map(Self::Number).map_err(|_| {
            PyTypeError::new_err(format!(
                "an action is its text or its number, not {}",
                object
                    .get_type()
                    .name()
                    .map_or_else(|_| "that".to_owned(), |name| name.to_string())
            ))
        })
    }
}

/// A record, given as plain data or as JSON.
pub(crate) fn record_of(record: &Bound<'_, PyAny>) -> PyResult<Value> {
    let Ok(text) = record.cast::<PyString>() else { return from_python(record) };
    serde_json::from_str(&text.to_cow()?)
        .map_err(|error| broken_record(table::RecordError::not_json(error)))
}

/// A pickled game.
#[pyfunction]
pub(crate) fn restore(state: &str) -> PyResult<PyGame> {
    of_state(state).map(PyGame::of)
}

/// The levels of a game's bots, from the weakest to the strongest.
#[pyfunction]
pub(crate) fn levels(game: &str) -> PyResult<Vec<&'static str>> {
    kind_of(game).map(|_| bots::LEVELS.to_vec())
}

/// The parts of an observation: name, start, shape, highest number, meaning.
#[pyfunction]
#[expect(clippy::type_complexity, reason = "a tuple becomes a named one in Python")]
pub(crate) fn layout(
    game: &str,
    players: i64,
) -> PyResult<Vec<(&'static str, usize, Vec<usize>, u16, &'static str)>> {
    let players = players_of(players);
    with_game!(kind_of(game)?, G => {
        allowed::<G>(players)?;
        Ok(G::layout(players)
            .parts()
            .iter()
            .map(|part| (part.name, part.start, part.shape.clone(), part.highest, part.meaning))
            .collect())
    })
}

/// What a view tells its seat, as numbers.
#[pyfunction]
pub(crate) fn observe<'py>(
    py: Python<'py>,
    game: &str,
    view: &Bound<'py, PyAny>,
) -> PyResult<Bound<'py, PyArray1<f32>>> {
    let view = from_python(view)?;
    let numbers = with_game!(kind_of(game)?, G => {
        let no_view = |why: String| wrong(format!("this is no view of {}: {why}", G::NAME));
        let view = serde_json::from_value(view).map_err(|error| no_view(error.to_string()))?;
        let players = G::players_of(&view).ok_or_else(|| no_view("no table looks like that".to_owned()))?;
        let mut numbers = vec![0.0; G::layout(players).size()];
        G::observe(&view, &mut numbers);
        numbers
    });
    Ok(numbers.to_pyarray(py))
}

/// How many actions have a number.
#[pyfunction]
pub(crate) fn action_count(game: &str, players: i64) -> PyResult<usize> {
    let players = players_of(players);
    with_game!(kind_of(game)?, G => {
        allowed::<G>(players)?;
        Ok(G::count(players))
    })
}

/// The smallest and the largest number of players.
#[pyfunction]
pub(crate) fn player_range(game: &str) -> PyResult<(u8, u8)> {
    Ok(with_game!(kind_of(game)?, G => (*G::PLAYERS.start(), *G::PLAYERS.end())))
}

fn allowed<G: Numbered + voice::Voiced>(players: u8) -> PyResult<()> {
    let refused = |refusal| fault::refused(&refusal, Viewer::Spectator);
    G::new(players, &G::Options::default()).map(drop).map_err(refused)
}
