//! Counting what happens in Kadora.

use kadora::{DecidedBy, Event, Taking, Told};
use table::{Log, Seats};

use super::Statistics;

/// What players did, and how games were won.
#[derive(Clone, Default)]
pub struct KadoraCounts {
    /// Games played.
    pub games: u64,
    /// Cards laid, which is one a turn (K11).
    pub turns: u64,
    /// Cards given away.
    pub gifts: u64,
    /// Cards taken that match (K12).
    pub taken_matching: u64,
    /// Cards taken from a full table (K13).
    pub taken_full_table: u64,
    /// Cards taken because nothing else could be done (K14).
    pub taken_nothing_else: u64,
    /// Games that the number of cards decided.
    pub decided_by_cards: u64,
    /// Shared wins.
    pub shared: u64,
    /// Games with a virtual player.
    pub virtual_players: u64,
    /// Games that a virtual player won or shared.
    pub virtual_wins: u64,
    /// Players without a card face down (K23). One of those counted always has one: every colour that a player has is led by a player (K21).
    pub spellbound: u64,
}

impl KadoraCounts {
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

    /// So much a game.
    #[expect(clippy::cast_precision_loss, reason = "no run has 2^53 games")]
    pub fn per_game(&self, count: u64) -> f64 {
        count as f64 / self.games.max(1) as f64
    }
}

impl Log<Event> for KadoraCounts {
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

impl Statistics<Event> for KadoraCounts {
    fn merge(&mut self, other: &Self) {
        for (count, more) in self.counts().into_iter().zip(other.clone().counts()) {
            *count += *more;
        }
    }
}
