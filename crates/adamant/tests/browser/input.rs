//! How a visitor plays: with the mouse, with the keyboard alone, or in the text view with words.
//!
//! They play badly and briskly: what can be taken is taken, and otherwise the first thing that the rules allow is done.

use std::time::{Duration, Instant};

use serde::Deserialize;
use serde_json::json;

use crate::Visitor;
use crate::visitor::named;

/// What a visitor plays with.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Way {
    Mouse,
    Keys,
    Words,
}

/// How long a whole game may take on a busy machine.
const TIMEOUT: Duration = Duration::from_mins(4);

/// How a game stands for who sits before the page.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "lowercase")]
enum State {
    /// More has happened than is shown.
    Behind,
    Over,
    Yours,
}

/// The state, or nothing while others are awaited.
const STATE: &str = "(() => {
    const buttons = [...document.querySelectorAll('.tools button:enabled')];
    if (buttons.some(button => button.innerText === 'Skip animation')) return 'behind';
    const turn = document.querySelector('.table .turn')?.innerText ?? '';
    if (turn === 'The game is over.') return 'over';
    // Chosen, and the fists open in a moment.
    if (document.querySelector('.fists [aria-pressed=true]')) return null;
    return /\\byour?\\b/i.test(turn) ? 'yours' : null;
})()";

/// Waits until there is something to decide; false once the game is over.
pub(crate) fn await_turn(visitor: &Visitor<'_>, way: Way) -> bool {
    loop {
        match visitor.wait("something happens", STATE) {
            State::Over => return false,
            State::Yours => return true,
            State::Behind => hurry(visitor, way),
        }
    }
}

/// Lets all that has happened be shown at once, unless it has been meanwhile.
fn hurry(visitor: &Visitor<'_>, way: Way) {
    let button = named("Skip animation");
    if way == Way::Keys {
        let there = format!("document.activeElement === {button}");
        visitor.tab_until("Skip animation", &format!("!({button}) || {there}"));
        if visitor.js(&there) {
            visitor.press(&["Enter"]);
        }
    } else {
        // At once: what is shown next may move the button from under the pointer, and a link under it.
        visitor.js::<()>(&format!("{button}?.click()"));
    }
}

/// Plays a game to its end.
pub(crate) fn play_out(visitor: &Visitor<'_>, game: &str, way: Way) {
    let deadline = Instant::now() + TIMEOUT;
    let mut turn = 0;
    while await_turn(visitor, way) {
        assert!(Instant::now() < deadline, "{game} does not end: {turn} decisions so far");
        decide(visitor, game, way, turn);
        turn += 1;
    }
}

/// Plays a game in which several people sit to its end.
pub(crate) fn play_together(visitors: &[&Visitor<'_>], game: &str) {
    let deadline = Instant::now() + TIMEOUT;
    let mut turns = vec![0; visitors.len()];
    let mut over = 0;
    while over < visitors.len() {
        assert!(Instant::now() < deadline, "{game} does not end: {turns:?} decisions so far");
        over = 0;
        for (visitor, turn) in visitors.iter().zip(&mut turns) {
            match visitor.js(STATE) {
                Some(State::Yours) => {
                    decide(visitor, game, Way::Mouse, *turn);
                    *turn += 1;
                }
                Some(State::Behind) => hurry(visitor, Way::Mouse),
                Some(State::Over) => over += 1,
                None => {}
            }
        }
    }
}

/// Decides once, unless what was to be decided has been meanwhile: a server may be a step ahead of the page.
pub(crate) fn decide(visitor: &Visitor<'_>, game: &str, way: Way, turn: usize) {
    match (game, way) {
        ("diamant", Way::Mouse) => visitor.tap(fist(turn)),
        ("diamant", Way::Keys) => visitor.enter(fist(turn)),
        ("diamant", Way::Words) => visitor.say(&fist(turn)[1..]),
        ("mirrors", Way::Words) => {
            let table: Option<String> =
                visitor.js("document.querySelector('.as-text')?.innerText ?? null");
            if let Some(table) = table {
                visitor.say(&mirror_in_words(&visitor.question(), &table));
            }
        }
        ("mirrors", _) => mirror(visitor, way),
        ("kadora", Way::Words) => visitor.say(&card_in_words(&visitor.question())),
        ("kadora", _) => card(visitor, way),
        _ => panic!("there is no script for {game}"),
    }
}

/// Stays twice, then leaves.
const fn fist(turn: usize) -> &'static str {
    if turn % 3 == 2 { "#leave" } else { "#stay" }
}

fn mirror(visitor: &Visitor<'_>, way: Way) {
    let buttons = ["button.m-take", "button.main", "button"];
    let buttons = buttons.map(|button| format!(".m-panel .row {button}"));
    let free = ".m-field:has(.m-mirror.none)";
    match (buttons.iter().find(|button| visitor.sees(button)), way) {
        (Some(button), Way::Keys) => visitor.enter(button),
        (Some(button), _) => visitor.tap(button),
        (None, Way::Keys) => {
            visitor.tab_to(".m-grid [tabindex='0']");
            visitor.arrow_to(free);
            visitor.press(&[" "]);
        }
        (None, _) => visitor.tap(free),
    }
}

fn mirror_in_words(question: &str, table: &str) -> String {
    if let Some((_, order)) = question.split_once("diamonds of your card: ") {
        let diamonds = order.split('.').next().unwrap();
        let colours = ["red", "blue", "green", "yellow"];
        let words = diamonds.split([' ', ',']).filter(|word| colours.contains(word));
        return words.map(|word| word[..1].to_uppercase()).collect();
    }
    let lit = question.split(')').find(|lit| lit.contains('>') && !lit.contains("not needed"));
    if let Some(lit) = lit {
        return lit.split(' ').find(|word| word.contains('>')).unwrap()[..5].to_owned();
    }
    if question.contains("beams light") {
        return "none".to_owned();
    }
    if question.contains("All twelve") {
        return "pass".to_owned();
    }
    let standing = table.lines().find(|line| line.contains("irror")).unwrap();
    let fields = ('a'..='d').flat_map(|file| (1..=4).map(move |rank| format!("{file}{rank}")));
    let free = fields.into_iter().find(|field| !standing.contains(field)).unwrap();
    format!("{free}/")
}

fn card(visitor: &Visitor<'_>, way: Way) {
    let (pile, lay, open) =
        ("button.k-pile:enabled", ".k-actions .row button.main", ".k-cell.open");
    match way {
        Way::Keys if visitor.sees(pile) => visitor.enter(pile),
        Way::Keys => {
            visitor.tab_to(".k-hand input");
            visitor.press(&[" "]);
            visitor.tab_to(".k-block [tabindex='0']");
            visitor.arrow_to(open);
            visitor.press(&["Enter", "Enter"]);
        }
        _ if visitor.sees(pile) => visitor.tap(pile),
        _ if visitor.sees(lay) => visitor.tap(lay),
        _ if visitor.sees(".k-hand input:checked") => visitor.tap(open),
        _ => visitor.tap(".k-hand label"),
    }
}

fn card_in_words(question: &str) -> String {
    if question.contains("Which pile") {
        return if question.contains("L (") { "L" } else { "R" }.to_owned();
    }
    if question.contains("give away") {
        return "keep".to_owned();
    }
    let [card, place] = ["You hold ", "empty spaces are "].map(|before| {
        question.split(before).nth(1).unwrap().split([',', ';', '.']).next().unwrap()
    });
    format!("{card} {place}")
}

impl Visitor<'_> {
    /// Clicks the first that a selector finds, if it is there.
    fn tap(&self, selector: &str) {
        self.try_click(&format!("document.querySelector({})", json!(selector)));
    }

    /// Presses Enter on something, having gone there with Tab.
    pub(crate) fn enter(&self, selector: &str) {
        self.tab_to(selector);
        self.press(&["Enter"]);
    }

    /// What the text view asks.
    fn question(&self) -> String {
        self.wait("something is asked", "document.querySelector('.question').innerText || null")
    }

    /// Types into the text view.
    pub(crate) fn say(&self, line: &str) {
        self.fill("#typed", line);
        self.press(&["Enter"]);
    }

    /// Goes with the arrow keys, inside a grid, to the first place that a selector finds.
    pub(crate) fn arrow_to(&self, selector: &str) {
        let (right, down): (i32, i32) = self.js(&format!(
            "(() => {{
                const at = it => {{
                    const row = it.closest('[role=row]');
                    const rows = [...row.closest('[role=grid]').querySelectorAll('[role=row]')];
                    return [[...row.querySelectorAll('[role=gridcell]')].indexOf(it), rows.indexOf(row)];
                }};
                const [from, to] = [at(document.activeElement), at(document.querySelector({}))];
                return [to[0] - from[0], to[1] - from[1]];
            }})()",
            json!(selector)
        ));
        for (steps, [back, forth]) in
            [(right, ["ArrowLeft", "ArrowRight"]), (down, ["ArrowUp", "ArrowDown"])]
        {
            let key = if steps < 0 { back } else { forth };
            self.press(&vec![key; steps.unsigned_abs() as usize]);
        }
    }
}
