//! The rules.

use table::{Game, Log, Luck, Outcome, Seat, Seats, Turn, Viewer};

use crate::action::Action;
use crate::block::{Block, OPEN};
use crate::card::{Card, Colour};
use crate::cards::Cards;
use crate::deal::{Deal, ring};
use crate::event::{Event, Seen, Told};
use crate::field::Field;
use crate::hand::{HAND, Hand, Pile, Stack};
use crate::loot::Loot;
use crate::options::Options;
use crate::position::{Kadora, MOST_PLAYERS, Phase};
use crate::refusal::Refusal;
use crate::view::View;

impl Game for Kadora {
    const NAME: &'static str = "kadora";
    const PLAYERS: std::ops::RangeInclusive<u8> = 2..=4;
    const OPTIONS: &'static [&'static str] = &["first"];

    type Options = Options;
    type Action = Action;
    type Deal = Deal;
    type Event = Event;
    type View = View;
    type Seen = Seen;
    type Refusal = Refusal;

    #[inline]
    fn new(players: u8, options: &Options) -> Result<Self, Refusal> {
        if !Self::PLAYERS.contains(&players) {
            return Err(Refusal::Players { players });
        }
        if let Some(first) = options.first.seat().filter(|first| first.number() >= players) {
            return Err(Refusal::NoSuchFirst { first, players });
        }
        Ok(Self {
            loot: [Loot::default(); MOST_PLAYERS],
            aside: Cards::NONE,
            hands: [Hand::EMPTY; MOST_PLAYERS],
            block: Block::EMPTY,
            piles: [Stack::EMPTY; 2],
            options: *options,
            players,
            seat: Seat::FIRST,
            phase: Phase::Dealing,
            turns_left: 0,
        })
    }

    #[inline]
    fn players(&self) -> u8 {
        self.players
    }

    #[inline]
    fn turn(&self) -> Turn {
        match self.phase {
            Phase::Dealing => Turn::Chance,
            Phase::Giving | Phase::Placing | Phase::Drawing => Turn::of(self.seat),
            Phase::Over => Turn::Over,
        }
    }

    fn actions(&self, seat: Seat, mut each: impl FnMut(Action)) {
        if seat != self.seat {
            return;
        }
        match self.phase {
            Phase::Giving => {
                self.gifts().each(|colour, to| each(Action::Give { colour, to }));
                each(Action::Keep);
            }
            Phase::Placing => {
                for field in self.block.open() {
                    for &card in self.hands[seat.index()].cards() {
                        each(Action::Place { card, field });
                    }
                }
            }
            Phase::Drawing => Pile::ALL.map(Action::Draw).into_iter().for_each(each),
            Phase::Dealing | Phase::Over => {}
        }
    }

    #[inline]
    fn count_actions(&self, seat: Seat) -> u32 {
        if seat != self.seat {
            return 0;
        }
        match self.phase {
            Phase::Giving => {
                let mut count = 1;
                self.gifts().each(|_, _| count += 1);
                count
            }
            Phase::Placing => {
                u32::from(self.block.open().len()) * self.hands[seat.index()].cards().len() as u32
            }
            Phase::Drawing => Pile::ALL.len() as u32,
            Phase::Dealing | Phase::Over => 0,
        }
    }

    fn every_action(players: u8, mut each: impl FnMut(Action)) {
        for colour in Colour::ALL {
            for to in Seat::all(players) {
                each(Action::Give { colour, to });
            }
        }
        each(Action::Keep);
        for card in Card::ALL {
            for field in Field::all() {
                each(Action::Place { card, field });
            }
        }
        Pile::ALL.map(Action::Draw).into_iter().for_each(each);
    }

    fn act(
        &mut self,
        seat: Seat,
        action: Action,
        log: &mut impl Log<Event>,
    ) -> Result<(), Refusal> {
        if seat.number() >= self.players {
            return Err(Refusal::NoSuchSeat { seat });
        }
        match self.phase {
            Phase::Dealing => return Err(Refusal::NotDealt),
            Phase::Over => return Err(Refusal::Over),
            _ if seat != self.seat => return Err(Refusal::NotYourTurn { seat: self.seat }),
            _ => {}
        }
        match (self.phase, action) {
            (Phase::Giving, Action::Keep) => {
                self.phase = Phase::Placing;
                Ok(())
            }
            (Phase::Giving, Action::Give { colour, to }) => self.give(colour, to, log),
            (Phase::Placing, Action::Place { card, field }) => self.place(card, field, log),
            (Phase::Drawing, Action::Draw(pile)) => {
                self.draw_from(pile, log);
                Ok(())
            }
            (_, action) => Err(self.out_of_step(action)),
        }
    }

    fn draw(&self, luck: &mut impl Luck) -> Deal {
        let mut cards = Card::ALL;
        luck.shuffle(&mut cards);
        let first = self.options.first.seat().unwrap_or_else(|| {
            let lot = luck.below(u32::from(self.players)) as usize;
            Seat::all(self.players).nth(lot).unwrap_or(Seat::FIRST)
        });
        Deal { cards, first }
    }

    /// Lays out the table (K5 to K8).
    fn deal(&mut self, deal: Deal, log: &mut impl Log<Event>) -> Result<(), Refusal> {
        match self.phase {
            Phase::Dealing => {}
            Phase::Over => return Err(Refusal::Over),
            _ => return Err(Refusal::AlreadyDealt),
        }
        if deal.first.number() >= self.players {
            return Err(Refusal::NoSuchSeat { seat: deal.first });
        }
        self.may_begin(deal.first)?;
        let mut dealt = Cards::NONE;
        for card in deal.cards {
            if !dealt.insert(card) {
                return Err(Refusal::CardTwice { card });
            }
        }

        let parts = deal.parts(self.players);
        self.aside = parts.aside.iter().copied().collect();
        for (hand, cards) in self.hands.iter_mut().zip(parts.hands.chunks_exact(HAND)) {
            *hand = cards.iter().copied().collect();
        }
        self.block = ring().zip(parts.ring.iter().copied()).collect();
        self.piles = [parts.left, parts.right].map(|cards| Stack::of(cards.iter().copied()));
        self.seat = deal.first;
        self.phase = Phase::Placing;
        log.push(Event::Told(Told::Dealt { first: deal.first }));
        Ok(())
    }

    fn view(&self, viewer: Viewer) -> View {
        View::new(self, viewer, View::default())
    }

    fn view_into(&self, viewer: Viewer, view: &mut View) {
        *view = View::new(self, viewer, std::mem::take(view));
    }

    fn seen(event: &Event, viewer: Viewer) -> Option<Seen> {
        Some(event.seen(viewer))
    }

    /// The scores are penalty points: the fewest win. The virtual player of two may leave them without a winner, or share the win (K20).
    #[inline]
    fn outcome(&self) -> Option<Outcome> {
        let scoring = self.scoring()?;
        let mut scores = [0; Seat::MOST as usize];
        let players = usize::from(self.players);
        for (score, tally) in scores.iter_mut().zip(&scoring.tallies()[..players]) {
            *score = i16::from(tally.penalty);
        }
        let winners = scoring.winners & Seats::all(self.players);
        Some(Outcome { scores, winners, sharing: scoring.winners.len() })
    }
}

impl Kadora {
    /// Refuses another first player than the one agreed on (K8).
    pub(crate) fn may_begin(&self, first: Seat) -> Result<(), Refusal> {
        match self.options.first.seat() {
            Some(agreed) if agreed != first => Err(Refusal::OtherFirst { agreed, first }),
            _ => Ok(()),
        }
    }

    /// Why an action that belongs to another step of the turn is refused.
    fn out_of_step(&self, action: Action) -> Refusal {
        match (self.phase, action) {
            (Phase::Drawing, _) => Refusal::DrawDue,
            (_, Action::Draw(_)) if self.piles_are_empty() => Refusal::LastRound,
            (_, Action::Draw(pile)) if self.pile(pile).is_empty() => Refusal::PileEmpty { pile },
            (_, Action::Draw(_)) => Refusal::PlaceFirst,
            (_, Action::Place { .. }) => Refusal::GiftDue,
            (_, Action::Keep) => Refusal::NothingToKeep,
            (_, Action::Give { colour, to }) => {
                self.gifts().check(colour, to).err().unwrap_or(Refusal::GiftOver)
            }
        }
    }

    /// Gives all won cards of a colour away (K10).
    fn give(&mut self, colour: Colour, to: Seat, log: &mut impl Log<Event>) -> Result<(), Refusal> {
        self.gifts().check(colour, to)?;
        let [giver, receiver] = self
            .loot
            .get_disjoint_mut([self.seat.index(), to.index()])
            .expect("a gift goes from one player to another");
        let cards = giver.cards().of(colour);
        giver.give(colour, receiver);
        self.phase = Phase::Placing;
        log.push(Event::Told(Told::Gave { seat: self.seat, colour, to, cards }));
        Ok(())
    }

    /// Lays a card in the block and takes what it brings (K11 to K14).
    fn place(
        &mut self,
        card: Card,
        field: Field,
        log: &mut impl Log<Event>,
    ) -> Result<(), Refusal> {
        let seat = self.seat;
        if !self.block.open().contains(field) {
            return Err(Refusal::NotOpen { field });
        }
        if !self.hands[seat.index()].remove(card) {
            return Err(Refusal::NotInHand { card });
        }
        let haul = self.block.haul(card, field);
        self.block.put(field, card);
        log.push(Event::Told(Told::Placed {
            seat,
            card,
            field,
            column_sum: haul.column_sum,
            row_sum: haul.row_sum,
        }));
        if let Some(taking) = haul.taking {
            log.push(Event::Told(Told::Took {
                seat,
                taking,
                column: self.block.cards(haul.column),
                row: self.block.cards(haul.row),
            }));
            for field in haul.column | haul.row {
                if let Some(taken) = self.block.take(field) {
                    self.loot[seat.index()].add(taken);
                }
            }
        }
        if self.piles_are_empty() {
            self.end_turn(log);
        } else if let Some(pile) = self.only_pile() {
            self.draw_from(pile, log);
        } else {
            self.phase = Phase::Drawing;
        }
        Ok(())
    }

    /// Draws the top card (K15) and fills the table up (K16). The pile has cards.
    fn draw_from(&mut self, pile: Pile, log: &mut impl Log<Event>) {
        if let Some(card) = self.piles[pile.index()].pop() {
            self.hands[self.seat.index()].insert(card);
            log.push(Event::Drew { seat: self.seat, pile, card });
        }
        let too_many = usize::from(self.block.open().len().saturating_sub(OPEN));
        let order = self.side().reading_order().iter();
        let open = self.block.open();
        for &field in order.filter(|&&field| open.contains(field)).take(too_many) {
            let from = if self.pile(pile).is_empty() { pile.other() } else { pile };
            let Some(card) = self.piles[from.index()].pop() else { break };
            self.block.put(field, card);
            log.push(Event::Told(Told::Filled { pile: from, card, field }));
        }
        self.end_turn(log);
    }

    /// Passes the turn on; begins the last round, or ends it (K8, K18).
    #[inline]
    fn end_turn(&mut self, log: &mut impl Log<Event>) {
        if self.turns_left > 0 {
            self.turns_left -= 1;
            if self.turns_left == 0 {
                self.finish(log);
                return;
            }
        } else if self.piles_are_empty() {
            self.turns_left = self.players;
            log.push(Event::Told(Told::LastRound { last: self.seat }));
        }
        self.seat = self.seat.next(self.players);
        self.phase = self.opening();
    }

    /// Adds the hands to the loot, and counts it (K19 to K23).
    fn finish(&mut self, log: &mut impl Log<Event>) {
        self.phase = Phase::Over;
        for seat in Seat::all(self.players) {
            let hand = std::mem::replace(&mut self.hands[seat.index()], Hand::EMPTY);
            for &card in hand.cards() {
                self.loot[seat.index()].add(card);
            }
            log.push(Event::Told(Told::HandJoined {
                seat,
                cards: hand.cards().iter().copied().collect(),
            }));
        }
        self.tell_count(log);
    }

    fn tell_count(&self, log: &mut impl Log<Event>) {
        let (scoring, players) = (self.count(), self.players);
        if scoring.tallies().len() > usize::from(players) {
            log.push(Event::Told(Told::AsideTurned { cards: self.aside }));
        }
        for lead in scoring.leads.iter().filter(|lead| !lead.leaders.is_empty()) {
            let (colour, leaders, total) = (lead.colour, lead.leaders, lead.highest);
            let penalties = lead.penalties();
            log.push(Event::Told(Told::TurnedDown { colour, leaders, total, penalties, players }));
        }
        for (seat, tally) in Seat::all(Seat::MOST).zip(scoring.tallies()) {
            log.push(Event::Told(Told::Counted {
                seat,
                penalty: tally.penalty,
                covered: tally.covered.len(),
                cards: tally.cards(),
                players,
            }));
        }
        let (winners, decision) = (scoring.winners, scoring.decision);
        log.push(Event::Told(Told::Won { winners, decision, players }));
    }
}
