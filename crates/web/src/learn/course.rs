//! A pupil's progress through a lesson, and the table that is drawn of it.

use std::cell::{Cell, RefCell};
use std::rc::Rc;

use leptos::prelude::*;
use lessons::{Guide, StepTask, TryResult};
use table::Viewer;
use voice::{Message, Names, table as table_words};

use super::{Pointed, key};
use crate::profile;
use crate::session::{AnySession, Feed, Host, Step};
use crate::settings::say;
use crate::storage;

/// Signals for the coach: what has changed in the lesson.
#[derive(Clone, Copy, Default)]
pub(super) struct LessonSignals {
    /// Something else is to be said.
    pub(super) said: RwSignal<()>,
    /// The table is another one.
    pub(super) table: RwSignal<()>,
    /// Why what was tried is not what is asked.
    pub(super) wrong: RwSignal<Vec<Message>>,
}

/// A lesson with no game in its type.
pub(super) trait Guided {
    /// The step as it is to be shown.
    fn shown(&self) -> Shown;

    /// Goes to where the browser remembers the pupil to have been; false if that is nowhere, the beginning or the end.
    fn take_up(&self) -> bool;

    fn restart(&self);

    /// Goes on, and does for the pupil what is asked.
    fn advance(&self);

    fn back(&self);

    /// The table at this step, and what the players are called.
    fn sit(self: Rc<Self>) -> (AnySession, Names);
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
    guide: RefCell<Guide<G>>,
    /// What is said of what was done, before the next step.
    between: RefCell<Option<Vec<Message>>>,
    /// The table that is shown, and the scene it belongs to.
    feed: Cell<Option<Feed<G>>>,
    scene: Cell<usize>,
    signals: LessonSignals,
}

impl<G: Pointed> Course<G> {
    pub(super) fn open(guide: Guide<G>, signals: LessonSignals) -> Rc<dyn Guided> {
        Rc::new(Self {
            guide: guide.into(),
            between: RefCell::default(),
            feed: Cell::default(),
            scene: Cell::default(),
            signals,
        })
    }

    /// The pupil tries something on the table.
    fn attempt(&self, actions: &[G::Action]) {
        self.signals.wrong.set(Vec::new());
        if self.between.borrow().is_some() {
            self.signals.wrong.set(vec![voice::lessons::not_yet()]);
            return;
        }
        // One thing a step: what follows the first is for the next one.
        let Some(action) = actions.first() else { return };
        let answer = self.guide.borrow_mut().try_action(*action);
        match answer {
            TryResult::Done(said) => {
                self.show();
                self.tell(said);
            }
            TryResult::Wrong(why) => {
                let asks = self.guide.borrow().asks() != StepTask::GoOn;
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
        let said = match said {
            Some(said) => Some(vec![said]),
            None if is_elsewhere => self.ending(),
            None => None,
        };
        self.draw(is_elsewhere && said.is_none(), said);
    }

    /// Draws the step, and the table if it is another one. `between` is said before it.
    fn draw(&self, is_elsewhere: bool, between: Option<Vec<Message>>) {
        self.between.replace(between);
        if is_elsewhere {
            self.signals.table.set(());
        }
        self.signals.said.set(());
    }

    /// Whether the step is at another table than the one that is shown.
    fn is_elsewhere(&self) -> bool {
        let guide = self.guide.borrow();
        !guide.is_over() && guide.scene() != self.scene.get()
    }

    /// How a scene ended, in the words of the table.
    fn ending(&self) -> Option<Vec<Message>> {
        let guide = self.guide.borrow();
        let last = guide.happened().iter().rev().find(|moment| !moment.seen.is_empty())?;
        Some(last.seen.iter().map(voice::Spoken::message).collect())
    }

    /// Another moment, at a table of its own.
    fn jump(&self) {
        storage::set(&key(G::KIND), &self.guide.borrow().progress());
        self.signals.wrong.set(Vec::new());
        self.draw(true, None);
    }
}

impl<G: Pointed> Guided for Course<G> {
    fn shown(&self) -> Shown {
        let guide = self.guide.borrow();
        let (step, steps) = guide.place();
        let shown = Shown { step, steps, ..Shown::default() };
        match self.between.borrow().clone() {
            Some(said) => {
                Shown { step: step.saturating_sub(1), state: State::Between, said, ..shown }
            }
            None if guide.is_over() => {
                Shown { state: State::Over, said: guide.learnt().to_vec(), ..shown }
            }
            None => {
                let asked = guide.asks();
                Shown {
                    state: if asked == StepTask::GoOn { State::Told } else { State::Asked },
                    said: vec![guide.says()],
                    look: guide.points_in_words(),
                    points: G::selectors(guide.points(), asked, &guide.view()).join(", "),
                    ..shown
                }
            }
        }
    }

    fn take_up(&self) -> bool {
        let mut guide = self.guide.borrow_mut();
        let restored = storage::get(&key(G::KIND)).is_some_and(|stored| guide.restore(&stored));
        let (step, all) = guide.place();
        let is_within = restored && (1..all).contains(&step);
        if !is_within {
            guide.go_to(0);
        }
        is_within
    }

    fn restart(&self) {
        self.guide.borrow_mut().go_to(0);
        self.jump();
    }

    fn advance(&self) {
        self.signals.wrong.set(Vec::new());
        if self.between.borrow().is_some() {
            self.draw(self.is_elsewhere(), None);
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

    fn sit(self: Rc<Self>) -> (AnySession, Names) {
        let guide = self.guide.borrow();
        let unnamed = || untrack(say(table_words::person(1)));
        let names = Names::from(guide.names(&profile::name().unwrap_or_else(unnamed)));
        let now = Step { seen: guide.history().to_vec(), view: guide.view(), can_undo: false };
        let feed = Feed::new(Viewer::Seat(guide.pupil()), names.clone(), now);
        self.feed.set(Some(feed));
        self.scene.set(guide.scene());
        (feed.session(Rc::<Self>::clone(&self)).into(), names)
    }
}

/// What the pupil does is shown to the guide.
impl<G: Pointed> Host<G> for Course<G> {
    fn act(&self, actions: Vec<G::Action>) {
        self.attempt(&actions);
    }

    fn holds(&self) -> bool {
        false
    }
}
