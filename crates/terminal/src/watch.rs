//! A recorded game, step by step, forwards and backwards, through the eyes of any seat.

use std::io::{self, BufRead, Write};

use games::{Kind, with_game};
use serde_json::Value;
use table::{Record, RecordError, Viewer};
use voice::{Lang, Speaker, Voice, console as words, typed};

use crate::lines::{Answer, Lines};
use crate::{Mode, Scene, full, setup};
use prose::{Command, Playable, Watch, book, clause, first_word, means, number};

/// A finished game, and before what each bot did, why; nothing if no bot gave a reason.
pub(crate) fn why<G: Playable>(record: &Record<G>, to: &Speaker<'_>) -> Vec<String> {
    Watch::new(record).map(|watch| watch.why(to)).unwrap_or_default()
}

/// Which record of several comes next.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Watched {
    /// None: enough was seen.
    Enough,
    /// The one after this.
    Next,
    /// The one before this.
    Previous,
}

/// Watches records, one after another.
pub fn watch(records: &[Value], lang: Lang, mode: Mode) -> Result<(), WatchError> {
    let mut at = 0;
    while let Some(record) = records.get(at) {
        let place = (at + 1, records.len());
        let bad = |error| WatchError::Record { number: at + 1, error };
        let kind = Kind::of_record(record).map_err(bad)?;
        let watched = with_game!(kind, G => {
            let record = Record::<G>::from_value(record.clone()).map_err(bad)?;
            one(&mut Watch::<G>::new(&record).map_err(bad)?, lang, mode, place)?
        });
        match watched {
            Watched::Enough => break,
            Watched::Next => at = (at + 1).min(records.len() - 1),
            Watched::Previous => at = at.saturating_sub(1),
        }
    }
    Ok(())
}

/// Why a record could not be watched.
#[derive(Debug, thiserror::Error)]
pub enum WatchError {
    /// It cannot be played again.
    #[error("record {number}: {error}")]
    Record {
        /// Which of the records, from 1.
        number: usize,
        /// Why.
        error: RecordError,
    },
    /// The terminal failed.
    #[error(transparent)]
    Terminal(#[from] io::Error),
}

fn one<G: Playable + Scene>(
    watch: &mut Watch<G>,
    lang: Lang,
    mode: Mode,
    place: (usize, usize),
) -> io::Result<Watched> {
    match mode {
        Mode::Plain => plain(watch, &mut setup::standard_lines(), lang),
        Mode::Full { colour } => full::watch(watch, lang, colour, place),
    }
}

/// Watches in sentences.
pub(crate) fn plain<G: Playable>(
    watch: &mut Watch<G>,
    lines: &mut Lines<impl BufRead, impl Write>,
    lang: Lang,
) -> io::Result<Watched> {
    let names = watch.names().clone();
    let voice = Voice::of(lang);
    let all = table::Seats::all(watch.game().players());
    lines.say(&voice.to(Viewer::Spectator, &names).say(&words::welcome(G::title(), all)))?;
    loop {
        let speaker = voice.to(watch.viewer(), &names);
        let (at, of) = watch.place();
        let next = first_word(lang, &words::word_next());
        let back = first_word(lang, &words::word_back());
        lines.say(&speaker.say(&words::watch_ask(number(at), number(of), next, back)))?;
        let line = match lines.read_line()? {
            Answer::End => return Ok(Watched::Enough),
            Answer::TooLong => {
                lines.say(&speaker.say(&words::too_long()))?;
                continue;
            }
            Answer::Line(line) => line,
        };
        let view = watch.game().view(watch.viewer());
        let said = match Command::read(&line, lang) {
            Some(Command::Quit) => return Ok(Watched::Enough),
            Some(Command::Board) => G::board(&view, &speaker),
            Some(Command::Hand) => G::hand(&view, &speaker),
            Some(Command::Score) => G::score(&view, &speaker),
            Some(Command::Figures) => G::figures(&view, &speaker),
            Some(Command::Story) => watch.story().iter().map(|seen| speaker.say(seen)).collect(),
            Some(Command::Why) => match watch.why(&speaker) {
                why if why.is_empty() => vec![speaker.say(&words::why_unknown())],
                why => why,
            },
            Some(Command::Rules(Some(number))) => clause::<G>(&number, lang),
            Some(Command::Rules(None)) => book::<G>(lang),
            Some(Command::Undo | Command::Hint | Command::Help) => help(lang),
            None => match Move::read(&line, lang, watch.game().players()) {
                Some(Move::Record(watched)) => return Ok(watched),
                Some(step) => {
                    if !step.make(watch) {
                        lines.say(&speaker.say(&words::watch_no_further()))?;
                    }
                    let speaker = voice.to(watch.viewer(), &names);
                    watch.news().iter().map(|seen| speaker.say(seen)).collect()
                }
                None => {
                    let line: String = line.chars().take(60).collect();
                    vec![speaker.say(&typed::not_understood(line)), help(lang).concat()]
                }
            },
        };
        for line in said.iter().filter(|line| !line.is_empty()) {
            lines.say(line)?;
        }
    }
}

fn help(lang: Lang) -> Vec<String> {
    let word = |message| first_word(lang, &message);
    vec![Voice::of(lang).say(&words::watch_help(
        word(words::word_next()),
        word(words::word_back()),
        word(words::word_eyes()),
        word(typed::word_quit()),
    ))]
}

/// A move through a record.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Move {
    Forwards,
    Backwards,
    To(usize),
    Eyes(Viewer),
    Record(Watched),
}

impl Move {
    fn read(text: &str, lang: Lang, players: u8) -> Option<Self> {
        let (word, rest) = text.split_once(' ').unwrap_or((text, ""));
        let means = |message| means(word, &message, lang);
        if text.is_empty() || (means(words::word_next()) && rest.is_empty()) {
            Some(Self::Forwards)
        } else if means(words::word_back()) && rest.is_empty() {
            Some(Self::Backwards)
        } else if means(words::word_eyes()) {
            match rest.parse::<u8>() {
                Ok(number) => table::Seat::all(players)
                    .nth(usize::from(number.checked_sub(1)?))
                    .map(|seat| Self::Eyes(Viewer::Seat(seat))),
                Err(_) => rest.is_empty().then_some(Self::Eyes(Viewer::Spectator)),
            }
        } else if word == "]" {
            Some(Self::Record(Watched::Next))
        } else if word == "[" {
            Some(Self::Record(Watched::Previous))
        } else {
            text.parse().ok().map(Self::To)
        }
    }

    fn make<G: Playable>(self, watch: &mut Watch<G>) -> bool {
        match self {
            Self::Forwards => watch.forwards(),
            Self::Backwards => watch.backwards(),
            Self::To(step) => {
                watch.go_to(step);
                true
            }
            Self::Eyes(viewer) => {
                watch.look_as(viewer);
                true
            }
            Self::Record(_) => true,
        }
    }
}
