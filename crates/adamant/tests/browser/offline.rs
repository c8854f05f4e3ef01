//! With no server and no network, after a single visit.

use crate::input::{Way, await_turn, decide, play_out};
use crate::{PHONE, TestSite, Visitor, story};

/// A visitor who was here once. Now there is no server any more, and no network.
pub(crate) fn cut_off(test_site: &TestSite) -> Visitor<'_> {
    let visitor = test_site.offline_visitor(PHONE);
    visitor.goto("/");
    visitor.until(
        "the browser keeps the page",
        "navigator.serviceWorker.controller?.state === 'activated'",
    );
    test_site.kill_server();
    visitor.cut_network();
    visitor
}

#[test]
fn without_a_network_a_whole_game_of_each_kind_is_begun_and_played() {
    story(|test_site| {
        let visitor = cut_off(test_site);
        for game in ["diamant", "mirrors", "kadora"] {
            visitor.goto("/");
            // The browser may have forgotten it with the page before.
            visitor.cut_network();
            visitor.read("You are offline.");
            visitor.goto(&format!("/play/{game}?players=3&level=thumb&seed=7"));
            play_out(&visitor, game, Way::Mouse);
        }
        visitor.shot("offline-over");
        visitor.click_until("Replay", "location.pathname.startsWith('/replay')");
        visitor.click("End");
        visitor.read("The game is over.");
    });
}

#[test]
fn without_a_network_every_page_that_needs_none_opens_in_every_language() {
    story(|test_site| {
        let visitor = cut_off(test_site);
        visitor.goto("/together");
        visitor.read("The server cannot be reached right now.");
        visitor.goto("/games");
        visitor.read("No games yet.");
        visitor.goto("/");
        visitor.shot("offline-home");
        visitor.click("Play Diamant");
        assert!(await_turn(&visitor, Way::Mouse));
        visitor.goto("/play/diamant?players=3&level=expert&seed=7");
        for turn in 0..3 {
            assert!(await_turn(&visitor, Way::Mouse), "experts play too");
            decide(&visitor, "diamant", Way::Mouse, turn);
        }
        visitor.goto("/rules/mirrors#M12");
        visitor.until("the rules open", "document.querySelector('.clause.sought#M12')");
        visitor.goto("/settings");
        for (language, settings) in [
            ("Nederlands", "Instellingen"),
            ("Français", "Réglages"),
            ("Deutsch", "Einstellungen"),
            ("Italiano", "Impostazioni"),
            ("English", "Settings"),
        ] {
            visitor.click(language);
            visitor.until(
                &format!("the page speaks {language}"),
                &format!("document.querySelector('h1').innerText === '{settings}'"),
            );
        }
        visitor.goto("/t/BCDFGH");
        visitor.read("Connection lost.");
        visitor.goto("/nowhere");
        visitor.read("Page not found");
    });
}
