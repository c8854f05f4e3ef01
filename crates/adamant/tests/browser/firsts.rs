//! What happens for the first time is explained, once.

use crate::all_pages::{faults_here, none};
use crate::input::{Way, await_turn, decide};
use crate::{PHONE, story};

#[test]
fn what_happens_for_the_first_time_is_explained_once_and_can_be_switched_off() {
    story(|test_site| {
        let visitor = test_site.visitor(PHONE);
        visitor.goto("/settings");
        visitor.click_on("input[name=firsts][value=on]");
        visitor.until("it is kept", "localStorage.getItem('adamant.firsts') === 'on'");
        for game in ["diamant", "mirrors", "kadora"] {
            let table = format!("/play/{game}?players=3&level=thumb&seed=7");
            visitor.goto(&table);
            for turn in 0.. {
                assert!(await_turn(&visitor, Way::Mouse), "{game}: nothing was explained");
                visitor.until("what explains is here", "document.querySelector('.firsts')");
                if visitor.js("document.querySelector('.firsts p') !== null") {
                    break;
                }
                decide(&visitor, game, Way::Mouse, turn);
            }
            visitor.shot(&format!("{game}-first-time-phone"));
            none(&faults_here(&visitor));
            let line = "document.querySelector('.firsts p')?.innerText";
            let told: String = visitor.js(line);
            let rule: String = visitor.js("document.querySelector('.firsts a').pathname");
            assert_eq!(rule, format!("/rules/{game}"));
            visitor.click_until("Understood", "!document.querySelector('.firsts p')");
            let kept: String = visitor.js("localStorage.getItem('adamant.explained')");
            assert!(kept.contains(&format!("{game}-")), "{kept}");

            visitor.goto(&table);
            assert!(await_turn(&visitor, Way::Mouse));
            visitor.until("what explains is here", "document.querySelector('.firsts')");
            assert_ne!(visitor.js::<Option<String>>(&format!("{line} ?? null")), Some(told));
        }
        visitor.goto("/settings");
        visitor.click_on("input[name=firsts][value=off]");
        visitor.until("it is kept", "localStorage.getItem('adamant.firsts') === 'off'");
        visitor.js::<()>("localStorage.removeItem('adamant.explained')");
        visitor.goto("/play/diamant?players=3&level=thumb&seed=7");
        for turn in 0..3 {
            assert!(await_turn(&visitor, Way::Mouse));
            decide(&visitor, "diamant", Way::Mouse, turn);
        }
        let silent = "!document.querySelector('.firsts') && !localStorage['adamant.explained']";
        assert!(visitor.js::<bool>(silent), "nothing is explained");
    });
}
