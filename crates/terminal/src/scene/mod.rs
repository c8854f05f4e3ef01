//! The games on the whole screen.

mod canvas;
mod diamant;
mod kadora;
mod mirrors;

use ratatui::crossterm::event::KeyCode;
use voice::Speaker;

pub(crate) use canvas::{Canvas, Ink};

use prose::Playable;

/// A game that can be drawn, and played with keys and mouse.
pub trait Scene: Playable {
    /// What is being chosen, before it is done.
    type Cursor: Clone + Default;

    /// The smallest window in which the game can be seen: columns and rows.
    const LEAST: (u16, u16);

    /// What the title says of the position.
    fn headline(view: &Self::View, to: &Speaker<'_>) -> String;

    /// Draws the table; `cursor` is there while the viewer is to choose.
    fn paint(
        view: &Self::View,
        cursor: Option<&Self::Cursor>,
        to: &Speaker<'_>,
        canvas: &mut Canvas<'_>,
    );

    /// What would come of what is being chosen, where the drawing does not say enough.
    fn note(_: &Self::View, _: &Self::Cursor, _: &Speaker<'_>) -> Option<String> {
        None
    }

    /// The keys that can be used now.
    fn keys(view: &Self::View, cursor: &Self::Cursor, to: &Speaker<'_>) -> Vec<Key>;

    /// Moves the cursor, or makes a choice of it.
    fn press(
        view: &Self::View,
        cursor: &mut Self::Cursor,
        press: Press,
    ) -> Option<Vec<Self::Action>>;
}

/// Something pressed, with a key or the mouse.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Press {
    /// A key.
    Key(KeyCode),
    /// A place in the drawing, numbered by the game.
    At(usize),
}

/// A key that can be used now.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Key {
    /// What is pressed.
    pub code: KeyCode,
    /// How it is shown.
    pub shown: String,
    /// What it does.
    pub does: String,
}

impl Key {
    /// A key with a letter or sign, and what it does.
    pub(crate) fn new(sign: char, does: String) -> Self {
        let shown = sign.to_uppercase().to_string();
        Self { code: KeyCode::Char(sign), shown, does }
    }

    /// A key, or a group of keys that do the same.
    pub(crate) fn named(code: KeyCode, shown: &str, does: String) -> Self {
        Self { code, shown: shown.to_owned(), does }
    }
}
