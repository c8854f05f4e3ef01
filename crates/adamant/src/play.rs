//! `adamant play`: a game in this terminal.

use std::time::Duration;

use anyhow::{Context, anyhow};
use games::{Kind, with_game};
use serde_json::{Map, Value};
use terminal::{Mode, PlayError, Resume, Wish};
use voice::{Voice, tools as words};

use crate::Done;
use crate::cli::Play;
use crate::folders::data_folder;
use crate::language::say;
use crate::lines::said;
use crate::simulate::options;
use crate::usage::usage;

pub(crate) fn run(args: &Play) -> anyhow::Result<Done> {
    let seed = match args.seed {
        Some(seed) => seed,
        None => getrandom::u64().with_context(|| say(&words::no_random()))?,
    };
    let (game, resume) = resume(args);
    let wish = Wish {
        game,
        players: args.players,
        people: args.people,
        names: args.names.clone(),
        bots: args.bots.clone(),
        options: agreed(args),
        seed,
        lang: args.language.lang(),
        record: args.record.clone(),
        force: args.force,
        games: data_folder().map(|folder| folder.join("games")),
        explained: data_folder()
            .filter(|_| !args.no_explanations)
            .map(|folder| folder.join("explained")),
        resume,
        mode: Mode::of(args.plain),
        pace: Duration::from_millis(args.pace),
    };
    match terminal::play(wish) {
        Ok(_) => Ok(terminal::ended_by().map_or(Done::Well, Done::Signal)),
        Err(PlayError::Wish(what)) => usage(&what),
        Err(PlayError::Record { file, error }) => {
            let what = Voice::of(args.language.lang()).say(&said(&error));
            Err(anyhow!("{file}: {what}"))
        }
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
