//! A game that one machine runs: who sits where, chance that follows from a seed, and what can be taken back.

use bots::Decision;
use luck::Dice;
use serde_json::{Map, Value};
use table::{Record, RecordError, Seat, Seats, Step, Turn, Viewer, pick};

use crate::{Match, Occupants, Undo};

/// A game that one machine runs.
///
/// What chance brings and what bots choose follows from the seed and from how much of each came before, so a game that is left
/// and taken up again goes on as it would have.
pub struct LocalGame<G: Undo> {
    game: Match<G>,
    occupants: Occupants,
    /// What the record holds besides.
    pub(crate) extra: Map<String, Value>,
    /// Whose choice can be taken back, and where it was made.
    undo: Vec<(Seat, Match<G>)>,
}

impl<G: Undo> LocalGame<G> {
    /// A game about to begin.
    pub fn new(options: G::Options, occupants: Occupants) -> Result<Self, G::Refusal> {
        let players = u8::try_from(occupants.chairs.len()).unwrap_or(u8::MAX);
        let game = Match::new(players, options)?;
        Ok(Self { game, occupants, extra: Map::new(), undo: Vec::new() })
    }

    /// Goes on with a recorded game. A move that the record has only half of is begun anew.
    pub fn resume(record: &Record<G>, occupants: Occupants) -> Result<Self, RecordError> {
        let (game, extra) = Match::resume(record)?;
        Ok(Self { game, occupants, extra, undo: Vec::new() })
    }

    /// A game that these steps lead to, played by the options and rules of a record.
    pub(crate) fn follow(
        record: &Record<G>,
        occupants: Occupants,
        steps: &[Step<G>],
    ) -> Result<Self, RecordError> {
        let refused = |refusal: G::Refusal| RecordError::refused("", &refusal);
        let mut play = Self::new(record.options.clone(), occupants).map_err(refused)?;
        play.game = play.game.by_rules(record.rules_version);
        for &step in steps {
            match step {
                Step::Act(seat, action) => play.game.act(seat, action, None),
                Step::Deal(deal) => play.game.deal(deal),
            }
            .map_err(refused)?;
        }
        Ok(play)
    }

    /// The position. Only a view of it may be shown.
    pub fn game(&self) -> &G {
        self.game.game()
    }

    /// Who sits at the table.
    pub fn occupants(&self) -> &Occupants {
        &self.occupants
    }

    /// Whether no move is half made, so that the record is whole.
    pub fn at_rest(&self) -> bool {
        self.game.at_rest()
    }

    /// The record so far, with names, chairs and seed; once the game is over, with the reasons of the bots.
    pub fn record(&self) -> Record<G> {
        let mut record = self.game.record().clone();
        record.names.clone_from(&self.occupants.names);
        record.extra.clone_from(&self.extra);
        self.occupants.write_to(&mut record.extra);
        if self.game.turn() == Turn::Over {
            self.game.reasons().write_to(&mut record.extra);
        }
        record
    }

    /// The record so far with the reasons of the bots, to be stored so that the game can be resumed, and shown to no one.
    pub fn record_with_reasons(&self) -> Record<G> {
        let mut record = self.record();
        self.game.reasons().write_to(&mut record.extra);
        record
    }

    /// What has happened, from the first.
    pub fn events(&self) -> &[G::Event] {
        self.game.events()
    }

    /// What `viewer` may know of what happened after the first `from` events.
    pub fn seen(&self, viewer: Viewer, from: usize) -> Vec<G::Seen> {
        self.game.seen(viewer, from)
    }

    /// The first of `seats` that the game waits for.
    pub fn awaits(&self, seats: Seats) -> Option<Seat> {
        (self.game.turn().awaited() & seats).first()
    }

    /// Carries out all of a person's actions, or none of them.
    pub fn act(&mut self, seat: Seat, actions: &[G::Action]) -> Result<(), G::Refusal> {
        let before = self.game.clone();
        let mut can_undo = true;
        for &action in actions {
            let position = self.game().clone();
            if let Err(refusal) = self.game.act(seat, action, None) {
                self.game.go_back(before);
                return Err(refusal);
            }
            can_undo &= G::can_take_back(&position, action, self.game());
        }
        if can_undo {
            self.undo.retain(|(other, _)| *other == seat);
            self.undo.push((seat, before));
        } else {
            self.undo.clear();
        }
        Ok(())
    }

    /// Whether the last choice can be taken back: it has told its maker nothing, and no one has chosen or looked since.
    pub fn can_undo(&self) -> bool {
        !self.undo.is_empty()
    }

    /// Takes the last choice back, and returns whose it was and what then never happened.
    pub fn undo(&mut self) -> Option<(Seat, Vec<G::Event>)> {
        let (seat, before) = self.undo.pop()?;
        Some((seat, self.game.go_back(before)))
    }

    /// What was done cannot be taken back from now on: another person is looking.
    pub fn forget_undo(&mut self) {
        self.undo.clear();
    }

    /// Where the chance of the next bot begins: a seed, and a number of its own.
    pub fn bot_dice(&self) -> (u64, u64) {
        (self.occupants.seed ^ BOTS, self.game.choices())
    }

    /// Carries out what a bot chose. A bot that does not know what to do, or wants what is not allowed, does anything that is.
    pub fn bot_acts(&mut self, seat: Seat, decision: Option<Decision<G::Action>>) {
        self.undo.clear();
        let done = decision.is_some_and(|decision| {
            self.game.act(seat, decision.action, Some(decision.reason)).is_ok()
        });
        if !done {
            let (seed, number) = self.bot_dice();
            if let Some(action) = pick(self.game(), seat, &mut Dice::of_game(seed, number)) {
                // An action from the list of those allowed is not refused.
                let _ = self.game.act(seat, action, None);
            }
        }
    }

    /// Lets chance strike, if it is due.
    pub fn chance(&mut self) {
        let seed = self.occupants.seed;
        // What the game itself proposes is not refused.
        if self.game.chance(|game, nth| game.draw(&mut Dice::of_game(seed, nth))) == Ok(true) {
            self.undo.clear();
        }
    }
}

/// Keeps the numbers of bots apart from those of chance.
const BOTS: u64 = 0x0062_6f74_7300_0000;

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "in a test, a panic is a finding")]

    use bots::Reasons;
    use diamant::Diamant;
    use kadora::Kadora;
    use mirrors::Mirrors;

    use super::*;

    /// As many as every game can be played by.
    const USUAL: u8 = 3;

    fn occupants() -> Occupants {
        let chairs: Vec<String> = (0..USUAL).map(|_| "random".to_owned()).collect();
        let names = (0..USUAL).map(|seat| format!("P{seat}")).collect();
        Occupants { chairs, names, seed: 5 }
    }

    fn play<G: Undo>() -> LocalGame<G> {
        LocalGame::new(G::Options::default(), occupants()).unwrap()
    }

    /// Everyone does anything, for so many steps at most.
    fn play_on<G: Undo>(play: &mut LocalGame<G>, steps: u32) {
        for _ in 0..steps {
            match play.game().turn() {
                Turn::Over => return,
                Turn::Chance => play.chance(),
                turn @ Turn::Seats { .. } => play.bot_acts(turn.awaited().first().unwrap(), None),
            }
        }
    }

    #[test]
    fn a_resumed_game_ends_as_it_would_have() {
        fn check<G: Undo>() {
            let mut play = play::<G>();
            play_on(&mut play, 20);
            while !play.at_rest() {
                play_on(&mut play, 1);
            }
            let record = play.record();
            let chairs = Occupants::chairs_of(&record).unwrap();
            let seed = Occupants::seed_of(&record).unwrap();
            let names = record.names.clone();
            let mut resumed =
                LocalGame::<G>::resume(&record, Occupants { chairs, names, seed }).unwrap();
            assert_eq!(resumed.events(), play.events());
            play_on(&mut play, u32::MAX);
            play_on(&mut resumed, u32::MAX);
            assert_eq!(resumed.record(), play.record());
            assert!(play.record().result.is_some());
        }
        check::<Diamant>();
        check::<Mirrors>();
        check::<Kadora>();
    }

    #[test]
    fn reasons_outlast_a_pause_and_stay_secret() {
        let mut play = play::<Diamant>();
        play.chance();
        let seat = Seat::new(0).unwrap();
        let reason = bots::Reason::Lot;
        play.bot_acts(seat, Some(Decision { action: diamant::Choice::Stay, reason }));
        while !play.at_rest() {
            play_on(&mut play, 1);
        }
        let stored = play.record_with_reasons();
        assert_ne!(stored, play.record());
        let mut resumed = LocalGame::<Diamant>::resume(&stored, occupants()).unwrap();
        assert_eq!(resumed.record(), play.record());
        assert_eq!(resumed.record_with_reasons(), stored);
        play_on(&mut resumed, u32::MAX);
        assert_eq!(
            Reasons::read_from(&resumed.record().extra).get(seat, 0),
            Some(bots::Reason::Lot)
        );
    }

    #[test]
    fn undo_leads_back_to_where_the_choice_was_made() {
        fn check<G: Undo>() -> bool {
            let you = Seat::new(0).unwrap();
            let mut play = play::<G>();
            let mut undone = false;
            for _ in 0..200 {
                match play.game().turn() {
                    Turn::Over => break,
                    Turn::Chance => play.chance(),
                    turn @ Turn::Seats { .. } if turn.awaited().contains(you) => {
                        let before = (play.game().clone(), play.events().len(), play.bot_dice());
                        let action = pick(play.game(), you, &mut Dice::new(1)).unwrap();
                        play.act(you, &[action]).unwrap();
                        if play.can_undo() {
                            play.undo().unwrap();
                            assert!(
                                before
                                    == (play.game().clone(), play.events().len(), play.bot_dice())
                            );
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
        assert!(check::<Diamant>());
        assert!(check::<Mirrors>());
        assert!(check::<Kadora>());
    }
}
