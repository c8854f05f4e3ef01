//! A sixth, made-up language for tests: English with an accent on every letter and every vowel twice, in brackets.
//!
//! What is longer than English does not fit where only English was tried; a plain letter on a screen is text that no locale has;
//! a missing bracket is text that was cut off. No browser and no reader is ever given it: tests put it in the place of one of the
//! five languages.

use fluent_syntax::ast::{
    CallArguments, Entry, Expression, InlineExpression, Pattern, PatternElement, Resource,
};
use fluent_syntax::parser::parse;
use fluent_syntax::serializer::serialize;

use locales::{GAMES, Lang, Late, join, rulebook_page};

use crate::Voice;

/// Opens every sentence.
pub const OPEN: char = '⟦';
/// Closes every sentence.
pub const CLOSE: char = '⟧';

/// The sentences that browsers have, to be loaded in the place of a language.
pub fn sentences() -> String {
    let english = locales::texts(Lang::En).unwrap_or_default();
    let texts: Vec<_> =
        english.iter().take(locales::IN_BROWSERS).map(|text| locale(text)).collect();
    join(texts.iter().map(String::as_str))
}

/// What is loaded late, to be loaded in the place of a language's.
pub fn late(late: Late) -> String {
    locales::late(Lang::En, late).map(locale).unwrap_or_default()
}

/// The rulebooks, to be loaded in the place of those of a language.
pub fn rulebooks() -> String {
    let pages = GAMES.iter().filter_map(|game| rulebook_page(game, Lang::En)).map(rulebook);
    let pages: Vec<_> = pages.collect();
    join(pages.iter().map(String::as_str))
}

/// Speaks it instead of a language, everywhere in this process. False if that language has been spoken before.
pub fn speak_instead_of(lang: Lang) -> bool {
    let english = locales::texts(Lang::En).unwrap_or_default();
    let texts: Vec<_> = english.iter().map(|text| locale(text)).collect();
    Voice::load(lang, &texts.iter().map(String::as_str).collect::<Vec<_>>())
}

/// A text with its accents; what is a clause's number stays one.
pub fn accented(text: &str) -> String {
    let mut said = String::new();
    for word in text.split_inclusive(|letter: char| !letter.is_alphanumeric()) {
        let letters = word.trim_end_matches(|letter: char| !letter.is_alphanumeric());
        let is_number = letters.starts_with(|letter: char| letter.is_ascii_uppercase())
            && letters.len() > 1
            && letters[1..].bytes().all(|digit| digit.is_ascii_digit());
        for letter in word.chars() {
            let sign = if is_number { letter } else { accent(letter) };
            said.push(sign);
            if "áéíóú".contains(sign) {
                said.push(sign);
            }
        }
    }
    said
}

/// A locale in the made-up language.
fn locale(text: &str) -> String {
    let mut resource: Resource<String> = parse(text.to_owned())
        .unwrap_or_else(|(_, errors)| panic!("the English locale: {errors:?}"));
    for entry in &mut resource.body {
        if let Entry::Message(message) = entry {
            let attributes = message.attributes.iter_mut().map(|attribute| &mut attribute.value);
            for pattern in message.value.iter_mut().chain(attributes) {
                if change(pattern) {
                    let sign = |sign: char| PatternElement::TextElement { value: sign.to_string() };
                    pattern.elements.insert(0, sign(OPEN));
                    pattern.elements.push(sign(CLOSE));
                }
            }
        }
    }
    serialize(&resource)
}

/// Accents what a pattern says; false if it says nothing of its own.
fn change(pattern: &mut Pattern<String>) -> bool {
    let mut says = false;
    for element in &mut pattern.elements {
        says |= match element {
            PatternElement::TextElement { value } => change_text(value),
            PatternElement::Placeable { expression } => change_expression(expression),
        };
    }
    says
}

fn change_text(text: &mut String) -> bool {
    let says = text.contains(char::is_alphabetic);
    *text = accented(text);
    says
}

fn change_expression(expression: &mut Expression<String>) -> bool {
    match expression {
        Expression::Inline(inline) => change_inline(inline),
        Expression::Select { variants, .. } => {
            let says: Vec<bool> =
                variants.iter_mut().map(|variant| change(&mut variant.value)).collect();
            says.contains(&true)
        }
    }
}

fn change_inline(inline: &mut InlineExpression<String>) -> bool {
    match inline {
        InlineExpression::StringLiteral { value } if !value.contains('\\') => change_text(value),
        InlineExpression::FunctionReference { arguments: CallArguments { named, .. }, .. } => {
            for argument in named {
                change_inline(&mut argument.value);
            }
            false
        }
        InlineExpression::Placeable { expression } => change_expression(expression),
        _ => false,
    }
}

/// A rulebook page in the made-up language: its marks, numbers and kinds of clauses stay.
fn rulebook(page: &str) -> String {
    let line = |line: &str| {
        let (kept, said) = match line.split_once(" — ") {
            Some((kinds, note)) if line.starts_with("> ") => (format!("{kinds} — "), note),
            _ if line.starts_with("> ") => return line.to_owned(),
            _ => {
                let mark = line.len() - line.trim_start_matches(['#', '-', '*', ' ']).len();
                (line[..mark].to_owned(), &line[mark..])
            }
        };
        kept + &accented(said)
    };
    page.lines().map(line).collect::<Vec<_>>().join("\n")
}

/// The letters that get an accent, and below each what it becomes.
const PLAIN: &str = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";
const ACCENTED: &str = "áƀçðéƒğĥíĵķļṁñóþɋŕšţúṽŵẋýžÁƁÇÐÉƑĞĤÍĴĶĻṀÑÓÞɊŔŠŢÚṼŴẊÝŽ";

fn accent(letter: char) -> char {
    let mut accents = PLAIN.chars().zip(ACCENTED.chars());
    accents.find(|(plain, _)| *plain == letter).map_or(letter, |(_, accented)| accented)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Rulebook;

    #[test]
    fn english_is_accented_lengthened_and_put_in_brackets() {
        assert_eq!(accented("Stay in cave 3 (D12)?"), "Šţááý ííñ çááṽéé 3 (D12)?");
        let said = locale(
            "a = Take { $card } { $number ->\n    [one] stone\n   *[other] stones\n}\nb = { $x }\n",
        );
        assert!(said.contains("⟦Ţááķéé { $card }") && said.contains("}⟧"), "{said}");
        assert!(said.contains("[one] šţóóñéé") && said.contains("b = { $x }"), "{said}");
    }

    #[test]
    fn it_can_be_brought_and_is_longer() {
        let english = locales::pack(Lang::En).unwrap();
        let said = sentences();
        assert_eq!(said.split('\0').count(), english.split('\0').count());
        let letters = |text: &str| text.chars().filter(|letter| letter.is_alphabetic()).count();
        assert!(letters(&said) * 100 > letters(&english) * 115, "also its keys are counted");
        for page in rulebooks().split('\0') {
            let book = Rulebook::parse(page).unwrap();
            assert!(book.summary.is_some() && book.clauses().count() > 10);
            assert!(!book.intro.contains(|letter: char| letter.is_ascii_alphabetic()));
        }
    }
}
