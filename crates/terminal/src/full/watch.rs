//! Watching a record on the whole screen.

use std::io;
use std::time::Duration;

use ratatui::Frame;
use ratatui::crossterm::event::KeyCode;
use ratatui::layout::Rect;
use table::Viewer;
use voice::{Lang, Voice, console as words, table as table_words};

use super::{Input, Page, Popup, Says, Screen, draw, draw_popup, titled, too_small};
use crate::scene::{Ink, Key, Press, Scene};
use crate::watch::Watched;
use prose::{Watch, book, number};

/// Watches a record; `place` says which of how many it is.
pub(crate) fn watch<G: Scene>(
    watch: &mut Watch<G>,
    lang: Lang,
    colour: bool,
    place: (usize, usize),
) -> io::Result<Watched> {
    let mut screen = Screen::open()?;
    let mut app =
        App { watch, lang, ink: Ink::new(colour), place, popup: None, back: 0, hits: Vec::new() };
    loop {
        screen.terminal.draw(|frame| app.draw(frame))?;
        let press = match screen.input(Duration::from_millis(500))? {
            Some(Input::Interrupt | Input::Terminate) => return Ok(Watched::Enough),
            Some(Input::Key(key)) => key,
            Some(Input::Click(position)) => {
                if app.popup.take().is_some() {
                    continue;
                }
                match app.hits.iter().rev().find(|(part, _)| part.contains(position)) {
                    Some(&(_, Press::Key(key))) => key,
                    _ => continue,
                }
            }
            Some(Input::Wheel(lines)) => {
                match &mut app.popup {
                    Some(popup) => popup.scroll(lines),
                    None => app.back = app.back.saturating_add_signed(isize::from(-lines)),
                }
                continue;
            }
            _ => continue,
        };
        if let Some(watched) = app.press(press) {
            return Ok(watched);
        }
    }
}

struct App<'a, G: Scene> {
    watch: &'a mut Watch<G>,
    lang: Lang,
    ink: Ink,
    place: (usize, usize),
    popup: Option<Popup>,
    back: usize,
    hits: Vec<(Rect, Press)>,
}

impl<G: Scene> App<'_, G> {
    fn press(&mut self, key: KeyCode) -> Option<Watched> {
        if let Some(popup) = &mut self.popup {
            if popup.press(key) {
                self.popup = None;
            }
            return None;
        }
        let (at, last) = self.watch.place();
        match key {
            KeyCode::Char('q' | 'Q') | KeyCode::Esc => return Some(Watched::Enough),
            KeyCode::Char(']') if self.place.0 < self.place.1 => return Some(Watched::Next),
            KeyCode::Char('[') if self.place.0 > 1 => return Some(Watched::Previous),
            KeyCode::Right | KeyCode::Char(' ' | 'n' | 'l') | KeyCode::Enter => {
                self.watch.forwards();
            }
            KeyCode::Left | KeyCode::Backspace | KeyCode::Char('p' | 'h') => {
                self.watch.backwards();
            }
            KeyCode::PageUp => self.watch.go_to(at.saturating_sub(10)),
            KeyCode::PageDown => self.watch.go_to(at + 10),
            KeyCode::Home => self.watch.go_to(0),
            KeyCode::End => self.watch.go_to(last),
            KeyCode::Tab | KeyCode::Char('e') => self.watch.next_viewer(),
            KeyCode::Char('w' | 'W') => {
                let names = self.watch.names().clone();
                let speaker = Voice::of(self.lang).to(self.watch.viewer(), &names);
                let why = titled(self.watch.why(&speaker), &speaker);
                self.popup = (!why.is_empty()).then(|| Popup::new(why));
            }
            KeyCode::Char('?') => self.popup = Some(Popup::new(book::<G>(self.lang))),
            KeyCode::Up => {
                self.back += 1;
                return None;
            }
            KeyCode::Down => {
                self.back = self.back.saturating_sub(1);
                return None;
            }
            _ => {}
        }
        self.back = 0;
        None
    }

    fn draw(&mut self, frame: &mut Frame<'_>) {
        let names = self.watch.names().clone();
        let speaker = Voice::of(self.lang).to(self.watch.viewer(), &names);
        let plain = Voice::of(self.lang).to(Viewer::Spectator, &names);
        self.hits.clear();
        if too_small(frame, G::LEAST, &speaker) {
            return;
        }
        let view = self.watch.game().view(self.watch.viewer());
        let log: Vec<String> = self.watch.story().iter().map(|seen| speaker.say(seen)).collect();
        let (at, last) = self.watch.place();
        let eyes = plain.say(&match self.watch.viewer() {
            Viewer::Seat(seat) => table_words::watch_eyes(seat),
            Viewer::Spectator => table_words::watch_spectator(),
        });
        let mut right = eyes;
        let mut keys = vec![
            Key::named(KeyCode::Right, "←→", speaker.say(&words::key_step())),
            Key::named(KeyCode::End, "Home End", speaker.say(&words::key_ends())),
            Key::named(KeyCode::Tab, "Tab", speaker.say(&words::key_eyes())),
        ];
        if self.place.1 > 1 {
            let record = words::watch_record(number(self.place.0), number(self.place.1));
            right = format!("{} · {right}", speaker.say(&record));
            keys.push(Key::named(KeyCode::Char(']'), "[ ]", speaker.say(&words::key_records())));
        }
        keys.push(Key::named(KeyCode::Up, "↑↓", speaker.say(&words::key_scroll())));
        if self.watch.has_reasons() {
            keys.push(Key::new('w', speaker.say(&words::key_why())));
        }
        keys.push(Key::named(KeyCode::Char('?'), "?", speaker.say(&words::key_rules())));
        keys.push(Key::new('q', speaker.say(&words::key_quit())));
        let page = Page {
            title: format!("{} · {}", speaker.say(&G::title()), G::headline(&view, &speaker)),
            right,
            log: &log,
            back: self.back,
            says: Says::Plain(speaker.say(&table_words::watch_title(number(at), number(last)))),
            keys,
            ink: self.ink,
            least: G::LEAST,
        };
        draw(&page, frame, &mut self.hits, |canvas| G::paint(&view, None, &speaker, canvas));
        if let Some(popup) = &mut self.popup {
            draw_popup(popup, frame, self.ink, &speaker);
        }
    }
}
