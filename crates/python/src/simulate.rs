//! Random games on all cores, for Python.

use games::with_game;
use luck::Dice;
use numpy::ndarray::Array2;
use numpy::{IntoPyArray, PyArray2};
use pyo3::prelude::*;
use pyo3::types::PyDict;
use rayon::prelude::*;
use table::{Outcome, Seat, Viewer, play_at_random};

use crate::any_game::options as read_options;
use crate::fault::{self, wrong};
use crate::game::{kind_of, options_of, players_of, seed_of};

/// No run plays more: their scores would not fit in memory.
const MAX_GAMES: usize = 1 << 30;

/// Plays whole games at random: scores and parts of the win, a row for each game.
#[pyfunction]
#[pyo3(signature = (game, players, games, *, seed=None, threads=0, **options))]
#[expect(clippy::type_complexity, reason = "two arrays")]
pub(crate) fn simulate<'py>(
    py: Python<'py>,
    game: &str,
    players: i64,
    games: usize,
    seed: Option<u64>,
    threads: usize,
    options: Option<&Bound<'py, PyDict>>,
) -> PyResult<(Bound<'py, PyArray2<i16>>, Bound<'py, PyArray2<f32>>)> {
    let (kind, players, given) = (kind_of(game)?, players_of(players), options_of(options)?);
    let seed = seed_of(seed)?;
    if games > MAX_GAMES || threads > 1024 {
        return Err(wrong(format!("at most {MAX_GAMES} games on 1024 threads")));
    }
    let pool = rayon::ThreadPoolBuilder::new()
        .num_threads(threads)
        .build()
        .map_err(|error| wrong(format!("cannot start the threads: {error}")))?;
    let outcomes: Vec<Outcome> = with_game!(kind, G => {
        let options = read_options::<G>(given)?;
        let refused = |refusal| fault::refused(&refusal, Viewer::Spectator);
        <G as table::Game>::new(players, &options).map_err(refused)?;
        let played: Result<Vec<_>, _> = py.detach(|| {
            pool.install(|| {
                (0..games as u64)
                    .into_par_iter()
                    .map(|number| {
                        let mut dice = Dice::of_game(seed, number);
                        let game = play_at_random::<G>(players, &options, &mut dice, &mut ())?;
                        Ok(table::Game::outcome(&game).expect("a whole game has an outcome"))
                    })
                    .collect()
            })
        });
        played.map_err(refused)?
    });
    let n = usize::from(players);
    let mut scores = Array2::zeros((games, n));
    let mut wins = Array2::zeros((games, n));
    for (i, outcome) in outcomes.iter().enumerate() {
        for seat in Seat::all(players) {
            scores[(i, seat.index())] = outcome.scores[seat.index()];
            wins[(i, seat.index())] = outcome.share(seat);
        }
    }
    Ok((scores.into_pyarray(py), wins.into_pyarray(py)))
}
