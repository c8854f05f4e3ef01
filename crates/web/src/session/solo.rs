//! A solo game: one person against bots, in this page.

use std::cell::{Cell, RefCell};
use std::rc::Rc;

use bots::BotRequest;
use host::{LocalGame, Occupants, PERSON};
use leptos::ev::pagehide;
use leptos::prelude::*;
use leptos::task::spawn_local;
use prose::ADVISER;
use table::{Record, Seat, Seats, Turn, Viewer};
use voice::Names;

use super::{AnySession, FIRST_PICTURE, Feed, Host, Refused, Session, Step};
use crate::chunks;
use crate::router::show_address;
use crate::saved_game;
use crate::tables::Drawn;
use crate::thinking::Thinker;

/// A solo game. Unless it is a branch of another game, its record is saved in the browser after every move, so that a closed
/// page loses nothing.
pub(crate) struct Solo<G: Drawn> {
    play: RefCell<LocalGame<G>>,
    feed: Feed<G>,
    /// The person's seat.
    you: Seat,
    /// Whether the game is saved in the browser.
    saved: bool,
    thinker: Thinker,
    /// Whether bots and chance are having their turn.
    busy: Cell<bool>,
    /// Whether the record is ahead of the saved one.
    unsaved: Cell<bool>,
    /// Whether the page has been left.
    closed: Cell<bool>,
}

impl<G: Drawn> Solo<G> {
    /// Begins a game. The person sits on the first seat.
    pub(crate) fn begin(
        options: G::Options,
        occupants: Occupants,
    ) -> Result<Session<G>, G::Refusal> {
        Ok(Self::open(LocalGame::new(options, occupants)?, true).0)
    }

    /// Goes on with a recorded game, or shows how it ended, if it is one that was begun here.
    pub(crate) fn resume(record: &Record<G>) -> Option<Session<G>> {
        let occupants = Occupants {
            chairs: Occupants::chairs_of(record)?,
            names: record.names.clone(),
            seed: Occupants::seed_of(record)?,
        };
        Some(Self::open(LocalGame::resume(record, occupants).ok()?, true).0)
    }

    /// Plays on where another game branched off. The browser does not save this one; returned with it is a function that returns its record so far.
    pub(crate) fn branch(play: LocalGame<G>) -> (AnySession, Rc<dyn Fn() -> String>) {
        let (session, solo) = Self::open(play, false);
        (session.into(), Rc::new(move || solo.play.borrow().record().to_json()))
    }

    fn open(play: LocalGame<G>, saved: bool) -> (Session<G>, Rc<Self>) {
        let chairs = Seat::all(Seat::MOST).zip(&play.occupants().chairs);
        let person = chairs.into_iter().find(|(_, chair)| *chair == PERSON);
        let you = person.map_or(Seat::FIRST, |(seat, _)| seat);
        let names = Names::from(play.occupants().names.clone());
        let solo = Rc::new(Self {
            feed: Feed::new(Viewer::Seat(you), names, step(&play, you, 0)),
            you,
            saved,
            play: play.into(),
            thinker: Thinker::open(),
            busy: Cell::new(false),
            unsaved: Cell::new(false),
            closed: Cell::new(false),
        });
        let leaving = Rc::clone(&solo);
        let leaving = window_event_listener(pagehide, move |_| leaving.save());
        let closing = StoredValue::new_local(Rc::clone(&solo));
        on_cleanup(move || {
            leaving.remove();
            closing.try_with_value(|solo| {
                solo.save();
                solo.closed.set(true);
                solo.thinker.close();
            });
        });
        let session = solo.feed.session(Rc::new(Rc::clone(&solo)));
        solo.play_until_awaited();
        (session, solo)
    }

    /// Lets bots and chance have their turn until the person is awaited.
    fn play_until_awaited(self: &Rc<Self>) {
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
            self.progress(LocalGame::chance);
            return true;
        }
        let awaited = self.play.borrow().awaits(Seats::all(Seat::MOST) - Seats::only(self.you));
        let Some(seat) = awaited else { return false };
        let view = self.play.borrow().game().view(Viewer::Seat(seat));
        let level = self.play.borrow().occupants().chairs.get(seat.index()).cloned();
        let request = self.bot_request(level.unwrap_or_default(), seat, view.clone());
        let decision = self.thinker.ask::<G>(&request).await;
        // Meanwhile the page may have been left, or the person may have acted.
        if !self.closed.get() && self.play.borrow().game().view(Viewer::Seat(seat)) == view {
            self.progress(|play| play.bot_acts(seat, decision));
        }
        true
    }

    /// Carries out a turn of a bot or of chance.
    fn progress(&self, turn: impl FnOnce(&mut LocalGame<G>)) {
        let since = self.play.borrow().events().len();
        turn(&mut self.play.borrow_mut());
        self.tell(since);
        self.save();
    }

    /// The request what a bot of this level would do on `seat`, which sees `view`.
    fn bot_request(&self, level: String, seat: Seat, view: G::View) -> BotRequest<G::View> {
        let dice = self.play.borrow().bot_dice();
        BotRequest { game: G::KIND, level, seat, view, dice, budget: None }
    }

    /// Tells the screen what happened after the first `since` events. The record is to be saved then.
    fn tell(&self, since: usize) {
        self.feed.step(step(&self.play.borrow(), self.you, since));
        self.unsaved.set(self.saved);
    }

    /// Saves the record, if there is anything new in it and no move is half made.
    fn save(&self) {
        if !self.unsaved.replace(false) {
            return;
        }
        let play = self.play.borrow();
        if play.game().turn() == Turn::Over {
            let record = play.record().to_json();
            saved_game::save_finished(G::KIND, &record);
            // Reloaded, the page shows this end and begins no new game.
            show_address(&format!("/play/{}?ended", G::KIND));
            // If the code that lists games cannot be loaded, it lists this game the next time.
            spawn_local(async move {
                if let Some(records) = chunks::load_records().await {
                    (records.store_solo)(&record);
                }
            });
        } else if play.at_rest() {
            saved_game::save_current(G::KIND, &play.record_with_reasons().to_json());
        }
    }
}

impl<G: Drawn> Host<G> for Rc<Solo<G>> {
    fn act(&self, actions: Vec<G::Action>) {
        let since = self.play.borrow().events().len();
        let done = self.play.borrow_mut().act(self.you, &actions);
        match done {
            Ok(()) => {
                self.tell(since);
                let solo = Self::clone(self);
                // When what the person did is on the screen, it is saved and bots think.
                let save_and_play = move || {
                    solo.save();
                    solo.play_until_awaited();
                };
                set_timeout(save_and_play, FIRST_PICTURE);
            }
            Err(refusal) => self.feed.refuse(Refused::by_rule(&refusal)),
        }
    }

    fn undo(&self) {
        let undone = self.play.borrow_mut().undo();
        if let Some((_, undone)) = undone {
            let play = self.play.borrow();
            let unseen = undone.iter().filter_map(|event| G::seen(event, Viewer::Seat(self.you)));
            self.feed.take_back(unseen.count(), step(&play, self.you, play.events().len()));
            drop(play);
            self.unsaved.set(self.saved);
            self.save();
        }
    }

    fn adviser(&self) -> Option<(Thinker, BotRequest<G::View>)> {
        let view = self.play.borrow().game().view(Viewer::Seat(self.you));
        Some((self.thinker.clone(), self.bot_request(ADVISER.to_owned(), self.you, view)))
    }

    fn record(&self) -> Option<Record<G>> {
        let play = self.play.borrow();
        (self.saved && play.game().turn() == Turn::Over).then(|| play.record())
    }
}

/// The table as the person on seat `you` sees it, and what happened after the first `since` events.
fn step<G: Drawn>(play: &LocalGame<G>, you: Seat, since: usize) -> Step<G> {
    let viewer = Viewer::Seat(you);
    Step {
        seen: play.seen(viewer, since),
        view: play.game().view(viewer),
        can_undo: play.can_undo(),
    }
}
