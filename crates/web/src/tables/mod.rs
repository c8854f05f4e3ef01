//! The tables: what each game looks like, and what is the same around all of them.

pub(crate) mod diamant;
mod frame;
pub(crate) mod kadora;
pub(crate) mod mirrors;

use std::time::Duration;

use games::Kind;
use leptos::prelude::AnyView;
use prose::Playable;
use table::Seat;

use crate::chunks::RecordsChunk;
use crate::parts;
use crate::session::{self, Session};
use crate::sound::Sound;

pub(crate) use frame::Table;

/// What a table needs some time after its first picture.
pub(crate) struct Extras<G: Drawn> {
    /// Draws the end of the game.
    pub(crate) ending: fn(Session<G>) -> AnyView,
    /// Explains what happens for the first time from an event on.
    pub(crate) explain: fn(Session<G>, u32) -> AnyView,
    /// Asks for the hint of a number.
    pub(crate) advise: fn(Session<G>, u64),
}

impl<G: Drawn> Extras<G> {
    /// What is the same in every game, and how the end of this one is drawn.
    pub(crate) fn with(ending: fn(Session<G>) -> AnyView) -> Self {
        Self { ending, explain: parts::firsts, advise: session::advise }
    }
}

/// The pause, the sound and the announcement of an event.
pub(crate) struct Cue {
    /// How long the table is looked at after it.
    millis: u64,
    pub(crate) sound: Option<Sound>,
    /// Whether a screen reader announces it to players who want few announcements: what happens to them, and how things end.
    pub(crate) is_brief: bool,
}

/// A cue in the order of its fields.
fn cue(millis: u64, sound: Option<Sound>, is_brief: bool) -> Cue {
    Cue { millis, sound, is_brief }
}

/// A game that can be drawn.
pub(crate) trait Drawn: Playable {
    const KIND: Kind;

    /// How an event is told to a viewer with this seat.
    fn cue(seen: &Self::Seen, you: Option<Seat>) -> Cue;

    /// How long the table is shown after these events, before the next one.
    fn pause(seen: &[Self::Seen]) -> Duration {
        let millis = seen.iter().map(|seen| Self::cue(seen, None).millis);
        Duration::from_millis(millis.max().unwrap_or(0))
    }

    /// Whether the table after these events stays until the player continues.
    fn holds(_seen: &[Self::Seen], _view: &Self::View) -> bool {
        false
    }

    /// How to show events one after another that arrived at once: after how many events the table is shown, and the viewer's view of it
    /// then. The end is not among them.
    fn unfold(_before: &Self::View, _seen: &[Self::Seen]) -> Vec<(usize, Self::View)> {
        Vec::new()
    }

    /// Whether the picture itself tells a screen reader what is asked.
    const ASKS_ALOUD: bool = false;

    /// The place on the screen where a player would do this, as a selector.
    fn pointed(action: Self::Action) -> Option<String>;

    /// The game's own among what is loaded late.
    fn extras(records: RecordsChunk) -> Extras<Self>;

    /// The board, and what the person does on it.
    fn picture(session: Session<Self>) -> AnyView;
}
