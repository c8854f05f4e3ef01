//! `adamant play` and `adamant learn`: a game in this terminal, and a guided first one.

use std::process::ExitCode;
use std::time::Duration;

use anyhow::anyhow;
use games::{Kind, with_game};
use serde_json::{Map, Value};
use terminal::{Mode, PlayError, PlayOptions, Resume};

use crate::cli::{Learn, Play};
use crate::in_data_folder;
use crate::language::{lang, say};
use crate::new_seed;
use crate::record_files::said;
use crate::simulate::options;
use crate::usage::usage;

pub(crate) fn run(args: &Play) -> anyhow::Result<ExitCode> {
    let (game, resume) = resume(args);
    ended(terminal::play(PlayOptions {
        game,
        players: args.players,
        people: args.people,
        names: args.names.clone(),
        bots: args.bots.clone(),
        options: agreed(args),
        seed: args.seed.map_or_else(new_seed, Ok)?,
        lang: lang(),
        record: args.record.clone(),
        force: args.force,
        games: in_data_folder("games"),
        explained: in_data_folder("explained").filter(|_| !args.no_explanations),
        resume,
        mode: Mode::of(args.plain),
        pace: Duration::from_millis(args.pace),
    }))
}

/// Teaches a game, and plays a real one against easy bots.
pub(crate) fn learn(args: &Learn) -> anyhow::Result<ExitCode> {
    ended(terminal::learn(PlayOptions {
        game: args.game,
        seed: new_seed()?,
        lang: lang(),
        games: in_data_folder("games"),
        explained: in_data_folder("explained"),
        mode: Mode::of(args.plain),
        pace: Duration::from_millis(700),
        ..PlayOptions::default()
    }))
}

/// What a command at a terminal comes to.
pub(crate) fn ended(played: Result<(), PlayError>) -> anyhow::Result<ExitCode> {
    match played {
        Ok(()) => Ok(match terminal::ended_by() {
            Some(signal) => ExitCode::from(128 + signal),
            None => ExitCode::SUCCESS,
        }),
        Err(PlayError::Options(what)) => usage(&what),
        Err(PlayError::Record { file, error }) => Err(anyhow!("{file}: {}", say(&said(&error)))),
        // Its kind is asked for: a reader that has seen enough is no failure.
        Err(PlayError::Terminal(error)) => Err(error.into()),
        Err(error) => Err(error.into()),
    }
}

/// Which game to go on with. The name of a game in the place of a file is the game: `--resume kadora`.
fn resume(args: &Play) -> (Option<Kind>, Option<Resume>) {
    match &args.resume {
        None => (args.game, None),
        Some(None) => (args.game, Some(Resume::Saved)),
        Some(Some(file)) => match file.to_str().map(str::parse::<Kind>) {
            Some(Ok(kind)) if args.game.is_none() && !file.exists() => {
                (Some(kind), Some(Resume::Saved))
            }
            _ => (args.game, Some(Resume::File(file.clone()))),
        },
    }
}

/// The options of the game, as in game files.
fn agreed(args: &Play) -> Map<String, Value> {
    let Some(kind) = args.game else { return Map::new() };
    let agreed = with_game!(kind, G => {
        let options = options::<G>(&args.options).unwrap_or_else(|error| usage(&error));
        serde_json::to_value(options)
    });
    match agreed {
        Ok(Value::Object(map)) => map,
        _ => Map::new(),
    }
}
