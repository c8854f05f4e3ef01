//! The replay of a recorded game.

use std::cell::{Cell, RefCell};
use std::rc::Rc;
use std::time::Duration;

use prose::Watch;
use serde_json::Value;
use table::{Record, Viewer};
use voice::{Arg, Lang, Names, Voice, pages as words};

use super::{AnySession, Feed, Host, Refused, Step};
use crate::tables::Drawn;

/// The replay of a record of any game, at one of its steps.
pub(crate) trait AnyReplay {
    fn players(&self) -> u8;

    fn names(&self) -> Names;

    /// How many steps lead to the moment that is looked at, and how many there are.
    fn place(&self) -> (usize, usize);

    /// Shows another viewer's view, in a new session.
    fn look_as(&self, viewer: Viewer) -> AnySession;

    /// Goes to the moment after so many steps.
    fn go_to(&self, step: usize);

    fn backwards(&self);

    /// A step forwards, which is seen happening, and for how long; nothing at the end.
    fn forwards(&self) -> Option<Duration>;

    /// Why bots did what was done last, as far as the record says.
    fn thoughts(&self, lang: Lang) -> Vec<String>;
}

/// Opens the replay of a record.
pub(crate) fn open_replay<G: Drawn>(record: Value) -> Result<Rc<dyn AnyReplay>, Arg> {
    let watch = Record::from_value(record).and_then(|record| Watch::new(&record));
    let watch = watch.map_err(Arg::record_error_of::<G>)?;
    Ok(Rc::new(Replay::<G> { watch: watch.into(), feed: Cell::new(None) }))
}

struct Replay<G: Drawn> {
    watch: RefCell<Watch<G>>,
    /// The feed of the session that is shown.
    feed: Cell<Option<Feed<G>>>,
}

impl<G: Drawn> Replay<G> {
    /// The moment that is looked at, and what was seen from the step `first` on.
    fn moment(&self, first: usize) -> Step<G> {
        let watch = self.watch.borrow();
        Step::to(watch.game(), watch.viewer(), watch.seen(first))
    }

    fn jump(&self) {
        if let Some(feed) = self.feed.get() {
            feed.jump(self.moment(0));
        }
    }
}

impl<G: Drawn> AnyReplay for Replay<G> {
    fn players(&self) -> u8 {
        self.watch.borrow().game().players()
    }

    fn names(&self) -> Names {
        self.watch.borrow().names().clone()
    }

    fn place(&self) -> (usize, usize) {
        self.watch.borrow().place()
    }

    fn look_as(&self, viewer: Viewer) -> AnySession {
        self.watch.borrow_mut().look_as(viewer);
        let feed = Feed::new(viewer, self.names(), self.moment(0));
        self.feed.set(Some(feed));
        feed.session(Rc::new(Past(feed))).into()
    }

    fn go_to(&self, step: usize) {
        self.watch.borrow_mut().go_to(step);
        self.jump();
    }

    fn backwards(&self) {
        self.watch.borrow_mut().backwards();
        self.jump();
    }

    fn forwards(&self) -> Option<Duration> {
        let (from, _) = self.place();
        let went = self.watch.borrow_mut().forwards();
        let feed = self.feed.get().filter(|_| went)?;
        let moment = self.moment(from + 1);
        let pause = G::pause(&moment.seen);
        feed.skip();
        feed.step(moment);
        Some(pause)
    }

    fn thoughts(&self, lang: Lang) -> Vec<String> {
        let watch = self.watch.borrow();
        watch.thoughts(&Voice::of(lang).to(watch.viewer(), watch.names()))
    }
}

/// The host of a replay: it accepts no action.
struct Past<G: Drawn>(Feed<G>);

impl<G: Drawn> Host<G> for Past<G> {
    fn act(&self, _: Vec<G::Action>) {
        self.0.refuse(Refused { message: words::long_past(), clause: None });
    }

    fn is_open(&self) -> bool {
        false
    }
}
