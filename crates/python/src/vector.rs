//! Many games at once, for Python: arrays that `NumPy` owns and every step writes anew.

use games::{Kind, with_game};
use gym::{Numbered, StepResults, Vector, VectorConfig, VectorError};
use numpy::{
    PyArray1, PyArray2, PyArrayMethods, PyReadonlyArray1, PyReadwriteArray1, PyReadwriteArray2,
};
use pyo3::exceptions::PyRuntimeError;
use pyo3::prelude::*;
use pyo3::types::PyDict;
use table::Game as _;
use voice::{Lang, Voice};

use crate::any_game::options as read_options;
use crate::fault::{self, wrong};
use crate::game::{budget_of, kind_of, options_of, players_of, seat_of, seed_of};

/// Many games of any kind.
trait AnyVector: Send + Sync {
    fn reset(&mut self, seeds: &[u64], told: &mut StepResults<'_>) -> Result<(), VectorError>;
    fn step(&mut self, actions: &[i64], told: &mut StepResults<'_>) -> Result<(), VectorError>;
    fn sample(&mut self, actions: &mut [i64]) -> Result<(), VectorError>;
}

impl<G: Numbered> AnyVector for Vector<G> {
    fn reset(&mut self, seeds: &[u64], told: &mut StepResults<'_>) -> Result<(), VectorError> {
        Vector::reset(self, seeds, told)
    }

    fn step(&mut self, actions: &[i64], told: &mut StepResults<'_>) -> Result<(), VectorError> {
        Vector::step(self, actions, told)
    }

    fn sample(&mut self, actions: &mut [i64]) -> Result<(), VectorError> {
        Vector::sample(self, actions)
    }
}

/// Many games at once. Each waits for one seat.
#[pyclass(name = "Vector", module = "adamant")]
pub(crate) struct PyVector {
    vector: Box<dyn AnyVector>,
    kind: Kind,
    games: usize,
    players: u8,
    seed: u64,
    #[pyo3(get)]
    observations: Py<PyArray2<f32>>,
    #[pyo3(get)]
    masks: Py<PyArray2<bool>>,
    #[pyo3(get)]
    turns: Py<PyArray1<i8>>,
    #[pyo3(get)]
    rewards: Py<PyArray2<f32>>,
    #[pyo3(get)]
    scores: Py<PyArray2<i16>>,
    #[pyo3(get)]
    ends: Py<PyArray1<bool>>,
    actions: Py<PyArray1<i64>>,
}

/// What a vector refuses, its rules' refusals as sentences.
fn refused(error: VectorError) -> PyErr {
    let say = |refusal| Voice::of(Lang::En).say(&refusal);
    match error {
        VectorError::Refused(refusal) => wrong(say(refusal)),
        VectorError::Illegal { game, refusal } => wrong(format!("game {game}: {}", say(refusal))),
        VectorError::Bot(unknown) => fault::no_bot(unknown),
        error => wrong(error),
    }
}

/// The arrays, borrowed for writing. Python cannot lend them out twice at a time.
struct Borrowed<'py> {
    observations: PyReadwriteArray2<'py, f32>,
    masks: PyReadwriteArray2<'py, bool>,
    turns: PyReadwriteArray1<'py, i8>,
    rewards: PyReadwriteArray2<'py, f32>,
    scores: PyReadwriteArray2<'py, i16>,
    ends: PyReadwriteArray1<'py, bool>,
}

impl Borrowed<'_> {
    fn told(&mut self) -> PyResult<StepResults<'_>> {
        Ok(StepResults {
            observations: self.observations.as_slice_mut().map_err(wrong)?,
            masks: self.masks.as_slice_mut().map_err(wrong)?,
            turns: self.turns.as_slice_mut().map_err(wrong)?,
            rewards: self.rewards.as_slice_mut().map_err(wrong)?,
            scores: self.scores.as_slice_mut().map_err(wrong)?,
            ends: self.ends.as_slice_mut().map_err(wrong)?,
        })
    }
}

impl PyVector {
    fn borrow<'py>(&self, py: Python<'py>) -> PyResult<Borrowed<'py>> {
        let busy = |error| {
            PyRuntimeError::new_err(format!(
                "an array of this vector is in use or not writeable: {error}"
            ))
        };
        Ok(Borrowed {
            observations: self.observations.bind(py).try_readwrite().map_err(busy)?,
            masks: self.masks.bind(py).try_readwrite().map_err(busy)?,
            turns: self.turns.bind(py).try_readwrite().map_err(busy)?,
            rewards: self.rewards.bind(py).try_readwrite().map_err(busy)?,
            scores: self.scores.bind(py).try_readwrite().map_err(busy)?,
            ends: self.ends.bind(py).try_readwrite().map_err(busy)?,
        })
    }
}

#[pymethods]
impl PyVector {
    #[new]
    #[pyo3(signature = (game, *, games, players, seed=None, opponents=None, budget=None, threads=0, **options))]
    #[expect(clippy::too_many_arguments, reason = "each is a keyword in Python")]
    fn new(
        py: Python<'_>,
        game: &str,
        games: usize,
        players: i64,
        seed: Option<u64>,
        opponents: Option<&Bound<'_, PyDict>>,
        budget: Option<&str>,
        threads: usize,
        options: Option<&Bound<'_, PyDict>>,
    ) -> PyResult<Self> {
        let kind = kind_of(game)?;
        let players = players_of(players);
        let given = options_of(options)?;
        let allowance = budget_of(budget)?;
        let mut levels = Vec::new();
        for (seat, level) in opponents.into_iter().flatten() {
            levels.push((seat_of(seat.extract()?, players.max(1))?, level.extract()?));
        }
        if threads > 1024 {
            return Err(wrong("threads: at most 1024"));
        }
        let (vector, size, actions) = with_game!(kind, G => {
            let config = VectorConfig::<G> {
                players,
                options: read_options::<G>(given)?,
                games,
                opponents: levels,
                allowance,
                threads,
            };
            G::new(players, &config.options)
                .map_err(|refusal| fault::refused(&refusal, table::Viewer::Spectator))?;
            let (size, actions) = (G::layout(players).size(), G::count(players));
            if games.saturating_mul(size * 4 + actions + 1024) > MOST_BYTES {
                return Err(wrong(format!("{games} games are too many: their arrays would not fit in memory")));
            }
            let vector = Vector::new(&config).map_err(refused)?;
            (Box::new(vector) as Box<dyn AnyVector>, size, actions)
        });
        let n = usize::from(players);
        let mut made = Self {
            vector,
            kind,
            games,
            players,
            seed: seed_of(seed)?,
            observations: PyArray2::zeros(py, [games, size], false).unbind(),
            masks: PyArray2::zeros(py, [games, actions], false).unbind(),
            turns: PyArray1::zeros(py, [games], false).unbind(),
            rewards: PyArray2::zeros(py, [games, n], false).unbind(),
            scores: PyArray2::zeros(py, [games, n], false).unbind(),
            ends: PyArray1::zeros(py, [games], false).unbind(),
            actions: PyArray1::zeros(py, [games], false).unbind(),
        };
        made.reset(py, None)?;
        Ok(made)
    }

    #[getter]
    fn name(&self) -> &'static str {
        self.kind.name()
    }

    #[getter]
    fn games(&self) -> usize {
        self.games
    }

    #[getter]
    fn players(&self) -> u8 {
        self.players
    }

    #[pyo3(signature = (seeds=None))]
    fn reset(&mut self, py: Python<'_>, seeds: Option<&Bound<'_, PyAny>>) -> PyResult<()> {
        let seeds = match seeds {
            None => gym::seeds(self.seed, self.games),
            Some(seeds) => match seeds.extract::<u64>() {
                Ok(seed) => gym::seeds(seed, self.games),
                Err(_) => seeds.extract::<Vec<u64>>()?,
            },
        };
        let mut borrowed = self.borrow(py)?;
        let mut told = borrowed.told()?;
        let vector = &mut self.vector;
        py.detach(|| vector.reset(&seeds, &mut told)).map_err(wrong)
    }

    fn step(&mut self, py: Python<'_>, actions: &Bound<'_, PyAny>) -> PyResult<()> {
        // Any other kind of whole numbers is copied first.
        let array = match actions.cast::<PyArray1<i64>>() {
            Ok(array) => array.clone(),
            Err(_) => integers(actions)?,
        };
        let actions: PyReadonlyArray1<'_, i64> = array.try_readonly().map_err(wrong)?;
        let owned;
        let actions = if let Ok(slice) = actions.as_slice() {
            slice
        } else {
            owned = actions.as_array().to_vec();
            &owned
        };
        let mut borrowed = self.borrow(py)?;
        let mut told = borrowed.told()?;
        let vector = &mut self.vector;
        py.detach(|| vector.step(actions, &mut told)).map_err(refused)
    }

    fn sample<'py>(&mut self, py: Python<'py>) -> PyResult<Bound<'py, PyArray1<i64>>> {
        let array = self.actions.bind(py).clone();
        {
            let mut borrowed = array.try_readwrite().map_err(wrong)?;
            let actions = borrowed.as_slice_mut().map_err(wrong)?;
            let vector = &mut self.vector;
            py.detach(|| vector.sample(actions)).map_err(wrong)?;
        }
        Ok(array)
    }

    fn __repr__(&self) -> String {
        format!(
            "<adamant.Vector of {} games of {}, {} players>",
            self.games,
            self.kind.name(),
            self.players
        )
    }
}

/// No vector takes more.
const MOST_BYTES: usize = 64 << 30;

/// A list or array of whole numbers as `NumPy`'s own 64-bit ones.
fn integers<'py>(actions: &Bound<'py, PyAny>) -> PyResult<Bound<'py, PyArray1<i64>>> {
    let numpy = actions.py().import("numpy")?;
    let array = numpy.call_method1("asarray", (actions,))?;
    let kind: String = array.getattr("dtype")?.getattr("kind")?.extract()?;
    if kind != "i" && kind != "u" {
        return Err(wrong("actions are whole numbers, one for each game"));
    }
    let array = numpy.call_method1("ascontiguousarray", (array, numpy.getattr("int64")?))?;
    array.cast_into::<PyArray1<i64>>().map_err(|_| wrong("actions are one number for each game"))
}
