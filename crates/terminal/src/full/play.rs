//! Playing on the whole screen.

use std::io;
use std::thread::{self, JoinHandle};
use std::time::{Duration, Instant};

use bots::Decision;
use ratatui::backend::TestBackend;
use ratatui::crossterm::event::KeyCode;
use ratatui::{Frame, Terminal};
use table::{Game, Refusal as _, Seat, Viewer};
use voice::{Lang, Names, Speaker, Voice, console as words, table as table_words};

use super::{IDLE_POLL, Input, Page, Popup, Says, Screen, Window, draw_card};
use crate::exit_message::{save_elsewhere, where_saved};
use crate::first::Explainer;
use crate::scene::{FullScreen, Key, Press, letters_of, meant, rows};
use crate::session::{Session, SessionState};
use crate::watch::why;
use prose::{book, clause};

/// How long to wait while a bot thinks.
const BUSY_POLL: Duration = Duration::from_millis(20);

/// Plays a session on the whole screen.
pub(crate) fn play<G: FullScreen>(
    session: &mut Session<G>,
    lang: Lang,
    colour: bool,
    pace: Duration,
    explainer: Explainer,
) -> io::Result<()> {
    let names = session.names().clone();
    let mut screen = Screen::open()?;
    let mut app = App::new(session, &names, lang, colour, pace, explainer);
    loop {
        screen.terminal.draw(|frame| app.draw(frame))?;
        let waiting = app.window.hidden || app.advance();
        let within = if waiting { IDLE_POLL } else { BUSY_POLL };
        let leaves = match screen.input(&mut app.window, within)? {
            Some(Input::Press(press)) => app.press(press),
            // A game that is not saved is not thrown away unasked.
            Some(Input::Interrupt) if app.session.saved_to().is_err() && !app.leaving => {
                app.leaving = true;
                false
            }
            Some(Input::Interrupt | Input::Terminate) => true,
            Some(Input::Wheel(lines)) => {
                app.scroll(-isize::from(lines));
                false
            }
            _ => false,
        };
        if leaves {
            return Ok(());
        }
    }
}

/// What a session looks like in a window of so many columns and rows, row by row.
pub fn picture<G: FullScreen>(
    session: &mut Session<G>,
    lang: Lang,
    (width, height): (u16, u16),
) -> Vec<String> {
    let names = session.names().clone();
    let mut app = App::new(session, &names, lang, false, Duration::ZERO, Explainer::default());
    let Ok(mut terminal) = Terminal::new(TestBackend::new(width, height));
    let Ok(drawn) = terminal.draw(|frame| app.draw(frame));
    rows(drawn.buffer)
}

/// A bot that is thinking, on a thread of its own.
type Thinking<G> = JoinHandle<Option<Decision<<G as Game>::Action>>>;

/// What one viewer has been told, stored until there is more or another looks.
#[derive(Default)]
struct Log {
    viewer: Option<Viewer>,
    events: usize,
    lines: Vec<String>,
}

struct App<'a, G: FullScreen> {
    session: &'a mut Session<G>,
    names: &'a Names,
    lang: Lang,
    pace: Duration,
    cursor: G::Cursor,
    log: Log,
    /// How many lines the log is scrolled back.
    back: usize,
    /// Whether the player is asked whether to leave.
    leaving: bool,
    /// The name of another file for the record, while it is typed.
    file: Option<String>,
    refused: Option<G::Refusal>,
    thinking: Option<(Seat, Thinking<G>)>,
    /// A hint that was asked for.
    hint: Option<Thinking<G>>,
    explainer: Explainer,
    /// What was explained, each after how many events.
    explained: Vec<(usize, String)>,
    /// When the table last moved without a key.
    moved: Instant,
    window: Window,
}

impl<'a, G: FullScreen> App<'a, G> {
    fn new(
        session: &'a mut Session<G>,
        names: &'a Names,
        lang: Lang,
        colour: bool,
        pace: Duration,
        explainer: Explainer,
    ) -> Self {
        Self {
            session,
            names,
            lang,
            pace,
            cursor: G::Cursor::default(),
            log: Log::default(),
            back: 0,
            leaving: false,
            file: None,
            refused: None,
            thinking: None,
            hint: None,
            explainer,
            explained: Vec::new(),
            moved: Instant::now(),
            window: Window::new(lang, colour, G::LEAST),
        }
    }

    fn speaker(&self, viewer: Viewer) -> Speaker<'a> {
        Voice::of(self.lang).to(viewer, self.names)
    }

    /// Lets chance and bots move when it is time. True if only a person can go on.
    fn advance(&mut self) -> bool {
        let due = self.moved.elapsed() >= self.pace;
        match self.session.state() {
            SessionState::Chance if due => {
                self.session.chance();
                self.moved = Instant::now();
            }
            SessionState::Chance => {}
            SessionState::Bot(seat) => self.bot(seat, due),
            SessionState::Choose(_) => return !self.hint(),
            SessionState::Curtain(_) | SessionState::Look | SessionState::Over => return true,
        }
        false
    }

    /// Shows the hint that was asked for once it is there. True while it is awaited.
    fn hint(&mut self) -> bool {
        if let Some(hint) = self.hint.take_if(|hint| hint.is_finished()) {
            let decision = hint.join().ok().flatten();
            let viewer = self.session.viewer().unwrap_or(Viewer::Spectator);
            let hint = prose::hint::<G>(decision.as_ref(), &self.speaker(viewer));
            self.window.popup = Some(Popup::new(vec![hint]));
        }
        self.hint.is_some()
    }

    /// Lets a bot think, and carries out what it chose once that is due.
    fn bot(&mut self, seat: Seat, due: bool) {
        if self.thinking.is_none() {
            self.thinking = Some((seat, thread::spawn(self.session.thinking(seat))));
        } else if let Some((thinker, thinking)) =
            self.thinking.take_if(|(_, thinking)| due && thinking.is_finished())
        {
            self.session.bot_acts(thinker, thinking.join().ok().flatten());
            self.moved = Instant::now();
            self.cursor = G::Cursor::default();
        }
    }

    fn refresh_log(&mut self) {
        let viewer = self.session.viewer();
        let events = self.session.events().len();
        if self.log.viewer == viewer && self.log.events == events {
            return;
        }
        if let Some(viewer) = viewer {
            let said = self.explainer.explain_news(self.session, viewer, &self.speaker(viewer));
            self.explained.extend(said.into_iter().map(|line| (events, line)));
        }
        let lines = viewer.map(|viewer| self.lines(viewer)).unwrap_or_default();
        self.log = Log { viewer, events, lines };
        self.back = 0;
    }

    /// What `viewer` is told of all that happened, with what explains it.
    fn lines(&self, viewer: Viewer) -> Vec<String> {
        let speaker = self.speaker(viewer);
        let mut lines = Vec::new();
        for (at, event) in (1..).zip(self.session.events()) {
            let news = G::seen(event, viewer).filter(G::is_news);
            lines.extend(news.map(|seen| speaker.say(&seen)));
            let explained = self.explained.iter().filter(|(after, _)| *after == at);
            lines.extend(explained.map(|(_, line)| line.clone()));
        }
        lines
    }

    fn draw(&mut self, frame: &mut Frame<'_>) {
        self.refresh_log();
        if self.window.is_too_small(frame) {
            return;
        }
        match self.session.viewer() {
            None => self.draw_curtain(frame),
            Some(viewer) => self.draw_table(viewer, frame),
        }
        self.window.draw_popup(frame);
        let voice = Voice::of(self.lang);
        let key = |key, does| format!("{key} {}", voice.say(&does));
        if let Some(file) = &self.file {
            let keys = [key("Enter", words::key_file()), key("Esc", words::key_cancel())];
            let lines = [format!("{file}▏"), String::new(), keys.join(" · ")];
            draw_card(frame, &voice.say(&words::ask_file()), &lines);
        } else if self.leaving {
            let mut keys = vec![key("Y", words::key_yes()), key("N", words::key_no())];
            if self.session.saved_to().is_err() {
                keys.push(key("F", words::key_file()));
            }
            let lines = [voice.say(&where_saved(self.session)), String::new(), keys.join(" · ")];
            draw_card(frame, &voice.say(&words::ask_quit()), &lines);
        }
    }

    fn draw_curtain(&self, frame: &mut Frame<'_>) {
        let SessionState::Curtain(seat) = self.session.state() else { return };
        let speaker = self.speaker(Viewer::Spectator);
        let mut lines = vec![speaker.say(&words::pass_on(seat)), String::new()];
        lines.push(speaker.say(&words::ready_plain(seat)));
        if self.session.can_undo() {
            lines.push(format!("U {}", speaker.say(&words::key_undo())));
        }
        lines.push(format!("Q {}", speaker.say(&words::key_quit())));
        draw_card(frame, &speaker.say(&words::curtain_title()), &lines);
    }

    fn draw_table(&mut self, viewer: Viewer, frame: &mut Frame<'_>) {
        let speaker = self.speaker(viewer);
        let view = self.session.game().view(viewer);
        let choosing =
            matches!(self.session.state(), SessionState::Choose(seat) if viewer.is(seat));
        let page = Page {
            title: format!("{} · {}", speaker.say(&G::title()), G::headline(&view, &speaker)),
            right: match viewer {
                Viewer::Seat(seat) => speaker.name(seat),
                Viewer::Spectator => String::new(),
            },
            log: &self.log.lines,
            back: self.back,
            says: self.says(&view, &speaker),
            keys: self.keys(&view, choosing, &speaker),
        };
        let cursor = choosing.then_some(&self.cursor);
        page.draw(frame, &mut self.window, |canvas| G::paint(&view, cursor, &speaker, canvas));
    }

    fn says(&self, view: &G::View, to: &Speaker<'_>) -> Says {
        if let Some(refused) = &self.refused {
            return Says::Refusal(to.say(refused));
        }
        if let Err(not) = self.session.saved_to() {
            return Says::Refusal(to.say(&words::not_saved(not.since, not.error)));
        }
        Says::Plain(match self.session.state() {
            SessionState::Choose(_) if self.hint.is_some() => to.say(&table_words::hint_thinking()),
            SessionState::Choose(_) => match G::note(view, &self.cursor, to) {
                Some(note) => format!("{}\n{note}", G::question(view, to)),
                None => G::question(view, to),
            },
            SessionState::Bot(seat) => to.say(&words::thinking(seat)),
            SessionState::Look => to.say(&words::go_on_plain()),
            SessionState::Over => to.say(&words::game_over()),
            SessionState::Chance | SessionState::Curtain(_) => String::new(),
        })
    }

    fn keys(&self, view: &G::View, choosing: bool, to: &Speaker<'_>) -> Vec<Key> {
        let state = self.session.state();
        let own = choosing.then(|| letters_of(self.lang, G::keys(view, &self.cursor, to)));
        let why = state == SessionState::Over && self.session.has_bots();
        let rules = match self.refused {
            Some(_) => words::key_rule(),
            None => words::key_rules(),
        };
        let go_on = Key::named(KeyCode::Enter, "Enter", to.say(&words::key_go_on()));
        let others = [
            (state == SessionState::Look, go_on),
            (why, Key::new('w', to.say(&words::key_why()))),
            (choosing, Key::new('h', to.say(&words::key_hint()))),
            (self.session.can_undo(), Key::new('u', to.say(&words::key_undo()))),
            (self.session.saved_to().is_err(), Key::new('f', to.say(&words::key_file()))),
            (true, Key::new('?', to.say(&rules))),
            (true, Key::named(KeyCode::PageUp, "PgUp", to.say(&words::key_scroll()))),
            (true, Key::new('q', to.say(&words::key_quit()))),
        ];
        let others = others.into_iter().filter(|(is_usable, _)| *is_usable).map(|(_, key)| key);
        own.into_iter().flatten().chain(others).collect()
    }

    fn scroll(&mut self, lines: isize) {
        let most = self.log.lines.len() * 2;
        self.back = self.back.saturating_add_signed(lines).min(most);
    }

    /// Does what was pressed; true if the player leaves the table.
    fn press(&mut self, press: Press) -> bool {
        let key = match press {
            Press::Key(key) => key,
            Press::At(_) => KeyCode::Null,
        };
        if self.file.is_some() {
            self.type_file(key);
            return false;
        }
        let unsaved = self.session.saved_to().is_err();
        if self.leaving {
            self.leaving = false;
            if unsaved && matches!(key, KeyCode::Char('f' | 'F')) {
                self.file = Some(String::new());
                return false;
            }
            let yes = matches!(key, KeyCode::Char('y' | 'Y' | 'j' | 'J' | 'o' | 'O' | 's' | 'S'));
            return yes || key == KeyCode::Enter;
        }
        if self.window.popup_takes(key) {
            return false;
        }
        match (key, self.session.state()) {
            (KeyCode::Char('q' | 'Q'), SessionState::Over) => return true,
            (KeyCode::Char('q' | 'Q'), _) => self.leaving = true,
            (KeyCode::Char('f' | 'F'), _) if unsaved => self.file = Some(String::new()),
            (KeyCode::Char('h' | 'H'), SessionState::Choose(seat)) => {
                self.hint = Some(thread::spawn(self.session.hinting(seat)));
            }
            (KeyCode::Char('u' | 'U'), _) => {
                self.session.undo();
                self.renew();
            }
            (KeyCode::Char('?'), now) if !matches!(now, SessionState::Curtain(_)) => {
                self.window.popup = Some(Popup::new(match &self.refused {
                    Some(refused) => clause::<G>(refused.clause(), self.lang),
                    None => book::<G>(self.lang),
                }));
            }
            (KeyCode::Char('w' | 'W'), SessionState::Over) => {
                let speaker = self.speaker(self.session.viewer().unwrap_or(Viewer::Spectator));
                self.window.open_reasons(why(&self.session.record(), &speaker));
            }
            (KeyCode::PageUp, _) => self.scroll(3),
            (KeyCode::PageDown, _) => self.scroll(-3),
            (KeyCode::Enter | KeyCode::Char(' '), SessionState::Curtain(_)) => {
                self.session.ready();
                self.renew();
            }
            (KeyCode::Enter | KeyCode::Char(' '), SessionState::Look) => {
                self.session.end_look();
                self.renew();
            }
            (_, SessionState::Choose(seat)) => self.choose(seat, press),
            _ => {}
        }
        false
    }

    /// The name of another file for the record, key by key.
    fn type_file(&mut self, key: KeyCode) {
        let Some(file) = &mut self.file else { return };
        match key {
            KeyCode::Char(letter) => file.push(letter),
            KeyCode::Backspace => {
                file.pop();
            }
            KeyCode::Enter => {
                let file = self.file.take().unwrap_or_default();
                if !file.trim().is_empty() {
                    let said = save_elsewhere(self.session, file.trim());
                    self.window.popup = Some(Popup::new(vec![Voice::of(self.lang).say(&said)]));
                }
            }
            KeyCode::Esc => self.file = None,
            _ => {}
        }
    }

    fn renew(&mut self) {
        self.cursor = G::Cursor::default();
        self.refused = None;
        self.hint = None;
        self.back = 0;
    }

    fn choose(&mut self, seat: Seat, press: Press) {
        let view = self.session.game().view(Viewer::Seat(seat));
        let speaker = self.speaker(Viewer::Seat(seat));
        let keys = letters_of(self.lang, G::keys(&view, &self.cursor, &speaker));
        let Some(actions) = G::press(&view, &mut self.cursor, meant(press, &keys)) else {
            self.refused = None;
            return;
        };
        match self.session.act(seat, &actions) {
            Ok(()) => {
                self.renew();
                self.moved = Instant::now();
            }
            Err(refusal) => self.refused = Some(refusal),
        }
    }
}
