//! What is asked when no game was named.

use std::io;

use games::{Kind, with_game};
use ratatui::crossterm::event::KeyCode;
use ratatui::layout::Rect;
use ratatui::style::Style;
use table::Viewer;
use voice::{
    Lang, Names, SettingValue, Speaker, Voice, console as words, pages, rulebook,
    table as table_words,
};

use crate::full::{IDLE_POLL, Input, Page, Screen, Window};
use crate::lines::{Answer, Lines, not_understood};
use crate::scene::{CHOSEN, Canvas, Key, Press, STRONG};
use crate::{Mode, PlayOptions, saved};
use prose::{Command, GameSetup, paragraphs};

/// The smallest window in which a menu can be seen.
pub(crate) const LEAST: (u16, u16) = (60, 18);

/// What was chosen in the menu.
pub(crate) enum MenuChoice {
    /// A new game, as the options say.
    Play,
    /// A game that was begun before.
    Resume,
    /// The lesson of the game in the options.
    Learn,
    /// None.
    Leave,
}

/// Asks, on the whole screen or in sentences. What is chosen is written into the options.
pub(crate) fn ask(options: &mut PlayOptions) -> io::Result<MenuChoice> {
    match options.mode {
        Mode::Plain => {
            let Some(menu) = plain(&mut Lines::standard(), options.lang)? else {
                return Ok(MenuChoice::Leave);
            };
            menu.choose(options);
            Ok(MenuChoice::Play)
        }
        Mode::Full { colour } => full(options, colour),
    }
}

/// Asks for everything, one question after another; nothing to leave.
fn plain(lines: &mut Lines<'_>, lang: Lang) -> io::Result<Option<Menu>> {
    let voice = Voice::of(lang);
    let Some(game) = ask_game(lines, lang)? else { return Ok(None) };
    let mut menu = Menu::of(game, 1);
    let offer = &menu.offer;
    if let Some(book) = rulebook(offer.name, lang) {
        lines.say(&format!("{}: {}", book.title, book.byline))?;
        lines.say_all(&paragraphs(book.intro))?;
    }
    let numbers = |least: u8, most: u8| (least..=most).map(|n| n.to_string()).collect::<Vec<_>>();

    let ask = voice.say(&words::menu_players(offer.least, offer.most));
    let (counts, usual) = (numbers(offer.least, offer.most), offer.usual - offer.least);
    let Some(at) = one_of(lines, lang, &ask, &counts, usual.into())? else { return Ok(None) };
    menu.players = offer.least + at as u8;
    let ask = voice.say(&words::menu_people(menu.players));
    let Some(people) = one_of(lines, lang, &ask, &numbers(0, menu.players), 1)? else {
        return Ok(None);
    };
    menu.people = people as u8;
    if menu.people < menu.players {
        for &level in offer.levels {
            let label = voice.say(&pages::level(level));
            lines.say(&format!("{level} ({label}): {}", voice.say(&table_words::bot(level))))?;
        }
        let ask = voice.say(&words::menu_level(offer.levels.join(", ")));
        let level = one_of(lines, lang, &ask, offer.levels, menu.level)?;
        let Some(level) = level else { return Ok(None) };
        menu.level = level;
    }
    for (setting, chosen) in offer.settings.iter().zip(&mut menu.settings) {
        let values: Vec<String> = setting.values_at(menu.players).iter().map(typed).collect();
        let ask = voice.say(&words::menu_setting(setting.ask().clone(), values.join(", ")));
        let value = one_of(lines, lang, &ask, &values, *chosen)?;
        let Some(value) = value else { return Ok(None) };
        *chosen = value;
    }
    Ok(Some(menu))
}

/// Asks which of all games.
pub(crate) fn ask_game(lines: &mut Lines<'_>, lang: Lang) -> io::Result<Option<usize>> {
    let games = Kind::ALL.map(Kind::name);
    let question = Voice::of(lang).say(&words::menu_game(games.join(", ")));
    one_of(lines, lang, &question, &games, 0)
}

/// What is typed for a value: players are counted from 1.
fn typed(value: &SettingValue) -> String {
    value.seat.map_or_else(|| value.word.to_owned(), |seat| (seat.number() + 1).to_string())
}

/// Asks until one of the answers is given, and says which; nothing when the input ends or the player leaves.
pub(crate) fn one_of<T: AsRef<str>>(
    lines: &mut Lines<'_>,
    lang: Lang,
    question: &str,
    answers: &[T],
    usual: usize,
) -> io::Result<Option<usize>> {
    let voice = Voice::of(lang);
    let question =
        format!("{question} {}", voice.say(&words::menu_usual(answers[usual].as_ref().to_owned())));
    loop {
        lines.say(&question)?;
        let line = match lines.read_line()? {
            Answer::End => return Ok(None),
            Answer::TooLong => String::from("…"),
            Answer::Line(line) => line,
        };
        if line.is_empty() {
            return Ok(Some(usual));
        }
        if Command::read(&line, lang) == Some(Command::Quit) {
            return Ok(None);
        }
        let found = answers.iter().position(|answer| answer.as_ref().eq_ignore_ascii_case(&line));
        if found.is_some() {
            return Ok(found);
        }
        lines.say(&voice.say(&not_understood(&line)))?;
    }
}

/// What is chosen in a menu.
struct Menu {
    /// Which of all games, and what it offers.
    game: usize,
    offer: GameSetup,
    players: u8,
    people: u8,
    level: usize,
    /// Which value of each setting.
    settings: Vec<usize>,
    /// Where the cursor is.
    row: usize,
}

/// Rows before the settings.
const ROWS: usize = 4;

impl Menu {
    /// A game as it is usually played, with so many people if there are as many seats.
    fn of(game: usize, people: u8) -> Self {
        let offer = with_game!(Kind::ALL[game], G => GameSetup::of::<G>());
        let usual = offer.usual_level();
        Self {
            game,
            players: offer.usual,
            people: people.min(offer.usual),
            level: offer.levels.iter().position(|&level| level == usual).unwrap_or(0),
            settings: offer.settings.iter().map(|setting| offer.usual_value(setting)).collect(),
            offer,
            row: 0,
        }
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
        let (least, most) = (self.offer.least, self.offer.most);
        match self.row {
            0 => *self = Self::of(turn(self.game, Kind::ALL.len()), self.people),
            1 => {
                let at = turn(usize::from(self.players - least), usize::from(most - least) + 1);
                self.players = least + at as u8;
                self.people = self.people.min(self.players);
                self.keep_to_table();
            }
            2 => self.people = turn(self.people.into(), usize::from(self.players) + 1) as u8,
            3 => self.level = turn(self.level, self.offer.levels.len()),
            row => {
                if let Some(setting) = row.checked_sub(ROWS)
                    && let Some(offered) = self.offer.settings.get(setting)
                {
                    let values = offered.values_at(self.players).len();
                    self.settings[setting] = turn(self.settings[setting], values);
                }
            }
        }
    }

    /// What names a seat that the table does not have is as usual.
    fn keep_to_table(&mut self) {
        for (setting, at) in self.offer.settings.iter().zip(&mut self.settings) {
            if *at >= setting.values_at(self.players).len() {
                *at = self.offer.usual_value(setting);
            }
        }
    }

    fn choose(&self, options: &mut PlayOptions) {
        let offer = &self.offer;
        options.game = Some(Kind::ALL[self.game]);
        options.players = Some(self.players);
        options.people = Some(self.people);
        options.bots = vec![offer.levels[self.level].to_owned()];
        options.options = offer.options(&self.settings);
    }

    /// The rows: what each is called, what is chosen, and a word on it.
    fn lines(&self, to: &Speaker<'_>) -> Vec<(String, String, String)> {
        let (offer, level) = (&self.offer, self.offer.levels[self.level]);
        let label = |label| to.say(&label);
        let counts = format!("{}–{}", offer.least, offer.most);
        let people = format!("0–{}", self.players);
        let bots =
            format!("× {} · {}", self.players - self.people, to.say(&table_words::bot(level)));
        let mut lines = vec![
            (label(words::label_game()), to.say(&offer.title), String::new()),
            (label(table_words::label_players()), self.players.to_string(), counts),
            (label(words::label_people()), self.people.to_string(), people),
            (label(table_words::label_bots()), to.say(&pages::level(level)), bots),
        ];
        for (setting, &at) in offer.settings.iter().zip(&self.settings) {
            let value = &setting.values[at];
            lines.push((to.say(setting.ask()), to.say(&value.title), to.say(&value.help)));
        }
        let last = [words::label_start(), words::label_learn()];
        lines.extend(last.map(|last| (label(last), String::new(), String::new())));
        lines
    }

    fn draw(&self, to: &Speaker<'_>, canvas: &mut Canvas<'_>) {
        let ink = canvas.ink;
        let lines = self.lines(to);
        let label = lines.iter().map(|(label, ..)| label.chars().count()).max().unwrap_or(0) as u16;
        let top = canvas.area.height.saturating_sub(lines.len() as u16 * 2) / 2;
        let apart = if canvas.area.height > 16 { 2 } else { 1 };
        for (row, (name, chosen, note)) in lines.iter().enumerate() {
            let y = top + row as u16 * apart;
            let at = row == self.row;
            let style = if at { CHOSEN } else { STRONG };
            canvas.put(4, y, if at { "▸" } else { " " }, STRONG);
            if chosen.is_empty() {
                canvas.put(6, y, &format!("  {name}  "), style);
            } else {
                canvas.put(6, y, name, Style::new());
                let end = canvas.put(8 + label, y, &format!(" ◂ {chosen} ▸ "), style);
                canvas.put(10 + label + end, y, note, ink.faint());
            }
            canvas.hit(Rect::new(0, y, canvas.area.width, 1), Press::At(row));
        }
        self.draw_story(to.lang(), top + lines.len() as u16 * apart, canvas);
    }

    /// Who made the game and for whom it is, and its story, as far as there is room under the rows.
    fn draw_story(&self, lang: Lang, top: u16, canvas: &mut Canvas<'_>) {
        let Some(book) = rulebook(self.offer.name, lang) else { return };
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

fn full(options: &mut PlayOptions, colour: bool) -> io::Result<MenuChoice> {
    let resumes = !saved::unfinished(options.games.as_deref(), None).is_empty();
    let mut screen = Screen::open()?;
    let (mut menu, mut window) = (Menu::of(0, 1), Window::new(options.lang, colour, LEAST));
    let to = Voice::of(options.lang).to(Viewer::Spectator, Names::none());
    let mut keys = vec![
        Key::named(KeyCode::Down, "↑↓", to.say(&words::key_choose())),
        Key::named(KeyCode::Right, "←→", to.say(&words::key_change())),
        Key::named(KeyCode::Enter, "Enter", to.say(&words::key_start())),
    ];
    if resumes {
        keys.push(Key::new('r', to.say(&words::key_resume())));
    }
    keys.push(Key::new('q', to.say(&words::key_quit())));
    let page = Page::menu(to.say(&words::menu_title()), keys);
    loop {
        screen.terminal.draw(|frame| {
            if !window.is_too_small(frame) {
                page.draw(frame, &mut window, |canvas| menu.draw(&to, canvas));
            }
        })?;
        let input = screen.input(&mut window, IDLE_POLL)?;
        let rows = menu.rows();
        match input.and_then(|input| among_rows(input, &mut menu.row, rows)) {
            Some(Press::At(row)) if row + 2 < rows => menu.change(true),
            Some(Press::At(_) | Press::Key(KeyCode::Enter)) => {
                menu.choose(options);
                return Ok(if menu.is_at_lesson() { MenuChoice::Learn } else { MenuChoice::Play });
            }
            Some(Press::Key(KeyCode::Left | KeyCode::Char('h'))) => menu.change(false),
            Some(Press::Key(KeyCode::Right | KeyCode::Char(' ' | 'l'))) => menu.change(true),
            Some(Press::Key(KeyCode::Char('r' | 'R'))) if resumes => return Ok(MenuChoice::Resume),
            Some(Press::Key(KeyCode::Char('q' | 'Q') | KeyCode::Esc)) => {
                return Ok(MenuChoice::Leave);
            }
            _ => {}
        }
    }
}

/// Moves the cursor among rows. Returns any other press: a key, or a click on the row of the cursor; an interrupt is returned as Esc.
pub(crate) fn among_rows(input: Input, at: &mut usize, rows: usize) -> Option<Press> {
    match input {
        Input::Press(Press::Key(KeyCode::Up | KeyCode::Char('k'))) => *at = (*at + rows - 1) % rows,
        Input::Press(Press::Key(KeyCode::Down | KeyCode::Tab | KeyCode::Char('j'))) => {
            *at = (*at + 1) % rows;
        }
        Input::Press(Press::At(row)) if row != *at => *at = row,
        Input::Press(press) => return Some(press),
        Input::Interrupt | Input::Terminate => return Some(Press::Key(KeyCode::Esc)),
        _ => {}
    }
    None
}
