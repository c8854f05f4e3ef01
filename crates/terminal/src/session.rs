//! A game at one keyboard: who sits where, what has happened, and whose secrets may be on the screen.

use std::io;
use std::sync::Arc;
use std::time::{Duration, Instant};

use bots::{Allowance, Bot, Budget, Decision, Reasons};
use luck::Dice;
use serde_json::{Map, Value, json};
use table::{Game, Record, RecordError, Scribe, Seat, Seats, Step, Turn, Viewer, pick};
use thiserror::Error;
use voice::Names;

use crate::Store;
use prose::Playable;

/// Who sits on a seat.
pub enum Chair<G: Game> {
    /// Somebody at this keyboard.
    Person,
    /// A program.
    Bot {
        /// Its level.
        level: String,
        /// The program.
        bot: Arc<dyn Bot<G>>,
    },
}

impl<G: Playable> Chair<G> {
    /// The bot of this level.
    pub fn bot(level: &str) -> Result<Self, bots::UnknownBot> {
        Ok(Self::Bot { level: level.to_owned(), bot: G::bot(level)?.into() })
    }

    const fn is_person(&self) -> bool {
        matches!(self, Self::Person)
    }

    /// What stands in a record: `person`, or the bot's level.
    pub fn name(&self) -> &str {
        match self {
            Self::Person => PERSON,
            Self::Bot { level, .. } => level,
        }
    }
}

/// What a record calls somebody who is no bot.
pub const PERSON: &str = "person";

/// What the table waits for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Now {
    /// This person has the screen and is to choose.
    Choose(Seat),
    /// The screen is blank until this person is there.
    Curtain(Seat),
    /// There is something to look at before the screen changes hands, until somebody goes on.
    Look,
    /// This program is to choose.
    Bot(Seat),
    /// A chance outcome is due.
    Chance,
    /// The game has ended.
    Over,
}

/// Who is looking.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Eyes {
    One(Seat),
    All,
}

/// A game, its record, the chairs around it and the one screen before them.
///
/// What chance brings and what bots choose follows from the seed and from how much of each came before, so a game that is closed
/// and taken up again goes on as it would have.
pub struct Session<G: Playable> {
    scribe: Scribe<G>,
    chairs: Vec<Chair<G>>,
    names: Names,
    named: Vec<String>,
    extra: Map<String, Value>,
    seed: u64,
    progress: Progress,
    events: Vec<G::Event>,
    /// Why the bots did what they did. Nobody is told before the game is over.
    reasons: Reasons,
    /// How many of the events each viewer has been told, by seat; the last is for all together.
    told: Vec<usize>,
    eyes: Eyes,
    /// Whether there is something to look at before the screen changes hands.
    look: bool,
    undo: Vec<Undo<G>>,
    store: Option<Store>,
    save_error: Option<io::Error>,
}

/// How many chance outcomes and choices there have been.
#[derive(Clone, Copy, Default)]
struct Progress {
    deals: u64,
    choices: u64,
}

/// What has happened before a session begins.
struct Story<G: Game> {
    events: Vec<G::Event>,
    reasons: Reasons,
    progress: Progress,
}

impl<G: Game> Default for Story<G> {
    fn default() -> Self {
        Self { events: Vec::new(), reasons: Reasons::default(), progress: Progress::default() }
    }
}

/// What a person can go back to.
struct Undo<G: Playable> {
    seat: Seat,
    scribe: Scribe<G>,
    events: usize,
    told: Vec<usize>,
    progress: Progress,
}

/// Why a session could not begin.
#[derive(Debug, Error)]
pub enum SessionError<R: std::error::Error> {
    /// The rules refuse.
    #[error(transparent)]
    Refused(R),
    /// The record cannot be played again.
    #[error(transparent)]
    Record(#[from] RecordError),
    /// The record cannot be kept.
    #[error("{file}: {error}")]
    Store {
        /// Where it should be.
        file: String,
        /// Why not.
        error: io::Error,
    },
}

/// What is decided before anyone sits down.
pub struct Seating<G: Game> {
    /// Who sits on each seat.
    pub chairs: Vec<Chair<G>>,
    /// What they are called, by seat.
    pub names: Vec<String>,
    /// Where chance and bots begin.
    pub seed: u64,
    /// Where the record is kept, if anywhere.
    pub store: Option<Store>,
}

impl<G: Playable> Session<G> {
    /// A game about to begin.
    pub fn new(options: G::Options, seating: Seating<G>) -> Result<Self, SessionError<G::Refusal>> {
        let players = u8::try_from(seating.chairs.len()).unwrap_or(u8::MAX);
        let scribe = Scribe::new(players, options).map_err(SessionError::Refused)?;
        Self::with(scribe, Story::default(), Map::new(), seating)
    }

    /// Goes on with a recorded game. A move that the record has only half of is begun anew.
    pub fn resume(
        record: &Record<G>,
        seating: Seating<G>,
    ) -> Result<Self, SessionError<G::Refusal>> {
        let mut steps = Vec::new();
        record.replay(|_, step| steps.push(step))?;
        let mut scribe =
            Scribe::new(record.players, record.options.clone()).map_err(SessionError::Refused)?;
        let mut story = Story::default();
        let kept = Reasons::kept(&record.extra);
        let mut acts = [0; Seat::MOST as usize];
        for step in steps {
            match step {
                Step::Act(seat, action) => {
                    story.progress.choices += 1;
                    story.reasons.push(seat, kept.get(seat, acts[seat.index()]));
                    acts[seat.index()] += 1;
                    scribe.act(seat, action, &mut story.events)
                }
                Step::Deal(deal) => {
                    story.progress.deals += 1;
                    scribe.deal(deal, &mut story.events)
                }
            }
            .map_err(SessionError::Refused)?;
        }
        Self::with(scribe, story, record.extra.clone(), seating)
    }

    fn with(
        scribe: Scribe<G>,
        Story { events, reasons, progress }: Story<G>,
        mut extra: Map<String, Value>,
        seating: Seating<G>,
    ) -> Result<Self, SessionError<G::Refusal>> {
        let Seating { chairs, names, seed, store } = seating;
        extra.insert("seed".to_owned(), seed.into());
        let sitting: Vec<_> = chairs.iter().map(Chair::name).collect();
        extra.insert("chairs".to_owned(), json!(sitting));
        let mut session = Self {
            told: vec![0; chairs.len() + 1],
            eyes: Eyes::All,
            scribe,
            chairs,
            names: Names::from(names.clone()),
            named: names,
            extra,
            seed,
            progress,
            events,
            reasons,
            look: false,
            undo: Vec::new(),
            store,
            save_error: None,
        };
        if let (1, Some(seat)) = (session.people().len(), session.people().first()) {
            session.eyes = Eyes::One(seat);
        }
        session.save();
        match (session.save_error.take(), &session.store) {
            (Some(error), Some(store)) => {
                Err(SessionError::Store { file: store.file().display().to_string(), error })
            }
            _ => Ok(session),
        }
    }

    /// The position. Only a view of it may be shown.
    pub fn game(&self) -> &G {
        self.scribe.game()
    }

    /// What the players are called.
    pub fn names(&self) -> &Names {
        &self.names
    }

    /// Who sits where.
    pub fn chairs(&self) -> &[Chair<G>] {
        &self.chairs
    }

    /// Where the record is kept.
    pub fn store(&self) -> Option<&Store> {
        self.store.as_ref()
    }

    /// Why the record could not be written the last time, if so.
    pub fn save_error(&self) -> Option<&io::Error> {
        self.save_error.as_ref()
    }

    /// The record so far, with names, chairs and seed; once the game is over, with the reasons of the bots.
    pub fn record(&self) -> Record<G> {
        let mut record = self.scribe.record().clone();
        record.names.clone_from(&self.named);
        record.extra.clone_from(&self.extra);
        if self.now() == Now::Over {
            self.reasons.keep(&mut record.extra);
        }
        record
    }

    /// The seats of people.
    pub fn people(&self) -> Seats {
        Seat::all(Seat::MOST)
            .zip(&self.chairs)
            .filter(|(_, chair)| chair.is_person())
            .map(|(seat, _)| seat)
            .collect()
    }

    /// Whether any of the players is a program.
    pub fn has_bots(&self) -> bool {
        !self.chairs.iter().all(Chair::is_person)
    }

    /// What the table waits for. Programs choose before people do, so that a person's choice is the one that opens all.
    pub fn now(&self) -> Now {
        let awaited = match self.game().turn() {
            Turn::Over => return Now::Over,
            Turn::Chance => return Now::Chance,
            Turn::Seats { awaited, .. } => awaited,
        };
        let people = self.people();
        if let Some(seat) = (awaited - people).first() {
            return Now::Bot(seat);
        }
        let Some(seat) = awaited.first() else { return Now::Over };
        match self.eyes {
            _ if people.len() == 1 => Now::Choose(seat),
            _ if self.look => Now::Look,
            Eyes::One(eyes) if eyes == seat => Now::Choose(seat),
            _ => Now::Curtain(seat),
        }
    }

    /// Through whose eyes the table may be shown now; nobody's while one person makes way for another.
    pub fn viewer(&self) -> Option<Viewer> {
        match (self.now(), self.eyes) {
            (Now::Curtain(_), _) => None,
            (Now::Over, _) if self.people().len() != 1 => Some(Viewer::Spectator),
            (_, Eyes::One(seat)) => Some(Viewer::Seat(seat)),
            (_, Eyes::All) => Some(Viewer::Spectator),
        }
    }

    /// The person behind the curtain is there.
    pub fn ready(&mut self) {
        if let Now::Curtain(seat) = self.now() {
            self.eyes = Eyes::One(seat);
            self.undo.clear();
        }
    }

    /// What there was to look at has been seen.
    pub fn go_on(&mut self) {
        self.look = false;
    }

    /// What has happened, from the first.
    pub fn events(&self) -> &[G::Event] {
        &self.events
    }

    /// What has happened since `viewer` was last told. What all are told together, each has been told.
    pub fn news(&mut self, viewer: Viewer) -> &[G::Event] {
        let all = self.chairs.len();
        let place = match viewer {
            Viewer::Seat(seat) => seat.index().min(all),
            Viewer::Spectator => all,
        };
        let since = self.told[place];
        let now = self.events.len();
        if place == all {
            self.told.fill(now);
        } else {
            self.told[place] = now;
        }
        &self.events[since..]
    }

    /// Carries out all of a person's actions, or none of them.
    pub fn act(&mut self, seat: Seat, actions: &[G::Action]) -> Result<(), G::Refusal> {
        let before = Undo {
            seat,
            scribe: self.scribe.clone(),
            events: self.events.len(),
            told: self.told.clone(),
            progress: self.progress,
        };
        let since = before.events;
        let mut can_undo = true;
        for &action in actions {
            let position = self.game().clone();
            if let Err(refusal) = self.scribe.act(seat, action, &mut self.events) {
                self.restore(before);
                return Err(refusal);
            }
            can_undo &= G::can_take_back(&position, action, self.game());
            self.progress.choices += 1;
        }
        if can_undo {
            self.undo.retain(|undo| undo.seat == seat);
            self.undo.push(before);
        } else {
            self.undo.clear();
        }
        let goes_on = self.game().turn().may_act().contains(seat);
        self.look = G::LINGERS && !goes_on && self.people().len() > 1;
        self.noticed(since);
        self.save();
        Ok(())
    }

    /// Whether the last choice can be taken back: it has told its maker nothing, and nobody has chosen or looked since.
    pub fn can_undo(&self) -> bool {
        !self.undo.is_empty()
    }

    /// Takes the last choice back, if it can be.
    pub fn undo(&mut self) -> bool {
        let Some(before) = self.undo.pop() else { return false };
        if self.people().len() > 1 {
            self.eyes = Eyes::One(before.seat);
        }
        self.restore(before);
        self.look = false;
        self.save();
        true
    }

    fn restore(&mut self, before: Undo<G>) {
        self.scribe = before.scribe;
        self.events.truncate(before.events);
        // What has been told stays told, as far as it still happened.
        let now = self.events.len();
        self.told = before.told.iter().map(|&told| told.min(now)).collect();
        self.progress = before.progress;
    }

    /// What the bot on `seat` would do: to be called here or on another thread, and handed to [`Session::bot_acts`].
    pub fn thinking(
        &self,
        seat: Seat,
    ) -> impl FnOnce() -> Option<Decision<G::Action>> + Send + 'static {
        let bot = match self.chairs.get(seat.index()) {
            Some(Chair::Bot { bot, .. }) => Some(Arc::clone(bot)),
            _ => None,
        };
        let view = self.game().view(Viewer::Seat(seat));
        let mut dice = self.dice(BOTS, self.progress.choices);
        move || {
            let bot = bot?;
            match bot.allowance() {
                Allowance::Simulations(all) => {
                    bot.choose(seat, &view, &mut dice, Budget::Simulations(all))
                }
                Allowance::Millis(millis) => {
                    let end = Instant::now() + Duration::from_millis(millis.into());
                    bot.choose(seat, &view, &mut dice, Budget::While(&|| Instant::now() < end))
                }
            }
        }
    }

    /// Carries out what a bot chose. A bot that does not know what to do, or wants what is not allowed, does anything that is.
    pub fn bot_acts(&mut self, seat: Seat, decision: Option<Decision<G::Action>>) {
        self.undo.clear();
        let since = self.events.len();
        let done = decision
            .filter(|decision| self.scribe.act(seat, decision.action, &mut self.events).is_ok());
        if done.is_none() {
            let mut dice = self.dice(BOTS, self.progress.choices);
            if let Some(action) = pick(self.game(), seat, &mut dice) {
                // An action from the list of those allowed is not refused.
                let _ = self.scribe.act(seat, action, &mut self.events);
            }
        }
        self.reasons.push(seat, done.map(|decision| decision.reason));
        self.progress.choices += 1;
        self.noticed(since);
        self.save();
    }

    /// Lets chance strike, if it is due.
    pub fn chance(&mut self) {
        if self.game().turn() != Turn::Chance {
            return;
        }
        self.undo.clear();
        let since = self.events.len();
        let deal = self.game().draw(&mut self.dice(CHANCE, self.progress.deals));
        // What the game itself proposes is not refused.
        let _ = self.scribe.deal(deal, &mut self.events);
        self.progress.deals += 1;
        self.noticed(since);
        self.save();
    }

    fn dice(&self, of: u64, number: u64) -> Dice {
        Dice::of_game(self.seed ^ of, number)
    }

    fn noticed(&mut self, since: usize) {
        if self.people().len() > 1 && self.events[since..].iter().any(G::meets) {
            self.look = true;
            self.eyes = Eyes::All;
        }
    }

    /// Writes the record if no move is half made.
    fn save(&mut self) {
        if let (Some(store), true) = (&self.store, self.scribe.at_rest()) {
            self.save_error = store.write(&self.record().to_json()).err();
        }
    }
}

/// Keeps the numbers of chance and of bots apart.
const CHANCE: u64 = 0;
const BOTS: u64 = 0x0062_6f74_7300_0000;
