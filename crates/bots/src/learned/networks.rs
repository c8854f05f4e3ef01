//! The networks of a game, and where experts find them: they are shipped with the program, or loaded later.

use std::sync::OnceLock;

use table::{Seat, Viewer};

use super::{Learned, Net, sigmoid};
use crate::search::{Worth, normalize};

/// The networks of a game, one for each number of players.
#[derive(Clone, PartialEq, Debug)]
pub struct Networks {
    nets: Vec<Net>,
    fewest: u8,
}

impl Networks {
    /// Reads weights as they are shipped: a network for each number of players, from the fewest on.
    pub fn read<G: Learned>(bytes: &[u8]) -> Option<Self> {
        let fewest = *G::PLAYERS.start();
        let count = usize::from(G::PLAYERS.end() - fewest + 1);
        let size = 2 * G::SHAPE.weights();
        if bytes.len() != count * size {
            return None;
        }
        let nets = bytes.chunks_exact(size).map(|part| Net::read(G::SHAPE, part));
        Some(Self { nets: nets.collect::<Option<_>>()?, fewest })
    }

    /// The network for so many players.
    pub fn net(&self, players: u8) -> &Net {
        let at = usize::from(players.saturating_sub(self.fewest));
        &self.nets[at.min(self.nets.len() - 1)]
    }

    /// What the position at hand, in which a turn begins, is worth to each seat, as far as each of them sees it.
    pub fn worth<G: Learned>(&self, game: &G) -> Worth {
        let players = game.players();
        let net = self.net(players);
        let mut view = game.view(Viewer::Spectator);
        let shared = G::shared(&view);
        let mut worth = Worth::default();
        for seat in Seat::all(players) {
            game.view_into(Viewer::Seat(seat), &mut view);
            worth[seat.index()] = sigmoid(net.forward(&G::inputs(&view, &shared)).value);
        }
        if G::WIN_IS_SHARED || players > 2 {
            normalize(&mut worth);
        }
        worth
    }
}

/// The networks of a game, once they are there.
pub struct LazyNetworks {
    shipped: &'static [u8],
    loaded: OnceLock<Networks>,
}

impl LazyNetworks {
    /// Networks whose weights are shipped, or nothing if they are loaded later.
    pub const fn new(shipped: &'static [u8]) -> Self {
        Self { shipped, loaded: OnceLock::new() }
    }

    /// The networks, if they are there.
    pub fn get<G: Learned>(&self) -> Option<&Networks> {
        if self.loaded.get().is_none() {
            self.load::<G>(self.shipped);
        }
        self.loaded.get()
    }

    /// Loads weights from elsewhere; they are ignored unless they are networks of the game.
    pub fn load<G: Learned>(&self, weights: &[u8]) {
        if let Some(networks) = Networks::read::<G>(weights) {
            // One that is there already is the same.
            let _ = self.loaded.set(networks);
        }
    }
}
