//! A recorded game, step by step, forwards and backwards, through anyone's eyes.

use std::io::{self, BufRead, Write};

use bots::{Reason, Reasons};
use games::{Kind, with_game};
use serde_json::Value;
use table::{Record, RecordError, Seat, Step, Viewer};
use voice::{Lang, Names, Speaker, Voice, terminal as words};

use crate::lines::{Answer, Lines};
use crate::{Mode, Scene, full, setup};
use prose::{Command, Playable, book, clause, first_word, means, number};

/// A recorded game, at one of its positions.
pub struct Watch<G: Playable> {
    /// Every position, from the first.
    positions: Vec<G>,
    /// What happened before each position, from the one before it on.
    events: Vec<Vec<G::Event>>,
    /// Why a bot did what led to each position, where the record says so.
    thoughts: Vec<Option<(Seat, Reason)>>,
    names: Names,
    at: usize,
    viewer: Viewer,
}

impl<G: Playable> Watch<G> {
    /// Plays the record again, and looks at its first position.
    pub fn new(record: &Record<G>) -> Result<Self, RecordError> {
        let (mut positions, mut events) = (Vec::new(), vec![Vec::new()]);
        let (reasons, mut thoughts) = (Reasons::kept(&record.extra), vec![None]);
        let mut acts = [0; Seat::MOST as usize];
        let last = record.replay(|before, step: Step<G>| {
            positions.push(before.clone());
            let mut happened = Vec::new();
            // The replay itself says what is wrong with a step that is refused.
            let _ = step.apply(&mut before.clone(), &mut happened);
            events.push(happened);
            thoughts.push(match step {
                Step::Act(seat, _) => {
                    let nth = acts[seat.index()];
                    acts[seat.index()] += 1;
                    reasons.get(seat, nth).map(|reason| (seat, reason))
                }
                Step::Deal(_) => None,
            });
        })?;
        positions.push(last);
        Ok(Self {
            positions,
            events,
            thoughts,
            names: Names::from(record.names.clone()),
            at: 0,
            viewer: Viewer::Spectator,
        })
    }

    /// The position looked at.
    pub fn game(&self) -> &G {
        &self.positions[self.at]
    }

    /// What the players are called.
    pub fn names(&self) -> &Names {
        &self.names
    }

    /// How many steps lead to the position looked at, and how many there are.
    pub fn place(&self) -> (usize, usize) {
        (self.at, self.positions.len() - 1)
    }

    /// Through whose eyes it is seen.
    pub fn viewer(&self) -> Viewer {
        self.viewer
    }

    /// Looks through other eyes.
    pub fn look_as(&mut self, viewer: Viewer) {
        self.viewer = viewer;
    }

    /// Looks through the next pair of eyes: everyone's at the table, then a spectator's.
    pub fn next_viewer(&mut self) {
        let viewers: Vec<Viewer> = Viewer::all(self.game().players()).collect();
        let now = viewers.iter().position(|&viewer| viewer == self.viewer).unwrap_or(0);
        self.viewer = viewers[(now + 1) % viewers.len()];
    }

    /// Goes to the position after so many steps, or the last one.
    pub fn go_to(&mut self, step: usize) {
        self.at = step.min(self.positions.len() - 1);
    }

    /// A step forwards, over those of which the viewer learns nothing; false at the end.
    pub fn forwards(&mut self) -> bool {
        let from = self.at;
        while self.at < self.positions.len() - 1 {
            self.at += 1;
            if !self.news().is_empty() {
                break;
            }
        }
        self.at != from
    }

    /// A step backwards, over those of which the viewer learns nothing; false at the beginning.
    pub fn backwards(&mut self) -> bool {
        let from = self.at;
        while self.at > 0 {
            self.at -= 1;
            if !self.news().is_empty() {
                break;
            }
        }
        self.at != from
    }

    /// What the viewer learnt on the way to this position from the one before.
    pub fn news(&self) -> Vec<G::Seen> {
        self.learnt(self.at)
    }

    /// All that the viewer has learnt on the way to this position.
    pub fn story(&self) -> Vec<G::Seen> {
        (0..=self.at).flat_map(|step| self.learnt(step)).collect()
    }

    /// Whether the record says why a bot did something.
    pub fn has_reasons(&self) -> bool {
        self.thoughts.iter().any(Option::is_some)
    }

    /// The whole game, and before what each bot did, why; nothing if the record gives no reasons.
    pub fn why(&self, to: &Speaker<'_>) -> Vec<String> {
        let mut said = Vec::new();
        let mut reasons = false;
        for (step, thought) in self.thoughts.iter().enumerate() {
            if let Some((seat, reason)) = thought
                && *reason != Reason::OnlyAction
            {
                reasons = true;
                let reason = voice::Spoken::message(reason);
                said.push(to.say(&words::thought(to.name(*seat), reason)));
            }
            said.extend(self.learnt(step).iter().map(|seen| to.say(seen)));
        }
        if reasons { said } else { Vec::new() }
    }

    fn learnt(&self, step: usize) -> Vec<G::Seen> {
        let seen = self.events[step].iter().filter_map(|event| G::seen(event, self.viewer));
        seen.filter(G::is_news).collect()
    }
}

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
        let line = match lines.hear()? {
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
            Some(Command::Story) => watch.story().iter().map(|seen| speaker.say(seen)).collect(),
            Some(Command::Why) => match watch.why(&speaker) {
                why if why.is_empty() => vec![speaker.say(&words::why_unknown())],
                why => why,
            },
            Some(Command::Rules(Some(number))) => clause::<G>(&number, lang),
            Some(Command::Rules(None)) => book::<G>(lang),
            Some(Command::Undo | Command::Help) => help(lang),
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
                    vec![speaker.say(&words::not_understood(line)), help(lang).concat()]
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
        word(words::word_quit()),
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
