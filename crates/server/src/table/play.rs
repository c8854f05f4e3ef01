//! A game that is on: position, record, and everything that happened.

use bots::Roster;
use fair::{Contribution, Proof, Seed, Shuffle};
use luck::Dice;
use table::{Scribe, Seat, Seats, Turn, Viewer};
use voice::Voiced;
use wire::Now;

/// A game that the server can host.
pub(crate) trait Hosted: Roster + Voiced {
    /// What happens when a seat's time runs out.
    fn out_of_time(seat: Seat, view: &Self::View, dice: &mut Dice) -> Option<Self::Action>;
}

impl Hosted for games::Diamant {
    /// Whoever does not decide leaves with what there is.
    fn out_of_time(_: Seat, _: &Self::View, _: &mut Dice) -> Option<Self::Action> {
        Some(diamant::Choice::Leave)
    }
}

impl Hosted for games::Mirrors {
    fn out_of_time(seat: Seat, view: &Self::View, dice: &mut Dice) -> Option<Self::Action> {
        thumb::<Self>(seat, view, dice)
    }
}

impl Hosted for games::Kadora {
    fn out_of_time(seat: Seat, view: &Self::View, dice: &mut Dice) -> Option<Self::Action> {
        thumb::<Self>(seat, view, dice)
    }
}

/// What the rule-of-thumb bot would do.
fn thumb<G: Hosted>(seat: Seat, view: &G::View, dice: &mut Dice) -> Option<G::Action> {
    let bot = G::bot("thumb").expect("every game has this level");
    Some(bot.choose(seat, view, dice, bots::Budget::Simulations(0))?.action)
}

/// A game that is on.
pub(super) struct Play<G: Hosted> {
    scribe: Scribe<G>,
    /// All that happened, with its secrets.
    events: Vec<G::Event>,
    /// The number of the decision to be made.
    moment: u32,
    /// How many chance outcomes there have been.
    draws: u64,
    shuffle: Shuffle,
}

impl<G: Hosted> Play<G> {
    /// Begins a game, and lets chance have its first word.
    pub(super) fn new(
        players: u8,
        options: G::Options,
        shuffle: Shuffle,
    ) -> Result<Self, G::Refusal> {
        let scribe = Scribe::new(players, options)?;
        let mut play = Self { scribe, events: Vec::new(), moment: 0, draws: 0, shuffle };
        play.chance();
        Ok(play)
    }

    /// Carries out an action and whatever chance brings after it, or refuses it and changes nothing.
    pub(super) fn act(&mut self, seat: Seat, action: G::Action) -> Result<(), G::Refusal> {
        self.scribe.act(seat, action, &mut self.events)?;
        // A choice that stays sealed moves nothing on, so that a change of mind cannot be noticed.
        let sealed = match self.turn() {
            Turn::Seats { sealed, .. } => sealed.contains(seat),
            _ => false,
        };
        if !sealed {
            self.moment += 1;
        }
        self.chance();
        Ok(())
    }

    fn chance(&mut self) {
        while self.turn() == Turn::Chance {
            let deal = self.scribe.game().draw(&mut self.shuffle.draw(self.draws));
            self.scribe.deal(deal, &mut self.events).expect("what is drawn can be dealt");
            self.draws += 1;
            self.moment += 1;
        }
    }

    pub(super) fn turn(&self) -> Turn {
        self.scribe.game().turn()
    }

    pub(super) fn awaited(&self) -> Seats {
        self.turn().awaited()
    }

    pub(super) fn is_over(&self) -> bool {
        self.turn() == Turn::Over
    }

    pub(super) fn moment(&self) -> u32 {
        self.moment
    }

    pub(super) fn view(&self, viewer: Viewer) -> G::View {
        self.scribe.game().view(viewer)
    }

    /// How many things have happened.
    pub(super) fn happened(&self) -> usize {
        self.events.len()
    }

    /// What `viewer` may know of what happened after the first `from` events.
    pub(super) fn seen(&self, viewer: Viewer, from: usize) -> Vec<G::Seen> {
        self.events[from..].iter().filter_map(|event| G::seen(event, viewer)).collect()
    }

    /// The game as `viewer` sees it, who has been told `told` things before `seen`.
    pub(super) fn now(
        &self,
        viewer: Viewer,
        told: u32,
        seen: Vec<G::Seen>,
    ) -> Now<G::View, G::Seen> {
        let mut actions = Vec::new();
        if let Viewer::Seat(seat) = viewer
            && self.turn().may_act().contains(seat)
        {
            self.scribe.game().actions(seat, |action| actions.push(action.to_string()));
        }
        Now {
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
        self.scribe.record().moves.len()
    }

    /// How the game ended, once it has.
    pub(super) fn result(&self) -> Option<serde_json::Value> {
        self.scribe.record().result.clone().map(Into::into)
    }

    /// The whole record with the proof of its shuffle, once the game is over.
    pub(super) fn record(
        &self,
        names: Vec<String>,
        chairs: Vec<&str>,
        code: &str,
        seed: &Seed,
        contributions: &[Option<Contribution>],
    ) -> Option<String> {
        if !self.is_over() {
            return None;
        }
        let mut record = self.scribe.record().clone();
        record.names = names;
        record.extra.insert("chairs".to_owned(), chairs.into());
        Proof::new(seed, code, contributions).add_to(&mut record);
        Some(record.to_json())
    }
}
