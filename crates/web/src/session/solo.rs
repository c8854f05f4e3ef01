//! A game alone against bots, in this page.

use std::cell::{Cell, RefCell};
use std::rc::Rc;

use bots::Question;
use leptos::prelude::*;
use leptos::task::spawn_local;
use prose::{Company, Play};
use table::{Record, Seat, Seats, Turn, Viewer};
use voice::Names;

use super::{FIRST_PICTURE, Feed, Host, Refused, Session, Step};
use crate::keep::Keep;
use crate::tables::Drawn;
use crate::thinking::Thinker;

/// A game alone against bots. Its record is kept in the browser after every move, so that a closed page loses nothing.
pub(crate) struct Solo<G: Drawn> {
    play: RefCell<Play<G>>,
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
    /// Begins a game. The person sits on the first seat.
    pub(crate) fn begin(options: G::Options, company: Company) -> Result<Session<G>, G::Refusal> {
        Ok(Self::open(Play::new(options, company)?))
    }

    /// Goes on with a recorded game, if it is one that was begun here and is not over.
    pub(crate) fn resume(record: &Record<G>) -> Option<Session<G>> {
        let company = Company {
            chairs: Company::chairs_of(record)?,
            names: record.names.clone(),
            seed: Company::seed_of(record)?,
        };
        let play = Play::resume(record, company).ok()?;
        (play.game().turn() != Turn::Over).then(|| Self::open(play))
    }

    fn open(play: Play<G>) -> Session<G> {
        let solo = Rc::new(Self {
            feed: Feed::new(Names::from(play.company().names.clone()), step(&play, 0)),
            play: play.into(),
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
            let since = self.play.borrow().events().len();
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
            let since = self.play.borrow().events().len();
            self.play.borrow_mut().bot_acts(seat, decision);
            self.tell(since);
        }
        true
    }

    fn question(&self, seat: Seat, view: &G::View) -> Option<Question> {
        Some(Question {
            game: G::NAME.parse().ok()?,
            level: self.play.borrow().company().chairs.get(seat.index())?.clone(),
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
        keep(&play);
    }
}

/// Keeps the record of a game, if no move is half made.
fn keep<G: Drawn>(play: &Play<G>) {
    let keep = Keep::of(G::NAME);
    if play.game().turn() == Turn::Over {
        keep.finish(&play.record().to_json());
    } else if play.at_rest() {
        keep.go_on(&play.kept().to_json());
    }
}

/// The person at the table.
struct Person<G: Drawn>(Rc<Solo<G>>);

impl<G: Drawn> Host<G> for Person<G> {
    fn act(&self, actions: Vec<G::Action>) {
        let solo = &self.0;
        let since = solo.play.borrow().events().len();
        let done = solo.play.borrow_mut().act(YOU, &actions);
        match done {
            Ok(()) => {
                solo.tell(since);
                let solo = Rc::clone(solo);
                // Bots think when what the person did is on the screen.
                set_timeout(move || solo.go_on(), FIRST_PICTURE);
            }
            Err(refusal) => solo.feed.refuse(Refused::by_rule(&refusal)),
        }
    }

    fn undo(&self) {
        let solo = &self.0;
        let undone = solo.play.borrow_mut().undo();
        if let Some((_, undone)) = undone {
            let play = solo.play.borrow();
            let unseen = undone.iter().filter_map(|event| G::seen(event, Viewer::Seat(YOU)));
            solo.feed.take_back(unseen.count(), step(&play, play.events().len()));
            keep(&play);
        }
    }

    fn record(&self) -> Option<Record<G>> {
        let play = self.0.play.borrow();
        (play.game().turn() == Turn::Over).then(|| play.record())
    }
}

/// The table as the person sees it, and what happened after the first `since` events.
fn step<G: Drawn>(play: &Play<G>, since: usize) -> Step<G> {
    let viewer = Viewer::Seat(YOU);
    let since = play.events().iter().skip(since);
    Step {
        seen: since.filter_map(|event| G::seen(event, viewer)).collect(),
        view: play.game().view(viewer),
        turn: play.game().turn(),
        can_undo: play.can_undo(),
    }
}
