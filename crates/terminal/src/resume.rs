//! Which of the games that are kept by themselves to go on with.

use std::io::{self, BufRead, Write};
use std::path::PathBuf;
use std::time::Duration;

use games::Kind;
use prose::Command;
use ratatui::Frame;
use ratatui::crossterm::event::KeyCode;
use ratatui::layout::Rect;
use ratatui::style::Style;
use table::Viewer;
use voice::{Lang, Names, Voice, console as words, typed};

use crate::full::{Input, Page, Says, Screen, draw, too_small};
use crate::lines::{Answer, Lines};
use crate::saved::{SavedGame, SavedGames};
use crate::scene::{Canvas, Ink, Key, Press};
use crate::setup::{Mode, Wish, standard_lines};

/// What came of asking which game to go on with.
pub(crate) enum Chosen {
    /// This one.
    Game(PathBuf),
    /// None of them.
    Nothing,
    /// There is none.
    NoGame,
}

/// The only unfinished game, or the one that is chosen from several.
pub(crate) fn choose(wish: &Wish, only: Option<Kind>) -> io::Result<Chosen> {
    let folder = wish.games.as_deref().map(SavedGames::new);
    let games = folder.map_or_else(Vec::new, |folder| folder.unfinished(only));
    let at = match &games[..] {
        [] => return Ok(Chosen::NoGame),
        [_] => Some(0),
        _ => match wish.mode {
            Mode::Plain => plain(&mut standard_lines(), &games, wish.lang)?,
            Mode::Full { colour } => full(&games, wish.lang, colour)?,
        },
    };
    let chosen = at.and_then(|at| games.into_iter().nth(at));
    Ok(chosen.map_or(Chosen::Nothing, |game| Chosen::Game(game.file)))
}

fn plain(
    lines: &mut Lines<impl BufRead, impl Write>,
    games: &[SavedGame],
    lang: Lang,
) -> io::Result<Option<usize>> {
    let voice = Voice::of(lang);
    for (number, game) in (1..).zip(games) {
        lines.say(&format!("{number}: {}", game.describe(lang)))?;
    }
    loop {
        let usual = voice.say(&words::menu_usual("1"));
        lines.say(&format!("{} {usual}", voice.say(&words::resume_ask())))?;
        let line = match lines.read_line()? {
            Answer::End => return Ok(None),
            Answer::TooLong => String::from("…"),
            Answer::Line(line) => line,
        };
        if line.is_empty() {
            return Ok(Some(0));
        }
        if Command::read(&line, lang) == Some(Command::Quit) {
            return Ok(None);
        }
        match line.parse::<usize>() {
            Ok(number) if (1..=games.len()).contains(&number) => return Ok(Some(number - 1)),
            _ => {
                let line: String = line.chars().take(60).collect();
                lines.say(&voice.say(&typed::not_understood(line)))?;
            }
        }
    }
}

fn full(games: &[SavedGame], lang: Lang, colour: bool) -> io::Result<Option<usize>> {
    let mut screen = Screen::open()?;
    let to = Voice::of(lang).to(Viewer::Spectator, Names::none());
    let lines: Vec<String> = games.iter().map(|game| game.describe(lang)).collect();
    let (mut at, mut hits, mut hidden) = (0, Vec::new(), false);
    loop {
        screen.terminal.draw(|frame: &mut Frame<'_>| {
            hits.clear();
            hidden = too_small(frame, MENU, &to);
            if hidden {
                return;
            }
            let page = Page {
                title: "Adamant".to_owned(),
                right: to.say(&words::resume_title()),
                log: &[],
                back: 0,
                says: Says::Plain(String::new()),
                keys: vec![
                    Key::named(KeyCode::Down, "↑↓", to.say(&words::key_choose())),
                    Key::named(KeyCode::Enter, "Enter", to.say(&words::key_go_on())),
                    Key::new('q', to.say(&words::key_quit())),
                ],
                ink: Ink::new(colour),
                least: MENU,
            };
            draw(&page, frame, &mut hits, |canvas| draw_list(&lines, at, canvas));
        })?;
        let key = match screen.input(Duration::from_millis(500))? {
            Some(Input::Interrupt | Input::Terminate) => return Ok(None),
            Some(Input::Key(key)) if !hidden => key,
            Some(Input::Click(position)) => {
                match hits.iter().rev().find(|(part, _)| part.contains(position)) {
                    Some(&(_, Press::Key(key))) => key,
                    Some(&(_, Press::At(row))) if row == at => KeyCode::Enter,
                    Some(&(_, Press::At(row))) => {
                        at = row;
                        continue;
                    }
                    None => continue,
                }
            }
            _ => continue,
        };
        match key {
            KeyCode::Up | KeyCode::Char('k') => at = (at + lines.len() - 1) % lines.len(),
            KeyCode::Down | KeyCode::Tab | KeyCode::Char('j') => at = (at + 1) % lines.len(),
            KeyCode::Enter => return Ok(Some(at)),
            KeyCode::Char('q' | 'Q') | KeyCode::Esc => return Ok(None),
            _ => {}
        }
    }
}

/// The smallest window in which a menu can be seen.
pub(crate) const MENU: (u16, u16) = (60, 18);

fn draw_list(lines: &[String], at: usize, canvas: &mut Canvas<'_>) {
    let ink = canvas.ink;
    let room = usize::from(canvas.area.height.saturating_sub(2)).max(1);
    // The chosen line is always among those shown.
    let first = (at + 1).saturating_sub(room);
    for (y, (row, line)) in (1..).zip(lines.iter().enumerate().skip(first).take(room)) {
        let style = if row == at { ink.chosen() } else { Style::new() };
        canvas.put(2, y, if row == at { "▸" } else { " " }, ink.strong());
        canvas.put(4, y, &format!(" {line} "), style);
        canvas.hit(Rect::new(0, y, canvas.area.width, 1), Press::At(row));
    }
}
