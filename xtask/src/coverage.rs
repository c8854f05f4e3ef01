//! Clause coverage: the rulebooks' pages and the tests of the game crates, held against each other.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, anyhow};
use rulebook::{Clause, Rulebook, number_of_test};

use crate::{plan, test_names};

/// What is wrong with the rulebooks and the tests named after their clauses; nothing if all is well.
///
/// Every game crate has an English page, `rulebooks/GAME.md`, and a page in each other language, `rulebooks/GAME.nl.md`, with the
/// same clauses. Every testable clause has a test in the crate whose name begins with its number, and no test is named after a
/// clause that does not exist.
pub(crate) fn faults(root: &Path) -> Result<Vec<String>> {
    let mut faults = Vec::new();
    let texts = texts(root)?;
    // By game and language: English is the empty one.
    let mut pages = BTreeMap::new();
    for (name, text) in &texts {
        match Rulebook::parse(text) {
            Ok(page) => drop(pages.insert(name.split_once('.').unwrap_or((name, "")), page)),
            Err(error) => faults.push(format!("rulebooks/{name}.md: {error}")),
        }
    }
    if !faults.is_empty() {
        return Ok(faults);
    }
    if pages.is_empty() {
        faults.push("there is no rulebook at all in rulebooks/".to_owned());
    }
    let letters: BTreeSet<char> = pages
        .iter()
        .filter(|((_, language), _)| language.is_empty())
        .flat_map(|(_, page)| page.clauses())
        .filter_map(|clause| clause.number.chars().next())
        .collect();

    for ((game, language), page) in &pages {
        if !plan::GAMES.contains(game) {
            faults.push(format!(
                "rulebooks/{game}*.md: `{game}` is no game (`GAMES` in xtask/src/plan.rs)"
            ));
        } else if !language.is_empty() {
            match pages.get(&(*game, "")) {
                Some(original) => {
                    for fault in untrue(original, page) {
                        faults.push(format!("rulebooks/{game}.{language}.md: {fault}"));
                    }
                }
                None => faults.push(format!(
                    "rulebooks/{game}.{language}.md translates no rulebooks/{game}.md"
                )),
            }
        }
    }
    let translations = translations(root)?;
    for game in plan::GAMES {
        let folder = root.join("crates").join(game);
        match (pages.get(&(*game, "")), folder.is_dir()) {
            (None, false) => {}
            (None, true) => faults.push(format!("crates/{game} has no rulebooks/{game}.md")),
            (Some(_), false) => faults.push(format!("rulebooks/{game}.md has no crates/{game}")),
            (Some(page), true) => {
                for language in &translations {
                    if !pages.contains_key(&(*game, language.as_str())) {
                        faults.push(format!("there is no rulebooks/{game}.{language}.md"));
                    }
                }
                for fault in uncovered(page, &tests(&folder)?, &letters) {
                    faults.push(format!("crates/{game}: {fault}"));
                }
            }
        }
    }
    Ok(faults)
}

/// Every page: its name, which is a game and perhaps a language, and its text.
fn texts(root: &Path) -> Result<Vec<(String, String)>> {
    let mut texts = Vec::new();
    for path in files(&root.join("rulebooks"), "md")? {
        let name = path.file_stem().unwrap_or_default().to_string_lossy().into_owned();
        if name != "README" && name != "glossary" {
            texts.push((name, read(&path)?));
        }
    }
    Ok(texts)
}

/// The languages that every rulebook is translated into: those of the sentences, but for English.
fn translations(root: &Path) -> Result<Vec<String>> {
    let folders = entries(&root.join("crates/locales/texts"))?;
    let languages = folders.iter().filter_map(|folder| folder.file_name()?.to_str());
    Ok(languages.filter(|language| *language != "en").map(str::to_owned).collect())
}

/// How a translation's clauses differ from the original's.
fn untrue(original: &Rulebook<'_>, translation: &Rulebook<'_>) -> Vec<String> {
    let (here, there) = (numbers(translation), numbers(original));
    let mut faults = Vec::new();
    for number in there.iter().filter(|number| !here.contains(number)) {
        faults.push(format!("{number} is missing"));
    }
    for number in here.iter().filter(|number| !there.contains(number)) {
        faults.push(format!("{number} is not in the English page"));
    }
    if faults.is_empty() && here != there {
        faults.push("the clauses stand in another order than in the English page".to_owned());
    }
    let marks = |clause: &Clause<'_>| (clause.origins.clone(), clause.testable);
    for clause in translation.clauses() {
        let same = original.clause(clause.number);
        if same.is_some_and(|other| marks(other) != marks(clause)) {
            faults.push(format!("{} is marked otherwise than in the English page", clause.number));
        }
    }
    faults
}

fn numbers<'a>(page: &Rulebook<'a>) -> Vec<&'a str> {
    page.clauses().map(|clause| clause.number).collect()
}

/// The testable clauses without a test, and the tests that are named after no clause of this page. Only names that begin with a
/// rulebook's letter count as named after a clause.
fn uncovered(page: &Rulebook<'_>, tests: &[String], letters: &BTreeSet<char>) -> Vec<String> {
    let named = || tests.iter().filter_map(|name| Some((name, number_of_test(name)?)));
    let tested: BTreeSet<String> = named().map(|(_, number)| number).collect();
    let untested = page.clauses().filter(|clause| clause.testable);
    let untested = untested.filter(|clause| !tested.contains(clause.number)).map(|clause| {
        let number = clause.number;
        format!("{number} has no test (`fn {}_…`)", number.to_lowercase())
    });
    let of_a_book = |number: &str| number.starts_with(|letter| letters.contains(&letter));
    let stray = named().filter(|(_, number)| of_a_book(number) && page.clause(number).is_none());
    let stray = stray.map(|(name, number)| {
        format!("the test `{name}` is named after {number}, which the rulebook does not have")
    });
    untested.chain(stray).collect()
}

/// The names of all tests in a crate's folder.
fn tests(folder: &Path) -> Result<Vec<String>> {
    let mut names = Vec::new();
    for part in ["src", "tests"] {
        for path in files(&folder.join(part), "rs")? {
            let tests = test_names::in_source(&read(&path)?)
                .map_err(|error| anyhow!("cannot read {} as Rust: {error}", path.display()))?;
            names.extend(tests);
        }
    }
    Ok(names)
}

/// The files below a folder with this ending, in order of their names; none if there is no such folder.
fn files(folder: &Path, ending: &str) -> Result<Vec<PathBuf>> {
    let mut found = Vec::new();
    let paths = if folder.is_dir() { entries(folder)? } else { Vec::new() };
    for path in paths {
        if path.is_dir() {
            found.extend(files(&path, ending)?);
        } else if path.extension().is_some_and(|other| other == ending) {
            found.push(path);
        }
    }
    Ok(found)
}

/// What lies in a folder, in order of the names.
pub(crate) fn entries(folder: &Path) -> Result<Vec<PathBuf>> {
    let paths = fs::read_dir(folder)
        .and_then(|entries| entries.map(|entry| Ok(entry?.path())).collect::<Result<Vec<_>, _>>());
    let mut paths = paths.with_context(|| format!("cannot read {}", folder.display()))?;
    paths.sort();
    Ok(paths)
}

fn read(path: &Path) -> Result<String> {
    fs::read_to_string(path).with_context(|| format!("cannot read {}", path.display()))
}

#[cfg(test)]
mod tests {
    use tempfile::TempDir;

    use super::*;

    /// A workspace with a rulebook of three clauses, the last not testable, in five languages, and a crate that tests them.
    fn workspace() -> TempDir {
        let workspace = tempfile::tempdir().unwrap();
        locales(&workspace);
        for page in ["mirrors", "mirrors.nl", "mirrors.fr", "mirrors.de", "mirrors.it"] {
            write(&workspace, &format!("rulebooks/{page}.md"), PAGE);
        }
        write(&workspace, "rulebooks/README.md", "# About these pages\n");
        write(&workspace, "crates/mirrors/src/rules/beam.rs", "#[test] fn m1_beam() {}");
        write(&workspace, "crates/mirrors/tests/rulebook.rs", "#[test] fn m2_fields() {}");
        workspace
    }

    const PAGE: &str = "# Mirrors

*for two*

A game.

## The game

### M1 The beam

It runs.

> print, testable

### M2 The fields

Sixteen.

> print + ruling, testable — A note.

### M3 The mood

Be kind.

> print
";

    fn locales(workspace: &TempDir) {
        for language in ["de", "en", "fr", "it", "nl"] {
            write(workspace, &format!("crates/locales/texts/{language}/common.ftl"), "");
        }
    }

    fn write(workspace: &TempDir, path: &str, text: &str) {
        let path = workspace.path().join(path);
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(path, text).unwrap();
    }

    fn check(workspace: &TempDir, expected: &[&str]) {
        assert_eq!(faults(workspace.path()).unwrap(), expected);
    }

    #[test]
    fn a_covered_rulebook_has_no_fault() {
        check(&workspace(), &[]);
    }

    #[test]
    fn a_testable_clause_needs_a_test() {
        let workspace = workspace();
        write(
            &workspace,
            "crates/mirrors/tests/rulebook.rs",
            "#[test] fn m12_fields() {}\nfn m2_x() {}",
        );
        check(
            &workspace,
            &[
                "crates/mirrors: M2 has no test (`fn m2_…`)",
                "crates/mirrors: the test `m12_fields` is named after M12, which the rulebook does not have",
            ],
        );
    }

    #[test]
    fn a_test_named_after_another_games_clause_is_a_stray() {
        let workspace = workspace();
        let kadora = PAGE.replace("### M", "### K");
        for page in ["kadora", "kadora.nl", "kadora.fr", "kadora.de", "kadora.it"] {
            write(&workspace, &format!("rulebooks/{page}.md"), &kadora);
        }
        let tests =
            "#[test] fn k1_a() {} #[test] fn k2_b() {} #[test] fn u8_c() {} #[test] fn m1_d() {}";
        write(&workspace, "crates/kadora/tests/rulebook.rs", tests);
        check(
            &workspace,
            &["crates/kadora: the test `m1_d` is named after M1, which the rulebook does not have"],
        );
    }

    #[test]
    fn no_rulebook_at_all_is_a_fault() {
        let workspace = tempfile::tempdir().unwrap();
        locales(&workspace);
        check(&workspace, &["there is no rulebook at all in rulebooks/"]);
        write(&workspace, "crates/mirrors/src/lib.rs", "");
        check(
            &workspace,
            &[
                "there is no rulebook at all in rulebooks/",
                "crates/mirrors has no rulebooks/mirrors.md",
            ],
        );
    }

    #[test]
    fn a_rulebook_without_a_clause_is_a_fault() {
        let workspace = workspace();
        for page in ["mirrors", "mirrors.nl", "mirrors.fr", "mirrors.de", "mirrors.it"] {
            write(
                &workspace,
                &format!("rulebooks/{page}.md"),
                &PAGE[..PAGE.find("### M1").unwrap()],
            );
        }
        let faults = faults(workspace.path()).unwrap();
        assert!(
            faults.contains(
                &"rulebooks/mirrors.md: The game: a section has a clause `### D1 Title`".to_owned()
            ),
            "{faults:?}"
        );
    }

    #[test]
    fn translations_have_the_same_clauses_marks_and_order() {
        let workspace = workspace();
        write(&workspace, "rulebooks/mirrors.nl.md", &PAGE[..PAGE.find("### M3").unwrap()]);
        write(
            &workspace,
            "rulebooks/mirrors.fr.md",
            &format!("{PAGE}\n### M4 Plus\n\nMore.\n\n> ruling\n"),
        );
        write(&workspace, "rulebooks/mirrors.de.md", &PAGE.replace("print + ruling", "print"));
        let swapped = PAGE.replace("### M1", "### M0x").replace("### M3", "### M1");
        write(&workspace, "rulebooks/mirrors.it.md", &swapped.replace("### M0x", "### M3"));
        check(
            &workspace,
            &[
                "rulebooks/mirrors.de.md: M2 is marked otherwise than in the English page",
                "rulebooks/mirrors.fr.md: M4 is not in the English page",
                "rulebooks/mirrors.it.md: the clauses stand in another order than in the English page",
                "rulebooks/mirrors.it.md: M3 is marked otherwise than in the English page",
                "rulebooks/mirrors.it.md: M1 is marked otherwise than in the English page",
                "rulebooks/mirrors.nl.md: M3 is missing",
            ],
        );
    }

    #[test]
    fn pages_and_crates_belong_together() {
        let workspace = workspace();
        let page = |clause: &str| {
            format!(
                "# Game\n\n*for two*\n\nA game.\n\n## Game\n\n### {clause}\n\nText.\n\n> print\n"
            )
        };
        fs::remove_file(workspace.path().join("rulebooks/mirrors.it.md")).unwrap();
        write(&workspace, "rulebooks/chess.md", &page("C1 Board"));
        write(&workspace, "rulebooks/diamant.nl.md", &page("D1 Spelers"));
        write(&workspace, "rulebooks/kadora.md", &page("K1 Players"));
        check(
            &workspace,
            &[
                "rulebooks/chess*.md: `chess` is no game (`GAMES` in xtask/src/plan.rs)",
                "rulebooks/diamant.nl.md translates no rulebooks/diamant.md",
                "there is no rulebooks/mirrors.it.md",
                "rulebooks/kadora.md has no crates/kadora",
            ],
        );
    }

    #[test]
    fn a_source_that_cannot_be_read_is_named() {
        let workspace = workspace();
        write(&workspace, "crates/mirrors/src/lib.rs", "fn broken() {");
        let error = format!("{:#}", faults(workspace.path()).unwrap_err());
        assert!(error.contains("crates/mirrors/src/lib.rs"), "{error}");
    }
}
