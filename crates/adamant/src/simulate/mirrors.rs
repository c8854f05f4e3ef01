//! How games of Mirrors end, and how long they take.

use arena::simulation::{EndingCounts, Endings};
use comfy_table::Table;
use games::Mirrors;
use serde_json::{Map, Value, json};
use voice::tools as words;

use super::report::{count, plain_table};
use super::statistics::Tabled;
use crate::language::say;

impl Tabled for Mirrors {
    fn table(endings: &Endings) -> Option<Table> {
        let all = endings.all();
        let mut table = plain_table([
            words::m_ended(),
            words::games(),
            words::share(),
            words::m_turns(),
            words::m_diamonds(),
            words::m_deadlocks(),
        ]);
        for (ending, ends) in [
            (words::m_ending("target"), endings.target),
            (words::m_ending("pile"), endings.empty_pile),
            (words::m_ending("standstill"), endings.standstill),
            (words::all(), all),
        ] {
            let mean = |count| match ends.games {
                0 => "–".to_owned(),
                _ => say(&words::figure(ends.per_game(count), 1, false)),
            };
            table.add_row([
                say(&ending),
                count(ends.games),
                say(&words::part(all.per_game(ends.games), 1)),
                mean(ends.turns),
                mean(ends.diamonds),
                count(ends.deadlocks),
            ]);
        }
        Some(table)
    }

    fn json(endings: &Endings) -> Map<String, Value> {
        let all = endings.all();
        let row = |ending: &str, ends: EndingCounts| {
            json!({
                "ending": ending,
                "games": ends.games,
                "turns": ends.turns,
                "diamonds_taken": ends.diamonds,
                "deadlocks": ends.deadlocks,
                "games_with_deadlock": ends.deadlocked,
            })
        };
        let rows = [
            row("target", endings.target),
            row("empty_pile", endings.empty_pile),
            row("standstill", endings.standstill),
        ];
        Map::from_iter([
            ("endings".to_owned(), rows.to_vec().into()),
            ("turns_per_game".to_owned(), all.per_game(all.turns).into()),
            ("diamonds_per_game".to_owned(), all.per_game(all.diamonds).into()),
            ("deadlock_share".to_owned(), all.per_game(all.deadlocked).into()),
        ])
    }
}
