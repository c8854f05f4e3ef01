//! What people do about their own seat while a game is on: another name, going away, giving up.

use crate::input::{Way, await_turn};
use crate::together::{begin, join, open};
use crate::{DESKTOP, story};

#[test]
fn a_seat_is_renamed_left_and_come_back_to_and_given_up_during_the_game() {
    story(|test_site| {
        let ana = test_site.visitor(DESKTOP);
        let code = open(&ana, "kadora", 3);
        let ben = join(test_site, &code, "Ben");
        begin(&ana);
        ben.until("the game is on", "document.querySelector('.table .turn')");

        ben.click_on(".own-seat summary");
        ben.shot("own-seat-phone");
        ben.fill("#new-name", "Benjamin");
        ben.click("Change name");
        ana.read("Benjamin");

        ben.click("Leave the table");
        ben.until("Ben is at home", "location.pathname === '/'");
        ana.read("a bot plays");
        ben.goto(&format!("/t/{code}"));
        ben.until("Ben is back", "document.querySelector('.own-seat')");
        ana.until("the bot is gone", "!document.body.innerText.includes('a bot plays')");

        ben.click_on(".own-seat summary");
        ben.click("Resign");
        ben.click("Keep playing");
        assert!(ben.sees(".own-seat"), "nothing is given up before it is confirmed");
        ben.click("Resign");
        ben.click("Yes, resign");
        ben.read("You are watching.");
        assert!(!ben.sees(".own-seat"));
        ana.read("has resigned");
        assert!(await_turn(&ana, Way::Mouse), "the game goes on");
        ana.shot("resigned-desktop");
    });
}
