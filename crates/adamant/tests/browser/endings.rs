//! The end of a game: the podium, the story in a graph, the moments, and the picture to share.

use serde::Deserialize;

use crate::input::{Way, play_out};
use crate::visitor::Size;
use crate::{DESKTOP, PHONE, Visitor, story};

/// What is seen of an ending.
#[derive(Deserialize, Debug)]
struct Ending {
    ranks: Vec<u32>,
    drawn: usize,
    moments: usize,
    rows: usize,
    /// Whether the way to another game comes first.
    again_first: bool,
}

const ENDING: &str = "(() => {
    const all = what => [...document.querySelectorAll('.ending ' + what)];
    const again = document.querySelector('.rematch, .after');
    return {
        ranks: all('.rank').map(it => parseInt(it.innerText)),
        drawn: all('figure svg').flatMap(it => [...it.querySelectorAll('polyline, rect')]).length,
        moments: all('.moments li').length,
        rows: all('tbody tr').length,
        again_first: !!(again.compareDocumentPosition(document.querySelector('.ending')) & 4),
    };
})()";

fn look(visitor: &Visitor<'_>) -> Ending {
    visitor.until("the ending is there", "document.querySelector('.ending figure svg')");
    visitor.js(ENDING)
}

fn played<'a>(test_site: &'a crate::TestSite, game: &str, size: Size) -> Visitor<'a> {
    let visitor = test_site.visitor(size);
    // The count is not waited for.
    visitor.prefer("prefers-reduced-motion", "reduce");
    visitor.goto(&format!("/play/{game}?players=3&level=random&seed=7"));
    assert!(!visitor.sees(".ending"), "a game that goes on has no ending");
    play_out(&visitor, game, Way::Mouse);
    visitor
}

#[test]
fn every_game_ends_with_a_podium_a_graph_and_its_moments() {
    story(|test_site| {
        for (game, drawn) in [("diamant", 3), ("mirrors", 3), ("kadora", 6)] {
            let visitor = played(test_site, game, PHONE);
            let ending = look(&visitor);
            assert_eq!(ending.ranks.len(), 3, "{game}: {ending:?}");
            assert!(ending.ranks[0] == 1 && ending.ranks.is_sorted(), "{game}: {ending:?}");
            assert!(ending.drawn >= drawn, "{game}: {ending:?}");
            assert!((1..=2).contains(&ending.moments) && ending.rows >= 3, "{game}: {ending:?}");
            assert!(ending.again_first, "{game}: {ending:?}");
            assert!(visitor.sees(".ending figure [fill^='url(#weave']"), "{game}: no textures");
            visitor.shot(&format!("{game}-ending-phone"));
            visitor.resize(DESKTOP);
            visitor.shot(&format!("{game}-ending-desktop"));
        }
    });
}

#[test]
fn the_end_of_a_game_can_be_shared_as_a_picture() {
    story(|test_site| {
        let visitor = played(test_site, "diamant", PHONE);
        look(&visitor);
        visitor.js::<()>(
            "Object.defineProperty(navigator, 'canShare', { value: undefined });
            const real = URL.createObjectURL;
            URL.createObjectURL = file => {
                createImageBitmap(file).then(({ width, height }) =>
                    globalThis.picture = [file.name, file.type, width, height]);
                return real(file);
            };
            HTMLAnchorElement.prototype.click = function () { globalThis.loaded = this.download; };
            undefined",
        );
        visitor.click("Share as a picture");
        let picture: (String, String, u32, u32) =
            visitor.wait("there is a picture", "globalThis.loaded && globalThis.picture || null");
        assert_eq!(picture, ("adamant-diamant.png".to_owned(), "image/png".to_owned(), 1200, 630));
    });
}

#[test]
fn no_first_page_brings_what_draws_an_ending() {
    story(|test_site| {
        let visitor = test_site.visitor(PHONE);
        visitor.goto("/play/diamant?players=3&level=random&seed=7");
        visitor.until("there is something to choose", "document.querySelector('#stay')");
        let endings = "performance.getEntriesByType('resource').filter(({ name }) => name.includes('ending')).length";
        assert_eq!(visitor.js::<usize>(endings), 0);
        play_out(&visitor, "diamant", Way::Mouse);
        look(&visitor);
        assert!(visitor.js::<usize>(endings) > 0);
    });
}
