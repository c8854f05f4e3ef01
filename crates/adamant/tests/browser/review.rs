//! Know why: a review of every game, learning from mistakes, and "what if".

use serde_json::Value;

use crate::input::{Way, await_turn, decide, play_out};
use crate::offline::cut_off;
use crate::together::{begin, open};
use crate::visitor::Size;
use crate::{DESKTOP, PHONE, TestSite, Visitor, story};

const GAMES: [(&str, &str); 3] = [
    ("diamant", include_str!("../../../voice/tests/golden/diamant.json")),
    ("mirrors", include_str!("../../../voice/tests/golden/mirrors.json")),
    ("kadora", include_str!("../../../voice/tests/golden/kadora.json")),
];

/// Anna stays with everything at risk and leaves with nothing: mistakes that the odds show.
const MISTAKEN: &str = r#"{"format": "adamant-record/1", "game": "diamant", "players": 3, "names": ["Anna", "Bert", "Chris"],
 "seed": 7, "chairs": ["person", "thumb", "thumb"],
 "deal": {"caves": [["11", "snake", "17", "gas", "15", "scorpion", "14", "snake"], ["5"], ["9"], ["13"], ["7"]]},
 "moves": ["SSS", "SSS", "SSS", "SLS", "S.L", "S..", "S..", "LLL", "LLL", "LLL", "LLL"]}"#;

const ROWS: &str = "document.querySelectorAll('#decisions tbody tr').length";

/// A player who looks at a finished game of their own.
fn reviewer<'a>(
    test_site: &'a TestSite,
    size: Size,
    game: &str,
    record: &str,
    ask: &str,
) -> Visitor<'a> {
    let visitor = test_site.visitor(size);
    visitor.prefer("prefers-reduced-motion", "reduce");
    visitor.goto("/nowhere");
    visitor.store(&format!("finished.{game}"), record);
    visitor.goto(&format!("/replay?game={game}{ask}"));
    visitor
}

fn step(visitor: &Visitor<'_>) -> usize {
    visitor.js("Number(document.querySelector('.slider input').value)")
}

#[test]
fn every_game_is_reviewed_as_it_goes() {
    story(|test_site| {
        for (game, record) in GAMES {
            let visitor = reviewer(test_site, PHONE, game, record, "");
            assert!(!visitor.sees(".review .curves"), "a review begins when it is wanted");
            visitor.click_until("Review", "document.querySelector('.review .curves')");
            visitor.until("decisions are told", &format!("{ROWS} > 3"));
            visitor.until(
                "everyone has a line",
                "document.querySelectorAll('.curves polyline').length >= 4",
            );
            // A click on the graph goes there.
            visitor.click_on(".curves");
            visitor
                .until("the middle is shown", "document.querySelector('.slider input').value > 0");
            assert!(step(&visitor) > 2);
            // So does a decision, which is told with its alternatives and by what was known then.
            visitor.click_on("#decisions tbody tr:nth-child(3) button");
            visitor
                .until("it is judged", "document.querySelectorAll('.verdict tbody tr').length > 1");
            visitor.read("Judged only by what");
            let here: usize = visitor.js("document.querySelectorAll('#decisions .here').length");
            assert_eq!(here, 1, "{game}");
            let chances: Vec<String> =
                visitor.js("[...document.querySelectorAll('.now b')].map(it => it.innerText)");
            assert!(
                chances.len() >= 2 && chances.iter().all(|it| it.ends_with('%')),
                "{chances:?}"
            );
            visitor.shot(&format!("review-{game}-phone"));
            visitor.resize(DESKTOP);
            visitor.shot(&format!("review-{game}-desktop"));
            visitor.js::<()>("void document.querySelector('#review-lists').scrollIntoView()");
            visitor.shot(&format!("review-{game}-lists"));
        }
    });
}

#[test]
fn a_review_is_read_with_the_keyboard_alone() {
    story(|test_site| {
        let visitor = reviewer(test_site, DESKTOP, "diamant", MISTAKEN, "&review");
        visitor.until("decisions are told", &format!("{ROWS} > 4"));
        visitor.tab_to("#decision-after");
        visitor.press(&["Enter"]);
        visitor.until("a decision is shown", "document.querySelector('.verdict h3')");
        let first = step(&visitor);
        visitor.until("the focus stays", "document.activeElement?.id === 'decision-after'");
        visitor.press(&["Enter"]);
        visitor.until(
            "the next is shown",
            &format!("document.querySelector('.slider input').value > {first}"),
        );
        visitor.press(&["ArrowLeft"]);
        visitor.until(
            "arrows move too",
            &format!("Number(document.querySelector('.slider input').value) >= {first}"),
        );
        visitor.tab_to("#decisions button");
        visitor.press(&["Enter"]);
        visitor.until(
            "the first is shown again",
            &format!("Number(document.querySelector('.slider input').value) === {first}"),
        );
    });
}

#[test]
fn a_player_learns_from_a_mistake() {
    story(|test_site| {
        let visitor = reviewer(test_site, PHONE, "diamant", MISTAKEN, "&review");
        visitor.until("a mistake is found", "document.querySelector('#learn')");
        visitor.until("it is told", "document.querySelector('.costliest li')");
        visitor.click_on_until("#learn", "document.querySelector('#stay')");
        visitor.read("choose again on the board");
        visitor.shot("review-learn");
        let stayed =
            visitor.js::<bool>("/chose: stay/i.test(document.querySelector('.lesson').innerText)");
        // What was chosen in the game is no better the second time.
        visitor.click_on(if stayed { "#stay" } else { "#leave" });
        visitor.read("this is what was chosen in the game");
        visitor.click_on("#try-again");
        visitor.click_on(if stayed { "#leave" } else { "#stay" });
        visitor.read("this is the best choice");
        visitor.shot("review-learned");
        visitor.click_on("#back");
        visitor.until("the replay is back", "!document.querySelector('.reel').hidden");
    });
}

#[test]
fn a_game_goes_on_another_way_as_often_as_wanted_and_says_where_it_comes_from() {
    story(|test_site| {
        for (game, record) in GAMES {
            let visitor = reviewer(test_site, PHONE, game, record, "");
            visitor.until("it is offered", "document.querySelector('#take-seat')");
            visitor.click_on(".steps button:nth-of-type(4)");
            visitor.click_on_until(
                "[aria-labelledby=what-if] button",
                "document.querySelector('#branch')",
            );
            assert!(await_turn(&visitor, Way::Mouse), "{game}");
            decide(&visitor, game, Way::Mouse, 0);
            visitor.shot(&format!("what-if-{game}"));
            visitor.click_on("#deal-again");
            assert!(await_turn(&visitor, Way::Mouse), "{game}");
            visitor.click_on("#back");
            visitor.until("the replay is back", "!document.querySelector('.reel').hidden");
            assert!(!visitor.js::<bool>(&format!("'adamant.solo.{game}' in localStorage")));
        }
        let visitor = reviewer(test_site, PHONE, "diamant", MISTAKEN, "");
        visitor.click_on("[aria-labelledby=what-if] button");
        play_out(&visitor, "diamant", Way::Mouse);
        let saved: String = visitor.wait(
            "it can be saved",
            "document.querySelector('#save-branch')?.href.split(',').slice(1).join(',') ?? null",
        );
        let saved: String = visitor.js(&format!("decodeURIComponent('{saved}')"));
        let saved: Value = serde_json::from_str(&saved).unwrap();
        assert_eq!(saved["branch"]["names"][1], "Bert");
        assert_eq!(saved["branch"]["seat"], 0);
        assert!(saved["result"].is_object(), "{saved}");
        visitor.click_on("#look-at-branch");
        visitor.read("This game branches off another one (Anna, Bert, Chris)");
        visitor.shot("what-if-over");
    });
}

#[test]
fn without_a_network_a_game_is_reviewed_all_the_same() {
    story(|test_site| {
        let visitor = cut_off(test_site);
        visitor.store("finished.diamant", MISTAKEN);
        visitor.goto("/replay?game=diamant&review");
        visitor.until("decisions are told", &format!("{ROWS} > 4"));
        visitor.click_on("[aria-labelledby=what-if] button");
        assert!(await_turn(&visitor, Way::Mouse));
    });
}

#[test]
fn any_cave_is_explored_by_clicking() {
    story(|test_site| {
        let visitor = test_site.visitor(PHONE);
        visitor.goto("/rules/diamant");
        visitor.click_until("Cave explorer", "location.pathname === '/explore'");
        visitor.read("Turn over a card: then everyone inside decides.");
        for card in ["17", "snake"] {
            visitor.click_on(&format!("[data-card='{card}']"));
        }
        visitor.click_on("[data-leave='1']");
        visitor.click_on("[data-card='13']");
        // With the keyboard.
        visitor.tab_to("[data-card='gas']");
        visitor.press(&["Enter"]);
        // As `adamant solve diamant --ask '17 snake -1 13 gas' --players 4` tells.
        visitor.read("Inside: 3. At risk for each: 8. On the path: 1. Cards in the pile: 26.");
        visitor.read("Danger: 4 of 26 cards end the expedition: 15.4%.");
        let leave = "document.querySelector('#equilibrium').innerText";
        let told: String = visitor.js(leave);
        assert!(told.contains("stones from this cave"), "{told}");
        assert!(
            visitor.js::<usize>("document.querySelectorAll('#next-cards tbody tr').length") > 12
        );
        assert!(visitor.sees("[data-card='snake']:disabled"), "it would end the expedition");
        visitor.shot("explore-phone");
        visitor.resize(DESKTOP);
        visitor.shot("explore-desktop");
        visitor.click_on("#take-back");
        visitor.read("Inside: 3. At risk for each: 8. On the path: 1. Cards in the pile: 27.");
        visitor.goto("/explore?players=5&removed=gas&cards=17,snake,-1,13");
        visitor.read("Inside: 4.");
    });
}

#[test]
fn a_game_that_is_being_played_with_others_is_not_reviewed() {
    story(|test_site| {
        let host = test_site.visitor(PHONE);
        let code = open(&host, "diamant", 3);
        begin(&host);
        assert!(await_turn(&host, Way::Mouse));
        assert!(!host.js::<bool>("document.body.innerHTML.includes('review')"));
        test_site.expect_error("409");
        host.goto(&format!("/replay/{code}?review"));
        host.read("The game is not over yet.");
        assert!(!host.sees(".review"));
    });
}
