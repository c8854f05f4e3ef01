//! From options to a game that can be played.

use std::io::{self, IsTerminal, Write as _};
use std::path::{Path, PathBuf};
use std::time::Duration;

use bots::{Opponent, UnknownBot};
use games::{Kind, with_game};
use serde_json::{Map, Value};
use table::{Record, RecordError, Seat, read_options};
use thiserror::Error;
use voice::refused::no_bot;
use voice::{Lang, Spoken, Voice, Voiced as _, console as words, table as table_words};

use crate::exit_message::{ExitMessage, farewell, outcome};
use crate::first::Explainer;
use crate::learn::{offer, teach};
use crate::lines::Lines;
use crate::menu::{self, MenuChoice};
use crate::session::{NotSaved, Session};
use crate::{FullScreen, Store, full, plain, saved};
use host::{LocalGame, Occupants, PERSON};
use prose::{Playable, USUAL_LEVEL};

/// How the terminal is used.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub enum Mode {
    /// The whole screen, with colours or without.
    Full {
        /// Whether colours may be used.
        colour: bool,
    },
    /// Sentences only.
    #[default]
    Plain,
}

impl Mode {
    /// The whole screen, unless plain sentences are asked for, or there is no screen. `NO_COLOR` turns colours off.
    pub fn of(plain: bool) -> Self {
        let screen = io::stdin().is_terminal()
            && io::stdout().is_terminal()
            && std::env::var_os("TERM").is_none_or(|term| term != "dumb");
        if plain || !screen {
            return Self::Plain;
        }
        let no_colour = std::env::var_os("NO_COLOR").is_some_and(|value| !value.is_empty());
        Self::Full { colour: !no_colour }
    }
}

/// Which game to go on with.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Resume {
    /// One of those that were saved automatically.
    Saved,
    /// The one in this file.
    File(PathBuf),
}

/// Which game is played, by whom, and how.
#[derive(Clone, Default, Debug)]
pub struct PlayOptions {
    /// Which game; if not given, a menu asks.
    pub game: Option<Kind>,
    /// How many play.
    pub players: Option<u8>,
    /// How many of them are people.
    pub people: Option<u8>,
    /// What the people are called.
    pub names: Vec<String>,
    /// The levels of the bots; the last one fills the seats that are left.
    pub bots: Vec<String>,
    /// What is agreed before the game, as in records.
    pub options: Map<String, Value>,
    /// Where chance and bots begin.
    pub seed: u64,
    /// The language.
    pub lang: Lang,
    /// Where to keep the record.
    pub record: Option<PathBuf>,
    /// Whether a record that is there may be written over.
    pub force: bool,
    /// The folder in which games are saved automatically, if there is one.
    pub games: Option<PathBuf>,
    /// The file that remembers what was explained when it happened for the first time; without one nothing is.
    pub explained: Option<PathBuf>,
    /// The game to go on with.
    pub resume: Option<Resume>,
    /// How the terminal is used.
    pub mode: Mode,
    /// How long a bot's move stays on the full screen before the next.
    pub pace: Duration,
}

impl PlayOptions {
    /// What was asked for does not go together, in the language asked for.
    pub(crate) fn wrong(&self, what: &impl Spoken) -> PlayError {
        PlayError::Options(Voice::of(self.lang).say(what))
    }
}

/// Why a game could not be played or watched.
#[derive(Debug, Error)]
pub enum PlayError {
    /// What was asked for does not go together.
    #[error("{0}")]
    Options(String),
    /// A file could not be read or written.
    #[error("{file}: {error}")]
    File {
        /// Which.
        file: String,
        /// Why.
        error: String,
    },
    /// The record cannot be played again.
    #[error("{file}: {error}")]
    Record {
        /// Which.
        file: String,
        /// Why.
        error: RecordError,
    },
    /// The lesson does not fit the rules.
    #[error(transparent)]
    Lesson(#[from] lessons::LessonError),
    /// The terminal failed.
    #[error(transparent)]
    Terminal(#[from] io::Error),
}

/// Plays what was asked for, to the end or until the players leave.
pub fn play(mut options: PlayOptions) -> Result<(), PlayError> {
    match (&options.resume, options.game) {
        (Some(Resume::File(file)), _) => resume(&options, file),
        (Some(Resume::Saved), _) => resume_saved(&options),
        (None, Some(kind)) => with_game!(kind, G => begin::<G>(&options)),
        (None, None) => match menu::ask(&mut options)? {
            MenuChoice::Play => play(options),
            MenuChoice::Resume => resume_saved(&options),
            MenuChoice::Learn => learn(options),
            MenuChoice::Leave => Ok(()),
        },
    }
}

/// Teaches a game, and plays it against easy bots if that is wanted then.
pub fn learn(mut options: PlayOptions) -> Result<(), PlayError> {
    let Some(kind) = teach(&options)? else { return Ok(()) };
    options.bots = vec!["random".to_owned()];
    with_game!(kind, G => begin::<G>(&options))
}

fn resume_saved(options: &PlayOptions) -> Result<(), PlayError> {
    saved::choose(options)?.map_or(Ok(()), |file| resume(options, &file))
}

fn begin<G: Playable + FullScreen>(options: &PlayOptions) -> Result<(), PlayError> {
    let game_options = read_options::<G>(Value::Object(options.options.clone()))
        .map_err(|error| options.wrong(&error))?;
    let mut levels = seats::<G>(options)?;
    Opponent::cast(&mut levels, options.seed);
    let mut lost = None;
    let store = match (&options.record, &options.games) {
        (Some(file), _) => Ok(record_file(file, options)?),
        (None, Some(folder)) => saved::create(folder, G::NAME),
        (None, None) => {
            let what = Voice::of(options.lang).say(&words::no_folder());
            Err(io::Error::new(io::ErrorKind::NotFound, what))
        }
    };
    // A game that cannot be saved can be played all the same.
    let store = store.map_err(|error| lost = Some(error)).ok();
    let occupants =
        Occupants { names: names(&levels, options), chairs: levels, seed: options.seed };
    let play =
        LocalGame::<G>::new(game_options, occupants).map_err(|refusal| options.wrong(&refusal))?;
    let mut session = seated(play, store, options)?;
    if let Some(error) = lost {
        session.set_not_saved(error);
    }
    if let Some(file) = &options.record {
        must_be_saved(&session, file)?;
    }
    run(session, options)
}

/// The file that was named for the record.
fn record_file(file: &Path, options: &PlayOptions) -> Result<Store, PlayError> {
    let name = file.display().to_string();
    if file == Path::new("-") {
        return Err(options.wrong(&words::wish_output()));
    }
    let opened = match Store::create(file) {
        Err(error) if error.kind() == io::ErrorKind::AlreadyExists && options.force => {
            Store::open(file)
        }
        opened => opened,
    };
    opened.map_err(|error| match error.kind() {
        io::ErrorKind::AlreadyExists => options.wrong(&words::wish_exists(name)),
        _ => PlayError::File { file: name, error: error.to_string() },
    })
}

fn resume(options: &PlayOptions, file: &Path) -> Result<(), PlayError> {
    let name = file.display().to_string();
    if file == Path::new("-") {
        return Err(options.wrong(&words::wish_input()));
    }
    let unopened =
        |error: io::Error| PlayError::File { file: name.clone(), error: error.to_string() };
    // The record is read by the one terminal that may write it.
    let store = match &options.record {
        Some(other) => record_file(other, options)?,
        None => Store::open(file).map_err(unopened)?,
    };
    let text = std::fs::read_to_string(file).map_err(unopened)?;
    let bad = |error| PlayError::Record { file: name.clone(), error };
    let value = one_record(&text, &name, options)?;
    let kind = Kind::of_record(&value).map_err(bad)?;
    if options.game.is_some_and(|game| game != kind) {
        let title = with_game!(kind, G => G::title());
        return Err(options.wrong(&words::wish_game(name, title)));
    }
    with_game!(kind, G => {
        let record = Record::<G>::from_value(value).map_err(bad)?;
        resume_record::<G>(&record, options, file, store)
    })
}

/// The one record in a text.
fn one_record(text: &str, name: &str, options: &PlayOptions) -> Result<Value, PlayError> {
    let not_json = |error: serde_json::Error| PlayError::Record {
        file: name.to_owned(),
        error: RecordError::not_json(error),
    };
    let mut records = serde_json::Deserializer::from_str(text).into_iter::<Value>();
    let first = match records.next() {
        Some(first) => first.map_err(not_json)?,
        None => return Err(options.wrong(&words::wish_empty(name.to_owned()))),
    };
    match records.count() {
        0 => Ok(first),
        more => Err(options.wrong(&words::wish_many(name.to_owned(), more + 1))),
    }
}

fn resume_record<G: Playable + FullScreen>(
    record: &Record<G>,
    options: &PlayOptions,
    file: &Path,
    store: Store,
) -> Result<(), PlayError> {
    if options.players.is_some_and(|players| players != record.players) {
        let file = file.display().to_string();
        return Err(options.wrong(&words::wish_players(file, record.players)));
    }
    let asked = options.people.is_some() || !options.bots.is_empty();
    let chairs = match Occupants::chairs_of(record) {
        Some(chairs) if !asked => chairs,
        _ => seats::<G>(&PlayOptions { players: Some(record.players), ..options.clone() })?,
    };
    let names = match &record.names[..] {
        [] => names(&chairs, options),
        names => names.to_vec(),
    };
    let seed = Occupants::seed_of(record).unwrap_or(options.seed);
    let is_saved = options.games.is_some() && file.parent() == options.games.as_deref();
    let store = if is_saved && options.record.is_none() { store.automatic() } else { store };
    let play = LocalGame::resume(record, Occupants { chairs, names, seed })
        .map_err(|error| PlayError::Record { file: file.display().to_string(), error })?;
    let session = seated(play, Some(store), options)?;
    must_be_saved(&session, options.record.as_deref().unwrap_or(file))?;
    run(session, options)
}

/// The session of a game, with a bot on every seat that is for one.
fn seated<G: Playable>(
    play: LocalGame<G>,
    store: Option<Store>,
    options: &PlayOptions,
) -> Result<Session<G>, PlayError> {
    Session::new(play, store).map_err(|UnknownBot { game, name, bots }| {
        options.wrong(&no_bot(game, name, bots.join(", ")))
    })
}

/// Fails if the record could not be written to its file.
fn must_be_saved<G: Playable>(session: &Session<G>, file: &Path) -> Result<(), PlayError> {
    let not_saved =
        |not: NotSaved| PlayError::File { file: file.display().to_string(), error: not.error };
    session.saved_to().map(drop).map_err(not_saved)
}

/// Who sits on each seat: people first, then bots.
fn seats<G: Playable>(options: &PlayOptions) -> Result<Vec<String>, PlayError> {
    let named = u8::try_from(options.names.len()).unwrap_or(u8::MAX);
    let bots = u8::try_from(options.bots.len()).unwrap_or(u8::MAX);
    let people = match (options.people, options.players) {
        (Some(people), _) => people.max(named),
        (None, _) if named > 0 => named,
        (None, Some(players)) if bots > 1 => players.saturating_sub(bots),
        (None, _) => 1,
    };
    let players = options.players.unwrap_or_else(|| match people.saturating_add(bots) {
        _ if bots <= 1 => G::USUAL.max(people),
        all => all.max(*G::PLAYERS.start()),
    });
    if people > players {
        return Err(options.wrong(&words::wish_people(people, players)));
    }
    if people + bots > players {
        return Err(options.wrong(&words::wish_bots(people, bots, players)));
    }
    let last = options.bots.last().map_or(USUAL_LEVEL, String::as_str);
    let levels = options.bots.iter().map(String::as_str).chain(std::iter::repeat(last));
    let people = std::iter::repeat_n(PERSON, usize::from(people));
    Ok(people.chain(levels).take(usize::from(players)).map(str::to_owned).collect())
}

/// What everyone is called: people as they options, bots by their character or level.
fn names(chairs: &[String], options: &PlayOptions) -> Vec<String> {
    let mut given = options.names.iter().map(|name| clean(name));
    let sitting = Seat::all(Seat::MOST).zip(chairs).map(|(seat, chair)| {
        let person = || Voice::of(options.lang).say(&table_words::person(seat.number() + 1));
        match chair.as_str() {
            PERSON => given.next().filter(|name| !name.is_empty()).unwrap_or_else(person),
            level => Opponent::called(level, seat).to_owned(),
        }
    });
    sitting.collect()
}

/// A name without what no keyboard types, and short enough to stand in a table.
fn clean(name: &str) -> String {
    name.trim().chars().filter(|c| !c.is_control()).take(20).collect()
}

fn run<G: Playable + FullScreen>(
    mut session: Session<G>,
    options: &PlayOptions,
) -> Result<(), PlayError> {
    let alone = session.people().len() == 1 && session.has_bots();
    let file = options.explained.as_deref().filter(|_| alone);
    let explainer = Explainer::open(file, session.events().len());
    match options.mode {
        Mode::Plain => {
            let exit_message = ExitMessage::default();
            exit_message.say_at_signals()?;
            plain::play(
                &mut session,
                &mut Lines::standard(),
                options.lang,
                &exit_message,
                explainer,
            )?;
            if let Some(said) = lesson_offer(&session, options) {
                writeln!(io::stdout(), "{said}")?;
            }
            Ok(())
        }
        Mode::Full { colour } => {
            let played = full::play(&mut session, options.lang, colour, options.pace, explainer);
            // A terminal that was closed hears nothing.
            let mut said = outcome(&session, options.lang);
            said.push(farewell(&session, options.lang));
            said.extend(lesson_offer(&session, options));
            let _ = writeln!(io::stdout(), "{}", said.join("\n"));
            Ok(played?)
        }
    }
}

/// Where the lesson is, once, to the only person at the table who has lost to bots.
fn lesson_offer<G: Playable>(session: &Session<G>, options: &PlayOptions) -> Option<String> {
    let people = session.people();
    let winners = session.game().outcome()?.winners;
    let lost = people.len() == 1 && session.has_bots() && (people & winners).is_empty();
    let kind = G::NAME.parse().ok()?;
    if lost { offer(options.games.as_deref(), kind, options.lang) } else { None }
}

#[cfg(test)]
mod tests {
    use diamant::Diamant;

    use super::*;

    fn one_person() -> PlayOptions {
        PlayOptions { seed: 1, ..PlayOptions::default() }
    }

    fn sitting(options: &PlayOptions) -> String {
        match seats::<Diamant>(options) {
            Ok(seats) => seats.join(" "),
            Err(error) => error.to_string(),
        }
    }

    #[test]
    fn people_sit_first_and_bots_fill_the_table() {
        let words = |text: &str| text.split(' ').map(str::to_owned).collect::<Vec<_>>();
        assert_eq!(sitting(&one_person()), "person thumb thumb thumb");
        assert_eq!(
            sitting(&PlayOptions { people: Some(0), ..one_person() }),
            "thumb thumb thumb thumb"
        );
        assert_eq!(
            sitting(&PlayOptions { players: Some(3), ..one_person() }),
            "person thumb thumb"
        );
        let two = PlayOptions { names: words("Anna Bert"), ..one_person() };
        assert_eq!(sitting(&two), "person person thumb thumb");
        let bots = PlayOptions { bots: words("random clever"), ..one_person() };
        assert_eq!(sitting(&bots), "person random clever");
        let bots = PlayOptions { bots: words("random clever"), players: Some(5), ..one_person() };
        assert_eq!(sitting(&bots), "person person person random clever");
        let all = PlayOptions { people: Some(9), players: Some(8), ..one_person() };
        assert_eq!(sitting(&all), "9 people are too many for 8 players.");
    }

    #[test]
    fn a_level_that_is_not_there_names_those_that_are() {
        let chairs = vec!["genius".to_owned(); 3];
        let occupants = Occupants { names: names(&chairs, &one_person()), chairs, seed: 1 };
        let play = LocalGame::<Diamant>::new(diamant::Options::default(), occupants).unwrap();
        let Err(error) = seated(play, None, &one_person()) else { panic!("there is no such bot") };
        let said = error.to_string();
        assert!(said.contains("thumb"), "{said}");
    }
}
