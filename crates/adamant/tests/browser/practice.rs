//! Positions to practise: a wrong answer with the mouse, the right one with the keyboard, and both in words.

use games::Kind;
use practice::{Position, positions};
use voice::{Lang, Voice};

use crate::{DESKTOP, PHONE, Visitor, story};

/// Whether a choice can be made by laying something on the board.
fn is_placed(word: &str) -> bool {
    word.ends_with(['/', '\\']) && !word.contains('-') || word.contains(' ') && !word.contains('>')
}

/// The first position whose best answer is laid on the board, its place, and a wrong answer of the same kind.
fn chosen(kind: Kind) -> (usize, Position, String) {
    let fits = |word: &str| kind == Kind::Diamant || is_placed(word);
    let all = positions(kind).into_iter().enumerate();
    let (nth, position) = all.into_iter().find(|(_, it)| fits(&it.best)).unwrap();
    let wrong = position.choices().into_iter().find(|it| *it != position.best && fits(it));
    (nth, position, wrong.unwrap())
}

/// An expression that finds a place of the board by its name.
fn place(class: &str, name: &str) -> String {
    format!(
        "[...document.querySelectorAll('{class}')].find(it => it.querySelector('small').textContent === '{name}')"
    )
}

/// An expression that finds a card of the hand.
fn card(word: &str) -> String {
    let card: kadora::Card = word.parse().unwrap();
    let said = Voice::of(Lang::En).say(&card);
    format!(
        "[...document.querySelectorAll('.k-hand label')].find(it => it.querySelector('.unseen').textContent === '{said}')"
    )
}

/// The button that does what is thought of in Mirrors.
const TOUCH: &str = ".m-panel .row button.m-take, .m-panel .row button.main";

fn with_mouse(visitor: &Visitor<'_>, kind: Kind, word: &str) {
    match kind {
        Kind::Diamant => visitor.click_on(if word == "S" { "#stay" } else { "#leave" }),
        Kind::Mirrors => {
            let (field, sign) = word.split_at(2);
            for _ in 0..(if sign == "/" { 1 } else { 2 }) {
                visitor.try_click(&place(".m-field", field));
            }
            visitor.click_on(TOUCH);
        }
        Kind::Kadora => {
            let (laid, field) = word.split_once(' ').unwrap();
            visitor.try_click(&card(laid));
            visitor.until("the card is chosen", "document.querySelector('.k-hand input:checked')");
            visitor.try_click(&place(".k-cell", field));
            visitor.until("the place is chosen", "document.querySelector('.k-cell.aimed')");
            visitor.try_click(&place(".k-cell", field));
        }
    }
}

fn with_keys(visitor: &Visitor<'_>, kind: Kind, word: &str) {
    let id = |class: &str, name: &str| {
        format!("#{}", visitor.js::<String>(&format!("{}.id", place(class, name))))
    };
    match kind {
        Kind::Diamant => visitor.enter(if word == "S" { "#stay" } else { "#leave" }),
        Kind::Mirrors => {
            let (field, sign) = word.split_at(2);
            visitor.tab_to(".m-grid [tabindex='0']");
            visitor.arrow_to(&id(".m-field", field));
            visitor.press(if sign == "/" { &[" "] } else { &[" ", " "] });
            visitor.until("it is thought of", &format!("document.querySelector('{TOUCH}')"));
            visitor.enter(TOUCH);
        }
        Kind::Kadora => {
            let (laid, field) = word.split_once(' ').unwrap();
            visitor.tab_to(".k-hand input");
            visitor.press(&[" "]);
            let there = format!("{}.querySelector('input').checked", card(laid));
            for _ in 0..4 {
                if visitor.js(&there) {
                    break;
                }
                visitor.press(&["ArrowDown"]);
            }
            assert!(visitor.js::<bool>(&there), "the card is chosen");
            visitor.tab_to(".k-block [tabindex='0']");
            visitor.arrow_to(&id(".k-cell", field));
            visitor.press(&["Enter", "Enter"]);
        }
    }
}

#[test]
fn positions_are_solved_with_mouse_and_keyboard_and_remembered() {
    story(|test_site| {
        let visitor = test_site.visitor(PHONE);
        for kind in Kind::ALL {
            let (nth, position, wrong) = chosen(kind);
            visitor.goto("/");
            let way = format!(".game a[href='/practice/{kind}']");
            visitor.click_on_until(&way, "document.querySelectorAll('.practice li').length === 10");
            visitor.read("Solved: 0 of 10");
            visitor.shot(&format!("practice-{kind}-list"));
            let line = format!(".practice li:nth-child({}) a", nth + 1);
            visitor.click_on_until(&line, "document.querySelector('.table')");
            visitor.read(&Voice::of(Lang::En).say(&position.question.message()));
            visitor.shot(&format!("practice-{kind}"));
            with_mouse(&visitor, kind, &wrong);
            visitor.read("not the best answer");
            assert!(!visitor.sees("#solved-count"));
            visitor.shot(&format!("practice-{kind}-wrong"));
            visitor.click_on_until("#try-again", "!document.querySelector('#try-again')");
            with_keys(&visitor, kind, &position.best);
            visitor.read(": right!");
            visitor.until(
                "the answer has the focus",
                "document.activeElement.matches('.told[role=status]')",
            );
            visitor.shot(&format!("practice-{kind}-right"));
            assert!(visitor.sees("#next-position") && !visitor.sees("#show-answer"));
            visitor.click_on_until("#all-positions", "document.querySelector('.practice .solved')");
            visitor.read("Solved: 1 of 10");
            visitor.reload();
            visitor.read("Solved: 1 of 10");
        }
        visitor.resize(DESKTOP);
        visitor.goto("/practice/kadora?position=2");
        visitor.shot("practice-desktop");
    });
}

#[test]
fn a_position_is_solved_in_words_and_an_answer_that_is_shown_solves_nothing() {
    story(|test_site| {
        let visitor = test_site.visitor(PHONE);
        visitor.goto("/rules/mirrors");
        visitor.click_on_until(
            "a[href='/practice/mirrors']",
            "location.pathname === '/practice/mirrors'",
        );
        let position = &positions(Kind::Mirrors)[0];
        visitor.click_on_until(".practice li a", "document.querySelector('.table')");
        visitor.click_on_until("#show-answer", "document.querySelector('.told p')");
        visitor.read("The best answer:");
        visitor.store("table", "text");
        visitor.reload();
        visitor.until("there is a line to type in", "document.querySelector('#typed')");
        let choices = position.choices();
        visitor.say(choices.iter().find(|it| **it != position.best).unwrap());
        visitor.read("not the best answer");
        visitor.until("the line keeps the focus", "document.activeElement.matches('#typed')");
        visitor.say(&position.best);
        visitor.read(": right!");
        visitor.shot("practice-text");
        visitor.click_on_until("#next-position", "location.search === '?position=2'");
        visitor.read("Position 2 of 10");
        visitor.click_on_until("#all-positions", "document.querySelector('.practice .solved')");
        visitor.store("lang", "de");
        visitor.reload();
        visitor.read("Gelöst: 1 von 10");
    });
}
