//! How Diamant's caves end.

use arena::simulation::{CaveEnds, Caves};
use comfy_table::Table;
use games::Diamant;
use serde_json::{Map, Value, json};
use voice::tools as words;

use super::report::{count, plain_table};
use super::statistics::Tabled;
use crate::language::say;

impl Tabled for Diamant {
    fn table(caves: &Caves) -> Option<Table> {
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
        Some(table)
    }

    fn json(caves: &Caves) -> Map<String, Value> {
        let ends: Vec<Value> = caves
            .seen()
            .map(|(cards, ends)| json!({"cards": cards, "caves": ends.caves, "ended_by_hazard": ends.by_hazard}))
            .collect();
        Map::from_iter([
            ("caves".to_owned(), ends.into()),
            ("hazard_share".to_owned(), caves.all().hazard_share().into()),
        ])
    }
}
