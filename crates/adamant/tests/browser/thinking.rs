//! Bots in a browser: they choose what they choose elsewhere, and fetch what they have learned only where a level needs it.

use bots::{Allowance, BotRequest, Roster};
use games::{Kadora, Kind, Mirrors};
use luck::Dice;
use table::{Turn, Viewer, pick};

use crate::{DESKTOP, story};

/// What a bot is asked after so many choices of a game in which everyone does anything.
fn question<G: Roster>(game: Kind, level: &str, players: u8, choices: u32) -> BotRequest {
    let mut dice = Dice::new(u64::from(choices));
    let mut position = G::new(players, &G::Options::default()).unwrap();
    let mut left = choices;
    loop {
        match position.turn() {
            Turn::Over => panic!("the game is shorter"),
            Turn::Chance => position.deal(position.draw(&mut dice), &mut ()).unwrap(),
            Turn::Seats { awaited, .. } => {
                let seat = awaited.first().unwrap();
                if left == 0 {
                    let view = serde_json::to_value(position.view(Viewer::Seat(seat))).unwrap();
                    let budget = Some(Allowance::Simulations(300));
                    let level = level.to_owned();
                    return BotRequest { game, level, seat, view, dice: (7, 1), budget };
                }
                left -= 1;
                let action = pick(&position, seat, &mut dice).unwrap();
                position.act(seat, action, &mut ()).unwrap();
            }
        }
    }
}

#[test]
fn experts_choose_in_a_browser_what_they_choose_elsewhere() {
    story(|test_site| {
        let visitor = test_site.visitor(DESKTOP);
        visitor.goto("/");
        let answer = |question: &BotRequest| -> String {
            let question =
                serde_json::to_string(&serde_json::to_string(question).unwrap()).unwrap();
            visitor.js(&format!(
                "(async () => {{
                    const files = await (await fetch('/sw.js')).text();
                    const [script] = files.match(/\\/assets\\/thinking\\.[0-9a-f]+\\.js/);
                    return (await import(script)).answer({question});
                }})()"
            ))
        };
        let fetched = |name: &str| -> bool {
            visitor.js(&format!(
                "performance.getEntriesByType('resource').some(({{ name }}) => name.includes('/assets/{name}.') && name.endsWith('.bin'))"
            ))
        };
        let hard = question::<Kadora>(Kind::Kadora, "clever", 3, 5);
        assert_eq!(Some(answer(&hard)), hard.answer(&|| 0.0));
        assert!(!fetched("kadora"), "a level that has learned nothing brings nothing");
        for (players, choices) in [(2, 11), (3, 20), (4, 33)] {
            for asked in [
                question::<Mirrors>(Kind::Mirrors, "expert", players, choices),
                question::<Kadora>(Kind::Kadora, "expert:timid", players, choices),
            ] {
                assert_eq!(Some(answer(&asked)), asked.answer(&|| 0.0), "{asked:?}");
            }
        }
        assert!(fetched("kadora") && fetched("mirrors"), "experts bring what they have learned");
    });
}
