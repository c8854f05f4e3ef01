//! Playing on the whole screen.

use std::io;
use std::path::Path;
use std::sync::mpsc::{self, Receiver, TryRecvError};
use std::thread;
use std::time::{Duration, Instant};

use bots::Decision;
use ratatui::backend::TestBackend;
use ratatui::crossterm::event::KeyCode;
use ratatui::layout::Rect;
use ratatui::{Frame, Terminal};
use table::{Game, Refusal as _, Seat, Viewer};
use voice::{Lang, Names, Speaker, Voice, console as words, table as table_words};

use super::{Input, Page, Popup, Says, Screen, draw, draw_card, draw_popup, titled, too_small};
use crate::Left;
use crate::first::Explainer;
use crate::parting::fate;
use crate::scene::{Ink, Key, Press, Scene, letters_of, meant};
use crate::session::{Session, SessionState};
use crate::watch::why;
use prose::{book, clause};

/// How long to wait for a person before looking again at the size of the window.
const IDLE_POLL: Duration = Duration::from_millis(500);
/// How long to wait while a bot thinks.
const BUSY_POLL: Duration = Duration::from_millis(20);

/// Plays a session on the whole screen.
pub(crate) fn play<G: Scene>(
    session: &mut Session<G>,
    lang: Lang,
    colour: bool,
    pace: Duration,
    explainer: Explainer,
) -> io::Result<Left> {
    let mut screen = Screen::open()?;
    let mut app = App::new(session, lang, colour, pace);
    app.explainer = explainer;
    loop {
        screen.terminal.draw(|frame| app.draw(frame))?;
        let waiting = app.hidden || app.advance();
        let within = if waiting { IDLE_POLL } else { BUSY_POLL };
        if let Some(done) = screen.input(within)?
            && let Some(left) = app.handle(done)
        {
            return Ok(left);
        }
    }
}

/// What a session looks like in a window of so many columns and rows, row by row.
pub fn picture<G: Scene>(
    session: &mut Session<G>,
    lang: Lang,
    (width, height): (u16, u16),
) -> Vec<String> {
    let mut app = App::new(session, lang, false, Duration::ZERO);
    let Ok(mut terminal) = Terminal::new(TestBackend::new(width, height));
    let Ok(drawn) = terminal.draw(|frame| app.draw(frame));
    let row = |y| (0..width).map(|x| drawn.buffer[(x, y)].symbol()).collect::<String>();
    (0..height).map(|y| row(y).trim_end().to_owned()).collect()
}

/// What a bot came up with.
type BotChoice<G> = Option<Decision<<G as Game>::Action>>;

/// A refusal, in words and by its clause.
struct Refused {
    said: String,
    clause: &'static str,
}

/// What one viewer has been told, kept until there is more or another looks.
#[derive(Default)]
struct Log {
    viewer: Option<Viewer>,
    events: usize,
    lines: Vec<String>,
}

struct App<'a, G: Scene> {
    session: &'a mut Session<G>,
    names: Names,
    lang: Lang,
    ink: Ink,
    pace: Duration,
    cursor: G::Cursor,
    log: Log,
    /// How many lines the log is scrolled back.
    back: usize,
    popup: Option<Popup>,
    /// Whether the player is asked whether to leave.
    leaving: bool,
    /// The name of another file for the record, while it is typed.
    file: Option<String>,
    refused: Option<Refused>,
    thinking: Option<(Seat, Receiver<BotChoice<G>>)>,
    /// A hint that was asked for.
    hint: Option<Receiver<BotChoice<G>>>,
    explainer: Explainer,
    /// How many of the events have been looked at for what is new.
    looked: usize,
    /// What was explained, each after how many events.
    explained: Vec<(usize, String)>,
    /// When the table last moved without a key.
    moved: Instant,
    hits: Vec<(Rect, Press)>,
    /// Whether the window is too small to show anything.
    hidden: bool,
}

impl<'a, G: Scene> App<'a, G> {
    fn new(session: &'a mut Session<G>, lang: Lang, colour: bool, pace: Duration) -> Self {
        Self {
            names: session.names().clone(),
            explainer: Explainer::default(),
            // What happened in an earlier sitting is old.
            looked: session.events().len(),
            explained: Vec::new(),
            session,
            lang,
            ink: Ink::new(colour),
            pace,
            cursor: G::Cursor::default(),
            log: Log::default(),
            back: 0,
            popup: None,
            leaving: false,
            file: None,
            refused: None,
            thinking: None,
            hint: None,
            moved: Instant::now(),
            hits: Vec::new(),
            hidden: false,
        }
    }

    fn speaker(&self, viewer: Viewer) -> Speaker<'_> {
        Voice::of(self.lang).to(viewer, &self.names)
    }

    /// Lets chance and bots move when it is time. True if only a person can go on.
    fn advance(&mut self) -> bool {
        let due = self.moved.elapsed() >= self.pace;
        match self.session.state() {
            SessionState::Chance if due => {
                self.session.chance();
                self.moved = Instant::now();
                false
            }
            SessionState::Bot(seat) => {
                self.bot(seat, due);
                false
            }
            SessionState::Chance => false,
            SessionState::Choose(_) => !self.hint(),
            SessionState::Curtain(_) | SessionState::Look | SessionState::Over => true,
        }
    }

    /// Shows the hint that was asked for once it is there. True while it is awaited.
    fn hint(&mut self) -> bool {
        let Some(hint) = &self.hint else { return false };
        let decision = match hint.try_recv() {
            Err(TryRecvError::Empty) => return true,
            Err(TryRecvError::Disconnected) => None,
            Ok(decision) => decision,
        };
        self.hint = None;
        let viewer = self.session.viewer().unwrap_or(Viewer::Spectator);
        self.popup =
            Some(Popup::new(vec![prose::hint::<G>(decision.as_ref(), &self.speaker(viewer))]));
        false
    }

    fn bot(&mut self, seat: Seat, due: bool) {
        let Some((thinker, answer)) = &self.thinking else {
            let (tell, answer) = mpsc::channel();
            let think = self.session.thinking(seat);
            thread::spawn(move || {
                // If the table has been left, the answer is not needed.
                let _ = tell.send(think());
            });
            self.thinking = Some((seat, answer));
            return;
        };
        if !due {
            return;
        }
        let decision = match answer.try_recv() {
            Ok(decision) => decision,
            Err(TryRecvError::Empty) => return,
            Err(TryRecvError::Disconnected) => None,
        };
        let thinker = *thinker;
        self.thinking = None;
        self.session.bot_acts(thinker, decision);
        self.moved = Instant::now();
        self.cursor = G::Cursor::default();
    }

    fn refresh_log(&mut self) {
        let viewer = self.session.viewer();
        let events = self.session.events();
        if self.log.viewer == viewer && self.log.events == events.len() {
            return;
        }
        let count = events.len();
        if let Some(viewer) = viewer {
            self.explain(viewer);
        }
        let lines = viewer.map(|viewer| self.lines(viewer)).unwrap_or_default();
        self.log = Log { viewer, events: count, lines };
        self.back = 0;
    }

    /// Notes what explains what happened for the first time.
    fn explain(&mut self, viewer: Viewer) {
        let events = self.session.events();
        let new = events.get(self.looked..).unwrap_or_default();
        let seen: Vec<_> = new.iter().filter_map(|event| G::seen(event, viewer)).collect();
        self.looked = events.len();
        let view = self.session.game().view(viewer);
        let to = Voice::of(self.lang).to(viewer, &self.names);
        let said = self.explainer.explain::<G>(&seen, &view, &to);
        self.explained.extend(said.into_iter().map(|line| (self.looked, line)));
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
        let viewer = self.session.viewer();
        self.hits.clear();
        self.hidden = too_small(frame, G::LEAST, &self.speaker(Viewer::Spectator));
        if self.hidden {
            return;
        }
        match viewer {
            None => self.draw_curtain(frame),
            Some(viewer) => self.draw_table(viewer, frame),
        }
        let names = self.names.clone();
        let speaker = Voice::of(self.lang).to(Viewer::Spectator, &names);
        if let Some(popup) = &mut self.popup {
            draw_popup(popup, frame, self.ink, &speaker);
        }
        if let Some(file) = &self.file {
            let keys = format!(
                "Enter {} · Esc {}",
                speaker.say(&words::key_file()),
                speaker.say(&words::key_cancel())
            );
            let lines = [format!("{file}▏"), String::new(), keys];
            draw_card(frame, self.ink, &speaker.say(&words::ask_file()), &lines);
        } else if self.leaving {
            let mut choices = format!(
                "Y {} · N {}",
                speaker.say(&words::key_yes()),
                speaker.say(&words::key_no())
            );
            if self.session.saved_to().is_err() {
                choices = format!("{choices} · F {}", speaker.say(&words::key_file()));
            }
            let lines = [speaker.say(&fate(self.session)), String::new(), choices];
            draw_card(frame, self.ink, &speaker.say(&words::ask_quit()), &lines);
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
        draw_card(frame, self.ink, &speaker.say(&words::curtain_title()), &lines);
    }

    fn draw_table(&mut self, viewer: Viewer, frame: &mut Frame<'_>) {
        let names = self.names.clone();
        let speaker = Voice::of(self.lang).to(viewer, &names);
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
            ink: self.ink,
            least: G::LEAST,
        };
        let cursor = choosing.then_some(&self.cursor);
        draw(&page, frame, &mut self.hits, |canvas| G::paint(&view, cursor, &speaker, canvas));
    }

    fn says(&self, view: &G::View, to: &Speaker<'_>) -> Says {
        if let Some(refused) = &self.refused {
            return Says::Refusal(refused.said.clone());
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
        let mut keys = Vec::new();
        if choosing {
            keys.extend(letters_of(self.lang, G::keys(view, &self.cursor, to)));
        }
        if self.session.state() == SessionState::Look {
            keys.push(Key::named(KeyCode::Enter, "Enter", to.say(&words::key_go_on())));
        }
        if self.session.state() == SessionState::Over && self.session.has_bots() {
            keys.push(Key::new('w', to.say(&words::key_why())));
        }
        if choosing {
            keys.push(Key::new('h', to.say(&words::key_hint())));
        }
        if self.session.can_undo() {
            keys.push(Key::new('u', to.say(&words::key_undo())));
        }
        if self.session.saved_to().is_err() {
            keys.push(Key::new('f', to.say(&words::key_file())));
        }
        keys.push(Key::named(
            KeyCode::Char('?'),
            "?",
            to.say(&match self.refused {
                Some(_) => words::key_rule(),
                None => words::key_rules(),
            }),
        ));
        keys.push(Key::named(KeyCode::PageUp, "PgUp", to.say(&words::key_scroll())));
        keys.push(Key::new('q', to.say(&words::key_quit())));
        keys
    }

    fn handle(&mut self, done: Input) -> Option<Left> {
        match done {
            // A game that is not kept is not thrown away unasked.
            Input::Interrupt if self.session.saved_to().is_err() && !self.leaving => {
                self.leaving = true;
            }
            Input::Interrupt | Input::Terminate => return Some(self.left()),
            Input::Other | Input::Suspend => {}
            _ if self.hidden => {}
            Input::Key(key) => return self.press(Press::Key(key)),
            Input::Click(position) => {
                if self.popup.take().is_some() {
                    return None;
                }
                let hit = self.hits.iter().rev().find(|(part, _)| part.contains(position));
                if let Some(&(_, press)) = hit {
                    return self.press(press);
                }
                if self.session.viewer().is_none() {
                    return self.press(Press::Key(KeyCode::Enter));
                }
            }
            Input::Wheel(lines) => match &mut self.popup {
                Some(popup) => popup.scroll(lines),
                None => self.scroll(-isize::from(lines)),
            },
        }
        None
    }

    fn left(&self) -> Left {
        if self.session.state() == SessionState::Over { Left::AtTheEnd } else { Left::Early }
    }

    fn scroll(&mut self, lines: isize) {
        let most = self.log.lines.len() * 2;
        self.back = self.back.saturating_add_signed(lines).min(most);
    }

    fn press(&mut self, press: Press) -> Option<Left> {
        let key = match press {
            Press::Key(key) => key,
            Press::At(_) => KeyCode::Null,
        };
        if self.file.is_some() {
            self.type_file(key);
            return None;
        }
        let unsaved = self.session.saved_to().is_err();
        if self.leaving {
            self.leaving = false;
            if unsaved && matches!(key, KeyCode::Char('f' | 'F')) {
                self.file = Some(String::new());
                return None;
            }
            let yes = matches!(key, KeyCode::Char('y' | 'Y' | 'j' | 'J' | 'o' | 'O' | 's' | 'S'));
            return (yes || key == KeyCode::Enter).then(|| self.left());
        }
        if let Some(popup) = &mut self.popup {
            if popup.press(key) {
                self.popup = None;
            }
            return None;
        }
        match (key, self.session.state()) {
            (KeyCode::Char('q' | 'Q'), SessionState::Over) => return Some(Left::AtTheEnd),
            (KeyCode::Char('q' | 'Q'), _) => self.leaving = true,
            (KeyCode::Char('f' | 'F'), _) if unsaved => self.file = Some(String::new()),
            (KeyCode::Char('h' | 'H'), SessionState::Choose(seat)) => self.ask_hint(seat),
            (KeyCode::Char('u' | 'U'), _) => {
                self.session.undo();
                self.renew();
            }
            (KeyCode::Char('?'), now) if !matches!(now, SessionState::Curtain(_)) => {
                self.popup = Some(Popup::new(match &self.refused {
                    Some(refused) => clause::<G>(refused.clause, self.lang),
                    None => book::<G>(self.lang),
                }));
            }
            (KeyCode::Char('w' | 'W'), SessionState::Over) => {
                let why = self.why();
                self.popup = (!why.is_empty()).then(|| Popup::new(why));
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
            (_, SessionState::Choose(seat)) => self.choose(seat, self.meant(seat, press)),
            _ => {}
        }
        None
    }

    /// What a letter means in the language of the screen.
    fn meant(&self, seat: Seat, press: Press) -> Press {
        let Press::Key(KeyCode::Char(letter)) = press else { return press };
        let view = self.session.game().view(Viewer::Seat(seat));
        let speaker = self.speaker(Viewer::Seat(seat));
        let keys = letters_of(self.lang, G::keys(&view, &self.cursor, &speaker));
        Press::Key(meant(letter, &keys))
    }

    /// Lets an expert think about what this person could do.
    fn ask_hint(&mut self, seat: Seat) {
        let (tell, answer) = mpsc::channel();
        let think = self.session.hinting(seat);
        thread::spawn(move || {
            // If the choice has been made, the answer is not needed.
            let _ = tell.send(think());
        });
        self.hint = Some(answer);
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
                let name = file.trim().to_owned();
                if name.is_empty() {
                    return;
                }
                let kept = self.session.save_to(Path::new(&name));
                let said = match kept {
                    Ok(()) => words::saved_now(name),
                    Err(error) => words::not_saved_in(name, error.to_string()),
                };
                let said = self.speaker(Viewer::Spectator).say(&said);
                self.popup = Some(Popup::new(vec![said]));
            }
            KeyCode::Esc => self.file = None,
            _ => {}
        }
    }

    /// Why the bots did what they did, under a title.
    fn why(&self) -> Vec<String> {
        let viewer = self.session.viewer().unwrap_or(Viewer::Spectator);
        let speaker = self.speaker(viewer);
        titled(why(&self.session.record(), &speaker), &speaker)
    }

    fn renew(&mut self) {
        self.cursor = G::Cursor::default();
        self.refused = None;
        self.hint = None;
        self.back = 0;
    }

    fn choose(&mut self, seat: Seat, press: Press) {
        let view = self.session.game().view(Viewer::Seat(seat));
        let Some(actions) = G::press(&view, &mut self.cursor, press) else {
            self.refused = None;
            return;
        };
        match self.session.act(seat, &actions) {
            Ok(()) => {
                self.renew();
                self.moved = Instant::now();
            }
            Err(refusal) => {
                let said = self.speaker(Viewer::Seat(seat)).say(&refusal);
                self.refused = Some(Refused { said, clause: refusal.clause() });
            }
        }
    }
}
