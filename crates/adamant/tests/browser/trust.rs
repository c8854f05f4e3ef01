//! What makes a game alone one that can be trusted: everything in sight, nothing offered out of turn, nothing lost unasked.

use serde_json::json;

use crate::all_pages::ALMOST_OVER;
use crate::input::{Way, await_turn, decide, play_out};
use crate::together::open;
use crate::{DESKTOP, PHONE, Visitor, story};

fn explore(visitor: &Visitor<'_>, players: u8) {
    visitor.goto(&format!("/play/diamant?players={players}&level=thumb&seed=7"));
}

/// How many cards lie on the path, and whether all of them and the deepest lamp are where they can be seen.
const PATH: &str = "(() => {
    const frame = document.querySelector('.cave').getBoundingClientRect();
    const inside = it => {
        const { left, right } = it.getBoundingClientRect();
        return left >= frame.left - 1 && right <= frame.right + 1 && right <= innerWidth;
    };
    const cards = [...document.querySelectorAll('.path .card')];
    const seen = [...cards, ...document.querySelectorAll('.lamp.you:not(.out)')];
    return [cards.length, seen.every(inside)];
})()";

#[test]
fn a_long_path_stays_in_sight_on_a_phone() {
    story(|test_site| {
        let visitor = test_site.visitor(PHONE);
        visitor.prefer("prefers-reduced-motion", "reduce");
        explore(&visitor, 3);
        let mut longest = 0;
        while longest < 9 && await_turn(&visitor, Way::Mouse) {
            let (cards, in_sight): (usize, bool) = visitor.js(PATH);
            if cards > longest && cards > 7 {
                visitor.shot(&format!("diamant-phone-path-{cards}"));
            }
            longest = longest.max(cards);
            assert!(in_sight, "a card of {cards} is out of sight");
            decide(&visitor, "diamant", Way::Mouse, 0);
        }
        assert!(longest > 7, "no cave was long: {longest} cards");
    });
}

#[test]
fn eight_lamps_hide_no_number() {
    story(|test_site| {
        let visitor = test_site.visitor(PHONE);
        visitor.prefer("prefers-reduced-motion", "reduce");
        explore(&visitor, 8);
        let mut numbers = 0;
        while numbers < 4 && await_turn(&visitor, Way::Mouse) {
            let (shown, hidden): (usize, usize) = visitor.js(
                "(() => {
                    const all = what => [...document.querySelectorAll(what)].map(it => it.getBoundingClientRect());
                    const lamps = all('.lamp:not(.out)');
                    const numbers = all('.card .print b');
                    const meet = a => b => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
                    return [numbers.length, numbers.filter(number => lamps.some(meet(number))).length];
                })()",
            );
            assert_eq!(hidden, 0, "a lamp hides a number");
            numbers += shown;
            decide(&visitor, "diamant", Way::Mouse, 0);
        }
        visitor.shot("diamant-phone-eight");
        assert!(numbers > 3, "few diamonds were found");
    });
}

#[test]
fn nothing_is_offered_while_a_bot_moves_a_mirror() {
    story(|test_site| {
        let visitor = test_site.visitor(DESKTOP);
        visitor.on_every_page(
            "globalThis.offered = [];
            new MutationObserver(() => {
                const turn = document.querySelector('.table .turn')?.innerText ?? '';
                const buttons = [...document.querySelectorAll('.m-panel .row button')];
                if (turn.startsWith('Waiting') && buttons.length) offered.push(buttons[0].innerText);
            }).observe(document, { childList: true, subtree: true, characterData: true })",
        );
        visitor.goto("/play/mirrors?players=3&level=thumb&seed=7");
        for turn in 0..40 {
            if !await_turn(&visitor, Way::Mouse) {
                break;
            }
            decide(&visitor, "mirrors", Way::Mouse, turn);
            let offered: Vec<String> = visitor.js("offered");
            assert_eq!(offered, [] as [&str; 0], "turn {turn}");
        }
    });
}

#[test]
fn the_bots_at_a_table_are_different_people() {
    story(|test_site| {
        let visitor = test_site.visitor(PHONE);
        explore(&visitor, 5);
        let names =
            "[...document.querySelectorAll('.explorers .name')].map(it => it.innerText.trim())";
        let names: Vec<String> = visitor.js(names);
        let told: String = visitor.js("document.querySelector('main > .note').innerText");
        for (at, name) in names.iter().enumerate().skip(1) {
            assert!(!names[..at].contains(name), "{names:?}");
            assert!(told.contains(&format!("{name} ")), "{name} has no temper: {told}");
        }
        play_out(&visitor, "diamant", Way::Mouse);
        let mut chests: Vec<u32> = visitor.js(
            "[...document.querySelectorAll('.explorers .chest b')].slice(1).map(it => Number(it.innerText))",
        );
        chests.dedup();
        assert!(chests.len() > 2, "the bots played alike: {chests:?}");
        visitor.goto("/games");
        visitor.read("Latest games");
        let tempers: usize = visitor.js("document.querySelectorAll('.tally th .note').length");
        assert_eq!(tempers, 4, "what each of them is like");
    });
}

#[test]
fn a_chair_is_offered_to_bots_of_four_levels() {
    story(|test_site| {
        let host = test_site.visitor(DESKTOP);
        open(&host, "diamant", 3);
        let offered: Vec<String> = host.wait(
            "chairs can be given to bots",
            "(() => {
                const list = document.querySelector('.chairs select');
                return list && [...list.options].slice(1).map(it => it.text);
            })()",
        );
        assert_eq!(offered, ["bot, Easy", "bot, Medium", "bot, Hard", "bot, Expert"]);
        host.choose(".chairs select", "clever");
        host.read("bot, Hard");
    });
}

#[test]
fn only_those_inside_when_a_cave_collapses_have_lost_their_stones() {
    story(|test_site| {
        let visitor = test_site.visitor(DESKTOP);
        visitor.goto("/nowhere");
        visitor.store("finished.diamant", ALMOST_OVER);
        visitor.goto("/replay?game=diamant");
        let fled = "document.querySelector('.cave.fled') !== null";
        for _ in 0..40 {
            if visitor.js(fled) {
                break;
            }
            visitor.click("Step forward");
        }
        assert!(visitor.js::<bool>(fled), "the cave collapses");
        let states: Vec<(String, String)> = visitor
            .js("[...document.querySelectorAll('.explorers li')].map(it =>
                [it.querySelector('.name').innerText.trim(), it.querySelector('.state').innerText])");
        for (name, state) in [
            ("Anna", "lost 10"),
            ("Bert", "brought out 5 after 2 cards"),
            ("Chris", "brought out 7 after 3 cards"),
        ] {
            assert!(states.contains(&(name.to_owned(), state.to_owned())), "{states:?}");
        }
    });
}

#[test]
fn a_running_game_ends_only_when_it_is_said_so() {
    story(|test_site| {
        let visitor = test_site.visitor(PHONE);
        explore(&visitor, 3);
        assert!(await_turn(&visitor, Way::Mouse));
        let kept = "localStorage.getItem('adamant.solo.diamant')";
        decide(&visitor, "diamant", Way::Mouse, 0);
        assert!(await_turn(&visitor, Way::Mouse));
        let before: String = visitor.js(kept);
        visitor.click("New game");
        visitor.read("Your game is not over.");
        visitor.shot("diamant-phone-new-game");
        visitor.click("Keep playing");
        assert_eq!(visitor.js::<String>(kept), before);
        visitor.click("Set up game");
        visitor.read("You have a game of Diamant in progress.");
        visitor.shot("set-up-running");
        visitor.click("Continue Diamant");
        assert!(await_turn(&visitor, Way::Mouse));
        assert_eq!(visitor.js::<String>(kept), before);
        visitor.click("New game");
        visitor.click("Start new game");
        visitor.until("another game is kept", &format!("{kept} !== {}", json!(before)));
    });
}

#[test]
fn a_choice_can_be_changed_until_the_fists_open() {
    story(|test_site| {
        let visitor = test_site.visitor(DESKTOP);
        explore(&visitor, 3);
        assert!(await_turn(&visitor, Way::Mouse));
        // Both within one beat, however busy the machine is.
        visitor.js::<()>("document.querySelector('#leave').click()");
        visitor.js::<()>("document.querySelector('#stay').click()");
        visitor.until(
            "the fists open",
            "/You(,| and).* stays? in the cave|(You|All) stay in the cave/.test(document.querySelector('.history').innerText)",
        );
    });
}

#[test]
fn an_address_that_asks_for_a_new_game_does_not_end_the_running_one() {
    story(|test_site| {
        let visitor = test_site.visitor(PHONE);
        explore(&visitor, 3);
        assert!(await_turn(&visitor, Way::Mouse));
        decide(&visitor, "diamant", Way::Mouse, 0);
        assert!(await_turn(&visitor, Way::Mouse));
        let told = visitor.history();
        visitor.goto("/play/diamant?players=5");
        visitor.read("You have a game of Diamant in progress.");
        visitor.click("Continue Diamant");
        assert!(await_turn(&visitor, Way::Mouse));
        assert_eq!(visitor.history(), told);
    });
}
