//! The games on the whole screen.

mod canvas;
mod diamant;
mod kadora;
mod mirrors;

use ratatui::crossterm::event::KeyCode;
use voice::{Lang, Speaker};

pub(crate) use canvas::{CHOSEN, Canvas, Ink, STRONG, rows};

use prose::Playable;

/// A game that can be drawn, and played with keys and mouse.
pub trait FullScreen: Playable {
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

    /// The key's letter in English, if it has one.
    fn letter(&self) -> Option<char> {
        match self.code {
            KeyCode::Char(letter) if letter.is_ascii_lowercase() => Some(letter),
            _ => None,
        }
    }
}

/// Letters that mean the same in every game: hint, undo, file, quit, why.
const EVERYWHERE: &str = "hufqw";

/// Shows a game's keys by the first letters of what they do in a language. Where two would share a letter, both keep their
/// English ones, and so does a key whose letter another one has.
pub(crate) fn letters_of(lang: Lang, mut keys: Vec<Key>) -> Vec<Key> {
    if lang == Lang::En {
        return keys;
    }
    let wanted: Vec<_> = keys
        .iter()
        .map(|key| {
            key.letter()?;
            let first = key.does.chars().next()?.to_ascii_lowercase();
            (first.is_ascii_lowercase() && !EVERYWHERE.contains(first)).then_some(first)
        })
        .collect();
    let is_shared = |wish| wanted.iter().filter(|other| **other == wish).count() > 1;
    let granted: Vec<_> = wanted.iter().map(|&wish| wish.filter(|_| !is_shared(wish))).collect();
    let stays = keys.iter().zip(&granted).filter(|(_, new)| new.is_none());
    let unchanged: Vec<_> = stays.map(|(key, _)| key.letter()).collect();
    for (key, letter) in keys.iter_mut().zip(granted) {
        if let Some(letter) = letter.filter(|&letter| !unchanged.contains(&Some(letter))) {
            key.shown = letter.to_uppercase().to_string();
        }
    }
    keys
}

/// What is meant by something pressed: for a letter that is shown, its key.
pub(crate) fn meant(press: Press, keys: &[Key]) -> Press {
    let Press::Key(KeyCode::Char(letter)) = press else { return press };
    let shown = letter.to_uppercase().to_string();
    let meant = keys.iter().find(|key| key.letter().is_some() && key.shown == shown);
    meant.map_or(press, |key| Press::Key(key.code))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn shown(lang: Lang, keys: &[(char, &str)]) -> String {
        let keys = keys.iter().map(|&(sign, does)| Key::new(sign, does.to_owned())).collect();
        letters_of(lang, keys).into_iter().map(|key| key.shown).collect()
    }

    #[test]
    fn keys_have_the_letters_of_the_language() {
        assert_eq!(shown(Lang::En, &[('s', "stay"), ('l', "leave")]), "SL");
        assert_eq!(shown(Lang::De, &[('s', "bleiben"), ('l', "gehen")]), "BG");
        assert_eq!(shown(Lang::Fr, &[('s', "rester"), ('l', "sortir")]), "RS");
        assert_eq!(shown(Lang::It, &[('l', "mazzo sinistro"), ('r', "mazzo destro")]), "LR");
        assert_eq!(shown(Lang::Nl, &[('k', "houden")]), "K", "H is for a hint");
    }

    #[test]
    fn a_letter_means_the_key_that_shows_it() {
        let keys =
            [('s', "rester"), ('l', "sortir")].map(|(sign, does)| Key::new(sign, does.to_owned()));
        let keys = letters_of(Lang::Fr, keys.into());
        let pressed = |letter| Press::Key(KeyCode::Char(letter));
        assert_eq!(meant(pressed('r'), &keys), pressed('s'));
        assert_eq!(meant(pressed('S'), &keys), pressed('l'));
        assert_eq!(meant(pressed('x'), &keys), pressed('x'));
    }
}
