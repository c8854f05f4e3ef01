//! The rules.

use table::{Game, Log, Luck, Outcome, Seat, Turn, Viewer};

use crate::action::{Action, Order};
use crate::beam::Way;
use crate::board::{Board, Diagonal, Touch};
use crate::card::{Card, Cards};
use crate::diamond::{Front, Rim};
use crate::event::{Event, Seen, Told};
use crate::options::Options;
use crate::place::{Entrance, Field, Recess, Side};
use crate::position::{Ending, MOST, Mirrors, Phase, STANDSTILL};
use crate::refusal::Refusal;
use crate::view::View;

/// What chance can bring.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Deal {
    /// The diamonds are laid out, and lots are drawn for the first turn (M3, M5).
    Board {
        /// The diamonds on the rim.
        rim: Rim,
        /// Who has the first turn.
        first: Seat,
    },
    /// A card is drawn (M5, M16).
    Card(Card),
}

impl Game for Mirrors {
    const NAME: &'static str = "mirrors";
    const PLAYERS: std::ops::RangeInclusive<u8> = 2..=4;

    type Options = Options;
    type Action = Action;
    type Deal = Deal;
    type Event = Event;
    type View = View;
    type Seen = Seen;
    type Refusal = Refusal;

    fn new(players: u8, options: &Options) -> Result<Self, Refusal> {
        let Some(seat) = Seat::new(0).filter(|_| Self::PLAYERS.contains(&players)) else {
            return Err(Refusal::Players { players });
        };
        Ok(Self {
            board: Board::EMPTY,
            rim: Rim::OPEN,
            cards: [None; MOST],
            fronts: [Front::NONE; MOST],
            laid: [Cards::NONE; MOST],
            pile: Cards::ALL,
            options: *options,
            players,
            seat,
            idle: 0,
            phase: Phase::Setting,
        })
    }

    fn players(&self) -> u8 {
        self.players
    }

    fn turn(&self) -> Turn {
        match self.phase {
            Phase::Setting | Phase::Opening | Phase::Drawing => Turn::Chance,
            Phase::Touching | Phase::Taking(_) | Phase::Returning { .. } => Turn::of(self.seat),
            Phase::Over(_) => Turn::Over,
        }
    }

    fn actions(&self, seat: Seat, mut each: impl FnMut(Action)) {
        if seat != self.seat {
            return;
        }
        match self.phase {
            Phase::Touching if self.board.beside() > 0 => {
                self.board.touches(|touch| each(Action::Touch(touch)));
            }
            Phase::Touching => {
                let mut lit = false;
                self.takes(Way::Three, |action| {
                    lit = true;
                    each(action);
                });
                if !lit {
                    self.board.touches(|touch| each(Action::Touch(touch)));
                }
                each(Action::Pass);
            }
            Phase::Taking(way) => {
                self.takes(way, &mut each);
                each(Action::Done);
            }
            Phase::Returning { .. } => {
                Order::each_of(self.fronts[seat.index()].tally(), |order| {
                    each(Action::Return(order));
                });
            }
            Phase::Setting | Phase::Opening | Phase::Drawing | Phase::Over(_) => {}
        }
    }

    fn every_action(players: u8, mut each: impl FnMut(Action)) {
        for field in Field::all() {
            for diagonal in Diagonal::BOTH {
                each(Action::Touch(Touch::Place { field, diagonal }));
            }
        }
        for field in Field::all() {
            each(Action::Touch(Touch::Turn { field }));
        }
        for from in Field::all() {
            for to in Field::all().filter(|&to| to != from) {
                for diagonal in Diagonal::BOTH {
                    each(Action::Touch(Touch::Move { from, to, diagonal }));
                }
            }
        }
        for field in Field::all() {
            each(Action::Touch(Touch::Off { field }));
        }
        each(Action::Pass);
        for side in Seat::all(players).filter_map(|seat| Side::of(seat, players)) {
            for entrance in side.entrances() {
                for recess in Recess::all().filter(|&recess| recess != entrance.recess()) {
                    each(Action::Take { entrance, recess });
                }
            }
        }
        each(Action::Done);
        for card in Card::all() {
            Order::each_of(card.diamonds(), |order| each(Action::Return(order)));
        }
    }

    /// Carries out one step of the seat's turn.
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
            Phase::Setting => Err(Refusal::BoardDue),
            Phase::Opening => Err(Refusal::OpeningDue),
            Phase::Drawing => Err(Refusal::CardDue { seat: self.seat }),
            Phase::Over(ending) => Err(Refusal::Over { ending }),
            _ if seat != self.seat => Err(Refusal::NotYourTurn { to_move: self.seat }),
            Phase::Touching => self.begin(action, log),
            Phase::Taking(way) => self.go_on(way, action, log),
            Phase::Returning { emptied } => match action {
                Action::Return(order) => self.put_back(emptied, order, log),
                _ => Err(Refusal::ReturnDue),
            },
        }
    }

    fn draw(&self, luck: &mut impl Luck) -> Deal {
        if self.phase == Phase::Setting {
            let rim = Rim::shuffled(luck);
            let first = luck.below(u32::from(self.players));
            let first = Seat::all(self.players).nth(first as usize).expect("a seat of the table");
            return Deal::Board { rim, first };
        }
        Deal::Card(self.pile.draw(luck).expect("a card is due only while the pile has one (M18)"))
    }

    /// Lays out the diamonds (M3), or hands the seat that is due a card (M5, M16).
    fn deal(&mut self, deal: Deal, log: &mut impl Log<Event>) -> Result<(), Refusal> {
        match (self.phase, deal) {
            (Phase::Setting, Deal::Board { rim, first }) => {
                if !rim.is_full() {
                    return Err(Refusal::BadRim { rim });
                }
                if first.number() >= self.players {
                    return Err(Refusal::NoSuchSeat { seat: first });
                }
                (self.rim, self.seat, self.phase) = (rim, first, Phase::Opening);
                log.push(Event::Told(Told::Set { rim, first }));
            }
            (Phase::Opening | Phase::Drawing, Deal::Card(card)) => {
                if !self.pile.remove(card) {
                    return Err(Refusal::NotInPile { card });
                }
                let seat = self.seat;
                self.cards[seat.index()] = Some(card);
                log.push(Event::Drew { seat, card });
                if self.phase == Phase::Drawing {
                    self.end_turn_with_take(log);
                    return Ok(());
                }
                self.seat = seat.next(self.players);
                if self.cards[self.seat.index()].is_some() {
                    self.phase = Phase::Touching;
                }
            }
            (Phase::Setting, Deal::Card(_)) => return Err(Refusal::BoardDue),
            (Phase::Opening, Deal::Board { .. }) => return Err(Refusal::OpeningDue),
            (Phase::Drawing, Deal::Board { .. }) => {
                return Err(Refusal::CardDue { seat: self.seat });
            }
            (Phase::Over(ending), _) => return Err(Refusal::Over { ending }),
            (Phase::Touching | Phase::Taking(_) | Phase::Returning { .. }, _) => {
                return Err(Refusal::NoDealDue);
            }
        }
        Ok(())
    }

    fn view(&self, viewer: Viewer) -> View {
        View::new(self, viewer)
    }

    fn seen(event: &Event, viewer: Viewer) -> Option<Seen> {
        Some(event.seen(viewer))
    }

    fn outcome(&self) -> Option<Outcome> {
        let Phase::Over(_) = self.phase else { return None };
        let mut scores = [0; Seat::MOST as usize];
        for (score, laid) in scores.iter_mut().zip(self.laid) {
            *score = i16::from(laid.len());
        }
        Some(Outcome { scores, winners: self.leaders() })
    }
}

impl Mirrors {
    /// The side of the seat whose turn it is.
    pub(crate) fn own_side(&self) -> Side {
        self.side(self.seat).expect("the seat whose turn it is has a side")
    }

    /// Hands every take of a needed diamond to `each` that the seat whose turn it is has this way.
    fn takes(&self, way: Way, mut each: impl FnMut(Action)) {
        let wanted = self.wanted(self.seat);
        for (entrance, recess) in self.board.lights(self.own_side(), way) {
            if wanted.contains(recess) {
                each(Action::Take { entrance, recess });
            }
        }
    }

    /// The first step of a turn (M8, M12, M13).
    fn begin(&mut self, action: Action, log: &mut impl Log<Event>) -> Result<(), Refusal> {
        match action {
            Action::Touch(touch) => self.touch(touch, log),
            Action::Return(_) => Err(Refusal::NothingToReturn),
            _ if self.board.beside() > 0 => Err(Refusal::MustPlace),
            Action::Take { entrance, recess } => self.take(Way::Three, entrance, recess, log),
            Action::Pass => {
                log.push(Event::Told(Told::Passed { seat: self.seat }));
                self.end_turn_without_take(log);
                Ok(())
            }
            Action::Done if self.lit_as_it_stands(self.seat).is_empty() => {
                Err(Refusal::NothingTouched)
            }
            Action::Done => Err(Refusal::TakeOrPass),
        }
    }

    /// The step after a mirror was touched (M9, M13, M15).
    fn go_on(&mut self, way: Way, action: Action, log: &mut impl Log<Event>) -> Result<(), Refusal> {
        match (action, way) {
            (Action::Take { entrance, recess }, _) => self.take(way, entrance, recess, log),
            (Action::Done, _) => {
                log.push(Event::Told(Told::TookNone { seat: self.seat }));
                self.end_turn_without_take(log);
                Ok(())
            }
            (Action::Return(_), _) => Err(Refusal::NothingToReturn),
            (Action::Touch(_) | Action::Pass, Way::Placed { .. }) => Err(Refusal::AlreadyPlaced),
            (Action::Touch(_) | Action::Pass, Way::Three) => Err(Refusal::AlreadyTouched),
        }
    }

    /// Touches a mirror; the turn goes on if that lets the seat light a diamond, whether it needs it or not: what is on a card
    /// must not show (M9, M13).
    fn touch(&mut self, touch: Touch, log: &mut impl Log<Event>) -> Result<(), Refusal> {
        self.may_touch(touch)?;
        let way = touch.way();
        self.board = self.board.after(touch).expect("a mirror that may be touched is there");
        log.push(Event::Told(Told::Touched { seat: self.seat, touch }));
        if self.board.lit(self.own_side(), way).and(self.rim.lying()).is_empty() {
            self.end_turn_without_take(log);
        } else {
            self.phase = Phase::Taking(way);
        }
        Ok(())
    }

    fn may_touch(&self, touch: Touch) -> Result<(), Refusal> {
        let free = |field| self.board.at(field).is_none();
        match touch {
            Touch::Place { .. } if self.board.beside() == 0 => Err(Refusal::NoneBeside),
            Touch::Place { field, .. } if !free(field) => Err(Refusal::PlaceNotFree { field }),
            Touch::Place { .. } => Ok(()),
            _ if self.board.beside() > 0 => Err(Refusal::MustPlace),
            _ if !self.lit_as_it_stands(self.seat).is_empty() => Err(Refusal::TakeOrPass),
            Touch::Turn { field } | Touch::Off { field } | Touch::Move { from: field, .. }
                if free(field) =>
            {
                Err(Refusal::NoMirror { field })
            }
            Touch::Move { to, .. } if !free(to) => Err(Refusal::MoveNotFree { field: to }),
            Touch::Turn { .. } | Touch::Off { .. } | Touch::Move { .. } => Ok(()),
        }
    }

    /// Why the seat whose turn it is may not take this diamond this way, if so (M7, M9–M11).
    pub(crate) fn may_take(
        &self,
        way: Way,
        entrance: Entrance,
        recess: Recess,
    ) -> Result<(), Refusal> {
        if entrance.side() != self.own_side() {
            return Err(Refusal::NotYourEntrance { entrance });
        }
        let ray = self.board.ray(entrance);
        if ray.recess != recess {
            return Err(Refusal::NoBeam { entrance, recess, leaves: ray.recess });
        }
        let Some(colour) = self.rim.at(recess) else {
            return Err(Refusal::NoDiamond { recess });
        };
        match way {
            Way::Placed { field } if !ray.mirrors.contains(field) => {
                Err(Refusal::MissesPlaced { entrance, field })
            }
            _ if way.admits(self.board, ray.mirrors) => {
                if self.needs(self.seat).count(colour) > 0 {
                    Ok(())
                } else {
                    Err(Refusal::NotNeeded { recess, colour })
                }
            }
            Way::Placed { .. } => Err(Refusal::NeedsAnother { entrance }),
            Way::Three => Err(Refusal::TooFewMirrors { entrance, mirrors: ray.mirrors.len() }),
        }
    }

    /// Takes a diamond; the fourth lays the card open (M16).
    fn take(
        &mut self,
        way: Way,
        entrance: Entrance,
        recess: Recess,
        log: &mut impl Log<Event>,
    ) -> Result<(), Refusal> {
        self.may_take(way, entrance, recess)?;
        let seat = self.seat;
        let colour = self.rim.take(recess).expect("a diamond that may be taken is there");
        let mirrors = self.board.ray(entrance).mirrors.len();
        self.fronts[seat.index()].push(colour);
        self.idle = 0;
        log.push(Event::Told(Told::Took { seat, entrance, recess, colour, mirrors }));
        if !self.needs(seat).is_empty() {
            self.end_turn_with_take(log);
            return Ok(());
        }
        let card = self.cards[seat.index()].take().expect("only what a card shows is taken");
        let laid = &mut self.laid[seat.index()];
        laid.insert(card);
        log.push(Event::Told(Told::Laid { seat, card, cards: laid.len() }));
        self.phase = Phase::Returning { emptied: recess };
        Ok(())
    }

    /// Puts the four diamonds back, anticlockwise from the recess just emptied (M16); then comes the end of the game (M17, M18)
    /// or a new card.
    fn put_back(
        &mut self,
        emptied: Recess,
        order: Order,
        log: &mut impl Log<Event>,
    ) -> Result<(), Refusal> {
        let seat = self.seat;
        if order.tally() != self.fronts[seat.index()].tally() {
            return Err(Refusal::OtherDiamonds { order });
        }
        let mut diamonds = order.0.map(|colour| (emptied, colour));
        let lying = self.rim.lying();
        let open = emptied.anticlockwise().filter(|&recess| !lying.contains(recess));
        for (diamond, recess) in diamonds.iter_mut().zip(open) {
            diamond.0 = recess;
            self.rim.put(recess, diamond.1);
        }
        self.fronts[seat.index()] = Front::NONE;
        log.push(Event::Told(Told::Returned { seat, diamonds }));
        if self.laid[seat.index()].len() == self.options.target.cards() {
            self.end_game(Ending::Target, log);
        } else if self.pile.is_empty() {
            self.end_game(Ending::EmptyPile, log);
        } else {
            self.phase = Phase::Drawing;
        }
        Ok(())
    }

    /// Ends a turn without a diamond taken, and the game if it is one too many (M20).
    fn end_turn_without_take(&mut self, log: &mut impl Log<Event>) {
        self.idle += 1;
        if self.idle == STANDSTILL * self.players {
            self.end_game(Ending::Standstill, log);
            return;
        }
        self.seat = self.seat.next(self.players);
        self.phase = Phase::Touching;
    }

    /// Ends a turn with a diamond taken. Only such a turn can bring a deadlock (M19).
    fn end_turn_with_take(&mut self, log: &mut impl Log<Event>) {
        self.seat = self.seat.next(self.players);
        self.phase = Phase::Touching;
        if self.is_deadlock() {
            self.break_deadlock(log);
        }
    }

    /// Whether no colour that any player needs lies on the rim (M19).
    pub(crate) fn is_deadlock(&self) -> bool {
        Seat::all(self.players).all(|seat| self.wanted(seat).is_empty())
    }

    /// Puts all diamonds in front of players back, from the seat next to move on, anticlockwise from n1 (M19).
    fn break_deadlock(&mut self, log: &mut impl Log<Event>) {
        log.push(Event::Told(Told::Deadlock));
        let lying = self.rim.lying();
        let mut open = Recess::N1.anticlockwise().filter(|&recess| !lying.contains(recess));
        let mut seat = self.seat;
        for _ in 0..self.players {
            let front = std::mem::replace(&mut self.fronts[seat.index()], Front::NONE);
            for (&colour, recess) in front.diamonds().iter().zip(&mut open) {
                self.rim.put(recess, colour);
                log.push(Event::Told(Told::WentBack { seat, recess, colour }));
            }
            seat = seat.next(self.players);
        }
    }

    /// Ends the game: most cards win, then most diamonds in front (M17, M18, M20).
    fn end_game(&mut self, ending: Ending, log: &mut impl Log<Event>) {
        self.phase = Phase::Over(ending);
        if ending != Ending::Target {
            log.push(Event::Told(Told::Ended { ending }));
        }
        let winners = self.leaders();
        let (cards, diamonds) = winners.first().map_or((0, 0), |seat| {
            (self.laid[seat.index()].len(), self.fronts[seat.index()].len())
        });
        log.push(Event::Told(Told::Won { winners, cards, diamonds }));
    }
}
