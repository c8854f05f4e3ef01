//! What the terminal asks of a game.

use bots::Roster;
use voice::{Speaker, Voiced};

/// A game that can be played at a terminal: told in sentences, and read from what is typed.
///
/// What is typed is the notation of records, whatever the language; words such as `leave` are also read in the speaker's language.
pub trait Playable: Roster + Voiced {
    /// Whether somebody who has finished a turn looks at what came of it before the screen changes hands.
    const LINGERS: bool;

    /// How many play when nobody says.
    const USUAL: u8;

    /// Whether an action can be taken back: it told its maker nothing, and no chance struck.
    fn can_take_back(before: &Self, action: Self::Action, after: &Self) -> bool;

    /// Whether all at the keyboard should see this together.
    fn meets(event: &Self::Event) -> bool;

    /// Whether a sentence about this is worth saying while the game is played.
    fn is_news(seen: &Self::Seen) -> bool;

    /// The table, in sentences.
    fn board(view: &Self::View, to: &Speaker<'_>) -> Vec<String>;

    /// What the viewer alone has, in sentences.
    fn hand(view: &Self::View, to: &Speaker<'_>) -> Vec<String>;

    /// How everyone stands, in sentences.
    fn score(view: &Self::View, to: &Speaker<'_>) -> Vec<String>;

    /// What is asked of the viewer now, in a sentence.
    fn question(view: &Self::View, to: &Speaker<'_>) -> String;

    /// What can be typed as an answer, a sentence each.
    fn answers(view: &Self::View, to: &Speaker<'_>) -> Vec<String>;

    /// Reads an answer; nothing if it has no meaning here. Whether the rules allow it is not asked.
    fn read(view: &Self::View, text: &str, to: &Speaker<'_>) -> Option<Vec<Self::Action>>;
}

/// A count as the locales take it.
pub(crate) fn number(count: usize) -> i32 {
    i32::try_from(count).unwrap_or(i32::MAX)
}

/// Whether `text` is one of the words, which stand in a locale with spaces between them.
pub(crate) fn is_word(text: &str, words: &str) -> bool {
    let text = text.to_lowercase();
    words.split_whitespace().any(|word| word == text)
}
