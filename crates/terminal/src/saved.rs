//! The games that are saved automatically: a file for each, in one folder; and which of them to go on with.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::time::{Duration, SystemTime};

use games::{Kind, with_game};
use ratatui::crossterm::event::KeyCode;
use ratatui::layout::Rect;
use ratatui::style::Style;
use serde_json::Value;
use table::{Record, Seats};
use voice::{Lang, Message, Names, Voice, Voiced as _, console as words};

use crate::Store;
use crate::full::{IDLE_POLL, Page, Screen, Window};
use crate::lines::Lines;
use crate::menu::{LEAST, among_rows, one_of};
use crate::scene::{CHOSEN, Canvas, Key, Press, STRONG};
use crate::setup::{Mode, PlayError, PlayOptions};

/// An unfinished game that can be gone on with.
pub(crate) struct SavedGame {
    /// Where its record is.
    file: PathBuf,
    /// How long ago its last move was made.
    age: Duration,
    names: Names,
    about: Message,
}

impl SavedGame {
    /// What the game is, who plays, how far they came, and when.
    fn describe(&self, lang: Lang) -> String {
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

/// The only unfinished game, or the one that is chosen from several; nothing if none of them is.
pub(crate) fn choose(options: &PlayOptions) -> Result<Option<PathBuf>, PlayError> {
    let mut games = unfinished(options.games.as_deref(), options.game);
    let at = match (&games[..], options.mode) {
        ([], _) => return Err(options.wrong(&words::resume_none())),
        ([_], _) => Some(0),
        (_, Mode::Plain) => plain(&mut Lines::standard(), &games, options.lang)?,
        (_, Mode::Full { colour }) => full(&games, options.lang, colour)?,
    };
    Ok(at.map(|at| games.swap_remove(at).file))
}

fn plain(lines: &mut Lines<'_>, games: &[SavedGame], lang: Lang) -> io::Result<Option<usize>> {
    let numbers: Vec<_> = (1..=games.len()).map(|number| number.to_string()).collect();
    for (number, game) in numbers.iter().zip(games) {
        lines.say(&format!("{number}: {}", game.describe(lang)))?;
    }
    one_of(lines, lang, &Voice::of(lang).say(&words::resume_ask()), &numbers, 0)
}

fn full(games: &[SavedGame], lang: Lang, colour: bool) -> io::Result<Option<usize>> {
    let mut screen = Screen::open()?;
    let voice = Voice::of(lang);
    let lines: Vec<String> = games.iter().map(|game| game.describe(lang)).collect();
    let (mut at, mut window) = (0, Window::new(lang, colour, LEAST));
    let keys = vec![
        Key::named(KeyCode::Down, "↑↓", voice.say(&words::key_choose())),
        Key::named(KeyCode::Enter, "Enter", voice.say(&words::key_go_on())),
        Key::new('q', voice.say(&words::key_quit())),
    ];
    let page = Page::menu(voice.say(&words::resume_title()), keys);
    loop {
        screen.terminal.draw(|frame| {
            if !window.is_too_small(frame) {
                page.draw(frame, &mut window, |canvas| draw_list(&lines, at, canvas));
            }
        })?;
        let input = screen.input(&mut window, IDLE_POLL)?;
        match input.and_then(|input| among_rows(input, &mut at, lines.len())) {
            Some(Press::At(_) | Press::Key(KeyCode::Enter)) => return Ok(Some(at)),
            Some(Press::Key(KeyCode::Char('q' | 'Q') | KeyCode::Esc)) => return Ok(None),
            _ => {}
        }
    }
}

fn draw_list(lines: &[String], at: usize, canvas: &mut Canvas<'_>) {
    let room = usize::from(canvas.area.height.saturating_sub(2)).max(1);
    // The chosen line is always among those shown.
    let first = (at + 1).saturating_sub(room);
    for (y, (row, line)) in (1..).zip(lines.iter().enumerate().skip(first).take(room)) {
        let style = if row == at { CHOSEN } else { Style::new() };
        canvas.put(2, y, if row == at { "▸" } else { " " }, STRONG);
        canvas.put(4, y, &format!(" {line} "), style);
        canvas.hit(Rect::new(0, y, canvas.area.width, 1), Press::At(row));
    }
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
