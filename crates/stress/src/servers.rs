//! Where clients connect: to one server, or to any of several nodes.

use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};

use luck::Dice;
use table::Luck as _;

/// The addresses of equal nodes.
#[derive(Clone, Default)]
pub(crate) struct Servers {
    all: Arc<[SocketAddr]>,
    drawn: Arc<AtomicU64>,
}

impl Servers {
    /// Nodes behind an imaginary load balancer that spreads connections at random.
    pub(crate) fn new(all: impl IntoIterator<Item = SocketAddr>) -> Self {
        Self { all: all.into_iter().collect(), drawn: Arc::default() }
    }

    /// One of them, at random.
    pub(crate) fn any(&self) -> SocketAddr {
        let count = u32::try_from(self.all.len()).unwrap_or(u32::MAX);
        self.all[Dice::new(self.drawn.fetch_add(1, Relaxed)).below(count) as usize]
    }

    /// The first of them.
    pub(crate) fn first(&self) -> SocketAddr {
        self.all[0]
    }

    /// All of them.
    pub(crate) fn all(&self) -> &[SocketAddr] {
        &self.all
    }

    /// The same without one of them.
    pub(crate) fn without(&self, gone: SocketAddr) -> Self {
        Self::new(self.all.iter().copied().filter(|server| *server != gone))
    }
}

impl From<SocketAddr> for Servers {
    fn from(server: SocketAddr) -> Self {
        Self::new([server])
    }
}
