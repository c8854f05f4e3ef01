//! Words that stand in a locale as a list, with spaces between them: all are understood, the first is shown.

use voice::{Lang, Message, Voice};

/// Whether `text` is one of the words, in the language or in English.
pub fn means(text: &str, words: &Message, lang: Lang) -> bool {
    let text = small(text);
    [lang, Lang::En]
        .iter()
        .any(|&lang| Voice::of(lang).say(words).split_whitespace().any(|word| word == text))
}

/// A text in small letters, as far as the words of the locales have capitals. What Unicode knows of capitals would weigh more in a
/// browser than all that is typed here.
fn small(text: &str) -> String {
    let small = |letter: char| match letter {
        'À'..='Ö' | 'Ø'..='Þ' => char::from_u32(u32::from(letter) + 32).unwrap_or(letter),
        'Œ' => 'œ',
        _ => letter.to_ascii_lowercase(),
    };
    text.chars().map(small).collect()
}

/// The first of the words that mean the same in a language.
pub fn first_word(lang: Lang, words: &Message) -> String {
    Voice::of(lang).say(words).split_whitespace().next().unwrap_or_default().to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn capitals_of_the_five_languages_are_read_as_small_letters() {
        for (typed, meant) in [("RÈGLES", "règles"), ("ZURÜCK", "zurück"), ("Où ŒIL", "où œil")]
        {
            assert_eq!(small(typed), meant);
            assert_eq!(small(typed), typed.to_lowercase());
        }
        assert_eq!(small("×ß≠"), "×ß≠");
    }
}
