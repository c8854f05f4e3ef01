//! The interface between a table's screen and the host that runs its game.
//!
//! A screen has a [`Session`]: signals to read, and what the player can do. A [`Host`] runs the game and writes into a
//! [`Feed`]. A screen never meets a position: it is given views and what its viewer saw, and both fit through a socket.

mod advice;
mod feed;
mod replay;
mod screen;
mod solo;

use std::borrow::Cow;
use std::rc::Rc;
use std::sync::Arc;
use std::time::Duration;

use bots::BotRequest;
use leptos::prelude::*;
use table::{Answers, Record, Turn, Viewer};
use voice::{Lang, Message, Names, Speaker, Spoken, Voice};

use crate::settings::{Speech, Stored};
use crate::tables::Drawn;
use crate::thinking::Thinker;

pub(crate) use advice::advise;
pub(crate) use feed::{Feed, Step};
pub(crate) use replay::{AnyReplay, open_replay};
pub(crate) use screen::{HistoryLine, Screen};
pub(crate) use solo::Solo;

/// How long drawing what answers a click may take. Whatever can wait comes after that picture.
pub(crate) const FIRST_PICTURE: Duration = Duration::from_millis(60);

/// The host of a game: in this page, or on the server.
pub(crate) trait Host<G: Drawn> {
    /// Carries out all of the actions, or none of them. What comes of it arrives in the feed.
    fn act(&self, actions: Vec<G::Action>);

    /// Takes the last choice back, if the last step said that it can be.
    fn undo(&self);

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

    /// Whether hints are given.
    fn can_hint(&self) -> bool {
        false
    }

    /// Whom to ask what a good player would do in the person's place now, and what: from what the person sees.
    fn adviser(&self) -> Option<(Thinker, BotRequest<G::View>)> {
        None
    }
}

/// A hint that was asked for.
#[derive(Clone)]
enum Hint {
    /// It is thought about; the number tells one question from another.
    Thinking(u32),
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

/// A table as its screen knows it. It can be copied into every closure.
pub(crate) struct Session<G: Drawn> {
    /// Whose view of the table is shown.
    pub(crate) viewer: Viewer,
    /// The players' names.
    pub(crate) names: ReadSignal<Names>,
    /// The table as it is shown now.
    pub(crate) view: ReadSignal<G::View>,
    /// Whom the table waits for.
    pub(crate) turn: ReadSignal<Turn>,
    /// All events that the viewer has seen up to the view that is shown.
    pub(crate) history: ReadSignal<Vec<SeenEvent<G::Seen>>>,
    /// The events from the view before to the one that is shown: to be animated, and announced by a screen reader.
    pub(crate) latest: ReadSignal<Vec<SeenEvent<G::Seen>>>,
    /// Whether more has happened than is shown.
    pub(crate) behind: ReadSignal<bool>,
    /// Whether what is shown stays until the player continues.
    pub(crate) held: ReadSignal<bool>,
    /// Whether the picture is still telling how the game ended.
    pub(crate) counting: RwSignal<bool>,
    /// Whether the last choice can be taken back.
    pub(crate) can_undo: ReadSignal<bool>,
    /// Why the last thing that was tried was not done.
    pub(crate) refused: ReadSignal<Option<Refused>>,
    /// What the viewer may do now; empty while others are awaited.
    pub(crate) actions: Memo<Vec<G::Action>>,
    feed: StoredValue<Feed<G>>,
    host: StoredValue<Rc<dyn Host<G>>, LocalStorage>,
    lang: RwSignal<Lang>,
    speech: Stored<Speech>,
}

#[expect(
    clippy::expl_impl_clone_on_copy,
    reason = "a derived one would ask for a game that is Copy"
)]
impl<G: Drawn> Clone for Session<G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: Drawn> Copy for Session<G> {}

impl<G: Drawn> Session<G> {
    /// The same table a moment later, for what need not be in the first picture after a click.
    pub(crate) fn later(self) -> Self {
        let view = RwSignal::new(self.view.get_untracked());
        let turn = RwSignal::new(self.turn.get_untracked());
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
        let open = self.is_open();
        Self {
            view: view.read_only(),
            turn: turn.read_only(),
            history: history.read_only(),
            latest: latest.read_only(),
            actions: actions::<G>(self.viewer, open, turn.read_only(), view.read_only()),
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
        feed.clear_refusal();
        if feed.catch_up(self.viewer) {
            self.host.get_value().act(actions);
        } else {
            feed.refuse(Refused { message: voice::table::stale(), clause: None });
        }
    }

    /// Takes the last choice back.
    pub(crate) fn undo(&self) {
        self.feed.get_value().clear_refusal();
        self.host.get_value().undo();
    }

    /// Removes the last refusal: the player has begun something else.
    pub(crate) fn clear_refusal(&self) {
        self.feed.get_value().clear_refusal();
    }

    /// Continues after a step that stays until the player continues.
    pub(crate) fn release(&self) {
        self.feed.get_value().release();
    }

    /// Shows at once all that has happened.
    pub(crate) fn skip(&self) {
        self.counting.set(false);
        self.feed.get_value().skip();
    }

    /// Whether anything can be done here at all.
    pub(crate) fn is_open(&self) -> bool {
        self.host.with_value(|host| host.is_open())
    }

    /// The record of the game, where it is here and the game is over.
    pub(crate) fn record(&self) -> Option<Record<G>> {
        self.host.with_value(|host| host.record())
    }

    /// Says something to the viewer, in the language of the moment.
    pub(crate) fn say(&self, what: &impl Spoken) -> String {
        self.speak(|to| to.say(what))
    }

    /// What is said to the viewer about the table as it is shown now.
    pub(crate) fn tell<T>(&self, tell: fn(&G::View, &Speaker<'_>) -> T) -> T {
        let view = self.view.read();
        self.speak(|to| tell(&view, to))
    }

    /// Has a speaker who talks to the viewer, in the language of the moment.
    pub(crate) fn speak<T>(&self, speak: impl FnOnce(&Speaker<'_>) -> T) -> T {
        let voice = Voice::of(self.lang.get());
        let names = self.names.read();
        speak(&voice.to(self.viewer, &names))
    }

    /// Has a speaker who talks to everyone alike, in the language of the moment.
    pub(crate) fn aloud<T>(&self, speak: impl FnOnce(&Speaker<'_>) -> T) -> T {
        let voice = Voice::of(self.lang.get());
        let names = self.names.read();
        speak(&voice.to(Viewer::Spectator, &names))
    }
}

/// What `viewer` may do at a table, if it is open.
fn actions<G: Drawn>(
    viewer: Viewer,
    open: bool,
    turn: ReadSignal<Turn>,
    view: ReadSignal<G::View>,
) -> Memo<Vec<G::Action>> {
    Memo::new(move |_| {
        let turn = if open { turn.get() } else { Turn::Over };
        legal::<G>(viewer, turn, &view.read())
    })
}

/// What `viewer` may do: what its view offers, while the turn that is shown waits for it.
fn legal<G: Drawn>(viewer: Viewer, turn: Turn, view: &G::View) -> Vec<G::Action> {
    let Viewer::Seat(seat) = viewer else { return Vec::new() };
    if !turn.may_act().contains(seat) {
        return Vec::new();
    }
    let mut actions = Vec::new();
    view.actions(|action| actions.push(action));
    actions
}
