//! Counting what happens in Kadora.

use comfy_table::{CellAlignment, Table};
use kadora::{DecidedBy, Event, Kadora, Taking, Told};
use serde_json::{Map, Value, json};
use table::{Log, Seats};
use voice::tools as words;

use super::report::{count, plain_table};
use super::statistics::{HasStatistics, Statistics};
use crate::language::say;

impl HasStatistics for Kadora {
    type Statistics = Treasure;
}

/// What players did, and how games were won.
#[derive(Clone, Default)]
pub(crate) struct Treasure {
    games: u64,
    /// Cards laid, which is one a turn (K11).
    turns: u64,
    gifts: u64,
    /// K12.
    taken_matching: u64,
    /// K13.
    taken_full_table: u64,
    /// K14.
    taken_nothing_else: u64,
    decided_by_cards: u64,
    shared: u64,
    virtual_players: u64,
    virtual_wins: u64,
    /// Players without a card face down (K23). One of those counted always has one: every colour that a player has is led by a player (K21).
    spellbound: u64,
}

impl Treasure {
    fn counts(&mut self) -> [&mut u64; 11] {
        [
            &mut self.games,
            &mut self.turns,
            &mut self.gifts,
            &mut self.taken_matching,
            &mut self.taken_full_table,
            &mut self.taken_nothing_else,
            &mut self.decided_by_cards,
            &mut self.shared,
            &mut self.virtual_players,
            &mut self.virtual_wins,
            &mut self.spellbound,
        ]
    }

    #[expect(clippy::cast_precision_loss, reason = "no run has 2^53 games")]
    fn per_game(&self, count: u64) -> f64 {
        count as f64 / self.games.max(1) as f64
    }
}

impl Log<Event> for Treasure {
    fn push(&mut self, event: Event) {
        let Event::Told(told) = event else { return };
        match told {
            Told::Dealt { .. } => self.games += 1,
            Told::Placed { .. } => self.turns += 1,
            Told::Gave { .. } => self.gifts += 1,
            Told::Took { taking, .. } => match taking {
                Taking::Matching => self.taken_matching += 1,
                Taking::FullTable => self.taken_full_table += 1,
                Taking::NothingElse => self.taken_nothing_else += 1,
            },
            Told::AsideTurned { .. } => self.virtual_players += 1,
            Told::Counted { seat, covered: 0, players, .. } if seat.number() < players => {
                self.spellbound += 1;
            }
            Told::Won { winners, decision, players } => {
                self.decided_by_cards += u64::from(decision == DecidedBy::Cards);
                self.shared += u64::from(decision == DecidedBy::Shared);
                self.virtual_wins += u64::from(!(winners - Seats::all(players)).is_empty());
            }
            Told::Filled { .. }
            | Told::LastRound { .. }
            | Told::HandJoined { .. }
            | Told::TurnedDown { .. }
            | Told::Counted { .. } => {}
        }
    }
}

impl Statistics<Event> for Treasure {
    fn merge(&mut self, other: &Self) {
        for (count, more) in self.counts().into_iter().zip(other.clone().counts()) {
            *count += *more;
        }
    }

    fn table(&self) -> Option<Table> {
        let mut table = plain_table([words::k_what(), words::k_times(), words::k_per_game()]);
        if let Some(column) = table.column_mut(0) {
            column.set_cell_alignment(CellAlignment::Left);
        }
        let mut rows = vec![
            ("turn", self.turns),
            ("gift", self.gifts),
            ("matching", self.taken_matching),
            ("differing", self.taken_full_table),
            ("everything", self.taken_nothing_else),
            ("spell", self.spellbound),
            ("cards", self.decided_by_cards),
            ("shared", self.shared),
        ];
        if self.virtual_players > 0 {
            rows.push(("dummy", self.virtual_wins));
        }
        for (what, times) in rows {
            let per_game = say(&words::figure(self.per_game(times), 4, false));
            table.add_row([say(&words::k_happened(what)), count(times), per_game]);
        }
        Some(table)
    }

    fn json(&self) -> Map<String, Value> {
        let mut map = Map::from_iter([
            ("turns".to_owned(), self.turns.into()),
            ("turns_per_game".to_owned(), self.per_game(self.turns).into()),
            ("gifts".to_owned(), self.gifts.into()),
            (
                "takes".to_owned(),
                json!({
                    "K12": self.taken_matching,
                    "K13": self.taken_full_table,
                    "K14": self.taken_nothing_else,
                }),
            ),
            ("without_card_face_down".to_owned(), self.spellbound.into()),
            ("decided_by_cards".to_owned(), self.decided_by_cards.into()),
            ("shared_wins".to_owned(), self.shared.into()),
        ]);
        if self.virtual_players > 0 {
            map.insert("virtual_wins".to_owned(), self.virtual_wins.into());
        }
        map
    }
}
