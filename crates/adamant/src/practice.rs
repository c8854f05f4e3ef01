//! `adamant practice`: positions with one best answer, and the search for new ones.

use std::path::Path;
use std::process::ExitCode;
use std::sync::atomic::Ordering;

use games::with_game;
use practice::{Search, find, write};
use terminal::{Lines, Mode};
use voice::tools as words;

use crate::cli::Practice;
use crate::in_data_folder;
use crate::interrupt::{interrupted, stop_on_interrupt};
use crate::language::{lang, say};
use crate::output::Output;
use crate::progress::progress;

pub(crate) fn run(args: &Practice) -> anyhow::Result<ExitCode> {
    if let Some(file) = &args.find {
        return look(args, file);
    }
    let solved = in_data_folder("practice.json");
    let mode = Mode::of(args.plain);
    terminal::practise(args.game, lang(), mode, solved, &mut Lines::standard())?;
    Ok(ExitCode::SUCCESS)
}

/// Looks for positions, and writes those that were found.
fn look(args: &Practice, file: &Path) -> anyhow::Result<ExitCode> {
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
        return Ok(interrupted());
    }
    let told = words::practice_found(found.len(), u64::from(args.games), args.seed);
    output.write_whole(&write(args.game, args.seed, &found))?;
    anstream::eprintln!("{}", say(&told));
    Ok(ExitCode::SUCCESS)
}
