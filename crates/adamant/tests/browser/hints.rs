//! A hint at any decision of a game against bots.

use crate::all_pages::{faults_here, none};
use crate::input::{Way, await_turn, decide};
use crate::{PHONE, Visitor, story};

/// Waits for the hint that was asked for.
fn hinted(visitor: &Visitor<'_>, game: &str) {
    visitor.until(
        &format!("{game}: an expert answers"),
        "/^An expert would choose: .+\\. “.+”$/.test(document.querySelector('.hint').innerText)",
    );
}

const GONE: &str =
    "!document.querySelector('.hint').innerText && !document.querySelector('[data-hint]')";

/// Decides until the table has changed, and the hint is gone.
fn act(visitor: &Visitor<'_>, game: &str, way: Way) {
    for turn in 0..6 {
        if visitor.js(GONE) {
            break;
        }
        assert!(await_turn(visitor, way));
        decide(visitor, game, way, turn);
    }
    visitor.until("a hint goes when the table changes", GONE);
}

#[test]
fn a_hint_is_given_by_button_key_and_word_and_goes_when_the_table_changes() {
    story(|test_site| {
        let visitor = test_site.visitor(PHONE);
        for game in ["diamant", "mirrors", "kadora"] {
            visitor.goto(&format!("/play/{game}?players=3&level=thumb&seed=7"));
            assert!(await_turn(&visitor, Way::Mouse));
            assert!(!visitor.js::<bool>("!!document.querySelector('[data-hint]')"));
            visitor.click("Hint");
            hinted(&visitor, game);
            visitor.until("it is marked", "document.querySelector('[data-hint]')");
            visitor.shot(&format!("{game}-hint-phone"));
            none(&faults_here(&visitor));
            act(&visitor, game, Way::Mouse);

            assert!(await_turn(&visitor, Way::Mouse));
            visitor.js::<()>("document.querySelector('.tools button:nth-of-type(2)').focus()");
            visitor.press(&["h"]);
            hinted(&visitor, game);

            visitor.click("Text mode");
            act(&visitor, game, Way::Words);
            assert!(await_turn(&visitor, Way::Words));
            visitor.fill("#typed", "h");
            assert!(visitor.js::<bool>(GONE), "typing is no key");
            visitor.say("hint");
            hinted(&visitor, game);
            visitor.say("help");
            visitor.read("hint: what an expert would do in your place, and why");
            visitor.click("Picture mode");
        }
    });
}
