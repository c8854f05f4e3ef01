//! The states of a cave, made few enough to tabulate.
//!
//! Exact: who is inside, the hazards seen, how many diamond cards have been turned over (up to [`CARDS`]). Coarse: what they
//! showed (below, about or above what is usual for so many), the stones beside the chest and on the path (beyond 12 and 7,
//! values in between are interpolated). Alone, only the sum of the last two matters.

use diamant::{Face, View};

use super::hazards::{Hazards, Seen};
use super::lone::DIAMONDS;

/// Diamond cards told apart; more count as so many.
pub(crate) const CARDS: usize = 12;
/// Kinds of luck: little, usual, much.
pub(crate) const LUCKS: usize = 3;
/// The most explorers.
pub(crate) const MAX_PLAYERS: usize = 8;

pub(crate) const BESIDE: [u8; 23] =
    [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 14, 16, 18, 20, 24, 28, 32, 40, 50, 62];
pub(crate) const PATH: [u8; 13] = [0, 1, 2, 3, 4, 5, 6, 7, 9, 12, 16, 21, 28];
pub(crate) const ALONE: [u8; 26] = [
    0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 14, 16, 18, 20, 24, 28, 32, 40, 50, 62, 80, 100, 124,
];

/// Stones beside and on the path, for every number inside.
pub(crate) const LAYER: usize = ALONE.len() + (MAX_PLAYERS - 1) * BESIDE.len() * PATH.len();

/// What everyone at the table knows of a cave, as far as the tables tell it apart.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Spot {
    /// How many are inside, at least 1.
    pub inside: u8,
    /// Diamond cards turned over.
    pub cards: u8,
    /// The stones on them when they were turned over.
    pub turned: u8,
    /// Hazards on the path.
    pub seen: Seen,
    /// Stones beside the chest of each inside.
    pub beside: u8,
    /// Stones on the path.
    pub path: u8,
}

impl Spot {
    /// The cave that `view` shows, and the hazards it was entered with; nothing if no one is inside, or no cave can look like that.
    pub fn of(view: &View) -> Option<(Hazards, Self)> {
        let hazards = Hazards::after(view.removed)?;
        let (mut cards, mut turned, mut seen) = (0_u8, 0_u8, Seen::default());
        for laid in &view.path {
            match laid.card.face() {
                Face::Diamonds(value) => {
                    cards = cards.checked_add(1)?;
                    turned = turned.checked_add(value)?;
                }
                Face::Hazard(hazard) => {
                    let class = usize::from(view.removed[hazard as usize]);
                    seen.counts[class] += 1;
                    if seen.counts[class] > hazards.counts()[class] {
                        return None;
                    }
                }
            }
        }
        let inside = Some(view.inside.len()).filter(|&inside| inside > 0)?;
        let path = u8::try_from(view.on_path()).ok()?;
        Some((hazards, Self { inside, cards, turned, seen, beside: view.beside, path }))
    }
}

/// Where a number lies in a grid: after the `at`-th mark, by a part of the way to the next.
#[derive(Clone, Copy)]
struct Mark {
    at: u8,
    part: f32,
}

const fn marks<const N: usize>(grid: [u8; N]) -> [Mark; 128] {
    let mut marks = [Mark { at: 0, part: 0.0 }; 128];
    let mut value = 0;
    let mut at = 0;
    while value < 128 {
        if at + 2 < N && value >= grid[at + 1] as usize {
            at += 1;
        }
        let (low, high) = (grid[at] as usize, grid[at + 1] as usize);
        let part = if value >= high {
            1.0
        } else {
            (value - low) as u8 as f32 / (high - low) as u8 as f32
        };
        marks[value] = Mark { at: at as u8, part };
        value += 1;
    }
    marks
}

static BESIDE_MARKS: [Mark; 128] = marks(BESIDE);
static PATH_MARKS: [Mark; 128] = marks(PATH);
static ALONE_MARKS: [Mark; 128] = marks(ALONE);

/// Reads a number for `inside`, `beside` and `path` from a layer, interpolating between marks.
pub(crate) fn read(layer: &[impl Copy + Into<f32>], inside: u8, beside: u8, path: u8) -> f32 {
    let mix = |low: f32, high: f32, part: f32| low + (high - low) * part;
    if inside == 1 {
        let mark = ALONE_MARKS[usize::from(beside.saturating_add(path)).min(127)];
        let at = usize::from(mark.at);
        return mix(layer[at].into(), layer[at + 1].into(), mark.part);
    }
    let (row, column) =
        (BESIDE_MARKS[usize::from(beside).min(127)], PATH_MARKS[usize::from(path).min(127)]);
    let at = place(inside, usize::from(row.at), usize::from(column.at));
    let along = |at: usize| {
        let low: f32 = layer[at].into();
        if column.part == 0.0 { low } else { mix(low, layer[at + 1].into(), column.part) }
    };
    if row.part == 0.0 { along(at) } else { mix(along(at), along(at + PATH.len()), row.part) }
}

/// Where the marks `beside` and `path` lie in a layer, for two or more inside.
pub(crate) const fn place(inside: u8, beside: usize, path: usize) -> usize {
    ALONE.len() + ((inside as usize - 2) * BESIDE.len() + beside) * PATH.len() + path
}

/// The number of the layer for so many cards, such luck and these hazards.
pub(crate) fn layer(hazards: Hazards, seen: Seen, cards: usize, luck: usize) -> usize {
    (seen.index(hazards) * CARDS + cards) * LUCKS + luck
}

/// How many layers there are.
pub(crate) fn layers(hazards: Hazards) -> usize {
    hazards.ways() * CARDS * LUCKS
}

/// Which luck it is to have turned over so many cards with so many stones: the boundaries cut the
/// possible sets of cards into thirds.
pub(crate) fn luck(cards: u8, turned: u8) -> usize {
    let [low, high] = THIRDS[usize::from(cards).min(15)];
    usize::from(turned >= low) + usize::from(turned >= high)
}

/// The most stones that so many cards can have had with such luck; the last number of cards stands for all beyond it.
pub(crate) fn most_stones(cards: u8, luck: usize) -> u16 {
    let cards = if usize::from(cards) + 1 < CARDS { cards } else { 15 };
    match THIRDS[usize::from(cards)].get(luck) {
        Some(&bound) if cards < 15 => u16::from(bound).saturating_sub(1),
        _ => {
            let values =
                DIAMONDS.iter().rev().flat_map(|&(value, count)| (0..count).map(move |_| value));
            values.take(usize::from(cards)).map(u16::from).sum()
        }
    }
}

const THIRDS: [[u8; 2]; 16] = thirds();

/// For each number of cards, the sums that a third and two thirds of all sets of cards stay below.
const fn thirds() -> [[u8; 2]; 16] {
    // ways[cards][sum]: how many sets there are.
    let mut ways = [[0_u32; 125]; 16];
    ways[0][0] = 1;
    let mut kind = 0;
    while kind < DIAMONDS.len() {
        let mut copy = 0;
        while copy < DIAMONDS[kind].1 {
            let value = DIAMONDS[kind].0 as usize;
            let mut cards = 15;
            while cards > 0 {
                let mut sum = 124;
                while sum >= value {
                    ways[cards][sum] += ways[cards - 1][sum - value];
                    sum -= 1;
                }
                cards -= 1;
            }
            copy += 1;
        }
        kind += 1;
    }
    let mut thirds = [[0; 2]; 16];
    let mut cards = 0;
    while cards < 16 {
        let mut all = 0;
        let mut sum = 0;
        while sum < 125 {
            all += ways[cards][sum];
            sum += 1;
        }
        let mut below = 0;
        let mut sum = 0;
        let mut found = 0;
        while sum < 125 && found < 2 {
            below += ways[cards][sum];
            while found < 2 && below * 3 >= all * (found as u32 + 1) {
                thirds[cards][found] = sum as u8 + if found == 0 { 0 } else { 1 };
                found += 1;
            }
            sum += 1;
        }
        cards += 1;
    }
    thirds
}

/// For each number of cards and each luck: how likely each value is the next, and with it each luck.
pub(crate) fn next_cards() -> Vec<[[[f32; LUCKS]; 12]; LUCKS]> {
    let values: Vec<(usize, u8)> = DIAMONDS
        .iter()
        .enumerate()
        .flat_map(|(kind, &(value, count))| (0..count).map(move |_| (kind, value)))
        .collect();
    let mut next = vec![[[[0.0_f32; LUCKS]; 12]; LUCKS]; CARDS];
    for set in 0_u32..1 << 15 {
        let cards = set.count_ones() as usize;
        if cards >= CARDS {
            continue;
        }
        let turned: u8 = (0..15).filter(|i| set >> i & 1 == 1).map(|i| values[i].1).sum();
        let now = luck(cards as u8, turned);
        for (_, &(kind, value)) in values.iter().enumerate().filter(|(i, _)| set >> i & 1 == 0) {
            next[cards][now][kind][luck(cards as u8 + 1, turned + value)] += 1.0;
        }
    }
    for chances in next.iter_mut().flatten() {
        let all: f32 = chances.iter().flatten().sum();
        if all > 0.0 {
            chances.iter_mut().flatten().for_each(|chance| *chance /= all);
        }
    }
    next
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn luck_cuts_the_sets_of_cards_into_thirds() {
        for (cards, lucks) in next_cards().iter().enumerate().skip(2) {
            for (now, next) in lucks.iter().enumerate() {
                let sum: f32 = next.iter().flatten().sum();
                assert!((sum - 1.0).abs() < 1e-4, "{cards} cards, luck {now}: {sum}");
            }
        }
        assert_eq!([luck(5, 20), luck(5, 41), luck(5, 70)], [0, 1, 2]);
    }

    #[test]
    fn marks_are_read_back_and_the_rest_lies_between() {
        let mut layer = vec![0.0_f32; LAYER];
        for (i, &beside) in BESIDE.iter().enumerate() {
            for (j, &path) in PATH.iter().enumerate() {
                layer[place(3, i, j)] = f32::from(beside) + 10.0 * f32::from(path);
            }
        }
        for (beside, path) in [(0, 0), (12, 7), (13, 8), (45, 27), (62, 28)] {
            let read = read(&layer, 3, beside, path);
            assert!((read - f32::from(beside) - 10.0 * f32::from(path)).abs() < 1e-3, "{read}");
        }
    }
}
