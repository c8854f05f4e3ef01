//! Alone against bots: whole games, by mouse, by keyboard, in words; and going on where one was.

use crate::input::{Way, await_turn, decide, play_out};
use crate::visitor::{Size, named};
use crate::{DESKTOP, PHONE, TestSite, Visitor, story};

fn table<'a>(test_site: &'a TestSite, game: &str, size: Size) -> Visitor<'a> {
    let visitor = test_site.visitor(size);
    visitor.goto(&format!("/play/{game}?players=3&level=thumb&seed=7"));
    visitor
}

#[test]
fn one_click_from_home_a_whole_game_of_diamant_is_played_by_clicking() {
    story(|test_site| {
        let visitor = test_site.visitor(PHONE);
        visitor.goto("/");
        visitor.shot("home-phone");
        visitor.click("Play Diamant");
        visitor.until("there is something to choose", "document.querySelector('#stay')");
        visitor.shot("diamant-phone");
        play_out(&visitor, "diamant", Way::Mouse);
        visitor.shot("diamant-phone-over");
        visitor.click("Rematch");
        visitor.until("the next one begins", "document.querySelector('#stay')");
    });
}

#[test]
fn a_whole_game_of_mirrors_is_played_by_clicking() {
    story(|test_site| {
        let visitor = table(test_site, "mirrors", DESKTOP);
        visitor.shot("mirrors-desktop");
        play_out(&visitor, "mirrors", Way::Mouse);
        visitor.shot("mirrors-desktop-over");
    });
}

#[test]
fn a_whole_game_of_kadora_is_played_by_clicking() {
    story(|test_site| {
        let visitor = table(test_site, "kadora", DESKTOP);
        visitor.shot("kadora-desktop");
        play_out(&visitor, "kadora", Way::Mouse);
        visitor.shot("kadora-desktop-over");
    });
}

#[test]
fn every_game_is_played_to_its_end_by_keyboard_alone() {
    story(|test_site| {
        for game in ["diamant", "mirrors", "kadora"] {
            play_out(&table(test_site, game, DESKTOP), game, Way::Keys);
        }
    });
}

#[test]
fn every_game_is_played_to_its_end_in_words() {
    story(|test_site| {
        for game in ["diamant", "mirrors", "kadora"] {
            let visitor = table(test_site, game, PHONE);
            visitor.click("Text mode");
            visitor.shot(&format!("{game}-words"));
            play_out(&visitor, game, Way::Words);
        }
    });
}

#[test]
fn a_page_loaded_again_in_mid_decision_goes_on_where_it_was() {
    story(|test_site| {
        for game in ["diamant", "mirrors", "kadora"] {
            let visitor = table(test_site, game, PHONE);
            for turn in 0..5 {
                await_turn(&visitor, Way::Mouse);
                decide(&visitor, game, Way::Mouse, turn);
            }
            await_turn(&visitor, Way::Mouse);
            let before = visitor.history();
            visitor.goto(&format!("/play/{game}"));
            await_turn(&visitor, Way::Mouse);
            let kept = visitor.history();
            // A turn that was half done begins anew; the latest comes first.
            assert!(kept.contains("You") && before.ends_with(&kept), "{game}: {before}\n\n{kept}");
            visitor.reload();
            assert_eq!(visitor.history(), kept, "{game}");
            assert!(await_turn(&visitor, Way::Mouse), "{game} goes on");
        }
    });
}

#[test]
fn a_refusal_leads_to_its_rule_and_back() {
    story(|test_site| {
        let visitor = table(test_site, "mirrors", PHONE);
        assert!(await_turn(&visitor, Way::Mouse));
        visitor.click_on(".m-recess");
        visitor.until("it is refused", "document.querySelector('.refusal a')");
        visitor.shot("mirrors-refused");
        visitor.click_on(".refusal a");
        visitor.until("the rule is in sight", "document.querySelector('.clause.sought')");
        visitor.shot("rules-clause");
        visitor.click_on(".clause.sought p:last-child a");
        visitor.until("the table is back", "document.querySelector('.m-grid')");
    });
}

#[test]
fn a_card_that_was_laid_can_be_taken_back_until_the_next_is_drawn() {
    story(|test_site| {
        let visitor = table(test_site, "kadora", PHONE);
        assert!(await_turn(&visitor, Way::Mouse));
        let take_back = named("Undo");
        assert!(visitor.js::<bool>(&format!("!({take_back})")), "there is nothing to take back");
        let hand = "document.querySelectorAll('.k-hand input').length";
        let full: usize = visitor.js(hand);
        for turn in 0..3 {
            decide(&visitor, "kadora", Way::Mouse, turn);
        }
        visitor.until("a card is to be drawn", "document.querySelector('button.k-pile:enabled')");
        assert_eq!(visitor.js::<usize>(hand), full - 1);
        visitor.click("Undo");
        visitor.until("the card is in the hand again", &format!("{hand} === {full}"));
        assert!(!visitor.sees("button.k-pile:enabled"));
        assert!(await_turn(&visitor, Way::Mouse), "the turn begins anew");
    });
}

#[test]
fn the_odds_of_the_next_card_are_told_when_asked_for() {
    story(|test_site| {
        let visitor = table(test_site, "diamant", PHONE);
        assert!(await_turn(&visitor, Way::Mouse));
        assert!(!visitor.sees(".odds[open]"), "not asked for");
        visitor.click("The next card");
        visitor.read("29 cards in the pile");
        let counted: u32 = visitor.js(
            "[...document.querySelectorAll('.chances i')].reduce((sum, it) => sum + Number(it.innerText), 0)",
        );
        assert_eq!(counted, 29, "one card of thirty lies open");
    });
}
