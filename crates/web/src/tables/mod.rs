//! The tables: what each game looks like, and what is the same around all of them.

mod diamant;
mod frame;
mod kadora;
mod mirrors;

use std::time::Duration;

use leptos::prelude::AnyView;
use prose::Playable;

use crate::session::Session;
use crate::sound::Sound;

pub(crate) use frame::Table;

/// A game that can be drawn.
pub(crate) trait Drawn: Playable {
    /// How long the table is looked at after this was seen, before the next thing happens on it.
    fn pause(seen: &[Self::Seen]) -> Duration;

    /// Whether the table after this was seen stays until whoever plays here has read it.
    fn holds(_seen: &[Self::Seen], _view: &Self::View) -> bool {
        false
    }

    /// How to tell one after another what came in one go: after how many events somebody looks at the table, and a position that
    /// looks to everyone as the table did then. The end is not among them.
    fn unfold(_before: &Self::View, _seen: &[Self::Seen]) -> Vec<(usize, Self)> {
        Vec::new()
    }

    /// Whether the picture itself tells a screen reader what is asked.
    const ASKS_ALOUD: bool = false;

    /// What is heard of it.
    fn sound(seen: &Self::Seen) -> Option<Sound>;

    /// The board, and what the person does on it.
    fn picture(session: Session<Self>) -> AnyView;
}
