//! A pupil's progress through a lesson, and the table that is drawn of it.

use std::cell::{Cell, RefCell};
use std::rc::{Rc, Weak};

use leptos::prelude::*;
use lessons::{Answer, Ask, Guide};
use table::Viewer;
use voice::{Message, Names, table as table_words};

use super::{Pointed, key};
use crate::me;
use crate::session::{Feed, Host, Screen, Step};
use crate::settings::say;
use crate::storage;

/// Signals for the coach: what has changed in the lesson.
#[derive(Clone, Copy, Default)]
pub(super) struct LessonSignals {
    /// Counts up whenever something else is to be said.
    pub(super) said: RwSignal<u32>,
    /// Counts up whenever the table is another one.
    pub(super) table: RwSignal<u32>,
    /// What is said of what was done, before the next step.
    pub(super) between: RwSignal<Option<Vec<Message>>>,
    /// Why what was tried is not what is asked.
    pub(super) wrong: RwSignal<Vec<Message>>,
}

/// A lesson with no game in its type.
pub(super) trait Guided {
    /// The step as it is to be shown.
    fn shown(&self) -> Shown;

    /// Goes to where the browser remembers the pupil to have been; false if that is nowhere, the beginning or the end.
    fn take_up(&self) -> bool;

    /// Begins anew.
    fn restart(&self);

    /// Goes on, and does for the pupil what is asked.
    fn advance(&self);

    /// Goes back a step.
    fn back(&self);

    /// The table at this step, and what the players are called.
    fn sit(&self) -> (Screen, Names);
}

/// What a step is about.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) enum State {
    /// Something is said.
    #[default]
    Told,
    /// The pupil is to do something on the table.
    Asked,
    /// Something is said of what was done.
    Between,
    /// The lesson is over.
    Over,
}

/// A step as it is shown.
#[derive(Clone, PartialEq, Debug, Default)]
pub(super) struct Shown {
    /// The number of the step, from 0.
    pub(super) step: usize,
    /// How many steps there are.
    pub(super) steps: usize,
    /// What it is about.
    pub(super) state: State,
    /// What is said, and at the end what was learnt.
    pub(super) said: Vec<Message>,
    /// What is pointed at, in words.
    pub(super) look: Vec<Message>,
    /// Selectors for what is pointed at.
    pub(super) points: String,
}

/// The lesson of a game.
pub(super) struct Course<G: Pointed> {
    me: Weak<Self>,
    guide: RefCell<Guide<G>>,
    /// The table that is shown, and the scene it belongs to.
    feed: Cell<Option<Feed<G>>>,
    scene: Cell<usize>,
    signals: LessonSignals,
}

impl<G: Pointed> Course<G> {
    pub(super) fn open(guide: Guide<G>, signals: LessonSignals) -> Rc<dyn Guided> {
        Rc::new_cyclic(|me| Self {
            me: me.clone(),
            guide: guide.into(),
            feed: Cell::new(None),
            scene: Cell::new(0),
            signals,
        })
    }

    /// The pupil tries something on the table.
    fn attempt(&self, actions: &[G::Action]) {
        self.signals.wrong.set(Vec::new());
        if self.signals.between.with_untracked(Option::is_some) {
            self.signals.wrong.set(vec![voice::lessons::not_yet()]);
            return;
        }
        // One thing a step: what follows the first is for the next one.
        let Some(action) = actions.first() else { return };
        let answer = self.guide.borrow_mut().try_action(*action);
        match answer {
            Answer::Done(said) => {
                self.show();
                self.tell(said);
            }
            Answer::Wrong(why) => {
                let asks = self.guide.borrow().asks() != Ask::GoOn;
                let again = asks.then(voice::lessons::try_again);
                self.signals.wrong.set(why.into_iter().chain(again).collect());
            }
        }
    }

    /// Shows on the table what happened.
    fn show(&self) {
        let Some(feed) = self.feed.get() else { return };
        feed.skip();
        for moment in self.guide.borrow().happened() {
            let (seen, view) = (moment.seen.clone(), moment.view.clone());
            feed.step(Step { seen, view, can_undo: false });
        }
    }

    /// Goes on to the next step, which may be at another table; before that, says what there is to say.
    fn tell(&self, said: Option<Message>) {
        storage::set(&key(G::KIND), &self.guide.borrow().progress());
        let is_elsewhere = self.is_elsewhere();
        let ended = is_elsewhere && !self.guide.borrow().happened().is_empty();
        let said = said.map(|said| vec![said]);
        let said = said.or_else(|| ended.then(|| self.ending()).filter(|told| !told.is_empty()));
        match said {
            Some(said) => self.signals.between.set(Some(said)),
            None if is_elsewhere => self.signals.table.update(|table| *table += 1),
            None => {}
        }
        self.signals.said.update(|said| *said += 1);
    }

    /// Whether the step is at another table than the one that is shown.
    fn is_elsewhere(&self) -> bool {
        let guide = self.guide.borrow();
        !guide.is_over() && guide.scene() != self.scene.get()
    }

    /// How a scene ended, in the words of the table.
    fn ending(&self) -> Vec<Message> {
        let guide = self.guide.borrow();
        let last = guide.happened().iter().rev().find(|moment| !moment.seen.is_empty());
        last.map(|moment| moment.seen.iter().map(voice::Spoken::message).collect())
            .unwrap_or_default()
    }

    /// Another moment, at a table of its own.
    fn jump(&self) {
        storage::set(&key(G::KIND), &self.guide.borrow().progress());
        self.signals.wrong.set(Vec::new());
        self.signals.between.set(None);
        self.signals.table.update(|table| *table += 1);
        self.signals.said.update(|said| *said += 1);
    }
}

impl<G: Pointed> Guided for Course<G> {
    fn shown(&self) -> Shown {
        let guide = self.guide.borrow();
        let (step, steps) = guide.place();
        let shown = Shown { step, steps, ..Shown::default() };
        match self.signals.between.get_untracked() {
            Some(said) => {
                Shown { step: step.saturating_sub(1), state: State::Between, said, ..shown }
            }
            None if guide.is_over() => {
                Shown { state: State::Over, said: guide.learnt().to_vec(), ..shown }
            }
            None => {
                let asked = guide.asks();
                Shown {
                    state: if asked == Ask::GoOn { State::Told } else { State::Asked },
                    said: vec![guide.says()],
                    look: guide.points_in_words(),
                    points: G::selectors(guide.points(), asked, &guide.view()).join(", "),
                    ..shown
                }
            }
        }
    }

    fn take_up(&self) -> bool {
        let Some(progress) = storage::get(&key(G::KIND)) else { return false };
        let restored = self.guide.borrow_mut().restore(&progress);
        let (step, all) = self.guide.borrow().place();
        if restored && (1..all).contains(&step) {
            return true;
        }
        self.guide.borrow_mut().go_to(0);
        false
    }

    fn restart(&self) {
        self.guide.borrow_mut().go_to(0);
        self.jump();
    }

    fn advance(&self) {
        self.signals.wrong.set(Vec::new());
        if self.signals.between.with_untracked(Option::is_some) {
            self.signals.between.set(None);
            if self.is_elsewhere() {
                self.signals.table.update(|table| *table += 1);
            }
            self.signals.said.update(|said| *said += 1);
        } else if self.guide.borrow_mut().skip() {
            self.show();
            self.tell(None);
        }
    }

    fn back(&self) {
        let went = self.guide.borrow_mut().back();
        if went {
            self.jump();
        }
    }

    fn sit(&self) -> (Screen, Names) {
        let guide = self.guide.borrow();
        let unnamed = || untrack(say(table_words::person(1)));
        let names = Names::from(guide.names(&me::name().unwrap_or_else(unnamed)));
        let now = Step { seen: guide.history().to_vec(), view: guide.view(), can_undo: false };
        let feed = Feed::new(names.clone(), now);
        self.feed.set(Some(feed));
        self.scene.set(guide.scene());
        let host = Rc::new(self.me.clone());
        (feed.session(Viewer::Seat(guide.pupil()), host).into(), names)
    }
}

/// What the pupil does is shown to the guide.
impl<G: Pointed> Host<G> for Weak<Course<G>> {
    fn act(&self, actions: Vec<G::Action>) {
        if let Some(course) = self.upgrade() {
            course.attempt(&actions);
        }
    }

    fn holds(&self) -> bool {
        false
    }
}
