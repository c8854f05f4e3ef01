//! A game at one keyboard: who sits where, what has happened, and whose secrets may be on the screen.

use std::io;
use std::path::Path;
use std::sync::Arc;
use std::time::Instant;

use bots::{Bot, Decision, Opponent, UnknownBot};
use host::{Cursors, LocalGame, PERSON};
use luck::Dice;
use table::{Record, Seat, Seats, Turn, Viewer};
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

/// A game, who sits around it and the one screen before them.
pub struct Session<G: Playable> {
    play: LocalGame<G>,
    /// The program on each seat; none where a person sits.
    bots: Vec<Option<Arc<dyn Bot<G>>>>,
    names: Names,
    /// How many of the events each viewer has been told.
    told: Cursors,
    /// Who looked last: one person, or all together.
    eyes: Viewer,
    /// Whether there is something to look at before the screen changes hands.
    look: bool,
    store: Option<Store>,
    /// How many moves of the game are on the disk.
    saved: usize,
    save_error: Option<io::Error>,
}

/// Since when a game is not saved, and why.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NotSaved {
    /// The first move that is not on the disk, from 1.
    pub since: usize,
    /// Why.
    pub error: String,
}

impl<G: Playable> Session<G> {
    /// A game that is played at this keyboard, saved in a store if there is one.
    pub fn new(play: LocalGame<G>, store: Option<Store>) -> Result<Self, UnknownBot> {
        let occupants = play.occupants();
        let bots = occupants.chairs.iter().map(|chair| match chair.as_str() {
            PERSON => Ok(None),
            level => Opponent::bot::<G>(level).map(|bot| Some(bot.into())),
        });
        let mut session = Self {
            bots: bots.collect::<Result<_, _>>()?,
            names: Names::from(occupants.names.clone()),
            told: Cursors::new(occupants.chairs.len()),
            play,
            eyes: Viewer::Spectator,
            look: false,
            store,
            saved: 0,
            save_error: None,
        };
        if let (1, Some(seat)) = (session.people().len(), session.people().first()) {
            session.eyes = Viewer::Seat(seat);
        }
        session.save();
        Ok(session)
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
        &self.play.occupants().chairs
    }

    /// Where the game is saved as it stands, or since when it is not.
    pub fn saved_to(&self) -> Result<&Store, NotSaved> {
        match (&self.store, &self.save_error) {
            (Some(store), None) => Ok(store),
            (_, error) => Err(NotSaved {
                since: self.saved + 1,
                error: error.as_ref().map(ToString::to_string).unwrap_or_default(),
            }),
        }
    }

    /// Notes why the game is not saved.
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
            eyes if eyes.is(seat) => SessionState::Choose(seat),
            _ => SessionState::Curtain(seat),
        }
    }

    /// Through whose eyes the table may be shown now; no one's while one person makes way for another.
    pub fn viewer(&self) -> Option<Viewer> {
        match (self.state(), self.eyes) {
            (SessionState::Curtain(_), _) => None,
            (SessionState::Over, _) if self.people().len() != 1 => Some(Viewer::Spectator),
            (_, eyes) => Some(eyes),
        }
    }

    /// The person behind the curtain is there.
    pub fn ready(&mut self) {
        if let SessionState::Curtain(seat) = self.state() {
            self.eyes = Viewer::Seat(seat);
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
        self.moved(since);
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
            self.eyes = Viewer::Seat(seat);
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
        self.choice_of(seat, move || bot)
    }

    /// What an expert would do on `seat`, who sees no more than its own view: to be called here or on another thread.
    pub fn hinting(
        &self,
        seat: Seat,
    ) -> impl FnOnce() -> Option<Decision<G::Action>> + Send + 'static {
        self.choice_of(seat, || G::bot(ADVISER).ok().map(Arc::from))
    }

    /// What a bot would do on `seat`, thinking as long as it likes.
    fn choice_of(
        &self,
        seat: Seat,
        bot: impl FnOnce() -> Option<Arc<dyn Bot<G>>> + Send + 'static,
    ) -> impl FnOnce() -> Option<Decision<G::Action>> + Send + 'static {
        let view = self.game().view(Viewer::Seat(seat));
        let (seed, number) = self.play.bot_dice();
        move || {
            let (bot, mut dice) = (bot()?, Dice::of_game(seed, number));
            let begun = Instant::now();
            let clock = || begun.elapsed().as_secs_f64() * 1e3;
            bot.choose_within(None, &clock, &view, &mut dice)
        }
    }

    /// Carries out what a bot chose. A bot that does not know what to do, or wants what is not allowed, does anything that is.
    pub fn bot_acts(&mut self, seat: Seat, decision: Option<Decision<G::Action>>) {
        let since = self.events().len();
        self.play.bot_acts(seat, decision);
        self.moved(since);
    }

    /// Lets chance strike, if it is due.
    pub fn chance(&mut self) {
        let since = self.events().len();
        self.play.chance();
        self.moved(since);
    }

    /// Saves the game. If any event from `since` on is seen by all, all look together first.
    fn moved(&mut self, since: usize) {
        if self.people().len() > 1 && self.events()[since..].iter().any(G::is_seen_by_all) {
            self.look = true;
            self.eyes = Viewer::Spectator;
        }
        self.save();
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
