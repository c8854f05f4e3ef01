//! A few small games: the numbers add up, the pictures are drawn, and a run that is interrupted comes to the same notes.

#![allow(clippy::unwrap_used, reason = "in a test, a panic is a finding")]

use std::fs;
use std::path::Path;

use ::kadora::Kadora;
use ::mirrors::Mirrors;

use crate::notes::{Note, Notes, StudyKind, read};
use crate::play::{Studied, Study};
use crate::report::report;

/// `thumb` in the expert's stead, which needs no time.
fn small(deals: u64) -> Study {
    Study { deals, sims: 0, threads: 2, bot: "thumb".to_owned(), ..Study::default() }
}

fn notes<G: Studied>(folder: &Path, deals: u64) -> Vec<Note> {
    small(deals).run::<G>(&Notes::open(folder, G::NAME).unwrap()).unwrap();
    read(&folder.join(format!("{}.jsonl", G::NAME))).unwrap()
}

fn adds_up<G: Studied>(habits: usize) {
    let folder = tempfile::tempdir().unwrap();
    let notes = notes::<G>(folder.path(), 3);
    for note in &notes {
        let players = usize::from(note.key.players);
        assert_eq!(note.won.len(), players);
        let won: f64 = note.won.iter().sum();
        assert!((0.0..=1.0 + 1e-6).contains(&won), "{won}");
        if G::WIN_IS_SHARED {
            assert!((won - 1.0).abs() < 1e-6, "{won}");
        }
        if note.key.plan != StudyKind::Equal {
            assert!(note.turns.is_empty() && note.habits.is_empty());
            continue;
        }
        let turns = note.turns.len() as f64;
        assert!(note.turns.iter().all(|seats| seats.len() == players));
        assert_eq!(note.end.len(), players);
        assert_eq!(note.habits.keys().collect::<Vec<_>>(), ["expert", "random", "thumb"]);
        for bot in note.habits.values() {
            assert_eq!(bot.len(), habits);
            assert!(bot.iter().all(|&(count, _)| count <= turns));
        }
    }
    let games = |plan| notes.iter().filter(|note| note.key.plan == plan).count();
    assert_eq!((games(StudyKind::Equal), games(StudyKind::Among)), (3 * 3 * 2, 3 * (2 + 3 + 4)));

    let text = report(folder.path()).unwrap();
    assert!(text.contains("the first move") && !text.contains("NaN"), "{text}");
    let mut pictures = 0;
    for file in fs::read_dir(folder.path()).unwrap() {
        let path = file.unwrap().path();
        if path.extension().is_some_and(|end| end == "svg") {
            let picture = fs::read_to_string(&path).unwrap();
            assert!(picture.starts_with("<svg") && picture.trim_end().ends_with("</svg>"));
            assert!(!picture.contains("NaN") && !picture.contains("inf"), "{}", path.display());
            pictures += 1;
        }
    }
    assert_eq!(pictures, 4);
}

#[test]
fn what_is_said_of_mirrors_adds_up() {
    adds_up::<Mirrors>(crate::mirrors::HABITS.len());
}

#[test]
fn what_is_said_of_kadora_adds_up() {
    adds_up::<Kadora>(crate::kadora::HABITS.len());
}

#[test]
fn an_interrupted_run_comes_to_the_same_notes() {
    let (whole, parts) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
    let all = notes::<Kadora>(whole.path(), 2);
    notes::<Kadora>(parts.path(), 1);
    let path = parts.path().join("kadora.jsonl");
    let mut text = fs::read_to_string(&path).unwrap();
    text.truncate(text.len() - 40);
    fs::write(&path, text).unwrap();
    assert_eq!(notes::<Kadora>(parts.path(), 2), all);
    let other = Study { seed: 25, ..small(2) };
    assert!(other.run::<Kadora>(&Notes::open(parts.path(), "kadora").unwrap()).is_err());
}
