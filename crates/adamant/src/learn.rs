//! `adamant learn`: a guided first game in this terminal.

use std::time::Duration;

use anyhow::{Context, anyhow};
use games::Kind;
use serde_json::Map;
use terminal::{LearnError, LearnWish, Learnt, Mode, Wish};
use voice::{Lang, tools as words};

use crate::Done;
use crate::cli::Learn;
use crate::folders::data_folder;
use crate::language::say;

pub(crate) fn run(args: &Learn) -> anyhow::Result<Done> {
    let wish = LearnWish {
        game: args.game,
        lang: args.language.lang(),
        games: data_folder().map(|folder| folder.join("games")),
        mode: Mode::of(args.plain),
    };
    match terminal::learn(&wish) {
        Ok(Learnt::Left) => {}
        Ok(Learnt::Play(kind)) => play(kind, wish.lang, wish.mode)?,
        // Its kind is asked for: a reader that has seen enough is no failure.
        Err(LearnError::Terminal(error)) => return Err(error.into()),
        Err(LearnError::Lesson(error)) => return Err(anyhow!("{error}")),
    }
    Ok(terminal::ended_by().map_or(Done::Well, Done::Signal))
}

/// A real game against easy bots.
fn play(kind: Kind, lang: Lang, mode: Mode) -> anyhow::Result<()> {
    let wish = Wish {
        game: Some(kind),
        players: None,
        people: None,
        names: Vec::new(),
        bots: vec![terminal::EASY.to_owned()],
        options: Map::new(),
        seed: getrandom::u64().with_context(|| say(&words::no_random()))?,
        lang,
        record: None,
        force: false,
        games: data_folder().map(|folder| folder.join("games")),
        explained: data_folder().map(|folder| folder.join("explained")),
        resume: None,
        mode,
        pace: Duration::from_millis(700),
    };
    terminal::play(wish)?;
    Ok(())
}
