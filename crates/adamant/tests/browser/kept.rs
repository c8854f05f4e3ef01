//! What the browser keeps: games for when they are over.

use crate::hands::{Way, play_out};
use crate::{DESKTOP, story};

#[test]
fn a_game_that_is_over_is_looked_at_again_step_by_step() {
    story(|house| {
        let visitor = house.visitor(DESKTOP);
        visitor.goto("/play/diamant?players=3&level=thumb&seed=7");
        play_out(&visitor, "diamant", Way::Mouse);
        visitor.click("Look at it again");
        visitor.until("the game lies there", "location.pathname.startsWith('/replay')");
        visitor.click("To the end");
        visitor.read("The game is over.");
        visitor.click("A step back");
        visitor.shot("replay-desktop");
        visitor.click("To the beginning");
        visitor.until("it begins", "!document.body.innerText.includes('The game is over.')");
    });
}
