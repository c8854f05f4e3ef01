//! Positions to practise: a list, and each as a question that is answered with typed words.

use std::collections::BTreeMap;
use std::fs;
use std::io;
use std::path::PathBuf;

use games::{Kind, with_game};
use practice::{Position, Practised, positions};
use prose::{Command, Playable, Watch, first_word, help, means};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use table::{Record, Viewer};
use voice::{Lang, Message, Names, Speaker, Voice, Voiced as _, console, practice as words, typed};

use crate::lines::{Answer, Lines, not_understood};
use crate::plain::shown;
use crate::scene::{Canvas, Ink, rows};
use crate::store::write_text;
use crate::{FullScreen, Mode};

/// Practises a game. What was solved is stored in a file, if one is named.
pub fn practise(
    kind: Kind,
    lang: Lang,
    mode: Mode,
    solved: Option<PathBuf>,
    lines: &mut Lines<'_>,
) -> io::Result<()> {
    let solved = Solved::open(solved, kind);
    PracticeSession { kind, positions: positions(kind), solved, lines, lang, mode }.run()
}

/// What comes after a position.
enum NextStep {
    Next,
    List,
    Leave,
}

struct PracticeSession<'a, 'l> {
    kind: Kind,
    positions: Vec<Position>,
    solved: Solved,
    lines: &'a mut Lines<'l>,
    lang: Lang,
    mode: Mode,
}

impl PracticeSession<'_, '_> {
    fn run(&mut self) -> io::Result<()> {
        let title = with_game!(self.kind, G => G::title());
        self.say(&words::title(title))?;
        self.say(&words::intro(self.positions.len()))?;
        loop {
            self.list()?;
            let Some(mut at) = self.chosen()? else { return Ok(()) };
            loop {
                let then = with_game!(self.kind, G => self.ask::<G>(at)?);
                match then {
                    NextStep::Next => at = (at + 1) % self.positions.len(),
                    NextStep::List => break,
                    NextStep::Leave => return Ok(()),
                }
            }
        }
    }

    fn say(&mut self, message: &Message) -> io::Result<()> {
        self.lines.say(&Voice::of(self.lang).say(message))
    }

    /// Every position with its difficulty, and whether it is solved.
    fn list(&mut self) -> io::Result<()> {
        let voice = Voice::of(self.lang);
        for (nth, position) in (1..).zip(&self.positions) {
            let difficulty = match self.mode {
                Mode::Plain => voice.say(&words::difficulty(position.difficulty().stars())),
                Mode::Full { .. } => position.difficulty().signs(),
            };
            let mut solved = String::new();
            if self.solved.contains(position) {
                solved = format!(" ({})", voice.say(&words::solved()));
            }
            let question = voice.say(&position.question.message());
            self.lines.say(&format!("{nth}. {difficulty}{solved}: {question}"))?;
        }
        let solved = self.positions.iter().filter(|it| self.solved.contains(it)).count();
        self.say(&words::solved_count(solved, self.positions.len()))
    }

    /// The position that is wanted; nothing to leave.
    fn chosen(&mut self) -> io::Result<Option<usize>> {
        loop {
            let quit = first_word(self.lang, &typed::word_quit());
            self.say(&console::practice_choose(quit))?;
            match self.lines.read_line()? {
                Answer::End => return Ok(None),
                Answer::Line(line) if Command::read(&line, self.lang) == Some(Command::Quit) => {
                    return Ok(None);
                }
                Answer::Line(line) => {
                    let typed = line.trim_end_matches('.').parse::<usize>().ok();
                    let at = typed.and_then(|typed| typed.checked_sub(1));
                    if let Some(at) = at.filter(|&at| at < self.positions.len()) {
                        return Ok(Some(at));
                    }
                    if means(&line, &console::word_list(), self.lang) {
                        self.list()?;
                    }
                }
                Answer::TooLong => {}
            }
        }
    }

    /// Shows a position, and answers what is typed.
    fn ask<G: FullScreen + Practised>(&mut self, at: usize) -> io::Result<NextStep> {
        let position = self.positions[at].clone();
        // A test reads all of them.
        let Some((record, game)) = position.read::<G>() else { return Ok(NextStep::List) };
        let (viewer, names) = (Viewer::Seat(position.seat), Names::from(record.names.clone()));
        let to = Voice::of(self.lang).to(viewer, &names);
        let view = game.view(viewer);
        self.lines.say("")?;
        let place = to.say(&words::position(at + 1, self.positions.len()));
        let difficulty = to.say(&words::difficulty(position.difficulty().stars()));
        self.lines.say(&format!("{place} ({difficulty})"))?;
        self.lines.say_all(&match self.mode {
            Mode::Full { .. } => drawn::<G>(&view, &to),
            Mode::Plain => [G::board, G::hand, G::score].map(|part| part(&view, &to)).concat(),
        })?;
        let question = to.say(&position.question.message());
        self.lines.say(&question)?;
        self.lines.say_all(&G::answers(&view, &to))?;
        let word = |message: &Message| first_word(self.lang, message);
        let how = console::practice_how(
            word(&console::word_answer()),
            word(&console::word_next()),
            word(&console::word_list()),
            word(&typed::word_help()),
        );
        self.say(&how)?;
        loop {
            let line = match self.lines.read_line()? {
                Answer::End => return Ok(NextStep::Leave),
                Answer::TooLong => {
                    self.say(&console::too_long())?;
                    continue;
                }
                Answer::Line(line) if line.is_empty() => {
                    self.lines.say(&question)?;
                    continue;
                }
                Answer::Line(line) => line,
            };
            if means(&line, &console::word_next(), self.lang) {
                return Ok(NextStep::Next);
            }
            if means(&line, &console::word_list(), self.lang) {
                return Ok(NextStep::List);
            }
            if means(&line, &console::word_answer(), self.lang) {
                if let Some(best) = position.answer(&position.best) {
                    self.lines.say(&to.say(&words::answer(best.choice.clone())))?;
                    self.explain(&best, &to)?;
                }
                continue;
            }
            match Command::read(&line, self.lang) {
                Some(Command::Quit) => return Ok(NextStep::Leave),
                Some(Command::Hint) => self.say(&how)?,
                Some(command) => {
                    let said = run_command::<G>(&command, &record, &view, viewer, &to);
                    self.lines.say_all(&said)?;
                }
                None => self.answer::<G>(&position, &game, &line, &to)?,
            }
        }
    }

    /// Says what comes of a choice that was typed.
    fn answer<G: FullScreen + Practised>(
        &mut self,
        position: &Position,
        game: &G,
        line: &str,
        to: &Speaker<'_>,
    ) -> io::Result<()> {
        let view = game.view(Viewer::Seat(position.seat));
        let Some(action) = G::read(&view, line, to).and_then(|all| all.first().copied()) else {
            self.lines.say(&to.say(&not_understood(line)))?;
            return self.lines.say_all(&G::answers(&view, to));
        };
        if let Err(refusal) = game.clone().act(position.seat, action, &mut ()) {
            return self.lines.say(&to.say(&refusal));
        }
        let Some(answer) = position.answer(&action.to_string()) else { return Ok(()) };
        let said = if answer.is_right { words::right } else { words::wrong };
        self.lines.say(&to.say(&said(answer.choice.clone())))?;
        self.explain(&answer, to)?;
        if answer.is_right
            && let Err(error) = self.solved.add(position)
        {
            self.say(&console::practice_unsaved(error.to_string()))?;
        }
        Ok(())
    }

    /// Says what a choice brings, and why it is right or wrong.
    fn explain(&mut self, of: &::practice::Answer, to: &Speaker<'_>) -> io::Result<()> {
        of.brings.iter().chain(&of.why).try_for_each(|message| self.lines.say(&to.say(message)))
    }
}

/// The answer to a command that can be typed at any time.
fn run_command<G: Playable>(
    command: &Command,
    record: &Record<G>,
    view: &G::View,
    viewer: Viewer,
    to: &Speaker<'_>,
) -> Vec<String> {
    match command {
        Command::Story => {
            let Ok(mut watch) = Watch::new(record) else { return Vec::new() };
            watch.go_to(usize::MAX);
            watch.look_as(viewer);
            watch.story().iter().map(|seen| to.say(seen)).collect()
        }
        Command::Help => help::<G>(view, to),
        command => shown::<G>(command, view, to).unwrap_or_default(),
    }
}

/// The table as it is drawn, row by row.
fn drawn<G: FullScreen>(view: &G::View, to: &Speaker<'_>) -> Vec<String> {
    let (width, height) = G::LEAST;
    let area = Rect::new(0, 0, width, height);
    let (mut buffer, mut hits) = (Buffer::empty(area), Vec::new());
    let ink = Ink::new(false);
    G::paint(view, None, to, &mut Canvas { buffer: &mut buffer, area, ink, hits: &mut hits });
    rows(&buffer)
}

/// The positions that were solved, by game.
struct Solved {
    file: Option<PathBuf>,
    game: &'static str,
    ids: BTreeMap<String, Vec<String>>,
}

impl Solved {
    /// Reads the file; what cannot be read holds nothing.
    fn open(file: Option<PathBuf>, kind: Kind) -> Self {
        let text = file.as_ref().and_then(|file| fs::read_to_string(file).ok());
        let ids = text.and_then(|text| serde_json::from_str(&text).ok()).unwrap_or_default();
        Self { file, game: kind.name(), ids }
    }

    fn contains(&self, position: &Position) -> bool {
        self.ids.get(self.game).is_some_and(|ids| ids.contains(&position.id))
    }

    fn add(&mut self, position: &Position) -> io::Result<()> {
        if self.contains(position) {
            return Ok(());
        }
        self.ids.entry(self.game.to_owned()).or_default().push(position.id.clone());
        let Some(file) = &self.file else { return Ok(()) };
        write_text(file, &serde_json::to_string(&self.ids)?)
    }
}
