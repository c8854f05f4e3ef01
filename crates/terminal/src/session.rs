//! A game at one keyboard: who sits where, what has happened, and whose secrets may be on the screen.

use std::io;
use std::path::Path;
use std::sync::Arc;
use std::time::Instant;

use bots::{Bot, Decision, Opponent, UnknownBot};
use host::{Cursors, LocalGame, Occupants, PERSON};
use luck::Dice;
use table::{Game, Record, RecordError, Seat, Seats, Turn, Viewer};
use thiserror::Error;
use voice::Names;

use crate::Store;
use prose::{ADVISER, Playable};

/// What the session waits for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SessionState {
    /// This person has the screen and is to choose.
    Choose(Seat),
    /// The screen is blank until this person is there.
    Curtain(Seat),
    /// There is something to look at before the screen changes hands, until the player goes on.
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

/// A game, who sits around it and the one screen before them.
pub struct Session<G: Playable> {
    play: LocalGame<G>,
    /// The program on each seat; none where a person sits.
    bots: Vec<Option<Arc<dyn Bot<G>>>>,
    names: Names,
    /// How many of the events each viewer has been told.
    told: Cursors,
    eyes: Eyes,
    /// Whether there is something to look at before the screen changes hands.
    look: bool,
    store: Option<Store>,
    /// How many moves of the game are on the disk.
    saved: usize,
    save_error: Option<io::Error>,
}

/// Since when a game is not kept, and why.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NotSaved {
    /// The first move that is not on the disk, from 1.
    pub since: i32,
    /// Why.
    pub error: String,
}

/// Why a session could not begin.
#[derive(Debug, Error)]
pub enum SessionError<R: std::error::Error> {
    /// The rules refuse.
    #[error(transparent)]
    Refused(R),
    /// A seat is for a bot that there is not.
    #[error(transparent)]
    Bot(#[from] UnknownBot),
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

impl<G: Playable> Session<G> {
    /// A game about to begin, saved in a store if there is one.
    pub fn new(
        options: G::Options,
        company: Occupants,
        store: Option<Store>,
    ) -> Result<Self, SessionError<G::Refusal>> {
        let begin = |company| LocalGame::new(options, company).map_err(SessionError::Refused);
        Self::with(company, store, begin)
    }

    /// Goes on with a recorded game. A move that the record has only half of is begun anew.
    pub fn resume(
        record: &Record<G>,
        company: Occupants,
        store: Option<Store>,
    ) -> Result<Self, SessionError<G::Refusal>> {
        Self::with(company, store, |company| Ok(LocalGame::resume(record, company)?))
    }

    fn with(
        company: Occupants,
        store: Option<Store>,
        begin: impl FnOnce(Occupants) -> Result<LocalGame<G>, SessionError<G::Refusal>>,
    ) -> Result<Self, SessionError<G::Refusal>> {
        let bots = company.chairs.iter().map(|chair| match chair.as_str() {
            PERSON => Ok(None),
            level => Opponent::bot::<G>(level).map(|bot| Some(bot.into())),
        });
        let mut session = Self {
            bots: bots.collect::<Result<_, UnknownBot>>()?,
            names: Names::from(company.names.clone()),
            told: Cursors::new(company.chairs.len()),
            play: begin(company)?,
            eyes: Eyes::All,
            look: false,
            store,
            saved: 0,
            save_error: None,
        };
        if let (1, Some(seat)) = (session.people().len(), session.people().first()) {
            session.eyes = Eyes::One(seat);
        }
        session.save();
        match session.save_error.take() {
            Some(error) => {
                let file = session.store.as_ref().map(|store| store.file().display().to_string());
                Err(SessionError::Store { file: file.unwrap_or_default(), error })
            }
            None => Ok(session),
        }
    }

    /// The position. Only a view of it may be shown.
    pub fn game(&self) -> &G {
        self.play.game()
    }

    /// What the players are called.
    pub fn names(&self) -> &Names {
        &self.names
    }

    /// Who sits where: a person, or a bot of which level.
    pub fn chairs(&self) -> &[String] {
        &self.play.company().chairs
    }

    /// Where the game is saved as it stands, or since when it is not.
    pub fn saved_to(&self) -> Result<&Store, NotSaved> {
        match (&self.store, &self.save_error) {
            (Some(store), None) => Ok(store),
            (_, error) => Err(NotSaved {
                since: prose::number(self.saved + 1),
                error: error.as_ref().map(ToString::to_string).unwrap_or_default(),
            }),
        }
    }

    /// Notes why the game is not saved at all.
    pub(crate) fn set_not_saved(&mut self, error: io::Error) {
        self.save_error = Some(error);
    }

    /// Saves the record in another file from now on. One that exists is not overwritten.
    pub fn save_to(&mut self, file: &Path) -> io::Result<()> {
        let mut store = Store::create(file)?;
        let record = self.play.record_with_reasons();
        store.write(&record.to_json())?;
        self.saved = record.moves.len();
        self.store = Some(store);
        self.save_error = None;
        Ok(())
    }

    /// The record so far, with names, chairs and seed; once the game is over, with the reasons of the bots.
    pub fn record(&self) -> Record<G> {
        self.play.record()
    }

    /// The seats of people.
    pub fn people(&self) -> Seats {
        Seat::all(Seat::MOST)
            .zip(&self.bots)
            .filter(|(_, bot)| bot.is_none())
            .map(|(seat, _)| seat)
            .collect()
    }

    /// Whether any of the players is a program.
    pub fn has_bots(&self) -> bool {
        self.bots.iter().any(Option::is_some)
    }

    /// What the session waits for. Programs choose before people do, so that a person's choice is the one that opens all.
    pub fn state(&self) -> SessionState {
        let awaited = match self.game().turn() {
            Turn::Over => return SessionState::Over,
            Turn::Chance => return SessionState::Chance,
            Turn::Seats { awaited, .. } => awaited,
        };
        let people = self.people();
        if let Some(seat) = (awaited - people).first() {
            return SessionState::Bot(seat);
        }
        let Some(seat) = awaited.first() else { return SessionState::Over };
        match self.eyes {
            _ if people.len() == 1 => SessionState::Choose(seat),
            _ if self.look => SessionState::Look,
            Eyes::One(eyes) if eyes == seat => SessionState::Choose(seat),
            _ => SessionState::Curtain(seat),
        }
    }

    /// Through whose eyes the table may be shown now; no one's while one person makes way for another.
    pub fn viewer(&self) -> Option<Viewer> {
        match (self.state(), self.eyes) {
            (SessionState::Curtain(_), _) => None,
            (SessionState::Over, _) if self.people().len() != 1 => Some(Viewer::Spectator),
            (_, Eyes::One(seat)) => Some(Viewer::Seat(seat)),
            (_, Eyes::All) => Some(Viewer::Spectator),
        }
    }

    /// The person behind the curtain is there.
    pub fn ready(&mut self) {
        if let SessionState::Curtain(seat) = self.state() {
            self.eyes = Eyes::One(seat);
            self.play.forget_undo();
        }
    }

    /// The player has seen what there was to look at.
    pub fn end_look(&mut self) {
        self.look = false;
    }

    /// What has happened, from the first.
    pub fn events(&self) -> &[G::Event] {
        self.play.events()
    }

    /// What has happened since `viewer` was last told. What all are told together, each has been told.
    pub fn news(&mut self, viewer: Viewer) -> &[G::Event] {
        let since = self.told.advance(viewer, self.play.events().len());
        &self.play.events()[since..]
    }

    /// Carries out all of a person's actions, or none of them.
    pub fn act(&mut self, seat: Seat, actions: &[G::Action]) -> Result<(), G::Refusal> {
        let since = self.events().len();
        self.play.act(seat, actions)?;
        let goes_on = self.game().turn().may_act().contains(seat);
        self.look = G::PAUSES_AFTER_TURN && !goes_on && self.people().len() > 1;
        self.noticed(since);
        self.save();
        Ok(())
    }

    /// Whether the last choice can be taken back: it has told its maker nothing, and no one has chosen or looked since.
    pub fn can_undo(&self) -> bool {
        self.play.can_undo()
    }

    /// Takes the last choice back, if it can be.
    pub fn undo(&mut self) -> bool {
        let Some((seat, _)) = self.play.undo() else { return false };
        if self.people().len() > 1 {
            self.eyes = Eyes::One(seat);
        }
        self.told.take_back(self.play.events().len());
        self.look = false;
        self.save();
        true
    }

    /// What the bot on `seat` would do: to be called here or on another thread, and handed to [`Session::bot_acts`].
    pub fn thinking(
        &self,
        seat: Seat,
    ) -> impl FnOnce() -> Option<Decision<G::Action>> + Send + 'static {
        let bot = self.bots.get(seat.index()).cloned().flatten();
        let view = self.game().view(Viewer::Seat(seat));
        let (seed, number) = self.play.bot_dice();
        let mut dice = Dice::of_game(seed, number);
        move || think(&*bot?, &view, &mut dice)
    }

    /// What an expert would do on `seat`, who sees no more than its own view: to be called here or on another thread.
    pub fn hinting(
        &self,
        seat: Seat,
    ) -> impl FnOnce() -> Option<Decision<G::Action>> + Send + 'static {
        let view = self.game().view(Viewer::Seat(seat));
        let (seed, number) = self.play.bot_dice();
        move || {
            let bot = G::bot(ADVISER).ok()?;
            think(&*bot, &view, &mut Dice::of_game(seed, number))
        }
    }

    /// Carries out what a bot chose. A bot that does not know what to do, or wants what is not allowed, does anything that is.
    pub fn bot_acts(&mut self, seat: Seat, decision: Option<Decision<G::Action>>) {
        let since = self.events().len();
        self.play.bot_acts(seat, decision);
        self.noticed(since);
        self.save();
    }

    /// Lets chance strike, if it is due.
    pub fn chance(&mut self) {
        let since = self.events().len();
        self.play.chance();
        self.noticed(since);
        self.save();
    }

    fn noticed(&mut self, since: usize) {
        if self.people().len() > 1 && self.events()[since..].iter().any(G::is_seen_by_all) {
            self.look = true;
            self.eyes = Eyes::All;
        }
    }

    /// Writes the record if no move is half made, with the reasons of the bots, so that they outlast a pause.
    fn save(&mut self) {
        if let (Some(store), true) = (&mut self.store, self.play.at_rest()) {
            let record = self.play.record_with_reasons();
            match store.write(&record.to_json()) {
                Ok(()) => {
                    self.saved = record.moves.len();
                    self.save_error = None;
                }
                Err(error) => self.save_error = Some(error),
            }
        }
    }
}

/// Lets a bot think as long as it likes.
fn think<G: Game>(
    bot: &dyn Bot<G>,
    view: &G::View,
    dice: &mut Dice,
) -> Option<Decision<G::Action>> {
    let begun = Instant::now();
    let clock = || begun.elapsed().as_secs_f64() * 1e3;
    bot.allowance().spend(&clock, |budget| bot.choose(view, dice, budget))
}
