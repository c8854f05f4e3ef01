//! The made-up language.

#![allow(clippy::unwrap_used, reason = "in a test, a panic is a finding")]

#[allow(dead_code, reason = "other tests load the rest of it")]
mod language;

use language::{accented, locale, rulebooks, sentences};
use locales::Lang;
use voice::Rulebook;

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
fn the_made_up_language_is_complete_and_longer() {
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
