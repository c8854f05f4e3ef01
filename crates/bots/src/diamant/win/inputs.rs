//! What a network is told about a decision.

use super::simulated_game::{SEATS, SimulatedGame};
use crate::learned::soft;

/// How many numbers are the same for all in the cave.
pub const COMMON: usize = 20;
/// How many numbers are one seat's own.
pub const OWN: usize = 32;

/// Another player: the chest, whether it is inside, and its habit.
type Other = (f32, bool, f32);

/// What all in the cave see: the cave, the cards and the stones.
pub fn common(sim: &SimulatedGame) -> [f32; COMMON] {
    let mut x = [0.0; COMMON];
    x[usize::from(sim.cave.clamp(1, 5)) - 1] = 1.0;
    let left = f32::from(sim.left.max(1));
    let inside = f32::from(sim.explorers().max(1));
    let (deadly, value) = (f32::from(sim.deadly), f32::from(sim.value));
    let (beside, path) = (f32::from(sim.beside), f32::from(sim.path));
    x[5] = 4.0 * deadly / left;
    x[6] = sim.met.count_ones() as f32 / 5.0;
    x[7] = (left - deadly - f32::from(sim.diamonds)) / left;
    x[8] = value / left / 8.0;
    x[9] = value / left / inside / 4.0;
    x[10] = f32::from(15 - sim.diamonds) / 10.0;
    x[11] = soft(beside / 8.0);
    x[12] = beside / 20.0;
    x[13] = soft(path / 6.0);
    x[14] = path / inside / 4.0;
    x[15] = inside / 8.0;
    x[16] = 1.0 / inside;
    x[17] = soft((value / inside - beside * deadly) / left / 2.0);
    x[18] = soft((beside + path) * deadly / left / 5.0);
    x[19] = f32::from(sim.removed.iter().sum::<u8>()) / 4.0;
    x
}

/// What the chests mean to `seat`, and what everyone has been seen to do.
pub fn own(sim: &SimulatedGame, seat: usize) -> [f32; OWN] {
    let players = usize::from(sim.players);
    let own = f32::from(sim.chests[seat]);
    let mut others = [Other::default(); SEATS];
    let mut count = 0;
    for (other, &chest) in sim.chests[..players].iter().enumerate() {
        if other != seat {
            let inside = sim.inside >> other & 1 == 1;
            others[count] = (f32::from(chest), inside, sim.habits[other]);
            count += 1;
        }
    }
    let others = &mut others[..count];
    // The fullest first; of two alike the one inside.
    for i in 1..count {
        let mut at = i;
        let before = |a: &Other, b: &Other| (a.0, a.1) < (b.0, b.1);
        while at > 0 && before(&others[at - 1], &others[at]) {
            others.swap(at - 1, at);
            at -= 1;
        }
    }
    let best = |inside: bool| others.iter().find(|other| other.1 == inside).map(|other| other.0);
    let (beside, path) = (f32::from(sim.beside), f32::from(sim.path));
    let mut x = [0.0; OWN];
    let ahead = own - others.first().map_or(0.0, |other| other.0);
    x[0] = soft(ahead / 4.0);
    x[1] = soft(ahead / 20.0);
    if let Some(best) = best(false) {
        let alone = own + beside + path - best;
        let explorers = f32::from(sim.explorers().max(1));
        x[2] = soft(alone / 2.0);
        x[3] = soft(alone / 12.0);
        x[4] = soft((own + beside + path / explorers - best) / 2.0);
        x[6] = 1.0;
    }
    if let Some(best) = best(true) {
        x[5] = soft((own + path - best) / 6.0);
    }
    let rivals = count.max(1) as f32;
    x[7] = others.iter().filter(|other| other.0 > own).count() as f32 / rivals;
    x[8] = others.iter().filter(|other| other.1 && other.0 > own).count() as f32 / rivals;
    x[9] = own / 40.0;
    for (slot, &(chest, inside, habit)) in others.iter().enumerate() {
        x[10 + 2 * slot] = soft((chest - own) / 8.0);
        x[11 + 2 * slot] = if inside { 1.0 } else { -1.0 };
        x[24 + slot] = habit;
    }
    x[31] = sim.habits[seat];
    x
}
