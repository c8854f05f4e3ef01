//! Words that stand in a locale as a list, with spaces between them: all are understood, the first is shown.

use voice::{Lang, Message, Voice};

/// Whether `text` is one of the words, in the language or in English.
pub fn means(text: &str, words: &Message, lang: Lang) -> bool {
    let text = text.to_lowercase();
    [lang, Lang::En]
        .iter()
        .any(|&lang| Voice::of(lang).say(words).split_whitespace().any(|word| word == text))
}

/// The first of the words that mean the same in a language.
pub fn first_word(lang: Lang, words: &Message) -> String {
    Voice::of(lang).say(words).split_whitespace().next().unwrap_or_default().to_owned()
}

/// A count as the locales take it.
pub fn number(count: usize) -> i32 {
    i32::try_from(count).unwrap_or(i32::MAX)
}
