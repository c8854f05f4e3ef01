//! Why a choice is worth what it is, in numbers.

use serde::{Deserialize, Serialize};
use table::Seat;

/// Something that speaks for or against a choice, counted from what its seat saw.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Why {
    /// Diamant: so many of the cards left would end the expedition.
    NextCard {
        /// How many would.
        deadly: u8,
        /// How many are left.
        left: u8,
    },
    /// Diamant: the stones beside the chest, which a second hazard takes.
    AtRisk {
        /// How many.
        stones: u16,
    },
    /// Diamant: how many others are inside.
    Inside {
        /// How many.
        others: u8,
    },
    /// Diamant: what leaving brings, if all leave together and if no other does.
    Safe {
        /// If all leave.
        least: u16,
        /// If no other does.
        most: u16,
    },
    /// Mirrors: how many needed diamonds the mirror lights.
    Lights {
        /// How many.
        diamonds: u8,
    },
    /// Mirrors: how many more diamonds another player can light after it.
    Opens {
        /// Who.
        to: Seat,
        /// How many more.
        diamonds: u8,
    },
    /// Kadora: the penalty points of the own loot if it were counted before and after.
    Count {
        /// Before.
        before: u8,
        /// After.
        after: u8,
    },
}
