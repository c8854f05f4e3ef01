//! A recorded game, step by step, forwards and backwards, through the eyes of any seat.

use bots::Reason;
use host::Replay;
use table::{Record, RecordError, Seat, Viewer};
use voice::{Names, Part, Speaker, Spoken, table as words};

use crate::Playable;

/// A recorded game, at one of its positions.
pub struct Watch<G: Playable> {
    replay: Replay<G>,
    names: Names,
    at: usize,
    viewer: Viewer,
}

impl<G: Playable> Watch<G> {
    /// Plays the record again, and looks at its first position.
    pub fn new(record: &Record<G>) -> Result<Self, RecordError> {
        Ok(Self {
            replay: Replay::of(record)?,
            names: Names::from(record.names.clone()),
            at: 0,
            viewer: Viewer::Spectator,
        })
    }

    /// The position looked at.
    pub fn game(&self) -> &G {
        self.replay.position(self.at)
    }

    /// What the players are called.
    pub fn names(&self) -> &Names {
        &self.names
    }

    /// How many steps lead to the position looked at, and how many there are.
    pub fn place(&self) -> (usize, usize) {
        (self.at, self.replay.steps().len())
    }

    /// Through whose eyes it is seen.
    pub fn viewer(&self) -> Viewer {
        self.viewer
    }

    /// Looks through other eyes.
    pub fn look_as(&mut self, viewer: Viewer) {
        self.viewer = viewer;
    }

    /// Looks through the next pair of eyes: everyone's at the table, then a spectator's.
    pub fn next_viewer(&mut self) {
        let viewers: Vec<Viewer> = Viewer::all(self.game().players()).collect();
        let now = viewers.iter().position(|&viewer| viewer == self.viewer).unwrap_or(0);
        self.viewer = viewers[(now + 1) % viewers.len()];
    }

    /// Goes to the position after so many steps, or the last one.
    pub fn go_to(&mut self, step: usize) {
        self.at = step.min(self.replay.steps().len());
    }

    /// A step forwards, over those of which the viewer learns nothing; false at the end.
    pub fn forwards(&mut self) -> bool {
        self.walk(self.at + 1..=self.replay.steps().len())
    }

    /// A step backwards, over those of which the viewer learns nothing; false at the beginning.
    pub fn backwards(&mut self) -> bool {
        self.walk((0..self.at).rev())
    }

    /// Goes along these steps until the viewer learns something; false if there are none.
    fn walk(&mut self, steps: impl Iterator<Item = usize>) -> bool {
        let from = self.at;
        for step in steps {
            self.at = step;
            if !self.news().is_empty() {
                break;
            }
        }
        self.at != from
    }

    /// All that the viewer saw from the step `first` on until this position, worth saying or not.
    pub fn seen(&self, first: usize) -> Vec<G::Seen> {
        (first..=self.at).flat_map(|step| self.saw(step)).collect()
    }

    /// What the viewer learnt on the way to this position from the one before.
    pub fn news(&self) -> Vec<G::Seen> {
        self.learnt(self.at)
    }

    /// All that the viewer has learnt on the way to this position.
    pub fn story(&self) -> Vec<G::Seen> {
        (0..=self.at).flat_map(|step| self.learnt(step)).collect()
    }

    /// Whether the record says why a bot did something.
    pub fn has_reasons(&self) -> bool {
        (0..=self.replay.steps().len()).any(|step| self.replay.reason(step).is_some())
    }

    /// The whole game, and before what each bot did, why; nothing if the record gives no reasons.
    ///
    /// A bot that goes on for the same reason, with other numbers, says so once in a chapter: once in a cave of Diamant.
    pub fn why(&self, to: &Speaker<'_>) -> Vec<String> {
        let mut said = Vec::new();
        let mut reasons = false;
        let mut told: Vec<(Seat, &str)> = Vec::new();
        for step in 0..=self.replay.steps().len() {
            if let Some((seat, reason)) = self.reason_before(step) {
                let kind = (seat, reason.message().key);
                if !told.contains(&kind) {
                    said.extend(self.thought_before(step, to));
                    told.push(kind);
                }
                reasons = true;
            }
            for seen in self.learnt(step) {
                if G::part(&seen) == Part::Chapter {
                    told.clear();
                }
                said.push(to.say(&seen));
            }
        }
        if reasons { said } else { Vec::new() }
    }

    /// Why bots did what led to this position since the viewer last learnt something, as far as the record says.
    pub fn thoughts(&self, to: &Speaker<'_>) -> Vec<String> {
        let before = (0..self.at).rev().find(|&step| !self.learnt(step).is_empty());
        let first = before.map_or(0, |step| step + 1);
        (first..=self.at).filter_map(|step| self.thought_before(step, to)).collect()
    }

    fn thought_before(&self, step: usize, to: &Speaker<'_>) -> Option<String> {
        let (seat, reason) = self.reason_before(step)?;
        Some(to.say(&words::thought(to.name(seat), reason.message())))
    }

    fn reason_before(&self, step: usize) -> Option<(Seat, Reason)> {
        self.replay.reason(step).filter(|(_, why)| *why != Reason::OnlyAction)
    }

    fn saw(&self, step: usize) -> impl Iterator<Item = G::Seen> {
        self.replay.seen(step, self.viewer)
    }

    fn learnt(&self, step: usize) -> Vec<G::Seen> {
        self.saw(step).filter(G::is_news).collect()
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "in a test, a panic is a finding")]

    use bots::Reasons;
    use diamant::Diamant;

    use super::*;

    const RECORD: &str = include_str!("../../voice/tests/golden/diamant.json");

    fn watch() -> Watch<Diamant> {
        Watch::new(&Record::from_json(RECORD).unwrap()).unwrap()
    }

    #[test]
    fn what_is_seen_step_by_step_is_what_is_seen_at_once() {
        for viewer in Viewer::all(3) {
            let mut watch = watch();
            watch.look_as(viewer);
            let mut seen = watch.seen(0);
            loop {
                let (from, _) = watch.place();
                if !watch.forwards() {
                    break;
                }
                seen.extend(watch.seen(from + 1));
            }
            assert_eq!(seen, watch.seen(0), "{viewer:?}");
            assert!(seen.len() > watch.story().len(), "asides are seen too");
        }
    }

    #[test]
    fn the_way_back_ends_where_it_began() {
        let mut watch = watch();
        let (_, last) = watch.place();
        watch.go_to(usize::MAX);
        assert_eq!(watch.place(), (last, last));
        while watch.backwards() {}
        assert_eq!(watch.place(), (0, last));
    }

    #[test]
    fn a_bot_gives_the_same_reason_once_in_a_cave() {
        let mut record = Record::<Diamant>::from_json(RECORD).unwrap();
        let mut reasons = Reasons::default();
        for _ in 0..60 {
            reasons.push(Seat::new(0).unwrap(), Some(Reason::Lot));
        }
        reasons.write_to(&mut record.extra);
        let to = voice::Voice::of(voice::Lang::En).to(Viewer::Spectator, Names::none());
        let why = Watch::new(&record).unwrap().why(&to);
        let caves = why.iter().filter(|line| line.contains("enters cave")).count();
        let said = why.iter().filter(|line| line.contains("I picked at random.")).count();
        assert!(said > 0 && said <= caves, "{why:#?}");
    }

    #[test]
    fn a_reason_stays_secret_until_the_game_is_over() {
        let mut record = Record::<Diamant>::from_json(RECORD).unwrap();
        let mut reasons = Reasons::default();
        reasons.push(Seat::new(0).unwrap(), Some(Reason::Lot));
        reasons.write_to(&mut record.extra);
        assert!(Watch::new(&record).unwrap().has_reasons());
        record.result = None;
        record.moves.pop();
        assert!(!Watch::new(&record).unwrap().has_reasons());
    }
}
