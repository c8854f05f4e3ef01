//! The interface between a table's screen and the host that runs its game.
//!
//! A screen has a [`Session`]: signals to read, and what the player can do. A [`Host`] runs the game and writes into a
//! [`Feed`]. A screen never meets a position: it is given views and what its viewer saw, and both fit through a socket.
#![expect(
    clippy::expl_impl_clone_on_copy,
    reason = "derived, it would ask for a game that is Copy"
)]

mod any_session;
mod feed;
mod replay;
mod solo;

use std::borrow::Cow;
use std::ops::Deref;
use std::rc::Rc;
use std::sync::Arc;
use std::time::Duration;

use bots::BotRequest;
use games::Kind;
use leptos::prelude::*;
use table::{Answers, Record, Seat, Turn, Viewer};
use voice::{Lang, Message, Names, Speaker, Spoken, Voice};

use crate::tables::Drawn;
use crate::thinking::Thinker;

pub(crate) use any_session::{AnySession, HistoryLine, advise};
pub(crate) use feed::{Feed, Step};
pub(crate) use replay::{AnyReplay, open_replay};
pub(crate) use solo::Solo;

/// How long drawing what answers a click may take. Whatever can wait comes after that picture.
pub(crate) const FIRST_PICTURE: Duration = Duration::from_millis(60);

/// The host of a game: in this page, or on the server.
pub(crate) trait Host<G: Drawn> {
    /// Carries out all of the actions, or none of them. What comes of it arrives in the feed.
    fn act(&self, actions: Vec<G::Action>);

    /// Takes the last choice back, if the last step said that it can be.
    fn undo(&self) {}

    /// Whether anything can be done here at all.
    fn is_open(&self) -> bool {
        true
    }

    /// Whether a step that has to be read stays until the player continues.
    fn holds(&self) -> bool {
        self.is_open()
    }

    /// The record of the game, where it is here and the game is over.
    fn record(&self) -> Option<Record<G>> {
        None
    }

    /// Whom to ask what a good player would do in the person's place now, and what: from what the person sees. Nothing where no hints are
    /// given.
    fn adviser(&self) -> Option<(Thinker, BotRequest<G::View>)> {
        None
    }
}

/// A hint that was asked for.
#[derive(Clone)]
enum Hint {
    /// It is thought about; a random number tells one question from another.
    Thinking(u64),
    /// What a good player would do, in the language of the moment, and where on the screen, as a selector.
    Told(Arc<dyn Fn() -> String + Send + Sync>, Option<String>),
}

/// An event that the viewer saw, and its number.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct SeenEvent<S> {
    /// Counts up and is never used twice, not even for what takes the place of something undone.
    pub(crate) number: u32,
    /// What it was.
    pub(crate) seen: S,
}

/// Why something was not done, in no language yet.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Refused {
    /// What to tell the person.
    pub(crate) message: Message,
    /// The clause behind it, if a rule refused.
    pub(crate) clause: Option<Cow<'static, str>>,
}

impl Refused {
    /// The rules refuse.
    pub(crate) fn by_rule(refusal: &(impl table::Refusal + Spoken)) -> Self {
        Self { message: refusal.message(), clause: Some(refusal.clause().into()) }
    }
}

/// What a screen knows of a table, whatever its game is. It can be copied into every closure. Of the writable signals only `refused` and
/// `counting` are a screen's to set; the others are the feed's.
#[derive(Clone, Copy)]
pub(crate) struct TableSignals {
    pub(crate) game: Kind,
    /// Whether the picture itself tells a screen reader what is asked.
    pub(crate) asks_aloud: bool,
    /// Whose view of the table is shown.
    pub(crate) viewer: Viewer,
    /// Whether anything can be done here at all.
    pub(crate) is_open: bool,
    /// Whether hints are given.
    pub(crate) can_hint: bool,
    names: RwSignal<Names>,
    /// Whom the table waits for.
    pub(crate) turn: RwSignal<Turn>,
    /// Whether more has happened than is shown.
    pub(crate) behind: RwSignal<bool>,
    /// Whether what is shown stays until the player continues.
    pub(crate) held: RwSignal<bool>,
    /// Whether the picture is still telling how the game ended.
    pub(crate) counting: RwSignal<bool>,
    /// Whether the last choice can be taken back.
    pub(crate) can_undo: RwSignal<bool>,
    /// Why the last thing that was tried was not done.
    pub(crate) refused: RwSignal<Option<Refused>>,
    /// The hint that was asked for, until the table changes.
    hint: RwSignal<Option<Hint>>,
    lang: RwSignal<Lang>,
}

impl TableSignals {
    /// Whom the table waits for, in words; where a picture stays until the viewer goes on, for the viewer.
    pub(crate) fn waits_for(&self) -> Message {
        if self.held.get() { voice::table::ready() } else { self.turn.get().message() }
    }

    /// Whether the table waits for the viewer, who can do something about it.
    pub(crate) fn awaits_you(&self) -> bool {
        let awaited = self.turn.get().awaited();
        matches!(self.viewer, Viewer::Seat(seat) if awaited.contains(seat)) && self.is_open
    }

    /// Whether the game is over and all of it has been shown.
    pub(crate) fn has_ended(&self) -> bool {
        let unseen = self.behind.get() || self.held.get() || self.counting.get();
        self.turn.get() == Turn::Over && !unseen
    }

    /// Says something to the viewer, in the language of the moment.
    pub(crate) fn say(&self, what: &impl Spoken) -> String {
        self.speak(|to| to.say(what))
    }

    /// Has a speaker who talks to the viewer, in the language of the moment.
    pub(crate) fn speak<T>(&self, speak: impl FnOnce(&Speaker<'_>) -> T) -> T {
        self.speak_to(self.viewer, speak)
    }

    /// The name of a player.
    pub(crate) fn name(&self, seat: Seat) -> String {
        self.speak(|to| to.name(seat))
    }

    /// The hint that was asked for, or that it is thought about.
    pub(crate) fn hint(&self) -> Option<String> {
        match self.hint.get()? {
            Hint::Thinking(_) => Some(self.say(&voice::table::hint_thinking())),
            Hint::Told(said, _) => Some(said()),
        }
    }

    /// Where the hint points, as a selector.
    pub(crate) fn pointed(&self) -> Option<String> {
        match self.hint.get()? {
            Hint::Thinking(_) => None,
            Hint::Told(_, pointed) => pointed,
        }
    }

    /// Has a speaker who talks to `viewer`, in the language of the moment.
    pub(crate) fn speak_to<T>(&self, viewer: Viewer, speak: impl FnOnce(&Speaker<'_>) -> T) -> T {
        let voice = Voice::of(self.lang.get());
        let names = self.names.read();
        speak(&voice.to(viewer, &names))
    }
}

/// A table as the screen of its game knows it. It can be copied into every closure.
pub(crate) struct Session<G: Drawn> {
    signals: TableSignals,
    /// The table as it is shown now.
    pub(crate) view: ReadSignal<G::View>,
    /// All events that the viewer has seen up to the view that is shown.
    pub(crate) history: ReadSignal<Vec<SeenEvent<G::Seen>>>,
    /// The events from the view before to the one that is shown: to be animated, and announced by a screen reader.
    pub(crate) latest: ReadSignal<Vec<SeenEvent<G::Seen>>>,
    /// What the viewer may do now; empty while others are awaited.
    pub(crate) actions: Memo<Vec<G::Action>>,
    feed: StoredValue<Feed<G>>,
    host: StoredValue<Rc<dyn Host<G>>, LocalStorage>,
}

impl<G: Drawn> Deref for Session<G> {
    type Target = TableSignals;

    fn deref(&self) -> &TableSignals {
        &self.signals
    }
}

impl<G: Drawn> Clone for Session<G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: Drawn> Copy for Session<G> {}

impl<G: Drawn> Session<G> {
    /// The same table a moment later, for what need not be in the first picture after a click.
    pub(crate) fn later(self) -> Self {
        let turn = RwSignal::new(self.turn.get_untracked());
        let view = RwSignal::new(self.view.get_untracked());
        let history = RwSignal::new(self.history.get_untracked());
        let latest = RwSignal::new(self.latest.get_untracked());
        // Nothing is there any more once the page has been left.
        let follow = move || {
            turn.try_set(self.turn.try_get_untracked()?);
            view.try_set(self.view.try_get_untracked()?);
            history.try_set(self.history.try_get_untracked()?);
            latest.try_set(self.latest.try_get_untracked()?)
        };
        Effect::new(move || {
            self.turn.track();
            self.view.track();
            self.history.track();
            self.latest.track();
            set_timeout(move || drop(follow()), FIRST_PICTURE);
        });
        let signals = TableSignals { turn, ..self.signals };
        Self {
            signals,
            view: view.read_only(),
            history: history.read_only(),
            latest: latest.read_only(),
            actions: actions::<G>(signals, view.read_only()),
            ..self
        }
    }

    /// Does one thing.
    pub(crate) fn act(&self, action: G::Action) {
        self.act_all(vec![action]);
    }

    /// Does several things, or none of them if one is refused.
    pub(crate) fn act_all(&self, actions: Vec<G::Action>) {
        let feed = self.feed.get_value();
        self.refused.set(None);
        if feed.catch_up() {
            self.host.get_value().act(actions);
        } else {
            feed.refuse(Refused { message: voice::table::stale(), clause: None });
        }
    }

    /// Continues after a step that stays until the player continues.
    pub(crate) fn release(&self) {
        self.feed.get_value().release();
    }

    /// The last two of such events among the latest, in sentences.
    pub(crate) fn say_last(&self, such: fn(&G::Seen) -> bool) -> String {
        let latest = &*self.latest.read();
        let told: Vec<_> = latest.iter().filter(|happened| such(&happened.seen)).collect();
        let last = told[told.len().saturating_sub(2)..].iter();
        last.map(|happened| self.say(&happened.seen)).collect::<Vec<_>>().join(" ")
    }

    /// What is said to the viewer about the table as it is shown now.
    pub(crate) fn tell<T>(&self, tell: fn(&G::View, &Speaker<'_>) -> T) -> T {
        let view = self.view.read();
        self.speak(|to| tell(&view, to))
    }
}

/// What the viewer of a table may do: what the view offers, while the turn that is shown waits for its seat.
fn actions<G: Drawn>(table: TableSignals, view: ReadSignal<G::View>) -> Memo<Vec<G::Action>> {
    Memo::new(move |_| {
        let mut actions = Vec::new();
        if let Viewer::Seat(seat) = table.viewer
            && table.is_open
            && table.turn.get().may_act().contains(seat)
        {
            view.read().actions(|action| actions.push(action));
        }
        actions
    })
}
