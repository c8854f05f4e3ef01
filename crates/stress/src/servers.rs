//! Where clients connect: to one server, or to any of several equal nodes.

use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};

use luck::Dice;
use table::Luck as _;

/// The addresses of equal nodes.
pub(crate) type Servers = Arc<[SocketAddr]>;

/// One of them at random, as an imaginary load balancer would choose it.
pub(crate) fn any(servers: &Servers) -> SocketAddr {
    static DRAWN: AtomicU64 = AtomicU64::new(0);
    let count = u32::try_from(servers.len()).unwrap_or(u32::MAX);
    servers[Dice::new(DRAWN.fetch_add(1, Relaxed)).below(count) as usize]
}
