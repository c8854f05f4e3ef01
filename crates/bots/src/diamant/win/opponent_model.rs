//! The model of opponents: what is in the chests, and what everyone has been seen to do.

use diamant::{ChestView, Expedition, View};
use table::Seat;

use super::actor_critic::ActorCritic;
use super::net::squash;
use super::simulated_game::{SEATS, SimulatedGame};

/// The most that habits are taken for, on either side.
const MAX_HABIT: f32 = 2.0;

/// How far others are taken to lean towards their habits: one who seems as bold or as timid as can be is taken to differ from winning play by 1
/// in the network's answer.
const LEAN: f32 = 0.5;

/// What a seat has been seen to do.
#[derive(Clone, Copy, Debug, Default)]
struct Habit {
    /// How often it left, less how often winning play would have.
    oftener: f32,
    /// How much that can tell: the variance of it if the seat plays to win.
    weight: f32,
}

impl Habit {
    fn see(&mut self, expected: f32, leaves: bool) {
        self.oftener += f32::from(u8::from(leaves)) - expected;
        self.weight += expected * (1.0 - expected);
    }

    /// Near 0 as long as little has been seen.
    fn told(self) -> f32 {
        (self.oftener / (1.0 + self.weight)).clamp(-MAX_HABIT, MAX_HABIT)
    }
}

impl SimulatedGame {
    /// The game that `view` shows. What went into closed chests was seen, and is remembered (D18).
    pub(crate) fn of(view: &View) -> Self {
        Self::replayed(view, None).unwrap_or_else(|| Self::shown(view))
    }

    /// The same, with what everyone has been seen to do, held against the winning play of `networks`.
    pub(crate) fn with_habits(view: &View, networks: &ActorCritic) -> Self {
        Self::replayed(view, Some(networks)).unwrap_or_else(|| Self::shown(view))
    }

    /// Takes all but `seat` to lean towards what they have been seen to do.
    pub(crate) fn lean_others(&mut self, seat: usize) {
        self.leaning = self.habits.map(|habit| LEAN * habit);
        self.leaning[seat] = 0.0;
    }

    /// The game as its history tells it; nothing if that is not the history of this game.
    fn replayed(view: &View, networks: Option<&ActorCritic>) -> Option<Self> {
        let mut sim = Self::entered(view.players, 1, [0; 5], [0; SEATS]);
        let mut habits = [Habit::default(); SEATS];
        let (now, earlier) = view.history.expeditions().split_last()?;
        for expedition in earlier {
            sim.explore(expedition, networks, &mut habits)?.then_some(())?;
        }
        if view.path.is_empty() {
            sim.explore(now, networks, &mut habits)?.then_some(())?;
        } else if sim.explore(now, networks, &mut habits)? {
            return None;
        }
        let inside = view.inside.iter().fold(0, |inside, seat| inside | 1 << seat.index());
        let here = (sim.cave, sim.inside, sim.beside, sim.path, sim.removed);
        let shown = (view.cave, inside, u16::from(view.beside), view.on_path(), view.removed);
        let chests = &sim.chests[..usize::from(view.players)];
        let agrees = match &view.chests {
            ChestView::Open(open) => chests == &open[..],
            ChestView::Closed { yours, together } => {
                let own = view.you.map(|you| chests[you.index()]);
                own == *yours && chests.iter().sum::<u16>() == *together
            }
        };
        (here == shown && agrees).then_some(sim)
    }

    /// Goes through an expedition as it was seen. True if it is over, and the next cave is entered.
    fn explore(
        &mut self,
        seen: &Expedition,
        networks: Option<&ActorCritic>,
        habits: &mut [Habit; SEATS],
    ) -> Option<bool> {
        let count = seen.cards().count();
        for (turned, card) in (1..).zip(seen.cards()) {
            if !self.turn_face(card.face())? {
                return (turned == count).then_some(true);
            }
            let leavers = Seat::all(self.players)
                .filter(|&seat| seen.left(seat).map(usize::from) == Some(turned))
                .fold(0, |leavers, seat| leavers | 1 << seat.index());
            if leavers & !self.inside != 0 {
                return None;
            }
            let is_open = turned < count || leavers != 0;
            if let Some(networks) = networks.filter(|_| is_open) {
                self.see(networks, leavers, habits);
            }
            if is_open && !self.leave(leavers) {
                return (turned == count).then_some(true);
            }
        }
        Some(false)
    }

    /// Notes what everyone inside has decided.
    fn see(&mut self, networks: &ActorCritic, leavers: u8, habits: &mut [Habit; SEATS]) {
        let numbers = networks.numbers(self);
        for seat in self.seats_inside().filter(|&seat| self.sure_choice(seat).is_none()) {
            habits[seat].see(squash(numbers[seat]), leavers >> seat & 1 == 1);
        }
        self.habits = habits.map(Habit::told);
    }

    /// The game as far as the view shows it without its history: what closed chests hold is divided evenly.
    fn shown(view: &View) -> Self {
        let mut sim = Self::entered(view.players, view.cave, view.removed, [0; SEATS]);
        for laid in &view.path {
            sim.lay(laid.card.face());
        }
        sim.inside = view.inside.iter().fold(0, |inside, seat| inside | 1 << seat.index());
        (sim.beside, sim.path) = (u16::from(view.beside), view.on_path());
        let chests = sim.chests.iter_mut().take(usize::from(view.players));
        match &view.chests {
            ChestView::Open(open) => {
                chests.zip(open).for_each(|(chest, &holds)| *chest = holds);
            }
            ChestView::Closed { yours, together } => {
                let others = u16::from(view.players).saturating_sub(u16::from(yours.is_some()));
                let each = together.saturating_sub(yours.unwrap_or(0)) / others.max(1);
                chests.for_each(|chest| *chest = each);
                if let (Some(you), Some(own)) = (view.you, yours) {
                    sim.chests[you.index()] = *own;
                }
            }
        }
        sim
    }
}

#[cfg(test)]
mod tests {
    use diamant::{Chests, Choice, Diamant, History, Options};
    use luck::Dice;
    use table::{Game, Luck, Viewer, finish};

    use super::*;

    /// Plays a game in which seat 0 leaves once in `often` times and all others once in four, and looks at every decision.
    fn play(chests: Chests, seed: u64, often: u32, mut look: impl FnMut(&Diamant, Seat)) {
        let options = Options { chests, ..Options::default() };
        let mut game = Diamant::new(4, &options).expect("four can play");
        let mut dice = Dice::new(seed);
        let played = finish(&mut game, &mut dice, &mut (), |game, seat, dice| {
            look(game, seat);
            let odds = if seat.index() == 0 { often } else { 4 };
            if dice.below(odds) == 0 { Choice::Leave } else { Choice::Stay }
        });
        played.expect("all that are awaited are inside");
    }

    #[test]
    fn d18_what_went_into_closed_chests_is_remembered() {
        for seed in 0..20 {
            play(Chests::Closed, seed, 4, |game, seat| {
                let sim = SimulatedGame::of(&game.view(Viewer::Seat(seat)));
                let chest = |seat: Seat| match game.view(Viewer::Seat(seat)).chests {
                    ChestView::Closed { yours: Some(own), .. } => own,
                    other => panic!("{other:?}"),
                };
                for seat in Seat::all(4) {
                    assert_eq!(sim.chests[seat.index()], chest(seat));
                }
            });
        }
    }

    #[test]
    fn a_view_without_a_history_is_enough() {
        play(Chests::Open, 3, 4, |game, seat| {
            let mut view = game.view(Viewer::Seat(seat));
            let known = SimulatedGame::of(&view);
            view.history = History::default();
            let shown = SimulatedGame::of(&view);
            assert_eq!((known.chests, known.left), (shown.chests, shown.left));
            assert_eq!((known.inside, known.deadly), (shown.inside, shown.deadly));
            assert!(shown.habits.iter().all(|habit| habit.abs() < 1e-9));
        });
    }

    #[test]
    fn the_bold_and_the_timid_are_told_apart() {
        let networks = ActorCritic::of(4);
        let habit = |often: u32| {
            let (mut sum, mut count) = (0.0, 0.0);
            for seed in 0..40 {
                let mut last = 0.0;
                play(Chests::Open, seed, often, |game, seat| {
                    let view = game.view(Viewer::Seat(seat));
                    last = SimulatedGame::with_habits(&view, networks).habits[0];
                });
                sum += last;
                count += 1.0;
            }
            sum / count
        };
        let (timid, bold) = (habit(2), habit(100));
        assert!(timid > 0.3 && bold < -0.1 && timid <= MAX_HABIT, "{timid} {bold}");
    }

    #[test]
    fn no_one_is_taken_to_lean_further_than_the_bound() {
        let mut sim = SimulatedGame::entered(4, 2, [0; 5], [0; SEATS]);
        sim.habits = [MAX_HABIT, -MAX_HABIT, 0.5, 0.0, 0.0, 0.0, 0.0, 0.0];
        sim.lean_others(2);
        for (leaning, bound) in sim.leaning.into_iter().zip([1.0, -1.0, 0.0, 0.0]) {
            assert!((leaning - bound).abs() < 1e-6, "{leaning}");
        }
    }
}
