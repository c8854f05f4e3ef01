//! The rulebook pages.

use voice::{Clause, Lang, Origin, Rulebook, rulebook};

/// The games with a rulebook, the letter of their clauses, and how many these are.
const BOOKS: [(&str, &str, usize); 3] =
    [("diamant", "D", 20), ("mirrors", "M", 20), ("kadora", "K", 23)];

#[test]
fn every_language_has_the_same_clauses_in_the_same_order() {
    for (game, letter, count) in BOOKS {
        let english = rulebook(game, Lang::En).unwrap();
        let numbers: Vec<_> = english.clauses().map(|clause| clause.number.to_owned()).collect();
        assert_eq!(numbers, (1..=count).map(|n| format!("{letter}{n}")).collect::<Vec<_>>());

        for lang in Lang::ALL {
            let book = rulebook(game, lang).unwrap();
            let shape = |book: &Rulebook<'_>| -> Vec<usize> {
                book.sections.iter().map(|section| section.clauses.len()).collect()
            };
            assert_eq!(shape(&book), shape(&english), "{lang}");
            for (ours, theirs) in english.clauses().zip(book.clauses()) {
                let marks = |clause: &Clause<'_>| {
                    let lists = clause.text.matches("\n- ").count();
                    (clause.origins.clone(), clause.testable, clause.note.is_some(), lists)
                };
                assert_eq!(ours.number, theirs.number, "{lang}");
                assert_eq!(marks(ours), marks(theirs), "{lang}: {}", ours.number);
            }
        }
    }
}

#[test]
fn every_page_begins_with_the_game_in_one_minute() {
    for (game, ..) in BOOKS {
        let points = |lang| {
            let summary = rulebook(game, lang).unwrap().summary.unwrap();
            assert!(summary.text.starts_with("- "), "{}", summary.text);
            summary.text.lines().count()
        };
        for lang in Lang::ALL {
            assert_eq!(points(lang), points(Lang::En), "{lang}: {game}");
        }
    }
}

/// Numbers are the part of a rule that no language changes.
#[test]
fn every_language_has_the_same_numbers_in_a_clause() {
    let numbers = |clause: &Clause<'_>| {
        let mut numbers: Vec<_> = clause
            .text
            .split(|c: char| !c.is_ascii_digit())
            .filter(|digits| !digits.is_empty())
            .map(str::to_owned)
            .collect();
        numbers.sort();
        numbers
    };
    for (game, ..) in BOOKS {
        let english = rulebook(game, Lang::En).unwrap();
        for lang in Lang::ALL {
            let book = rulebook(game, lang).unwrap();
            for (ours, theirs) in english.clauses().zip(book.clauses()) {
                assert_eq!(numbers(ours), numbers(theirs), "{lang}: {}", ours.number);
            }
        }
    }
}

/// Age and duration are told as printed: Diamant's prints say both, the others neither.
#[test]
fn the_byline_tells_what_is_printed_of_age_and_duration() {
    for (game, _, _) in BOOKS {
        for lang in Lang::ALL {
            let byline = rulebook(game, lang).unwrap().byline;
            let parts: Vec<_> = byline.split(" · ").collect();
            match game {
                "diamant" => {
                    let [_, players, age, duration] = parts[..] else { panic!("{byline}") };
                    assert!(players.contains('3') && players.contains('8'), "{byline}");
                    assert!(age.contains('8') && duration.contains("30"), "{byline}");
                }
                _ => assert_eq!(parts.len(), 2, "{byline}"),
            }
        }
    }
}

#[test]
fn a_translation_is_a_translation() {
    for (game, ..) in BOOKS {
        let english = rulebook(game, Lang::En).unwrap();
        for lang in Lang::ALL.into_iter().filter(|&lang| lang != Lang::En) {
            let book = rulebook(game, lang).unwrap();
            assert_ne!(book.intro, english.intro);
            assert_ne!(book.summary, english.summary);
            for (ours, theirs) in english.clauses().zip(book.clauses()) {
                assert_ne!(ours.text, theirs.text, "{lang}: {}", ours.number);
            }
        }
    }
}

#[test]
fn an_unknown_game_has_no_rulebook() {
    assert_eq!(rulebook("chess", Lang::En), None);
}

#[test]
fn a_clause_is_read_with_all_its_parts() {
    let book = rulebook("diamant", Lang::En).unwrap();
    assert_eq!(book.title, "Diamant");
    assert_eq!(
        book.byline,
        "by Alan R. Moon and Bruno Faidutti · 3 to 8 players · from 8 years · about 30 minutes"
    );
    assert!(book.intro.starts_with("Five caves"));
    assert_eq!(book.summary.as_ref().map(|summary| summary.title), Some("In one minute"));
    let clause = book.clause("D12").unwrap();
    assert_eq!(clause.title, "Leaving");
    assert!(clause.text.starts_with("If you leave") && clause.text.ends_with("diamond card."));
    assert_eq!(clause.origins, [Origin::Print, Origin::Ruling]);
    assert!(clause.testable);
    assert!(clause.note.unwrap().starts_with("Which card"));
    assert_eq!(book.clause("D20").unwrap().origins, [Origin::Deduced]);
    assert_eq!(book.clause("D99"), None);
}
