//! The rulebook pages, clause by clause: `rulebooks/GAME.md` and its translations.

use thiserror::Error;

use crate::{Lang, pack};

macro_rules! pages {
    ($($game:literal),* $(,)?) => {
        /// The games that have a rulebook.
        pub(crate) const GAMES: &[&str] = &[$($game),*];

        /// The page of a game in a language that is built in.
        #[cfg(not(target_family = "wasm"))]
        pub(crate) fn built_in(game: &str, lang: Lang) -> Option<&'static str> {
            Some(match (game, lang) {
                $(
                    ($game, Lang::En) => include_str!(concat!("../../../rulebooks/", $game, ".md")),
                    ($game, Lang::Nl) => include_str!(concat!("../../../rulebooks/", $game, ".nl.md")),
                    ($game, Lang::Fr) => include_str!(concat!("../../../rulebooks/", $game, ".fr.md")),
                    ($game, Lang::De) => include_str!(concat!("../../../rulebooks/", $game, ".de.md")),
                    ($game, Lang::It) => include_str!(concat!("../../../rulebooks/", $game, ".it.md")),
                )*
                _ => return None,
            })
        }
    };
}

/// In a browser no page is built in.
#[cfg(target_family = "wasm")]
pub(crate) const fn built_in(_game: &str, _lang: Lang) -> Option<&'static str> {
    None
}

pages!["diamant", "mirrors", "kadora"];

/// The page of a game, in Markdown; the English one if that of the language is not here.
pub fn page(game: &str, lang: Lang) -> Option<&'static str> {
    let in_language = |lang| built_in(game, lang).or_else(|| pack::page(game, lang));
    in_language(lang).or_else(|| in_language(Lang::En))
}

/// The rulebook of a game, named as in records; nothing if there is no such game, or if no page of it has been brought to here.
pub fn rulebook(game: &str, lang: Lang) -> Option<Rulebook<'static>> {
    page(game, lang).map(|page| Rulebook::parse(page).expect("a page in shape"))
}

/// A rulebook: our own numbered wording of a game's rules.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Rulebook<'a> {
    /// What the game is called.
    pub title: &'a str,
    /// Who made it, and for how many it is.
    pub byline: &'a str,
    /// What the game is, in Markdown.
    pub intro: &'a str,
    /// The game in one minute, if the page has it.
    pub summary: Option<Summary<'a>>,
    /// The clauses, by subject.
    pub sections: Vec<Section<'a>>,
}

/// The game in one minute.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Summary<'a> {
    /// Its heading.
    pub title: &'a str,
    /// A list, in Markdown.
    pub text: &'a str,
}

/// Clauses about one subject.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Section<'a> {
    /// The subject.
    pub title: &'a str,
    /// The clauses.
    pub clauses: Vec<Clause<'a>>,
}

/// A clause of the rules.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Clause<'a> {
    /// Its number, such as `D11`: the same in every language.
    pub number: &'a str,
    /// Its title.
    pub title: &'a str,
    /// What it says, in Markdown: paragraphs and lists.
    pub text: &'a str,
    /// Where it comes from.
    pub kinds: Vec<Kind>,
    /// Whether a program can be tested against it.
    pub testable: bool,
    /// A word on where it comes from.
    pub note: Option<&'a str>,
}

/// Where a clause comes from.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Kind {
    /// The printed rules state it.
    Print,
    /// It follows from the printed rules.
    Deduced,
    /// It is ours, because the print is silent.
    Ruling,
}

impl Kind {
    fn read(word: &str) -> Option<Self> {
        Some(match word {
            "print" => Self::Print,
            "deduced" => Self::Deduced,
            "ruling" => Self::Ruling,
            _ => return None,
        })
    }
}

/// What is wrong with a rulebook page, and where.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("{place}: {what}")]
pub struct PageError {
    /// The clause, section or part of the page.
    pub place: String,
    /// What is wrong.
    pub what: &'static str,
}

fn wrong(place: &str, what: &'static str) -> PageError {
    PageError { place: place.to_owned(), what }
}

impl<'a> Rulebook<'a> {
    /// Reads a page: a title, a byline, what the game is, a summary (a first section with a list and no clause), and clauses
    /// in sections.
    pub fn parse(page: &'a str) -> Result<Self, PageError> {
        let mut parts = page.split("\n## ").peekable();
        let head = parts.next().unwrap_or_default();
        let (title, head) = head
            .strip_prefix("# ")
            .and_then(|head| head.split_once('\n'))
            .ok_or_else(|| wrong("title", "a page begins with a line `# Title`"))?;
        let (byline, intro) = head
            .trim()
            .strip_prefix('*')
            .and_then(|head| head.split_once("*\n"))
            .ok_or_else(|| wrong("byline", "after the title comes a line `*byline*`"))?;
        let summary = parts.next_if(|part| part.contains("\n- ") && !part.contains("\n### "));
        let summary = summary.and_then(|part| part.split_once('\n'));
        Ok(Self {
            title: title.trim(),
            byline: byline.trim(),
            intro: intro.trim(),
            summary: summary
                .map(|(title, text)| Summary { title: title.trim(), text: text.trim() }),
            sections: parts.map(Section::parse).collect::<Result<_, _>>()?,
        })
    }

    /// Every clause, in order.
    pub fn clauses(&self) -> impl Iterator<Item = &Clause<'a>> {
        self.sections.iter().flat_map(|section| &section.clauses)
    }

    /// The clause with this number, such as `D11`.
    pub fn clause(&self, number: &str) -> Option<&Clause<'a>> {
        self.clauses().find(|clause| clause.number == number)
    }
}

impl<'a> Section<'a> {
    fn parse(text: &'a str) -> Result<Self, PageError> {
        let mut parts = text.split("\n### ");
        let (title, rest) =
            parts.next().and_then(|head| head.split_once('\n')).unwrap_or((text, ""));
        if !rest.trim().is_empty() {
            return Err(wrong(title, "all text of a section stands in a clause"));
        }
        let clauses = parts.map(Clause::parse).collect::<Result<Vec<_>, _>>()?;
        if clauses.is_empty() {
            return Err(wrong(title, "a section has a clause `### D1 Title`"));
        }
        Ok(Self { title: title.trim(), clauses })
    }
}

impl<'a> Clause<'a> {
    fn parse(text: &'a str) -> Result<Self, PageError> {
        let (heading, body) = text.split_once('\n').unwrap_or((text, ""));
        let (number, title) = heading
            .split_once(' ')
            .ok_or_else(|| wrong(heading, "a clause has a number and a title"))?;
        let (text, footer) = body
            .trim_end()
            .rsplit_once("\n> ")
            .filter(|(_, footer)| !footer.contains('\n'))
            .ok_or_else(|| wrong(number, "a clause ends in one line `> kind, testable — note`"))?;
        if text.trim().is_empty() {
            return Err(wrong(number, "a clause says something"));
        }
        let (marks, note) = match footer.split_once(" — ") {
            Some((marks, note)) => (marks, Some(note.trim())),
            None => (footer, None),
        };
        let (kinds, testable) = match marks.strip_suffix(", testable") {
            Some(kinds) => (kinds, true),
            None => (marks, false),
        };
        let kinds =
            kinds.split(" + ").map(Kind::read).collect::<Option<Vec<_>>>().ok_or_else(|| {
                wrong(number, "a clause is print, deduced or ruling, joined by ` + `")
            })?;
        Ok(Self { number, title: title.trim(), text: text.trim(), kinds, testable, note })
    }
}
