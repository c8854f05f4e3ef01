//! What was counted in each game, for people and for programs.

use arena::simulation::{CaveEnds, Caves, EndingCounts, Endings, Simulated, Treasure};
use comfy_table::{CellAlignment, LineStyle, Table, presets};
use games::{Diamant, Kadora, Mirrors};
use serde_json::{Value, json};
use voice::online::as_said;
use voice::{Message, tools as words};

use crate::language::say;

/// A game whose counts can be shown.
pub(crate) trait Tabled: Simulated {
    /// What was counted, for people.
    fn table(counted: &Self::Statistics) -> Table;

    /// What was counted, for programs: an object.
    fn json(counted: &Self::Statistics) -> Value;
}

/// A table with these headings, its columns to the right as numbers are.
pub(super) fn plain_table<const N: usize>(headings: [Message; N]) -> Table {
    let mut table = Table::new();
    let rule = LineStyle::new('─', '─', '─', '─');
    table
        .load_style(presets::NOTHING.header_separator(rule))
        .set_header(headings.map(|heading| say(&heading)));
    for column in table.column_iter_mut() {
        column.set_cell_alignment(CellAlignment::Right);
    }
    table
}

/// A number, written as the language does.
fn count(number: u64) -> String {
    say(&as_said(number))
}

/// How its caves end.
impl Tabled for Diamant {
    fn table(caves: &Caves) -> Table {
        let row = |cards: String, ends: CaveEnds| {
            [
                cards,
                count(ends.caves),
                count(ends.by_hazard),
                say(&words::part(ends.hazard_share(), 1)),
            ]
        };
        let mut table =
            plain_table([words::d_cards(), words::d_caves(), words::d_ended(), words::share()]);
        for (cards, ends) in caves.seen() {
            table.add_row(row(cards.to_string(), ends));
        }
        table.add_row(row(say(&words::all()), caves.all()));
        table
    }

    fn json(caves: &Caves) -> Value {
        let ends: Vec<Value> = caves
            .seen()
            .map(|(cards, ends)| json!({"cards": cards, "caves": ends.caves, "ended_by_hazard": ends.by_hazard}))
            .collect();
        json!({"caves": ends, "hazard_share": caves.all().hazard_share()})
    }
}

/// How games end, and how long they take.
impl Tabled for Mirrors {
    fn table(endings: &Endings) -> Table {
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
        table
    }

    fn json(endings: &Endings) -> Value {
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
        json!({
            "endings": [
                row("target", endings.target),
                row("empty_pile", endings.empty_pile),
                row("standstill", endings.standstill),
            ],
            "turns_per_game": all.per_game(all.turns),
            "diamonds_per_game": all.per_game(all.diamonds),
            "deadlock_share": all.per_game(all.deadlocked),
        })
    }
}

/// What happened.
impl Tabled for Kadora {
    fn table(treasure: &Treasure) -> Table {
        let mut table = plain_table([words::k_what(), words::k_times(), words::k_per_game()]);
        if let Some(column) = table.column_mut(0) {
            column.set_cell_alignment(CellAlignment::Left);
        }
        let mut rows = vec![
            ("turn", treasure.turns),
            ("gift", treasure.gifts),
            ("matching", treasure.taken_matching),
            ("differing", treasure.taken_full_table),
            ("everything", treasure.taken_nothing_else),
            ("spell", treasure.spellbound),
            ("cards", treasure.decided_by_cards),
            ("shared", treasure.shared),
        ];
        if treasure.virtual_players > 0 {
            rows.push(("dummy", treasure.virtual_wins));
        }
        for (what, times) in rows {
            let per_game = say(&words::figure(treasure.per_game(times), 4, false));
            table.add_row([say(&words::k_happened(what)), count(times), per_game]);
        }
        table
    }

    fn json(treasure: &Treasure) -> Value {
        let mut json = json!({
            "turns": treasure.turns,
            "turns_per_game": treasure.per_game(treasure.turns),
            "gifts": treasure.gifts,
            "takes": {
                "K12": treasure.taken_matching,
                "K13": treasure.taken_full_table,
                "K14": treasure.taken_nothing_else,
            },
            "without_card_face_down": treasure.spellbound,
            "decided_by_cards": treasure.decided_by_cards,
            "shared_wins": treasure.shared,
        });
        if treasure.virtual_players > 0 {
            json["virtual_wins"] = treasure.virtual_wins.into();
        }
        json
    }
}
