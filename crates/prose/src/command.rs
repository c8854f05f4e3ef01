//! What can be typed at any time, in the speaker's language or in English.

use voice::{Lang, Message, Speaker, Voice, typed as words};

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
    /// Say what follows from the table: odds, beams or sums.
    Figures,
    /// Tell again what happened.
    Story,
    /// Take the last choice back.
    Undo,
    /// Read a clause; without a number, the one behind the last refusal.
    Rules(Option<String>),
    /// Say why the bots did what they did.
    Why,
    /// Say what a good player would do.
    Hint,
    /// Say what can be typed.
    Help,
    /// Leave the table.
    Quit,
}

/// A word that stands for a command.
type Word = fn() -> Message;

const WORDS: [(Word, Command); 11] = [
    (words::word_board, Command::Board),
    (words::word_hand, Command::Hand),
    (words::word_score, Command::Score),
    (words::word_figures, Command::Figures),
    (words::word_story, Command::Story),
    (words::word_undo, Command::Undo),
    (words::word_rules, Command::Rules(None)),
    (words::word_why, Command::Why),
    (words::word_hint, Command::Hint),
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

    /// Every command that is the same in every game as it is typed in a language, with what it does. Hints are not given everywhere:
    /// [`Command::hint`].
    pub fn all(lang: Lang) -> impl Iterator<Item = (String, String)> {
        let voice = Voice::of(lang);
        WORDS.iter().filter_map(move |(word, command)| {
            let does = match command {
                Self::Figures | Self::Hint => return None,
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
            Some((first_word(lang, &word()), voice.say(&does)))
        })
    }
}

impl Command {
    /// What is typed for a hint, and what it does.
    pub fn hint(to: &Speaker<'_>) -> String {
        format!("{}: {}", first_word(to.lang(), &words::word_hint()), to.say(&words::help_hint()))
    }
}

/// What can be typed now, a sentence each: answers to the question, and every command.
pub fn help<G: Playable>(view: &G::View, to: &Speaker<'_>) -> Vec<String> {
    let mut help = G::answers(view, to);
    help.push(format!("{}: {}", figures_word::<G>(to), to.say(&words::help_figures(G::NAME))));
    help.extend(Command::all(to.lang()).map(|(word, does)| format!("{word}: {does}")));
    help
}

/// What is typed to hear what follows from the table. Every game has a word of its own, and all are understood everywhere.
fn figures_word<G: Playable>(to: &Speaker<'_>) -> String {
    let words = to.say(&words::word_figures());
    words.split_whitespace().nth(G::FIGURES_WORD).unwrap_or_default().to_owned()
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
