//! What happens in a turn, step by step.

use table::{Log, Seat};

use crate::action::{Action, Order};
use crate::beam::{Lights, Ray, Way};
use crate::board::Touch;
use crate::diamond::Front;
use crate::event::{Event, Told};
use crate::options::Rules;
use crate::place::{Entrance, Recess, Recesses, Side};
use crate::position::{Ending, Mirrors, Phase, STANDSTILL};
use crate::refusal::Refusal;

impl Mirrors {
    /// The side of the seat whose turn it is.
    #[inline]
    pub(crate) fn own_side(&self) -> Side {
        self.side(self.seat).expect("the seat whose turn it is has a side")
    }

    /// Those of the lit recesses whose diamond the seat whose turn it is needs.
    #[inline]
    pub(crate) fn takeable(&self, lights: Lights) -> Recesses {
        lights.recesses() & self.wanted(self.seat)
    }

    /// Every take of a lit diamond that the seat whose turn it is needs, by entrance.
    pub(crate) fn takes(&self, lights: Lights) -> impl Iterator<Item = Action> {
        let takeable = self.takeable(lights);
        lights
            .iter()
            .filter(move |&(_, recess)| takeable.contains(recess))
            .map(|(entrance, recess)| Action::Take { entrance, recess })
    }

    /// Carries out a step of the turn, or refuses it. The seat whose turn it is takes it.
    pub(crate) fn step(
        &mut self,
        action: Action,
        log: &mut impl Log<Event>,
    ) -> Result<(), Refusal> {
        match self.phase {
            Phase::Placing => match action {
                Action::Touch(touch) => self.touch(touch, log),
                Action::Return(_) => Err(Refusal::NothingToReturn),
                Action::Pass | Action::Done | Action::Take { .. } => Err(Refusal::MustPlace),
            },
            Phase::Touching(lights) => self.begin(lights, action, log),
            Phase::Taking(way, _) => self.after_touch(way, action, log),
            Phase::Returning { emptied } => match action {
                Action::Return(order) => self.put_back(emptied, order, log),
                _ => Err(Refusal::ReturnDue),
            },
            Phase::Setting => Err(Refusal::BoardDue),
            Phase::Opening => Err(Refusal::OpeningDue),
            Phase::Drawing { .. } => Err(Refusal::CardDue { seat: self.seat }),
            Phase::Over(ending) => Err(Refusal::Over { ending }),
        }
    }

    /// The first step of a turn while all twelve mirrors stand (M12, M13).
    fn begin(
        &mut self,
        lights: Lights,
        action: Action,
        log: &mut impl Log<Event>,
    ) -> Result<(), Refusal> {
        match action {
            Action::Touch(touch) => self.touch(touch, log),
            Action::Return(_) => Err(Refusal::NothingToReturn),
            Action::Take { entrance, recess } => self.take(Way::Three, entrance, recess, log),
            Action::Pass => {
                log.push(Event::Told(Told::Passed { seat: self.seat }));
                self.end_turn_without_take(log);
                Ok(())
            }
            Action::Done if self.takeable(lights).is_empty() => Err(Refusal::NothingTouched),
            Action::Done => Err(Refusal::TakeOrPass),
        }
    }

    /// The step after a mirror was touched (M9, M13, M15).
    fn after_touch(
        &mut self,
        way: Way,
        action: Action,
        log: &mut impl Log<Event>,
    ) -> Result<(), Refusal> {
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
        let lights = self.board.lights(self.own_side(), way);
        if (lights.recesses() & self.rim.lying()).is_empty() {
            self.end_turn_without_take(log);
        } else {
            self.phase = Phase::Taking(way, lights);
        }
        Ok(())
    }

    fn may_touch(&self, touch: Touch) -> Result<(), Refusal> {
        let free = |field| self.board.at(field).is_none();
        let Phase::Touching(lights) = self.phase else {
            return match touch {
                Touch::Place { field, .. } if free(field) => Ok(()),
                Touch::Place { field, .. } => Err(Refusal::PlaceNotFree { field }),
                _ => Err(Refusal::MustPlace),
            };
        };
        match touch {
            Touch::Place { .. } => Err(Refusal::NoneBeside),
            _ if !self.takeable(lights).is_empty() => Err(Refusal::TakeOrPass),
            Touch::Turn { field } | Touch::Off { field } | Touch::Move { from: field, .. }
                if free(field) =>
            {
                Err(Refusal::NoMirror { field })
            }
            Touch::Move { to, .. } if !free(to) => Err(Refusal::MoveNotFree { field: to }),
            Touch::Turn { .. } | Touch::Off { .. } | Touch::Move { .. } => Ok(()),
        }
    }

    /// The beam by which the seat whose turn it is may take this diamond this way, or why it may not (M7, M9–M11).
    pub(crate) fn may_take(
        &self,
        way: Way,
        entrance: Entrance,
        recess: Recess,
    ) -> Result<Ray, Refusal> {
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
                    Ok(ray)
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
        let mirrors = self.may_take(way, entrance, recess)?.mirrors.len();
        let seat = self.seat;
        let colour = self.rim.take(recess).expect("a diamond that may be taken is there");
        self.fronts[seat.index()].push(colour);
        self.idle = 0;
        log.push(Event::Told(Told::Took { seat, entrance, recess, colour, mirrors }));
        if self.fronts[seat.index()].len() < 4 {
            self.end_turn_with_take(log);
            return Ok(());
        }
        let card = self.cards[seat.index()].take().expect("only what a card shows is taken");
        let laid = &mut self.laid[seat.index()];
        laid.insert(card);
        let cards = laid.len();
        log.push(Event::Told(Told::Laid { seat, card, cards }));
        let draws = cards < self.options.target.cards() && !self.pile.is_empty();
        self.phase = if draws && self.rules == Rules::Two {
            Phase::Drawing { emptied: Some(recess) }
        } else {
            Phase::Returning { emptied: recess }
        };
        Ok(())
    }

    /// Puts the four diamonds back, anticlockwise from the recess just emptied (M16). The game ends here for want of a card (M18),
    /// or because it is won (M17).
    fn put_back(
        &mut self,
        emptied: Recess,
        order: Order,
        log: &mut impl Log<Event>,
    ) -> Result<(), Refusal> {
        let seat = self.seat;
        if order.counts() != self.fronts[seat.index()].counts() {
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
        } else if self.cards[seat.index()].is_some() {
            self.end_turn_with_take(log);
        } else if self.pile.is_empty() {
            self.end_game(Ending::EmptyPile, log);
        } else {
            self.phase = Phase::Drawing { emptied: None };
        }
        Ok(())
    }

    /// Ends a turn without a diamond taken, and the game if it is one too many (M20).
    fn end_turn_without_take(&mut self, log: &mut impl Log<Event>) {
        self.idle += 1;
        if self.idle >= STANDSTILL * self.players {
            self.end_game(Ending::Standstill, log);
            return;
        }
        self.begin_turn();
    }

    /// Ends a turn with a diamond taken. Only such a turn can bring a deadlock (M19).
    pub(crate) fn end_turn_with_take(&mut self, log: &mut impl Log<Event>) {
        self.begin_turn();
        if self.is_deadlock() {
            self.break_deadlock(log);
        }
    }

    /// Begins the turn of the next seat. What stands on the board now says which rules it goes by (M14).
    #[inline]
    fn begin_turn(&mut self) {
        self.seat = self.seat.next(self.players);
        self.phase = self.first_step();
    }

    /// The first step of a turn on this board.
    #[inline]
    pub(crate) fn first_step(&self) -> Phase {
        if self.board.beside() > 0 {
            Phase::Placing
        } else {
            Phase::Touching(self.board.lights(self.own_side(), Way::Three))
        }
    }

    /// Whether no colour that any player needs lies on the rim (M19).
    #[inline]
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
