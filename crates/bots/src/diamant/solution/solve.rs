//! A symmetric equilibrium in expected stones, for one cave.
//!
//! Backwards over the layers of the grid. In each state all inside choose at once between two actions, and all hold the same,
//! so an equilibrium is one number, the chance of leaving: 0 or 1 where no one gains by doing otherwise alone, or else the one
//! that makes both actions worth the same.

use super::grid::{
    ALONE, BESIDE, CARDS, LAYER, LUCKS, MAX_PLAYERS, PATH, layer, layers, luck, most_stones,
    next_cards, place, read,
};
use super::hazards::{Hazards, Seen};
use super::lone::DIAMONDS;

/// An equilibrium of all states of the grid.
pub(crate) struct Solved {
    /// What each inside can expect before deciding.
    pub(crate) values: Vec<f32>,
    /// The chance of leaving, in 255ths.
    pub(crate) leave: Vec<u8>,
}

/// `CHOOSE[n][k]`: in how many ways k of n leave.
const CHOOSE: [[f32; MAX_PLAYERS]; MAX_PLAYERS] = {
    let mut choose = [[0.0; MAX_PLAYERS]; MAX_PLAYERS];
    let mut n = 0;
    while n < MAX_PLAYERS {
        choose[n][0] = 1.0;
        let mut k = 1;
        while k <= n {
            choose[n][k] = choose[n - 1][k - 1] + if k < n { choose[n - 1][k] } else { 0.0 };
            k += 1;
        }
        n += 1;
    }
    choose
};

/// Solves every state of a cave entered with these hazards.
pub(crate) fn solve(hazards: Hazards) -> Solved {
    let next = next_cards();
    let mut solved = Solved {
        values: vec![0.0; layers(hazards) * LAYER],
        leave: vec![0; layers(hazards) * LAYER],
    };
    let seen: Vec<Seen> = hazards.seen().collect();
    let mut stay = vec![0.0; LAYER];
    for cards in (0..CARDS).rev() {
        for &seen in seen.iter().rev() {
            for (luck, next) in next[cards].iter().enumerate() {
                let card = Card { hazards, seen, cards, luck, next };
                for_marks(|at, inside, beside, path| {
                    stay[at] = card.worth(&solved.values, inside, beside, path);
                });
                let start = layer(hazards, seen, cards, luck) * LAYER;
                for_marks(|at, inside, beside, path| {
                    let (leave, value) = equilibrium(&Stakes::new(&stay, inside, beside, path));
                    solved.values[start + at] = value;
                    solved.leave[start + at] = in_255ths(leave);
                });
                forget_unreachable(&mut solved.leave[start..start + LAYER], cards, luck);
            }
        }
    }
    solved
}

/// What a cave is worth to each of those who enter it, before its first card (D6).
pub(crate) fn before_first_card(hazards: Hazards, values: &[f32], inside: u8) -> f32 {
    let luck = luck(0, 0);
    let next = next_cards();
    Card { hazards, seen: Seen::default(), cards: 0, luck, next: &next[0][luck] }
        .worth(values, inside, 0, 0)
}

/// Chances are kept in so many steps.
const STEPS: f32 = 51.0;

/// In 255ths, rounded to [`STEPS`] so that tables pack well.
#[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "0 to 255 fits")]
fn in_255ths(chance: f32) -> u8 {
    (chance * STEPS + 0.5) as u8 * (255.0 / STEPS) as u8
}

/// Gives states with more stones than the cards can have had the chance of their neighbour: no one comes there, and
/// tables pack well.
fn forget_unreachable(leave: &mut [u8], cards: usize, luck: usize) {
    let stones = most_stones(cards as u8, luck);
    for (at, &alone) in ALONE.iter().enumerate().skip(1) {
        if u16::from(ALONE[at - 1]) >= stones && alone > 0 {
            leave[at] = leave[at - 1];
        }
    }
    for inside in 2..=MAX_PLAYERS as u8 {
        for i in 0..BESIDE.len() {
            for j in 0..PATH.len() {
                let beside = u16::from(BESIDE[i.saturating_sub(1)]);
                let path = u16::from(PATH[j.saturating_sub(1)]);
                if u16::from(inside) * beside + path > stones {
                    let before =
                        if j > 0 { place(inside, i, j - 1) } else { place(inside, i - 1, j) };
                    leave[place(inside, i, j)] = leave[before];
                }
            }
        }
    }
}

/// Hands every state of a layer to `each`: its place, and how many are inside, beside and on the path.
fn for_marks(mut each: impl FnMut(usize, u8, u8, u8)) {
    for (at, &stones) in ALONE.iter().enumerate() {
        each(at, 1, stones, 0);
    }
    for inside in 2..=MAX_PLAYERS as u8 {
        for (i, &beside) in BESIDE.iter().enumerate() {
            for (j, &path) in PATH.iter().enumerate() {
                each(place(inside, i, j), inside, beside, path);
            }
        }
    }
}

/// A card about to be turned over.
struct Card<'a> {
    hazards: Hazards,
    seen: Seen,
    cards: usize,
    luck: usize,
    next: &'a [[f32; LUCKS]; 12],
}

impl Card<'_> {
    /// What each inside can expect of it.
    fn worth(&self, values: &[f32], inside: u8, beside: u8, path: u8) -> f32 {
        let value = |seen, cards: usize, luck, beside, path| {
            let start = layer(self.hazards, seen, cards, luck) * LAYER;
            read(&values[start..start + LAYER], inside, beside, path)
        };
        let diamonds = 15 - self.cards as u8;
        let mut sum = 0.0;
        for (chances, &(stones, _)) in self.next.iter().zip(&DIAMONDS) {
            let (beside, path) = (beside + stones / inside, path + stones % inside);
            for (luck, &chance) in chances.iter().enumerate() {
                if chance > 0.0 {
                    let after = if self.cards + 1 < CARDS {
                        value(self.seen, self.cards + 1, luck, beside, path)
                    } else {
                        f32::from(beside + path / inside)
                    };
                    sum += chance * f32::from(diamonds) * after;
                }
            }
        }
        for (seen, ways) in self.seen.next(self.hazards) {
            sum += f32::from(ways) * value(seen, self.cards, self.luck, beside, path);
        }
        sum / f32::from(diamonds + self.seen.harmless(self.hazards) + self.seen.deadly())
    }
}

/// What leaving and staying are worth to one of those inside, by how many of the others leave.
struct Stakes {
    others: usize,
    leave: [f32; MAX_PLAYERS],
    stay: [f32; MAX_PLAYERS],
}

impl Stakes {
    /// `stay` is a layer that says what the next card is worth.
    fn new(stay: &[f32], inside: u8, beside: u8, path: u8) -> Self {
        let mut stakes = Self {
            others: usize::from(inside) - 1,
            leave: [0.0; MAX_PLAYERS],
            stay: [0.0; MAX_PLAYERS],
        };
        for leavers in 0..inside {
            let rest = if leavers == 0 { path } else { path % leavers };
            stakes.leave[usize::from(leavers)] = f32::from(beside + path / (leavers + 1));
            stakes.stay[usize::from(leavers)] = read(stay, inside - leavers, beside, rest);
        }
        stakes
    }

    /// The average of `worth` if each of the others leaves with this chance.
    fn average(&self, worth: &[f32; MAX_PLAYERS], leave: f32) -> f32 {
        let mut sum = 0.0;
        for (leavers, &ways) in CHOOSE[self.others][..=self.others].iter().enumerate() {
            let mut chance = ways;
            for other in 0..self.others {
                chance *= if other < leavers { leave } else { 1.0 - leave };
            }
            sum += chance * worth[leavers];
        }
        sum
    }

    /// What leaving and staying are worth if each of the others leaves with this chance.
    fn against(&self, leave: f32) -> (f32, f32) {
        (self.average(&self.leave, leave), self.average(&self.stay, leave))
    }
}

/// A chance of leaving that no one gains by departing from alone, and what it is worth. If both pure choices are such,
/// the one that is worth more.
fn equilibrium(stakes: &Stakes) -> (f32, f32) {
    let others = stakes.others;
    let all_stay = (stakes.stay[0] >= stakes.leave[0]).then_some(stakes.stay[0]);
    let all_leave = (stakes.leave[others] >= stakes.stay[others]).then_some(stakes.leave[others]);
    match (all_stay, all_leave) {
        (Some(stay), Some(leave)) if leave > stay => (1.0, leave),
        (Some(stay), _) => (0.0, stay),
        (None, Some(leave)) => (1.0, leave),
        (None, None) => {
            let (mut low, mut high) = (0.0_f32, 1.0_f32);
            for _ in 0..16 {
                let middle = f32::midpoint(low, high);
                let (leave, stay) = stakes.against(middle);
                if leave > stay { low = middle } else { high = middle }
            }
            (high, stakes.against(high).0)
        }
    }
}
