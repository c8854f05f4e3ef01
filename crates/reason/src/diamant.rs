//! What bots think of Diamant.

use serde::{Deserialize, Serialize};

use crate::Percent;

/// What made a Diamant bot stay or leave.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Thought {
    /// The stones to take now, times the hazards seen.
    Stake {
        /// Stones beside the chest and on the path.
        take: u16,
        /// Hazards on the path.
        hazards: u8,
        /// The product at which it leaves.
        limit: u16,
    },
    /// What leaving gives at the least.
    SureGain {
        /// Stones.
        gain: u16,
        /// The gain above which it leaves once a hazard is seen.
        limit: u16,
        /// Hazards on the path.
        hazards: u8,
    },
    /// How many cards lie on the path.
    Cards {
        /// So many.
        cards: u8,
        /// The number at which it leaves.
        limit: u8,
    },
    /// What lies beside the chest.
    Beside {
        /// Stones.
        beside: u8,
        /// The number at which it leaves.
        limit: u8,
    },
    /// How many hazards lie on the path.
    Hazards {
        /// So many.
        hazards: u8,
        /// The number at which it leaves.
        limit: u8,
    },
    /// What one more card would bring and cost on average, in hundredths of a stone.
    OneMoreCard {
        /// What it would bring.
        gain: u16,
        /// What it would cost.
        loss: u16,
    },
    /// How often it leaves in such a position, as it has learned.
    Learned {
        /// So often.
        leave: Percent,
    },
    /// The chance of winning the game.
    Chances {
        /// The chance of winning after staying.
        stay: Percent,
        /// The chance of winning after leaving.
        leave: Percent,
        /// How many cards in the pile would end the expedition.
        deadly: u8,
        /// How many cards are in the pile.
        left: u8,
        /// What leaving gives at the least.
        sure: u16,
        /// How many others are inside.
        others: u8,
        /// How many of them it expects to leave now, rounded.
        leavers: u8,
    },
}
