//! Every page in every language, in both themes, on a telephone and on a laptop.

use serde_json::json;
use voice::Lang;

use crate::visitor::target;
use crate::{DESKTOP, PHONE, Visitor, story};

/// Every page as it is after a press on what the selector finds, if there is one.
const PAGES: &[(&str, &str, Option<&str>)] = &[
    ("home", "/", None),
    ("settings", "/settings", None),
    ("not-found", "/nowhere", None),
    ("rules-diamant", "/rules/diamant", None),
    ("rules-mirrors", "/rules/mirrors#M12", None),
    ("rules-kadora", "/rules/kadora", None),
    ("diamant", "/play/diamant?players=5&level=thumb&seed=7", Some("#stay")),
    ("mirrors", "/play/mirrors?players=4&level=thumb&seed=7", Some(".m-field")),
    ("kadora", "/play/kadora?players=4&level=thumb&seed=7", Some(".k-hand label")),
    ("diamant-text", "/play/diamant?players=5&level=thumb&seed=7", Some(TEXT)),
    ("mirrors-text", "/play/mirrors?players=4&level=thumb&seed=7", Some(TEXT)),
    ("kadora-text", "/play/kadora?players=4&level=thumb&seed=7", Some(TEXT)),
];

const TEXT: &str = ".tools button:nth-of-type(3)";

#[test]
fn every_page_is_good_for_everyone_in_english_and_german() {
    check(&[Lang::En, Lang::De]);
}

#[test]
fn every_page_is_good_for_everyone_in_dutch_french_and_italian() {
    check(&[Lang::Nl, Lang::Fr, Lang::It]);
}

fn check(languages: &[Lang]) {
    let axe = axe();
    story(|house| {
        let mut faults = Vec::new();
        for lang in languages {
            let visitor = house.visitor(PHONE);
            visitor.goto("/nowhere");
            visitor.js::<()>(&format!("localStorage.setItem('adamant.lang', '{lang}')"));
            for (name, path, press) in PAGES {
                visitor.resize(PHONE);
                visitor.goto(path);
                if let Some(press) = press {
                    visitor.click_on(press);
                }
                for (size, screen) in [(DESKTOP, "desktop"), (PHONE, "phone")] {
                    visitor.resize(size);
                    let place = format!("{name}-{lang}-{screen}");
                    faults.extend(missing(&visitor, size.width).map(|it| format!("{place}: {it}")));
                    if *lang == Lang::En || size == PHONE {
                        visitor.shot(&place);
                    }
                }
                visitor.js::<()>(&axe);
                for theme in ["light", "dark"] {
                    let place = format!("{name}-{lang}-{theme}");
                    faults.extend(
                        violations(&visitor, theme).iter().map(|it| format!("{place}: {it}")),
                    );
                }
                if *lang == Lang::En {
                    visitor.shot(&format!("{name}-{lang}-phone-dark"));
                }
            }
        }
        assert!(faults.is_empty(), "{}", faults.join("\n"));
    });
}

/// What does not fit, or has no words.
fn missing(visitor: &Visitor<'_>, width: u16) -> impl Iterator<Item = String> + use<> {
    let wide: i64 = visitor.js("document.documentElement.scrollWidth");
    let too_wide = (wide > width.into()).then(|| format!("{wide} pixels wide"));
    let unsaid: Vec<String> = visitor.js(
        r"(document.title + '\n' + document.body.innerText
            + [...document.querySelectorAll('[aria-label]')].map(it => '\n' + it.ariaLabel).join(''))
            .match(/\b(web|diamant|mirrors|kadora|terminal|online|pages)-[a-z][a-z-]*|.*[{}\u2068\u2069].*/g) ?? []",
    );
    too_wide.into_iter().chain(unsaid.into_iter().map(|it| format!("shows {it:?}")))
}

/// What axe finds, once everything that moves has come to rest.
fn violations(visitor: &Visitor<'_>, theme: &str) -> Vec<String> {
    visitor.js(&format!(
        "(async () => {{
            document.documentElement.dataset.theme = {};
            await new Promise(requestAnimationFrame);
            for (const moving of document.getAnimations()) {{
                try {{ moving.finish(); }} catch {{ moving.cancel(); }}
            }}
            const {{ violations }} = await axe.run(document, {{ resultTypes: ['violations'] }});
            return violations.flatMap(({{ id, nodes }}) => nodes.slice(0, 3).map(node =>
                `${{id}} ${{node.target}} ${{node.html.slice(0, 200)}} ${{node.failureSummary}}`));
        }})()",
        json!(theme)
    ))
}

/// The program that knows the rules of accessibility.
fn axe() -> String {
    let file = target().join("tools/axe.min.js");
    let axe = std::fs::read_to_string(&file);
    axe.unwrap_or_else(|error| {
        panic!("{error}: {} is brought by `cargo xtask test`", file.display())
    }) + ";undefined"
}
