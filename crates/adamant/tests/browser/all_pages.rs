//! Every page in every language, in both themes and with more contrast, on a telephone and on a laptop, with text of every size.

use serde_json::json;
use voice::Lang;

use crate::input::{Way, await_turn, play_out};
use crate::together::{begin, open};
use crate::visitor::{Size, target};
use crate::{DESKTOP, PHONE, Visitor, story};

/// A page: what it is called, where it is, and what is pressed there, one after another.
pub(crate) type Scene<'a> = (&'a str, &'a str, &'a [&'a str]);

pub(crate) const ALONE: &[Scene<'_>] = &[
    // The browser keeps a game that is almost over.
    ("diamant-over", "/play/diamant", &["#leave", ".after summary", ".ending summary"]),
    ("home", "/", &[]),
    ("my-games", "/games", &[]),
    ("together", "/together", &[]),
    ("settings", "/settings", &[]),
    ("not-found", "/nowhere", &[]),
    ("rules-diamant", "/rules/diamant", &[]),
    ("rules-mirrors", "/rules/mirrors#M12", &[]),
    ("rules-kadora", "/rules/kadora", &[]),
    ("set-up-diamant", "/play/diamant?setup", &[]),
    ("set-up-mirrors", "/play/mirrors?setup", &[]),
    ("set-up-kadora", "/play/kadora?setup", &[]),
    ("diamant", "/play/diamant?players=5&level=thumb&seed=7", &["#stay", ".odds summary"]),
    ("mirrors", "/play/mirrors?players=4&level=thumb&seed=7", &[YOUR_FIELD]),
    ("kadora", "/play/kadora?players=4&level=thumb&seed=7", &["#hint:enabled", ".k-hand label"]),
    ("diamant-text", "/play/diamant?players=5&level=thumb&seed=7", &[TEXT]),
    ("mirrors-text", "/play/mirrors?players=4&level=thumb&seed=7", &[TEXT]),
    ("kadora-text", "/play/kadora?players=4&level=thumb&seed=7", &[TEXT]),
    ("learn", "/learn", &[]),
    ("learn-diamant", "/learn/diamant", &["#step-on", "#leave"]),
    ("learn-mirrors", "/learn/mirrors", &["#step-on", "#step-on"]),
    ("learn-kadora", "/learn/kadora", &["#step-on"]),
    ("learn-kadora-text", "/learn/kadora", &[TEXT, "#step-on"]),
    ("replay", "/replay", &[]),
    ("replay-diamant", "/replay?game=diamant", &[]),
    ("replay-mirrors", "/replay?game=mirrors", &[STEP, STEP, STEP]),
    ("replay-mirrors-over", "/replay?game=mirrors", &[END, ".ending summary"]),
    ("replay-kadora", "/replay?game=kadora", &[END, ".ending summary"]),
    ("review-diamant", "/replay?game=diamant&review", &[DECISION]),
    ("review-kadora", "/replay?game=kadora&review", &[DECISION]),
    ("practice", "/practice/mirrors", &[]),
    ("practice-kadora", "/practice/kadora?position=1", &["#show-answer"]),
    ("explore", "/explore?players=4&cards=17,snake,-1,13", &["#equilibrium"]),
    ("what-if-mirrors", "/replay?game=mirrors", &[STEP, "[aria-labelledby=what-if] button"]),
];

/// A free field, once the bots before this person have placed their mirrors.
const YOUR_FIELD: &str =
    ".table:has(.m-plate.m-bottom.on):has(.m-mirror:not(.none)) .m-field:has(.none)";
const TEXT: &str = ".tools button:nth-of-type(2)";
/// The next decision, once one is judged.
const DECISION: &str = "#decision-after[aria-disabled=false]";
const STEP: &str = ".steps button:nth-of-type(4)";
const END: &str = ".steps button:nth-of-type(5)";

#[test]
fn every_page_is_good_for_everyone_in_english_and_german() {
    alone(&[Lang::En, Lang::De]);
}

#[test]
fn every_page_is_good_for_everyone_in_dutch_french_and_italian() {
    alone(&[Lang::Nl, Lang::Fr, Lang::It]);
}

fn alone(languages: &[Lang]) {
    story(|test_site| {
        let visitor = test_site.visitor(PHONE);
        let faults = languages.iter().flat_map(|&lang| faults(&visitor, lang, ALONE));
        none(&faults.collect::<Vec<_>>());
    });
}

#[test]
fn every_page_of_a_table_is_good_for_everyone_in_every_language() {
    at_tables(|host, of_host, guest, of_guest| {
        let faults = Lang::ALL.into_iter().flat_map(|lang| {
            faults(host, lang, of_host).into_iter().chain(faults(guest, lang, of_guest))
        });
        faults.collect()
    });
}

/// Opens tables of all kinds, and has the pages of host and guest looked at.
pub(crate) fn at_tables(
    look: impl FnOnce(&Visitor<'_>, &[Scene<'_>], &Visitor<'_>, &[Scene<'_>]) -> Vec<String>,
) {
    story(|test_site| {
        let host = test_site.visitor(PHONE);
        let gathering = open(&host, "mirrors", 4);
        let playing = open(&host, "kadora", 3);
        begin(&host);
        assert!(await_turn(&host, Way::Mouse));
        let over = open(&host, "diamant", 3);
        begin(&host);
        play_out(&host, "diamant", Way::Mouse);
        let guest = test_site.visitor(PHONE);
        // The server says so of a table that is not there.
        test_site.expect_error("404");
        let place = |code: &str, rest: &str| format!("/t/{code}{rest}");
        let of_host: [Scene<'_>; 4] = [
            ("home-my-games", "/", &[]),
            ("lobby", &place(&gathering, ""), &[]),
            (
                "online",
                &place(&playing, ""),
                &[".own-seat summary", ".drawers summary", ".k-hand label"],
            ),
            ("online-over", &place(&over, ""), &[]),
        ];
        let of_guest: [Scene<'_>; 7] = [
            ("join", &place(&gathering, ""), &[]),
            ("join-screen", &place(&gathering, "/screen"), &[]),
            ("watch", &place(&playing, ""), &[]),
            ("screen", &place(&playing, "/screen"), &[]),
            ("replay-online", &format!("/replay/{over}"), &[END, ".proof summary"]),
            ("no-such-table", "/t/BBBBBB", &[]),
            ("claim", &place(&playing, "#move=abc"), &["main button.main"]),
        ];
        none(&look(&host, &of_host, &guest, &of_guest));
    });
}

pub(crate) fn none(faults: &[String]) {
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

/// Lets the browser keep a language, a game that is almost over and games that are.
pub(crate) fn prepare(visitor: &Visitor<'_>, lang: Lang) {
    visitor.goto("/nowhere");
    visitor.store("lang", lang.code());
    visitor.store("solo.diamant", ALMOST_OVER);
    visitor.store("finished.mirrors", include_str!("../../../voice/tests/golden/mirrors.json"));
    visitor.store("finished.kadora", include_str!("../../../voice/tests/golden/kadora.json"));
}

/// Opens a page on a telephone, and presses what is to be pressed there.
pub(crate) fn arrive(visitor: &Visitor<'_>, lang: Lang, path: &str, presses: &[&str]) {
    visitor.resize(PHONE);
    visitor.store("table", "picture");
    for game in ["diamant", "mirrors", "kadora"] {
        visitor.store(&format!("lesson.{game}"), "");
    }
    visitor.goto(path);
    visitor.until("the page has opened", "document.querySelector('h1')");
    for press in presses {
        visitor.click_on(press);
    }
    visitor.until(
        "the page speaks this language",
        &format!("document.documentElement.lang === '{lang}'"),
    );
}

/// What is wrong with some pages in a language.
fn faults(visitor: &Visitor<'_>, lang: Lang, scenes: &[Scene<'_>]) -> Vec<String> {
    let axe = axe();
    prepare(visitor, lang);
    let mut faults = Vec::new();
    for (name, path, presses) in scenes {
        let mut found = |place: &str, what: Vec<String>| {
            faults.extend(what.into_iter().map(|it| format!("{name}-{lang}-{place}: {it}")));
        };
        let shot = |place: &str| visitor.shot(&format!("{name}-{lang}-{place}"));
        arrive(visitor, lang, path, presses);
        found("phone", unsaid(visitor));
        for (size, screen) in [(DESKTOP, "desktop"), (PHONE, "phone")] {
            visitor.resize(size);
            found(screen, too_wide(visitor, size));
            if lang == Lang::En || size == PHONE {
                shot(screen);
            }
        }
        for text in ["large", "largest"] {
            visitor.set("text", text);
            found(text, too_wide(visitor, PHONE));
        }
        if matches!(lang, Lang::En | Lang::De) {
            shot("phone-largest");
        }
        visitor.set("text", "usual");
        visitor.js::<()>(&axe);
        // Contrast is the same in every language.
        let contrasts: &[_] = if lang == Lang::En { &["system", "more"] } else { &["system"] };
        for contrast in contrasts {
            visitor.set("contrast", contrast);
            for theme in ["light", "dark"] {
                visitor.set("theme", theme);
                found(&format!("{theme}-{contrast}"), violations(visitor));
                if lang == Lang::En {
                    shot(&format!("phone-{theme}-{contrast}"));
                }
            }
        }
    }
    faults
}

/// What is wrong with what is on a telephone's screen now, in both themes.
pub(crate) fn faults_here(visitor: &Visitor<'_>) -> Vec<String> {
    visitor.js::<()>(&axe());
    let mut faults = too_wide(visitor, PHONE);
    for theme in ["light", "dark"] {
        visitor.set("theme", theme);
        faults.extend(violations(visitor));
    }
    faults
}

/// A game of Diamant in which the first player need only leave the last cave.
pub(crate) const ALMOST_OVER: &str = r#"{"format": "adamant-record/1", "game": "diamant", "players": 3, "names": ["Anna", "Bert", "Chris"],
 "seed": 7, "chairs": ["person", "thumb", "thumb"],
 "deal": {"caves": [["11", "snake", "7", "4", "snake"], ["2"], ["1", "gas"], ["gas", "gas"], ["17"]]},
 "moves": ["SSS", "SLS", "S.L", "S..", "LLL", "SSL", "LL.", "SSS"]}"#;

/// What stands there without words of its own.
fn unsaid(visitor: &Visitor<'_>) -> Vec<String> {
    visitor.js(
        r"(document.title + '\n' + document.body.innerText
            + [...document.querySelectorAll('[aria-label]')].map(it => '\n' + it.ariaLabel).join(''))
            .match(/\b(web|guide|practice|diamant|mirrors|kadora|terminal|online|pages|home|ending|lessons)-[a-z][a-z-]*|.*[{}\u2068\u2069].*/g) ?? []",
    )
}

/// What does not fit on the screen, or into its box.
pub(crate) fn too_wide(visitor: &Visitor<'_>, size: Size) -> Vec<String> {
    visitor.js(&format!(
        "(() => {{
            const boxes = [...document.querySelectorAll('body :not(.unseen, .unseen *, svg, svg *)')].filter(it => {{
                const {{ display, overflowX, textOverflow }} = getComputedStyle(it);
                // Long names end in dots.
                return display !== 'inline' && textOverflow !== 'ellipsis' && !['auto', 'scroll'].includes(overflowX)
                    && it.clientWidth > 1 && it.scrollWidth > it.clientWidth + 1
                    && (it.matches('section:is(.board, .actions):not(.m-board), fieldset, form')
                        || [...it.childNodes].some(inside => inside.nodeType === 3 && inside.data.trim()));
            }});
            const wide = document.documentElement.scrollWidth;
            return [
                ...wide > {} ? [`${{wide}} pixels wide`] : [],
                ...boxes.map(it => `${{it.outerHTML.slice(0, 150)}} is ${{it.clientWidth}} wide and needs ${{it.scrollWidth}}`),
            ];
        }})()",
        size.width
    ))
}

/// What axe finds, once everything that moves has come to rest.
fn violations(visitor: &Visitor<'_>) -> Vec<String> {
    visitor.js("(async () => {
            await new Promise(requestAnimationFrame);
            for (const moving of document.getAnimations()) {
                try { moving.finish(); } catch { moving.cancel(); }
            }
            const { violations } = await axe.run(document, { resultTypes: ['violations'] });
            return violations.flatMap(({ id, nodes }) => nodes.slice(0, 3).map(node =>
                `${id} ${node.target} ${node.html.slice(0, 200)} ${node.failureSummary}`));
        })()")
}

impl Visitor<'_> {
    /// Lets the browser keep something of ours.
    pub(crate) fn store(&self, what: &str, value: &str) {
        let (key, value) = (json!(format!("adamant.{what}")), json!(value));
        self.js::<()>(&format!("localStorage.setItem({key}, {value})"));
    }

    /// Puts a setting in force, on this page only.
    fn set(&self, setting: &str, value: &str) {
        self.js::<String>(&format!("document.documentElement.dataset.{setting} = '{value}'"));
    }
}

/// The program that knows the rules of accessibility.
fn axe() -> String {
    let file = target().join("tools/axe.min.js");
    let axe = std::fs::read_to_string(&file);
    axe.unwrap_or_else(|error| {
        panic!("{error}: {} is brought by `cargo xtask test`", file.display())
    }) + ";undefined"
}
