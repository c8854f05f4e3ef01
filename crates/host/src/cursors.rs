//! How much each viewer has been told.

use table::Viewer;

/// How many events of a game each viewer has been told. Events that are told to all count for each.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Cursors {
    /// By seat; the last is for all together.
    told: Vec<usize>,
}

impl Cursors {
    /// Nothing has been told to a table of so many.
    pub fn new(players: usize) -> Self {
        Self { told: vec![0; players + 1] }
    }

    /// How many of `now` events `viewer` had been told before; from now on, all of them.
    pub fn advance(&mut self, viewer: Viewer, now: usize) -> usize {
        let all = self.told.len() - 1;
        let place = viewer.seat().map_or(all, |seat| seat.index().min(all));
        let since = self.told[place];
        if place == all {
            self.told.fill(now);
        } else {
            self.told[place] = now;
        }
        since
    }

    /// Only the first `now` events have happened after all. What has been told stays told, as far as it still happened.
    pub fn take_back(&mut self, now: usize) {
        for told in &mut self.told {
            *told = now.min(*told);
        }
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "in a test, a panic is a finding")]

    use table::Seat;

    use super::*;

    #[test]
    fn each_viewer_is_told_everything_once() {
        let [one, other] = [0, 1].map(|seat| Viewer::Seat(Seat::new(seat).unwrap()));
        let mut cursors = Cursors::new(2);
        assert_eq!(cursors.advance(one, 3), 0);
        assert_eq!(cursors.advance(one, 5), 3);
        assert_eq!(cursors.advance(other, 5), 0);
        assert_eq!(cursors.advance(Viewer::Spectator, 6), 0);
        assert_eq!([one, other].map(|viewer| cursors.advance(viewer, 8)), [6, 6]);
        cursors.take_back(7);
        assert_eq!([one, other].map(|viewer| cursors.advance(viewer, 9)), [7, 7]);
        assert_eq!(cursors.advance(Viewer::Spectator, 9), 6);
    }
}
