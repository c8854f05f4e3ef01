//! Every page in the made-up language, on a telephone and on a laptop: what stands there in plain letters is in no locale, and what
//! does not fit would not fit in a longer language either.

use serde_json::json;
use voice::{Lang, Late};

use crate::all_pages::{self, ALONE, Scene, too_wide};
use crate::{DESKTOP, PHONE, Visitor, story};

#[allow(dead_code, reason = "other tests load the rest of it")]
#[path = "../../../voice/tests/pseudo/language.rs"]
mod language;

/// The language whose place it takes.
const LANG: Lang = Lang::Nl;

/// The product, what languages call themselves, the formats of files, and the names of people and bots.
const ALLOWED: &str = "Adamant English Nederlands Français Deutsch Italiano JSON MIT Apache HTTP Anna Bert Chris Ana Mia Tom Sam \
     Opal Jade Onyx Amber Beryl Topaz Garnet Agate";

#[test]
fn every_page_speaks_the_language_and_has_room_for_a_longer_one() {
    story(|test_site| {
        let visitor = test_site.visitor(PHONE);
        all_pages::none(&faults(&visitor, ALONE));
    });
}

#[test]
fn every_page_of_a_table_speaks_the_language_and_has_room_for_a_longer_one() {
    all_pages::at_tables(|host, of_host, guest, of_guest| {
        [faults(host, of_host), faults(guest, of_guest)].concat()
    });
}

fn faults(visitor: &Visitor<'_>, scenes: &[Scene<'_>]) -> Vec<String> {
    let mut made_up = json!({ "pack": language::sentences(), "rules": language::rulebooks() });
    for &late in Late::ALL {
        made_up[late.name()] = language::late(late).into();
    }
    visitor.on_every_page(&format!(
        "{{
            const [own, made_up] = [fetch, {made_up}];
            const packs = new RegExp(`/{LANG}\\\\.(?:\\\\w+\\\\.)?(${{Object.keys(made_up).join('|')}})`);
            fetch = (what, ...more) => {{
                const [, kind] = packs.exec(what?.url ?? what) ?? [];
                return kind ? Promise.resolve(new Response(made_up[kind])) : own(what, ...more);
            }};
        }}",
    ));
    all_pages::prepare(visitor, LANG);
    let mut faults = Vec::new();
    for (name, path, presses) in scenes {
        all_pages::arrive(visitor, LANG, path, presses);
        let mut found = |place: &str, what: Vec<String>| {
            faults.extend(what.into_iter().map(|it| format!("{name}-{place}: {it}")));
        };
        found("words", plain(visitor));
        for (size, screen) in [(DESKTOP, "desktop"), (PHONE, "phone")] {
            visitor.resize(size);
            found(screen, too_wide(visitor, size));
            visitor.shot(&format!("{name}-pseudo-{screen}"));
        }
    }
    faults
}

/// Words in plain letters that can be read or heard. Addresses, codes and long numbers are the same in every language.
fn plain(visitor: &Visitor<'_>) -> Vec<String> {
    visitor.js(&format!(
        "(() => {{
            const allowed = {}.split(' ');
            const found = new Set();
            const look = (text, where) => {{
                const words = text.replace(/https?:\\S+|[\\w.]+:\\d+\\S*|\\b[0-9a-f]{{8,}}\\b|\\b[2-9B-DF-HJ-NP-TV-Z]{{3}} ?[2-9B-DF-HJ-NP-TV-Z]{{3}}\\b/g, ' ').match(/[A-Za-zÀ-ž]+/g) ?? [];
                for (const word of words) {{
                    if (/^[A-Za-z]{{2,}}$/.test(word) && !allowed.includes(word)) found.add(`${{word}} in ${{where.outerHTML.slice(0, 160)}}`);
                }}
            }};
            look(document.title, document.querySelector('title'));
            const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
            while (texts.nextNode()) {{
                const at = texts.currentNode.parentElement;
                if (!at.closest('script, style, noscript') && at.checkVisibility()) look(texts.currentNode.data, at);
            }}
            for (const name of ['aria-label', 'aria-description', 'aria-roledescription', 'title', 'placeholder', 'alt']) {{
                for (const at of document.querySelectorAll(`[${{name}}]`)) look(at.getAttribute(name), at);
            }}
            return [...found];
        }})()",
        json!(ALLOWED)
    ))
}
