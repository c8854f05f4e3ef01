//! A game alone against bots, in this page.

use std::cell::{Cell, RefCell};
use std::rc::Rc;

use bots::Question;
use leptos::prelude::*;
use leptos::task::spawn_local;
use serde_json::json;
use table::{Record, Seat, Seats, Turn, Viewer};
use voice::Names;

use super::game::Play;
use super::{Feed, Host, Refused, Session, Step};
use crate::storage;
use crate::tables::Drawn;
use crate::thinking::Thinker;

/// What is decided before a game alone.
pub(crate) struct Setup<G: Drawn> {
    /// What is agreed before the game.
    pub(crate) options: G::Options,
    /// The levels of the bots, in the order of their seats. The person sits on the first seat.
    pub(crate) bots: Vec<String>,
    /// What everyone is called, by seat.
    pub(crate) names: Vec<String>,
    /// Where chance and bots begin.
    pub(crate) seed: u64,
}

/// A game alone against bots. Its record is kept in the browser after every move, so that a closed page loses nothing.
pub(crate) struct Solo<G: Drawn> {
    play: RefCell<Play<G>>,
    setup: Setup<G>,
    feed: Feed<G>,
    thinker: Thinker,
    /// Whether bots and chance are having their turn.
    busy: Cell<bool>,
    /// Whether the page has been left.
    closed: Cell<bool>,
}

/// The person's seat.
const YOU: Seat = Seat::new(0).expect("every table has a first seat");

impl<G: Drawn> Solo<G> {
    /// Begins a game.
    pub(crate) fn begin(setup: Setup<G>) -> Result<Session<G>, G::Refusal> {
        let players = u8::try_from(setup.bots.len() + 1).unwrap_or(u8::MAX);
        let play = Play::new(players, setup.options.clone(), setup.seed)?;
        Ok(Self::open(play, setup))
    }

    /// Goes on with the game that the browser keeps, if it keeps one that is not over.
    pub(crate) fn resume() -> Option<Session<G>> {
        let kept = serde_json::from_str(&storage::get(&key::<G>())?).ok()?;
        let record = Record::<G>::from_value(kept).ok()?;
        let seed = record.extra.get("seed")?.as_u64()?;
        let chairs = record.extra.get("chairs")?.as_array()?;
        let bots = chairs.iter().skip(1).filter_map(|chair| chair.as_str().map(str::to_owned));
        let setup = Setup {
            options: record.options.clone(),
            bots: bots.collect(),
            names: record.names.clone(),
            seed,
        };
        let play = Play::resume(&record, seed).ok()?;
        let whole = setup.bots.len() + 1 == usize::from(record.players);
        (whole && play.game().turn() != Turn::Over).then(|| Self::open(play, setup))
    }

    fn open(play: Play<G>, setup: Setup<G>) -> Session<G> {
        let solo = Rc::new(Self {
            feed: Feed::new(Names::from(setup.names.clone()), step(&play, 0)),
            play: play.into(),
            setup,
            thinker: Thinker::open(),
            busy: Cell::new(false),
            closed: Cell::new(false),
        });
        let closing = StoredValue::new_local(Rc::clone(&solo));
        on_cleanup(move || {
            closing.try_with_value(|solo| {
                solo.closed.set(true);
                solo.thinker.close();
            });
        });
        let host = Rc::new(Person(Rc::clone(&solo)));
        let session = solo.feed.session(Viewer::Seat(YOU), host);
        solo.go_on();
        session
    }

    /// Lets bots and chance have their turn until the person is awaited.
    fn go_on(self: &Rc<Self>) {
        if self.busy.replace(true) {
            return;
        }
        let solo = Rc::clone(self);
        spawn_local(async move {
            while !solo.closed.get() && solo.advance().await {}
            solo.busy.set(false);
        });
    }

    /// One turn of a bot or of chance; false if there is none.
    async fn advance(&self) -> bool {
        if self.play.borrow().game().turn() == Turn::Chance {
            let since = self.play.borrow().events();
            self.play.borrow_mut().chance();
            self.tell(since);
            return true;
        }
        let awaited = self.play.borrow().awaits(Seats::all(Seat::MOST) - Seats::only(YOU));
        let Some(seat) = awaited else { return false };
        let view = self.play.borrow().game().view(Viewer::Seat(seat));
        let decision = match self.question(seat, &view) {
            Some(question) => self.thinker.ask::<G>(&question).await,
            None => None,
        };
        // Meanwhile the page may have been left, or the person may have acted.
        if !self.closed.get() && self.play.borrow().game().view(Viewer::Seat(seat)) == view {
            let since = self.play.borrow().events();
            self.play.borrow_mut().bot_acts(seat, decision.map(|decision| decision.action));
            self.tell(since);
        }
        true
    }

    fn question(&self, seat: Seat, view: &G::View) -> Option<Question> {
        Some(Question {
            game: G::NAME.parse().ok()?,
            level: self.setup.bots.get(seat.index().checked_sub(1)?)?.clone(),
            seat,
            view: serde_json::to_string(view).ok()?,
            dice: self.play.borrow().bot_dice(),
            budget: None,
        })
    }

    /// Tells the screen what happened after the first `since` events, and keeps the record.
    fn tell(&self, since: usize) {
        let play = self.play.borrow();
        self.feed.step(step(&play, since));
        self.keep(&play);
    }

    fn keep(&self, play: &Play<G>) {
        if let Some(record) = play.record() {
            let mut record = record.clone();
            record.names.clone_from(&self.setup.names);
            record.extra.insert("seed".to_owned(), self.setup.seed.into());
            let bots = self.setup.bots.iter().map(String::as_str);
            let chairs: Vec<&str> = std::iter::once("person").chain(bots).collect();
            record.extra.insert("chairs".to_owned(), json!(chairs));
            storage::set(&key::<G>(), &record.to_json());
        }
    }
}

/// The person at the table.
struct Person<G: Drawn>(Rc<Solo<G>>);

impl<G: Drawn> Host<G> for Person<G> {
    fn act(&self, actions: Vec<G::Action>) {
        let solo = &self.0;
        let since = solo.play.borrow().events();
        let done = solo.play.borrow_mut().act(YOU, &actions);
        match done {
            Ok(()) => {
                solo.tell(since);
                solo.go_on();
            }
            Err(refusal) => solo.feed.refuse(Refused::by_rule(&refusal)),
        }
    }

    fn undo(&self) {
        let solo = &self.0;
        let undone = solo.play.borrow_mut().undo(Viewer::Seat(YOU));
        if let Some(count) = undone {
            let play = solo.play.borrow();
            solo.feed.take_back(count, step(&play, play.events()));
            solo.keep(&play);
        }
    }
}

/// The table as the person sees it, and what happened after the first `since` events.
fn step<G: Drawn>(play: &Play<G>, since: usize) -> Step<G> {
    let viewer = Viewer::Seat(YOU);
    Step {
        seen: play.seen(since, viewer),
        view: play.game().view(viewer),
        turn: play.game().turn(),
        can_undo: play.can_undo(),
    }
}

/// Where the browser keeps the game.
fn key<G: Drawn>() -> String {
    format!("adamant.solo.{}", G::NAME)
}
