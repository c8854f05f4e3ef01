//! For everyone: what is said aloud, where the focus is, what keeps still, what is heard.

use voice::Lang;

use crate::input::{Way, await_turn, decide};
use crate::together::{begin, join, open};
use crate::{DESKTOP, PHONE, Visitor, story};

/// Writes down what a screen reader says unasked.
const LISTEN: &str = "globalThis.said = [];
    new MutationObserver(changes => changes.forEach(({ addedNodes, target }) => {
        if (target.ariaLive !== 'polite' || !target.matches?.('.unseen')) return;
        said.push(...[...addedNodes].map(it => it.textContent).filter(Boolean));
    })).observe(document, { childList: true, subtree: true })";

#[test]
fn all_that_happens_is_said_once() {
    story(|test_site| {
        for game in ["diamant", "mirrors", "kadora"] {
            let visitor = test_site.visitor(PHONE);
            visitor.on_every_page(LISTEN);
            visitor.goto(&format!("/play/{game}?players=3&level=thumb&seed=7"));
            let history = "[...document.querySelectorAll('.history li')].map(it => it.innerText)";
            assert!(await_turn(&visitor, Way::Mouse));
            visitor.history();
            let before: usize = visitor.js(&format!("said = [], {history}.length"));
            for turn in 0..6 {
                decide(&visitor, game, Way::Mouse, turn);
                assert!(await_turn(&visitor, Way::Mouse), "{game}");
            }
            visitor.history();
            let happened: Vec<String> = visitor.js(&format!("{history}.slice({before})"));
            let mut said: Vec<String> = visitor.js("said");
            assert!(happened.len() > 5, "{game}: {happened:?}");
            // What belongs to no story is said and not written down.
            said.retain(|sentence| happened.contains(sentence));
            assert_eq!(said, happened, "{game}");
        }
    });
}

#[test]
fn what_happens_is_said_in_the_language_of_the_page() {
    story(|test_site| {
        let [english, others @ ..] = Lang::ALL.map(|lang| {
            let visitor = test_site.visitor(PHONE);
            visitor.on_every_page(LISTEN);
            visitor.goto("/nowhere");
            visitor.store("lang", lang.code());
            visitor.goto("/play/diamant?players=3&level=thumb&seed=7");
            while visitor.js::<usize>("said.length") < 8 {
                visitor.click_on("#stay, .tools button:nth-of-type(1):enabled");
            }
            visitor.js::<Vec<String>>("said.slice(0, 8)")
        });
        for other in others {
            for (ours, theirs) in english.iter().zip(&other) {
                assert_ne!(ours, theirs, "{other:?}");
            }
        }
    });
}

#[test]
fn brief_speech_says_less_and_still_asks() {
    story(|test_site| {
        let said = |speech: &str| {
            let visitor = test_site.visitor(PHONE);
            visitor.on_every_page(LISTEN);
            visitor.goto("/nowhere");
            visitor.store("speech", speech);
            visitor.goto("/play/diamant?players=3&level=thumb&seed=7");
            for turn in 0..4 {
                assert!(await_turn(&visitor, Way::Mouse));
                decide(&visitor, "diamant", Way::Mouse, turn);
            }
            assert!(await_turn(&visitor, Way::Mouse));
            let asked =
                "document.querySelector('.table > .unseen[aria-live] > p:last-child').innerText";
            visitor.until(
                "the question is asked aloud",
                &format!("{asked}.includes('Stay or leave?')"),
            );
            visitor.js::<Vec<String>>("said.filter(it => !it.includes('Stay or leave?'))")
        };
        let (all, brief) = (said("all"), said("brief"));
        assert!(brief.len() < all.len(), "{all:?} {brief:?}");
        assert!(brief.iter().all(|sentence| all.contains(sentence)), "{all:?} {brief:?}");
    });
}

#[test]
fn tab_stops_once_at_the_loot_of_each_player() {
    story(|test_site| {
        let visitor = test_site.visitor(DESKTOP);
        visitor.goto("/play/kadora?players=3&level=thumb&seed=7");
        let stops = "document.querySelectorAll('.k-chip:enabled[tabindex=\"0\"]').length";
        assert!(await_turn(&visitor, Way::Mouse));
        assert!(visitor.js::<usize>(stops) <= 3);
        for turn in 0..24 {
            decide(&visitor, "kadora", Way::Mouse, turn);
            assert!(await_turn(&visitor, Way::Mouse));
        }
        let stops: usize = visitor.js(stops);
        assert!((1..=3).contains(&stops), "{stops}");
        visitor.tab_to(".k-chip[tabindex='0']");
        visitor.press(&["Enter"]);
        visitor.until("the cards are shown", "document.querySelector('.k-detail .k-card')");
    });
}

#[test]
fn what_the_picture_shows_is_told_in_words_too() {
    story(|test_site| {
        for (game, word, told) in [
            ("diamant", "odds", "cards in the pile"),
            ("mirrors", "beams", "The beam from"),
            ("kadora", "sums", "row 1:"),
        ] {
            let visitor = test_site.visitor(PHONE);
            visitor.goto(&format!("/play/{game}?players=3&level=thumb&seed=7"));
            visitor.click_until("Text mode", "document.querySelector('.as-text .question')");
            let table: String = visitor.js("document.querySelector('.as-text').innerText");
            assert!(table.contains(told), "{game}: {table}");
            let mut lines: Vec<&str> = table.lines().filter(|line| !line.is_empty()).collect();
            lines.sort_unstable();
            assert!(lines.windows(2).all(|two| two[0] != two[1]), "{game} says it twice: {table}");
            visitor.say(word);
            let answer = "document.querySelector('.answer').innerText";
            visitor.until("it is answered", &format!("{answer}.includes('{told}')"));
            visitor.reload();
            visitor.until("text mode is remembered", "document.querySelector('.as-text')");
        }
    });
}

#[test]
fn a_notice_is_shown_when_the_turn_comes_while_the_page_is_hidden_and_only_if_wanted() {
    story(|test_site| {
        let ana = test_site.visitor(DESKTOP);
        ana.on_every_page(
            "globalThis.shown = [];
            globalThis.Notification = class {
                static permission = 'granted';
                static requestPermission() { globalThis.asked = true; return Promise.resolve('granted'); }
                constructor(title, { body }) { shown.push(title + ' ' + body); }
                close() {}
            };
            Object.defineProperty(document, 'hidden', { get: () => !!globalThis.away });",
        );
        ana.goto("/settings");
        assert!(!ana.js::<bool>("!!globalThis.asked"), "nothing is asked before it is wanted");
        ana.click_on("input[name=notices][value=on]");
        ana.until("the browser is asked", "globalThis.asked");
        let code = open(&ana, "mirrors", 2);
        let ben = join(test_site, &code, "Ben");
        begin(&ana);
        let is_awaited = |visitor: &Visitor<'_>| {
            let turn = "document.querySelector('.table .turn')?.innerText ?? ''";
            visitor.js::<bool>(&format!("/\\byour?\\b/i.test({turn})"))
        };
        for turn in 0..60 {
            if ana.js::<bool>("shown.length > 0") {
                break;
            }
            let anas = is_awaited(&ana);
            ana.js::<bool>(&format!("globalThis.away = {}", !anas));
            if anas {
                decide(&ana, "mirrors", Way::Mouse, turn);
            } else if is_awaited(&ben) {
                decide(&ben, "mirrors", Way::Mouse, turn);
            }
            std::thread::sleep(std::time::Duration::from_millis(200));
        }
        let shown: Vec<String> = ana.wait("a notice", "shown.length ? shown : null");
        assert_eq!(shown[0], "Your turn Mirrors");
    });
}

/// The pages that the keyboard walks through.
const WALKED: [&str; 6] = [
    "/",
    "/settings",
    "/rules/kadora",
    "/play/diamant?players=3&level=thumb&seed=7",
    "/play/mirrors?players=3&level=thumb&seed=7",
    "/play/kadora?players=3&level=thumb&seed=7",
];

#[test]
fn whatever_has_the_focus_is_in_sight_and_shows_it() {
    story(|test_site| {
        let visitor = test_site.visitor(PHONE);
        for path in WALKED {
            visitor.goto(path);
            if path.starts_with("/play") {
                assert!(await_turn(&visitor, Way::Mouse));
            }
            visitor.js::<()>("document.activeElement.blur()");
            let mut walked = Vec::new();
            loop {
                visitor.press(&["Tab"]);
                let Some((name, shown, in_sight)) =
                    visitor.js::<Option<(String, bool, bool)>>(FOCUS)
                else {
                    break;
                };
                assert!(shown, "{path}: the focus does not show on {name}");
                assert!(in_sight, "{path}: the focus is on {name}, out of sight");
                walked.push(name);
                assert!(walked.len() < 200, "{path}: {walked:?}");
            }
            assert!(walked.len() > 2, "{path}: {walked:?}");
        }
    });
}

/// What has the focus, whether that is drawn, and whether it is where it can be seen; nothing at the end of the page.
const FOCUS: &str = "(() => {
    const it = document.activeElement;
    if (it === document.body || it === document.documentElement) return null;
    const drawn = it.matches('.k-hand input') ? it.nextElementSibling : it;
    const { outlineStyle, outlineWidth } = getComputedStyle(drawn);
    const { left, top, right, bottom } = drawn.getBoundingClientRect();
    const at = [Math.max(left, 0) + Math.min(right, innerWidth), Math.max(top, 0) + Math.min(bottom, innerHeight)];
    const under = document.elementFromPoint(at[0] / 2, at[1] / 2);
    return [
        it.outerHTML.slice(0, 120),
        outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2,
        under === it || drawn.contains(under) || under?.contains(drawn) || false,
    ];
})()";

#[test]
fn a_board_is_a_grid_that_the_arrow_keys_walk() {
    story(|test_site| {
        for (game, wide) in [("mirrors", 6), ("kadora", 4)] {
            let visitor = test_site.visitor(DESKTOP);
            visitor.goto(&format!("/play/{game}?players=3&level=thumb&seed=7"));
            assert!(await_turn(&visitor, Way::Mouse));
            visitor.tab_to("[role=grid] [tabindex='0']");
            let place = || {
                visitor.js::<(usize, usize, usize, String)>(
                    "(() => {
                        const it = document.activeElement;
                        const grid = it.closest('[role=grid][aria-label]');
                        const rows = [...grid.querySelectorAll('[role=row]')];
                        const row = it.closest('[role=row]');
                        const cells = [...row.querySelectorAll('[role=gridcell]')];
                        const stops = grid.querySelectorAll('[tabindex=\"0\"]');
                        return [cells.indexOf(it), rows.indexOf(row), stops.length, it.ariaLabel ?? it.innerText];
                    })()",
                )
            };
            let (column, row, ..) = place();
            visitor.press(&["ArrowRight"]);
            assert_eq!(place().0, column + 1, "{game}");
            visitor.press(&["ArrowDown"]);
            assert_eq!(place().1, row + 1, "{game}");
            visitor.press(&["ArrowUp", "ArrowLeft"]);
            assert_eq!((place().0, place().1), (column, row), "{game}");
            visitor.press(&["ArrowRight"; 8]);
            let (last, same, stops, name) = place();
            assert!(last < wide && last + 2 >= wide && same == row, "{game}: {last} {same}");
            assert_eq!(stops, 1, "{game}: Tab stops once in a grid");
            assert!(!name.trim().is_empty(), "{game}: every place has a name");
        }
    });
}

#[test]
fn nothing_moves_where_motion_is_not_wanted() {
    story(|test_site| {
        let moved = |visitor: &Visitor<'_>| {
            ["diamant", "mirrors", "kadora"].map(|game| {
                visitor.goto(&format!("/play/{game}?players=3&level=thumb&seed=7"));
                visitor.js::<()>(
                    "globalThis.moved = 0;
                    requestAnimationFrame(function look() {
                        const now = document.getAnimations();
                        moved += now.filter(it => it.effect.getComputedTiming().duration > 1).length;
                        requestAnimationFrame(look);
                    });
                    undefined",
                );
                for turn in 0..4 {
                    assert!(await_turn(visitor, Way::Mouse), "{game}");
                    decide(visitor, game, Way::Mouse, turn);
                }
                visitor.js::<u32>("moved")
            })
        };
        let visitor = test_site.visitor(PHONE);
        assert!(moved(&visitor).iter().all(|&moved| moved > 0), "usually things move");
        visitor.prefer("prefers-reduced-motion", "reduce");
        assert_eq!(moved(&visitor), [0; 3], "the system says so");
        visitor.prefer("prefers-reduced-motion", "no-preference");
        visitor.goto("/settings");
        visitor.click_on("input[name=motion][value=reduced]");
        assert_eq!(moved(&visitor), [0; 3], "the settings say so");
    });
}

#[test]
fn nothing_is_heard_until_sound_is_switched_on() {
    story(|test_site| {
        let visitor = test_site.visitor(PHONE);
        visitor.on_every_page(
            "globalThis.heard = 0;
            globalThis.AudioContext = class extends AudioContext {
                constructor() { super(); heard += 1; }
            }",
        );
        let table = "/play/diamant?players=3&level=thumb&seed=7";
        visitor.goto(table);
        for turn in 0..4 {
            assert!(await_turn(&visitor, Way::Mouse));
            decide(&visitor, "diamant", Way::Mouse, turn);
        }
        assert_eq!(visitor.js::<u32>("heard"), 0);
        visitor.goto("/settings");
        visitor.click_on("input[name=sound][value=on]");
        visitor.goto(table);
        assert!(await_turn(&visitor, Way::Mouse));
        decide(&visitor, "diamant", Way::Mouse, 0);
        visitor.until("something is heard", "heard > 0");
    });
}

#[test]
fn a_page_speaks_the_language_of_the_browser() {
    story(|test_site| {
        for (languages, lang) in [("fr-CA,en", "fr"), ("pt,nl-BE", "nl"), ("ja", "en")] {
            let visitor = test_site.visitor(PHONE);
            visitor.speak(languages);
            visitor.goto("/");
            visitor.until(
                &format!("{languages} is answered in {lang}"),
                &format!("document.documentElement.lang === '{lang}'"),
            );
        }
    });
}
