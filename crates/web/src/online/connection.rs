//! Staying connected: backoff, heartbeat, and which events were received. It uses nothing of the browser.

use std::time::Duration;

use table::Viewer;

/// The connection to the server.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) enum ConnectionStatus {
    /// It is opened for the first time.
    #[default]
    Connecting,
    Connected,
    /// It is lost; the page reconnects automatically.
    Reconnecting,
    /// The server speaks another version of the protocol: the page must be reloaded.
    Outdated,
    TableNotFound,
}

/// The first delay before reconnecting, and the longest.
const FIRST_DELAY: Duration = Duration::from_millis(500);
const MAX_DELAY: Duration = Duration::from_secs(30);

/// How long to wait before reconnecting: twice as long after each failure, with random jitter, so that the clients of a table do
/// not all reconnect at once.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Backoff {
    failures: u32,
}

impl Backoff {
    /// How long to wait after one more failure. `jitter` is from 0 to 1.
    pub(crate) fn next_delay(&mut self, jitter: f64) -> Duration {
        let delay = (FIRST_DELAY * 2_u32.pow(self.failures.min(10))).min(MAX_DELAY);
        self.failures += 1;
        delay + delay.mul_f64(jitter.clamp(0.0, 1.0) / 2.0)
    }
}

/// After so long without a message the server is pinged.
const PING_AFTER: Duration = Duration::from_secs(6);

/// Notices a connection that is lost without being closed, as happens when a phone sleeps or has no reception.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub(crate) struct Heartbeat {
    received: f64,
    due: Option<f64>,
}

/// What the heartbeat says of the connection.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Health {
    /// A message arrived lately, or an answer is not due yet.
    Alive,
    /// No message arrived for a while: send a ping.
    Silent,
    /// An answer that was due has not come.
    Dead,
}

impl Heartbeat {
    /// An answer is due within this time. All times are milliseconds of the same clock.
    pub(crate) fn expect(self, now: f64, within: Duration) -> Self {
        Self { due: self.due.or(Some(now + millis(within))), ..self }
    }

    /// A message was received.
    pub(crate) fn received(now: f64) -> Self {
        Self { received: now, due: None }
    }

    /// The state of the connection.
    pub(crate) fn health(self, now: f64) -> Health {
        match self.due {
            Some(due) if now >= due => Health::Dead,
            None if now - self.received >= millis(PING_AFTER) => Health::Silent,
            _ => Health::Alive,
        }
    }
}

fn millis(duration: Duration) -> f64 {
    duration.as_secs_f64() * 1000.0
}

/// How many events of the game were received, and for which viewer.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct EventCursor {
    viewer: Option<Viewer>,
    seq: u32,
}

/// How an update of the game follows on the events that were received.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Fit {
    /// It continues them.
    Next,
    /// It is the whole history, to be shown anew.
    Whole,
    /// Events between are missing: the history must be requested from its beginning.
    Gap,
}

impl EventCursor {
    /// How many events need not be sent again.
    pub(crate) fn since(self) -> u32 {
        self.seq
    }

    /// Takes an update for `viewer` that ends with the event `seq` and holds `count` events.
    pub(crate) fn advance(&mut self, viewer: Viewer, seq: u32, count: usize) -> Fit {
        let begins = seq.saturating_sub(u32::try_from(count).unwrap_or(u32::MAX));
        // One event whose number is known is a choice that replaces another.
        let again = count == 1 && begins > 0 && seq == self.seq;
        let fit = if self.viewer == Some(viewer) && (begins == self.seq || again) {
            Fit::Next
        } else if begins == 0 {
            Fit::Whole
        } else {
            Fit::Gap
        };
        *self = match fit {
            Fit::Next | Fit::Whole => Self { viewer: Some(viewer), seq },
            Fit::Gap => Self::default(),
        };
        fit
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "in a test, a panic is a finding")]

    use table::Seat;

    use super::*;

    const ANNA: Viewer = Viewer::Seat(Seat::new(0).unwrap());
    const BERT: Viewer = Viewer::Seat(Seat::new(1).unwrap());

    #[test]
    fn delays_grow_to_half_a_minute_and_start_over() {
        let mut backoff = Backoff::default();
        let delays: Vec<_> = (0..9).map(|_| backoff.next_delay(0.0).as_millis()).collect();
        assert_eq!(delays, [500, 1000, 2000, 4000, 8000, 16_000, 30_000, 30_000, 30_000]);
        assert_eq!(backoff.next_delay(1.0), Duration::from_secs(45));
        for _ in 0..100 {
            backoff.next_delay(0.5);
        }
        assert_eq!(backoff.next_delay(0.0), MAX_DELAY);
        assert_eq!(Backoff::default().next_delay(1.0), Duration::from_millis(750));
    }

    #[test]
    fn a_connection_that_is_lost_without_being_closed_is_noticed() {
        let soon = Duration::from_secs(8);
        let heartbeat = Heartbeat::received(1000.0);
        assert_eq!(
            (heartbeat.health(6999.0), heartbeat.health(7000.0)),
            (Health::Alive, Health::Silent)
        );
        let asked = heartbeat.expect(7000.0, soon);
        assert_eq!((asked.health(14_999.0), asked.health(15_000.0)), (Health::Alive, Health::Dead));
        // A second request does not postpone the time when the first is due.
        assert_eq!(asked.expect(14_000.0, soon).health(15_000.0), Health::Dead);
        assert_eq!(Heartbeat::received(14_999.0).health(15_000.0), Health::Alive);
    }

    #[test]
    fn no_event_is_received_twice() {
        let mut cursor = EventCursor::default();
        assert_eq!((cursor.since(), cursor.advance(ANNA, 5, 5)), (0, Fit::Whole));
        assert_eq!((cursor.since(), cursor.advance(ANNA, 7, 2)), (5, Fit::Next));
        assert_eq!(cursor.advance(ANNA, 7, 0), Fit::Next);
        assert_eq!(
            (cursor.advance(ANNA, 7, 1), cursor.since()),
            (Fit::Next, 7),
            "a choice was changed"
        );
        assert_eq!(cursor.since(), 7);
        // A server that does not know the number sends everything again.
        assert_eq!(cursor.advance(ANNA, 9, 9), Fit::Whole);
    }

    #[test]
    fn another_viewer_has_another_history() {
        let mut cursor = EventCursor::default();
        cursor.advance(ANNA, 5, 5);
        assert_eq!(cursor.advance(Viewer::Spectator, 4, 4), Fit::Whole);
        // The seat changed while the connection was lost: what was requested belongs to the old viewer.
        assert_eq!(cursor.advance(BERT, 6, 2), Fit::Gap);
        assert_eq!((cursor.since(), cursor.advance(BERT, 6, 6)), (0, Fit::Whole));
    }

    #[test]
    fn before_the_first_event_everything_fits() {
        let mut cursor = EventCursor::default();
        assert_eq!(cursor.advance(ANNA, 0, 0), Fit::Whole);
        assert_eq!(cursor.advance(ANNA, 0, 0), Fit::Next);
        assert_eq!(cursor.advance(BERT, 0, 0), Fit::Whole);
    }
}
