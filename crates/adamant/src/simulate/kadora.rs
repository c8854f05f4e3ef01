//! What happened in Kadora.

use arena::simulation::Treasure;
use comfy_table::{CellAlignment, Table};
use games::Kadora;
use serde_json::{Map, Value, json};
use voice::tools as words;

use super::report::{count, plain_table};
use super::statistics::Tabled;
use crate::language::say;

impl Tabled for Kadora {
    fn table(treasure: &Treasure) -> Option<Table> {
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
        Some(table)
    }

    fn json(treasure: &Treasure) -> Map<String, Value> {
        let mut map = Map::from_iter([
            ("turns".to_owned(), treasure.turns.into()),
            ("turns_per_game".to_owned(), treasure.per_game(treasure.turns).into()),
            ("gifts".to_owned(), treasure.gifts.into()),
            (
                "takes".to_owned(),
                json!({
                    "K12": treasure.taken_matching,
                    "K13": treasure.taken_full_table,
                    "K14": treasure.taken_nothing_else,
                }),
            ),
            ("without_card_face_down".to_owned(), treasure.spellbound.into()),
            ("decided_by_cards".to_owned(), treasure.decided_by_cards.into()),
            ("shared_wins".to_owned(), treasure.shared.into()),
        ]);
        if treasure.virtual_players > 0 {
            map.insert("virtual_wins".to_owned(), treasure.virtual_wins.into());
        }
        map
    }
}
