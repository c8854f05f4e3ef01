//! A game that is on.

use bots::{Reason, Reasons};
use serde_json::{Map, Value};
use table::{Game, Log, Notation, Record, RecordError, Scribe, Seat, Step, Turn, Viewer};

/// A game that is on: its position and record, what has happened, and why bots chose.
///
/// What has happened is noted in `L`: a list for those who tell it to viewers, `()` for those who tell it to no one. Reasons are told to no one
/// before the game is over.
#[derive(Clone)]
pub struct Match<G: Notation, L: Log<G::Event> = Vec<<G as Game>::Event>> {
    scribe: Scribe<G>,
    events: L,
    reasons: Reasons,
    deals: u64,
    choices: u64,
}

/// Those who play a game to its end.
pub trait Players<G: Game> {
    /// What `seat` does, and why, if it says. All awaited seats choose before any choice is carried out, as secret choices are.
    fn choose(&mut self, seat: Seat, game: &G) -> (G::Action, Option<Reason>);

    /// What `seat` does instead of what the rules refused.
    fn choose_again(&mut self, seat: Seat, game: &G, refusal: &G::Refusal) -> G::Action;
}

impl<G: Notation, L: Log<G::Event> + Default> Match<G, L> {
    /// A game about to begin.
    pub fn new(players: u8, options: G::Options) -> Result<Self, G::Refusal> {
        let scribe = Scribe::new(players, options)?;
        Ok(Self { scribe, events: L::default(), reasons: Reasons::default(), deals: 0, choices: 0 })
    }

    /// This game, about to begin, by an older version of the rules, one that [`check_rules`](table::check_rules) accepts.
    #[must_use]
    pub fn by_rules(self, version: u32) -> Self {
        Self { scribe: self.scribe.by_rules(version), ..self }
    }

    /// The position. Only a view of it may be shown.
    pub fn game(&self) -> &G {
        self.scribe.game()
    }

    /// Whom the game waits for.
    pub fn turn(&self) -> Turn {
        self.game().turn()
    }

    /// What `viewer` may know.
    pub fn view(&self, viewer: Viewer) -> G::View {
        self.game().view(viewer)
    }

    /// The record so far, without reasons.
    pub fn record(&self) -> &Record<G> {
        self.scribe.record()
    }

    /// The record as far as whole moves go: what chance brought within a move that was never finished is not in it.
    pub fn whole_moves(&self) -> Record<G> {
        let mut record = self.record().clone();
        if !self.at_rest() {
            let mut deals = G::Deals::default();
            // It ends with an error where an outcome is left over, and by then has come to all others.
            drop(record.replay(|game, step, _| {
                if let Step::Deal(deal) = step {
                    game.note_deal(&deal, &mut deals);
                }
            }));
            record.deals = deals;
        }
        record
    }

    /// The record, at the end, with the reasons of the bots.
    pub fn into_record(self) -> Record<G> {
        let mut record = self.scribe.into_record();
        self.reasons.write_to(&mut record.extra);
        record
    }

    /// Whether the record says all that has happened: no move is half made, no choice sealed.
    pub fn at_rest(&self) -> bool {
        self.scribe.at_rest()
    }

    /// Why bots chose, which is told to no one before the game is over.
    pub fn reasons(&self) -> &Reasons {
        &self.reasons
    }

    /// How many chance outcomes there have been.
    pub fn deals(&self) -> u64 {
        self.deals
    }

    /// How many choices there have been, changes of mind among them.
    pub fn choices(&self) -> u64 {
        self.choices
    }

    /// Carries out an action, or refuses it and changes nothing. The reason of a sealed choice that is changed gives way to the new one.
    pub fn act(
        &mut self,
        seat: Seat,
        action: G::Action,
        reason: Option<Reason>,
    ) -> Result<(), G::Refusal> {
        let is_change = self.has_sealed(seat);
        self.scribe.act(seat, action, &mut self.events)?;
        if is_change {
            self.reasons.pop(seat);
        }
        self.reasons.push(seat, reason);
        self.choices += 1;
        Ok(())
    }

    /// Whether a seat has a choice that is sealed and can be changed.
    pub fn has_sealed(&self, seat: Seat) -> bool {
        matches!(self.turn(), Turn::Seats { sealed, .. } if sealed.contains(seat))
    }

    /// Lets chance strike, if it is due. `draw` proposes what it brings, in this position and after so many outcomes before.
    pub fn chance(&mut self, mut draw: impl FnMut(&G, u64) -> G::Deal) -> Result<bool, G::Refusal> {
        if self.turn() != Turn::Chance {
            return Ok(false);
        }
        let deal = draw(self.game(), self.deals);
        self.deal(deal)?;
        Ok(true)
    }

    /// Carries out a chance outcome, or refuses it and changes nothing.
    pub fn deal(&mut self, deal: G::Deal) -> Result<(), G::Refusal> {
        self.scribe.deal(deal, &mut self.events)?;
        self.deals += 1;
        Ok(())
    }

    /// Plays on to the end. `draw` is what [`Match::chance`] asks for.
    pub fn finish(
        &mut self,
        mut draw: impl FnMut(&G, u64) -> G::Deal,
        players: &mut impl Players<G>,
    ) -> Result<(), G::Refusal> {
        let mut choices = Vec::new();
        loop {
            match self.turn() {
                Turn::Over => return Ok(()),
                Turn::Chance => {
                    self.chance(&mut draw)?;
                }
                Turn::Seats { awaited, .. } => {
                    let game = self.scribe.game();
                    choices.extend(awaited.iter().map(|seat| (seat, players.choose(seat, game))));
                    for (seat, (action, reason)) in choices.drain(..) {
                        if let Err(refusal) = self.act(seat, action, reason) {
                            let action = players.choose_again(seat, self.game(), &refusal);
                            self.act(seat, action, None)?;
                        }
                    }
                }
            }
        }
    }
}

impl<G: Notation> Match<G> {
    /// Goes on with a recorded game. A move that the record has only half of is begun anew.
    /// What the record holds besides comes with it, the reasons taken out of it.
    pub fn resume(record: &Record<G>) -> Result<(Self, Map<String, Value>), RecordError> {
        let mut extra = record.extra.clone();
        let kept = Reasons::take(&mut extra);
        let (mut events, mut reasons) = (Vec::new(), Reasons::default());
        let (mut deals, mut choices) = (0, 0);
        let mut acts = [0; Seat::MOST as usize];
        let scribe = Scribe::resume(record, |_, step, happened| {
            events.extend_from_slice(happened.unwrap_or_default());
            match step {
                Step::Act(seat, _) => {
                    choices += 1;
                    reasons.push(seat, kept.get(seat, acts[seat.index()]));
                    acts[seat.index()] += 1;
                }
                Step::Deal(_) => deals += 1,
            }
        })?;
        Ok((Self { scribe, events, reasons, deals, choices }, extra))
    }

    /// What has happened, from the first, with its secrets.
    pub fn events(&self) -> &[G::Event] {
        &self.events
    }

    /// What `viewer` may know of what happened after the first `from` events.
    pub fn seen(&self, viewer: Viewer, from: usize) -> Vec<G::Seen> {
        self.events.iter().skip(from).filter_map(|event| G::seen(event, viewer)).collect()
    }

    /// Takes out the events after the first `from`, as if they had not been noted.
    pub fn forget(&mut self, from: usize) -> Vec<G::Event> {
        self.events.split_off(from)
    }

    /// Goes back to where the game stood, and returns the events that then never happened.
    pub(crate) fn go_back(&mut self, before: Self) -> Vec<G::Event> {
        let undone = self.events.split_off(before.events.len());
        *self = before;
        undone
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "in a test, a panic is a finding")]

    use diamant::{Choice, Diamant, Options, Seen};
    use kadora::Kadora;
    use luck::Dice;
    use mirrors::Mirrors;
    use table::pick;

    use super::*;

    fn seat(number: u8) -> Seat {
        Seat::new(number).unwrap()
    }

    fn draw<G: Game>(game: &G, nth: u64) -> G::Deal {
        game.draw(&mut Dice::of_game(9, nth))
    }

    fn diamant() -> Match<Diamant> {
        let mut game = Match::new(3, Options::default()).unwrap();
        assert_eq!(game.chance(draw), Ok(true));
        game
    }

    /// Everyone draws lots. How often one was refused is counted.
    struct Lots(Dice, u32);

    impl<G: Game> Players<G> for Lots {
        fn choose(&mut self, seat: Seat, game: &G) -> (G::Action, Option<Reason>) {
            (pick(game, seat, &mut self.0).unwrap(), Some(Reason::Lot))
        }

        fn choose_again(&mut self, seat: Seat, game: &G, _: &G::Refusal) -> G::Action {
            self.1 += 1;
            pick(game, seat, &mut self.0).unwrap()
        }
    }

    /// What each viewer receives from one moment to the next is all that it may know, each thing once.
    #[test]
    fn news_in_parts_is_the_whole_story() {
        fn check<G: Notation>(players: u8) {
            let mut game = Match::<G>::new(players, G::Options::default()).unwrap();
            let mut told = vec![Vec::new(); usize::from(players) + 1];
            let (mut from, mut lots) = (0, Lots(Dice::new(4), 0));
            while game.turn() != Turn::Over {
                if !game.chance(draw).unwrap() {
                    let seat = game.turn().awaited().first().unwrap();
                    let (action, reason) = lots.choose(seat, game.game());
                    game.act(seat, action, reason).unwrap();
                }
                for (told, viewer) in told.iter_mut().zip(Viewer::all(players)) {
                    told.extend(game.seen(viewer, from));
                }
                from = game.events().len();
            }
            for (told, viewer) in told.iter().zip(Viewer::all(players)) {
                assert_eq!(*told, game.seen(viewer, 0), "{viewer:?}");
            }
        }
        check::<Diamant>(4);
        check::<Mirrors>(3);
        check::<Kadora>(3);
    }

    #[test]
    fn no_one_receives_the_card_that_another_draws() {
        let mut game = Match::<Kadora>::new(3, kadora::Options::default()).unwrap();
        game.finish(draw, &mut Lots(Dice::new(6), 0)).unwrap();
        let mut drawn = 0;
        for (at, event) in game.events().iter().enumerate() {
            let kadora::Event::Drew { seat, card, .. } = *event else { continue };
            drawn += 1;
            let face = serde_json::to_string(&card).unwrap();
            for viewer in Viewer::all(3) {
                let seen = Kadora::seen(&game.events()[at], viewer);
                let sent = serde_json::to_string(&seen).unwrap();
                assert_eq!(sent.contains(&face), viewer.is(seat), "{viewer:?}: {sent}");
            }
        }
        assert!(drawn > 20, "{drawn}");
    }

    #[test]
    fn no_one_receives_what_is_in_another_fist() {
        let mut game = diamant();
        let from = game.events().len();
        for choice in [Choice::Leave, Choice::Stay] {
            game.act(seat(1), choice, None).unwrap();
        }
        for viewer in Viewer::all(3).filter(|viewer| !viewer.is(seat(1))) {
            assert_eq!(game.seen(viewer, from), [Seen::Chose { seat: seat(1) }], "{viewer:?}");
        }
        assert_eq!(game.seen(Viewer::Seat(seat(1)), from).len(), 2);
        assert!(!game.at_rest());
        assert!(game.record().moves.is_empty(), "a sealed choice is in no record");
    }

    #[test]
    fn a_refusal_changes_nothing() {
        let mut game = diamant();
        let (position, events) = (game.game().clone(), game.events().len());
        assert!(game.act(seat(5), Choice::Stay, Some(Reason::Lot)).is_err());
        assert_eq!((game.game(), game.events().len()), (&position, events));
        assert!(game.reasons().is_empty());
        assert_eq!((game.choices(), game.deals()), (0, 1));
        assert_eq!(game.chance(draw), Ok(false), "seats are awaited");
    }

    #[test]
    fn the_reason_of_a_changed_choice_gives_way_to_the_new_one() {
        let mut game = diamant();
        game.act(seat(0), Choice::Stay, Some(Reason::Lot)).unwrap();
        game.act(seat(0), Choice::Leave, Some(Reason::OnlyAction)).unwrap();
        assert_eq!(game.reasons().get(seat(0), 0), Some(Reason::OnlyAction));
        assert_eq!(game.reasons().get(seat(0), 1), None);
    }

    #[test]
    fn a_game_that_is_told_to_no_one_goes_as_one_that_is() {
        fn check<G: Notation>(players: u8) {
            let mut told = Match::<G>::new(players, G::Options::default()).unwrap();
            let mut untold = Match::<G, ()>::new(players, G::Options::default()).unwrap();
            told.finish(draw, &mut Lots(Dice::new(4), 0)).unwrap();
            untold.finish(draw, &mut Lots(Dice::new(4), 0)).unwrap();
            assert!(!told.events().is_empty());
            assert_eq!(told.into_record(), untold.into_record());
        }
        check::<Diamant>(4);
        check::<Mirrors>(3);
        check::<Kadora>(3);
    }

    #[test]
    fn those_who_are_refused_choose_again_without_a_reason() {
        struct Wrong(Lots);
        impl Players<Kadora> for Wrong {
            fn choose(&mut self, seat: Seat, game: &Kadora) -> (kadora::Action, Option<Reason>) {
                let illegal = kadora::Action::Draw(kadora::Pile::Left);
                if game.clone().act(seat, illegal, &mut ()).is_err() {
                    return (illegal, Some(Reason::Lot));
                }
                self.0.choose(seat, game)
            }

            fn choose_again(
                &mut self,
                seat: Seat,
                game: &Kadora,
                why: &kadora::Refusal,
            ) -> kadora::Action {
                self.0.choose_again(seat, game, why)
            }
        }
        let mut game = Match::<Kadora, ()>::new(2, kadora::Options::default()).unwrap();
        let mut players = Wrong(Lots(Dice::new(2), 0));
        game.finish(draw, &mut players).unwrap();
        assert_eq!(game.turn(), Turn::Over);
        assert!(players.0.1 > 0);
        assert_eq!(game.reasons().get(seat(0), 0), None);
    }

    #[test]
    fn a_resumed_game_continues_where_it_was_left() {
        let mut game = Match::<Mirrors>::new(3, mirrors::Options::default()).unwrap();
        game.finish(draw, &mut Lots(Dice::new(8), 0)).unwrap();
        let (events, numbers) = (game.events().to_vec(), (game.deals(), game.choices()));
        let record = game.into_record();
        let (resumed, extra) = Match::resume(&record).unwrap();
        assert_eq!(
            (resumed.events(), (resumed.deals(), resumed.choices())),
            (&events[..], numbers)
        );
        assert!(extra.is_empty(), "the reasons are where they belong");
        assert_eq!(resumed.into_record(), record);
    }
}
