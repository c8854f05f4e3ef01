//! `adamant play` and `adamant learn`: a game in this terminal, and a guided first one.

use std::time::Duration;

use anyhow::anyhow;
use games::{Kind, with_game};
use serde_json::{Map, Value};
use terminal::{Mode, PlayError, Resume, Wish};
use voice::{Lang, Voice};

use crate::Done;
use crate::cli::{Learn, Play};
use crate::folders::data_folder;
use crate::lines::said;
use crate::new_seed;
use crate::simulate::options;
use crate::usage::usage;

pub(crate) fn run(args: &Play) -> anyhow::Result<Done> {
    let (game, resume) = resume(args);
    let lang = args.language.lang();
    let wish = Wish {
        game,
        players: args.players,
        people: args.people,
        names: args.names.clone(),
        bots: args.bots.clone(),
        options: agreed(args),
        seed: args.seed.map_or_else(new_seed, Ok)?,
        lang,
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
    ended(terminal::play(wish), lang)
}

/// Teaches a game, and plays a real one against easy bots.
pub(crate) fn learn(args: &Learn) -> anyhow::Result<Done> {
    let lang = args.language.lang();
    let wish = Wish {
        game: args.game,
        seed: new_seed()?,
        lang,
        games: data_folder().map(|folder| folder.join("games")),
        explained: data_folder().map(|folder| folder.join("explained")),
        mode: Mode::of(args.plain),
        pace: Duration::from_millis(700),
        ..Wish::default()
    };
    ended(terminal::learn(wish), lang)
}

/// What a game came to.
fn ended(played: Result<(), PlayError>, lang: Lang) -> anyhow::Result<Done> {
    match played {
        Ok(()) => Ok(terminal::ended_by().map_or(Done::Well, Done::Signal)),
        Err(PlayError::Wish(what)) => usage(&what),
        Err(PlayError::Record { file, error }) => {
            Err(anyhow!("{file}: {}", Voice::of(lang).say(&said(&error))))
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
