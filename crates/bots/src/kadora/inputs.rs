//! What a network is told about a position of Kadora: what one seat's view shows.

use kadora::{Action, Block, Card, Cards, Colour, Field, Fields, Kadora, OPEN, Stage, View};
use table::Seat;

use crate::learned::{Inputs, LazyNetworks, Learned, Shape, soft};

/// The weights, as the example `learn` writes them.
#[cfg(feature = "tables")]
const WEIGHTS: &[u8] = include_bytes!("../../data/kadora.bin");
#[cfg(not(feature = "tables"))]
const WEIGHTS: &[u8] = &[];

static NETWORKS: LazyNetworks = LazyNetworks::new(WEIGHTS);

const COLOURS: usize = Colour::COUNT;
const SEATS: usize = 4;
/// Inputs about each colour, the other ones, and those about an action.
const COLOUR: usize = 33;
const REST: usize = 45;
const ACTION: usize = 36;

/// What everyone's won loot is worth by colour, from the viewer on clockwise.
type Worths = [[u8; COLOURS]; SEATS];

/// What a seat knows.
struct SeatKnowledge {
    players: usize,
    you: usize,
    worths: Worths,
    /// What the cards in hand are worth by colour, and how many there are.
    hand: [u8; COLOURS],
    held: [u8; COLOURS],
    /// What an unseen card of each colour is worth on average.
    unseen: [f32; COLOURS],
    /// What the virtual player's cards may be worth.
    aside: [f32; COLOURS],
}

impl SeatKnowledge {
    fn of(view: &View) -> Self {
        let players = view.loot.len().clamp(1, SEATS);
        let you = view.you.map_or(0, Seat::index) % players;
        let mut worths = [[0; COLOURS]; SEATS];
        for (steps, worths) in worths[..players].iter_mut().enumerate() {
            *worths = totals(&view.loot[(you + steps) % players]);
        }
        let hand = view.hand();
        let known = view.known();
        let unseen = Colour::ALL.map(|colour| {
            let left = Cards::ALL.count(colour) - known.count(colour);
            f32::from(Cards::ALL.total(colour) - known.total(colour)) / f32::from(left.max(1))
        });
        let aside = Colour::ALL.map(|colour| match players {
            2 => unseen[colour.index()] * number(view.aside.count(colour)),
            _ => 0.0,
        });
        Self {
            players,
            you,
            worths,
            hand: totals(&hand),
            held: Colour::ALL.map(|colour| hand.count(colour)),
            unseen,
            aside,
        }
    }

    /// How far a seat lies from the viewer, clockwise.
    fn steps(&self, seat: Seat) -> usize {
        (seat.index() + self.players - self.you) % self.players
    }

    /// The most that any seat but `steps` has of a colour.
    fn best_other(&self, worths: &Worths, steps: usize, colour: usize) -> u8 {
        (0..self.players).filter(|&at| at != steps).map(|at| worths[at][colour]).max().unwrap_or(0)
    }

    /// The penalty points of a seat if all were counted now, and the colours it leads in.
    fn count(&self, worths: &Worths, steps: usize) -> (u8, u8) {
        let (mut penalty, mut leads) = (0, 0);
        for colour in 0..COLOURS {
            let own = worths[steps][colour];
            if own < self.best_other(worths, steps, colour) {
                penalty += own;
            } else if own > 0 {
                leads += 1;
            }
        }
        (penalty, leads)
    }

    /// How far the viewer, with what it holds, is ahead of all others in a colour, the virtual player included.
    fn margin(&self, worths: &Worths, colour: usize, hand: u8) -> f32 {
        let rival = f32::from(self.best_other(worths, 0, colour)).max(self.aside[colour]);
        f32::from(worths[0][colour] + hand) - rival
    }
}

fn totals(cards: &Cards) -> [u8; COLOURS] {
    Colour::ALL.map(|colour| cards.total(colour))
}

/// A small number.
fn number(count: usize) -> f32 {
    f32::from(count as u8)
}

fn flag(is: bool) -> f32 {
    f32::from(u8::from(is))
}

/// What the cards on these fields are worth together.
fn sum(block: &Block, fields: Fields) -> u8 {
    fields.iter().filter_map(|field| block.get(field)).map(Card::value).sum()
}

impl Learned for Kadora {
    const SHAPE: Shape = Shape { entities: COLOURS, entity: COLOUR, rest: REST, action: ACTION };
    const WIN_IS_SHARED: bool = false;
    type Shared = ();

    fn networks() -> &'static LazyNetworks {
        &NETWORKS
    }

    fn at_turn_start(&self) -> bool {
        self.begins_turn()
    }

    fn shared(_: &View) {}

    fn inputs(view: &View, (): &()) -> Inputs {
        let known = SeatKnowledge::of(view);
        let worths = &known.worths;
        let mut inputs = [0.0; Shape::INPUTS];
        let (entities, x) = inputs.split_at_mut(COLOURS * COLOUR);
        let mut block = [(0_u8, 0_u8); COLOURS];
        for field in Field::all() {
            if let Some(card) = view.block.get(field) {
                let (worth, count) = &mut block[card.colour().index()];
                *worth += card.value();
                *count += 1;
            }
        }
        let mut piled = [0_u8; COLOURS];
        for back in view.left.iter().chain(&view.right) {
            piled[back.colour.index()] += 1;
        }
        let tops = [&view.left, &view.right].map(|pile| pile.first().map(|back| back.colour));
        for ((colour, x), c) in
            Colour::ALL.into_iter().zip(entities.chunks_exact_mut(COLOUR)).zip(0..)
        {
            let own = worths[0][c];
            let best = known.best_other(worths, 0, c);
            let hand = known.hand[c];
            x[0] = f32::from(own) / 20.0;
            x[1] = f32::from(hand) / 8.0;
            x[2] = f32::from(known.held[c]) / 2.0;
            x[3] = f32::from(best) / 20.0;
            for steps in 1..known.players {
                let seat = (known.you + steps) % known.players;
                let backs = view.hands.get(seat).map_or(0, |hand| hand.count(colour));
                x[3 + steps] = f32::from(worths[steps][c]) / 20.0;
                x[6 + steps] = number(backs) / 2.0;
                x[14 + steps] = flag(worths[steps][c] > 0 && worths[steps][c] >= best.max(own));
                x[30] += known.unseen[c] * number(backs) / 10.0;
            }
            x[10] = flag(own > best);
            x[11] = flag(own == best && own > 0);
            x[12] = flag(own < best && own > 0);
            x[13] = soft(known.margin(worths, c, hand) / 5.0);
            x[14] = soft((f32::from(own) - f32::from(best)) / 5.0);
            x[18] = flag(own == 0);
            x[19] = flag(own == 0 && best == 0);
            x[20] = f32::from(block[c].0) / 10.0;
            x[21] = f32::from(block[c].1) / 3.0;
            x[22] = f32::from(piled[c]) / 6.0;
            x[23] = number(view.aside.count(colour)) / 4.0;
            x[24] = flag(tops[0] == Some(colour));
            x[25] = flag(tops[1] == Some(colour));
            x[26] = known.unseen[c] / 5.0;
            x[27] = known.aside[c] / 10.0;
            x[28] = f32::from(colour.lacks()) / 5.0;
            x[29] = flag(own + hand > 0 && known.margin(worths, c, hand) >= 0.0);
            x[31] = if own < best { f32::from(own) / 8.0 } else { 0.0 };
            x[32] =
                if known.margin(worths, c, hand) < 0.0 { f32::from(own + hand) / 8.0 } else { 0.0 };
        }
        x[usize::from(view.turns_left.unwrap_or(0).min(4))] = 1.0;
        let left = number(view.left.len() + view.right.len());
        x[5] = left / 30.0;
        x[6] = soft(left / number(known.players) / 4.0);
        x[7] = f32::from(view.block.open().len()) / 8.0;
        x[8 + match view.stage {
            Stage::Giving { .. } => 0,
            Stage::Placing { .. } => 1,
            _ => 2,
        }] = 1.0;
        if let Some(mover) = view.to_move() {
            x[11 + known.steps(mover)] = 1.0;
        }
        let mut least = 255;
        for steps in 0..known.players {
            let x = &mut x[15 + 6 * steps..21 + 6 * steps];
            let (penalty, leads) = known.count(worths, steps);
            let cards = view.loot[(known.you + steps) % known.players].len();
            x[0] = f32::from(penalty) / 12.0;
            x[1] = f32::from(leads) / 3.0;
            x[2] = flag(leads == 0);
            x[3] = f32::from(cards) / 12.0;
            x[4] = f32::from(worths[steps].iter().sum::<u8>()) / 30.0;
            x[5] = soft(f32::from(penalty) / 4.0);
            if steps > 0 {
                least = least.min(penalty);
            }
        }
        let (penalty, _) = known.count(worths, 0);
        x[39] = soft((f32::from(penalty) - f32::from(least)) / 5.0);
        let mut with_hand = *worths;
        for (worth, hand) in with_hand[0].iter_mut().zip(known.hand) {
            *worth += hand;
        }
        let (penalty, leads) = known.count(&with_hand, 0);
        x[40] = f32::from(penalty) / 12.0;
        x[41] = f32::from(leads) / 3.0;
        x[42] = soft((f32::from(penalty) - f32::from(least)) / 5.0);
        x[43] = known.hand.iter().map(|&worth| f32::from(worth)).sum::<f32>() / 15.0;
        x[44] = f32::from(view.hand().len()) / 4.0;
        inputs
    }

    fn actions_inputs(view: &View, (): &(), actions: &[Action], mut each: impl FnMut(&[f32])) {
        let known = SeatKnowledge::of(view);
        let (before, leads_before) = known.count(&known.worths, 0);
        let rivals = |worths: &Worths| -> u8 {
            (1..known.players).map(|steps| known.count(worths, steps).0).sum()
        };
        let rivals_before = rivals(&known.worths);
        for &action in actions {
            let mut x = [0.0; ACTION];
            let mut worths = known.worths;
            match action {
                Action::Place { card, field } => {
                    place_inputs(view, &known, (card, field), &mut worths, &mut x);
                }
                Action::Give { colour, to } => {
                    let (c, to) = (colour.index(), known.steps(to));
                    x[22] = 1.0;
                    let given = worths[0][c];
                    worths[to][c] += given;
                    worths[0][c] = 0;
                    x[23] = f32::from(given) / 8.0;
                    x[23 + to.clamp(1, 3)] = 1.0;
                    x[27] = soft(known.margin(&known.worths, c, known.hand[c]) / 4.0);
                    x[28] = f32::from(known.hand[c]) / 5.0;
                }
                Action::Keep => x[29] = 1.0,
                Action::Draw(pile) => {
                    x[30] = 1.0;
                    let backs = view.pile(pile);
                    let refills = usize::from(view.block.open().len().saturating_sub(OPEN));
                    if let Some(top) = backs.first() {
                        let c = top.colour.index();
                        x[31] = soft(known.margin(&worths, c, known.hand[c]) / 4.0);
                        x[32] = flag(worths[0][c] + known.hand[c] == 0);
                        x[33] = known.unseen[c] / 5.0;
                    }
                    x[34] = flag(backs.len() <= refills + 1);
                    let next = 1 % known.players;
                    for back in backs.iter().skip(1).take(refills) {
                        let c = back.colour.index();
                        let ahead = f32::from(worths[next][c])
                            - f32::from(known.best_other(&worths, next, c));
                        x[35] += soft(ahead / 4.0);
                    }
                }
            }
            let (after, leads_after) = known.count(&worths, 0);
            x[6] = (f32::from(after) - f32::from(before)) / 5.0;
            x[10] = (f32::from(leads_after) - f32::from(leads_before)) / 2.0;
            x[11] = (f32::from(rivals(&worths)) - f32::from(rivals_before)) / 8.0;
            each(&x);
        }
    }
}

/// What a network is told about a card laid on a field; what it takes is added to `worths`.
fn place_inputs(
    view: &View,
    known: &SeatKnowledge,
    (card, field): (Card, Field),
    worths: &mut Worths,
    x: &mut [f32; ACTION],
) {
    x[0] = 1.0;
    let haul = view.block.haul(card, field);
    let taken = haul.column | haul.row;
    let kind = haul.taking.map_or(0, |taking| match taking {
        kadora::Taking::Matching => 1,
        _ => 2,
    });
    x[1 + kind] = 1.0;
    let mut gained = [0_u8; COLOURS];
    for field in taken {
        if let Some(card) = view.block.get(field) {
            gained[card.colour().index()] += card.value();
        }
    }
    let placed = card.colour().index();
    for (worth, gained) in worths[0].iter_mut().zip(gained) {
        *worth += gained;
    }
    for c in 0..COLOURS {
        if gained[c] == 0 {
            continue;
        }
        let hand = known.hand[c] - if c == placed { card.value() } else { 0 };
        let margin = known.margin(worths, c, hand);
        let gain = f32::from(gained[c]);
        if worths[0][c] >= known.best_other(worths, 0, c) {
            x[7] += gain / 5.0;
        } else {
            x[8] += gain / 5.0;
        }
        x[9] += soft(margin / 4.0);
        if margin < 0.0 {
            x[13] += f32::from(worths[0][c]) / 8.0;
        }
    }
    x[4] = f32::from(taken.len()) / 4.0;
    x[5] = f32::from(gained.iter().sum::<u8>()) / 10.0;
    let value = card.value();
    let held = known.hand[placed];
    x[12] = f32::from(value) / 5.0;
    x[14] = soft(known.margin(worths, placed, held) / 4.0);
    x[15] = soft(known.margin(worths, placed, held - value) / 4.0);
    x[16] = if x[14] < 0.0 { f32::from(value) / 5.0 } else { 0.0 };
    x[17] = flag(worths[0][placed] == 0 && held == value);
    let line = |fields: Fields| {
        let left = fields - taken - Fields::only(field);
        f32::from(sum(&view.block, left) + value) / 10.0
    };
    x[18] = line(field.column());
    x[19] = line(field.row());
    x[20] = f32::from(view.block.open().len() + taken.len()) / 8.0;
    x[21] = flag(x[18] >= 0.9) + flag(x[19] >= 0.9);
}
