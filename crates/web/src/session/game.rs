//! A game in this page: position, record, chance, and what can be taken back.

use luck::Dice;
use prose::Playable;
use table::{Record, RecordError, Scribe, Seat, Seats, Step, Turn, Viewer, pick};

/// A game and its record.
///
/// What chance brings and what bots choose follows from the seed and from how much of each came before, so a game that is left
/// and taken up again goes on as it would have.
pub(crate) struct Play<G: Playable> {
    scribe: Scribe<G>,
    /// What has happened, from the first.
    events: Vec<G::Event>,
    seed: u64,
    /// How many chance outcomes there have been.
    deals: u64,
    /// How many choices there have been.
    choices: u64,
    undo: Vec<Before<G>>,
}

/// What can be gone back to.
struct Before<G: Playable> {
    scribe: Scribe<G>,
    events: usize,
    choices: u64,
}

impl<G: Playable> Play<G> {
    /// A game about to begin.
    pub(crate) fn new(players: u8, options: G::Options, seed: u64) -> Result<Self, G::Refusal> {
        let scribe = Scribe::new(players, options)?;
        Ok(Self { scribe, events: Vec::new(), seed, deals: 0, choices: 0, undo: Vec::new() })
    }

    /// Goes on with a recorded game. A move that the record has only half of is begun anew.
    pub(crate) fn resume(record: &Record<G>, seed: u64) -> Result<Self, RecordError> {
        let mut steps = Vec::new();
        record.replay(|_, step| steps.push(step))?;
        let refused = |refusal: G::Refusal| RecordError::new(refusal.to_string());
        let mut play = Self::new(record.players, record.options.clone(), seed).map_err(refused)?;
        for step in steps {
            match step {
                Step::Act(seat, action) => {
                    play.choices += 1;
                    play.scribe.act(seat, action, &mut play.events)
                }
                Step::Deal(deal) => {
                    play.deals += 1;
                    play.scribe.deal(deal, &mut play.events)
                }
            }
            .map_err(refused)?;
        }
        Ok(play)
    }

    /// The position. Only a view of it may be shown.
    pub(crate) fn game(&self) -> &G {
        self.scribe.game()
    }

    /// The record so far; nothing while a move is half made.
    pub(crate) fn record(&self) -> Option<&Record<G>> {
        self.scribe.at_rest().then(|| self.scribe.record())
    }

    /// What `viewer` has seen of all that happened after the first `since` events.
    pub(crate) fn seen(&self, since: usize, viewer: Viewer) -> Vec<G::Seen> {
        let events = self.events.iter().skip(since);
        events.filter_map(|event| G::seen(event, viewer)).collect()
    }

    /// How much has happened.
    pub(crate) fn events(&self) -> usize {
        self.events.len()
    }

    /// The first of `seats` that the game waits for.
    pub(crate) fn awaits(&self, seats: Seats) -> Option<Seat> {
        (self.game().turn().awaited() & seats).first()
    }

    /// Carries out all of a person's actions, or none of them.
    pub(crate) fn act(&mut self, seat: Seat, actions: &[G::Action]) -> Result<(), G::Refusal> {
        let before = Before {
            scribe: self.scribe.clone(),
            events: self.events.len(),
            choices: self.choices,
        };
        let mut can_undo = true;
        for &action in actions {
            let position = self.game().clone();
            if let Err(refusal) = self.scribe.act(seat, action, &mut self.events) {
                self.restore(before);
                return Err(refusal);
            }
            can_undo &= G::can_take_back(&position, action, self.game());
            self.choices += 1;
        }
        if can_undo {
            self.undo.push(before);
        } else {
            self.undo.clear();
        }
        Ok(())
    }

    /// Whether the last choice can be taken back: it has told its maker nothing, and nobody has chosen since.
    pub(crate) fn can_undo(&self) -> bool {
        !self.undo.is_empty()
    }

    /// Takes the last choice back, and returns what `viewer` has then not seen.
    pub(crate) fn undo(&mut self, viewer: Viewer) -> Option<usize> {
        let before = self.undo.pop()?;
        let unseen = self.seen(before.events, viewer).len();
        self.restore(before);
        Some(unseen)
    }

    fn restore(&mut self, before: Before<G>) {
        self.scribe = before.scribe;
        self.events.truncate(before.events);
        self.choices = before.choices;
    }

    /// Where the chance of the next bot begins.
    pub(crate) fn bot_dice(&self) -> (u64, u64) {
        (self.seed ^ BOTS, self.choices)
    }

    /// Carries out what a bot chose. A bot that does not know what to do, or wants what is not allowed, does anything that is.
    pub(crate) fn bot_acts(&mut self, seat: Seat, action: Option<G::Action>) {
        self.undo.clear();
        let done =
            action.is_some_and(|action| self.scribe.act(seat, action, &mut self.events).is_ok());
        if !done {
            let (seed, number) = self.bot_dice();
            if let Some(action) = pick(self.game(), seat, &mut Dice::of_game(seed, number)) {
                // An action from the list of those allowed is not refused.
                let _ = self.scribe.act(seat, action, &mut self.events);
            }
        }
        self.choices += 1;
    }

    /// Lets chance strike, if it is due.
    pub(crate) fn chance(&mut self) {
        if self.game().turn() != Turn::Chance {
            return;
        }
        self.undo.clear();
        let deal = self.game().draw(&mut Dice::of_game(self.seed, self.deals));
        // What the game itself proposes is not refused.
        let _ = self.scribe.deal(deal, &mut self.events);
        self.deals += 1;
    }
}

/// Keeps the numbers of bots apart from those of chance.
const BOTS: u64 = 0x0062_6f74_7300_0000;

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "in a test, a panic is a finding")]

    use games::{Kind, with_game};

    use super::*;

    /// Everyone does anything, for so many steps at most.
    fn go_on<G: Playable>(play: &mut Play<G>, steps: u32) {
        for _ in 0..steps {
            match play.game().turn() {
                Turn::Over => return,
                Turn::Chance => play.chance(),
                turn @ Turn::Seats { .. } => play.bot_acts(turn.awaited().first().unwrap(), None),
            }
        }
    }

    #[test]
    fn a_game_left_and_taken_up_again_ends_as_it_would_have() {
        fn check<G: Playable>() {
            let mut play = Play::<G>::new(G::USUAL, G::Options::default(), 5).unwrap();
            go_on(&mut play, 20);
            while play.record().is_none() {
                go_on(&mut play, 1);
            }
            let mut resumed = Play::<G>::resume(play.record().unwrap(), 5).unwrap();
            assert_eq!(resumed.events, play.events);
            go_on(&mut play, u32::MAX);
            go_on(&mut resumed, u32::MAX);
            assert_eq!(resumed.record(), play.record());
            assert!(play.record().unwrap().result.is_some());
        }
        for kind in Kind::ALL {
            with_game!(kind, G => check::<G>());
        }
    }

    #[test]
    fn undo_leads_back_to_where_the_choice_was_made() {
        fn check<G: Playable>() -> bool {
            let you = Seat::new(0).unwrap();
            let mut play = Play::<G>::new(G::USUAL, G::Options::default(), 5).unwrap();
            let mut undone = false;
            for _ in 0..200 {
                match play.game().turn() {
                    Turn::Over => break,
                    Turn::Chance => play.chance(),
                    turn @ Turn::Seats { .. } if turn.awaited().contains(you) => {
                        let before = (play.game().clone(), play.events(), play.choices);
                        let action = pick(play.game(), you, &mut Dice::new(1)).unwrap();
                        play.act(you, &[action]).unwrap();
                        if play.can_undo() {
                            play.undo(Viewer::Seat(you)).unwrap();
                            assert!(before == (play.game().clone(), play.events(), play.choices));
                            undone = true;
                            play.act(you, &[action]).unwrap();
                        }
                    }
                    turn @ Turn::Seats { .. } => {
                        play.bot_acts(turn.awaited().first().unwrap(), None);
                        assert!(!play.can_undo());
                    }
                }
            }
            undone
        }
        for kind in Kind::ALL {
            assert!(with_game!(kind, G => check::<G>()), "{kind}");
        }
    }
}
