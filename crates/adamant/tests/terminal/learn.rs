//! The guided first games, from the first step to a real game.

use super::pty::Pty;

const UP: &str = "\x1b[A";
const DOWN: &str = "\x1b[B";
const RIGHT: &str = "\x1b[C";
const LEFT: &str = "\x1b[D";
const ENTER: &str = "\r";

/// Presses keys, and waits for what they lead to.
fn walk(pty: &mut Pty, way: &[(&[&str], &str)]) {
    for (keys, then) in way {
        for key in *keys {
            pty.press(key);
            pty.settle();
        }
        pty.wait_for(then);
    }
}

#[test]
fn diamant_is_learnt_on_the_whole_screen_and_then_played() {
    let mut pty = Pty::run(&["learn", "diamant", "--lang", "en"], (80, 24), &[]);
    pty.wait_for("Step 1 of 17");
    walk(
        &mut pty,
        &[
            (&[ENTER], "11 stones!"),
            (&[ENTER], "choose Stay"),
            (&["l"], "Stay for more. Try again."),
            (&["s"], "A snake!"),
            (&[ENTER], "The danger is small"),
            (&["s"], "7 stones"),
            (&[ENTER], "Choose Leave."),
            (&["l"], "You left alone"),
            (&[ENTER], "Mia and Tom stay"),
            (&["u"], "You left alone"),
            (&[ENTER], "Mia and Tom stay"),
            (&[ENTER], "The second snake!"),
            (&[ENTER], "leaves the game"),
            (&[ENTER], "There are five caves"),
            (&["f"], "An explosion"),
            (&["l"], "Tom left together with you"),
            (&[ENTER], "Mia is alone"),
            (&[ENTER], "The fifth cave"),
            (&[ENTER], "“I am staying!”"),
            (&["s"], "What you know now"),
            (&[ENTER], "cave 1 of 5"),
        ],
    );
    pty.interrupt();
    assert_eq!(pty.exit_code(), 0);
    assert!(pty.is_given_back());
}

#[test]
fn mirrors_is_learnt_on_the_whole_screen() {
    let mut pty = Pty::run(&["learn", "mirrors", "--lang", "en"], (80, 24), &[]);
    pty.wait_for("This is your secret card");
    walk(
        &mut pty,
        &[
            (&[ENTER], "Mirrors turn them."),
            (&[ENTER], "Place a mirror on b3"),
            (&[" ", ENTER], "Try again."),
            (&[" ", ENTER], "Your card shows red: take it."),
            (&["n"], "others could take it"),
            (&[ENTER], "Now it is Mia’s turn"),
            (&[ENTER], "From now on"),
            (&[ENTER], "Place a mirror on c3"),
            (&[RIGHT, ENTER], "the blue diamond in n3. Take it."),
            (&[ENTER], "Place a mirror on c4"),
            (&[RIGHT, UP, ENTER], "the red diamond in e4. Take it."),
            (&[ENTER], "One mirror did two things"),
            (&[ENTER], "all twelve mirrors"),
            (&[ENTER], "turn, move or take off"),
            (&[ENTER], "the last you need"),
            (&["2", ENTER], "Your card is complete!"),
            (&[ENTER], "anticlockwise"),
            (&[ENTER], "Put red back first."),
            (&["r", "r", "y", "y", ENTER], "What you know now"),
        ],
    );
    assert!(pty.screen().contains("lights that red diamond again"), "{}", pty.screen());
    pty.press("q");
    assert_eq!(pty.exit_code(), 0);
}

#[test]
fn kadora_is_learnt_on_the_whole_screen_in_two_sittings() {
    let home = tempfile::tempdir().unwrap();
    let learn = ["learn", "kadora", "--lang", "en"];
    let mut pty = Pty::run_in(home.path(), &learn, (80, 24), &[]);
    pty.wait_for("most cards cost you points");
    walk(
        &mut pty,
        &[
            (&[ENTER], "Every card has a colour"),
            (&[ENTER], "Place the green 1 on b3"),
            (&["1", ENTER], "This would happen: You place the orange 4"),
            (&["2", ENTER], "draw from the left pile"),
            (&["r"], "Take the pile that is marked"),
            (&["l"], "Look at column c"),
            (&[ENTER], "From 10 on"),
            (&[ENTER], "Place the orange 4 on b2"),
        ],
    );
    pty.press("q");
    assert_eq!(pty.exit_code(), 0);
    assert!(pty.screen().contains("adamant learn kadora"), "{}", pty.screen());

    let mut pty = Pty::run_in(home.path(), &learn, (80, 24), &[]);
    pty.wait_for("You were at step 7 of 20.");
    walk(
        &mut pty,
        &[
            (&["2", LEFT, DOWN, DOWN, ENTER], "You took the orange 3"),
            (&[ENTER], "penalty points!"),
            (&[ENTER], "the left pile has an orange card"),
            (&["l"], "give it to Mia"),
            (&["k"], "it costs you 2 penalty points"),
            (&[DOWN, DOWN, ENTER], "Now get more orange"),
            (&["2", RIGHT, RIGHT, DOWN, DOWN, DOWN, ENTER], "You have 7 in orange"),
            (&["r"], "only the space c2 is empty"),
            (&[ENTER], "Place the purple 1 on c2"),
            (&["4", ENTER], "No sum reaches 10"),
            (&["l"], "this is your last turn"),
            (&["1", LEFT, LEFT, LEFT, DOWN, DOWN, DOWN, RIGHT, ENTER], "The game is over."),
            (&[ENTER], "You have the most red"),
            (&[ENTER], "Tom has only 16"),
            (&[ENTER], "What you know now"),
        ],
    );
    pty.press("q");
    assert_eq!(pty.exit_code(), 0);
}

#[test]
fn a_lesson_is_found_in_the_menu_and_asked_for_by_ear() {
    let mut pty = Pty::run(&["play", "--lang", "en"], (80, 24), &[]);
    pty.wait_for("Learn by playing");
    walk(&mut pty, &[(&[UP, ENTER], "Step 1 of 17")]);
    pty.press("q");
    assert_eq!(pty.exit_code(), 0);

    let mut pty = Pty::run(&["learn", "--plain", "--lang", "fr"], (80, 24), &[]);
    for line in ["kadora", "", "", "quitter"] {
        assert!(pty.question().is_some(), "{}", pty.transcript());
        pty.type_line(line);
    }
    assert_eq!(pty.exit_code(), 0);
    assert!(pty.transcript().contains("Pose le 1 vert en b3."), "{}", pty.transcript());
}
