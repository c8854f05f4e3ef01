//! The words that `rulebooks/glossary.md` rules out, looked for in the locales and the rulebooks.

use std::fs;
use std::path::{Path, PathBuf};

use voice::Lang;

const GLOSSARY: &str = include_str!("../../../rulebooks/glossary.md");

/// A word or phrase that a language does not use, and what it uses instead.
struct RuledOut {
    lang: Lang,
    word: String,
    any_ending: bool,
    instead: String,
}

fn ruled_out() -> Vec<RuledOut> {
    let (_, table) = GLOSSARY.split_once("## Words ruled out").expect("the glossary's last table");
    let mut all = Vec::new();
    for row in table.lines().filter(|line| line.starts_with('|')).skip(2) {
        let cells: Vec<_> = row.trim_matches('|').split('|').map(str::trim).collect();
        let [lang, words, instead] = cells[..] else { panic!("three cells, please: {row}") };
        let lang = lang.parse().unwrap_or_else(|error| panic!("{row}: {error}"));
        for word in words.split(", ") {
            let any_ending = word.ends_with('*');
            let word = word.trim_end_matches('*').to_lowercase();
            all.push(RuledOut { lang, word, any_ending, instead: instead.to_owned() });
        }
    }
    all
}

impl RuledOut {
    /// Whether a text, in small letters, has the word: whole, or with any ending.
    fn is_in(&self, text: &str) -> bool {
        text.match_indices(&self.word).any(|(at, found)| {
            let (before, after) = (&text[..at], &text[at + found.len()..]);
            let whole = self.any_ending || !after.starts_with(char::is_alphabetic);
            // `--record` is the name of an option, not a word.
            whole && !before.ends_with(|c: char| c.is_alphabetic() || c == '-')
        })
    }
}

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

fn files(folder: &Path, suffix: &str) -> Vec<PathBuf> {
    let mut paths: Vec<_> = fs::read_dir(folder)
        .expect("a folder of the workspace")
        .map(|entry| entry.expect("a readable entry").path())
        .filter(|path| path.to_string_lossy().ends_with(suffix))
        .collect();
    paths.sort();
    paths
}

/// What a line of a locale says: without its comment, key, places, and the names of fields in a file.
fn said(line: &str) -> String {
    if line.starts_with('#') {
        return String::new();
    }
    let value = line.split_once(" = ").map_or(line, |(_, value)| value);
    let mut said = String::new();
    let mut depth = 0_i32;
    for c in value.chars() {
        match c {
            '{' => depth += 1,
            '}' => depth = (depth - 1).max(0),
            c if depth == 0 => said.push(c),
            _ => {}
        }
    }
    if let Some((form, rest)) = said.split_once(']')
        && form.trim_start().starts_with(['[', '*'])
    {
        said = rest.to_owned();
    }
    let field = |c: char| c.is_ascii_lowercase() || "._[]".contains(c);
    let said = said.trim();
    match said.split_once(':') {
        Some((name, rest)) if name.trim_end().chars().all(field) => rest.to_lowercase(),
        _ => said.to_lowercase(),
    }
}

#[test]
fn no_locale_uses_a_word_that_the_glossary_rules_out() {
    let ruled_out = ruled_out();
    let mut found = Vec::new();
    for lang in Lang::ALL {
        for path in files(&root().join(format!("crates/locales/texts/{lang}")), ".ftl") {
            let text = fs::read_to_string(&path).expect("a locale");
            for line in text.lines() {
                let said = said(line);
                for word in ruled_out.iter().filter(|word| word.lang == lang && word.is_in(&said)) {
                    found.push(format!("{lang}: {} (write {}): {line}", word.word, word.instead));
                }
            }
        }
    }
    assert!(found.is_empty(), "{}", found.join("\n"));
}

#[test]
fn no_rulebook_uses_a_word_that_the_glossary_rules_out() {
    let ruled_out = ruled_out();
    let mut found = Vec::new();
    for lang in Lang::ALL {
        for game in ["diamant", "mirrors", "kadora"] {
            let page = match lang {
                Lang::En => format!("rulebooks/{game}.md"),
                _ => format!("rulebooks/{game}.{lang}.md"),
            };
            let text = fs::read_to_string(root().join(&page)).expect("a rulebook");
            for line in text.lines() {
                let line = line.to_lowercase();
                for word in ruled_out.iter().filter(|word| word.lang == lang && word.is_in(&line)) {
                    found.push(format!("{page}: {} (write {}): {line}", word.word, word.instead));
                }
            }
        }
    }
    assert!(found.is_empty(), "{}", found.join("\n"));
}

#[test]
fn every_language_rules_something_out_and_every_table_has_five_languages() {
    for lang in Lang::ALL {
        assert!(ruled_out().iter().any(|word| word.lang == lang), "{lang}");
    }
    let (words, _) = GLOSSARY.split_once("## Typography").expect("the tables of words");
    for row in words.lines().filter(|line| line.starts_with("| ")) {
        assert_eq!(row.matches('|').count(), 6, "{row}");
        assert!(!row.contains("|  |"), "a word is missing: {row}");
    }
}

#[test]
fn a_word_is_found_whole_or_with_its_endings() {
    let word = |word: &str, any_ending| RuledOut {
        lang: Lang::Nl,
        word: word.to_owned(),
        any_ending,
        instead: String::new(),
    };
    assert!(word("kist", false).is_in("naast de kist."));
    assert!(!word("kist", false).is_in("naast de schatkist."));
    assert!(!word("kist", false).is_in("de kisten"));
    assert!(word("stoel", true).is_in("twee stoelen"));
    assert_eq!(said("fair-no-chairs = chairs: geen { $who } hier"), " geen  hier");
    assert_eq!(said("   *[stoel] plaats"), "plaats");
    assert_eq!(said("} plaats { $stoel ->"), "plaats");
    assert_eq!(said("### Een stoel"), "");
}
