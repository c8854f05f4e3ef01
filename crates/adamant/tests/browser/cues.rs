//! What tells a player what matters: the stake, the turn, who is who, and what the others do.

use std::time::Duration;

use crate::input::{Way, await_turn, decide};
use crate::together::{begin, join, open};
use crate::{DESKTOP, PHONE, story};

#[test]
fn the_stake_and_the_choice_stay_where_they_are_on_a_phone() {
    story(|test_site| {
        let visitor = test_site.visitor(PHONE);
        visitor.goto("/play/diamant?players=4&level=thumb&seed=7");
        let mut places = Vec::new();
        for _ in 0..5 {
            assert!(await_turn(&visitor, Way::Mouse));
            let stake: String = visitor.js("document.querySelector('.stake').innerText");
            assert!(stake.starts_with("At risk ") && stake.contains("danger"), "{stake}");
            let (top, bottom): (f64, f64) = visitor.js(
                "(({ top, bottom }) => [top, bottom])(document.querySelector('#stay').getBoundingClientRect())",
            );
            assert!(bottom <= 740.0, "below the screen: {bottom}");
            places.push(top);
            decide(&visitor, "diamant", Way::Mouse, 0);
        }
        places.dedup();
        assert_eq!(places.len(), 1, "the choice moves: {places:?}");
        visitor.shot("diamant-phone-stake");
    });
}

#[test]
fn what_can_be_done_is_at_thumbs_reach_on_a_phone_and_the_board_stays() {
    story(|test_site| {
        for (game, row, board) in
            [("mirrors", ".m-panel > .row", ".m-slab"), ("kadora", ".k-actions > .row", ".k-block")]
        {
            let visitor = test_site.visitor(PHONE);
            visitor.prefer("prefers-reduced-motion", "reduce");
            visitor.goto(&format!("/play/{game}?players=3&level=thumb&seed=7"));
            let (mut seen, mut tops) = (0, Vec::new());
            for turn in 0..16 {
                assert!(await_turn(&visitor, Way::Mouse));
                tops.push(visitor.js::<f64>(&format!(
                    "document.querySelector('{board}').getBoundingClientRect().top + scrollY"
                )));
                if visitor.sees(&format!("{row} button")) {
                    let below: f64 = visitor.js(&format!(
                        "innerHeight - document.querySelector('{row}').getBoundingClientRect().bottom"
                    ));
                    assert!(below.abs() < 1.0, "{game}: {below} pixels below what can be done");
                    let covered: Vec<String> = visitor.js(&covered(row));
                    assert!(covered.is_empty(), "{game}: {covered:?} lies under something");
                    seen += 1;
                }
                decide(&visitor, game, Way::Mouse, turn);
            }
            visitor.shot(&format!("{game}-phone-reach"));
            tops.dedup();
            assert!(seen > 2, "{game}: nothing could be done");
            assert_eq!(tops.len(), 1, "{game}: the board moves: {tops:?}");
        }
    });
}

/// The buttons of a row that something lies upon while the page is scrolled.
fn covered(row: &str) -> String {
    format!(
        "(() => {{
            const covered = new Set();
            for (let y = 0; y <= 480; y += 40) {{
                scrollTo(0, y);
                for (const button of document.querySelectorAll('{row} button')) {{
                    const {{ left, top, width, height }} = button.getBoundingClientRect();
                    const there = document.elementFromPoint(left + width / 2, top + height / 2);
                    if (!button.contains(there)) covered.add(button.innerText);
                }}
            }}
            scrollTo(0, 0);
            return [...covered];
        }})()"
    )
}

#[test]
fn a_game_that_was_set_up_begins_at_its_top() {
    story(|test_site| {
        let visitor = test_site.visitor(PHONE);
        visitor.goto("/play/diamant?setup");
        visitor.click("Start");
        visitor.until("the game is there", "document.querySelector('.cave')");
        visitor.until(
            "it is seen from its top",
            "scrollY === 0 && document.activeElement?.tagName === 'H1'",
        );
    });
}

#[test]
fn names_beside_a_board_are_upright() {
    story(|test_site| {
        let visitor = test_site.visitor(PHONE);
        visitor.goto("/play/mirrors?players=4&level=thumb&seed=7");
        assert!(await_turn(&visitor, Way::Mouse));
        let wide: Vec<bool> = visitor.js("[...document.querySelectorAll('.m-plate b')].map(it => {
                const { width, height } = it.getBoundingClientRect();
                return width > height;
            })");
        assert_eq!(wide, [true; 4]);
    });
}

#[test]
fn the_tab_says_whose_turn_it_is() {
    story(|test_site| {
        let visitor = test_site.visitor(DESKTOP);
        visitor.goto("/play/diamant?players=3&level=thumb&seed=7");
        assert!(await_turn(&visitor, Way::Mouse));
        visitor.until("the tab asks", "document.title === 'Your turn · Diamant'");
        let icon = "document.querySelector('link[rel=icon]').href.startsWith('data:')";
        assert!(visitor.js::<bool>(icon), "the icon asks");
        visitor.js::<()>("document.querySelector('#leave').click()");
        visitor.until("the others explore", &format!("document.title === 'Diamant' && !{icon}"));
        visitor.goto("/");
        assert_eq!(visitor.js::<String>("document.title"), "Adamant");
    });
}

#[test]
fn what_is_asked_is_said_aloud_with_the_stake() {
    story(|test_site| {
        let visitor = test_site.visitor(PHONE);
        for (game, question) in
            [("diamant", "Stay or leave?"), ("mirrors", "Where do you place one?")]
        {
            visitor.goto(&format!("/play/{game}?players=3&level=thumb&seed=7"));
            assert!(await_turn(&visitor, Way::Mouse));
            visitor.until(
                "the question is said",
                &format!(
                    "document.querySelector('.table > [aria-live]').textContent.includes('{question}')"
                ),
            );
        }
    });
}

#[test]
fn the_end_of_a_cave_stays_until_the_player_goes_on() {
    story(|test_site| {
        let visitor = test_site.visitor(PHONE);
        visitor.goto("/play/diamant?players=3&level=thumb&seed=7");
        let ended = "document.querySelector('#go-on') !== null";
        for _ in 0..200 {
            if visitor.js(ended) {
                break;
            }
            visitor.js::<()>("document.querySelector('#stay')?.click()");
            std::thread::sleep(Duration::from_millis(300));
        }
        std::thread::sleep(Duration::from_secs(4));
        assert!(visitor.js::<bool>(ended), "the end of the cave is still there");
        visitor.shot("diamant-phone-cave-over");
        let states: String = visitor.js("document.querySelector('.explorers').innerText");
        let how = ["lost ", "brought out ", "ran away"];
        assert!(how.iter().any(|how| states.contains(how)), "{states}");
        visitor.click("On to cave 2");
        visitor.until("the next cave begins", &format!("!({ended})"));
        assert!(await_turn(&visitor, Way::Mouse));
    });
}

#[test]
fn skipping_animations_stops_at_the_end_of_a_cave() {
    story(|test_site| {
        let visitor = test_site.visitor(PHONE);
        visitor.goto("/play/diamant?players=3&level=thumb&seed=7");
        visitor.read("Skip animation");
        visitor.js::<()>(
            "const skip = [...document.querySelectorAll('button')]
                .find(it => it.innerText === 'Skip animation');
            const impatient = setInterval(() => {
                if (document.querySelector('#go-on') !== null) return clearInterval(impatient);
                document.querySelector('#stay')?.click();
                skip.click();
            }, 20)",
        );
        visitor.click("On to cave 2");
        assert!(await_turn(&visitor, Way::Mouse));
    });
}

const SYMBOLS: [&str; 8] =
    ["circle", "triangle", "square", "star", "cross", "moon", "heart", "drop"];

#[test]
fn everyone_has_a_mark_of_their_own() {
    story(|test_site| {
        for game in ["diamant", "mirrors", "kadora"] {
            let visitor = test_site.visitor(PHONE);
            let players = if game == "diamant" { 8 } else { 4 };
            visitor.goto(&format!("/play/{game}?players={players}&level=thumb&seed=7"));
            assert!(await_turn(&visitor, Way::Mouse));
            let marks: Vec<String> = visitor.js(
                "[...new Set([...document.querySelectorAll('.mark')].map(it => it.className))]",
            );
            assert_eq!(marks.len(), players, "{game}: {marks:?}");
            visitor.shot(&format!("{game}-phone-marks"));
            let spoken: String = visitor.js("document.querySelector('main').textContent
                    + [...document.querySelectorAll('[aria-label]')].map(it => it.ariaLabel)");
            for symbol in &SYMBOLS[..players] {
                assert!(spoken.contains(symbol), "{game}: no {symbol} is named: {spoken}");
            }
            visitor.click("Text mode");
            visitor.read("circle, ");
            visitor.say("score");
            let answer = "document.querySelector('.answer').innerText";
            let last = SYMBOLS[players - 1];
            visitor.until("symbols are told", &format!("{answer}.includes(': {last}')"));
        }
    });
}

#[test]
fn text_mode_is_remembered() {
    story(|test_site| {
        let visitor = test_site.visitor(PHONE);
        visitor.goto("/play/diamant?players=3&level=thumb&seed=7");
        visitor.click("Text mode");
        visitor.until("it is text", "document.querySelector('.as-text')");
        visitor.reload();
        visitor.until("it is text again", "document.querySelector('.as-text')");
        visitor.click("Picture mode");
        visitor.until("it is a picture", "document.querySelector('.cave')");
    });
}

#[test]
fn what_others_say_is_seen_and_who_is_gone_can_be_replaced() {
    story(|test_site| {
        let ana = test_site.visitor(DESKTOP);
        let code = open(&ana, "kadora", 4);
        let ben = join(test_site, &code, "Ben");
        let cleo = join(test_site, &code, "Cleo");
        begin(&ana);
        cleo.until("the game is on", "document.querySelector('.table .turn')");
        ben.click_until("Chat", "document.querySelector('#words')?.checkVisibility()");
        ben.fill("#words", "Nice one");
        ben.press(&["Enter"]);
        ana.until(
            "what Ben says is seen",
            "document.querySelector('.toast')?.innerText.includes('Ben: Nice one')",
        );
        ana.shot("online-toast");
        ben.goto("/");
        cleo.read("Ana can let a bot play.");
        ana.click("Let a bot play for Ben");
        ana.read("a bot plays (Medium)");
    });
}
