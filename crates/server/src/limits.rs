//! How much one address may ask for.

use std::collections::HashMap;
use std::net::{IpAddr, Ipv6Addr};
use std::str::FromStr;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use serde::{Deserialize, Serialize};
use thiserror::Error;
use tokio::time::timeout;
use tokio_util::task::TaskTracker;
use tokio_util::task::task_tracker::TaskTrackerToken;

use crate::guest::Guest;

/// So many at once, and so many a second after that: `100/20`.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Rate {
    /// How many at once.
    pub burst: u32,
    /// How many a second, once those are used up.
    pub per_second: f64,
}

/// A text that is no rate.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
#[error("a rate is how many at once and how many a second after that, such as 100/20")]
pub struct NotARate;

impl FromStr for Rate {
    type Err = NotARate;

    fn from_str(text: &str) -> Result<Self, NotARate> {
        let read = || {
            let (burst, per_second) = text.split_once('/')?;
            Some(Self { burst: burst.parse().ok()?, per_second: per_second.parse().ok()? })
        };
        read().filter(|rate| rate.per_second.is_finite() && rate.per_second >= 0.0).ok_or(NotARate)
    }
}

impl TryFrom<String> for Rate {
    type Error = NotARate;

    fn try_from(text: String) -> Result<Self, NotARate> {
        text.parse()
    }
}

impl From<Rate> for String {
    fn from(rate: Rate) -> Self {
        format!("{}/{}", rate.burst, rate.per_second)
    }
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

    /// Takes so many, which may leave a debt.
    fn spend(&mut self, count: u32) {
        self.fill();
        self.left -= f64::from(count);
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

    /// How long to wait until there is no debt, if there is one.
    fn debt(&mut self) -> Option<Duration> {
        self.fill();
        let seconds = -self.left / self.rate.per_second;
        (self.left < 0.0).then(|| Duration::try_from_secs_f64(seconds).unwrap_or(Duration::MAX))
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
    /// Messages from one person, on all sockets together.
    pub messages: Rate,
    /// Sockets of one person at the same time.
    pub sockets_per_person: u32,
    /// Sockets at the same time from one address, each with the six connections that a browser keeps beside it.
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
            sockets_per_person: 20,
            sockets_per_address: 100,
            sockets: 20_000,
        }
    }
}

/// Five things said at once, and one every three seconds.
const WORDS: Rate = Rate { burst: 5, per_second: 1.0 / 3.0 };

/// Everyone who asks for something, by address and by secret.
pub(crate) struct RateLimiter {
    limits: Limits,
    addresses: Mutex<HashMap<IpAddr, AddressLimits>>,
    guests: Mutex<KnownGuests>,
    sockets: TaskTracker,
}

/// Everyone with a secret and a socket, and those who had one lately.
struct KnownGuests {
    known: HashMap<Guest, Arc<GuestLimits>>,
    /// With so many, those who can be forgotten are looked for.
    sweep_above: usize,
}

/// What a guest may still send, on all sockets together; without a secret, on one socket.
pub(crate) struct GuestLimits(Mutex<Allowed>);

struct Allowed {
    messages: Bucket,
    words: Bucket,
    sockets: u32,
}

impl GuestLimits {
    fn new(limits: &Limits) -> Arc<Self> {
        let (messages, words) = (Bucket::new(limits.messages), Bucket::new(WORDS));
        Arc::new(Self(Mutex::new(Allowed { messages, words, sockets: 0 })))
    }

    /// Counts so many frames.
    pub(crate) fn sent(&self, frames: u32) {
        if frames > 0 {
            self.lock().messages.spend(frames);
        }
    }

    /// How long nothing more is read from this person, if too much was sent.
    pub(crate) fn pause(&self) -> Option<Duration> {
        self.lock().messages.debt()
    }

    /// Whether this person may say something.
    pub(crate) fn may_speak(&self) -> bool {
        self.lock().words.take()
    }

    fn can_be_forgotten(&self) -> bool {
        let mut allowed = self.lock();
        allowed.sockets == 0 && allowed.messages.is_full() && allowed.words.is_full()
    }

    fn lock(&self) -> MutexGuard<'_, Allowed> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// What an address may still ask for.
struct AddressLimits {
    requests: Bucket,
    tables: Bucket,
    sockets: u32,
    connections: u32,
}

/// How many connections a browser has to one server.
const BROWSER: u32 = 6;

/// More addresses or guests than this are looked through for those that can be forgotten.
const SWEEP_ABOVE: usize = 10_000;

impl RateLimiter {
    pub(crate) fn new(limits: Limits) -> Arc<Self> {
        Arc::new(Self {
            limits,
            addresses: Mutex::default(),
            guests: Mutex::new(KnownGuests { known: HashMap::new(), sweep_above: SWEEP_ABOVE }),
            sockets: TaskTracker::new(),
        })
    }

    /// Whether this address may make another request.
    pub(crate) fn request(&self, from: IpAddr) -> bool {
        self.with_address(from, |address| address.requests.take())
    }

    /// Whether this address may open another table.
    pub(crate) fn table(&self, from: IpAddr) -> bool {
        self.with_address(from, |address| address.tables.take())
    }

    /// A permit for another socket from this address and of this person, given back when it is dropped.
    pub(crate) fn socket(
        self: &Arc<Self>,
        from: IpAddr,
        guest: Option<Guest>,
    ) -> Option<SocketPermit> {
        let room = self.sockets() < self.limits.sockets as usize;
        let most = self.limits.sockets_per_address;
        let permit =
            room.then(|| self.permit(from, most, |address| &mut address.sockets)).flatten()?;
        let person = self.person_of(guest);
        {
            let mut allowed = person.lock();
            if allowed.sockets >= self.limits.sockets_per_person {
                return None;
            }
            allowed.sockets += 1;
        }
        Some(SocketPermit { person, _permit: permit, _open: self.sockets.token() })
    }

    /// What a person may do here whose connection is on another node.
    pub(crate) fn person_of(&self, guest: Option<Guest>) -> Arc<GuestLimits> {
        let new = || GuestLimits::new(&self.limits);
        let Some(guest) = guest else { return new() };
        let mut guests = self.guests.lock().unwrap_or_else(PoisonError::into_inner);
        if guests.known.len() >= guests.sweep_above {
            guests.known.retain(|_, person| !person.can_be_forgotten());
            guests.sweep_above = (guests.known.len() * 2).max(SWEEP_ABOVE);
        }
        guests.known.entry(guest).or_insert_with(new).clone()
    }

    /// A permit for another connection from this address, whatever it is used for.
    pub(crate) fn connection(self: &Arc<Self>, from: IpAddr) -> Option<Permit> {
        let most = self.limits.sockets_per_address.saturating_mul(BROWSER);
        self.permit(from, most, |address| &mut address.connections)
    }

    fn permit(self: &Arc<Self>, from: IpAddr, most: u32, taken: Taken) -> Option<Permit> {
        let free = self.with_address(from, |address| {
            let taken = taken(address);
            let free = *taken < most;
            *taken += u32::from(free);
            free
        });
        free.then(|| Permit { limiter: self.clone(), from, taken })
    }

    /// How many sockets there are.
    pub(crate) fn sockets(&self) -> usize {
        self.sockets.len()
    }

    /// Waits until every socket is closed, or that long; whether they are.
    pub(crate) async fn emptied(&self, limit: Duration) -> bool {
        self.sockets.close();
        timeout(limit, self.sockets.wait()).await.is_ok()
    }

    fn with_address<T>(&self, from: IpAddr, ask: impl FnOnce(&mut AddressLimits) -> T) -> T {
        let mut addresses = self.addresses.lock().unwrap_or_else(PoisonError::into_inner);
        if addresses.len() > SWEEP_ABOVE {
            addresses.retain(|_, address| {
                address.sockets + address.connections > 0
                    || !address.requests.is_full()
                    || !address.tables.is_full()
            });
        }
        ask(addresses.entry(network(from)).or_insert_with(|| AddressLimits {
            requests: Bucket::new(self.limits.requests),
            tables: Bucket::new(self.limits.tables),
            sockets: 0,
            connections: 0,
        }))
    }
}

/// Which permits of an address are counted.
type Taken = fn(&mut AddressLimits) -> &mut u32;

/// Permission for one connection of an address, given back when it is dropped.
pub(crate) struct Permit {
    limiter: Arc<RateLimiter>,
    from: IpAddr,
    taken: Taken,
}

impl Drop for Permit {
    fn drop(&mut self) {
        self.limiter.with_address(self.from, |address| *(self.taken)(address) -= 1);
    }
}

/// Permission for one socket: the server waits for it when it stops.
pub(crate) struct SocketPermit {
    pub(crate) person: Arc<GuestLimits>,
    _permit: Permit,
    _open: TaskTrackerToken,
}

impl Drop for SocketPermit {
    fn drop(&mut self) {
        self.person.lock().sockets -= 1;
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
    use crate::guest::Secret;

    #[test]
    fn an_address_gets_so_many_sockets_and_no_more() {
        let limits = Limits { sockets_per_address: 2, sockets: 3, ..Limits::default() };
        let limiter = RateLimiter::new(limits);
        let [one, same, other] =
            ["2001:db8::1", "2001:db8::2", "192.0.2.1"].map(|address| address.parse().unwrap());
        let first = limiter.socket(one, None).unwrap();
        let second = limiter.socket(same, None).unwrap();
        assert!(limiter.socket(one, None).is_none());
        let third = limiter.socket(other, None).unwrap();
        assert!(limiter.socket(other, None).is_none(), "three in all");
        drop((first, third));
        assert!(limiter.socket(one, None).is_some());
        drop(second);
    }

    #[test]
    fn an_address_that_may_have_a_socket_may_have_a_browser() {
        let limiter = RateLimiter::new(Limits { sockets_per_address: 2, ..Limits::default() });
        let address = "192.0.2.1".parse().unwrap();
        let browsers: Vec<_> = (0..12).map(|_| limiter.connection(address).unwrap()).collect();
        assert!(limiter.connection(address).is_none());
        assert!(limiter.socket(address, None).is_some(), "sockets have a limit of their own");
        drop(browsers);
        assert!(limiter.connection(address).is_some());
    }

    #[test]
    fn a_rate_is_read_as_it_is_written() {
        let rate = Rate { burst: 100, per_second: 0.5 };
        assert_eq!(String::from(rate), "100/0.5");
        assert_eq!("100/0.5".parse(), Ok(rate));
        for bad in ["", "100", "100/", "/1", "-1/1", "1/-1", "1/NaN", "1/inf"] {
            assert_eq!(bad.parse::<Rate>(), Err(NotARate), "{bad:?}");
        }
    }

    #[test]
    fn a_bucket_is_empty_after_its_burst() {
        let mut bucket = Bucket::new(Rate { burst: 2, per_second: 0.0 });
        assert_eq!([bucket.take(), bucket.take(), bucket.take()], [true, true, false]);
        assert_eq!(bucket.debt(), None);
        bucket.spend(1);
        assert_eq!(bucket.debt(), Some(Duration::MAX));
    }

    #[test]
    fn a_person_has_so_much_on_all_sockets_together() {
        let messages = Rate { burst: 2, per_second: 0.001 };
        let limiter =
            RateLimiter::new(Limits { messages, sockets_per_person: 2, ..Limits::default() });
        let [here, there] = ["192.0.2.1", "192.0.2.2"].map(|address| address.parse().unwrap());
        let [anna, bert] = [Secret::new(), Secret::new()].map(|secret| Some(secret.guest()));
        let tabs = [limiter.socket(here, anna).unwrap(), limiter.socket(there, anna).unwrap()];
        assert!(limiter.socket(here, anna).is_none(), "two tabs are enough");
        let other = limiter.socket(here, bert).unwrap();
        tabs[0].person.sent(2);
        assert_eq!(tabs[1].person.pause(), None);
        tabs[1].person.sent(1);
        assert!(tabs[0].person.pause().is_some() && tabs[1].person.pause().is_some());
        assert_eq!(other.person.pause(), None);
        for tab in [0, 1, 0, 1, 0] {
            assert!(tabs[tab].person.may_speak());
        }
        assert!(!tabs[1].person.may_speak());
        drop(tabs);
        let back = limiter.socket(here, anna).unwrap();
        assert!(back.person.pause().is_some(), "a new socket does not help");
        assert!(limiter.socket(here, None).is_some());
    }
}
