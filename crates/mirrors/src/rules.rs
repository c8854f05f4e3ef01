//! The rules, as the contract asks for them. What happens in a turn is in `turn.rs`.

use table::{Game, Log, Luck, Outcome, Seat, Turn, Viewer};

use crate::action::{Action, Order};
use crate::board::{Board, Diagonal, Touch};
use crate::card::{Card, Cards};
use crate::diamond::{Front, Rim};
use crate::event::{Event, Seen, Told};
use crate::options::{Options, Rules};
use crate::place::{Field, Recess, Side};
use crate::position::{MAX_PLAYERS, Mirrors, Phase};
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
    const OPTIONS: &'static [&'static str] = &["target"];

    type Options = Options;
    type Action = Action;
    type Deal = Deal;
    type Event = Event;
    type View = View;
    type Seen = Seen;
    type Refusal = Refusal;

    fn new(players: u8, options: &Options) -> Result<Self, Refusal> {
        if !Self::PLAYERS.contains(&players) {
            return Err(Refusal::Players { players });
        }
        Ok(Self {
            board: Board::EMPTY,
            rim: Rim::OPEN,
            cards: [None; MAX_PLAYERS],
            fronts: [Front::NONE; MAX_PLAYERS],
            laid: [Cards::NONE; MAX_PLAYERS],
            pile: Cards::ALL,
            options: *options,
            rules: Rules::default(),
            players,
            seat: Seat::FIRST,
            idle: 0,
            phase: Phase::Setting,
        })
    }

    #[inline]
    fn players(&self) -> u8 {
        self.players
    }

    #[inline]
    fn turn(&self) -> Turn {
        match self.phase {
            Phase::Setting | Phase::Opening | Phase::Drawing { .. } => Turn::Chance,
            Phase::Placing | Phase::Touching(_) | Phase::Taking(..) | Phase::Returning { .. } => {
                Turn::of(self.seat)
            }
            Phase::Over(_) => Turn::Over,
        }
    }

    fn actions(&self, seat: Seat, mut each: impl FnMut(Action)) {
        if seat != self.seat {
            return;
        }
        match self.phase {
            Phase::Placing => self.board.touches(|touch| each(Action::Touch(touch))),
            Phase::Touching(lights) => {
                if self.takeable(lights).is_empty() {
                    self.board.touches(|touch| each(Action::Touch(touch)));
                } else {
                    self.takes(lights).for_each(&mut each);
                }
                each(Action::Pass);
            }
            Phase::Taking(_, lights) => {
                self.takes(lights).for_each(&mut each);
                each(Action::Done);
            }
            Phase::Returning { .. } => {
                Order::each_of(self.fronts[seat.index()].counts(), |order| {
                    each(Action::Return(order));
                });
            }
            Phase::Setting | Phase::Opening | Phase::Drawing { .. } | Phase::Over(_) => {}
        }
    }

    #[inline]
    fn count_actions(&self, seat: Seat) -> u32 {
        if seat != self.seat {
            return 0;
        }
        match self.phase {
            Phase::Placing => self.board.count_touches(),
            Phase::Touching(lights) => match self.takeable(lights).len() {
                0 => self.board.count_touches() + 1,
                takes => u32::from(takes) + 1,
            },
            Phase::Taking(_, lights) => u32::from(self.takeable(lights).len()) + 1,
            Phase::Returning { .. } => Order::count_of(self.fronts[seat.index()].counts()),
            Phase::Setting | Phase::Opening | Phase::Drawing { .. } | Phase::Over(_) => 0,
        }
    }

    #[inline]
    fn nth_action(&self, seat: Seat, n: u32) -> Option<Action> {
        if seat != self.seat {
            return None;
        }
        match self.phase {
            Phase::Placing => self.board.nth_touch(n).map(Action::Touch),
            Phase::Touching(lights) if self.takeable(lights).is_empty() => {
                match self.board.nth_touch(n) {
                    Some(touch) => Some(Action::Touch(touch)),
                    None => (n == self.board.count_touches()).then_some(Action::Pass),
                }
            }
            Phase::Touching(lights) => self.takes(lights).chain([Action::Pass]).nth(n as usize),
            Phase::Taking(_, lights) => self.takes(lights).chain([Action::Done]).nth(n as usize),
            Phase::Returning { .. } => {
                Order::nth_of(self.fronts[seat.index()].counts(), n).map(Action::Return)
            }
            Phase::Setting | Phase::Opening | Phase::Drawing { .. } | Phase::Over(_) => None,
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
        if seat != self.seat && self.turn().awaited().contains(self.seat) {
            return Err(Refusal::NotYourTurn { to_move: self.seat });
        }
        self.step(action, log)
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
            (Phase::Opening | Phase::Drawing { .. }, Deal::Card(card)) => {
                if !self.pile.remove(card) {
                    return Err(Refusal::NotInPile { card });
                }
                let seat = self.seat;
                self.cards[seat.index()] = Some(card);
                log.push(Event::Drew { seat, card });
                match self.phase {
                    Phase::Drawing { emptied: Some(emptied) } => {
                        self.phase = Phase::Returning { emptied };
                    }
                    Phase::Drawing { emptied: None } => self.end_turn_with_take(log),
                    _ => {
                        self.seat = seat.next(self.players);
                        if self.cards[self.seat.index()].is_some() {
                            self.phase = Phase::Placing;
                        }
                    }
                }
            }
            (Phase::Setting, Deal::Card(_)) => return Err(Refusal::BoardDue),
            (Phase::Opening, Deal::Board { .. }) => return Err(Refusal::OpeningDue),
            (Phase::Drawing { .. }, Deal::Board { .. }) => {
                return Err(Refusal::CardDue { seat: self.seat });
            }
            (Phase::Over(ending), _) => return Err(Refusal::Over { ending }),
            (
                Phase::Placing | Phase::Touching(_) | Phase::Taking(..) | Phase::Returning { .. },
                _,
            ) => return Err(Refusal::NoDealDue),
        }
        Ok(())
    }

    fn view(&self, viewer: Viewer) -> View {
        View::new(self, viewer, Vec::new())
    }

    fn view_into(&self, viewer: Viewer, view: &mut View) {
        let players = std::mem::take(&mut view.players);
        *view = View::new(self, viewer, players);
    }

    fn seen(event: &Event, viewer: Viewer) -> Option<Seen> {
        Some(event.seen(viewer))
    }

    #[inline]
    fn outcome(&self) -> Option<Outcome> {
        let Phase::Over(_) = self.phase else { return None };
        let mut scores = [0; Seat::MOST as usize];
        for (score, laid) in scores.iter_mut().zip(self.laid) {
            *score = i16::from(laid.len());
        }
        Some(Outcome::new(scores, self.leaders()))
    }
}
