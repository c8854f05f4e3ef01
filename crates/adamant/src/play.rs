//! `adamant play`: a game in this terminal.

use std::time::Duration;

use anyhow::Context;
use games::with_game;
use serde_json::{Map, Value};
use terminal::{Mode, PlayError, Wish};

use crate::Done;
use crate::cli::Play;
use crate::simulate::{options, usage};

pub(crate) fn run(args: &Play) -> anyhow::Result<Done> {
    let seed = match args.seed {
        Some(seed) => seed,
        None => getrandom::u64().context("this machine has no random numbers: give it a --seed")?,
    };
    let wish = Wish {
        game: args.game,
        players: args.players,
        people: args.people,
        names: args.names.clone(),
        bots: args.bots.clone(),
        options: agreed(args),
        seed,
        lang: args.language.lang(),
        record: args.record.clone(),
        resume: args.resume.clone(),
        mode: Mode::of(args.plain),
        pace: Duration::from_millis(args.pace),
    };
    match terminal::play(wish) {
        Ok(_) => Ok(Done::Well),
        Err(PlayError::Wish(what)) => usage(&what),
        Err(error) => Err(error.into()),
    }
}

/// What is agreed before the game, as in records.
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
