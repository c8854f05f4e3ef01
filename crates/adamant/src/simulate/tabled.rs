//! What was counted in each game, for people and for programs.

use arena::simulation::{CaveEnds, Caves, EndingCounts, Endings, KadoraCounts, Simulated};
use comfy_table::{CellAlignment, LineStyle, Table, presets};
use games::{Diamant, Kadora, Mirrors};
use serde_json::{Value, json};
use voice::diamant::console as diamant_words;
use voice::kadora::console as kadora_words;
use voice::mirrors::console as mirrors_words;
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
        let mut table = plain_table([
            diamant_words::cards_turned(),
            diamant_words::caves(),
            diamant_words::ended(),
            words::share(),
        ]);
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
            mirrors_words::ended_by(),
            words::games(),
            words::share(),
            mirrors_words::turns_per_game(),
            mirrors_words::diamonds_per_game(),
            mirrors_words::deadlocks(),
        ]);
        for (ending, ends) in [
            (mirrors_words::ending("target"), endings.target),
            (mirrors_words::ending("pile"), endings.empty_pile),
            (mirrors_words::ending("standstill"), endings.standstill),
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
    fn table(counts: &KadoraCounts) -> Table {
        let mut table = plain_table([
            kadora_words::happenings(),
            kadora_words::times(),
            kadora_words::per_game(),
        ]);
        if let Some(column) = table.column_mut(0) {
            column.set_cell_alignment(CellAlignment::Left);
        }
        let mut rows = vec![
            ("turn", counts.turns),
            ("gift", counts.gifts),
            ("matching", counts.taken_matching),
            ("differing", counts.taken_full_table),
            ("everything", counts.taken_nothing_else),
            ("spell", counts.spellbound),
            ("cards", counts.decided_by_cards),
            ("shared", counts.shared),
        ];
        if counts.virtual_players > 0 {
            rows.push(("dummy", counts.virtual_wins));
        }
        for (what, times) in rows {
            let per_game = say(&words::figure(counts.per_game(times), 4, false));
            table.add_row([say(&kadora_words::happened(what)), count(times), per_game]);
        }
        table
    }

    fn json(counts: &KadoraCounts) -> Value {
        let mut json = json!({
            "turns": counts.turns,
            "turns_per_game": counts.per_game(counts.turns),
            "gifts": counts.gifts,
            "takes": {
                "K12": counts.taken_matching,
                "K13": counts.taken_full_table,
                "K14": counts.taken_nothing_else,
            },
            "without_card_face_down": counts.spellbound,
            "decided_by_cards": counts.decided_by_cards,
            "shared_wins": counts.shared,
        });
        if counts.virtual_players > 0 {
            json["virtual_wins"] = counts.virtual_wins.into();
        }
        json
    }
}
