//! What is asked of a game that is played in sentences.

use host::Undo;
use voice::{Speaker, Voiced};

use crate::FirstTime;

/// The level of bots by default.
pub const USUAL_LEVEL: &str = "thumb";

/// A game that can be played without a picture: told in sentences, and read from what is typed.
///
/// What is typed is the notation of records, whatever the language; words such as `leave` are also read in the speaker's language.
pub trait Playable: Undo + Voiced {
    /// Whether a player who has finished a turn sees what came of it before the screen changes hands.
    const PAUSES_AFTER_TURN: bool;

    /// How many play by default.
    const USUAL: u8;

    /// What is explained when it happens for the first time.
    const FIRST_TIMES: &'static [FirstTime<Self>];

    /// Whether all at the keyboard should see this together.
    fn is_seen_by_all(_event: &Self::Event) -> bool {
        false
    }

    /// Whether a sentence about this is worth saying while the game is played.
    fn is_news(_seen: &Self::Seen) -> bool {
        true
    }

    /// The table, in sentences.
    fn board(view: &Self::View, to: &Speaker<'_>) -> Vec<String>;

    /// What the viewer alone has, in sentences.
    fn hand(view: &Self::View, to: &Speaker<'_>) -> Vec<String>;

    /// How everyone stands, in sentences.
    fn score(view: &Self::View, to: &Speaker<'_>) -> Vec<String>;

    /// The place of the game's word among those that ask for [`Playable::figures`].
    const FIGURES_WORD: usize;

    /// What follows from what the viewer sees, in sentences: the odds of the next card, where beams lead, what lines come to.
    fn figures(view: &Self::View, to: &Speaker<'_>) -> Vec<String>;

    /// What is asked of the viewer now, in a sentence.
    fn question(view: &Self::View, to: &Speaker<'_>) -> String;

    /// What can be typed as an answer, a sentence each.
    fn answers(view: &Self::View, to: &Speaker<'_>) -> Vec<String>;

    /// Reads an answer; nothing if it has no meaning here. Whether the rules allow it is not asked.
    fn read(view: &Self::View, text: &str, to: &Speaker<'_>) -> Option<Vec<Self::Action>>;

    /// An action as it is typed.
    fn typed(action: Self::Action, to: &Speaker<'_>) -> String;
}
