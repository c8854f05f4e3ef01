//! Where the networks come from that experts play with: they are shipped, or brought.

use std::sync::OnceLock;

use super::{Brain, Learned};

/// The networks of a game, once they are there.
pub struct Store {
    shipped: &'static [u8],
    known: OnceLock<Brain>,
}

impl Store {
    /// Networks whose weights are shipped, or nothing if they are to be brought.
    pub const fn new(shipped: &'static [u8]) -> Self {
        Self { shipped, known: OnceLock::new() }
    }

    /// The networks, if they are there.
    pub fn brain<G: Learned>(&self) -> Option<&Brain> {
        if self.known.get().is_none() {
            self.bring::<G>(self.shipped);
        }
        self.known.get()
    }

    /// Brings weights from elsewhere. What is no network of the game is ignored.
    pub fn bring<G: Learned>(&self, weights: &[u8]) {
        if let Some(brain) = Brain::read::<G>(weights) {
            // One that is there already is the same.
            let _ = self.known.set(brain);
        }
    }
}
