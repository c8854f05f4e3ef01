//! Rulebook pages: which clauses they have, and what each clause's last line says of it.

use std::collections::BTreeSet;
use std::fmt::{self, Display, Formatter};

/// The number of a clause, such as `M7`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Number {
    /// The game's letter, a capital.
    pub(crate) letter: char,
    index: u16,
}

impl Number {
    /// Reads a number as a heading writes it.
    fn in_heading(word: &str) -> Option<Number> {
        let mut rest = word.chars();
        let letter = rest.next().filter(char::is_ascii_uppercase)?;
        let digits = rest.as_str();
        let plain = digits.bytes().all(|byte| byte.is_ascii_digit()) && !digits.starts_with('0');
        let index = digits.parse().ok().filter(|_| plain)?;
        Some(Number { letter, index })
    }

    /// Reads the number at the beginning of a test's name, as in `m7_the_beam_turns`.
    pub(crate) fn of_test(name: &str) -> Option<Number> {
        let word = name.split('_').next()?;
        if word.contains(|letter: char| letter.is_ascii_uppercase()) {
            return None;
        }
        Number::in_heading(&word.to_ascii_uppercase())
    }
}

impl Display for Number {
    fn fmt(&self, f: &mut Formatter) -> fmt::Result {
        write!(f, "{}{}", self.letter, self.index)
    }
}

/// A clause of a page.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Clause {
    pub(crate) number: Number,
    pub(crate) mark: Mark,
}

/// What the line under a clause says of it, without the note.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Mark {
    kinds: Vec<String>,
    pub(crate) testable: bool,
}

/// Where a clause can come from.
const KINDS: [&str; 3] = ["print", "deduced", "ruling"];

impl Mark {
    /// Reads `print + ruling, testable — a note`, the last two being optional.
    fn read(text: &str) -> Result<Mark, String> {
        let (mark, _note) = text.split_once(" — ").unwrap_or((text, ""));
        let (kinds, testable) = match mark.trim().split_once(", ") {
            None => (mark.trim(), false),
            Some((kinds, "testable")) => (kinds, true),
            Some((_, other)) => return Err(format!("“{other}” where `testable` could stand")),
        };
        let kinds: Vec<_> = kinds.split(" + ").map(str::to_owned).collect();
        if let Some(unknown) = kinds.iter().find(|kind| !KINDS.contains(&kind.as_str())) {
            return Err(format!("“{unknown}” is none of {}", KINDS.join(", ")));
        }
        Ok(Mark { kinds, testable })
    }
}

/// A page as far as it could be read, and what is wrong with it.
#[derive(Debug, Default)]
pub(crate) struct Page {
    pub(crate) clauses: Vec<Clause>,
    pub(crate) faults: Vec<String>,
}

impl Page {
    /// Reads a page. Every heading of the third level is a clause, `### M7 Title`, and every clause ends in one line that
    /// begins with `> `. The numbers share a letter and run from 1 without a gap, in any order.
    pub(crate) fn read(text: &str) -> Page {
        let mut page = Page::default();
        let mut open: Option<(Number, Option<Mark>)> = None;
        for (line, at) in text.lines().zip(1..) {
            if let Some(heading) = line.strip_prefix("### ") {
                page.close(open.take());
                let (word, title) = heading.split_once(' ').unwrap_or((heading, ""));
                let number = Number::in_heading(word);
                if number.is_none() || title.trim().is_empty() {
                    page.faults.push(format!("line {at}: “{line}” is not `### M7 Title`"));
                }
                open = number.map(|number| (number, None));
            } else if line.starts_with("# ") || line.starts_with("## ") {
                page.close(open.take());
            } else if let Some((number, mark)) = &mut open {
                if mark.is_some() {
                    if !line.trim().is_empty() {
                        page.faults
                            .push(format!("line {at}: {number} goes on after its `> ` line"));
                    }
                } else if let Some(text) = line.strip_prefix("> ") {
                    *mark = match Mark::read(text) {
                        Ok(read) => Some(read),
                        Err(fault) => {
                            page.faults.push(format!("line {at}: {number}: {fault}"));
                            // A mark that cannot be read still ends its clause, and leaves it to be tested.
                            Some(Mark { kinds: Vec::new(), testable: true })
                        }
                    };
                }
            }
        }
        page.close(open);
        page.check_numbers();
        page
    }

    fn close(&mut self, open: Option<(Number, Option<Mark>)>) {
        let Some((number, mark)) = open else { return };
        if mark.is_none() {
            self.faults.push(format!("{number} has no `> ` line that says where it comes from"));
        }
        let mark = mark.unwrap_or(Mark { kinds: Vec::new(), testable: true });
        self.clauses.push(Clause { number, mark });
    }

    fn check_numbers(&mut self) {
        let mut seen = BTreeSet::new();
        for Clause { number, .. } in &self.clauses {
            if !seen.insert(*number) {
                self.faults.push(format!("{number} is there twice"));
            }
        }
        let Some(last) = seen.last() else {
            self.faults.push("there is no clause (`### M7 Title`) in it".to_owned());
            return;
        };
        let letter = last.letter;
        for number in seen.iter().filter(|number| number.letter != letter) {
            self.faults.push(format!("{number} among clauses that begin with {letter}"));
        }
        for number in (1..last.index).map(|index| Number { letter, index }) {
            if !seen.contains(&number) {
                self.faults.push(format!("{number} is missing, though there is {last}"));
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const PAGE: &str = "\
# Mirrors

*Andrea Steyn's “Diamant” · 2 to 4 players*

A paragraph.

## The table

### M2 The board

- one field
- another

> print

## The beam

### M1 The beam

It runs.

It turns.

> print + ruling, testable — The print does not say whether both faces reflect.
";

    fn number(text: &str) -> Number {
        Number::in_heading(text).unwrap()
    }

    fn check(page: &str, faults: &[&str]) {
        assert_eq!(Page::read(page).faults, faults);
    }

    #[test]
    fn a_page_gives_its_clauses_in_its_own_order() {
        let page = Page::read(PAGE);
        assert!(page.faults.is_empty(), "{:?}", page.faults);
        let [board, beam] = &page.clauses[..] else { panic!("{:?}", page.clauses) };
        assert_eq!(board.number, number("M2"));
        assert_eq!(board.mark, Mark { kinds: vec!["print".to_owned()], testable: false });
        assert_eq!(beam.number, number("M1"));
        let kinds = vec!["print".to_owned(), "ruling".to_owned()];
        assert_eq!(beam.mark, Mark { kinds, testable: true });
    }

    #[test]
    fn a_page_without_a_clause_is_faulty() {
        for page in ["", "# Mirrors\n\n## The beam\n"] {
            check(page, &["there is no clause (`### M7 Title`) in it"]);
        }
    }

    #[test]
    fn a_heading_that_is_no_clause_is_faulty() {
        for heading in ["### The beam", "### m2 Low", "### M02 Zero", "### M Beam", "### M+2 Plus"]
        {
            check(
                &format!("### M1 One\n\n> print\n\n{heading}\n\n> print\n"),
                &[&format!("line 5: “{heading}” is not `### M7 Title`")],
            );
        }
        check("### M1\n\n> print\n", &["line 1: “### M1” is not `### M7 Title`"]);
    }

    #[test]
    fn a_clause_ends_in_one_line_that_can_be_read() {
        check("### M1 One\n\n## Next\n", &["M1 has no `> ` line that says where it comes from"]);
        check("### M1 One\n\n> print\n\nMore.\n", &["line 5: M1 goes on after its `> ` line"]);
        check("### M1 One\n\n> print\n> ruling\n", &["line 4: M1 goes on after its `> ` line"]);
        check(
            "### M1 One\n\n> rumour, testable\n",
            &["line 3: M1: “rumour” is none of print, deduced, ruling"],
        );
        check(
            "### M1 One\n\n> print, untestable\n",
            &["line 3: M1: “untestable” where `testable` could stand"],
        );
    }

    #[test]
    fn an_unreadable_mark_does_not_excuse_from_a_test() {
        assert!(Page::read("### M1 One\n\n> rumour\n").clauses[0].mark.testable);
        assert!(Page::read("### M1 One\n").clauses[0].mark.testable);
    }

    #[test]
    fn numbers_share_a_letter_and_have_no_gap_and_no_double() {
        let clause = |number: &str| format!("### {number} Title\n\n> print, testable\n\n");
        check(&["M1", "M1"].map(clause).concat(), &["M1 is there twice"]);
        check(&["M1", "M3"].map(clause).concat(), &["M2 is missing, though there is M3"]);
        check(&["K1", "M1"].map(clause).concat(), &["K1 among clauses that begin with M"]);
        check(&["M3", "M1", "M2"].map(clause).concat(), &[]);
    }

    #[test]
    fn a_test_is_named_after_its_clause() {
        assert_eq!(Number::of_test("m7_the_beam"), Some(number("M7")));
        assert_eq!(Number::of_test("m12"), Some(number("M12")));
        for other in ["the_beam", "m_7", "m07_x", "mm7_x", "M7_x", "m7x_y", "_m7", ""] {
            assert_eq!(Number::of_test(other), None, "{other}");
        }
    }
}
