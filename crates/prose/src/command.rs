//! What can be typed at any time, in the speaker's language or in English.

use voice::{Lang, Message, Speaker, Voice, terminal as words};

use crate::Playable;
use crate::words::{first_word, means};

/// Something that can be asked for at any time.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Command {
    /// Describe the table.
    Board,
    /// Say what is mine alone.
    Hand,
    /// Say how everyone stands.
    Score,
    /// Tell again what happened.
    Story,
    /// Take the last choice back.
    Undo,
    /// Read a clause; without a number, the one behind the last refusal.
    Rules(Option<String>),
    /// Say why the bots did what they did.
    Why,
    /// Say what can be typed.
    Help,
    /// Leave the table.
    Quit,
}

/// A word that stands for a command.
type Word = fn() -> Message;

const WORDS: [(Word, Command); 9] = [
    (words::word_board, Command::Board),
    (words::word_hand, Command::Hand),
    (words::word_score, Command::Score),
    (words::word_story, Command::Story),
    (words::word_undo, Command::Undo),
    (words::word_rules, Command::Rules(None)),
    (words::word_why, Command::Why),
    (words::word_help, Command::Help),
    (words::word_quit, Command::Quit),
];

impl Command {
    /// Reads a command; nothing if it is none.
    pub fn read(text: &str, lang: Lang) -> Option<Self> {
        let (word, rest) = text.split_once(' ').unwrap_or((text, ""));
        if word == "?" {
            return Some(Self::Rules((!rest.is_empty()).then(|| rest.to_owned())));
        }
        let (_, command) = WORDS.iter().find(|(message, _)| means(word, &message(), lang))?;
        match command {
            Self::Rules(_) => Some(Self::Rules((!rest.is_empty()).then(|| rest.to_owned()))),
            _ if rest.is_empty() => Some(command.clone()),
            _ => None,
        }
    }

    /// Every command as it is typed in a language, with what it does.
    pub fn all(lang: Lang) -> impl Iterator<Item = (String, String)> {
        let voice = Voice::of(lang);
        WORDS.iter().map(move |(word, command)| {
            let does = match command {
                Self::Board => words::help_board(),
                Self::Hand => words::help_hand(),
                Self::Score => words::help_score(),
                Self::Story => words::help_story(),
                Self::Undo => words::help_undo(),
                Self::Rules(_) => words::help_rules(),
                Self::Why => words::help_why(),
                Self::Help => words::help_help(),
                Self::Quit => words::help_quit(),
            };
            (first_word(lang, &word()), voice.say(&does))
        })
    }
}

/// What can be typed now, a sentence each: answers to the question, and every command.
pub fn help<G: Playable>(view: &G::View, to: &Speaker<'_>) -> Vec<String> {
    let mut help = G::answers(view, to);
    help.extend(Command::all(to.lang()).map(|(word, does)| format!("{word}: {does}")));
    help
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn commands_are_read_in_the_language_and_in_english() {
        for lang in Lang::ALL {
            assert_eq!(Command::read("HELP", lang), Some(Command::Help));
            for (word, _) in Command::all(lang) {
                assert!(Command::read(&word, lang).is_some(), "{lang}: {word}");
            }
        }
        assert_eq!(Command::read("hulp", Lang::Nl), Some(Command::Help));
        assert_eq!(Command::read("hulp", Lang::En), None);
        assert_eq!(Command::read("rules D11", Lang::De), Some(Command::Rules(Some("D11".into()))));
        assert_eq!(Command::read("board please", Lang::En), None);
        assert_eq!(Command::read("", Lang::En), None);
    }

    /// What a locale calls one command, it calls no other.
    #[test]
    fn a_word_means_one_thing() {
        for lang in Lang::ALL {
            for (i, (word, _)) in WORDS.iter().enumerate() {
                for word in Voice::of(lang).say(&word()).split_whitespace() {
                    let read = Command::read(word, lang);
                    assert_eq!(read.as_ref(), Some(&WORDS[i].1), "{lang}: {word}");
                }
            }
        }
    }
}
