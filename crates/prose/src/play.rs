//! A game that one machine runs: position, record, chance, and what can be taken back.

use bots::{Decision, Reasons};
use luck::Dice;
use serde_json::{Map, Value, json};
use table::{Record, RecordError, Scribe, Seat, Seats, Step, Turn, pick};

use crate::Playable;

/// What a record calls somebody who is no bot.
pub const PERSON: &str = "person";

/// Who sits at a table, and where its chance begins.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Company {
    /// [`PERSON`] or the level of a bot, by seat.
    pub chairs: Vec<String>,
    /// What they are called, by seat.
    pub names: Vec<String>,
    /// Where chance and bots begin.
    pub seed: u64,
}

impl Company {
    /// Who sat at the table of a record, where it says so of every seat.
    pub fn chairs_of<G: Playable>(record: &Record<G>) -> Option<Vec<String>> {
        let chairs = record.extra.get(CHAIRS)?.as_array()?.iter();
        let chairs: Vec<String> =
            chairs.filter_map(|chair| chair.as_str().map(str::to_owned)).collect();
        (chairs.len() == usize::from(record.players)).then_some(chairs)
    }

    /// The seed of a record, if it holds one.
    pub fn seed_of<G: Playable>(record: &Record<G>) -> Option<u64> {
        record.extra.get(SEED)?.as_u64()
    }

    fn players(&self) -> u8 {
        u8::try_from(self.chairs.len()).unwrap_or(u8::MAX)
    }
}

/// Where a record holds them.
const SEED: &str = "seed";
const CHAIRS: &str = "chairs";

/// A game, its record, and why the bots did what they did.
///
/// What chance brings and what bots choose follows from the seed and from how much of each came before, so a game that is left
/// and taken up again goes on as it would have.
pub struct Play<G: Playable> {
    scribe: Scribe<G>,
    company: Company,
    /// What a record that is gone on with holds besides.
    extra: Map<String, Value>,
    /// What has happened, from the first.
    events: Vec<G::Event>,
    /// Nobody is told them before the game is over.
    reasons: Reasons,
    progress: Progress,
    undo: Vec<Before<G>>,
}

/// How many chance outcomes and choices there have been.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
struct Progress {
    deals: u64,
    choices: u64,
}

/// What can be gone back to.
struct Before<G: Playable> {
    seat: Seat,
    scribe: Scribe<G>,
    events: usize,
    progress: Progress,
}

impl<G: Playable> Play<G> {
    /// A game about to begin.
    pub fn new(options: G::Options, company: Company) -> Result<Self, G::Refusal> {
        Ok(Self {
            scribe: Scribe::new(company.players(), options)?,
            company,
            extra: Map::new(),
            events: Vec::new(),
            reasons: Reasons::default(),
            progress: Progress::default(),
            undo: Vec::new(),
        })
    }

    /// Goes on with a recorded game. A move that the record has only half of is begun anew.
    pub fn resume(record: &Record<G>, company: Company) -> Result<Self, RecordError> {
        let mut extra = record.extra.clone();
        let kept = Reasons::take(&mut extra);
        let (mut events, mut progress) = (Vec::new(), Progress::default());
        let mut reasons = Reasons::default();
        let mut acts = [0; Seat::MOST as usize];
        let scribe = Scribe::resume(record, |_, step, happened| {
            events.extend_from_slice(happened.unwrap_or_default());
            match step {
                Step::Act(seat, _) => {
                    progress.choices += 1;
                    reasons.push(seat, kept.get(seat, acts[seat.index()]));
                    acts[seat.index()] += 1;
                }
                Step::Deal(_) => progress.deals += 1,
            }
        })?;
        Ok(Self { scribe, company, extra, events, reasons, progress, undo: Vec::new() })
    }

    /// A game that these steps lead to, played by the options and rules of a record.
    pub(crate) fn follow(
        record: &Record<G>,
        company: Company,
        steps: &[Step<G>],
    ) -> Result<Self, RecordError> {
        let refused = |refusal: G::Refusal| RecordError::new(refusal.to_string());
        let mut play = Self::new(record.options.clone(), company).map_err(refused)?;
        play.scribe = play.scribe.by_rules(record.rules_version);
        for &step in steps {
            match step {
                Step::Act(seat, action) => {
                    play.progress.choices += 1;
                    play.reasons.push(seat, None);
                    play.scribe.act(seat, action, &mut play.events)
                }
                Step::Deal(deal) => {
                    play.progress.deals += 1;
                    play.scribe.deal(deal, &mut play.events)
                }
            }
            .map_err(refused)?;
        }
        Ok(play)
    }

    /// What the record holds besides, under a name of its own.
    pub(crate) fn note(&mut self, key: &str, value: Value) {
        self.extra.insert(key.to_owned(), value);
    }

    /// The position. Only a view of it may be shown.
    pub fn game(&self) -> &G {
        self.scribe.game()
    }

    /// Who sits at the table.
    pub fn company(&self) -> &Company {
        &self.company
    }

    /// Whether no move is half made, so that the record is whole.
    pub fn at_rest(&self) -> bool {
        self.scribe.at_rest()
    }

    /// The record so far, with names, chairs and seed; once the game is over, with the reasons of the bots.
    pub fn record(&self) -> Record<G> {
        let mut record = self.scribe.record().clone();
        record.names.clone_from(&self.company.names);
        record.extra.clone_from(&self.extra);
        record.extra.insert(SEED.to_owned(), self.company.seed.into());
        record.extra.insert(CHAIRS.to_owned(), json!(self.company.chairs));
        if self.game().turn() == Turn::Over {
            self.reasons.keep(&mut record.extra);
        }
        record
    }

    /// The record so far with the reasons of the bots, for whoever keeps it to go on with and shows it to nobody.
    pub fn kept(&self) -> Record<G> {
        let mut record = self.record();
        self.reasons.keep(&mut record.extra);
        record
    }

    /// What has happened, from the first.
    pub fn events(&self) -> &[G::Event] {
        &self.events
    }

    /// The first of `seats` that the game waits for.
    pub fn awaits(&self, seats: Seats) -> Option<Seat> {
        (self.game().turn().awaited() & seats).first()
    }

    /// Carries out all of a person's actions, or none of them.
    pub fn act(&mut self, seat: Seat, actions: &[G::Action]) -> Result<(), G::Refusal> {
        let before = Before {
            seat,
            scribe: self.scribe.clone(),
            events: self.events.len(),
            progress: self.progress,
        };
        let mut can_undo = true;
        for &action in actions {
            let position = self.game().clone();
            if let Err(refusal) = self.scribe.act(seat, action, &mut self.events) {
                self.restore(before);
                return Err(refusal);
            }
            can_undo &= G::can_take_back(&position, action, self.game());
            self.progress.choices += 1;
        }
        if can_undo {
            self.undo.retain(|undo| undo.seat == seat);
            self.undo.push(before);
        } else {
            self.undo.clear();
        }
        Ok(())
    }

    /// Whether the last choice can be taken back: it has told its maker nothing, and nobody has chosen or looked since.
    pub fn can_undo(&self) -> bool {
        !self.undo.is_empty()
    }

    /// Takes the last choice back, and returns whose it was and what then never happened.
    pub fn undo(&mut self) -> Option<(Seat, Vec<G::Event>)> {
        let before = self.undo.pop()?;
        Some((before.seat, self.restore(before)))
    }

    /// What was done cannot be taken back from now on: somebody else is looking.
    pub fn forget_undo(&mut self) {
        self.undo.clear();
    }

    fn restore(&mut self, before: Before<G>) -> Vec<G::Event> {
        self.scribe = before.scribe;
        self.progress = before.progress;
        self.events.split_off(before.events)
    }

    /// Where the chance of the next bot begins: a seed, and a number of its own.
    pub fn bot_dice(&self) -> (u64, u64) {
        (self.company.seed ^ BOTS, self.progress.choices)
    }

    /// Carries out what a bot chose. A bot that does not know what to do, or wants what is not allowed, does anything that is.
    pub fn bot_acts(&mut self, seat: Seat, decision: Option<Decision<G::Action>>) {
        self.undo.clear();
        let done = decision
            .filter(|decision| self.scribe.act(seat, decision.action, &mut self.events).is_ok());
        if done.is_none() {
            let (seed, number) = self.bot_dice();
            if let Some(action) = pick(self.game(), seat, &mut Dice::of_game(seed, number)) {
                // An action from the list of those allowed is not refused.
                let _ = self.scribe.act(seat, action, &mut self.events);
            }
        }
        self.reasons.push(seat, done.map(|decision| decision.reason));
        self.progress.choices += 1;
    }

    /// Lets chance strike, if it is due.
    pub fn chance(&mut self) {
        if self.game().turn() != Turn::Chance {
            return;
        }
        self.undo.clear();
        let mut dice = Dice::of_game(self.company.seed, self.progress.deals);
        let deal = self.game().draw(&mut dice);
        // What the game itself proposes is not refused.
        let _ = self.scribe.deal(deal, &mut self.events);
        self.progress.deals += 1;
    }
}

/// Keeps the numbers of bots apart from those of chance.
const BOTS: u64 = 0x0062_6f74_7300_0000;

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "in a test, a panic is a finding")]

    use diamant::Diamant;
    use kadora::Kadora;
    use mirrors::Mirrors;

    use super::*;

    fn company<G: Playable>() -> Company {
        let chairs: Vec<String> = (0..G::USUAL).map(|_| "random".to_owned()).collect();
        let names = (0..G::USUAL).map(|seat| format!("P{seat}")).collect();
        Company { chairs, names, seed: 5 }
    }

    fn play<G: Playable>() -> Play<G> {
        Play::new(G::Options::default(), company::<G>()).unwrap()
    }

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
            let mut play = play::<G>();
            go_on(&mut play, 20);
            while !play.at_rest() {
                go_on(&mut play, 1);
            }
            let record = play.record();
            let chairs = Company::chairs_of(&record).unwrap();
            let seed = Company::seed_of(&record).unwrap();
            let names = record.names.clone();
            let mut resumed = Play::<G>::resume(&record, Company { chairs, names, seed }).unwrap();
            assert_eq!(resumed.events, play.events);
            go_on(&mut play, u32::MAX);
            go_on(&mut resumed, u32::MAX);
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
            go_on(&mut play, 1);
        }
        let kept = play.kept();
        assert_ne!(kept, play.record());
        let mut resumed = Play::<Diamant>::resume(&kept, company::<Diamant>()).unwrap();
        assert_eq!(resumed.record(), play.record());
        assert_eq!(resumed.kept(), kept);
        go_on(&mut resumed, u32::MAX);
        assert_eq!(Reasons::kept(&resumed.record().extra).get(seat, 0), Some(bots::Reason::Lot));
    }

    #[test]
    fn undo_leads_back_to_where_the_choice_was_made() {
        fn check<G: Playable>() -> bool {
            let you = Seat::new(0).unwrap();
            let mut play = play::<G>();
            let mut undone = false;
            for _ in 0..200 {
                match play.game().turn() {
                    Turn::Over => break,
                    Turn::Chance => play.chance(),
                    turn @ Turn::Seats { .. } if turn.awaited().contains(you) => {
                        let before = (play.game().clone(), play.events.len(), play.progress);
                        let action = pick(play.game(), you, &mut Dice::new(1)).unwrap();
                        play.act(you, &[action]).unwrap();
                        if play.can_undo() {
                            play.undo().unwrap();
                            assert!(
                                before == (play.game().clone(), play.events.len(), play.progress)
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
