//! Practising in sentences: the list, a wrong answer, the right one, and what is remembered.

#![allow(clippy::unwrap_used, reason = "in a test, a panic is a finding")]

use std::path::{Path, PathBuf};

use games::Kind;
use practice::positions;
use terminal::{Lines, Mode, practise};
use voice::Lang;

fn heard(kind: Kind, lang: Lang, mode: Mode, file: Option<PathBuf>, typed: &str) -> String {
    let mut said = Vec::new();
    practise(kind, lang, mode, file, &mut Lines::new(typed.as_bytes(), &mut said, false)).unwrap();
    String::from_utf8(said).unwrap()
}

fn plain(kind: Kind, lang: Lang, typed: &str) -> String {
    heard(kind, lang, Mode::Plain, None, typed)
}

#[test]
fn a_position_is_tried_solved_and_remembered() {
    let folder = tempfile::tempdir().unwrap();
    let file = || Some(folder.path().join("data/practice.json"));
    for kind in Kind::ALL {
        let first = &positions(kind)[0];
        let wrong = first.choices().into_iter().find(|choice| *choice != first.best).unwrap();
        let typed = format!("1\n{wrong}\n{}\nlist\nquit\n", first.best);
        let said = heard(kind, Lang::En, Mode::Plain, file(), &typed);
        assert!(said.contains("Solved: 0 of 10"), "{said}");
        assert!(said.contains("not the best answer"), "{said}");
        assert!(said.contains(": right!"), "{said}");
        assert!(said.contains("Solved: 1 of 10"), "{said}");
        let again = heard(kind, Lang::En, Mode::Plain, file(), "");
        assert!(again.contains("1. easy (solved): "), "{again}");
    }
}

#[test]
fn what_cannot_be_stored_is_said_and_the_rest_goes_on() {
    let first = &positions(Kind::Diamant)[0];
    let typed = format!("1\n{}\nnext\nquit\n", first.best);
    let file = Path::new("/dev/null/nowhere/practice.json").to_owned();
    let said = heard(Kind::Diamant, Lang::En, Mode::Plain, Some(file), &typed);
    assert!(said.contains("cannot be saved") && said.contains("Position 2 of 10"), "{said}");
}

#[test]
fn everything_can_be_asked_for_in_every_language() {
    for kind in Kind::ALL {
        for lang in Lang::ALL {
            let typed =
                "no\n11\n3\nanswer\nboard\nhand\nscore\nhelp\nstory\nhuh\n\nnext\nlist\nquit\n";
            let said = plain(kind, lang, typed);
            assert!(said.lines().count() > 40, "{said}");
            assert!(!said.contains("practice-") && !said.contains("console-"), "{said}");
        }
    }
}

#[test]
fn what_the_rules_refuse_is_no_answer() {
    let said = plain(Kind::Mirrors, Lang::En, "1\na1/ \nb9/\ns1>n1\nquit\n");
    assert!(!said.contains("right!"), "{said}");
}

#[test]
fn on_a_screen_the_table_is_drawn() {
    let mode = Mode::Full { colour: false };
    for kind in Kind::ALL {
        let said = heard(kind, Lang::En, mode, None, "1\nquit\n");
        assert!(said.contains("★☆☆") && said.contains("Position 1 of 10 (easy)"), "{said}");
        let plain = plain(kind, Lang::En, "1\nquit\n");
        assert!(!plain.contains('★') && said != plain);
    }
}
