//! How games of Mirrors end, and how long they take.

use comfy_table::Table;
use mirrors::{Ending, Event, Mirrors, Told};
use serde_json::{Map, Value, json};
use table::{Log, Seat};
use voice::tools as words;

use super::report::{count, plain_table};
use super::statistics::{HasStatistics, Statistics};
use crate::language::say;

impl HasStatistics for Mirrors {
    type Statistics = Endings;
}

/// What happened in games of Mirrors, by how they ended.
#[derive(Clone, Default)]
pub(crate) struct Endings {
    target: Counts,
    empty_pile: Counts,
    standstill: Counts,
    /// The game being played.
    playing: Counts,
    /// Who has touched a mirror in the turn being played.
    touched: Option<Seat>,
    /// Why the game being played ended, if it was not by its target.
    ended: Option<Ending>,
}

#[derive(Clone, Copy, Default)]
struct Counts {
    games: u64,
    turns: u64,
    /// Diamonds taken (M9, M11).
    diamonds: u64,
    deadlocks: u64,
    /// Games that met a deadlock.
    deadlocked: u64,
}

impl Counts {
    fn plus(self, other: Self) -> Self {
        Self {
            games: self.games + other.games,
            turns: self.turns + other.turns,
            diamonds: self.diamonds + other.diamonds,
            deadlocks: self.deadlocks + other.deadlocks,
            deadlocked: self.deadlocked + other.deadlocked,
        }
    }

    #[expect(clippy::cast_precision_loss, reason = "no run has 2^53 games")]
    fn per_game(self, count: u64) -> f64 {
        count as f64 / self.games.max(1) as f64
    }
}

impl Endings {
    fn all(&self) -> Counts {
        self.target.plus(self.empty_pile).plus(self.standstill)
    }

    fn end(&mut self) {
        let game = std::mem::take(&mut self.playing);
        let ends = match self.ended.take() {
            None | Some(Ending::Target) => &mut self.target,
            Some(Ending::EmptyPile) => &mut self.empty_pile,
            Some(Ending::Standstill) => &mut self.standstill,
        };
        *ends = ends.plus(Counts { games: 1, deadlocked: game.deadlocks.min(1), ..game });
    }
}

impl Log<Event> for Endings {
    fn push(&mut self, event: Event) {
        let Event::Told(told) = event else { return };
        match told {
            Told::Touched { seat, .. } => {
                self.playing.turns += 1;
                self.touched = Some(seat);
            }
            Told::Passed { .. } => {
                self.playing.turns += 1;
                self.touched = None;
            }
            Told::Took { seat, .. } => {
                self.playing.diamonds += 1;
                // While all twelve mirrors stand, a turn may begin with this.
                if self.touched.take() != Some(seat) {
                    self.playing.turns += 1;
                }
            }
            Told::Deadlock => self.playing.deadlocks += 1,
            Told::Ended { ending } => self.ended = Some(ending),
            Told::Won { .. } => self.end(),
            _ => {}
        }
    }
}

impl Statistics<Event> for Endings {
    fn merge(&mut self, other: &Self) {
        self.target = self.target.plus(other.target);
        self.empty_pile = self.empty_pile.plus(other.empty_pile);
        self.standstill = self.standstill.plus(other.standstill);
    }

    fn table(&self) -> Option<Table> {
        let all = self.all();
        let mut table = plain_table([
            words::m_ended(),
            words::games(),
            words::share(),
            words::m_turns(),
            words::m_diamonds(),
            words::m_deadlocks(),
        ]);
        for (ending, ends) in [
            (words::m_ending("target"), self.target),
            (words::m_ending("pile"), self.empty_pile),
            (words::m_ending("standstill"), self.standstill),
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

    fn json(&self) -> Map<String, Value> {
        let all = self.all();
        let row = |ending: &str, ends: Counts| {
            json!({
                "ending": ending,
                "games": ends.games,
                "turns": ends.turns,
                "diamonds_taken": ends.diamonds,
                "deadlocks": ends.deadlocks,
                "games_with_deadlock": ends.deadlocked,
            })
        };
        let endings = [
            row("target", self.target),
            row("empty_pile", self.empty_pile),
            row("standstill", self.standstill),
        ];
        Map::from_iter([
            ("endings".to_owned(), endings.to_vec().into()),
            ("turns_per_game".to_owned(), all.per_game(all.turns).into()),
            ("diamonds_per_game".to_owned(), all.per_game(all.diamonds).into()),
            ("deadlock_share".to_owned(), all.per_game(all.deadlocked).into()),
        ])
    }
}
