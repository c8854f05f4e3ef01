//! First contact: Home, the rules in a minute, and what the browser remembers of its person.

use voice::Lang;

use crate::all_pages::ALMOST_OVER;
use crate::input::{Way, await_turn, decide};
use crate::together::open;
use crate::visitor::Size;
use crate::{DESKTOP, PHONE, Visitor, story};

/// A common telephone.
const TALL: Size = Size { width: 390, height: 844 };

#[test]
fn home_shows_all_that_matters_on_one_screen_of_a_phone_in_every_language() {
    story(|test_site| {
        let visitor = test_site.visitor(TALL);
        visitor.goto("/");
        for lang in Lang::ALL {
            visitor.store("lang", lang.code());
            visitor.goto("/");
            visitor.until("home is there", "document.querySelectorAll('.game').length === 3");
            visitor.shot(&format!("first-home-{lang}"));
            let below: Vec<String> =
                visitor.js("[...document.querySelectorAll('#code, .join button, .game .button')]
                    .filter(it => it.getBoundingClientRect().bottom > innerHeight)
                    .map(it => it.ariaLabel ?? it.outerHTML)");
            assert!(below.is_empty(), "{lang}: {below:?} is below the screen");
        }
    });
}

#[test]
fn a_game_goes_on_from_home() {
    story(|test_site| {
        let visitor = test_site.visitor(TALL);
        visitor.goto("/");
        visitor.until("home is there", "document.querySelector('.game')");
        assert!(!visitor.sees(".running"), "there is nothing to go on with");
        visitor.goto("/play/diamant?players=4&level=thumb&seed=7");
        assert!(await_turn(&visitor, Way::Mouse));
        decide(&visitor, "diamant", Way::Mouse, 0);
        assert!(await_turn(&visitor, Way::Mouse));
        let before = visitor.history();
        visitor.goto("/");
        visitor.read("Continue your game");
        visitor.read("against");
        visitor.shot("first-home-running");
        visitor.click("Continue Diamant");
        assert!(await_turn(&visitor, Way::Mouse));
        assert_eq!(visitor.history(), before);
        let ana = test_site.visitor(DESKTOP);
        let code = open(&ana, "kadora", 3);
        ana.goto("/");
        ana.read("Continue your game");
        ana.click("Continue Kadora");
        ana.until("the table is back", &format!("location.pathname === '/t/{code}'"));
    });
}

#[test]
fn a_browser_that_opened_a_table_is_offered_friends_first() {
    story(|test_site| {
        let visitor = test_site.visitor(TALL);
        let first = "document.querySelector('.game .ways a').innerText";
        visitor.goto("/");
        assert_eq!(visitor.wait::<String>("there are games", first), "Play");
        open(&visitor, "mirrors", 2);
        visitor.goto("/");
        assert_eq!(visitor.wait::<String>("there are games", first), "With friends");
    });
}

#[test]
fn the_name_is_asked_once() {
    story(|test_site| {
        let visitor = test_site.visitor(PHONE);
        open(&visitor, "mirrors", 2);
        for page in ["/together", "/play/kadora?setup"] {
            visitor.goto(page);
            visitor.read("You play as Ana.");
            assert!(!visitor.sees("#name"), "{page} asks again");
        }
        visitor.click("Change");
        visitor.fill("#name", "Anna");
        visitor.click("Start");
        assert!(await_turn(&visitor, Way::Mouse));
        visitor.goto("/together");
        visitor.read("You play as Anna.");
    });
}

#[test]
fn the_rules_are_told_in_a_minute_of_pictures_and_lead_to_play_and_back() {
    story(|test_site| {
        let visitor = test_site.visitor(TALL);
        for (game, clauses) in [("diamant", 20), ("mirrors", 20), ("kadora", 23)] {
            visitor.goto(&format!("/rules/{game}"));
            visitor.until(
                "the pictures are there",
                &format!("document.querySelectorAll('symbol[id^={game}-]').length === 6"),
            );
            visitor.until(
                "and told",
                "document.querySelectorAll('.minute svg[role=img][aria-label]').length === 6",
            );
            visitor.shot(&format!("first-rules-{game}"));
            let told: usize = visitor.js("document.querySelectorAll('.minute li p').length");
            let there: usize = visitor.js("document.querySelectorAll('.clause').length");
            assert!(told == 6 && there >= clauses, "{game}: {told} pictures, {there} clauses");
            let contents = "[...document.querySelectorAll('#contents a')]
                .every(link => document.getElementById(link.hash.slice(1)))";
            assert!(visitor.js::<bool>(contents), "{game}: the contents lead nowhere");
            let text: String = visitor.js("document.querySelector('.rules').innerText");
            assert!(!text.contains("\n- ") && !text.contains("\nPrinted"), "{game}");
        }
        visitor.click_on(".rules li a[href='#K10']");
        visitor.until("a clause leads to another", "document.querySelector('#K10.sought')");
        visitor.click_on_until(".rules .button", "location.pathname === '/play/kadora'");
        assert!(await_turn(&visitor, Way::Mouse), "the rules lead to play");
        visitor.click("Rules of Kadora");
        visitor.click("Back to the game");
        assert!(await_turn(&visitor, Way::Mouse), "and back");
    });
}

/// Ends a game of Diamant that is almost over.
fn finish(visitor: &Visitor<'_>) {
    visitor.goto("/nowhere");
    visitor.store("solo.diamant", ALMOST_OVER);
    visitor.goto("/play/diamant");
    visitor.click_on("#leave");
    visitor.until("the game is over", "document.querySelector('.rematch, .after')");
    visitor.until("it is listed", "localStorage.getItem('adamant.played') !== null");
}

#[test]
fn finished_games_are_listed_replayed_taken_along_and_deleted() {
    story(|test_site| {
        let visitor = test_site.visitor(TALL);
        visitor.goto("/games");
        visitor.read("No games yet.");
        visitor.shot("first-games-empty");
        finish(&visitor);
        visitor.goto("/");
        visitor.click("My games");
        visitor.read("Latest games");
        visitor.shot("first-games");
        let rows: Vec<String> =
            visitor.js("[...document.querySelectorAll('.tally tbody th')].map(it => it.innerText)");
        assert_eq!(rows, ["Diamant", "Bert", "Chris"]);
        visitor.js::<()>(
            "URL.createObjectURL = blob => { globalThis.taken = blob; return '#'; }; undefined",
        );
        visitor.click("Download all (JSON)");
        let taken: (String, String) = visitor.js(
            "taken.text().then(JSON.parse).then(({ format, games }) => [format, games[0].record.game])",
        );
        assert_eq!(taken, ("adamant-games/1".to_owned(), "diamant".to_owned()));
        visitor.click_on(".lines a");
        visitor.click("End");
        visitor.read("The game is over.");
        visitor.goto("/games");
        visitor.click("Delete all games");
        visitor.click("Keep them");
        visitor.click("Delete all games");
        visitor.read("This cannot be undone.");
        visitor.click("Delete all games");
        visitor.read("No games yet.");
        visitor.reload();
        visitor.read("No games yet.");
        let left =
            "Object.keys(localStorage).filter(key => /finished|played\\.[0-9a-f]{16}/.test(key))";
        assert_eq!(visitor.js::<Vec<String>>(left), Vec::<String>::new());
    });
}

#[test]
fn a_browser_that_is_full_keeps_the_latest_games() {
    story(|test_site| {
        let visitor = test_site.visitor(PHONE);
        finish(&visitor);
        // Another game of which there is a record, and no room for one more.
        visitor.js::<()>(
            "(() => {
                const key = 'adamant.played';
                const [line] = JSON.parse(localStorage.getItem(key));
                const record = localStorage.getItem(`${key}.${line.id}`);
                localStorage.removeItem(`${key}.${line.id}`);
                localStorage.setItem(`${key}.0001`, record + ' '.repeat(100_000));
                localStorage.setItem(key, JSON.stringify([{ ...line, id: '0001', stored: 100_000 }]));
                let filler = 'x'.repeat(5_300_000);
                while (filler) {
                    try { localStorage.setItem('filler', filler); break; }
                    catch { filler = filler.slice(4_000); }
                }
            })()",
        );
        visitor.goto("/games");
        visitor.read("Latest games");
        let lines: usize = visitor.js("document.querySelectorAll('.played .lines li').length");
        let replays: usize = visitor.js("document.querySelectorAll('.played .lines a').length");
        assert_eq!((lines, replays), (2, 1), "the oldest record makes way, its line stays");
    });
}

#[test]
fn a_game_at_a_table_is_listed_too() {
    story(|test_site| {
        let visitor = test_site.visitor(DESKTOP);
        let code = open(&visitor, "diamant", 3);
        crate::together::begin(&visitor);
        crate::input::play_out(&visitor, "diamant", Way::Mouse);
        visitor.until(
            "its record is stored",
            &format!("localStorage.getItem('adamant.played.{code}') !== null"),
        );
        visitor.js::<()>("localStorage.clear()");
        visitor.goto("/games");
        visitor.until(
            "what the browser does not have is fetched",
            &format!("document.querySelector(\"a[href='/replay?played={code}']\")"),
        );
    });
}
