//! Learning a game: a guided first game, on the whole screen or in sentences.

use std::fs;
use std::io::{self, Write as _};
use std::path::{Path, PathBuf};

use games::{Kind, with_game};
use lessons::{Guide, Lesson, PUPIL, StepTask, Taught, TryResult};
use prose::{Command, Playable, first_word, help, means};
use table::Viewer;
use voice::{
    Lang, Message, Names, Speaker, Voice, console, lessons as words, table as table_words, typed,
};

use crate::lines::{Answer, Lines, not_understood};
use crate::menu::ask_game;
use crate::plain::shown;
use crate::store::write_text;
use crate::{Mode, PlayError, PlayOptions, full};

/// Teaches a game; says which one, if it is to be played then.
pub(crate) fn teach(options: &PlayOptions) -> Result<Option<Kind>, PlayError> {
    let kind = match options.game {
        // On any screen in sentences.
        None => ask_game(&mut Lines::standard(), options.lang)?.map(|at| Kind::ALL[at]),
        named => named,
    };
    let Some(kind) = kind else { return Ok(None) };
    let end = with_game!(kind, G => {
        let mut guide = Guide::<G>::new(Lesson::read(lessons::data(kind))?);
        let progress = Progress::of(options.games.as_deref(), kind);
        let resumed = progress.take_up(&mut guide);
        match options.mode {
            Mode::Plain => {
                plain(&mut guide, &mut Lines::standard(), options.lang, &progress, resumed)?
            }
            Mode::Full { colour } => {
                let end = full::learn(&mut guide, options.lang, colour, &progress, resumed)?;
                if end == End::Left && !guide.is_over() && progress.is_stored() {
                    let left = Voice::of(options.lang).say(&console::learn_left(kind.name()));
                    // A terminal that was closed hears nothing.
                    let _ = writeln!(io::stdout(), "{left}");
                }
                end
            }
        }
    });
    Ok((end == End::Play).then_some(kind))
}

/// How a lesson was left.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum End {
    /// At the end, or before it: it can be gone on with.
    Left,
    /// At the end, to play the game.
    Play,
}

/// The file that stores the progress of a lesson.
pub(crate) struct Progress {
    file: Option<PathBuf>,
}

impl Progress {
    fn of(folder: Option<&Path>, kind: Kind) -> Self {
        Self { file: folder.map(|folder| folder.join(format!("{kind}.lesson"))) }
    }

    /// Whether progress is stored.
    fn is_stored(&self) -> bool {
        self.file.as_deref().is_some_and(Path::exists)
    }

    /// Goes to where the lesson was left; false if it begins at the beginning.
    fn take_up<G: Taught>(&self, guide: &mut Guide<G>) -> bool {
        let stored = self.file.as_ref().and_then(|file| fs::read_to_string(file).ok());
        let resumed = stored.is_some_and(|stored| guide.restore(&stored));
        if guide.is_over() {
            guide.go_to(0);
        }
        resumed && guide.place().0 > 0
    }

    /// Saves the progress of a lesson. Without a file, it can be learnt all the same.
    pub(crate) fn save<G: Taught>(&self, guide: &Guide<G>) {
        self.write(&guide.progress());
    }

    fn write(&self, text: &str) {
        if let Some(file) = &self.file {
            let _ = write_text(file, text);
        }
    }
}

/// What is said once to a player who lost a first game and has never opened its lesson.
pub(crate) fn offer(folder: Option<&Path>, kind: Kind, lang: Lang) -> Option<String> {
    let progress = Progress::of(folder, kind);
    if progress.file.is_none() || progress.is_stored() {
        return None;
    }
    progress.write("offered\n");
    Some(Voice::of(lang).say(&console::learn_offer(kind.name())))
}

/// What an answer says, in one text.
pub(crate) fn say_all(said: &[Message], to: &Speaker<'_>) -> String {
    said.iter().map(|message| to.say(message)).collect::<Vec<_>>().join(" ")
}

/// What the players are called.
pub(crate) fn names<G: Taught>(guide: &Guide<G>, lang: Lang) -> Names {
    guide.names(&Voice::of(lang).say(&table_words::person(1_u8))).into()
}

/// What the pupil is told of what was seen.
pub(crate) fn told<'a, G: Playable>(
    seen: impl IntoIterator<Item = &'a G::Seen>,
    to: &Speaker<'_>,
) -> Vec<String> {
    seen.into_iter().filter(|seen| G::is_news(seen)).map(|seen| to.say(seen)).collect()
}

/// Teaches in sentences, to the end or until the player leaves.
fn plain<G: Playable + Taught>(
    guide: &mut Guide<G>,
    lines: &mut Lines<'_>,
    lang: Lang,
    progress: &Progress,
    resumed: bool,
) -> io::Result<End> {
    let names = names(guide, lang);
    let to = Voice::of(lang).to(Viewer::Seat(PUPIL), &names);
    Plain { guide, lines, to, progress, note: None }.teach(resumed)
}

/// A lesson in sentences.
struct Plain<'a, 'l, G: Playable + Taught> {
    guide: &'a mut Guide<G>,
    lines: &'a mut Lines<'l>,
    to: Speaker<'a>,
    progress: &'a Progress,
    /// What there is to say of the last answer, once what came of it is told.
    note: Option<Message>,
}

impl<G: Playable + Taught> Plain<'_, '_, G> {
    fn teach(&mut self, resumed: bool) -> io::Result<End> {
        self.say(&words::title(G::title()))?;
        if resumed {
            let (step, all) = self.guide.place();
            self.say(&words::was_left(step + 1, all))?;
            self.say(&console::learn_resumed(self.word(&console::word_again())))?;
        }
        self.help()?;
        let mut scene = None;
        loop {
            self.say_step()?;
            if let Some(note) = self.note.take() {
                self.say(&note)?;
            }
            self.progress.save(self.guide);
            if self.guide.is_over() {
                return self.end();
            }
            if scene != Some(self.guide.scene()) {
                scene = Some(self.guide.scene());
                self.describe(|view, to| [G::board(view, to), G::hand(view, to)].concat())?;
            }
            self.step()?;
            loop {
                match self.read_line()? {
                    LineResult::Moved => break,
                    LineResult::Same => {}
                    LineResult::Leaves => {
                        if self.progress.is_stored() {
                            self.say(&console::learn_left(G::NAME))?;
                        }
                        return Ok(End::Left);
                    }
                }
            }
        }
    }

    fn say(&mut self, message: &Message) -> io::Result<()> {
        self.lines.say(&self.to.say(message))
    }

    fn describe(
        &mut self,
        part: impl FnOnce(&G::View, &Speaker<'_>) -> Vec<String>,
    ) -> io::Result<()> {
        self.lines.say_all(&part(&self.guide.view(), &self.to))
    }

    /// The word that is typed for something.
    fn word(&self, message: &Message) -> String {
        first_word(self.to.lang(), message)
    }

    fn help(&mut self) -> io::Result<()> {
        let word = |message| self.word(&message);
        let help = console::learn_help(
            word(console::word_back()),
            word(console::word_skip()),
            word(console::word_again()),
            word(typed::word_quit()),
            word(typed::word_help()),
        );
        self.say(&help)
    }

    /// Tells what happened since the last step.
    fn say_step(&mut self) -> io::Result<()> {
        let seen = self.guide.happened().iter().flat_map(|moment| &moment.seen);
        self.lines.say_all(&told::<G>(seen, &self.to))
    }

    /// Says the step, and what it waits for.
    fn step(&mut self) -> io::Result<()> {
        let (step, all) = self.guide.place();
        let says = self.guide.says();
        self.say(&words::step_of(step + 1, all))?;
        self.say(&says)?;
        self.ask()
    }

    /// Says what the step waits for.
    fn ask(&mut self) -> io::Result<()> {
        if self.guide.asks() == StepTask::GoOn {
            return self.say(&console::go_on_plain());
        }
        let good: Vec<_> = self.guide.good().iter().map(|&it| G::typed(it, &self.to)).collect();
        self.say(&console::learn_type(good.join(" / ")))
    }

    fn read_line(&mut self) -> io::Result<LineResult> {
        let line = match self.lines.read_line()? {
            Answer::End => return Ok(LineResult::Leaves),
            Answer::TooLong => {
                self.say(&console::too_long())?;
                return Ok(LineResult::Same);
            }
            Answer::Line(line) => line,
        };
        let means = |message: Message| means(&line, &message, self.to.lang());
        if line.is_empty() {
            if !self.guide.advance() {
                self.ask()?;
                return Ok(LineResult::Same);
            }
        } else if means(console::word_back()) {
            self.guide.back();
        } else if means(console::word_skip()) {
            self.guide.skip();
        } else if means(console::word_again()) {
            self.guide.go_to(0);
        } else if let Some(command) = Command::read(&line, self.to.lang()) {
            return self.command(&command);
        } else {
            return self.act(&line);
        }
        Ok(LineResult::Moved)
    }

    fn command(&mut self, command: &Command) -> io::Result<LineResult> {
        match command {
            Command::Quit => return Ok(LineResult::Leaves),
            Command::Undo => {
                self.guide.back();
                return Ok(LineResult::Moved);
            }
            Command::Help => {
                self.help()?;
                self.describe(|view, to| help::<G>(view, to))?;
            }
            Command::Story => {
                self.lines.say_all(&told::<G>(self.guide.history(), &self.to))?;
            }
            Command::Why => self.say(&table_words::why_later())?,
            Command::Hint => self.step()?,
            _ => self.describe(|view, to| shown::<G>(command, view, to).unwrap_or_default())?,
        }
        Ok(LineResult::Same)
    }

    /// Tries what was typed, one action after another while each is what is asked.
    fn act(&mut self, line: &str) -> io::Result<LineResult> {
        let Some(actions) = G::read(&self.guide.view(), line, &self.to) else {
            self.say(&not_understood(line))?;
            self.ask()?;
            return Ok(LineResult::Same);
        };
        let mut result = LineResult::Same;
        for action in actions {
            if result == LineResult::Moved && self.guide.asks() == StepTask::GoOn {
                break;
            }
            match self.guide.try_action(action) {
                TryResult::Done(said) => {
                    result = LineResult::Moved;
                    self.note = said;
                }
                TryResult::Wrong(said) => {
                    self.lines.say(&say_all(&said, &self.to))?;
                    self.say(&words::try_again())?;
                    self.ask()?;
                    break;
                }
            }
        }
        Ok(result)
    }

    /// What was learnt, and whether to play now.
    fn end(&mut self) -> io::Result<End> {
        self.say(&words::learnt())?;
        for line in self.guide.learnt().clone() {
            self.say(&line)?;
        }
        self.say(&console::learn_end(self.word(&console::word_play())))?;
        Ok(match self.lines.read_line()? {
            Answer::Line(line) if means(&line, &console::word_play(), self.to.lang()) => End::Play,
            _ => End::Left,
        })
    }
}

/// What a typed line did.
#[derive(Clone, Copy, PartialEq, Eq)]
enum LineResult {
    /// The lesson is at another step, or begins anew.
    Moved,
    /// It is where it was.
    Same,
    /// The player leaves.
    Leaves,
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "in a test, a panic is a finding")]

    use diamant::Diamant;
    use kadora::Kadora;
    use mirrors::Mirrors;

    use super::*;

    fn guide<G: Taught>() -> Guide<G> {
        let kind: Kind = G::NAME.parse().unwrap();
        Guide::new(Lesson::read(lessons::data(kind)).unwrap())
    }

    /// Teaches what is typed, and returns what was said and how it was left.
    fn teach<G: Playable + Taught>(typed: &str, lang: Lang, progress: &Progress) -> (String, End) {
        let mut guide = guide::<G>();
        let resumed = progress.take_up(&mut guide);
        let mut said = Vec::new();
        let mut lines = Lines::new(typed.as_bytes(), &mut said, false);
        let end = plain(&mut guide, &mut lines, lang, progress, resumed).unwrap();
        drop(lines);
        (String::from_utf8(said).unwrap(), end)
    }

    /// All that is typed by a player who does what is asked.
    fn answers<G: Playable + Taught>(lang: Lang) -> String {
        let mut guide = guide::<G>();
        let mut typed = String::new();
        while !guide.is_over() {
            if let StepTask::Act(action) = guide.asks() {
                let names = Names::from(guide.names(""));
                let to = Voice::of(lang).to(Viewer::Seat(PUPIL), &names);
                typed.push_str(&G::typed(action, &to));
            }
            typed.push('\n');
            guide.skip();
        }
        typed
    }

    const NOWHERE: Progress = Progress { file: None };

    #[test]
    fn every_lesson_is_learnt_in_every_language() {
        fn check<G: Playable + Taught>() {
            for lang in Lang::ALL {
                let (said, end) = teach::<G>(&answers::<G>(lang), lang, &NOWHERE);
                assert_eq!(end, End::Left);
                let voice = Voice::of(lang);
                assert!(said.contains(&voice.say(&words::learnt())), "{lang}: {said}");
                assert!(!said.contains(&voice.say(&words::try_again())), "{lang}: {said}");
                assert!(!said.contains("lessons-") && !said.contains("console-"), "{said}");
                let play = first_word(lang, &console::word_play());
                let typed = format!("{}{play}\n", answers::<G>(lang));
                assert_eq!(teach::<G>(&typed, lang, &NOWHERE).1, End::Play);
            }
        }
        check::<Diamant>();
        check::<Mirrors>();
        check::<Kadora>();
    }

    #[test]
    fn what_is_wrong_is_answered_and_can_be_tried_again() {
        let (said, _) = teach::<Diamant>("\n\nleave\nnonsense\nstay\n", Lang::En, &NOWHERE);
        assert!(said.contains("Stay for more."), "{said}");
        assert!(said.contains("nonsense"), "{said}");
        assert!(said.contains("A snake!"), "{said}");
        let (said, _) = teach::<Mirrors>("\n\na1/\nb3/ s2>e3\n", Lang::En, &NOWHERE);
        assert!(said.contains("Try again.") && said.contains("In a turn you place"), "{said}");
        let (said, _) = teach::<Kadora>("\n\nG1b c3\nG1b b3\n", Lang::En, &NOWHERE);
        assert!(said.contains("This would happen: You place the green 1"), "{said}");
    }

    #[test]
    fn back_skip_and_start_again() {
        let (said, _) = teach::<Diamant>(
            "\nskip\nback\nboard\nagain\nrules D9\nhelp\nquit\n",
            Lang::En,
            &NOWHERE,
        );
        assert_eq!(said.matches("Step 2 of").count(), 2, "{said}");
        assert_eq!(said.matches("Step 1 of").count(), 2, "{said}");
        assert!(said.contains("This is cave 1 of 5."), "{said}");
    }

    #[test]
    fn a_lesson_is_taken_up_where_it_was_left() {
        let folder = tempfile::tempdir().unwrap();
        let progress = Progress::of(Some(&folder.path().join("games")), Kind::Kadora);
        let (said, _) = teach::<Kadora>("\n\nG1b b3\nquit\n", Lang::En, &progress);
        assert!(said.ends_with("adamant learn kadora\n"), "{said}");
        let (said, _) = teach::<Kadora>("quit\n", Lang::En, &progress);
        assert!(said.contains("You were at step 4 of") && !said.contains("Step 1 of"), "{said}");
        teach::<Kadora>(&"skip\n".repeat(40), Lang::En, &progress);
        let (said, _) = teach::<Kadora>("quit\n", Lang::En, &progress);
        assert!(said.contains("Step 1 of"), "a lesson learnt begins anew: {said}");
    }

    #[test]
    fn a_lesson_is_offered_once() {
        let folder = tempfile::tempdir().unwrap();
        let said = offer(Some(folder.path()), Kind::Mirrors, Lang::En).unwrap();
        assert!(said.contains("adamant learn mirrors"), "{said}");
        assert_eq!(offer(Some(folder.path()), Kind::Mirrors, Lang::En), None);
        assert_eq!(offer(None, Kind::Mirrors, Lang::En), None);
        let progress = Progress::of(Some(folder.path()), Kind::Mirrors);
        assert!(!progress.take_up(&mut guide::<Mirrors>()));
    }
}
