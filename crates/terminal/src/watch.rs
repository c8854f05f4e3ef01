//! A recorded game, step by step, forwards and backwards, through the eyes of any seat.

use std::io;

use games::{Kind, with_game};
use serde_json::Value;
use table::{Record, Seat, Seats, Viewer};
use voice::{Lang, Speaker, Voice, console as words, typed};

use crate::lines::{Answer, Lines, not_understood};
use crate::plain::shown;
use crate::{Mode, PlayError, full};
use prose::{Command, Playable, Watch, first_word, means};

/// A finished game, and before what each bot did, why; nothing if no bot gave a reason.
pub(crate) fn why<G: Playable>(record: &Record<G>, to: &Speaker<'_>) -> Vec<String> {
    Watch::new(record).map(|watch| watch.why(to)).unwrap_or_default()
}

/// Which record of several comes next.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Watched {
    /// None: enough was seen.
    Enough,
    /// The one after this.
    Next,
    /// The one before this.
    Previous,
}

/// Watches records, one after another, each with where it was found.
pub fn watch(records: &[(String, Value)], lang: Lang, mode: Mode) -> Result<(), PlayError> {
    let mut at = 0;
    while let Some((file, record)) = records.get(at) {
        let place = (at + 1, records.len());
        let bad = |error| PlayError::Record { file: file.clone(), error };
        let kind = Kind::of_record(record).map_err(bad)?;
        let watched = with_game!(kind, G => {
            let record = Record::<G>::from_value(record.clone()).map_err(bad)?;
            let watch = &mut Watch::<G>::new(&record).map_err(bad)?;
            match mode {
                Mode::Plain => plain(watch, &mut Lines::standard(), lang)?,
                Mode::Full { colour } => full::watch(watch, lang, colour, place)?,
            }
        });
        match watched {
            Watched::Enough => break,
            Watched::Next => at = (at + 1).min(records.len() - 1),
            Watched::Previous => at = at.saturating_sub(1),
        }
    }
    Ok(())
}

/// Watches in sentences.
fn plain<G: Playable>(
    watch: &mut Watch<G>,
    lines: &mut Lines<'_>,
    lang: Lang,
) -> io::Result<Watched> {
    let names = watch.names().clone();
    let voice = Voice::of(lang);
    let all = Seats::all(watch.game().players());
    lines.say(&voice.to(Viewer::Spectator, &names).say(&words::welcome(G::title(), all)))?;
    loop {
        let speaker = voice.to(watch.viewer(), &names);
        let (at, of) = watch.place();
        let next = first_word(lang, &words::word_next());
        let back = first_word(lang, &words::word_back());
        lines.say(&speaker.say(&words::watch_ask(at, of, next, back)))?;
        let line = match lines.read_line()? {
            Answer::End => return Ok(Watched::Enough),
            Answer::TooLong => {
                lines.say(&speaker.say(&words::too_long()))?;
                continue;
            }
            Answer::Line(line) => line,
        };
        let word = line.split(' ').next().unwrap_or_default();
        let view = watch.game().view(watch.viewer());
        let said = match Command::read(&line, lang) {
            Some(Command::Quit) => return Ok(Watched::Enough),
            Some(Command::Story) => watch.story().iter().map(|seen| speaker.say(seen)).collect(),
            Some(Command::Why) => match watch.why(&speaker) {
                why if why.is_empty() => vec![speaker.say(&words::why_unknown())],
                why => why,
            },
            Some(command) => shown::<G>(&command, &view, &speaker).unwrap_or_else(|| help(lang)),
            None if word == "]" => return Ok(Watched::Next),
            None if word == "[" => return Ok(Watched::Previous),
            None => match step(watch, &line, lang) {
                Some(is_made) => {
                    if !is_made {
                        lines.say(&speaker.say(&words::watch_no_further()))?;
                    }
                    let speaker = voice.to(watch.viewer(), &names);
                    watch.news().iter().map(|seen| speaker.say(seen)).collect()
                }
                None => vec![speaker.say(&not_understood(&line)), help(lang).concat()],
            },
        };
        lines.say_all(&said)?;
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

/// Moves as a line says, or changes the viewer. `None` if it says neither; false if the record does not go on that way.
fn step<G: Playable>(watch: &mut Watch<G>, text: &str, lang: Lang) -> Option<bool> {
    let (word, rest) = text.split_once(' ').unwrap_or((text, ""));
    let means = |message| means(word, &message, lang);
    Some(if text.is_empty() || (means(words::word_next()) && rest.is_empty()) {
        watch.forwards()
    } else if means(words::word_back()) && rest.is_empty() {
        watch.backwards()
    } else if means(words::word_eyes()) {
        watch.look_as(match rest.parse::<usize>() {
            Ok(number) => {
                let mut seats = Seat::all(watch.game().players());
                Viewer::Seat(seats.nth(number.checked_sub(1)?)?)
            }
            Err(_) if rest.is_empty() => Viewer::Spectator,
            Err(_) => return None,
        });
        true
    } else {
        watch.go_to(text.parse().ok()?);
        true
    })
}
