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

use locales::{FILES, GAMES, IN_BROWSERS, Lang, Late, join, rulebook_page, texts};

/// Opens every sentence.
pub(crate) const OPEN: char = '⟦';
/// Closes every sentence.
pub(crate) const CLOSE: char = '⟧';

/// The sentences that browsers have, to be loaded in the place of a language.
pub(crate) fn sentences() -> String {
    pack_of(IN_BROWSERS)
}

/// All sentences, to be loaded in the place of a language where that is built in.
pub(crate) fn all_sentences() -> String {
    pack_of(FILES.len())
}

fn pack_of(files: usize) -> String {
    let english = texts(Lang::En).unwrap_or_default();
    let texts: Vec<_> = english.iter().take(files).map(|text| locale(text)).collect();
    join(texts.iter().map(String::as_str))
}

/// What is loaded late, to be loaded in the place of a language's.
pub(crate) fn late(late: Late) -> String {
    locales::late(Lang::En, late).map(locale).unwrap_or_default()
}

/// The rulebooks, to be loaded in the place of those of a language.
pub(crate) fn rulebooks() -> String {
    let pages = GAMES.iter().filter_map(|game| rulebook_page(game, Lang::En)).map(rulebook);
    let pages: Vec<_> = pages.collect();
    join(pages.iter().map(String::as_str))
}

/// A text with its accents; what is a clause's number stays one.
pub(crate) fn accented(text: &str) -> String {
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
pub(crate) fn locale(text: &str) -> String {
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
