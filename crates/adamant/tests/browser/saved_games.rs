//! Games that are over: what the browser keeps, and records brought along.

use serde_json::json;

use crate::input::{Way, play_out};
use crate::{DESKTOP, PHONE, story};

#[test]
fn a_game_that_is_over_is_looked_at_again_step_by_step() {
    story(|test_site| {
        let visitor = test_site.visitor(DESKTOP);
        visitor.goto("/play/diamant?players=3&level=thumb&seed=7");
        play_out(&visitor, "diamant", Way::Mouse);
        // Loaded again, the page begins no new game.
        visitor.reload();
        visitor.read("The game is over.");
        visitor.click_until("Replay", "location.pathname.startsWith('/replay')");
        visitor.click("End");
        visitor.read("The game is over.");
        visitor.click("Step back");
        visitor.shot("replay-desktop");
        visitor.click("Beginning");
        visitor.until("it begins", "!document.body.innerText.includes('The game is over.')");
    });
}

#[test]
fn a_record_is_dropped_on_the_page_or_chosen_from_the_disk() {
    story(|test_site| {
        let visitor = test_site.visitor(PHONE);
        let bring = |record: &str, how: &str| {
            visitor.goto("/replay");
            visitor.until("there is a place for records", "document.querySelector('.drop input')");
            visitor.js::<()>(&format!(
                "{{
                    const dataTransfer = new DataTransfer();
                    dataTransfer.items.add(new File([{}], 'game.json'));
                    {how}
                }}
                undefined",
                json!(record)
            ));
        };
        let dropped = "document.querySelector('.drop')
            .dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer }));";
        let chosen = "const input = document.querySelector('.drop input');
            input.files = dataTransfer.files;
            input.dispatchEvent(new Event('change', { bubbles: true }));";
        let record = include_str!("../../../voice/tests/golden/kadora.json");
        for way in [dropped, chosen] {
            bring("{ \"format\": \"something else\" }", way);
            visitor.read("This game file cannot be shown.");
            bring(record, way);
            visitor.click("End");
            visitor.read("The game is over.");
            visitor.read("Anna");
        }
    });
}
