//! The tables: what each game looks like, and what is the same around all of them.

pub(crate) mod diamant;
mod frame;
pub(crate) mod kadora;
pub(crate) mod mirrors;

use std::time::Duration;

use leptos::prelude::AnyView;
use prose::Playable;
use table::Seat;

use crate::session::Session;
use crate::sound::Sound;

pub(crate) use frame::Table;

/// Draws the end of a game.
pub(crate) type Ending<G> = fn(Session<G>) -> AnyView;

/// Explains what happens for the first time from an event on.
pub(crate) type Explain<G> = fn(Session<G>, u32) -> AnyView;

/// Asks for the hint of a number.
pub(crate) type Advise<G> = fn(Session<G>, u32);

/// A game that can be drawn.
pub(crate) trait Drawn: Playable {
    /// How long the table is shown after these events, before the next one.
    fn pause(seen: &[Self::Seen]) -> Duration;

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

    /// Whether a screen reader announces this event to players who want few announcements: what happens to them, and how things end.
    fn is_brief(seen: &Self::Seen, you: Option<Seat>) -> bool;

    /// The place on the screen where a player would do this, as a selector.
    fn pointed(_action: Self::Action) -> Option<String> {
        None
    }

    /// The sound of this event.
    fn sound(seen: &Self::Seen) -> Option<Sound>;

    /// Loads the code that draws the end of a game; nothing if that fails.
    async fn ending() -> Option<Ending<Self>>;

    /// Loads the code that explains the game as it is played; nothing if that fails.
    async fn firsts() -> Option<Explain<Self>>;

    /// Loads the code that gives hints; nothing if that fails.
    async fn advice() -> Option<Advise<Self>>;

    /// The board, and what the person does on it.
    fn picture(session: Session<Self>) -> AnyView;
}
