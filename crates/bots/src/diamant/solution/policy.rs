//! The equilibrium, ready to play by.

use std::sync::OnceLock;

use miniz_oxide::deflate::compress_to_vec_zlib;
use miniz_oxide::inflate::decompress_to_vec_zlib_with_limit;

use super::grid::{CARDS, LAYER, Spot, layer, layers, luck, read};
use super::hazards::Hazards;
use super::solve::solve;

/// How likely an explorer leaves, in every state of a cave entered with certain hazards.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Policy {
    pub(super) hazards: Hazards,
    /// In 255ths.
    pub(super) leave: Vec<u8>,
}

/// The packed tables, in the order of [`Hazards::all`], as `adamant solve diamant` writes them.
#[cfg(feature = "tables")]
const PACKED: [&[u8]; 9] = [
    include_bytes!("../../../data/diamant/0.z"),
    include_bytes!("../../../data/diamant/1.z"),
    include_bytes!("../../../data/diamant/2.z"),
    include_bytes!("../../../data/diamant/3.z"),
    include_bytes!("../../../data/diamant/4.z"),
    include_bytes!("../../../data/diamant/5.z"),
    include_bytes!("../../../data/diamant/6.z"),
    include_bytes!("../../../data/diamant/7.z"),
    include_bytes!("../../../data/diamant/8.z"),
];
#[cfg(not(feature = "tables"))]
const PACKED: [&[u8]; 9] = [&[]; 9];

/// Those that have been asked for or brought.
static KNOWN: [OnceLock<Policy>; 9] = [const { OnceLock::new() }; 9];

impl Policy {
    /// The equilibrium, unpacked when it is first asked for, or computed if no table is shipped or was brought.
    pub fn of(hazards: Hazards) -> &'static Self {
        let index = hazards.index();
        KNOWN[index].get_or_init(|| {
            Self::unpack(hazards, PACKED[index]).unwrap_or_else(|| Self::solve(hazards))
        })
    }

    /// Whether asking for the equilibrium would mean computing it.
    pub fn is_missing(hazards: Hazards) -> bool {
        let index = hazards.index();
        PACKED[index].is_empty() && KNOWN[index].get().is_none()
    }

    /// Brings a packed table from elsewhere, so that it need not be computed. What is no table for these hazards is ignored.
    pub fn load(hazards: Hazards, packed: &[u8]) {
        if let Some(policy) = Self::unpack(hazards, packed) {
            // One that is there already is the same.
            let _ = KNOWN[hazards.index()].set(policy);
        }
    }

    /// Computes the equilibrium.
    pub fn solve(hazards: Hazards) -> Self {
        Self { hazards, leave: solve(hazards).leave }
    }

    /// The table, compressed.
    pub fn pack(&self) -> Vec<u8> {
        compress_to_vec_zlib(&self.leave, 10)
    }

    /// Reads a compressed table; nothing if it is not one for these hazards.
    pub fn unpack(hazards: Hazards, packed: &[u8]) -> Option<Self> {
        let size = layers(hazards) * LAYER;
        let leave = decompress_to_vec_zlib_with_limit(packed, size).ok()?;
        (leave.len() == size).then_some(Self { hazards, leave })
    }

    /// The chance of leaving, from 0 to 1.
    pub fn leave(&self, spot: &Spot) -> f32 {
        let cards = usize::from(spot.cards).min(CARDS - 1);
        let start = layer(self.hazards, spot.seen, cards, luck(spot.cards, spot.turned)) * LAYER;
        read(&self.leave[start..start + LAYER], spot.inside, spot.beside, spot.path) / 255.0
    }
}

#[cfg(all(test, feature = "tables"))]
mod tests {
    use super::*;

    #[test]
    fn the_tables_shipped_are_the_ones_computed() {
        let all: usize = PACKED.iter().map(|packed| packed.len()).sum();
        assert!(all <= 2_000_000, "{all} bytes");
        for hazards in Hazards::all() {
            let shipped = Policy::unpack(hazards, PACKED[hazards.index()]);
            assert!(
                shipped == Some(Policy::solve(hazards)),
                "{hazards:?}: run `adamant solve diamant`"
            );
        }
    }

    #[test]
    fn what_is_no_table_is_not_read_as_one() {
        assert_eq!(Policy::unpack(Hazards::FULL, b"not a table"), None);
        let other = Hazards::all().nth(1).unwrap();
        assert_eq!(Policy::unpack(other, PACKED[0]), None);
    }
}
