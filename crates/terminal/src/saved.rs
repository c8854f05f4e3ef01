//! The games that are kept by themselves: a file for each, in one folder.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::time::{Duration, SystemTime};

use games::{Kind, with_game};
use serde_json::Value;
use table::{Record, Seats};
use voice::{Lang, Message, Names, Voice, Voiced as _, console as words};

use crate::Store;

/// An unfinished game that can be gone on with.
pub(crate) struct SavedGame {
    /// Where its record is.
    pub(crate) file: PathBuf,
    /// How long ago its last move was made.
    age: Duration,
    names: Names,
    about: Message,
}

impl SavedGame {
    /// What the game is, who plays, how far they came, and when.
    pub(crate) fn describe(&self, lang: Lang) -> String {
        let to = Voice::of(lang).to(table::Viewer::Spectator, &self.names);
        format!("{} · {}", to.say(&self.about), to.say(&ago(self.age)))
    }
}

/// A new file for a game of this kind: its name, and the first number that is free.
pub(crate) fn create(folder: &Path, kind: &str) -> io::Result<Store> {
    fs::create_dir_all(folder)?;
    let mut number = 1 + fs::read_dir(folder)?.count();
    loop {
        match Store::create(folder.join(format!("{kind}-{number}.json"))) {
            Err(error) if error.kind() == io::ErrorKind::AlreadyExists => number += 1,
            created => return created.map(Store::automatic),
        }
    }
}

/// The unfinished games that no other terminal has open, the latest first. Files that hold no such game are passed over.
pub(crate) fn unfinished(folder: Option<&Path>, only: Option<Kind>) -> Vec<SavedGame> {
    let Some(folder) = folder else { return Vec::new() };
    let files = fs::read_dir(folder).into_iter().flatten().flatten();
    let mut games: Vec<SavedGame> = files
        .map(|entry| folder.join(entry.file_name()))
        .filter(|file| file.extension().is_some_and(|ending| ending == "json"))
        .filter_map(|file| read(file, only))
        .collect();
    games.sort_by_key(|game| game.age);
    games
}

fn read(file: PathBuf, only: Option<Kind>) -> Option<SavedGame> {
    let record: Value = serde_json::from_str(&fs::read_to_string(&file).ok()?).ok()?;
    let kind = Kind::of_record(&record).ok()?;
    if only.is_some_and(|only| only != kind) || record.get("result").is_some_and(|r| !r.is_null()) {
        return None;
    }
    let changed = fs::metadata(&file).ok()?.modified().ok()?;
    let age = SystemTime::now().duration_since(changed).unwrap_or_default();
    let (names, about) = with_game!(kind, G => {
        let record = Record::<G>::from_value(record).ok()?;
        let moves = u16::try_from(record.moves.len()).unwrap_or(u16::MAX);
        let about = words::resume_game(G::title(), Seats::all(record.players), moves);
        (Names::from(record.names), about)
    });
    // A game that is open elsewhere cannot be gone on with here.
    Store::open(&file).ok()?;
    Some(SavedGame { file, age, names, about })
}

/// How long ago something was, roughly.
fn ago(age: Duration) -> Message {
    let minutes = age.as_secs() / 60;
    let (unit, count) = match minutes {
        0 => ("now", 0),
        1..60 => ("minutes", minutes),
        60..1440 => ("hours", minutes / 60),
        _ => ("days", minutes / 1440),
    };
    words::ago(unit, i32::try_from(count).unwrap_or(i32::MAX))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_time_is_told_roughly_in_every_language() {
        let said = |seconds| Voice::of(Lang::En).say(&ago(Duration::from_secs(seconds)));
        assert_eq!(said(5), "just now");
        assert_eq!(said(60), "a minute ago");
        assert_eq!(said(7_200), "2 hours ago");
        assert_eq!(said(100_000), "yesterday");
        assert_eq!(said(1_000_000), "11 days ago");
        for lang in Lang::ALL {
            assert!(!Voice::of(lang).say(&ago(Duration::from_mins(150))).contains("terminal"));
        }
    }
}
