//! What is asked when no game was named.

use std::io::{self, BufRead, Write};
use std::time::Duration;

use games::{Kind, with_game};
use ratatui::Frame;
use ratatui::crossterm::event::KeyCode;
use ratatui::layout::Rect;
use serde_json::{Map, Value};
use table::Viewer;
use voice::{
    Lang, Names, SettingValue, Speaker, Voice, console as words, pages, rulebook,
    table as table_words, typed,
};

use crate::full::{Input, Page, Says, Screen, draw, too_small};
use crate::lines::{Answer, Lines};
use crate::resume::MENU;
use crate::saved::SavedGames;
use crate::scene::{Canvas, Ink, Key, Press};
use crate::setup::standard_lines;
use crate::{Mode, Wish};
use prose::{Command, Offer, paragraphs};

/// What was chosen.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Choices {
    pub(crate) game: Kind,
    pub(crate) players: u8,
    pub(crate) people: u8,
    pub(crate) level: String,
    pub(crate) options: Map<String, Value>,
}

fn offer(kind: Kind) -> Offer {
    with_game!(kind, G => Offer::of::<G>())
}

/// What came of asking.
pub(crate) enum Asked {
    /// A new game.
    Play(Choices),
    /// A game that was begun before.
    Resume,
    /// The lesson of a game.
    Learn(Kind),
    /// None.
    Leave,
}

/// Asks, on the whole screen or in sentences.
pub(crate) fn ask(wish: &Wish) -> io::Result<Asked> {
    match wish.mode {
        Mode::Plain => {
            let choices = plain(&mut standard_lines(), wish.lang)?;
            Ok(choices.map_or(Asked::Leave, Asked::Play))
        }
        Mode::Full { colour } => {
            let saved = wish.games.as_deref().map(SavedGames::new);
            let resumes = saved.is_some_and(|saved| !saved.unfinished(None).is_empty());
            full(wish.lang, colour, resumes)
        }
    }
}

fn plain(lines: &mut Lines<impl BufRead, impl Write>, lang: Lang) -> io::Result<Option<Choices>> {
    let voice = Voice::of(lang);
    let games: Vec<&str> = Kind::ALL.iter().map(|kind| kind.name()).collect();
    let ask = voice.say(&words::menu_game(games.join(", ")));
    let Some(game) = one_of(lines, lang, &ask, &games, games[0])? else { return Ok(None) };
    let Ok(game) = game.parse::<Kind>() else { return Ok(None) };
    let offer = offer(game);
    if let Some(book) = rulebook(offer.name, lang) {
        lines.say(&format!("{}: {}", book.title, book.byline))?;
        for paragraph in paragraphs(book.intro) {
            lines.say(&paragraph)?;
        }
    }
    let numbers = |least: u8, most: u8| (least..=most).map(|n| n.to_string()).collect::<Vec<_>>();

    let ask = voice.say(&words::menu_players(offer.least, offer.most));
    let counts = numbers(offer.least, offer.most);
    let Some(players) = one_of(lines, lang, &ask, &counts, &offer.usual.to_string())? else {
        return Ok(None);
    };
    let players: u8 = players.parse().unwrap_or(offer.usual);
    let ask = voice.say(&words::menu_people(players));
    let Some(people) = one_of(lines, lang, &ask, &numbers(0, players), "1")? else {
        return Ok(None);
    };
    let people: u8 = people.parse().unwrap_or(1);
    let mut level = offer.usual_level().to_owned();
    if people < players {
        for &level in offer.levels {
            let label = voice.say(&pages::level(level));
            lines.say(&format!("{level} ({label}): {}", voice.say(&table_words::bot(level))))?;
        }
        let ask = voice.say(&words::menu_level(offer.levels.join(", ")));
        match one_of(lines, lang, &ask, offer.levels, &level)? {
            Some(chosen) => level = chosen,
            None => return Ok(None),
        }
    }
    let mut chosen = Vec::new();
    for setting in &offer.settings {
        let values: Vec<String> = setting.values_at(players).iter().map(typed).collect();
        let usual = &values[offer.usual_value(setting)];
        let ask = voice.say(&words::menu_setting(setting.ask().clone(), values.join(", ")));
        match one_of(lines, lang, &ask, &values, usual)? {
            Some(word) => chosen.push(values.iter().position(|value| *value == word).unwrap_or(0)),
            None => return Ok(None),
        }
    }
    Ok(Some(Choices { game, players, people, level, options: offer.options(&chosen) }))
}

/// What is typed for a value: players are counted from 1.
fn typed(value: &SettingValue) -> String {
    value.seat.map_or_else(|| value.word.to_owned(), |seat| (seat.number() + 1).to_string())
}

/// Asks until one of the answers is given, or the input ends.
pub(crate) fn one_of<T: AsRef<str>>(
    lines: &mut Lines<impl BufRead, impl Write>,
    lang: Lang,
    question: &str,
    answers: &[T],
    usual: &str,
) -> io::Result<Option<String>> {
    let voice = Voice::of(lang);
    loop {
        lines.say(&format!("{question} {}", voice.say(&words::menu_usual(usual.to_owned()))))?;
        let line = match lines.read_line()? {
            Answer::End => return Ok(None),
            Answer::TooLong => String::from("…"),
            Answer::Line(line) => line,
        };
        if line.is_empty() {
            return Ok(Some(usual.to_owned()));
        }
        if Command::read(&line, lang) == Some(Command::Quit) {
            return Ok(None);
        }
        let found = answers.iter().find(|answer| answer.as_ref().eq_ignore_ascii_case(&line));
        if let Some(found) = found {
            return Ok(Some(found.as_ref().to_owned()));
        }
        let line: String = line.chars().take(60).collect();
        lines.say(&voice.say(&typed::not_understood(line)))?;
    }
}

/// The menu on the whole screen.
struct Menu {
    games: Vec<Offer>,
    game: usize,
    players: u8,
    people: u8,
    level: usize,
    /// Which value of each setting.
    settings: Vec<usize>,
    row: usize,
}

/// Rows before the settings.
const ROWS: usize = 4;

impl Menu {
    fn new() -> Self {
        let mut menu = Self {
            games: Kind::ALL.into_iter().map(offer).collect(),
            game: 0,
            players: 0,
            people: 1,
            level: 0,
            settings: Vec::new(),
            row: 0,
        };
        menu.reset();
        menu
    }

    fn offer(&self) -> &Offer {
        &self.games[self.game]
    }

    fn reset(&mut self) {
        let offer = &self.games[self.game];
        self.players = offer.usual;
        self.people = self.people.min(self.players);
        let usual = offer.usual_level();
        self.level = offer.levels.iter().position(|&level| level == usual).unwrap_or(0);
        self.settings = offer.settings.iter().map(|setting| offer.usual_value(setting)).collect();
    }

    fn rows(&self) -> usize {
        ROWS + self.settings.len() + 2
    }

    /// Whether the cursor is on the row that starts the lesson.
    fn is_at_lesson(&self) -> bool {
        self.row + 1 == self.rows()
    }

    fn change(&mut self, forwards: bool) {
        let turn = |at: usize, of: usize| if forwards { (at + 1) % of } else { (at + of - 1) % of };
        let (least, most) = (self.offer().least, self.offer().most);
        match self.row {
            0 => {
                self.game = turn(self.game, self.games.len());
                self.reset();
            }
            1 => {
                let at = turn(usize::from(self.players - least), usize::from(most - least) + 1);
                self.players = least + at as u8;
                self.people = self.people.min(self.players);
                self.keep_to_table();
            }
            2 => self.people = turn(self.people.into(), usize::from(self.players) + 1) as u8,
            3 => self.level = turn(self.level, self.offer().levels.len()),
            row => {
                if let Some(setting) = row.checked_sub(ROWS)
                    && let Some(offered) = self.offer().settings.get(setting)
                {
                    let values = offered.values_at(self.players).len();
                    self.settings[setting] = turn(self.settings[setting], values);
                }
            }
        }
    }

    /// What names a seat that the table does not have is as usual.
    fn keep_to_table(&mut self) {
        let offer = &self.games[self.game];
        for (setting, at) in offer.settings.iter().zip(&mut self.settings) {
            if *at >= setting.values_at(self.players).len() {
                *at = offer.usual_value(setting);
            }
        }
    }

    fn choices(&self) -> Choices {
        let offer = self.offer();
        Choices {
            game: Kind::ALL[self.game],
            players: self.players,
            people: self.people,
            level: offer.levels[self.level].to_owned(),
            options: offer.options(&self.settings),
        }
    }

    /// The rows: what each is called, what is chosen, and a word on it.
    fn lines(&self, to: &Speaker<'_>) -> Vec<(String, String, String)> {
        let offer = self.offer();
        let mut lines = vec![
            (to.say(&words::label_game()), to.say(&offer.title), String::new()),
            (
                to.say(&table_words::label_players()),
                self.players.to_string(),
                format!("{}–{}", offer.least, offer.most),
            ),
            (
                to.say(&words::label_people()),
                self.people.to_string(),
                format!("0–{}", self.players),
            ),
            (
                to.say(&table_words::label_bots()),
                to.say(&pages::level(offer.levels[self.level])),
                format!(
                    "× {} · {}",
                    self.players - self.people,
                    to.say(&table_words::bot(offer.levels[self.level]))
                ),
            ),
        ];
        for (setting, &at) in offer.settings.iter().zip(&self.settings) {
            let value = &setting.values[at];
            lines.push((to.say(setting.ask()), to.say(&value.title), to.say(&value.help)));
        }
        lines.push((to.say(&words::label_start()), String::new(), String::new()));
        lines.push((to.say(&words::label_learn()), String::new(), String::new()));
        lines
    }

    fn draw(&self, to: &Speaker<'_>, canvas: &mut Canvas<'_>) {
        let ink = canvas.ink;
        let lines = self.lines(to);
        let label = lines.iter().map(|(label, ..)| label.chars().count()).max().unwrap_or(0) as u16;
        let top = canvas.area.height.saturating_sub(lines.len() as u16 * 2) / 2;
        for (row, (name, chosen, note)) in lines.iter().enumerate() {
            let y = top + row as u16 * if canvas.area.height > 16 { 2 } else { 1 };
            let at = row == self.row;
            let style = if at { ink.chosen() } else { ink.strong() };
            canvas.put(4, y, if at { "▸" } else { " " }, ink.strong());
            if chosen.is_empty() {
                canvas.put(6, y, &format!("  {name}  "), style);
            } else {
                canvas.put(6, y, name, ratatui::style::Style::new());
                let end = canvas.put(8 + label, y, &format!(" ◂ {chosen} ▸ "), style);
                canvas.put(10 + label + end, y, note, ink.faint());
            }
            canvas.hit(Rect::new(0, y, canvas.area.width, 1), Press::At(row));
        }
        let below = top + lines.len() as u16 * if canvas.area.height > 16 { 2 } else { 1 };
        self.draw_story(to.lang(), below, canvas);
    }

    /// Who made the game and for whom it is, and its story, as far as there is room under the rows.
    fn draw_story(&self, lang: Lang, top: u16, canvas: &mut Canvas<'_>) {
        let Some(book) = rulebook(self.offer().name, lang) else { return };
        let (faint, width) = (canvas.ink.faint(), usize::from(canvas.area.width.saturating_sub(8)));
        let story = paragraphs(book.intro).into_iter().next().unwrap_or_default();
        let told = textwrap::wrap(&story, width);
        let told = told.iter().map(AsRef::as_ref);
        let room = usize::from(canvas.area.height.saturating_sub(top));
        for (line, y) in std::iter::once(book.byline).chain(told).take(room).zip(top..) {
            canvas.put(6, y, line, faint);
        }
    }
}

fn full(lang: Lang, colour: bool, resumes: bool) -> io::Result<Asked> {
    let mut screen = Screen::open()?;
    let mut menu = Menu::new();
    let (mut hits, mut hidden) = (Vec::new(), false);
    let to = Voice::of(lang).to(Viewer::Spectator, Names::none());
    loop {
        screen.terminal.draw(|frame: &mut Frame<'_>| {
            hits.clear();
            hidden = too_small(frame, MENU, &to);
            if hidden {
                return;
            }
            let mut keys = vec![
                Key::named(KeyCode::Down, "↑↓", to.say(&words::key_choose())),
                Key::named(KeyCode::Right, "←→", to.say(&words::key_change())),
                Key::named(KeyCode::Enter, "Enter", to.say(&words::key_start())),
            ];
            if resumes {
                keys.push(Key::new('r', to.say(&words::key_resume())));
            }
            keys.push(Key::new('q', to.say(&words::key_quit())));
            let page = Page {
                title: "Adamant".to_owned(),
                right: to.say(&words::menu_title()),
                log: &[],
                back: 0,
                says: Says::Plain(String::new()),
                keys,
                ink: Ink::new(colour),
                least: MENU,
            };
            draw(&page, frame, &mut hits, |canvas| menu.draw(&to, canvas));
        })?;
        let key = match screen.input(Duration::from_millis(500))? {
            Some(Input::Key(key)) if !hidden => key,
            Some(Input::Interrupt | Input::Terminate) => return Ok(Asked::Leave),
            Some(Input::Click(position)) => {
                match hits.iter().rev().find(|(part, _)| part.contains(position)) {
                    Some(&(_, Press::Key(key))) => key,
                    Some(&(_, Press::At(row))) if row == menu.row => {
                        if row + 2 >= menu.rows() {
                            KeyCode::Enter
                        } else {
                            KeyCode::Right
                        }
                    }
                    Some(&(_, Press::At(row))) => {
                        menu.row = row;
                        continue;
                    }
                    None => continue,
                }
            }
            _ => continue,
        };
        match key {
            KeyCode::Up | KeyCode::Char('k') => {
                menu.row = (menu.row + menu.rows() - 1) % menu.rows();
            }
            KeyCode::Down | KeyCode::Tab | KeyCode::Char('j') => {
                menu.row = (menu.row + 1) % menu.rows();
            }
            KeyCode::Left | KeyCode::Char('h') => menu.change(false),
            KeyCode::Right | KeyCode::Char(' ' | 'l') => menu.change(true),
            KeyCode::Char('r' | 'R') if resumes => return Ok(Asked::Resume),
            KeyCode::Enter if menu.is_at_lesson() => {
                return Ok(Asked::Learn(menu.choices().game));
            }
            KeyCode::Enter => return Ok(Asked::Play(menu.choices())),
            KeyCode::Char('q' | 'Q') | KeyCode::Esc => return Ok(Asked::Leave),
            _ => {}
        }
    }
}
