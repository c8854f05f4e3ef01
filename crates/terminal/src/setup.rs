//! From what was asked for to a game that can be played.

use std::io::{self, IsTerminal, Write as _};
use std::path::{Path, PathBuf};
use std::time::Duration;

use bots::{Opponent, UnknownBot};
use games::{Kind, with_game};
use serde_json::{Map, Value};
use table::{Record, RecordError, Seat, read_options};
use thiserror::Error;
use voice::tools::no_bot;
use voice::{
    Lang, Message, Spoken as _, Voice, Voiced as _, console as words, table as table_words,
};

use crate::first::Explainer;
use crate::learn::{offer, teach};
use crate::lines::Lines;
use crate::menu::{self, Asked};
use crate::parting::{Parting, farewell, outcome};
use crate::session::{NotSaved, Session};
use crate::{Scene, Store, full, plain, saved};
use host::{LocalGame, Occupants, PERSON};
use prose::{Playable, USUAL_LEVEL, number};

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
    /// One of those that were kept by themselves.
    Saved,
    /// The one in this file.
    File(PathBuf),
}

/// What was asked for.
#[derive(Clone, Default, Debug)]
pub struct Wish {
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
    /// The folder in which games are kept by themselves, if there is one.
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

impl Wish {
    /// What was asked for does not go together, in the language asked for.
    pub(crate) fn wrong(&self, what: &Message) -> PlayError {
        PlayError::Wish(Voice::of(self.lang).say(what))
    }
}

/// Why a game could not be played.
#[derive(Debug, Error)]
pub enum PlayError {
    /// What was asked for does not go together.
    #[error("{0}")]
    Wish(String),
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
pub fn play(mut wish: Wish) -> Result<(), PlayError> {
    match (&wish.resume, wish.game) {
        (Some(Resume::File(file)), _) => resume(&wish, file),
        (Some(Resume::Saved), _) => resume_saved(&wish),
        (None, Some(kind)) => with_game!(kind, G => begin::<G>(&wish)),
        (None, None) => match menu::ask(&mut wish)? {
            Asked::Play => play(wish),
            Asked::Resume => resume_saved(&wish),
            Asked::Learn => learn(wish),
            Asked::Leave => Ok(()),
        },
    }
}

/// Teaches a game, and plays it against easy bots if that is wanted then.
pub fn learn(mut wish: Wish) -> Result<(), PlayError> {
    let Some(kind) = teach(&wish)? else { return Ok(()) };
    wish.bots = vec!["random".to_owned()];
    with_game!(kind, G => begin::<G>(&wish))
}

fn resume_saved(wish: &Wish) -> Result<(), PlayError> {
    saved::choose(wish)?.map_or(Ok(()), |file| resume(wish, &file))
}

fn begin<G: Playable + Scene>(wish: &Wish) -> Result<(), PlayError> {
    let options = read_options::<G>(Value::Object(wish.options.clone()))
        .map_err(|error| wish.wrong(&error.message()))?;
    let mut levels = seats::<G>(wish)?;
    Opponent::cast(&mut levels, wish.seed);
    let mut lost = None;
    let store = match (&wish.record, &wish.games) {
        (Some(file), _) => Ok(record_file(file, wish)?),
        (None, Some(folder)) => saved::create(folder, G::NAME),
        (None, None) => {
            Err(io::Error::new(io::ErrorKind::NotFound, "there is no folder to keep it in"))
        }
    };
    // A game that cannot be kept can be played all the same.
    let store = store.map_err(|error| lost = Some(error)).ok();
    let company = Occupants { names: names(&levels, wish), chairs: levels, seed: wish.seed };
    let refused = |refusal| PlayError::Wish(Voice::of(wish.lang).say(&refusal));
    let play = LocalGame::<G>::new(options, company).map_err(refused)?;
    let mut session = seated(play, store, wish)?;
    if let Some(error) = lost {
        session.set_not_saved(error);
    }
    if let Some(file) = &wish.record {
        must_be_saved(&session, file)?;
    }
    run(session, wish)
}

/// The file that was named for the record.
fn record_file(file: &Path, wish: &Wish) -> Result<Store, PlayError> {
    let name = file.display().to_string();
    if file == Path::new("-") {
        return Err(wish.wrong(&words::wish_output()));
    }
    let opened = match Store::create(file) {
        Err(error) if error.kind() == io::ErrorKind::AlreadyExists && wish.force => {
            Store::open(file)
        }
        opened => opened,
    };
    opened.map_err(|error| match error.kind() {
        io::ErrorKind::AlreadyExists => wish.wrong(&words::wish_exists(name)),
        _ => PlayError::File { file: name, error: error.to_string() },
    })
}

fn resume(wish: &Wish, file: &Path) -> Result<(), PlayError> {
    let name = file.display().to_string();
    if file == Path::new("-") {
        return Err(wish.wrong(&words::wish_input()));
    }
    let unopened =
        |error: io::Error| PlayError::File { file: name.clone(), error: error.to_string() };
    // The record is read by the one terminal that may write it.
    let store = match &wish.record {
        Some(other) => record_file(other, wish)?,
        None => Store::open(file).map_err(unopened)?,
    };
    let text = std::fs::read_to_string(file).map_err(unopened)?;
    let bad = |error| PlayError::Record { file: name.clone(), error };
    let value = one_record(&text, &name, wish)?;
    let kind = Kind::of_record(&value).map_err(bad)?;
    if wish.game.is_some_and(|game| game != kind) {
        let title = with_game!(kind, G => G::title());
        return Err(wish.wrong(&words::wish_game(name, title)));
    }
    with_game!(kind, G => {
        let record = Record::<G>::from_value(value).map_err(bad)?;
        resume_record::<G>(&record, wish, file, store)
    })
}

/// The one record in a text.
fn one_record(text: &str, name: &str, wish: &Wish) -> Result<Value, PlayError> {
    let not_json = |error: serde_json::Error| {
        let error = RecordError::new(format!("not JSON: {error}"));
        PlayError::Record { file: name.to_owned(), error }
    };
    let mut records = serde_json::Deserializer::from_str(text).into_iter::<Value>();
    let first = match records.next() {
        Some(first) => first.map_err(not_json)?,
        None => return Err(wish.wrong(&words::wish_empty(name.to_owned()))),
    };
    match records.count() {
        0 => Ok(first),
        more => Err(wish.wrong(&words::wish_many(name.to_owned(), number(more + 1)))),
    }
}

fn resume_record<G: Playable + Scene>(
    record: &Record<G>,
    wish: &Wish,
    file: &Path,
    store: Store,
) -> Result<(), PlayError> {
    if wish.players.is_some_and(|players| players != record.players) {
        let file = file.display().to_string();
        return Err(wish.wrong(&words::wish_players(file, record.players)));
    }
    let asked = wish.people.is_some() || !wish.bots.is_empty();
    let chairs = match Occupants::chairs_of(record) {
        Some(chairs) if !asked => chairs,
        _ => seats::<G>(&Wish { players: Some(record.players), ..wish.clone() })?,
    };
    let names = match &record.names[..] {
        [] => names(&chairs, wish),
        names => names.to_vec(),
    };
    let seed = Occupants::seed_of(record).unwrap_or(wish.seed);
    let is_saved = wish.games.is_some() && file.parent() == wish.games.as_deref();
    let store = if is_saved && wish.record.is_none() { store.automatic() } else { store };
    let play = LocalGame::resume(record, Occupants { chairs, names, seed })
        .map_err(|error| PlayError::Record { file: file.display().to_string(), error })?;
    let session = seated(play, Some(store), wish)?;
    must_be_saved(&session, wish.record.as_deref().unwrap_or(file))?;
    run(session, wish)
}

/// The session of a game, with a bot on every seat that is for one.
fn seated<G: Playable>(
    play: LocalGame<G>,
    store: Option<Store>,
    wish: &Wish,
) -> Result<Session<G>, PlayError> {
    Session::new(play, store)
        .map_err(|UnknownBot { game, name, bots }| wish.wrong(&no_bot(game, name, bots.join(", "))))
}

/// Refuses a game that is not saved in the file in which it was asked to be.
fn must_be_saved<G: Playable>(session: &Session<G>, file: &Path) -> Result<(), PlayError> {
    let not_saved =
        |not: NotSaved| PlayError::File { file: file.display().to_string(), error: not.error };
    session.saved_to().map(drop).map_err(not_saved)
}

/// Who sits on each seat: people first, then bots.
fn seats<G: Playable>(wish: &Wish) -> Result<Vec<String>, PlayError> {
    let named = u8::try_from(wish.names.len()).unwrap_or(u8::MAX);
    let bots = u8::try_from(wish.bots.len()).unwrap_or(u8::MAX);
    let people = match (wish.people, wish.players) {
        (Some(people), _) => people.max(named),
        (None, _) if named > 0 => named,
        (None, Some(players)) if bots > 1 => players.saturating_sub(bots),
        (None, _) => 1,
    };
    let players = wish.players.unwrap_or_else(|| match people.saturating_add(bots) {
        _ if bots <= 1 => G::USUAL.max(people),
        all => all.max(*G::PLAYERS.start()),
    });
    if people > players {
        return Err(wish.wrong(&words::wish_people(people, players)));
    }
    if people + bots > players {
        return Err(wish.wrong(&words::wish_bots(people, bots, players)));
    }
    let last = wish.bots.last().map_or(USUAL_LEVEL, String::as_str);
    let levels = wish.bots.iter().map(String::as_str).chain(std::iter::repeat(last));
    let people = std::iter::repeat_n(PERSON, usize::from(people));
    Ok(people.chain(levels).take(usize::from(players)).map(str::to_owned).collect())
}

/// What everyone is called: people as they wish, bots by their character or level.
fn names(chairs: &[String], wish: &Wish) -> Vec<String> {
    let mut given = wish.names.iter().map(|name| clean(name));
    let sitting = Seat::all(Seat::MOST).zip(chairs).map(|(seat, chair)| {
        let person = || Voice::of(wish.lang).say(&table_words::person(seat.number() + 1));
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

fn run<G: Playable + Scene>(mut session: Session<G>, wish: &Wish) -> Result<(), PlayError> {
    let alone = session.people().len() == 1 && session.has_bots();
    let file = wish.explained.as_deref().filter(|_| alone);
    let explainer = Explainer::open(file, session.events().len());
    match wish.mode {
        Mode::Plain => {
            let parting = Parting::default();
            parting.say_at_signals()?;
            plain::play(&mut session, &mut Lines::standard(), wish.lang, &parting, explainer)?;
            if let Some(said) = lesson_offer(&session, wish) {
                writeln!(io::stdout(), "{said}")?;
            }
            Ok(())
        }
        Mode::Full { colour } => {
            let played = full::play(&mut session, wish.lang, colour, wish.pace, explainer);
            // A terminal that was closed hears nothing.
            let mut said = outcome(&session, wish.lang);
            said.push(farewell(&session, wish.lang));
            said.extend(lesson_offer(&session, wish));
            let _ = writeln!(io::stdout(), "{}", said.join("\n"));
            Ok(played?)
        }
    }
}

/// Where the lesson is, once, to the only person at the table who has lost to bots.
fn lesson_offer<G: Playable>(session: &Session<G>, wish: &Wish) -> Option<String> {
    let people = session.people();
    let winners = session.game().outcome()?.winners;
    let lost = people.len() == 1 && session.has_bots() && (people & winners).is_empty();
    let kind = G::NAME.parse().ok()?;
    if lost { offer(wish.games.as_deref(), kind, wish.lang) } else { None }
}

#[cfg(test)]
mod tests {
    use diamant::Diamant;

    use super::*;

    fn wish() -> Wish {
        Wish { seed: 1, ..Wish::default() }
    }

    fn sitting(wish: &Wish) -> String {
        match seats::<Diamant>(wish) {
            Ok(seats) => seats.join(" "),
            Err(error) => error.to_string(),
        }
    }

    #[test]
    fn people_sit_first_and_bots_fill_the_table() {
        let words = |text: &str| text.split(' ').map(str::to_owned).collect::<Vec<_>>();
        assert_eq!(sitting(&wish()), "person thumb thumb thumb");
        assert_eq!(sitting(&Wish { people: Some(0), ..wish() }), "thumb thumb thumb thumb");
        assert_eq!(sitting(&Wish { players: Some(3), ..wish() }), "person thumb thumb");
        let two = Wish { names: words("Anna Bert"), ..wish() };
        assert_eq!(sitting(&two), "person person thumb thumb");
        let bots = Wish { bots: words("random clever"), ..wish() };
        assert_eq!(sitting(&bots), "person random clever");
        let bots = Wish { bots: words("random clever"), players: Some(5), ..wish() };
        assert_eq!(sitting(&bots), "person person person random clever");
        let all = Wish { people: Some(9), players: Some(8), ..wish() };
        assert_eq!(sitting(&all), "9 people are too many for 8 players.");
    }

    #[test]
    fn a_level_that_is_not_there_names_those_that_are() {
        let chairs = vec!["genius".to_owned(); 3];
        let company = Occupants { names: names(&chairs, &wish()), chairs, seed: 1 };
        let play = LocalGame::<Diamant>::new(diamant::Options::default(), company).unwrap();
        let Err(error) = seated(play, None, &wish()) else { panic!("there is no such bot") };
        let said = error.to_string();
        assert!(said.contains("thumb"), "{said}");
    }
}
