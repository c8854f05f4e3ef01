//! The shuffle: what a page keeps of it when a game starts, and what it says at the end.

use serde_json::Value;

use crate::input::play_together;
use crate::together::{begin, join, open};
use crate::{DESKTOP, Visitor, story};

/// Writes down the numbers that the page draws.
const WITNESS: &str = "globalThis.drawn = [];
    const draw = crypto.getRandomValues.bind(crypto);
    crypto.getRandomValues = (bytes) => {
        draw(bytes);
        drawn.push([...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join(''));
        return bytes;
    };";

/// A server that puts another number into the record than it showed when the game started.
const LIAR: &str = "const bring = fetch;
    globalThis.fetch = async (what, ...how) => {
        const answer = await bring(what, ...how);
        if (!/\\/record/.test(what)) return answer;
        const record = await answer.json();
        record.fair.contributions[0] = 'ab'.repeat(32);
        return new Response(JSON.stringify(record));
    };";

/// The receipt that a page keeps of its game.
fn receipt(visitor: &Visitor<'_>) -> Value {
    visitor.wait(
        "there is a receipt",
        "JSON.parse(localStorage.getItem('adamant.receipts') ?? '[]').at(-1)?.receipt ?? null",
    )
}

#[test]
fn a_page_keeps_the_number_it_drew_and_says_at_the_end_whether_the_shuffle_was_the_promised_one() {
    story(|test_site| {
        let ana = test_site.visitor(DESKTOP);
        ana.on_every_page(WITNESS);
        let code = open(&ana, "diamant", 3);
        let ben = join(test_site, &code, "Ben");
        ben.on_every_page(LIAR);
        begin(&ana);

        let (kept, kept_by_ben) = (receipt(&ana), receipt(&ben));
        let drawn: Vec<String> = ana.js("drawn");
        let own = kept["contributions"][0].as_str().unwrap();
        assert_eq!((&kept["seat"], &kept_by_ben["seat"]), (&0.into(), &1.into()));
        assert!(drawn.iter().any(|number| number == own), "{own} is none of {drawn:?}");
        for part in ["table", "commitment", "contributions", "chairs", "options", "rules_version"] {
            assert_eq!(kept[part], kept_by_ben[part], "{part}");
        }
        ana.click("Fair shuffle");
        ana.read(own);
        let (name, file): (String, String) = ana.js("(() => {
                const link = document.querySelector('.fair a[download]');
                return [link.download, decodeURIComponent(link.href.split(',').slice(1).join(','))];
            })()");
        assert_eq!(name, format!("adamant-{code}-receipt.json"));
        assert_eq!(serde_json::from_str::<Value>(&file).unwrap(), kept);
        ana.shot("receipt-desktop");

        // From here on Ben's server lies about Ana's number.
        ben.reload();
        play_together(&[&ana, &ben], "diamant");
        ana.read("✓ The shuffle was as promised: the server’s number, all players’ numbers");
        ana.shot("shuffle-promised-desktop");
        ben.read("✗ The shuffle was not as promised.");
        ben.shot("shuffle-not-promised-phone");
    });
}
