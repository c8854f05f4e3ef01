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

    /// What is heard of it.
    fn sound(seen: &Self::Seen) -> Option<Sound>;

    /// The board, and what the person does on it.
    fn picture(session: Session<Self>) -> AnyView;
}
