//! The last cave with three players, exactly: every card, every hazard, every stone, whatever the chests hold.
//!
//! While all three are inside, the cards turned over tell what lies beside the chests and on the path. What leavers have is known
//! from then on, so that a state is the cards, the hazards seen, who is inside, the stones at stake, and the fullest chest outside.
//! Going backwards over all of these gives three values for each seat: in an equilibrium, if all play like a given player, and if
//! the seat answers two such players as well as can be.

use std::collections::HashMap;

use bots::diamant::solution::hazards::{Hazards, Seen};
use bots::diamant::solution::lone::{DIAMONDS, DIGIT, turned};
use bots::diamant::win::{ActorCritic, SEATS, SimulatedGame, SplitMix64};
use diamant::{CAVES, Face, Hazard};
use foldhash::fast::FixedState;

/// Part of the win for each of three seats.
pub(crate) type Shares = [f32; 3];

/// What the last cave is worth to each seat before its first card.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub(crate) struct Values {
    /// In the equilibrium.
    pub(crate) equilibrium: Shares,
    /// If all play as given.
    pub(crate) follow: Shares,
    /// If the seat answers as well as can be, and the two others play as given.
    pub(crate) best: Shares,
}

impl Values {
    /// What the best answer wins over playing as given.
    pub(crate) fn error(&self) -> Shares {
        std::array::from_fn(|seat| self.best[seat] - self.follow[seat])
    }
}

/// A last cave that has been solved.
#[derive(Debug)]
pub(crate) struct LastCave<F> {
    chests: [u16; 3],
    removed: [u8; 5],
    hazards: Hazards,
    leave: F,
    /// What states are worth, and for the tests what the equilibrium does there: chances of leaving.
    known: HashMap<State, (Values, Shares), FixedState>,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
struct State {
    /// Which diamond cards have been turned over.
    cards: u16,
    seen: Seen,
    inside: u8,
    beside: u16,
    path: u16,
    /// What is in the chests outside; 0 for those inside.
    outside: [u16; 3],
}

impl<F: Fn(&SimulatedGame) -> [f32; SEATS]> LastCave<F> {
    /// Solves the cave for these chests. `leave` gives the chances of leaving of the players to be measured.
    pub(crate) fn solve(chests: [u16; 3], removed: [u8; 5], leave: F) -> (Values, Self) {
        let chests = std::array::from_fn(|seat| chests.get(seat).copied().unwrap_or(0));
        Self::solve_from(&SimulatedGame::entered(3, CAVES, removed, chests), leave)
    }

    /// Solves the rest of a cave, from before the next card on.
    pub(crate) fn solve_from(sim: &SimulatedGame, leave: F) -> (Values, Self) {
        let removed = sim.removed;
        let hazards = Hazards::after(removed).unwrap_or(Hazards::FULL);
        let chests = [sim.chests[0], sim.chests[1], sim.chests[2]];
        let known = HashMap::default();
        let mut cave = Self { chests, removed, hazards, leave, known };
        let start = cave.state(sim);
        (cave.card(start), cave)
    }

    /// With which chance each seat leaves in the equilibrium; nothing where that has not been solved.
    #[cfg(test)]
    fn chances(&self, sim: &SimulatedGame) -> Option<Shares> {
        let state = self.simplified(self.state(sim));
        self.known.get(&state).map(|&(_, chances)| chances)
    }

    fn state(&self, sim: &SimulatedGame) -> State {
        let mut seen = Seen::default();
        for (hazard, &gone) in self.removed.iter().enumerate() {
            seen.counts[usize::from(gone.min(2))] += sim.met >> hazard & 1;
        }
        let mut cards = 0;
        for (i, &(value, count)) in DIAMONDS.iter().enumerate() {
            let left = sim.pile().iter().map(|&card| u8::from(card == value)).sum::<u8>();
            cards += DIGIT[i] as u16 * u16::from(count - left.min(count));
        }
        let inside = sim.inside & 7;
        let outside =
            std::array::from_fn(|seat| if inside >> seat & 1 == 1 { 0 } else { sim.chests[seat] });
        State { cards, seen, inside, beside: sim.beside, path: sim.path, outside }
    }

    /// How many states there are.
    pub(crate) fn states(&self) -> usize {
        self.known.len()
    }

    /// What the next card is worth.
    fn card(&mut self, state: State) -> Values {
        if state.inside == 0 {
            let shares = shares(state.outside);
            return Values { equilibrium: shares, follow: shares, best: shares };
        }
        let mut sum = Values::default();
        let mut cards = 0;
        let mut add = |values: Values, ways: u8| {
            let ways_f = f32::from(ways);
            for seat in 0..3 {
                sum.equilibrium[seat] += ways_f * values.equilibrium[seat];
                sum.follow[seat] += ways_f * values.follow[seat];
                sum.best[seat] += ways_f * values.best[seat];
            }
            cards += ways;
        };
        let deadly = state.seen.deadly();
        if deadly > 0 {
            let left: [u16; 3] = std::array::from_fn(|seat| {
                if state.inside >> seat & 1 == 1 { self.chests[seat] } else { state.outside[seat] }
            });
            let shares = shares(left);
            add(Values { equilibrium: shares, follow: shares, best: shares }, deadly);
        }
        let explorers = state.inside.count_ones() as u16;
        for (i, &(value, count)) in DIAMONDS.iter().enumerate() {
            let left = count - turned(usize::from(state.cards), i);
            if left > 0 {
                let value = u16::from(value);
                let next = State {
                    cards: state.cards + DIGIT[i] as u16,
                    beside: state.beside + value / explorers,
                    path: state.path + value % explorers,
                    ..state
                };
                add(self.decision(next), left);
            }
        }
        for (seen, ways) in state.seen.next(self.hazards) {
            add(self.decision(State { seen, ..state }), ways);
        }
        let cards = f32::from(cards.max(1));
        for values in [&mut sum.equilibrium, &mut sum.follow, &mut sum.best] {
            for value in values {
                *value /= cards;
            }
        }
        sum
    }

    /// What a state is worth before deciding.
    fn decision(&mut self, state: State) -> Values {
        let state = self.simplified(state);
        if let Some(&(values, _)) = self.known.get(&state) {
            return values;
        }
        let sim = self.simulated(state);
        if state.inside.is_power_of_two()
            && sim.sure_choice(state.inside.trailing_zeros() as usize) == Some(true)
        {
            return self.after(state, state.inside);
        }
        // What each choice of all inside leads to; the bits are those who leave.
        let mut ends = [Values::default(); 8];
        for leavers in (0..8).filter(|leavers| leavers & !state.inside == 0) {
            ends[usize::from(leavers)] = self.after(state, leavers);
        }
        let given = (self.leave)(&sim);
        let given: Shares =
            std::array::from_fn(
                |seat| {
                    if state.inside >> seat & 1 == 1 { given[seat] } else { 0.0 }
                },
            );
        let fair = ends.map(|end| end.equilibrium);
        let chances = equilibrium(state.inside, &fair, given);
        let mut values = Values {
            equilibrium: mix(chances, &fair),
            follow: mix(given, &ends.map(|end| end.follow)),
            best: [0.0; 3],
        };
        let best = ends.map(|end| end.best);
        for seat in 0..3 {
            let choose = |leave: f32| {
                let mut chances = given;
                chances[seat] = leave;
                mix(chances, &best)[seat]
            };
            values.best[seat] = if state.inside >> seat & 1 == 1 {
                choose(0.0).max(choose(1.0))
            } else {
                choose(0.0)
            };
        }
        self.known.insert(state, (values, chances));
        values
    }

    /// Where it leads if these leave.
    fn after(&mut self, state: State, leavers: u8) -> Values {
        let count = leavers.count_ones() as u16;
        if count == 0 {
            return self.card(state);
        }
        let each = state.beside + state.path / count;
        let mut next = State { inside: state.inside & !leavers, path: state.path % count, ..state };
        for seat in 0..3 {
            if leavers >> seat & 1 == 1 {
                next.outside[seat] = self.chests[seat] + each;
            }
        }
        self.card(next)
    }

    /// States that are worth the same to everyone become one: a chest outside that cannot win any more is as good as empty, and a lone
    /// explorer has the path to itself.
    fn simplified(&self, mut state: State) -> State {
        if state.inside.is_power_of_two() {
            (state.beside, state.path) = (state.beside + state.path, 0);
        }
        let inside = |seat: usize| state.inside >> seat & 1 == 1;
        let sure =
            (0..3).map(|seat| if inside(seat) { self.chests[seat] } else { state.outside[seat] });
        let most = sure.max().unwrap_or(0);
        for chest in &mut state.outside {
            if *chest < most {
                *chest = 0;
            }
        }
        state
    }

    fn simulated(&self, state: State) -> SimulatedGame {
        let chests: [u16; SEATS] = std::array::from_fn(|seat| match state.outside.get(seat) {
            Some(_) if state.inside >> seat & 1 == 1 => self.chests[seat],
            Some(&outside) => outside,
            None => 0,
        });
        let mut sim = SimulatedGame::entered(3, CAVES, self.removed, chests);
        for (i, &(value, _)) in DIAMONDS.iter().enumerate() {
            for _ in 0..turned(usize::from(state.cards), i) {
                sim.lay(Face::Diamonds(value));
            }
        }
        for (gone, &count) in state.seen.counts.iter().enumerate() {
            let alike = (0..5).filter(|&hazard| usize::from(self.removed[hazard]) == gone);
            for hazard in alike.take(usize::from(count)) {
                sim.lay(Face::Hazard(Hazard::ALL[hazard]));
            }
        }
        sim.inside = state.inside;
        (sim.beside, sim.path) = (state.beside, state.path);
        sim
    }
}

/// The last caves of so many games of three who play like `networks`: what is in the chests, and which hazards have left.
pub(crate) fn arrivals(networks: &ActorCritic, games: u32, seed: u64) -> Vec<([u16; 3], [u8; 5])> {
    let mut rng = SplitMix64::new(seed);
    let arrive = |_| {
        let mut sim = SimulatedGame::new(3);
        while sim.cave < CAVES {
            if sim.turn(&mut rng) {
                let chances = networks.chances(&sim);
                let leavers = (0..3).fold(0, |leavers, seat| {
                    leavers | u8::from(rng.fraction() < chances[seat]) << seat
                });
                sim.leave(leavers);
            }
        }
        ([sim.chests[0], sim.chests[1], sim.chests[2]], sim.removed)
    };
    (0..games).map(arrive).collect()
}

/// Each seat's part of the win (D17).
fn shares(chests: [u16; 3]) -> Shares {
    let most = chests.into_iter().max().unwrap_or(0);
    let winners = chests.iter().filter(|&&chest| chest == most).count() as u8;
    chests.map(|chest| if chest == most { 1.0 / f32::from(winners) } else { 0.0 })
}

/// What the ends are worth if each seat leaves with its chance.
fn mix(chances: Shares, ends: &[Shares; 8]) -> Shares {
    let mut sum = [0.0; 3];
    for (leavers, end) in ends.iter().enumerate() {
        let mut way = 1.0;
        for (seat, &chance) in chances.iter().enumerate() {
            way *= if leavers >> seat & 1 == 1 { chance } else { 1.0 - chance };
        }
        if way > 0.0 {
            for (sum, &share) in sum.iter_mut().zip(end) {
                *sum += way * share;
            }
        }
    }
    sum
}

/// An equilibrium of the choice between staying and leaving, as chances of leaving.
///
/// All ways for each seat to stay, to leave or to be of two minds are tried; of the equilibria the one nearest to `near` is taken,
/// so that neighbouring states are played alike.
fn equilibrium(inside: u8, ends: &[Shares; 8], near: Shares) -> Shares {
    let seats: Vec<usize> = (0..3).filter(|seat| inside >> seat & 1 == 1).collect();
    let mut best: Option<(f32, f32, Shares)> = None;
    let mut consider = |chances: Shares| {
        if !chances.iter().all(|chance| (0.0..=1.0).contains(chance)) {
            return;
        }
        let slip = slip(&seats, ends, chances);
        let far = (0..3).map(|seat| (chances[seat] - near[seat]).abs()).sum::<f32>();
        // Rounding decides nothing.
        let key = if slip < 1e-5 { (0.0, far) } else { (slip, far) };
        if best.is_none_or(|(old_slip, old_far, _)| key < (old_slip, old_far)) {
            best = Some((key.0, key.1, chances));
        }
    };
    for pure in (0..8_u8).filter(|pure| pure & !inside == 0) {
        let chances = std::array::from_fn(|seat| f32::from(pure >> seat & 1));
        consider(chances);
        // Two of two minds, the third as it is.
        for (i, &a) in seats.iter().enumerate() {
            for &b in &seats[i + 1..] {
                let gain = |seat: usize, other: usize, leaves: bool| {
                    let mut chances = chances;
                    chances[other] = f32::from(u8::from(leaves));
                    gain(seat, ends, chances)
                };
                let even = |seat: usize, other: usize| {
                    let (stays, leaves) = (gain(seat, other, false), gain(seat, other, true));
                    stays / (stays - leaves)
                };
                let mut mixed = chances;
                (mixed[b], mixed[a]) = (even(a, b), even(b, a));
                consider(mixed);
            }
        }
    }
    if let [a, b, c] = seats[..] {
        for mixed in all_mixed([a, b, c], ends) {
            consider(mixed);
        }
    }
    best.map_or(near, |(_, _, chances)| chances)
}

/// What leaving is worth to a seat over staying.
fn gain(seat: usize, ends: &[Shares; 8], mut chances: Shares) -> f32 {
    chances[seat] = 1.0;
    let leave = mix(chances, ends)[seat];
    chances[seat] = 0.0;
    leave - mix(chances, ends)[seat]
}

/// How much better a seat could do at most by choosing otherwise.
fn slip(seats: &[usize], ends: &[Shares; 8], chances: Shares) -> f32 {
    seats.iter().fold(0.0, |slip, &seat| {
        let gain = gain(seat, ends, chances);
        slip.max(gain * (1.0 - chances[seat])).max(-gain * chances[seat])
    })
}

/// Chances at which all three are of two minds: where each one's gain is 0, which is linear in either other's chance.
fn all_mixed([a, b, c]: [usize; 3], ends: &[Shares; 8]) -> Vec<Shares> {
    // A seat's gain is w + x·first + y·second + z·first·second.
    let terms = |seat: usize, first: usize, second: usize| {
        let at = |p: f32, q: f32| {
            let mut chances = [0.0; 3];
            (chances[first], chances[second]) = (p, q);
            f64::from(gain(seat, ends, chances))
        };
        let (w, x, y) = (at(0.0, 0.0), at(1.0, 0.0), at(0.0, 1.0));
        (w, x - w, y - w, at(1.0, 1.0) - x - y + w)
    };
    let (w, x, y, z) = terms(a, b, c);
    // b is even at c = −(w + x·a)/(y + z·a), and c at b = −(w + x·a)/(y + z·a).
    let (bw, bx, by, bz) = terms(b, a, c);
    let (cw, cx, cy, cz) = terms(c, a, b);
    // Put into a's gain and multiplied out, that is a square equation in a's chance.
    let product = |(p, q): (f64, f64), (r, s): (f64, f64)| [p * r, p * s + q * r, q * s];
    let (nb, db, nc, dc) = ((-cw, -cx), (cy, cz), (-bw, -bx), (by, bz));
    let parts =
        [(w, product(db, dc)), (x, product(nb, dc)), (y, product(db, nc)), (z, product(nb, nc))];
    let mut square = [0.0; 3];
    for (times, part) in parts {
        for (sum, part) in square.iter_mut().zip(part) {
            *sum += times * part;
        }
    }
    let [low, middle, high] = square;
    let root = middle * middle - 4.0 * high * low;
    if root < 0.0 {
        return Vec::new();
    }
    let roots = if high.abs() < 1e-12 {
        vec![-low / middle]
    } else {
        vec![(-middle + root.sqrt()) / (2.0 * high), (-middle - root.sqrt()) / (2.0 * high)]
    };
    let chances = roots.into_iter().map(|p| {
        let mut chances = [0.0; 3];
        chances[a] = p as f32;
        chances[b] = ((nb.0 + nb.1 * p) / (db.0 + db.1 * p)) as f32;
        chances[c] = ((nc.0 + nc.1 * p) / (dc.0 + dc.1 * p)) as f32;
        chances
    });
    chances.collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What a seat gets for each set of leavers.
    fn ends(worth: impl Fn(u8) -> Shares) -> [Shares; 8] {
        std::array::from_fn(|leavers| worth(leavers as u8))
    }

    #[test]
    fn three_who_want_to_leave_alone_are_of_two_minds() {
        // A lone leaver takes everything; otherwise all get a third.
        let ends = ends(|leavers| match leavers {
            1 => [1.0, 0.0, 0.0],
            2 => [0.0, 1.0, 0.0],
            4 => [0.0, 0.0, 1.0],
            _ => [1.0 / 3.0; 3],
        });
        let chances = equilibrium(7, &ends, [0.5; 3]);
        let slip = slip(&[0, 1, 2], &ends, chances);
        assert!(slip < 1e-4, "{slip}");
        assert!(chances.iter().all(|chance| (chance - chances[0]).abs() < 1e-3), "{chances:?}");
    }

    /// A last cave late in its expedition, all three inside.
    fn late(chests: [u16; 3]) -> SimulatedGame {
        let [a, b, c] = chests;
        let mut sim = SimulatedGame::entered(3, CAVES, [1, 0, 0, 1, 0], [a, b, c, 0, 0, 0, 0, 0]);
        for value in [17, 15, 14, 13, 11, 11, 9, 7, 7, 2] {
            sim.lay(Face::Diamonds(value));
        }
        sim.lay(Face::Hazard(Hazard::Snake));
        sim.lay(Face::Hazard(Hazard::Scorpion));
        (sim.beside, sim.path) = (9, 4);
        sim
    }

    #[test]
    fn nobody_can_better_the_equilibrium_alone_whatever_the_chests() {
        for chests in [[20, 20, 20], [31, 24, 12], [0, 9, 40]] {
            let sim = late(chests);
            let networks = ActorCritic::of(3);
            let (values, cave) = LastCave::solve_from(&sim, |sim| networks.chances(sim));
            assert!((values.equilibrium.iter().sum::<f32>() - 1.0).abs() < 1e-4, "{values:?}");
            let (again, _) = LastCave::solve_from(&sim, |sim| {
                let [a, b, c] = cave.chances(sim).unwrap_or_default();
                [a, b, c, 0.0, 0.0, 0.0, 0.0, 0.0]
            });
            for (seat, gain) in again.error().into_iter().enumerate() {
                assert!(gain.abs() < 2e-3, "{chests:?}: {gain}");
                assert!((again.follow[seat] - values.equilibrium[seat]).abs() < 2e-3);
                assert!(values.error()[seat] > -1e-4, "{values:?}");
            }
        }
    }

    #[test]
    fn who_cannot_win_by_leaving_stays() {
        let ends = ends(|leavers| if leavers & 1 == 1 { [0.0, 1.0, 0.0] } else { [0.4, 0.6, 0.0] });
        assert!(equilibrium(1, &ends, [0.5, 0.0, 0.0])[0].abs() < 1e-9);
    }
}
