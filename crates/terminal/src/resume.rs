//! Which of the games that are kept by themselves to go on with.

use std::io::{self, BufRead, Write};
use std::path::PathBuf;

use ratatui::Frame;
use ratatui::crossterm::event::KeyCode;
use ratatui::layout::Rect;
use ratatui::style::Style;
use table::Viewer;
use voice::{Lang, Names, Voice, console as words};

use crate::full::{IDLE_POLL, Input, Page, Screen, Window};
use crate::lines::Lines;
use crate::menu::{LEAST, one_of};
use crate::saved::{SavedGame, unfinished};
use crate::scene::{Canvas, Key, Press};
use crate::setup::{Mode, PlayError, Wish, standard_lines};

/// The only unfinished game, or the one that is chosen from several; nothing if none of them is.
pub(crate) fn choose(wish: &Wish) -> Result<Option<PathBuf>, PlayError> {
    let mut games = unfinished(wish.games.as_deref(), wish.game);
    let at = match (&games[..], wish.mode) {
        ([], _) => return Err(wish.wrong(&words::resume_none())),
        ([_], _) => Some(0),
        (_, Mode::Plain) => plain(&mut standard_lines(), &games, wish.lang)?,
        (_, Mode::Full { colour }) => full(&games, wish.lang, colour)?,
    };
    Ok(at.map(|at| games.swap_remove(at).file))
}

fn plain(
    lines: &mut Lines<impl BufRead, impl Write>,
    games: &[SavedGame],
    lang: Lang,
) -> io::Result<Option<usize>> {
    let numbers: Vec<_> = (1..=games.len()).map(|number| number.to_string()).collect();
    for (number, game) in numbers.iter().zip(games) {
        lines.say(&format!("{number}: {}", game.describe(lang)))?;
    }
    one_of(lines, lang, &Voice::of(lang).say(&words::resume_ask()), &numbers, 0)
}

fn full(games: &[SavedGame], lang: Lang, colour: bool) -> io::Result<Option<usize>> {
    let mut screen = Screen::open()?;
    let to = Voice::of(lang).to(Viewer::Spectator, Names::none());
    let lines: Vec<String> = games.iter().map(|game| game.describe(lang)).collect();
    let (mut at, mut window) = (0, Window::new(colour, LEAST));
    loop {
        screen.terminal.draw(|frame: &mut Frame<'_>| {
            window.hidden = window.is_too_small(frame, &to);
            if window.hidden {
                return;
            }
            let keys = vec![
                Key::named(KeyCode::Down, "↑↓", to.say(&words::key_choose())),
                Key::named(KeyCode::Enter, "Enter", to.say(&words::key_go_on())),
                Key::new('q', to.say(&words::key_quit())),
            ];
            let page = Page::menu(to.say(&words::resume_title()), keys);
            page.draw(frame, &mut window, |canvas| draw_list(&lines, at, canvas));
        })?;
        let key = match screen.input(&mut window, IDLE_POLL)? {
            Some(Input::Press(Press::Key(key))) => key,
            Some(Input::Press(Press::At(row))) if row == at => KeyCode::Enter,
            Some(Input::Press(Press::At(row))) => {
                at = row;
                continue;
            }
            Some(Input::Interrupt | Input::Terminate) => return Ok(None),
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
