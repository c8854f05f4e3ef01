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

/// A word that stands for a command, or what says what a command does.
type Say = fn() -> Message;

/// Every command by its word, with what it does where that is the same in every game and at every table.
const COMMANDS: [(Say, Command, Option<Say>); 11] = [
    (words::word_board, Command::Board, Some(words::help_board)),
    (words::word_hand, Command::Hand, Some(words::help_hand)),
    (words::word_score, Command::Score, Some(words::help_score)),
    (words::word_figures, Command::Figures, None),
    (words::word_story, Command::Story, Some(words::help_story)),
    (words::word_undo, Command::Undo, Some(words::help_undo)),
    (words::word_rules, Command::Rules(None), Some(words::help_rules)),
    (words::word_why, Command::Why, Some(words::help_why)),
    (words::word_hint, Command::Hint, None),
    (words::word_help, Command::Help, Some(words::help_help)),
    (words::word_quit, Command::Quit, Some(words::help_quit)),
];

impl Command {
    /// Reads a command; nothing if it is none.
    pub fn read(text: &str, lang: Lang) -> Option<Self> {
        let (word, rest) = text.split_once(' ').unwrap_or((text, ""));
        let rules = || Self::Rules((!rest.is_empty()).then(|| rest.to_owned()));
        if word == "?" {
            return Some(rules());
        }
        let (_, command, _) = COMMANDS.iter().find(|(it, ..)| means(word, &it(), lang))?;
        match command {
            Self::Rules(_) => Some(rules()),
            _ if rest.is_empty() => Some(command.clone()),
            _ => None,
        }
    }

    /// Every command that is the same in every game as it is typed in a language, with what it does. Hints are not given everywhere:
    /// [`Command::hint`].
    pub fn all(lang: Lang) -> impl Iterator<Item = (String, String)> {
        let voice = Voice::of(lang);
        COMMANDS.iter().filter_map(move |(word, _, does)| {
            does.map(|does| (first_word(lang, &word()), voice.say(&does())))
        })
    }

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
            for (word, command, _) in &COMMANDS {
                for word in Voice::of(lang).say(&word()).split_whitespace() {
                    let read = Command::read(word, lang);
                    assert_eq!(read.as_ref(), Some(command), "{lang}: {word}");
                }
            }
        }
    }
}
