//! Together: several people before browsers of their own, bots, and one server.

use std::time::{Duration, Instant};

use crate::input::{Way, await_turn, decide, play_together};
use crate::visitor::named;
use crate::{DESKTOP, PHONE, TestSite, Visitor, story};

/// Opens a table, and returns its code. A browser that knows a name does not ask for it again.
pub(crate) fn open(host: &Visitor<'_>, game: &str, players: u8) -> String {
    host.goto(&format!("/together?game={game}"));
    host.until("there is a form", "document.querySelector('form.open .your-name')");
    if host.sees("form.open input[required]") {
        host.fill("form.open input[required]", "Ana");
    }
    host.choose("form.open select[name=players]", &players.to_string());
    host.click("Open table");
    host.until("Ana has a chair", "document.querySelector('.lobby .chair.here')");
    host.wait("the table has a code", "location.pathname.match(/^\\/t\\/(\\w+)$/)?.[1] ?? null")
}

/// A visitor follows the link and sits down.
pub(crate) fn join<'a>(test_site: &'a TestSite, code: &str, name: &str) -> Visitor<'a> {
    let visitor = test_site.visitor(PHONE);
    visitor.goto(&format!("/t/{code}"));
    visitor.fill(".seat input", name);
    visitor.click("Take a seat");
    visitor.read("you");
    visitor
}

/// Puts bots on the free seats, and begins.
pub(crate) fn begin(host: &Visitor<'_>) {
    host.choose("#level", "thumb");
    host.click_until("Fill with bots", &named("Start game"));
    host.click_until("Start game", "document.querySelector('.table .turn')");
}

fn two_and_a_bot(game: &str) {
    story(|test_site| {
        let ana = test_site.visitor(DESKTOP);
        let code = open(&ana, game, 3);
        ana.shot(&format!("lobby-{game}-desktop"));
        let ben = join(test_site, &code, "Ben");
        ben.shot(&format!("lobby-{game}-phone"));
        begin(&ana);
        play_together(&[&ana, &ben], game);
        ana.read("Rematch");
        ben.until(
            "another game and the podium are in sight",
            "(() => {
                const [again, stand] = ['.after .main', '.stand'].map(it => document.querySelector(it)?.getBoundingClientRect());
                return again?.top >= 0 && stand?.top < innerHeight - 100;
            })()",
        );
        ana.shot(&format!("online-{game}-over-desktop"));
        ben.shot(&format!("online-{game}-over-phone"));
    });
}

#[test]
fn two_people_and_a_bot_play_diamant() {
    two_and_a_bot("diamant");
}

#[test]
fn two_people_and_a_bot_play_mirrors() {
    two_and_a_bot("mirrors");
}

#[test]
fn two_people_and_a_bot_play_kadora() {
    two_and_a_bot("kadora");
}

#[test]
fn the_host_removes_a_player_by_name() {
    story(|test_site| {
        let ana = test_site.visitor(DESKTOP);
        let code = open(&ana, "kadora", 3);
        let ben = join(test_site, &code, "Ben");
        ana.click("Remove Ben");
        ben.until("Ben can sit down again", &named("Take a seat"));
    });
}

#[test]
fn three_phones_play_before_one_screen() {
    story(|test_site| {
        let ana = test_site.visitor(PHONE);
        let code = open(&ana, "diamant", 3);
        let screen = test_site.visitor(DESKTOP);
        screen.goto(&format!("/t/{code}/screen"));
        screen.read(&format!("{} {}", &code[..3], &code[3..]));
        screen.until("the pictures have come", "document.querySelector('.minute symbol')");
        screen.shot("screen-waiting");
        let ben = test_site.visitor(PHONE);
        ben.goto("/");
        ben.fill("#code", &code.to_lowercase());
        ben.click("Join");
        ben.fill(".seat input", "Ben");
        ben.click("Take a seat");
        let cleo = join(test_site, &code, "Cleo");
        screen.read("Cleo");
        begin(&ana);
        screen.until("the screen shows the cave", "document.querySelector('.diamant')");
        assert!(!screen.sees("#stay"), "a screen decides nothing");
        assert!(screen.sees(".odds[open] p"), "nothing can be pressed on a shared screen");
        screen.shot("screen-playing");
        play_together(&[&ana, &ben, &cleo], "diamant");
        screen.read("The game is over.");
        screen.until("the podium stands", "document.querySelector('.stage .stand')");
        assert!(
            screen.sees(".ending details[open] table"),
            "nothing can be pressed on a shared screen"
        );
        screen.shot("screen-over");
    });
}

#[test]
fn a_server_that_is_killed_and_comes_back_is_waited_for_and_two_tabs_agree() {
    story(|test_site| {
        let told = "document.querySelector('.history ol').innerText";
        let ana = test_site.offline_visitor(DESKTOP);
        open(&ana, "kadora", 2);
        begin(&ana);
        assert!(await_turn(&ana, Way::Mouse));
        let tab = test_site.another_tab(&ana, PHONE);
        assert!(await_turn(&tab, Way::Mouse));
        ana.until(
            "the browser keeps the page",
            "navigator.serviceWorker.controller?.state === 'activated'",
        );
        test_site.kill_server();
        ana.read("Connection lost.");
        ana.shot("online-cut");
        ana.click("Rules of Kadora");
        ana.until("the rules are there without a server", "document.querySelector('#K1')");
        ana.js::<()>("history.back()");
        test_site.start_server();
        for page in [&ana, &tab] {
            page.until("the line is back", "!document.body.innerText.includes('Connection lost.')");
            assert!(await_turn(page, Way::Mouse), "the game goes on");
        }
        let before: String = ana.js(told);
        // Either of them may be a step ahead.
        let deadline = Instant::now() + Duration::from_secs(30);
        loop {
            let [ours, theirs] = [&ana, &tab].map(|page| page.js::<String>(told));
            if ours == theirs && ours != before {
                break;
            }
            assert!(Instant::now() < deadline, "the tabs differ: {ours}\n\n{theirs}");
            if ours == before {
                decide(&ana, "kadora", Way::Mouse, 0);
            }
        }
    });
}

#[test]
fn a_fist_stays_closed_when_the_page_is_loaded_again_and_can_still_change() {
    story(|test_site| {
        let ana = test_site.visitor(PHONE);
        let code = open(&ana, "diamant", 3);
        let ben = join(test_site, &code, "Ben");
        begin(&ana);
        assert!(await_turn(&ana, Way::Mouse) && await_turn(&ben, Way::Mouse));
        ana.click_on("#stay");
        ana.until("it is in the fist", "document.querySelector('#stay[aria-pressed=true]')");
        ana.reload();
        ana.until("it still is", "document.querySelector('#stay[aria-pressed=true]')");
        assert!(!ben.sees("[aria-pressed=true]"), "no one else is told");
        ana.click_on("#leave");
        ana.until("it has changed", "document.querySelector('#leave[aria-pressed=true]')");
        ben.click_on("#stay");
        ben.read("Ana leaves");
    });
}

#[test]
fn an_old_page_before_a_new_server_asks_to_be_loaded_again() {
    story(|test_site| {
        let ana = test_site.visitor(PHONE);
        ana.on_every_page(
            "new MutationObserver((_, observer) => {
                const build = document.querySelector('meta[name=build]');
                if (!build) return;
                build.content = 'of yesterday';
                observer.disconnect();
            }).observe(document, { childList: true, subtree: true })",
        );
        open(&ana, "mirrors", 2);
        ana.read("There is a new version of this page.");
        ana.shot("online-newer");
    });
}

#[test]
fn the_host_says_how_long_a_decision_may_take() {
    story(|test_site| {
        let ana = test_site.visitor(DESKTOP);
        open(&ana, "kadora", 2);
        ana.choose("#clock", "15");
        begin(&ana);
        assert!(await_turn(&ana, Way::Mouse));
        ana.until(
            "the clock runs",
            "/^\\d+ seconds? left$/.test(document.querySelector('.clock')?.innerText)",
        );
        let told = "document.querySelectorAll('.history li').length";
        let before: usize = ana.js(told);
        ana.until("the game goes on when the time is up", &format!("{told} > {before}"));
        ana.click("For the host");
        ana.choose("#clock", "");
        ana.until("there is no clock any more", "!document.querySelector('.clock')");
    });
}
