//! `adamant practice`: positions with one best answer, and the search for new ones.

use std::path::Path;
use std::sync::atomic::Ordering;

use games::with_game;
use practice::{Search, find, write};
use terminal::Mode;
use voice::tools as words;

use crate::Done;
use crate::cli::Practice;
use crate::folders::data_folder;
use crate::interrupt::{INTERRUPTED, stop_on_interrupt};
use crate::language::say;
use crate::output::Output;
use crate::progress::progress;

/// Where it is stored which positions were solved.
const SOLVED: &str = "practice.json";

pub(crate) fn run(args: &Practice) -> anyhow::Result<Done> {
    if let Some(file) = &args.find {
        return look(args, file);
    }
    let solved = data_folder().map(|folder| folder.join(SOLVED));
    terminal::practise(args.game, args.language.lang(), Mode::of(args.plain), solved)?;
    Ok(Done::Well)
}

/// Looks for positions, and writes those that were found.
fn look(args: &Practice, file: &Path) -> anyhow::Result<Done> {
    let output = Output::open(file, args.force)?;
    let stop = stop_on_interrupt()?;
    let progress = progress("games", 0, Some(args.games.into()), args.quiet);
    let search = Search { seed: args.seed, games: args.games, ..Search::default() };
    let mut goes_on = |done: u32, _| {
        progress.set_position(done.into());
        !stop.load(Ordering::Relaxed)
    };
    let found = with_game!(args.game, G => find::<G>(search, &mut goes_on));
    progress.finish_and_clear();
    // What a part of the games brings is not what this seed stands for.
    if stop.load(Ordering::Relaxed) {
        return Ok(INTERRUPTED);
    }
    let told = words::practice_found(found.len(), u64::from(args.games), args.seed);
    output.write_whole(&write(args.game, args.seed, &found))?;
    anstream::eprintln!("{}", say(&told));
    Ok(Done::Well)
}
