//! A simulated cave: fast enough to be explored thousands of times for one decision.

use diamant::{CAVES, Card, ChestView, Face, View};
use luck::Dice;
use table::{Luck, Seat, Seats};

use super::simulated_pile::{HAZARD, code, full_pile};
use super::solution::hazards::Hazards;
use super::solution::{Policy, Spot};

/// For how much those who play to win count a stone that they would lose, by the number of players, in hundredths.
///
/// Only the fullest chest wins, so it pays to dare more than the equilibrium in stones does. The numbers lie between those at
/// which one who dares more gains and those at which one who dares less does (`docs/diamant-solution.md`).
const AT_RISK: [u16; Seat::MOST as usize + 1] = [100, 100, 90, 80, 75, 72, 70, 68, 66];

/// A cave being explored, and the chests.
#[derive(Clone, Debug)]
pub(super) struct SimulatedCave {
    pub(super) chests: [u16; Seat::MOST as usize],
    pub(super) inside: Seats,
    pub(super) spot: Spot,
    pub(super) last: bool,
    /// For how much a stone at risk counts, in hundredths.
    at_risk: u16,
    /// How many cards of each hazard have left the game.
    removed: [u8; 5],
    /// Which hazards lie on the path.
    met: u8,
    pile: [u8; 30],
    left: u8,
}

impl SimulatedCave {
    /// The cave that `view` shows. Hidden chests are empty: see [`SimulatedCave::guess_chests`].
    pub(super) fn of(view: &View) -> Self {
        let mut cave = Self::entered(view.players, view.removed, view.cave);
        cave.left = 0;
        let pile = view.pile();
        for card in Card::all() {
            for _ in 0..pile.count(card) {
                cave.pile[usize::from(cave.left)] = code(card.face());
                cave.left += 1;
            }
        }
        for laid in &view.path {
            if let Face::Hazard(hazard) = laid.card.face() {
                cave.met |= 1 << hazard as u8;
            }
        }
        cave.inside = view.inside;
        if let Some((_, spot)) = Spot::of(view) {
            cave.spot = spot;
        }
        match &view.chests {
            ChestView::Open(chests) => {
                for (chest, &open) in cave.chests.iter_mut().zip(chests) {
                    *chest = open;
                }
            }
            ChestView::Closed { yours, .. } => {
                if let (Some(seat), Some(own)) = (view.you, yours) {
                    cave.chests[seat.index()] = *own;
                }
            }
        }
        cave
    }

    /// A cave that all have just entered, no card turned over, every chest empty.
    pub(super) fn entered(players: u8, removed: [u8; 5], cave: u8) -> Self {
        let (pile, left) = full_pile(removed);
        Self {
            chests: [0; Seat::MOST as usize],
            inside: Seats::all(players),
            spot: Spot { inside: players, ..Spot::default() },
            last: cave >= CAVES,
            at_risk: AT_RISK[usize::from(players.min(Seat::MOST))],
            removed,
            met: 0,
            pile,
            left,
        }
    }

    /// The hazards with which the cave was entered.
    pub(super) fn hazards(&self) -> Hazards {
        Hazards::after(self.removed).unwrap_or(Hazards::FULL)
    }

    /// Fills closed chests with what is known of them together: in fives, each to any seat (D18).
    pub(super) fn guess_chests(&mut self, view: &View, dice: &mut Dice) {
        let ChestView::Closed { yours, together } = view.chests else { return };
        let hidden: Vec<Seat> =
            Seat::all(view.players).filter(|&seat| view.you != Some(seat)).collect();
        for &seat in &hidden {
            self.chests[seat.index()] = 0;
        }
        let mut rest = together - yours.unwrap_or(0).min(together);
        while rest > 0 {
            let part = rest.min(5);
            let to = dice.below(u32::try_from(hidden.len()).unwrap_or(1)) as usize;
            self.chests[hidden[to].index()] += part;
            rest -= part;
        }
    }

    pub(super) fn shuffle(&mut self, dice: &mut Dice) {
        dice.shuffle(&mut self.pile[..usize::from(self.left)]);
    }

    fn meet(&mut self, hazard: u8) {
        self.met |= 1 << hazard;
        self.spot.seen.counts[usize::from(self.removed[usize::from(hazard)]).min(2)] += 1;
    }

    /// Turns over the last card of the pile. False if it ends the expedition (D10).
    fn turn(&mut self) -> bool {
        let Some(left) = self.left.checked_sub(1) else { return false };
        self.left = left;
        let code = self.pile[usize::from(left)];
        if code < HAZARD {
            self.spot.cards += 1;
            self.spot.turned += code;
            self.spot.beside += code / self.spot.inside;
            self.spot.path += code % self.spot.inside;
            true
        } else if self.met >> (code - HAZARD) & 1 == 0 {
            self.meet(code - HAZARD);
            true
        } else {
            self.inside = Seats::NONE;
            false
        }
    }

    /// Lets `leavers` leave (D12).
    pub(super) fn leave(&mut self, leavers: Seats) {
        if leavers.is_empty() {
            return;
        }
        let each = u16::from(self.spot.beside + self.spot.path / leavers.len());
        for seat in leavers {
            self.chests[seat.index()] += each;
        }
        self.spot.path %= leavers.len();
        self.inside -= leavers;
        self.spot.inside = self.inside.len();
    }

    /// The chance of leaving by `policy` for a player who plays to win.
    pub(super) fn chance(&self, policy: &Policy) -> f32 {
        let beside = (u16::from(self.spot.beside) * self.at_risk + 50) / 100;
        policy.leave(&Spot { beside: u8::try_from(beside).unwrap_or(u8::MAX), ..self.spot })
    }

    /// Those who leave now if all follow `policy`, playing to win, but for players who cannot win the last cave that way. `lots` decide.
    pub(super) fn leavers(&self, policy: &Policy, lots: [u8; 8]) -> Seats {
        let limit = self.chance(policy) * 256.0;
        let best = if self.last { self.best_outside() } else { 0 };
        let take = u16::from(self.spot.beside) + u16::from(self.spot.path);
        self.inside
            .iter()
            .filter(|seat| {
                f32::from(lots[seat.index()]) < limit && self.chests[seat.index()] + take >= best
            })
            .collect()
    }

    /// The fullest chest of those who are safe.
    fn best_outside(&self) -> u16 {
        let mut best = 0;
        for (seat, &chest) in self.chests.iter().enumerate() {
            if Seat::new(seat as u8).is_some_and(|seat| !self.inside.contains(seat)) {
                best = best.max(chest);
            }
        }
        best
    }

    /// Explores the cave to its end, all following `policy`.
    pub(super) fn finish(&mut self, policy: &Policy, dice: &mut Dice) {
        while !self.inside.is_empty() && self.turn() {
            self.leave(self.leavers(policy, lots(dice)));
        }
    }
}

/// A lot for every seat.
pub(super) fn lots(dice: &mut Dice) -> [u8; 8] {
    let (a, b) = (dice.below(1 << 24), dice.below(1 << 24));
    let c = dice.below(1 << 16);
    let [a0, a1, a2, _] = a.to_le_bytes();
    let [b0, b1, b2, _] = b.to_le_bytes();
    let [c0, c1, ..] = c.to_le_bytes();
    [a0, a1, a2, b0, b1, b2, c0, c1]
}

#[cfg(test)]
mod tests {
    use diamant::{Choice, Diamant, Options};
    use table::{Game, Viewer};

    use super::*;

    /// Everything that a cave says, its pile without order.
    fn said(cave: &SimulatedCave) -> impl PartialEq + std::fmt::Debug + use<> {
        let mut pile = cave.pile[..usize::from(cave.left)].to_vec();
        pile.sort_unstable();
        (cave.chests, cave.inside, cave.spot, cave.last, cave.removed, cave.met, pile)
    }

    /// Turns `card` over in the simulation, as [`SimulatedCave::turn`] does with the last card of the pile.
    fn turn_over(cave: &mut SimulatedCave, card: Card) -> bool {
        let last = usize::from(cave.left) - 1;
        let at = cave.pile[..=last].iter().position(|&turn| turn == code(card.face()));
        cave.pile.swap(at.expect("the card is in the pile"), last);
        cave.turn()
    }

    #[test]
    fn the_simulated_cave_goes_as_the_game_does() {
        for number in 0..120 {
            let mut dice = Dice::of_game(8, number);
            let players = 3 + (number % 6) as u8;
            let mut game = Diamant::new(players, &Options::default()).expect("so many can play");
            let view = |game: &Diamant| game.view(Viewer::Spectator);
            let mut cave = SimulatedCave::entered(players, [0; 5], 1);
            let mut explored = 1;
            while game.turn() != table::Turn::Over {
                let goes_on = if game.turn() == table::Turn::Chance {
                    let card = game.draw(&mut dice);
                    game.deal(card, &mut ()).expect("what is drawn can be dealt");
                    turn_over(&mut cave, card)
                } else {
                    let mut leavers = Seats::NONE;
                    for seat in game.turn().awaited() {
                        let goes = dice.below(4) == 0;
                        if goes {
                            leavers.insert(seat);
                        }
                        let choice = if goes { Choice::Leave } else { Choice::Stay };
                        game.act(seat, choice, &mut ()).expect("it is inside");
                    }
                    cave.leave(leavers);
                    !cave.inside.is_empty()
                };
                let now = view(&game);
                let over = game.turn() == table::Turn::Over;
                assert_eq!(goes_on, now.cave == explored && !over, "{now:?}");
                assert_eq!(cave.inside.is_empty(), !goes_on);
                if !goes_on {
                    // All that outlasts a cave are the chests, and the hazards that left the game.
                    let chests = cave.chests;
                    explored += 1;
                    cave = SimulatedCave {
                        chests,
                        ..SimulatedCave::entered(players, now.removed, explored)
                    };
                }
                if over {
                    assert_eq!(cave.chests, SimulatedCave::of(&now).chests);
                } else {
                    assert_eq!(said(&cave), said(&SimulatedCave::of(&now)));
                }
            }
        }
    }
}
