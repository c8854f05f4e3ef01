//! How games of Mirrors end, and how long they take.

use mirrors::{Ending, Event, Told};
use table::{Log, Seat};

use super::Statistics;

/// What happened in games of Mirrors, by how they ended.
#[derive(Clone, Default)]
pub struct Endings {
    /// Games that ended by their target.
    pub target: EndingCounts,
    /// Games that ended with an empty pile.
    pub empty_pile: EndingCounts,
    /// Games that ended by a standstill.
    pub standstill: EndingCounts,
    /// The game being played.
    playing: EndingCounts,
    /// Who has touched a mirror in the turn being played.
    touched: Option<Seat>,
    /// Why the game being played ended, if it was not by its target.
    ended: Option<Ending>,
}

/// What happened in some games.
#[derive(Clone, Copy, Default)]
pub struct EndingCounts {
    /// How many there were.
    pub games: u64,
    /// Turns that were played.
    pub turns: u64,
    /// Diamonds taken (M9, M11).
    pub diamonds: u64,
    /// Deadlocks.
    pub deadlocks: u64,
    /// Games that met a deadlock.
    pub deadlocked: u64,
}

impl EndingCounts {
    fn plus(self, other: Self) -> Self {
        Self {
            games: self.games + other.games,
            turns: self.turns + other.turns,
            diamonds: self.diamonds + other.diamonds,
            deadlocks: self.deadlocks + other.deadlocks,
            deadlocked: self.deadlocked + other.deadlocked,
        }
    }

    /// So much a game.
    #[expect(clippy::cast_precision_loss, reason = "no run has 2^53 games")]
    pub fn per_game(self, count: u64) -> f64 {
        count as f64 / self.games.max(1) as f64
    }
}

impl Endings {
    /// What happened in all games.
    pub fn all(&self) -> EndingCounts {
        self.target.plus(self.empty_pile).plus(self.standstill)
    }

    fn end(&mut self) {
        let game = std::mem::take(&mut self.playing);
        let ends = match self.ended.take() {
            None | Some(Ending::Target) => &mut self.target,
            Some(Ending::EmptyPile) => &mut self.empty_pile,
            Some(Ending::Standstill) => &mut self.standstill,
        };
        *ends = ends.plus(EndingCounts { games: 1, deadlocked: game.deadlocks.min(1), ..game });
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
}
