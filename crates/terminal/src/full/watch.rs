//! Watching a record on the whole screen.

use std::io;

use ratatui::Frame;
use ratatui::crossterm::event::KeyCode;
use table::Viewer;
use voice::{Lang, Names, Voice, console as words, table as table_words};

use super::{IDLE_POLL, Input, Page, Popup, Says, Screen, Window};
use crate::scene::{FullScreen, Key, Press};
use crate::watch::Watched;
use prose::{Watch, book};

/// Watches a record; `place` says which of how many it is.
pub(crate) fn watch<G: FullScreen>(
    watch: &mut Watch<G>,
    lang: Lang,
    colour: bool,
    place: (usize, usize),
) -> io::Result<Watched> {
    let mut screen = Screen::open()?;
    let names = watch.names().clone();
    let window = Window::new(lang, colour, G::LEAST);
    let mut app = App { watch, names: &names, lang, place, window, back: 0 };
    loop {
        screen.terminal.draw(|frame| app.draw(frame))?;
        let watched = match screen.input(&mut app.window, IDLE_POLL)? {
            Some(Input::Press(Press::Key(key))) => app.press(key),
            Some(Input::Interrupt | Input::Terminate) => Some(Watched::Enough),
            Some(Input::Wheel(lines)) => {
                app.back = app.back.saturating_add_signed(isize::from(-lines));
                None
            }
            _ => None,
        };
        if let Some(watched) = watched {
            return Ok(watched);
        }
    }
}

struct App<'a, G: FullScreen> {
    watch: &'a mut Watch<G>,
    names: &'a Names,
    lang: Lang,
    place: (usize, usize),
    window: Window,
    back: usize,
}

impl<G: FullScreen> App<'_, G> {
    fn press(&mut self, key: KeyCode) -> Option<Watched> {
        if self.window.popup_takes(key) {
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
                let speaker = Voice::of(self.lang).to(self.watch.viewer(), self.names);
                self.window.open_reasons(self.watch.why(&speaker));
            }
            KeyCode::Char('?') => self.window.popup = Some(Popup::new(book::<G>(self.lang))),
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
        let speaker = Voice::of(self.lang).to(self.watch.viewer(), self.names);
        let plain = Voice::of(self.lang).to(Viewer::Spectator, self.names);
        if self.window.is_too_small(frame) {
            // Nothing is chosen here: keys may be pressed all the same.
            self.window.hidden = false;
            return;
        }
        let view = self.watch.game().view(self.watch.viewer());
        let log: Vec<String> = self.watch.story().iter().map(|seen| speaker.say(seen)).collect();
        let (at, last) = self.watch.place();
        let mut right = plain.say(&match self.watch.viewer() {
            Viewer::Seat(seat) => table_words::watch_eyes(seat),
            Viewer::Spectator => table_words::watch_spectator(),
        });
        let mut keys = vec![
            Key::named(KeyCode::Right, "←→", speaker.say(&words::key_step())),
            Key::named(KeyCode::End, "Home End", speaker.say(&words::key_ends())),
            Key::named(KeyCode::Tab, "Tab", speaker.say(&words::key_eyes())),
        ];
        if self.place.1 > 1 {
            let record = words::watch_record(self.place.0, self.place.1);
            right = format!("{} · {right}", speaker.say(&record));
            keys.push(Key::named(KeyCode::Char(']'), "[ ]", speaker.say(&words::key_records())));
        }
        keys.push(Key::named(KeyCode::Up, "↑↓", speaker.say(&words::key_scroll())));
        if self.watch.has_reasons() {
            keys.push(Key::new('w', speaker.say(&words::key_why())));
        }
        keys.push(Key::new('?', speaker.say(&words::key_rules())));
        keys.push(Key::new('q', speaker.say(&words::key_quit())));
        let page = Page {
            title: format!("{} · {}", speaker.say(&G::title()), G::headline(&view, &speaker)),
            right,
            log: &log,
            back: self.back,
            says: Says::Plain(speaker.say(&table_words::watch_title(at, last))),
            keys,
        };
        page.draw(frame, &mut self.window, |canvas| G::paint(&view, None, &speaker, canvas));
        self.window.draw_popup(frame);
    }
}
