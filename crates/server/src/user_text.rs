//! What people write: names and words, bounded and made fit to be shown.

use icu_properties::CodePointSetData;
use icu_properties::props::DefaultIgnorableCodePoint;
use unicode_security::confusable_detection::skeleton;
use voice::refused as say;
use wire::{CHAT_LIMIT, NAME_LIMIT, ProblemCode};

use crate::api_error::{ApiError, refuse_if};

/// A name: some letters, none that cannot be seen or that change what stands beside them.
pub(crate) fn clean_name(name: &str) -> Result<String, ApiError> {
    let name = clean(name);
    let is_blank = name.chars().all(|c| is_invisible(c) || c == ' ');
    refuse_if(is_blank, ProblemCode::Unreadable, say::no_name)?;
    let is_long = name.chars().count() > NAME_LIMIT.into();
    refuse_if(is_long, ProblemCode::TooMuch, || say::name_too_long(NAME_LIMIT))?;
    Ok(name)
}

/// Whether people take two names for the same: they look alike, or differ only in what cannot be seen or in capitals.
pub(crate) fn look_alike(one: &str, other: &str) -> bool {
    let visible = |name: &str| name.chars().filter(|c| !is_invisible(*c)).collect::<String>();
    let (one, other) = (visible(one), visible(other));
    skeleton(&one).eq(skeleton(&other))
        || skeleton(&one.to_lowercase()).eq(skeleton(&other.to_lowercase()))
}

/// Words for the table.
pub(crate) fn clean_words(words: &str) -> Result<String, ApiError> {
    let words = clean(words);
    refuse_if(words.is_empty(), ProblemCode::Unreadable, say::no_words)?;
    let is_long = words.chars().count() > CHAT_LIMIT.into();
    refuse_if(is_long, ProblemCode::TooMuch, || say::words_too_long(CHAT_LIMIT))?;
    Ok(words)
}

/// The beginning of something that a message repeats.
pub(crate) fn shorten(text: &str, most: usize) -> String {
    text.chars().take(most).collect()
}

/// One line, its spaces single, without characters that steer the text around them.
fn clean(text: &str) -> String {
    let visible: String = text
        .chars()
        .map(|c| if c.is_whitespace() { ' ' } else { c })
        .filter(|c| !c.is_control() && !steers(*c))
        .collect();
    visible.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// Whether a character is nothing to be seen. Emoji are joined and coloured by some of these, so names may hold them.
fn is_invisible(c: char) -> bool {
    // The blank of Braille is a symbol to Unicode.
    const BLANK: char = '\u{2800}';
    c == BLANK || CodePointSetData::new::<DefaultIgnorableCodePoint>().contains(c)
}

/// Whether a character changes the direction of others, or is nothing to be seen.
fn steers(c: char) -> bool {
    matches!(
        c,
        '\u{00AD}' | '\u{061C}' | '\u{115F}' | '\u{1160}' | '\u{180E}' | '\u{200B}'..='\u{200C}' | '\u{200E}'..='\u{200F}'
            | '\u{202A}'..='\u{202E}' | '\u{2060}'..='\u{206F}' | '\u{3164}' | '\u{FEFF}' | '\u{FFA0}' | '\u{FFF9}'..='\u{FFFB}'
            | '\u{E0000}'..='\u{E0FFF}'
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_one_line_that_can_be_seen() {
        assert_eq!(clean_name("  Anna \t\n Bert ").unwrap(), "Anna Bert");
        assert_eq!(clean_name("a\u{202E}b\u{0007}c").unwrap(), "abc");
        assert_eq!(clean_name("👩‍🚀").unwrap(), "👩‍🚀");
        for bad in ["", "  ", "\u{200B}\u{202E}", "a".repeat(25).as_str()] {
            assert!(clean_name(bad).is_err(), "{bad:?}");
        }
        assert!(clean_words(&"a".repeat(280)).is_ok());
        assert!(clean_words(&"a".repeat(281)).is_err());
    }

    #[test]
    fn names_that_people_cannot_tell_apart_are_the_same() {
        for invisible in [
            '\u{200D}',
            '\u{FE0F}',
            '\u{034F}',
            '\u{17B4}',
            '\u{180B}',
            '\u{2800}',
            '\u{3164}',
            '\u{E0041}',
        ] {
            assert!(look_alike("Anna", &format!("An{invisible}na")), "{invisible:?}");
            assert!(clean_name(&invisible.to_string()).is_err(), "{invisible:?} alone is no name");
        }
        for (one, other) in [
            ("Anna", "anna"),
            ("Anna", "\u{410}nna"),
            ("paul", "p\u{430}ul"),
            ("Iris", "lris"),
            ("Jose\u{301}", "Jos\u{e9}"),
            ("👩‍🚀", "👩🚀"),
        ] {
            assert!(look_alike(one, other), "{one} {other}");
        }
        for (one, other) in [("Anna", "Anne"), ("Jose", "José"), ("Seat 1", "Seat 2"), ("👩", "👨")]
        {
            assert!(!look_alike(one, other), "{one} {other}");
        }
    }
}
