//! How much one address may ask for.

use std::collections::HashMap;
use std::net::{IpAddr, Ipv6Addr};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Instant;

use serde::{Deserialize, Serialize};

/// So many at once, and so many a second after that.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Rate {
    /// How many at once.
    pub burst: u32,
    /// How many a second, once those are used up.
    pub per_second: f64,
}

/// What is left of a rate.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Bucket {
    rate: Rate,
    left: f64,
    filled: Instant,
}

impl Bucket {
    pub(crate) fn new(rate: Rate) -> Self {
        Self { rate, left: rate.burst.into(), filled: Instant::now() }
    }

    /// Takes one, if there is one.
    pub(crate) fn take(&mut self) -> bool {
        self.fill();
        let some = self.left >= 1.0;
        if some {
            self.left -= 1.0;
        }
        some
    }

    fn fill(&mut self) {
        let now = Instant::now();
        let more = now.duration_since(self.filled).as_secs_f64() * self.rate.per_second;
        self.left = (self.left + more).min(self.rate.burst.into());
        self.filled = now;
    }

    fn is_full(&mut self) -> bool {
        self.fill();
        self.left >= self.rate.burst.into()
    }
}

/// How much one address may ask for.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Limits {
    /// Requests over HTTP.
    pub requests: Rate,
    /// Tables opened.
    pub tables: Rate,
    /// Messages on one socket.
    pub messages: Rate,
    /// Sockets at the same time from one address.
    pub sockets_per_address: u32,
    /// Sockets at the same time.
    pub sockets: u32,
}

impl Default for Limits {
    fn default() -> Self {
        Self {
            requests: Rate { burst: 100, per_second: 20.0 },
            tables: Rate { burst: 20, per_second: 0.1 },
            messages: Rate { burst: 40, per_second: 20.0 },
            sockets_per_address: 100,
            sockets: 20_000,
        }
    }
}

/// Everyone who asks for something, by address.
pub(crate) struct Gate {
    limits: Limits,
    visitors: Mutex<HashMap<IpAddr, Visitor>>,
}

struct Visitor {
    requests: Bucket,
    tables: Bucket,
    sockets: u32,
}

/// More visitors than this are looked through for those who can be forgotten.
const CROWD: usize = 10_000;

impl Gate {
    pub(crate) fn new(limits: Limits) -> Arc<Self> {
        Arc::new(Self { limits, visitors: Mutex::default() })
    }

    /// Whether this address may make another request.
    pub(crate) fn request(&self, from: IpAddr) -> bool {
        self.visitor(from, |visitor| visitor.requests.take())
    }

    /// Whether this address may open another table.
    pub(crate) fn table(&self, from: IpAddr) -> bool {
        self.visitor(from, |visitor| visitor.tables.take())
    }

    /// A place for another socket from this address, given back when it is dropped.
    pub(crate) fn socket(self: &Arc<Self>, from: IpAddr) -> Option<SocketPlace> {
        let all: u32 = self.lock().values().map(|visitor| visitor.sockets).sum();
        let place = all < self.limits.sockets
            && self.visitor(from, |visitor| {
                let free = visitor.sockets < self.limits.sockets_per_address;
                visitor.sockets += u32::from(free);
                free
            });
        place.then(|| SocketPlace { gate: self.clone(), from })
    }

    fn visitor<T>(&self, from: IpAddr, ask: impl FnOnce(&mut Visitor) -> T) -> T {
        let mut visitors = self.lock();
        if visitors.len() > CROWD {
            visitors.retain(|_, visitor| {
                visitor.sockets > 0 || !visitor.requests.is_full() || !visitor.tables.is_full()
            });
        }
        ask(visitors.entry(network(from)).or_insert_with(|| Visitor {
            requests: Bucket::new(self.limits.requests),
            tables: Bucket::new(self.limits.tables),
            sockets: 0,
        }))
    }

    fn lock(&self) -> std::sync::MutexGuard<'_, HashMap<IpAddr, Visitor>> {
        self.visitors.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// A socket's place.
pub(crate) struct SocketPlace {
    gate: Arc<Gate>,
    from: IpAddr,
}

impl Drop for SocketPlace {
    fn drop(&mut self) {
        self.gate.visitor(self.from, |visitor| visitor.sockets = visitor.sockets.saturating_sub(1));
    }
}

/// One household has a whole network of IPv6 addresses.
fn network(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V6(address) => {
            let [a, b, c, d, ..] = address.segments();
            Ipv6Addr::new(a, b, c, d, 0, 0, 0, 0).into()
        }
        v4 @ IpAddr::V4(_) => v4,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_gets_so_many_sockets_and_no_more() {
        let limits = Limits { sockets_per_address: 2, sockets: 3, ..Limits::default() };
        let gate = Gate::new(limits);
        let [one, same, other] =
            ["2001:db8::1", "2001:db8::2", "192.0.2.1"].map(|address| address.parse().unwrap());
        let first = gate.socket(one).unwrap();
        let second = gate.socket(same).unwrap();
        assert!(gate.socket(one).is_none());
        let third = gate.socket(other).unwrap();
        assert!(gate.socket(other).is_none(), "three in all");
        drop((first, third));
        assert!(gate.socket(one).is_some());
        drop(second);
    }

    #[test]
    fn a_bucket_is_empty_after_its_burst() {
        let mut bucket = Bucket::new(Rate { burst: 2, per_second: 0.0 });
        assert_eq!([bucket.take(), bucket.take(), bucket.take()], [true, true, false]);
    }
}
