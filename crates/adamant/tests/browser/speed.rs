//! How fast the page is. `cargo xtask speed` prints the figures, each with its aim.

use std::time::{Duration, Instant};

use crate::input::{Way, decide};
use crate::{DESKTOP, PHONE, TestSite, Visitor, story};

/// The games, each with something that is on the screen as soon as it can be played.
const TABLES: [(&str, &str); 3] =
    [("diamant", "#stay"), ("mirrors", ".m-field"), ("kadora", ".k-hand input")];

/// Where a visitor may come in, each with something that is on the screen as soon as it is of use.
const FIRST_PAGES: [(&str, &str); 7] = [
    ("/", ".game"),
    ("/play/diamant", "#stay"),
    ("/play/mirrors", ".m-field"),
    ("/play/kadora", ".k-hand input"),
    ("/rules/kadora", ".clause"),
    ("/settings", ".settings"),
    ("/learn/kadora", ".coach"),
];

/// What a first load may weigh, in KB: Home, a lesson, which comes with what is done with games that are over, and any other page.
const LIGHT_HOME: f64 = 245.0;
const LIGHT_LESSON: f64 = 825.0;
const LIGHT: f64 = 450.0;

fn light(address: &str) -> f64 {
    match address {
        "/" => LIGHT_HOME,
        _ if address.starts_with("/learn/") => LIGHT_LESSON,
        _ => LIGHT,
    }
}

#[test]
fn a_first_visit_loads_little() {
    story(|test_site| {
        let weigh = |(address, sign)| (address, weight(test_site, address, sign));
        let weights: Vec<_> = FIRST_PAGES.into_iter().map(weigh).collect();
        println!("first loads in KB: {weights:?}");
        let heavy: Vec<_> =
            weights.into_iter().filter(|(address, weight)| *weight > light(address)).collect();
        assert!(heavy.is_empty(), "first loads over the limit, in KB: {heavy:?}");
    });
}

#[test]
#[ignore = "measured on a machine at rest by `cargo xtask speed`"]
fn the_page_is_fast() {
    story(|test_site| {
        println!("{:<58} {:>10}   aim", "", "measured");
        for (address, sign) in FIRST_PAGES {
            let what = format!("first load of {address}, brotli");
            figure(&what, weight(test_site, address, sign), "KB", light(address));
        }
        for (game, sign) in TABLES {
            let what = format!("start of navigation to a playable table, {game}");
            figure(&what, playable(test_site, game, sign), "ms", 1500.0);
        }
        for (game, sign) in TABLES {
            let what = format!("slowest click to be answered on screen, {game}");
            figure(&what, slowest_click(test_site, game, sign), "ms", 50.0);
        }
        for (game, sign) in TABLES {
            let what = format!("longest frame while experts think, {game}");
            figure(&what, longest_frame(test_site, game, sign), "ms", 50.0);
        }
        for (game, sign) in TABLES {
            let what = format!("nine in ten decisions of experts, four players, {game}");
            // Searches are small in Diamant; in the other games a browser takes three to five times as long as a server.
            let aim = if game == "diamant" { 100.0 } else { 250.0 };
            figure(&what, decision_time(test_site, game, sign), "ms", aim);
        }
    });
}

fn figure(what: &str, measured: f64, unit: &str, aim: f64) {
    let verdict = if measured <= aim { "" } else { "   MISSED" };
    println!("{what:<58} {measured:>7.0} {unit}   at most {aim:.0} {unit}{verdict}");
}

/// What a first visit brings of the program, its scripts, texts and style, in KB as they are transferred. What bots think with, and
/// what the page keeps for when there is no network, come afterwards.
fn weight(test_site: &TestSite, address: &str, sign: &str) -> f64 {
    let visitor = test_site.visitor(PHONE);
    visitor.goto(address);
    visitor.until("the page is there", &format!("document.querySelector('{sign}')"));
    let (sent, whole): (f64, f64) = visitor.js("performance.getEntriesByType('resource')
            .filter(({ name }) => /\\.(wasm|js|css|pack|rules|review|guide|practice|lessons?|online|fair|ending)$/.test(name))
            .filter(({ name }) => !/\\/(worker|thinking|thinker)\\./.test(name))
            .reduce(([sent, whole], file) =>
                [sent + file.encodedBodySize, whole + file.decodedBodySize], [0, 0])");
    assert!(sent < whole, "the page is not compressed: build it without WEB_BUNDLE=dev");
    sent / 1000.0
}

/// The middle one of five visits by a new visitor.
fn playable(test_site: &TestSite, game: &str, sign: &str) -> f64 {
    let mut visits: Vec<f64> = (0..5)
        .map(|_| {
            let visitor = test_site.visitor(DESKTOP);
            open(&visitor, game, "players=3&level=thumb", sign)
        })
        .collect();
    visits.sort_by(f64::total_cmp);
    visits[2]
}

/// Opens a table, and says when it was drawn, in ms after the navigation began.
fn open(visitor: &Visitor<'_>, game: &str, setup: &str, sign: &str) -> f64 {
    visitor.on_every_page(&format!(
        "new MutationObserver((_, observer) => {{
            if (!document.querySelector('{sign}')) return;
            observer.disconnect();
            requestAnimationFrame(() => setTimeout(() => globalThis.playable = performance.now()));
        }}).observe(document, {{ childList: true, subtree: true }})"
    ));
    visitor.goto(&format!("/play/{game}?{setup}&seed=7"));
    visitor.wait("it can be played", "globalThis.playable ?? null")
}

/// From the press to the picture that answers it, as the browser itself measures it; it does not tell less than 16 ms.
fn slowest_click(test_site: &TestSite, game: &str, sign: &str) -> f64 {
    let clicks = [(); 3].map(|()| {
        let visitor = sit_down(test_site, game, "players=3&level=thumb", sign);
        visitor.js::<()>(
            "globalThis.slowest = 16;
            new PerformanceObserver(list => list.getEntries().forEach(({ interactionId, duration }) => {
                if (interactionId) slowest = Math.max(slowest, duration);
            })).observe({ type: 'event', durationThreshold: 16 })",
        );
        act(&visitor, game, 12, "[slowest, slowest = 16][0]")
    });
    worst(&clicks)
}

/// The longest time between two pictures.
fn longest_frame(test_site: &TestSite, game: &str, sign: &str) -> f64 {
    let frames = [(); 3].map(|()| {
        let visitor = sit_down(test_site, game, "players=3&level=expert", sign);
        visitor.js::<()>(
            "globalThis.longest = 0;
            let before = performance.now();
            void requestAnimationFrame(function frame(now) {
                longest = Math.max(longest, now - before);
                before = now;
                requestAnimationFrame(frame);
            })",
        );
        act(&visitor, game, 6, "[longest, longest = 0][0]")
    });
    worst(&frames)
}

/// Within what time nine in ten of the experts' decisions come from their worker. The first waits for what bots think with, and does not count.
fn decision_time(test_site: &TestSite, game: &str, sign: &str) -> f64 {
    let visitor = test_site.visitor(DESKTOP);
    visitor.on_every_page(
        "globalThis.decisions = [];
        const { postMessage } = Worker.prototype;
        Worker.prototype.postMessage = function (message) {
            if (Array.isArray(message)) {
                const asked = performance.now();
                this.addEventListener('message', function answered({ data: [number] }) {
                    if (number !== message[0]) return;
                    this.removeEventListener('message', answered);
                    const now = performance.now();
                    decisions.push(now - Math.max(asked, this.free ?? 0));
                    this.free = now;
                });
            }
            postMessage.call(this, message);
        }",
    );
    open(&visitor, game, "players=4&level=expert", sign);
    act(&visitor, game, 8, "0");
    let mut times: Vec<f64> = visitor.js("decisions.slice(1)");
    times.sort_by(f64::total_cmp);
    times[times.len() * 9 / 10]
}

/// Of the same decisions in several games, the one that took longest in the middle one: what else the machine does is not told twice.
fn worst(games: &[Vec<f64>; 3]) -> f64 {
    let decisions = games.iter().map(Vec::len).min().unwrap();
    let middle = |decision: usize| {
        let mut times = games.each_ref().map(|game| game[decision]);
        times.sort_by(f64::total_cmp);
        times[1]
    };
    (0..decisions).map(middle).fold(0.0, f64::max)
}

/// A visitor who looks at a table for a second, and whose pointer rests on something before it is clicked, as pointers do.
fn sit_down<'a>(test_site: &'a TestSite, game: &str, setup: &str, sign: &str) -> Visitor<'a> {
    let mut visitor = test_site.visitor(DESKTOP);
    visitor.rest = Duration::from_millis(100);
    open(&visitor, game, setup, sign);
    std::thread::sleep(Duration::from_secs(1));
    visitor
}

/// Decides so many times, whenever it is time to, lets everything be shown as it happens, and returns what `told` says after each.
fn act(visitor: &Visitor<'_>, game: &str, times: usize, told: &str) -> Vec<f64> {
    let mut all = Vec::new();
    for turn in 0..times {
        await_turn(visitor);
        decide(visitor, game, Way::Mouse, turn);
        std::thread::sleep(Duration::from_millis(500));
        await_turn(visitor);
        all.push(visitor.js(told));
        if visitor.sees(".rematch") {
            break;
        }
    }
    all
}

/// A player who has left a cave early may have to wait long for the next one.
fn await_turn(visitor: &Visitor<'_>) {
    let deadline = Instant::now() + Duration::from_mins(2);
    let due = "!!document.querySelector('.rematch')
        || /\\byour?\\b/i.test(document.querySelector('.turn').innerText)
            && !document.querySelector('.fists [aria-pressed=true]')";
    while !visitor.js::<bool>(due) {
        assert!(Instant::now() < deadline, "it is never time to decide");
        visitor.js::<()>("document.querySelector('#go-on')?.click()");
        std::thread::sleep(Duration::from_millis(50));
    }
}
