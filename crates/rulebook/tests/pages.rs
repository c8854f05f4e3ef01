//! Reading pages of rules.

use rulebook::{Rulebook, number_of_test};

#[test]
fn a_page_that_is_not_in_shape_says_where() {
    let page = |tail: &str| format!("# Go\n\n*for two*\n\nA game.\n{tail}");
    for (page, error) in [
        (String::new(), "title: a page begins with a line `# Title`"),
        ("# Go\n\nA game.\n".to_owned(), "byline: after the title comes a line `*byline*`"),
        (page("\n## Board\n"), "Board: a section has a clause `### D1 Title`"),
        (
            page("\n## Board\n\nA board.\n\n### G1 Board\n\nText.\n\n> print\n"),
            "Board: all text of a section stands in a clause",
        ),
        (
            page("\n## Board\n\n### G1\n\nText.\n\n> print\n"),
            "G1: a clause has a number and a title",
        ),
        (
            page("\n## Board\n\n### G1 Board\n\nText.\n"),
            "G1: a clause ends in one line `> origin, testable — note`",
        ),
        (
            page("\n## Board\n\n### G1 Board\n\nText.\n\n> print\n\nMore.\n"),
            "G1: a clause ends in one line `> origin, testable — note`",
        ),
        (page("\n## Board\n\n### G1 Board\n\n> print\n"), "G1: a clause says something"),
        (
            page("\n## Board\n\n### G1 Board\n\nText.\n\n> guess, testable\n"),
            "G1: a clause is print, deduced or ruling, joined by ` + `",
        ),
        (
            page("\n## Board\n\n### G1 Board\n\nText.\n\n> print, untestable\n"),
            "G1: a clause is print, deduced or ruling, joined by ` + `",
        ),
        (
            page("\n## Board\n\n### G1 Board\n\nText.\n\n> print\n> ruling\n"),
            "G1: a clause ends in one line `> origin, testable — note`",
        ),
        (page(""), "sections: a page has a clause"),
    ] {
        assert_eq!(Rulebook::parse(&page).map_err(|e| e.to_string()), Err(error.to_owned()));
    }
    let page = page("\n## Board\n\n### G1 Board\n\nText.\n\n> ruling\n");
    let book = Rulebook::parse(&page).unwrap();
    assert_eq!(book.sections[0].title, "Board");
    assert!(!book.clause("G1").unwrap().testable);
    assert_eq!(book.clause("G1").unwrap().note, None);
}

fn error_of(headings: &[&str]) -> Option<String> {
    let clause = |heading: &&str| format!("\n### {heading}\n\nText.\n\n> print, testable\n");
    let clauses: String = headings.iter().map(clause).collect();
    let page = format!("# Go\n\n*for two*\n\nA game.\n\n## Board\n{clauses}");
    Rulebook::parse(&page).err().map(|error| error.to_string())
}

#[test]
fn a_heading_that_is_no_number_and_title_is_refused() {
    for heading in ["The beam", "g2 Low", "G02 Zero", "G Beam", "G+2 Plus"] {
        let number = heading.split(' ').next().unwrap();
        let expected = format!("{number}: a clause's number is written like `D1`");
        assert_eq!(error_of(&["G1 One", heading]), Some(expected));
    }
    assert_eq!(error_of(&["G1 "]).unwrap(), "G1 : a clause has a number and a title");
}

#[test]
fn numbers_share_a_letter_and_have_no_gap_and_no_double() {
    assert_eq!(error_of(&["M1 A", "M1 B"]).unwrap(), "M1: this number is there twice");
    assert_eq!(error_of(&["M1 A", "M3 B"]).unwrap(), "M2: this number is missing");
    assert_eq!(error_of(&["M2 A"]).unwrap(), "M1: this number is missing");
    assert_eq!(error_of(&["K1 A", "M1 B"]).unwrap(), "M1: all numbers share a letter");
    assert_eq!(error_of(&["M3 A", "M1 B", "M2 C"]), None);
}

#[test]
fn a_test_is_named_after_its_clause() {
    assert_eq!(number_of_test("m7_the_beam").as_deref(), Some("M7"));
    assert_eq!(number_of_test("m12").as_deref(), Some("M12"));
    for other in ["the_beam", "m_7", "m07_x", "mm7_x", "M7_x", "m7x_y", "_m7", ""] {
        assert_eq!(number_of_test(other), None, "{other}");
    }
}
