//! Learning on the whole screen.

use std::io;

use lessons::{Guide, PUPIL, StepTask, Taught, TryResult};
use ratatui::Frame;
use ratatui::crossterm::event::KeyCode;
use ratatui::style::{Color, Modifier};
use table::Viewer;
use voice::{Lang, Speaker, Voice, console, lessons as words};

use super::{IDLE_POLL, Input, Page, Popup, Says, Screen, Window, draw_card};
use crate::learn::{End, Progress, names, say_all, told};
use crate::scene::{FullScreen, Key, Press, letters_of, meant};
use prose::book;

/// A game whose lesson points at what is drawn.
pub(crate) trait Pointed: FullScreen + Taught {
    /// Where a point is in the drawing, if it can be pressed.
    fn press_at(point: Self::Point, view: &Self::View) -> Option<Press>;
}

impl Pointed for diamant::Diamant {
    fn press_at(point: Self::Point, _: &Self::View) -> Option<Press> {
        use lessons::diamant::Point;
        match point {
            Point::Stay => Some(Press::Key(KeyCode::Char('s'))),
            Point::Leave => Some(Press::Key(KeyCode::Char('l'))),
            _ => None,
        }
    }
}

impl Pointed for mirrors::Mirrors {
    fn press_at(point: Self::Point, view: &Self::View) -> Option<Press> {
        use lessons::mirrors::Point;
        use mirrors::Field;
        match point {
            Point::Field(field) => Field::all().position(|at| at == field).map(Press::At),
            Point::Entrance(entrance) => {
                let side = view.players.get(PUPIL.index())?.side;
                let number = side.entrances().iter().position(|own| *own == entrance)?;
                Some(Press::At(16 + number))
            }
            _ => None,
        }
    }
}

impl Pointed for kadora::Kadora {
    fn press_at(point: Self::Point, view: &Self::View) -> Option<Press> {
        use lessons::kadora::Point;
        match point {
            Point::Field(field) => Some(Press::At(field.index())),
            Point::Card(card) => {
                let place = view.hand().iter().position(|own| own == card)?;
                Some(Press::At(16 + place))
            }
            Point::Pile(pile) => Some(Press::At(20 + pile.index())),
            _ => None,
        }
    }
}

/// Teaches on the whole screen.
pub(crate) fn learn<G: Pointed>(
    guide: &mut Guide<G>,
    lang: Lang,
    colour: bool,
    progress: &Progress,
    resumed: bool,
) -> io::Result<End> {
    let mut screen = Screen::open()?;
    let (step, all) = guide.place();
    let names = names(guide, lang);
    let to = Voice::of(lang).to(Viewer::Seat(PUPIL), &names);
    let mut app = App {
        guide,
        to,
        cursor: G::Cursor::default(),
        wrong: None,
        note: resumed.then(|| to.say(&words::was_left(step + 1, all))),
        window: Window::new(lang, colour, G::LEAST),
    };
    loop {
        progress.save(app.guide);
        screen.terminal.draw(|frame| app.draw(frame))?;
        let end = match screen.input(&mut app.window, IDLE_POLL)? {
            Some(Input::Press(press)) => app.press(press),
            Some(Input::Interrupt | Input::Terminate) => Some(End::Left),
            _ => None,
        };
        if let Some(end) = end {
            return Ok(end);
        }
    }
}

struct App<'a, G: Pointed> {
    guide: &'a mut Guide<G>,
    to: Speaker<'a>,
    cursor: G::Cursor,
    /// What the last choice would have done, if it was not what is asked.
    wrong: Option<String>,
    /// What there is to say before the step.
    note: Option<String>,
    window: Window,
}

impl<G: Pointed> App<'_, G> {
    /// The cursor and what was said belong to a step.
    fn renew(&mut self) {
        self.cursor = G::Cursor::default();
        self.wrong = None;
        self.note = None;
    }

    fn press(&mut self, press: Press) -> Option<End> {
        let key = match press {
            Press::Key(key) => key,
            Press::At(_) => KeyCode::Null,
        };
        if self.window.popup_takes(key) {
            return None;
        }
        match key {
            KeyCode::Char('q' | 'Q') => return Some(End::Left),
            KeyCode::Char('u' | 'U') => {
                self.guide.back();
                self.renew();
            }
            KeyCode::Char('f' | 'F') if !self.guide.is_over() => {
                self.guide.skip();
                self.renew();
            }
            KeyCode::Home => {
                self.guide.go_to(0);
                self.renew();
            }
            KeyCode::Char('?') => self.window.popup = Some(Popup::new(book::<G>(self.to.lang()))),
            KeyCode::Enter if self.guide.is_over() => return Some(End::Play),
            KeyCode::Enter | KeyCode::Char(' ') | KeyCode::Right
                if self.guide.asks() == StepTask::GoOn && !self.guide.is_over() =>
            {
                self.guide.advance();
                self.renew();
            }
            _ => self.choose(press),
        }
        None
    }

    /// Moves the cursor of the game, or tries what was chosen.
    fn choose(&mut self, press: Press) {
        if self.guide.asks() == StepTask::GoOn {
            return;
        }
        let (view, to) = (self.guide.view(), self.to);
        let keys = letters_of(to.lang(), G::keys(&view, &self.cursor, &to));
        let Some(actions) = G::press(&view, &mut self.cursor, meant(press, &keys)) else {
            self.wrong = None;
            return;
        };
        let Some(&action) = actions.first() else { return };
        match self.guide.try_action(action) {
            TryResult::Done(said) => {
                self.renew();
                self.note = said.map(|said| to.say(&said));
            }
            TryResult::Wrong(said) => {
                self.wrong =
                    Some(format!("{} {}", say_all(&said, &to), to.say(&words::try_again())));
            }
        }
    }

    fn draw(&mut self, frame: &mut Frame<'_>) {
        if self.window.is_too_small(frame) {
            return;
        }
        if self.guide.is_over() {
            self.draw_end(frame);
        } else {
            self.draw_step(frame);
        }
        self.window.draw_popup(frame);
    }

    fn draw_step(&mut self, frame: &mut Frame<'_>) {
        let (view, to) = (self.guide.view(), &self.to);
        let log = told::<G>(self.guide.history(), to);
        let (step, all) = self.guide.place();
        let asks = self.guide.asks() != StepTask::GoOn;
        let page = Page {
            title: to.say(&words::title(G::title())),
            right: to.say(&words::step_of(step + 1, all)),
            log: &log,
            back: 0,
            says: self.says(),
            keys: self.keys(&view, asks),
        };
        let cursor = asks.then_some(&self.cursor);
        page.draw(frame, &mut self.window, |canvas| G::paint(&view, cursor, to, canvas));
        let mark = self.window.ink.strong(Color::LightYellow).add_modifier(Modifier::UNDERLINED);
        let points: Vec<Press> =
            self.guide.points().iter().filter_map(|&point| G::press_at(point, &view)).collect();
        for (part, _) in self.window.hits.iter().filter(|(_, press)| points.contains(press)) {
            frame.buffer_mut().set_style(*part, mark);
        }
    }

    fn says(&self) -> Says {
        let to = self.to;
        if let Some(wrong) = &self.wrong {
            return Says::Refusal(wrong.clone());
        }
        let look = to.say(&words::look(self.guide.points_in_words()));
        let says = format!("{}\n☞ {look}", to.say(&self.guide.says()));
        Says::Plain(match &self.note {
            Some(note) => format!("{note}\n{says}"),
            None => says,
        })
    }

    fn keys(&self, view: &G::View, asks: bool) -> Vec<Key> {
        let to = self.to;
        let mut keys = if asks {
            letters_of(to.lang(), G::keys(view, &self.cursor, &to))
        } else {
            vec![Key::named(KeyCode::Enter, "Enter", to.say(&console::key_go_on()))]
        };
        if self.guide.place().0 > 0 {
            keys.push(Key::new('u', to.say(&console::key_back())));
        }
        keys.push(Key::new('f', to.say(&console::key_skip())));
        keys.push(Key::new('?', to.say(&console::key_rules())));
        keys.push(Key::new('q', to.say(&console::key_quit())));
        keys
    }

    /// What was learnt, and what to do now.
    fn draw_end(&self, frame: &mut Frame<'_>) {
        let to = self.to;
        let mut lines = Vec::new();
        if let Some(note) = &self.note {
            lines.extend([note.clone(), String::new()]);
        }
        lines.extend(self.guide.learnt().iter().map(|line| format!("• {}", to.say(line))));
        lines.push(String::new());
        let keys = [
            format!("Enter {}", to.say(&words::play())),
            format!("U {}", to.say(&console::key_back())),
            format!("Q {}", to.say(&console::key_quit())),
        ];
        lines.push(keys.join(" · "));
        draw_card(frame, &to.say(&words::learnt()), &lines);
    }
}
