//! What the voice knows of a game as a whole.

use table::{Game, Seat};

use crate::{Message, Spoken};

/// A game that can be spoken of.
pub trait Voiced: Game<Action: Spoken, Seen: Spoken, Refusal: Spoken> {
    /// What the game is called.
    fn title() -> Message;

    /// What can be agreed before the game.
    fn settings() -> Vec<Setting>;

    /// Which part it plays in the story of a game told afterwards.
    fn part(seen: &Self::Seen) -> Part;
}

/// Which part a sentence plays in the story of a game told afterwards.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Part {
    /// None: it is said only while the game is played.
    Aside,
    /// It goes on with the story.
    Line,
    /// It begins a new chapter.
    Chapter,
    /// It begins a new chapter, which the next sentence therefore does not.
    Prelude,
}

/// Something that can be agreed before the game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Setting {
    /// Its name in records and on command lines.
    pub name: &'static str,
    /// What to call it.
    pub title: Message,
    /// How to ask for it, where a question is plainer than its name.
    pub question: Option<Message>,
    /// What it can be.
    pub values: Vec<SettingValue>,
}

impl Setting {
    /// What to say above its values: the question, or else what it is called.
    pub fn ask(&self) -> &Message {
        self.question.as_ref().unwrap_or(&self.title)
    }

    /// What it can be at a table of `players`.
    pub fn values_at(&self, players: u8) -> &[SettingValue] {
        let fits = |value: &&SettingValue| value.seat.is_none_or(|seat| seat.number() < players);
        &self.values[..self.values.iter().take_while(fits).count()]
    }
}

/// What a setting can be.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SettingValue {
    /// The value in records and on command lines.
    pub word: &'static str,
    /// What to call it.
    pub title: Message,
    /// A sentence that says what it means.
    pub help: Message,
    /// The seat that it names, if it does. Such values come last, in seat order.
    pub seat: Option<Seat>,
}

impl SettingValue {
    /// A value that names no seat.
    pub(crate) const fn new(word: &'static str, title: Message, help: Message) -> Self {
        Self { word, title, help, seat: None }
    }
}
