//! A simulated game: fast enough to be played thousands of times for one decision.

use diamant::{CAVES, Face};

use super::actor_critic::ActorCritic;
use super::net::squash;
use super::split_mix::SplitMix64;
use crate::diamant::simulated_pile::{HAZARD, code, full_pile};

/// The most seats of a game.
pub const SEATS: usize = 8;

/// A game of Diamant from the cave at hand on, with every chest known.
#[derive(Clone, Debug, Default)]
pub struct SimulatedGame {
    pub(crate) players: u8,
    /// Which cave is explored, from 1; 6 once the game is over.
    pub cave: u8,
    /// What is in the chests.
    pub chests: [u16; SEATS],
    /// Who is in the cave, a bit for each seat.
    pub inside: u8,
    /// Stones beside the chest of everyone inside.
    pub beside: u16,
    /// Stones on the path.
    pub path: u16,
    /// How many cards of each hazard have left the game.
    pub removed: [u8; 5],
    /// Which hazards lie on the path, a bit for each.
    pub met: u8,
    /// How many cards of the pile would end the expedition.
    pub(crate) deadly: u8,
    /// The diamond cards of the pile: how many, and their values together.
    pub(crate) diamonds: u8,
    pub(crate) value: u16,
    pile: [u8; 30],
    pub(crate) left: u8,
    /// What each seat has been seen to do: above 0 if it leaves oftener than winning play does, from −2 to 2.
    pub(crate) habits: [f32; SEATS],
    /// By how much each seat is taken to leave sooner than winning play does.
    pub leaning: [f32; SEATS],
}

impl SimulatedGame {
    /// A game that begins.
    pub fn new(players: u8) -> Self {
        Self::entered(players, 1, [0; 5], [0; SEATS])
    }

    /// A game in which a cave has just been entered, no card turned over.
    pub fn entered(players: u8, cave: u8, removed: [u8; 5], chests: [u16; SEATS]) -> Self {
        let players = players.clamp(1, SEATS as u8);
        let mut sim = Self { players, cave, chests, removed, ..Self::default() };
        sim.enter();
        sim
    }

    /// Shuffles all cards together, and lets everyone in.
    fn enter(&mut self) {
        self.inside = (u16::MAX >> (16 - self.players)) as u8;
        (self.beside, self.path, self.met, self.deadly) = (0, 0, 0, 0);
        (self.diamonds, self.value) = (15, 129);
        (self.pile, self.left) = full_pile(self.removed);
    }

    /// Turns over the card with this face. Gives nothing if the pile has none, and else what [`SimulatedGame::turn`] does.
    pub(crate) fn turn_face(&mut self, face: Face) -> Option<bool> {
        Some(self.turn_at(self.place_of(face)?))
    }

    /// Takes a card that lies on the path, a hazard met for the first time, out of the pile.
    pub fn lay(&mut self, face: Face) {
        let Some(at) = self.place_of(face) else { return };
        self.left -= 1;
        self.pile.swap(at, usize::from(self.left));
        match face {
            Face::Diamonds(value) => {
                self.diamonds -= 1;
                self.value -= u16::from(value);
            }
            Face::Hazard(hazard) => self.meet(hazard as u8),
        }
    }

    /// Where the pile has a card with this face.
    fn place_of(&self, face: Face) -> Option<usize> {
        self.pile().iter().position(|&card| card == code(face))
    }

    fn meet(&mut self, hazard: u8) {
        self.met |= 1 << hazard;
        self.deadly += 2_u8.saturating_sub(self.removed[usize::from(hazard)]);
    }

    /// The cards that have not been turned over: the values of diamond cards, and beyond all values the hazards.
    pub fn pile(&self) -> &[u8] {
        &self.pile[..usize::from(self.left)]
    }

    /// How many are in the cave.
    pub(crate) fn explorers(&self) -> u16 {
        self.inside.count_ones() as u16
    }

    /// Those in the cave.
    pub fn seats_inside(&self) -> impl Iterator<Item = usize> + use<> {
        let inside = self.inside;
        (0..SEATS).filter(move |seat| inside >> seat & 1 == 1)
    }

    /// Turns over a card. True if those inside decide next, false if the expedition is over (D10): then the next cave is entered.
    pub fn turn(&mut self, rng: &mut SplitMix64) -> bool {
        let at = rng.below(u32::from(self.left)) as usize;
        self.turn_at(at)
    }

    /// Turns over this card of the pile.
    pub(crate) fn turn_at(&mut self, at: usize) -> bool {
        let code = self.pile[at];
        let Some(left) = self.left.checked_sub(1) else { return self.end() };
        self.left = left;
        self.pile[at] = self.pile[usize::from(self.left)];
        if code < HAZARD {
            let (value, explorers) = (u16::from(code), self.explorers());
            self.diamonds -= 1;
            self.value -= value;
            self.beside += value / explorers;
            self.path += value % explorers;
            return true;
        }
        let hazard = code - HAZARD;
        if self.met >> hazard & 1 == 0 {
            self.meet(hazard);
            return true;
        }
        self.removed[usize::from(hazard)] += 1;
        self.end()
    }

    /// Enters the next cave. False, for the expedition is over.
    fn end(&mut self) -> bool {
        self.cave = self.cave.saturating_add(1);
        self.enter();
        false
    }

    /// Lets `leavers` leave (D12). False if the cave is empty then: the next one is entered.
    pub fn leave(&mut self, leavers: u8) -> bool {
        let count = leavers.count_ones() as u16;
        if let Some(share) = self.path.checked_div(count) {
            let each = self.beside + share;
            for (seat, chest) in self.chests.iter_mut().enumerate() {
                if leavers >> seat & 1 == 1 {
                    *chest = chest.saturating_add(each);
                }
            }
            self.path %= count;
            self.inside &= !leavers;
        }
        self.inside != 0 || self.end()
    }

    /// Whether leaving is surely right for a seat inside (true), or surely wrong (false): in the last cave staying is wrong for a lone
    /// explorer who wins by leaving, and leaving is wrong for one who cannot win by it.
    pub fn sure_choice(&self, seat: usize) -> Option<bool> {
        if self.cave != CAVES {
            return None;
        }
        let outside = (0..usize::from(self.players)).filter(|other| self.inside >> other & 1 == 0);
        let best = outside.map(|other| self.chests[other]).max()?;
        let most = self.chests[seat].saturating_add(self.beside).saturating_add(self.path);
        if most < best {
            Some(false)
        } else {
            (most > best && self.explorers() == 1).then_some(true)
        }
    }

    /// Explores the cave to its end, all playing like `networks`. `cards` decide what is turned over, `fists` who leaves.
    pub(crate) fn finish(
        &mut self,
        networks: &ActorCritic,
        cards: &mut SplitMix64,
        fists: &mut SplitMix64,
    ) {
        while self.turn(cards) {
            let numbers = networks.numbers(self);
            let mut leavers = 0;
            for (seat, &number) in numbers.iter().enumerate() {
                // Every seat draws each time, so that two simulations of one cave stay alike.
                let drawn = fists.fraction();
                if self.inside >> seat & 1 == 1 && drawn < squash(number) {
                    leavers |= 1 << seat;
                }
            }
            if !self.leave(leavers) {
                break;
            }
        }
    }

    /// Whether the fifth cave has been explored.
    pub fn is_over(&self) -> bool {
        self.cave > CAVES
    }

    /// Each seat's part of the win if the chests were counted now (D17).
    pub(crate) fn shares(&self) -> [f32; SEATS] {
        let chests = &self.chests[..usize::from(self.players)];
        let most = chests.iter().copied().max().unwrap_or(0);
        let winners = chests.iter().filter(|&&chest| chest == most).count() as u8;
        let mut shares = [0.0; SEATS];
        for (share, &chest) in shares.iter_mut().zip(chests) {
            if chest == most {
                *share = 1.0 / f32::from(winners);
            }
        }
        shares
    }
}

#[cfg(test)]
mod tests {
    use diamant::{Choice, Diamant, Odds, Options};
    use luck::Dice;
    use table::{Game, Luck, Turn, Viewer};

    use super::*;

    #[test]
    fn the_simulated_game_goes_as_the_game_does() {
        for players in 3..=8 {
            let mut dice = Dice::new(u64::from(players));
            let mut game = Diamant::new(players, &Options::default()).expect("so many can play");
            loop {
                match game.turn() {
                    Turn::Over => break,
                    Turn::Chance => game.deal(game.draw(&mut dice), &mut ()).expect("drawn"),
                    Turn::Seats { awaited, .. } => {
                        let view = game.view(Viewer::Spectator);
                        let mut sim = SimulatedGame::of(&view);
                        let odds = Odds::of(&view);
                        assert_eq!((sim.left, sim.deadly), (odds.left, odds.deadly));
                        let mut leavers = 0;
                        for seat in awaited {
                            let leaves = dice.below(4) == 0;
                            leavers |= u8::from(leaves) << seat.index();
                            let choice = if leaves { Choice::Leave } else { Choice::Stay };
                            game.act(seat, choice, &mut ()).expect("it is inside");
                        }
                        sim.leave(leavers);
                        let after = SimulatedGame::of(&game.view(Viewer::Spectator));
                        assert_eq!(sim.chests, after.chests);
                        if !sim.is_over() {
                            assert_eq!((sim.cave, sim.inside), (after.cave, after.inside));
                            assert_eq!((sim.beside, sim.path), (after.beside, after.path));
                        }
                    }
                }
            }
        }
    }
}
