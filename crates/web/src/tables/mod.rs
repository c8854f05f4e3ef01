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
    /// How long the table is looked at after this was seen, before the next thing happens on it.
    fn pause(seen: &[Self::Seen]) -> Duration;

    /// Whether the table after this was seen stays until whoever plays here has read it.
    fn holds(_seen: &[Self::Seen], _view: &Self::View) -> bool {
        false
    }

    /// How to tell one after another what came in one go: after how many events the table is looked at, and what the viewer
    /// saw of it then. The end is not among them.
    fn unfold(_before: &Self::View, _seen: &[Self::Seen]) -> Vec<(usize, Self::View)> {
        Vec::new()
    }

    /// Whether the picture itself tells a screen reader what is asked.
    const ASKS_ALOUD: bool = false;

    /// Whether this is said by itself to those who want to hear little: what befalls them, and how things end.
    fn is_brief(seen: &Self::Seen, you: Option<Seat>) -> bool;

    /// The place on the screen where somebody would do this, as a selector.
    fn pointed(_action: Self::Action) -> Option<String> {
        None
    }

    /// What is heard of it.
    fn sound(seen: &Self::Seen) -> Option<Sound>;

    /// Brings what draws the end of a game; nothing where it cannot be had.
    async fn ending() -> Option<Ending<Self>>;

    /// Brings what explains the game as it is played; nothing where it cannot be had.
    async fn firsts() -> Option<Explain<Self>>;

    /// Brings what gives hints; nothing where it cannot be had.
    async fn advice() -> Option<Advise<Self>>;

    /// The board, and what the person does on it.
    fn picture(session: Session<Self>) -> AnyView;
}
