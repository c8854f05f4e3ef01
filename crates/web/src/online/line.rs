//! Staying connected: when to come back, and what has been told already. There is no browser in it.

use std::time::Duration;

use table::Viewer;

/// How the line to the server is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Line {
    /// It is being opened for the first time.
    Opening,
    /// It is open.
    Open,
    /// It is cut; the page comes back by itself.
    Cut,
    /// The server is of another build than this page, which should be loaded anew.
    Outdated,
    /// There is no such table.
    Missing,
}

/// The first pause before coming back, and the longest.
const FIRST: Duration = Duration::from_millis(500);
const LONGEST: Duration = Duration::from_secs(30);

/// How long to wait before coming back: twice as long after each failure, and something at random, so that a whole table does
/// not come back at once.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Patience {
    failures: u32,
}

impl Patience {
    /// How long to wait after one more failure. `chance` is from 0 to 1.
    pub(crate) fn pause(&mut self, chance: f64) -> Duration {
        let pause = (FIRST * 2_u32.pow(self.failures.min(10))).min(LONGEST);
        self.failures += 1;
        pause + pause.mul_f64(chance.clamp(0.0, 1.0) / 2.0)
    }
}

/// After so long without a word the server is asked whether it is there.
const SILENCE: Duration = Duration::from_secs(6);

/// Notices a line that died without a word, as lines do when a telephone sleeps or walks out of reach.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub(crate) struct Pulse {
    heard: f64,
    due: Option<f64>,
}

/// What is felt of a line.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Beat {
    /// All is well, as far as anybody knows.
    Well,
    /// It has been silent for a while.
    Silent,
    /// An answer that was due has not come.
    Dead,
}

impl Pulse {
    /// Something is to be answered before so long. All times are milliseconds of the same clock.
    pub(crate) fn expect(self, now: f64, within: Duration) -> Self {
        Self { due: self.due.or(Some(now + millis(within))), ..self }
    }

    /// Something was heard.
    pub(crate) fn hear(now: f64) -> Self {
        Self { heard: now, due: None }
    }

    /// How the line is.
    pub(crate) fn feel(self, now: f64) -> Beat {
        match self.due {
            Some(due) if now >= due => Beat::Dead,
            None if now - self.heard >= millis(SILENCE) => Beat::Silent,
            _ => Beat::Well,
        }
    }
}

fn millis(duration: Duration) -> f64 {
    duration.as_secs_f64() * 1000.0
}

/// What has been told of the game: through whose eyes, and how many events.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Known {
    eyes: Option<Viewer>,
    seq: u32,
}

/// How news of the game fits what is known.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Fit {
    /// It goes on from there.
    Next,
    /// It is the whole story, to be shown afresh.
    Whole,
    /// Something is missing between: the story must be asked for from its beginning.
    Gap,
}

impl Known {
    /// How many events need not be told again.
    pub(crate) fn since(self) -> u32 {
        self.seq
    }

    /// Takes in news that ends with the event `seq` and tells `told` events.
    pub(crate) fn hear(&mut self, eyes: Viewer, seq: u32, told: usize) -> Fit {
        let begins = seq.saturating_sub(u32::try_from(told).unwrap_or(u32::MAX));
        // One event whose number is known is a choice that takes the place of another.
        let again = told == 1 && begins > 0 && seq == self.seq;
        let fit = if self.eyes == Some(eyes) && (begins == self.seq || again) {
            Fit::Next
        } else if begins == 0 {
            Fit::Whole
        } else {
            Fit::Gap
        };
        *self = match fit {
            Fit::Next | Fit::Whole => Self { eyes: Some(eyes), seq },
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
    fn pauses_grow_to_half_a_minute_and_begin_anew() {
        let mut patience = Patience::default();
        let pauses: Vec<_> = (0..9).map(|_| patience.pause(0.0).as_millis()).collect();
        assert_eq!(pauses, [500, 1000, 2000, 4000, 8000, 16_000, 30_000, 30_000, 30_000]);
        assert_eq!(patience.pause(1.0), Duration::from_secs(45));
        for _ in 0..100 {
            patience.pause(0.5);
        }
        assert_eq!(patience.pause(0.0), LONGEST);
        assert_eq!(Patience::default().pause(1.0), Duration::from_millis(750));
    }

    #[test]
    fn a_line_that_died_without_a_word_is_noticed() {
        let soon = Duration::from_secs(8);
        let pulse = Pulse::hear(1000.0);
        assert_eq!((pulse.feel(6999.0), pulse.feel(7000.0)), (Beat::Well, Beat::Silent));
        let asked = pulse.expect(7000.0, soon);
        assert_eq!((asked.feel(14_999.0), asked.feel(15_000.0)), (Beat::Well, Beat::Dead));
        // Asking for more does not put it off.
        assert_eq!(asked.expect(14_000.0, soon).feel(15_000.0), Beat::Dead);
        assert_eq!(Pulse::hear(14_999.0).feel(15_000.0), Beat::Well);
    }

    #[test]
    fn nothing_is_told_twice() {
        let mut known = Known::default();
        assert_eq!((known.since(), known.hear(ANNA, 5, 5)), (0, Fit::Whole));
        assert_eq!((known.since(), known.hear(ANNA, 7, 2)), (5, Fit::Next));
        assert_eq!(known.hear(ANNA, 7, 0), Fit::Next);
        assert_eq!((known.hear(ANNA, 7, 1), known.since()), (Fit::Next, 7), "a mind was changed");
        assert_eq!(known.since(), 7);
        // A server that could not make sense of the number tells everything again.
        assert_eq!(known.hear(ANNA, 9, 9), Fit::Whole);
    }

    #[test]
    fn other_eyes_have_another_story() {
        let mut known = Known::default();
        known.hear(ANNA, 5, 5);
        assert_eq!(known.hear(Viewer::Spectator, 4, 4), Fit::Whole);
        // The chair moved while the line was cut: what was asked for belongs to the old eyes.
        assert_eq!(known.hear(BERT, 6, 2), Fit::Gap);
        assert_eq!((known.since(), known.hear(BERT, 6, 6)), (0, Fit::Whole));
    }

    #[test]
    fn before_the_first_event_everything_fits() {
        let mut known = Known::default();
        assert_eq!(known.hear(ANNA, 0, 0), Fit::Whole);
        assert_eq!(known.hear(ANNA, 0, 0), Fit::Next);
        assert_eq!(known.hear(BERT, 0, 0), Fit::Whole);
    }
}
