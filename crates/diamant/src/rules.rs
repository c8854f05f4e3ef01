//! The rules.

use table::{Game, Log, Luck, Outcome, Seat, Seats, Turn, Viewer};

use crate::CAVES;
use crate::card::{Card, Face, Hazard};
use crate::event::{Event, Seen, Told};
use crate::history::History;
use crate::options::Options;
use crate::path::Path;
use crate::pile::Pile;
use crate::position::{Choice, Diamant, Phase};
use crate::refusal::Refusal;
use crate::view::{ChestView, View};

impl Game for Diamant {
    const NAME: &'static str = "diamant";
    const PLAYERS: std::ops::RangeInclusive<u8> = 3..=8;
    const OPTIONS: &'static [&'static str] = &["chests", "stones"];

    type Options = Options;
    type Action = Choice;
    type Deal = Card;
    type Event = Event;
    type View = View;
    type Seen = Seen;
    type Refusal = Refusal;

    #[inline]
    fn new(players: u8, options: &Options) -> Result<Self, Refusal> {
        if !Self::PLAYERS.contains(&players) {
            return Err(Refusal::Players { players });
        }
        Ok(Self {
            chests: [0; Seat::MOST as usize],
            deck: Pile::FULL,
            pile: Pile::FULL,
            path: Path::EMPTY,
            options: *options,
            players,
            cave: 1,
            inside: Seats::all(players),
            beside: 0,
            phase: Phase::Turning,
            history: History::default(),
        })
    }

    #[inline]
    fn players(&self) -> u8 {
        self.players
    }

    #[inline]
    fn turn(&self) -> Turn {
        match self.phase {
            Phase::Turning => Turn::Chance,
            Phase::Deciding { chosen, .. } => {
                Turn::Seats { awaited: self.inside - chosen, sealed: chosen }
            }
            Phase::Over => Turn::Over,
        }
    }

    fn actions(&self, seat: Seat, each: impl FnMut(Choice)) {
        if self.turn().may_act().contains(seat) {
            Choice::ALL.into_iter().for_each(each);
        }
    }

    #[inline]
    fn count_actions(&self, seat: Seat) -> u32 {
        if self.turn().may_act().contains(seat) { 2 } else { 0 }
    }

    #[inline]
    fn nth_action(&self, seat: Seat, n: u32) -> Option<Choice> {
        let choice = match n {
            0 => Choice::Stay,
            1 => Choice::Leave,
            _ => return None,
        };
        self.turn().may_act().contains(seat).then_some(choice)
    }

    fn every_action(_: u8, each: impl FnMut(Choice)) {
        Choice::ALL.into_iter().for_each(each);
    }

    /// Seals a decision, or changes a sealed one; the last one in opens all fists (D11).
    #[inline]
    fn act(
        &mut self,
        seat: Seat,
        choice: Choice,
        log: &mut impl Log<Event>,
    ) -> Result<(), Refusal> {
        if seat.number() >= self.players {
            return Err(Refusal::NoSuchSeat { seat });
        }
        let (chosen, leaving) = match &mut self.phase {
            Phase::Turning => return Err(Refusal::CardDue),
            Phase::Over => return Err(Refusal::Over),
            Phase::Deciding { .. } if !self.inside.contains(seat) => return Err(Refusal::Outside),
            Phase::Deciding { chosen, leaving } => (chosen, leaving),
        };

        let before = chosen.contains(seat).then(|| Choice::of(seat, *leaving));
        chosen.insert(seat);
        match choice {
            Choice::Stay => leaving.remove(seat),
            Choice::Leave => leaving.insert(seat),
        };
        match before {
            None => log.push(Event::Chose { seat, choice }),
            Some(before) if before != choice => log.push(Event::Changed { seat, choice }),
            Some(_) => {}
        }
        if *chosen == self.inside {
            let leaving = *leaving;
            self.open_fists(leaving, log);
        }
        Ok(())
    }

    fn draw(&self, luck: &mut impl Luck) -> Card {
        self.pile.draw(luck)
    }

    /// Turns a card over (D6, D13).
    #[inline]
    fn deal(&mut self, card: Card, log: &mut impl Log<Event>) -> Result<(), Refusal> {
        match self.phase {
            Phase::Turning => {}
            Phase::Deciding { .. } => return Err(Refusal::DecisionsDue),
            Phase::Over => return Err(Refusal::Over),
        }
        if !self.pile.take(card) {
            return Err(Refusal::NotInPile { card });
        }
        if self.path.len() == 0 {
            log.push(Event::Told(Told::Entered { cave: self.cave }));
            self.history.enter(self.players);
        }
        self.history.turn(card);
        self.phase = Phase::Deciding { chosen: Seats::NONE, leaving: Seats::NONE };
        match card.face() {
            Face::Diamonds(value) => self.share(card, value, log),
            Face::Hazard(hazard) => self.meet(card, hazard, log),
        }
        Ok(())
    }

    fn view(&self, viewer: Viewer) -> View {
        View::new(self, viewer, Vec::new(), Vec::new())
    }

    fn view_into(&self, viewer: Viewer, view: &mut View) {
        let path = std::mem::take(&mut view.path);
        let chests = match &mut view.chests {
            ChestView::Open(chests) => std::mem::take(chests),
            ChestView::Closed { .. } => Vec::new(),
        };
        *view = View::new(self, viewer, path, chests);
    }

    fn seen(event: &Event, viewer: Viewer) -> Option<Seen> {
        event.seen(viewer)
    }

    #[inline]
    fn outcome(&self) -> Option<Outcome> {
        (self.phase == Phase::Over).then(|| {
            let scores = self
                .chests
                .map(|chest| i16::try_from(chest).expect("five caves hold 620 stones at most"));
            Outcome::new(scores, self.richest())
        })
    }
}

impl Diamant {
    /// Shares a diamond card among those inside; the rest stays on it (D7).
    fn share(&mut self, card: Card, value: u8, log: &mut impl Log<Event>) {
        let (each, rest) = (value / self.inside.len(), value % self.inside.len());
        self.beside += each;
        self.path.push(card, rest);
        log.push(Event::Told(Told::Diamonds { card, inside: self.inside, each, rest }));
        let supply = self.options.stones.worth();
        if self.at_most_out() > supply {
            let out = self.out();
            if out > supply && out - u16::from(value) <= supply {
                log.push(Event::Told(Told::StandIns { worth: out - supply }));
            }
        }
    }

    /// A hazard does nothing the first time (D9), and ends the expedition the second time (D10, D15).
    fn meet(&mut self, card: Card, hazard: Hazard, log: &mut impl Log<Event>) {
        self.path.push(card, 0);
        let met = self.deck.count(card) - self.pile.count(card);
        if met == 1 {
            log.push(Event::Told(Told::Hazard { hazard }));
            return;
        }
        log.push(Event::Told(Told::Fled { hazard, inside: self.inside, lost: self.beside }));
        self.deck.take(card);
        log.push(Event::Told(Told::Removed { hazard }));
        self.close_cave(log);
    }

    /// Settles leavers and stayers once every fist is open (D12, D13).
    fn open_fists(&mut self, leaving: Seats, log: &mut impl Log<Event>) {
        self.phase = Phase::Turning;
        log.push(Event::Told(Told::Opened { staying: self.inside - leaving, leaving }));
        if leaving.is_empty() {
            return;
        }
        let stones = self.path.stones();
        let (found, rest) = (stones / leaving.len(), stones % leaving.len());
        for seat in leaving {
            self.chests[seat.index()] += u16::from(self.beside) + u16::from(found);
            self.history.leave(seat);
        }
        self.path.clear_but(rest);
        self.inside -= leaving;
        log.push(Event::Told(Told::Left { leavers: leaving, kept: self.beside, found, rest }));
        if self.inside.is_empty() {
            self.close_cave(log);
        }
    }

    /// Ends the expedition (D14); the next cave follows with all remaining cards (D16), or the count (D17).
    #[inline]
    fn close_cave(&mut self, log: &mut impl Log<Event>) {
        let stones = self.path.stones();
        if stones > 0 {
            log.push(Event::Told(Told::Returned { stones }));
        }
        self.path = Path::EMPTY;
        self.pile = self.deck;
        self.beside = 0;
        if self.cave < CAVES {
            self.cave += 1;
            self.inside = Seats::all(self.players);
            self.phase = Phase::Turning;
            return;
        }
        self.inside = Seats::NONE;
        self.phase = Phase::Over;
        for seat in Seat::all(self.players) {
            log.push(Event::Told(Told::Counted { seat, chest: self.chests[seat.index()] }));
        }
        log.push(Event::Told(Told::Won { winners: self.richest(), chest: self.most() }));
    }

    #[inline]
    fn most(&self) -> u16 {
        self.chests.iter().copied().max().unwrap_or(0)
    }

    /// Those with the most in their chest; several at a tie (D17).
    #[inline]
    pub(crate) fn richest(&self) -> Seats {
        let most = self.most();
        Seat::all(self.players).filter(|seat| self.chests[seat.index()] == most).collect()
    }
}
