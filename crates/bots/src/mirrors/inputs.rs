//! What a network is told about a position of Mirrors: what one seat's view shows, turned so that the seat plays from the south.

use std::cell::RefCell;
use std::hash::BuildHasher;

use foldhash::fast::FixedState;
use mirrors::{
    Action, Board, Colour, MIRRORS, Mirrors, Outlook, Recesses, STANDSTILL, Side, Stage, Touch,
    View,
};
use table::Seat;

use crate::learned::{Inputs, LazyNetworks, Learned, Shape, soft};

/// The weights, as the example `learn` writes them.
#[cfg(feature = "tables")]
const WEIGHTS: &[u8] = include_bytes!("../../data/mirrors.bin");
#[cfg(not(feature = "tables"))]
const WEIGHTS: &[u8] = &[];

static NETWORKS: LazyNetworks = LazyNetworks::new(WEIGHTS);

const SIDES: usize = 4;
/// Inputs about each side.
const SIDE: usize = 22;
const SHARED: usize = 27;
const ACTION: usize = 34;

thread_local! {
    static OUTLOOKS: RefCell<OutlookCache> = const { RefCell::new(OutlookCache { slots: Vec::new() }) };
}

/// The outlooks of boards looked at lately: a search comes back to a board again and again.
struct OutlookCache {
    slots: Vec<Option<(Board, usize, Outlook)>>,
}

impl OutlookCache {
    /// How many boards are remembered: 0.6 MB of them.
    const SLOTS: usize = 256;

    fn outlook(&mut self, view: &View) -> Outlook {
        let (board, players) = (view.board, view.players.len());
        self.slots.resize(Self::SLOTS, None);
        let slot = FixedState::default().hash_one(board) as usize % Self::SLOTS;
        match &self.slots[slot] {
            Some((known, sides, outlook)) if *known == board && *sides == players => {
                outlook.clone()
            }
            _ => {
                let outlook = board.outlook(view.players.iter().map(|player| player.side));
                self.slots[slot] = Some((board, players, outlook.clone()));
                outlook
            }
        }
    }
}

/// What a seat knows, by side from its own on, clockwise.
struct SeatKnowledge {
    /// Who plays from there.
    seats: [Option<Seat>; SIDES],
    sides: [Side; SIDES],
    /// How likely each colour is needed there.
    wants: [[f32; 4]; SIDES],
    /// The same for the diamond in each recess.
    wanted: [[f32; 16]; SIDES],
}

impl SeatKnowledge {
    fn of(view: &View) -> Self {
        let you = view.you.map_or(0, Seat::index);
        let own = view.players.get(you).map_or(0, |player| player.side as usize);
        let mut known = Self {
            seats: [None; SIDES],
            sides: std::array::from_fn(|steps| Side::ALL[(own + steps) % SIDES]),
            wants: [[0.0; 4]; SIDES],
            wanted: [[0.0; 16]; SIDES],
        };
        for (seat, player) in Seat::all(Seat::MOST).zip(&view.players) {
            let steps = (player.side as usize + SIDES - own) % SIDES;
            known.seats[steps] = Some(seat);
            known.wants[steps] = if seat.index() == you {
                Colour::ALL.map(|colour| f32::from(u8::from(view.needs.count(colour) > 0)))
            } else {
                wants(view, seat)
            };
        }
        for colour in Colour::ALL {
            for recess in view.rim.of(colour) {
                for (wanted, wants) in known.wanted.iter_mut().zip(&known.wants) {
                    wanted[usize::from(recess.index())] = wants[colour as usize];
                }
            }
        }
        known
    }

    /// How many of these recesses hold a diamond that is needed at a side, on average, and how likely any does.
    fn expected_needed(&self, steps: usize, recesses: Recesses) -> (f32, f32) {
        let (mut sum, mut none) = (0.0, 1.0);
        for recess in recesses {
            let chance = self.wanted[steps][usize::from(recess.index())];
            sum += chance;
            none *= 1.0 - chance;
        }
        (sum, 1.0 - none)
    }
}

/// How likely a rival needs each colour, all cards that it can hold being alike.
fn wants(view: &View, seat: Seat) -> [f32; 4] {
    let diamonds = view.players.get(seat.index()).map_or(&[][..], |player| &player.diamonds);
    let mut taken = [0_u8; 4];
    if diamonds.len() < 4 {
        for &colour in diamonds {
            taken[colour as usize] += 1;
        }
    }
    let mut askers = [0_u8; 4];
    let mut cards = 0_u8;
    for card in view.possible_cards(seat) {
        cards += 1;
        let face = card.diamonds();
        for colour in Colour::ALL {
            askers[colour as usize] += u8::from(face.count(colour) > taken[colour as usize]);
        }
    }
    askers.map(|askers| f32::from(askers) / f32::from(cards.max(1)))
}

/// Writes inputs one after another.
struct InputWriter<'a> {
    to: &'a mut [f32],
    at: usize,
}

impl InputWriter<'_> {
    fn put(&mut self, number: f32) {
        self.to[self.at] = number;
        self.at += 1;
    }

    /// A 1 at one of `len` numbers.
    fn one_of(&mut self, len: usize, which: usize) {
        self.to[self.at + which.min(len - 1)] = 1.0;
        self.at += len;
    }
}

impl Learned for Mirrors {
    const SHAPE: Shape =
        Shape { entities: 0, entity: 0, rest: SIDES * SIDE + SHARED, action: ACTION };
    const WIN_IS_SHARED: bool = true;
    type Shared = Outlook;

    fn networks() -> &'static LazyNetworks {
        &NETWORKS
    }

    fn at_turn_start(&self) -> bool {
        self.begins_turn()
    }

    /// The only diamond that can be taken.
    fn obvious(actions: &[Action]) -> Option<usize> {
        matches!(actions, [Action::Take { .. }, Action::Done | Action::Pass]).then_some(0)
    }

    fn shared(view: &View) -> Outlook {
        OUTLOOKS.with_borrow_mut(|cache| cache.outlook(view))
    }

    fn inputs(view: &View, shared: &Outlook) -> Inputs {
        let known = SeatKnowledge::of(view);
        let target = view.options.target.cards();
        let players = view.players.len();
        let mover = view.stage.seat().map_or(0, Seat::index);
        let lying = view.rim.lying();
        let mut inputs = [0.0; Shape::INPUTS];
        let mut input = InputWriter { to: &mut inputs, at: 0 };
        for steps in 0..SIDES {
            let end = input.at + SIDE;
            if let Some(seat) = known.seats[steps] {
                let side = known.sides[steps];
                let player = &view.players[seat.index()];
                let diamonds = player.diamonds.len() % 4;
                let laid = player.laid.len();
                input.put(1.0);
                input.one_of(3, usize::from(target.saturating_sub(laid + 1)));
                input.one_of(4, diamonds);
                input.put(f32::from(4 * laid + diamonds as u8) / f32::from(4 * target));
                input.one_of(4, (seat.index() + players - mover) % players);
                let lit = shared.lit(side) & lying;
                let (some, any) = known.expected_needed(steps, lit);
                input.put(0.5 * some);
                input.put(any);
                let (mut touches, mut kinds, mut none) = (0.0, 0.0, 1.0);
                for recess in 0..16 {
                    let (ways, chance) = (shared.reach(side)[recess], known.wanted[steps][recess]);
                    if ways > 0 {
                        touches += f32::from(ways) * chance;
                        kinds += chance;
                        none *= 1.0 - chance;
                    }
                }
                input.put(soft(touches / 6.0));
                input.put(0.05 * touches);
                input.put(0.25 * kinds);
                input.put(1.0 - none);
                let (all, _) = known.expected_needed(steps, lying);
                input.put(0.15 * all);
                let missing: f32 = Colour::ALL
                    .into_iter()
                    .filter(|&colour| view.rim.of(colour).is_empty())
                    .map(|colour| known.wants[steps][colour as usize])
                    .sum();
                input.put(missing);
                input.put(if lit.is_empty() { 0.0 } else { 1.0 });
            }
            input.at = end;
        }
        input.one_of(3, usize::from(target.saturating_sub(3)));
        input.one_of(
            5,
            match view.stage {
                Stage::Placing { .. } => 0,
                Stage::Touching { .. } => 1,
                Stage::Taking { .. } => 2,
                Stage::Returning { .. } => 3,
                _ => 4,
            },
        );
        let beside = usize::from(view.board.beside());
        input.put(f32::from(view.board.beside()) / f32::from(MIRRORS));
        input.one_of(6, beside);
        input.put(f32::from(view.idle) / (f32::from(STANDSTILL) * f32::from(players as u8)));
        // What you need, and who else needs it.
        let (mut kinds, mut short, mut rivals, mut supply) = (0.0, 0.0, 0.0, 0.0);
        for colour in Colour::ALL {
            let (needs, lies) = (view.needs.count(colour), view.rim.of(colour).len());
            if needs > 0 {
                kinds += 1.0;
                short += f32::from(needs.saturating_sub(lies));
                supply += f32::from(lies);
                rivals += (1..SIDES).map(|steps| known.wants[steps][colour as usize]).sum::<f32>();
            }
        }
        input.put(f32::from(view.needs.len()) / 4.0);
        input.put(kinds / 4.0);
        input.put(short / 2.0);
        input.put(rivals / 6.0);
        input.put(supply / 8.0);
        input.put(soft((supply - f32::from(view.needs.len())) / 3.0));
        input.put(f32::from(lying.len()) / 16.0);
        input.put(f32::from(view.pile) / 16.0);
        input.put(1.0);
        let (own, _) = known.expected_needed(0, shared.lit(known.sides[0]) & lying);
        input.put(soft(own));
        input.put(if own > 1.0 { 1.0 } else { 0.0 });
        debug_assert!(input.at == Self::SHAPE.rest);
        inputs
    }

    fn actions_inputs(
        view: &View,
        shared: &Outlook,
        actions: &[Action],
        mut each: impl FnMut(&[f32]),
    ) {
        let known = SeatKnowledge::of(view);
        let lying = view.rim.lying();
        let before: [(f32, f32); SIDES] = std::array::from_fn(|steps| {
            known.expected_needed(steps, shared.lit(known.sides[steps]) & lying)
        });
        let players = view.players.len();
        let mover = view.stage.seat().map_or(0, Seat::index);
        // The rivals in the order in which they come to move.
        let next: [Option<usize>; 3] = std::array::from_fn(|i| {
            let seat = (i + 1 < players).then(|| (mover + i + 1) % players)?;
            (0..SIDES).find(|&steps| known.seats[steps].is_some_and(|at| at.index() == seat))
        });
        let beside = view.board.beside();
        // Ways to touch a mirror come first and in their order.
        for (at, &action) in actions.iter().enumerate() {
            let mut x = [0.0; ACTION];
            match action {
                Action::Touch(touch) => {
                    let (kind, beside) = match touch {
                        Touch::Place { .. } => (0, beside - 1),
                        Touch::Turn { .. } => (1, beside),
                        Touch::Move { .. } => (2, beside),
                        Touch::Off { .. } => (3, beside + 1),
                    };
                    x[kind] = 1.0;
                    let three = shared.lit_after(at, known.sides[0]) & lying;
                    let (takes, _) =
                        known.expected_needed(0, shared.lit_by(at, known.sides[0]) & lying);
                    x[if takes < 1.0 {
                        8
                    } else if takes < 2.0 {
                        9
                    } else {
                        10
                    }] = 1.0;
                    let (mine, _) = known.expected_needed(0, three);
                    let left = if takes > 0.0 { (mine - 1.0).max(0.0) } else { mine };
                    x[11] = left;
                    x[12] = if left > 0.0 { 1.0 } else { 0.0 };
                    x[13] = mine - before[0].0;
                    for (i, steps) in next.iter().enumerate() {
                        let &Some(steps) = steps else { continue };
                        let lit = shared.lit_after(at, known.sides[steps]) & lying;
                        let (some, any) = known.expected_needed(steps, lit);
                        x[14 + i] = some;
                        x[17 + i] = any;
                        x[20 + i] = some - before[steps].0;
                    }
                    x[23] = if beside == 0 { 1.0 } else { 0.0 };
                    x[24] = if beside == 1 { 1.0 } else { 0.0 };
                }
                Action::Pass => x[4] = 1.0,
                Action::Done => x[6] = 1.0,
                Action::Take { recess, .. } => {
                    x[5] = 1.0;
                    if let Some(colour) = view.rim.at(recess) {
                        let want = |steps: usize| known.wants[steps][colour as usize];
                        for (i, steps) in next.iter().enumerate() {
                            x[25 + i] = steps.map_or(0.0, want);
                        }
                        x[28] = f32::from(view.rim.of(colour).len()) / 4.0;
                        x[29] = f32::from(view.needs.count(colour)) / 2.0;
                        x[30] = if view.needs.len() == 1 { 1.0 } else { 0.0 };
                        // What the others light there as the mirrors stand.
                        x[31] = next
                            .iter()
                            .flatten()
                            .filter(|&&steps| shared.lit(known.sides[steps]).contains(recess))
                            .map(|&steps| want(steps))
                            .sum();
                    }
                }
                Action::Return(order) => {
                    x[7] = 1.0;
                    let Stage::Returning { emptied, .. } = view.stage else {
                        each(&x);
                        continue;
                    };
                    let open = emptied.anticlockwise().filter(|&recess| !lying.contains(recess));
                    for (colour, recess) in order.0.into_iter().zip(open) {
                        let at = usize::from(recess.index());
                        for steps in 0..SIDES {
                            let side = known.sides[steps];
                            let want = known.wants[steps][colour as usize];
                            let lit = f32::from(u8::from(shared.lit(side).contains(recess)));
                            let ways = soft(f32::from(shared.reach(side)[at]) / 4.0);
                            if steps == 0 {
                                x[11] += want * lit;
                                x[32] += want * ways;
                            } else if known.seats[steps].is_some() {
                                x[33] += want * ways;
                                if let Some(i) = next.iter().position(|&at| at == Some(steps)) {
                                    x[14 + i] += want * lit;
                                }
                            }
                        }
                    }
                }
            }
            each(&x);
        }
    }
}
