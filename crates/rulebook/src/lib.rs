#![doc = include_str!("../README.md")]

use thiserror::Error;

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
    pub origins: Vec<Origin>,
    /// Whether a program can be tested against it.
    pub testable: bool,
    /// A word on where it comes from.
    pub note: Option<&'a str>,
}

/// Where a clause comes from.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Origin {
    /// The printed rules state it.
    Print,
    /// It follows from the printed rules.
    Deduced,
    /// It is ours, because the print is silent.
    Ruling,
}

impl Origin {
    fn read(word: &str) -> Option<Self> {
        match word {
            "print" => Some(Self::Print),
            "deduced" => Some(Self::Deduced),
            "ruling" => Some(Self::Ruling),
            _ => None,
        }
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
    /// in sections. The numbers of the clauses share a letter and run from 1 without a gap, in any order.
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
        let book = Self {
            title: title.trim(),
            byline: byline.trim(),
            intro: intro.trim(),
            summary: summary
                .map(|(title, text)| Summary { title: title.trim(), text: text.trim() }),
            sections: parts.map(Section::parse).collect::<Result<_, _>>()?,
        };
        book.check_numbers()?;
        Ok(book)
    }

    fn check_numbers(&self) -> Result<(), PageError> {
        let read = |clause: &Clause<'_>| {
            read_number(clause.number)
                .ok_or_else(|| wrong(clause.number, "a clause's number is written like `D1`"))
        };
        let mut numbers = self.clauses().map(read).collect::<Result<Vec<_>, _>>()?;
        numbers.sort_unstable();
        let first = numbers.first().ok_or_else(|| wrong("sections", "a page has a clause"))?;
        for (&(letter, index), expected) in numbers.iter().zip(1..) {
            if letter != first.0 {
                return Err(wrong(&format!("{letter}{index}"), "all numbers share a letter"));
            }
            if index < expected {
                return Err(wrong(&format!("{letter}{index}"), "this number is there twice"));
            }
            if index > expected {
                return Err(wrong(&format!("{letter}{expected}"), "this number is missing"));
            }
        }
        Ok(())
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
            .filter(|(_, title)| !title.trim().is_empty())
            .ok_or_else(|| wrong(heading, "a clause has a number and a title"))?;
        let (text, footer) = body
            .trim_end()
            .rsplit_once("\n> ")
            .filter(|(text, footer)| !footer.contains('\n') && !text.contains("\n> "))
            .ok_or_else(|| {
                wrong(number, "a clause ends in one line `> origin, testable — note`")
            })?;
        if text.trim().is_empty() {
            return Err(wrong(number, "a clause says something"));
        }
        let (marks, note) = match footer.split_once(" — ") {
            Some((marks, note)) => (marks, Some(note.trim())),
            None => (footer, None),
        };
        let (origins, testable) = match marks.strip_suffix(", testable") {
            Some(origins) => (origins, true),
            None => (marks, false),
        };
        let origins =
            origins.split(" + ").map(Origin::read).collect::<Option<_>>().ok_or_else(|| {
                wrong(number, "a clause is print, deduced or ruling, joined by ` + `")
            })?;
        Ok(Self { number, title: title.trim(), text: text.trim(), origins, testable, note })
    }
}

/// The number at the beginning of a test's name, as in `m7_the_beam_turns`.
pub fn number_of_test(name: &str) -> Option<String> {
    let word = name.split('_').next()?;
    let lower = !word.contains(|letter: char| letter.is_ascii_uppercase());
    let number = word.to_ascii_uppercase();
    (lower && read_number(&number).is_some()).then_some(number)
}

/// The letter and the index of a clause's number, such as `M7`.
fn read_number(word: &str) -> Option<(char, u16)> {
    let mut rest = word.chars();
    let letter = rest.next().filter(char::is_ascii_uppercase)?;
    let digits = rest.as_str();
    let plain = !digits.starts_with(['+', '0']);
    Some((letter, digits.parse().ok().filter(|_| plain)?))
}
