//! Mirrors as numbers.

use mirrors::{
    Action, Card, Colour, Deal, Diagonal, Ending, Entrance, Field, Mirrors, Order, Recess, Rim,
    Rules, Side, Stage, Target, Touch, Way,
};
use table::{Game, Seat, Viewer};

use crate::numbered::{Clockwise, Layout, Numbered, ObservationWriter, seated};

const PLACES: usize = 16;
const CARDS: usize = Card::COUNT as usize;

/// Where the numbers of each kind of action begin.
const TURN: usize = 2 * PLACES;
const MOVE: usize = TURN + PLACES;
const OFF: usize = MOVE + 2 * PLACES * (PLACES - 1);
const PASS: usize = OFF + PLACES;
const TAKE: usize = PASS + 1;
const DONE: usize = TAKE + 4 * (PLACES - 1);
const RETURN: usize = DONE + 1;

/// Four colours, at most two of each, written with digits of four; in this order they are numbered.
const ORDERS: [u8; 204] = {
    let mut orders = [0; 204];
    let (mut code, mut at) = (0_u8, 0);
    loop {
        let mut counts = [0_u8; 4];
        let mut digit = 0;
        while digit < 4 {
            counts[(code >> (2 * digit) & 3) as usize] += 1;
            digit += 1;
        }
        if counts[0] <= 2 && counts[1] <= 2 && counts[2] <= 2 && counts[3] <= 2 {
            orders[at] = code;
            at += 1;
        }
        if code == u8::MAX {
            break;
        }
        code += 1;
    }
    assert!(at == orders.len());
    orders
};

const COUNT: usize = RETURN + ORDERS.len();

fn code_of(order: Order) -> u8 {
    order.0.iter().fold(0, |code, &colour| code << 2 | colour as u8)
}

fn order_of(code: u8) -> Order {
    Order([6, 4, 2, 0].map(|shift| Colour::ALL[usize::from(code >> shift & 3)]))
}

/// The board turned so that a side lies in the south.
#[derive(Clone, Copy)]
struct Turned {
    /// Quarter turns anticlockwise.
    quarters: u8,
    /// Where each field comes to lie.
    fields: &'static [u8; PLACES],
}

impl Turned {
    fn of(seat: Seat, players: u8) -> Self {
        let side = Side::of(seat, players).unwrap_or(Side::South);
        Self::by(side as u8)
    }

    const fn by(quarters: u8) -> Self {
        Self { quarters, fields: &FIELDS[quarters as usize % 4] }
    }

    const fn back(self) -> Self {
        Self::by((4 - self.quarters) % 4)
    }

    /// The number of a field, rank by rank, once the board is turned.
    fn field(self, field: Field) -> usize {
        usize::from(self.fields[usize::from(field.index()) % PLACES])
    }

    /// The number of a recess, clockwise from n1, once the board is turned.
    const fn recess(self, recess: Recess) -> usize {
        ((recess.index() + 16 - 4 * self.quarters) % 16) as usize
    }

    /// Along which diagonal a mirror stands once the board is turned.
    fn diagonal(self, diagonal: Diagonal) -> Diagonal {
        if self.quarters.is_multiple_of(2) { diagonal } else { diagonal.turned() }
    }

    /// The number of an action on the turned board.
    #[inline]
    fn number(self, action: Action) -> usize {
        match action {
            Action::Touch(Touch::Place { field, diagonal }) => {
                self.field(field) * 2 + self.diagonal(diagonal) as usize
            }
            Action::Touch(Touch::Turn { field }) => TURN + self.field(field),
            Action::Touch(Touch::Move { from, to, diagonal }) => {
                let (from, to) = (self.field(from), self.field(to));
                MOVE + (from * (PLACES - 1) + but(from, to)) * 2 + self.diagonal(diagonal) as usize
            }
            Action::Touch(Touch::Off { field }) => OFF + self.field(field),
            Action::Pass => PASS,
            // Entrances of other sides are counted as one's own, and such an action is refused.
            Action::Take { entrance, recess } => {
                let recess = self.recess(recess);
                let entrance = self.entrance(entrance).min(3);
                TAKE + entrance * (PLACES - 1) + but(11 - entrance, recess)
            }
            Action::Done => DONE,
            Action::Return(order) => RETURN + ORDERS.binary_search(&code_of(order)).unwrap_or(0),
        }
    }

    /// The field with this number on the turned board.
    fn field_at(self, number: usize) -> Option<Field> {
        let number = *self.back().fields.get(number)?;
        Field::at(number % 4, number / 4)
    }

    /// The recess with this number on the turned board.
    fn recess_at(self, number: usize) -> Option<Recess> {
        Recess::all().nth((number + 4 * usize::from(self.quarters)) % 16)
    }

    /// The number of an entrance of the south side, from 0 at the left, once the board is turned.
    const fn entrance(self, entrance: Entrance) -> usize {
        11 - self.recess(entrance.recess())
    }
}

/// For each number of quarter turns, where each field comes to lie.
const FIELDS: [[u8; PLACES]; 4] = {
    let mut fields = [[0; PLACES]; 4];
    let mut number = 0;
    while number < PLACES {
        let (mut file, mut rank) = (number as u8 % 4, number as u8 / 4);
        let mut quarters = 0;
        while quarters < 4 {
            fields[quarters][number] = rank * 4 + file;
            (file, rank) = (3 - rank, file);
            quarters += 1;
        }
        number += 1;
    }
    fields
};

/// The number of `other` among all places but `own`.
const fn but(own: usize, other: usize) -> usize {
    if other > own { other - 1 } else { other }
}

/// The place that [`but`] gives this number.
const fn all_but(own: usize, number: usize) -> usize {
    if number >= own { number + 1 } else { number }
}

impl Numbered for Mirrors {
    fn layout(players: u8) -> Layout {
        let n = usize::from(players);
        Layout::default()
            .with("seat", &[n], 1, "which seat looks, 1 at its number")
            .with("target", &[3], 1, "3, 4 or 5 cards win")
            .with(
                "rules",
                &[1],
                1,
                "four diamonds go back before a card is drawn, by version 1 of the rules",
            )
            .with("stage", &[8], 1, "the diamonds are laid out; first cards are drawn; place a mirror; take, touch or pass; take a diamond or none; put four back; a card is drawn; the game is over")
            .with("turn", &[n], 1, "whose step it is, or was at the end, you first")
            .with("mirrors", &[2, PLACES], 1, "fields with a mirror along /, then along \\, rank by rank as seen from your side")
            .with("rim", &[4, PLACES], 1, "recesses with a diamond: red, blue, green, yellow; clockwise from the far left one")
            .with("fronts", &[n, 4, 4], 1, "the diamonds in front of each, in the order taken: red, blue, green, yellow; you first")
            .with("laid", &[n, CARDS], 1, "the cards that each has laid open, RRBB first; you first")
            .with("holds", &[n], 1, "who holds a card, you first")
            .with("card", &[CARDS], 1, "your card")
            .with("needs", &[4], 2, "diamonds that you still need: red, blue, green, yellow")
            .with("pile", &[1], 19, "cards in the pile")
            .with("idle", &[1], 80, "turns in a row without a diamond taken")
            .with("three", &[1], 1, "a beam must meet three mirrors")
            .with("placed", &[PLACES], 1, "the mirror just placed, which a beam must meet")
            .with("emptied", &[PLACES], 1, "the recess just emptied, where the first diamond goes back")
            .with("ending", &[3], 1, "the target was reached; the pile was empty; nothing was taken for too long")
    }

    fn players_of(view: &Self::View) -> Option<u8> {
        let n = u8::try_from(view.players.len()).ok()?;
        let seats = view.you.into_iter().chain(view.stage.seat());
        (Self::PLAYERS.contains(&n) && seated(seats, n)).then_some(n)
    }

    fn observe(view: &Self::View, to: &mut [f32]) {
        let players = view.players.len() as u8;
        let n = usize::from(players);
        let clockwise = Clockwise::new(view.you, players);
        let turned = Turned::of(clockwise.seat, players);
        let mut writer = ObservationWriter::new(to);
        writer.one_of(n, Some(clockwise.seat.index()));
        writer.one_of(3, Target::ALL.iter().position(|&target| target == view.options.target));
        writer.number(u8::from(view.rules == Rules::One));
        let stage = match view.stage {
            Stage::Setting => 0,
            Stage::Opening { .. } => 1,
            Stage::Placing { .. } => 2,
            Stage::Touching { .. } => 3,
            Stage::Taking { .. } => 4,
            Stage::Returning { .. } => 5,
            Stage::Drawing { .. } => 6,
            Stage::Over { .. } => 7,
        };
        writer.one_of(8, Some(stage));
        writer.seats(clockwise, view.stage.seat());
        let mirrors = writer.part(2 * PLACES);
        for field in view.board.standing() {
            if let Some(diagonal) = view.board.at(field) {
                mirrors[turned.diagonal(diagonal) as usize * PLACES + turned.field(field)] = 1.0;
            }
        }
        let rim = writer.part(4 * PLACES);
        for colour in Colour::ALL {
            for recess in view.rim.of(colour) {
                rim[colour as usize * PLACES + turned.recess(recess)] = 1.0;
            }
        }
        let fronts = writer.part(n * 16);
        for (seat, player) in Seat::all(players).zip(&view.players) {
            let front = &mut fronts[clockwise.steps_to(seat) * 16..];
            for (slot, &colour) in player.diamonds.iter().enumerate().take(4) {
                front[slot * 4 + colour as usize] = 1.0;
            }
        }
        let laid = writer.part(n * CARDS);
        for (seat, player) in Seat::all(players).zip(&view.players) {
            for card in player.laid {
                laid[clockwise.steps_to(seat) * CARDS + usize::from(card.index())] = 1.0;
            }
        }
        let holding = Seat::all(players).zip(&view.players).filter(|(_, player)| player.holds_card);
        writer.seats(clockwise, holding.map(|(seat, _)| seat));
        writer.one_of(CARDS, view.card.map(|card| usize::from(card.index())));
        for (to, colour) in writer.part(4).iter_mut().zip(Colour::ALL) {
            *to = f32::from(view.needs.count(colour));
        }
        writer.number(view.pile);
        writer.number(view.idle);
        let way = match view.stage {
            Stage::Taking { way, .. } => Some(way),
            _ => None,
        };
        writer.number(u8::from(way == Some(Way::Three)));
        let placed = match way {
            Some(Way::Placed { field }) => Some(turned.field(field)),
            _ => None,
        };
        writer.one_of(PLACES, placed);
        writer.one_of(PLACES, emptied(view.stage).map(|recess| turned.recess(recess)));
        let ending = match view.stage {
            Stage::Over { ending: Ending::Target, .. } => Some(0),
            Stage::Over { ending: Ending::EmptyPile, .. } => Some(1),
            Stage::Over { ending: Ending::Standstill, .. } => Some(2),
            _ => None,
        };
        writer.one_of(3, ending);
        debug_assert!(writer.is_done());
    }

    fn count(_: u8) -> usize {
        COUNT
    }

    fn number(players: u8, seat: Seat, action: Action) -> usize {
        Turned::of(seat, players).number(action)
    }

    fn mask(&self, seat: Seat, to: &mut [bool]) {
        to.fill(false);
        let turned = Turned::of(seat, self.players());
        self.actions(seat, |action| to[turned.number(action)] = true);
    }

    fn action(players: u8, seat: Seat, number: usize) -> Option<Action> {
        let turned = Turned::of(seat, players);
        let back = turned.back();
        let diagonal = |number: usize| back.diagonal(Diagonal::BOTH[number % 2]);
        Some(match number {
            0..TURN => Action::Touch(Touch::Place {
                field: turned.field_at(number / 2)?,
                diagonal: diagonal(number),
            }),
            TURN..MOVE => Action::Touch(Touch::Turn { field: turned.field_at(number - TURN)? }),
            MOVE..OFF => {
                let pair = (number - MOVE) / 2;
                let from = pair / (PLACES - 1);
                Action::Touch(Touch::Move {
                    from: turned.field_at(from)?,
                    to: turned.field_at(all_but(from, pair % (PLACES - 1)))?,
                    diagonal: diagonal(number - MOVE),
                })
            }
            OFF..PASS => Action::Touch(Touch::Off { field: turned.field_at(number - OFF)? }),
            PASS => Action::Pass,
            TAKE..DONE => {
                let own = 11 - (number - TAKE) / (PLACES - 1);
                let recess = all_but(own, (number - TAKE) % (PLACES - 1));
                Action::Take {
                    entrance: turned.recess_at(own)?.entrance(),
                    recess: turned.recess_at(recess)?,
                }
            }
            DONE => Action::Done,
            _ => Action::Return(order_of(*ORDERS.get(number - RETURN)?)),
        })
    }

    /// The diamonds recess by recess, clockwise from n1, then who begins; or a card.
    fn draws(&self, drawn: &[u8]) -> Vec<(u8, u32)> {
        let view = self.view(Viewer::Spectator);
        if view.stage != Stage::Setting {
            let seen = |card| view.players.iter().any(|player| player.laid.contains(card));
            let held: Vec<Card> = Seat::all(self.players())
                .filter_map(|seat| self.view(Viewer::Seat(seat)).card)
                .collect();
            return Card::all()
                .filter(|card| !seen(*card) && !held.contains(card))
                .map(|card| (card.index(), 1))
                .collect();
        }
        if drawn.len() >= PLACES {
            return (0..self.players()).map(|seat| (seat, 1)).collect();
        }
        (0..4)
            .map(|colour| {
                let lying = drawn.iter().map(|&other| u32::from(other == colour)).sum();
                (colour, 4_u32.saturating_sub(lying))
            })
            .filter(|&(_, weight)| weight > 0)
            .collect()
    }

    fn draw_name(&self, drawn: &[u8], number: u8) -> String {
        if self.view(Viewer::Spectator).stage != Stage::Setting {
            let card = Card::all().nth(usize::from(number));
            return card.map(|card| card.to_string()).unwrap_or_default();
        }
        match Colour::ALL.get(usize::from(number)) {
            Some(colour) if drawn.len() < PLACES => colour.to_string(),
            _ => number.to_string(),
        }
    }

    fn dealt(&self, drawn: &[u8]) -> Option<Deal> {
        if self.view(Viewer::Spectator).stage != Stage::Setting {
            return Card::all().nth(usize::from(*drawn.first()?)).map(Deal::Card);
        }
        let first = Seat::new(*drawn.get(PLACES)?)?;
        let rim: String = drawn[..PLACES]
            .iter()
            .map(|&colour| {
                Colour::ALL.get(usize::from(colour)).map_or('.', |colour| colour.letter())
            })
            .collect();
        Some(Deal::Board { rim: rim.parse::<Rim>().ok()?, first })
    }

    fn drawn(deal: &Deal) -> Vec<u8> {
        match deal {
            Deal::Board { rim, first } => Recess::all()
                .map(|recess| rim.at(recess).map_or(0, |colour| colour as u8))
                .chain([first.number()])
                .collect(),
            Deal::Card(card) => vec![card.index()],
        }
    }
}

const fn emptied(stage: Stage) -> Option<Recess> {
    match stage {
        Stage::Returning { emptied, .. } => Some(emptied),
        Stage::Drawing { emptied, .. } => emptied,
        _ => None,
    }
}
