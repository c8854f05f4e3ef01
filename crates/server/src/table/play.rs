//! A game that is on: position, record, and everything that happened.

use std::collections::BTreeMap;

use bots::{Reason, Roster};
use fair::{Contribution, Occupant, Proof, Seed, Shuffle, TableCode};
use host::Match;
use luck::Dice;
use table::{Seat, Seats, Turn, Viewer};
use voice::Voiced;
use wire::GameUpdate;

/// A game that the server can host.
pub(crate) trait Hosted: Roster + Voiced {
    /// What happens when a seat's time runs out: what the rule-of-thumb bot would do.
    fn out_of_time(view: &Self::View, dice: &mut Dice) -> Option<Self::Action> {
        let bot = Self::bot("thumb").expect("every game has this level");
        Some(bot.choose(view, dice, bots::Budget::None)?.action)
    }
}

impl Hosted for games::Diamant {
    /// A player who does not decide leaves with what there is.
    fn out_of_time(_: &Self::View, _: &mut Dice) -> Option<Self::Action> {
        Some(diamant::Choice::Leave)
    }
}

impl Hosted for games::Mirrors {}

impl Hosted for games::Kadora {}

/// A choice that is sealed until all have chosen.
struct Sealed {
    seat: Seat,
    /// The event by which others know that there is one.
    event: usize,
    changes: u32,
}

/// What an action did.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Acted {
    /// Nothing: the same choice was sealed already.
    Nothing,
    /// Its seat changed its mind, which no other may know.
    ChangedMind,
    /// Something that all may know.
    Openly,
}

/// A game that is on.
pub(super) struct RunningGame<G: Hosted> {
    game: Match<G>,
    /// The last choice of a seat that changed its mind, by the event of its first choice, whose place it takes for its owner.
    changed: BTreeMap<usize, G::Event>,
    /// The choices that are sealed now.
    sealed: Vec<Sealed>,
    /// How many actions all have seen: those that are sealed are not among them.
    pub(super) acts: u64,
    /// The number of the decision to be made.
    pub(super) moment: u32,
    shuffle: Shuffle,
    /// Whether the game was given up for good.
    pub(super) abandoned: bool,
}

impl<G: Hosted> RunningGame<G> {
    /// Begins a game by this version of the rules, and lets chance have its first word.
    pub(super) fn new(
        players: u8,
        options: G::Options,
        rules_version: u32,
        shuffle: Shuffle,
    ) -> Result<Self, G::Refusal> {
        let game = Match::new(players, options)?.by_rules(rules_version);
        let mut play = Self::begun(game, shuffle);
        play.chance();
        Ok(play)
    }

    /// A game that begins with these chance outcomes instead.
    #[cfg(test)]
    pub(super) fn dealt(
        players: u8,
        options: G::Options,
        shuffle: Shuffle,
        deals: &[G::Deal],
    ) -> Self {
        let game = Match::new(players, options).expect("the game can begin");
        let mut play = Self::begun(game, shuffle);
        for deal in deals {
            play.game.deal(*deal).expect("what was drawn can be dealt");
            play.moment += 1;
        }
        play
    }

    fn begun(game: Match<G>, shuffle: Shuffle) -> Self {
        Self {
            game,
            changed: BTreeMap::new(),
            sealed: Vec::new(),
            acts: 0,
            moment: 0,
            shuffle,
            abandoned: false,
        }
    }

    /// Carries out an action and what chance brings after it, or refuses it and changes nothing.
    pub(super) fn act(
        &mut self,
        seat: Seat,
        action: G::Action,
        reason: Option<Reason>,
    ) -> Result<Acted, G::Refusal> {
        let event = self.happened();
        self.game.act(seat, action, reason)?;
        // A choice that stays sealed moves nothing on, so that a change of mind cannot be noticed.
        if self.game.has_sealed(seat) {
            let Some(before) = self.sealed.iter_mut().find(|sealed| sealed.seat == seat) else {
                self.sealed.push(Sealed { seat, event, changes: 0 });
                return Ok(Acted::Openly);
            };
            let Some(changed) = self.game.forget(event).pop() else {
                return Ok(Acted::Nothing);
            };
            before.changes += 1;
            self.changed.insert(before.event, changed);
            return Ok(Acted::ChangedMind);
        }
        self.acts += 1 + self.sealed.drain(..).filter(|sealed| sealed.seat != seat).count() as u64;
        self.moment += 1;
        self.chance();
        Ok(Acted::Openly)
    }

    fn chance(&mut self) {
        let shuffle = &self.shuffle;
        let draw = |game: &G, nth| game.draw(&mut shuffle.draw(nth));
        while self.game.chance(draw).expect("what is drawn can be dealt") {
            self.moment += 1;
        }
    }

    /// Whose turn it is: no one's, once the game was given up.
    pub(super) fn turn(&self) -> Turn {
        if self.abandoned { Turn::Over } else { self.game.turn() }
    }

    pub(super) fn awaited(&self) -> Seats {
        self.turn().awaited()
    }

    pub(super) fn is_over(&self) -> bool {
        self.turn() == Turn::Over
    }

    pub(super) fn view(&self, viewer: Viewer) -> G::View {
        self.game.view(viewer)
    }

    /// Whether there are choices that are not open yet.
    pub(super) fn has_sealed(&self) -> bool {
        !self.sealed.is_empty()
    }

    /// How often a seat has changed its mind about the choice that it has sealed.
    pub(super) fn changes(&self, seat: Seat) -> u32 {
        self.sealed.iter().find(|sealed| sealed.seat == seat).map_or(0, |sealed| sealed.changes)
    }

    /// Whether an action would change anything.
    pub(super) fn would_change(&self, seat: Seat, action: G::Action) -> bool {
        let mut events = Vec::new();
        let acted = self.game.game().clone().act(seat, action, &mut events);
        acted.is_ok() && !events.is_empty()
    }

    /// The sealed choice of a seat as its owner sees it, if it is among the first `before` events.
    pub(super) fn own_choice(&self, seat: Seat, before: usize) -> Option<G::Seen> {
        let sealed = self.sealed.iter().find(|sealed| sealed.seat == seat)?;
        (sealed.event < before).then(|| self.seen_at(sealed.event, Viewer::Seat(seat)))?
    }

    /// How many things have happened.
    pub(super) fn happened(&self) -> usize {
        self.game.events().len()
    }

    /// What `viewer` may know of what happened after the first `from` events.
    pub(super) fn seen(&self, viewer: Viewer, from: usize) -> Vec<G::Seen> {
        (from..self.happened()).filter_map(|at| self.seen_at(at, viewer)).collect()
    }

    /// Of several choices of a moment, the owner is told the last, and everyone else that there is one.
    fn seen_at(&self, at: usize, viewer: Viewer) -> Option<G::Seen> {
        let last = self.changed.get(&at).and_then(|last| G::seen(last, viewer));
        last.or_else(|| G::seen(&self.game.events()[at], viewer))
    }

    /// The game as `viewer` sees it, who has been told `told` things before `seen`.
    pub(super) fn now(
        &self,
        viewer: Viewer,
        told: u32,
        seen: Vec<G::Seen>,
    ) -> GameUpdate<G::View, G::Seen> {
        let mut actions = Vec::new();
        if let Viewer::Seat(seat) = viewer
            && self.turn().may_act().contains(seat)
        {
            self.game.game().actions(seat, |action| actions.push(action.to_string()));
        }
        GameUpdate {
            seq: told + u32::try_from(seen.len()).unwrap_or(u32::MAX),
            seen,
            moment: self.moment,
            awaited: self.awaited(),
            actions,
            left: None,
            view: self.view(viewer),
        }
    }

    /// How many moves the record has.
    pub(super) fn moves(&self) -> usize {
        self.game.record().moves.len()
    }

    /// How the game ended, once it has.
    pub(super) fn result(&self) -> Option<serde_json::Value> {
        self.game.record().result.clone().map(Into::into)
    }

    /// The whole record with the proof of its shuffle, once the game is over or given up.
    pub(super) fn record(
        &self,
        names: Vec<String>,
        chairs: Vec<&str>,
        code: TableCode,
        seed: &Seed,
        contributions: &[Option<Contribution>],
    ) -> Option<String> {
        if !self.is_over() {
            return None;
        }
        let mut record = self.game.whole_moves();
        record.names = names;
        record.extra.insert(Occupant::KEY.to_owned(), chairs.into());
        let mut reasons = self.game.reasons().clone();
        // In a game that was given up, what is sealed stays so.
        self.sealed.iter().for_each(|sealed| reasons.pop(sealed.seat));
        reasons.write_to(&mut record.extra);
        Proof::new(seed, code, contributions).add_to(&mut record);
        Some(record.to_json())
    }
}
