//! What one viewer may know.

use serde::{Deserialize, Serialize};
use table::{Answers, Game, Imagine, Luck, Seat, Seats, Turn, Viewer, refill};

use crate::card::{Card, Hazard};
use crate::history::History;
use crate::options::{Chests, Options};
use crate::path::{Laid, Path};
use crate::pile::Pile;
use crate::position::{Choice, Diamant, Phase};
use crate::refusal::Refusal;

/// All that one viewer may know of a position.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct View {
    /// The viewer's seat, if it has one.
    pub you: Option<Seat>,
    /// How many play.
    pub players: u8,
    /// What was agreed before the game.
    pub options: Options,
    /// Which cave is explored, from 1.
    pub cave: u8,
    /// The cards turned over in it, in order.
    pub path: Vec<Laid>,
    /// How many cards of each hazard have left the game for good, in the order of [`Hazard::ALL`] (D15).
    pub removed: [u8; 5],
    /// Who is in the cave.
    pub inside: Seats,
    /// What lies beside the chest of everyone inside (D8).
    pub beside: u8,
    /// What may be known of the chests (D18).
    pub chests: ChestView,
    /// What happens next.
    pub stage: Stage,
    /// What all have seen so far: every card, and who left when. A player may remember it, and add up closed chests from it (D18).
    #[serde(default)]
    pub history: History,
}

/// What may be known of the chests (D18).
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ChestView {
    /// What each holds, by seat.
    Open(Vec<u16>),
    /// Only what the supply tells everyone, and one's own.
    Closed {
        /// What your own chest holds.
        yours: Option<u16>,
        /// What all chests hold together.
        together: u16,
    },
}

/// What happens next.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Stage {
    /// A card is turned over.
    Turning,
    /// Those inside decide.
    Deciding {
        /// Whose fist is closed.
        chosen: Seats,
        /// What is in your own.
        yours: Option<Choice>,
    },
    /// The game has ended.
    Over {
        /// Who won.
        winners: Seats,
    },
}

/// Stones in two colours: a white one is worth five red ones (D3).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Stones {
    /// Worth 5 each.
    pub white: u16,
    /// Worth 1 each.
    pub red: u16,
}

impl Stones {
    /// The fewest stones that are worth so much.
    pub const fn worth(value: u16) -> Self {
        Self { white: value / 5, red: value % 5 }
    }
}

impl View {
    /// What `viewer` may know of `game`, written in the memory of lists that are not needed any more.
    pub(crate) fn new(
        game: &Diamant,
        viewer: Viewer,
        spare_path: Vec<Laid>,
        spare_chests: Vec<u16>,
    ) -> Self {
        let you = viewer.seat();
        let own_chest = |seat: Seat| game.chests[seat.index()];
        Self {
            you,
            players: game.players,
            options: game.options,
            cave: game.cave,
            path: refill(spare_path, game.path.cards()),
            removed: game.deck.removed(),
            inside: game.inside,
            beside: game.beside,
            chests: match (game.options.chests, game.phase) {
                (Chests::Open, _) | (_, Phase::Over) => {
                    ChestView::Open(refill(spare_chests, Seat::all(game.players).map(own_chest)))
                }
                (Chests::Closed, _) => ChestView::Closed {
                    yours: you.map(own_chest),
                    together: game.chests.iter().sum(),
                },
            },
            stage: match game.phase {
                Phase::Turning => Stage::Turning,
                Phase::Deciding { chosen, leaving } => Stage::Deciding {
                    chosen,
                    yours: you
                        .filter(|&seat| chosen.contains(seat))
                        .map(|seat| Choice::of(seat, leaving)),
                },
                Phase::Over => Stage::Over { winners: game.richest() },
            },
            history: game.history,
        }
    }

    /// The cards still in the game.
    fn deck(&self) -> Pile {
        let mut deck = Pile::FULL;
        for (hazard, &removed) in Hazard::ALL.iter().zip(&self.removed) {
            for _ in 0..removed {
                deck.take(Card::hazard(*hazard));
            }
        }
        deck
    }

    /// The cards that can be turned over next, each equally likely.
    pub fn pile(&self) -> Pile {
        let mut pile = self.deck();
        for laid in &self.path {
            pile.take(laid.card);
        }
        pile
    }

    /// The stones lying on the path.
    pub fn on_path(&self) -> u16 {
        self.path.iter().map(|laid| u16::from(laid.stones)).sum()
    }

    /// What the objects that stand in for missing stones are worth (D4).
    pub fn stand_ins(&self) -> u16 {
        let chests = match &self.chests {
            ChestView::Open(chests) => chests.iter().sum(),
            ChestView::Closed { together, .. } => *together,
        };
        let beside = u16::from(self.beside) * u16::from(self.inside.len());
        (chests + beside + self.on_path()).saturating_sub(self.options.stones.worth())
    }
}

impl Answers<Diamant> for View {
    fn you(&self) -> Option<Seat> {
        self.you
    }

    fn turn(&self) -> Turn {
        match self.stage {
            Stage::Turning => Turn::Chance,
            Stage::Deciding { chosen, .. } => {
                Turn::Seats { awaited: self.inside - chosen, sealed: chosen }
            }
            Stage::Over { .. } => Turn::Over,
        }
    }

    fn actions(&self, each: impl FnMut(Choice)) {
        if let Some(you) = self.you {
            Diamant::known(self).actions(you, each);
        }
    }

    fn refusal(&self, actions: &[Choice]) -> Option<Refusal> {
        let (you, mut game) = (self.you?, Diamant::known(self));
        actions.iter().find_map(|&choice| game.act(you, choice, &mut ()).err())
    }
}

impl Diamant {
    /// A position that looks like `view` to its viewer: another seat has all that hidden chests hold, and hidden fists stay.
    pub(crate) fn known(view: &View) -> Self {
        let mut path = Path::EMPTY;
        for laid in &view.path {
            path.push(laid.card, laid.stones);
        }
        Self {
            chests: known_chests(view),
            deck: view.deck(),
            pile: view.pile(),
            path,
            options: view.options,
            players: view.players,
            cave: view.cave,
            inside: view.inside,
            beside: view.beside,
            phase: match view.stage {
                Stage::Turning => Phase::Turning,
                Stage::Deciding { chosen, yours } => Phase::Deciding {
                    chosen,
                    leaving: match (view.you, yours) {
                        (Some(you), Some(Choice::Leave)) => Seats::only(you),
                        _ => Seats::NONE,
                    },
                },
                Stage::Over { .. } => Phase::Over,
            },
            history: view.history,
        }
    }
}

fn known_chests(view: &View) -> [u16; Seat::MOST as usize] {
    let mut chests = [0; Seat::MOST as usize];
    match &view.chests {
        ChestView::Open(open) => {
            chests.iter_mut().zip(open).for_each(|(chest, &holds)| *chest = holds);
        }
        ChestView::Closed { yours, together } => {
            let own = yours.unwrap_or(0);
            let other = usize::from(view.you.is_some_and(|you| you.index() == 0));
            chests[other] = together.saturating_sub(own);
            if let Some(you) = view.you {
                chests[you.index()] = own;
            }
        }
    }
    chests
}

impl Imagine for Diamant {
    fn imagine(view: &View, luck: &mut impl Luck) -> Self {
        let mut game = Self::known(view);
        if let ChestView::Closed { yours, together } = view.chests {
            game.chests = imagine_chests(view, yours, together, luck);
        }
        if let Phase::Deciding { chosen, leaving } = &mut game.phase {
            let hidden = chosen.iter().filter(|&seat| view.you != Some(seat));
            *leaving |= hidden.filter(|_| luck.below(2) == 0).collect();
        }
        game
    }
}

/// Fills the chests that are not known with what is known of all of them together, cut at random places.
fn imagine_chests(
    view: &View,
    yours: Option<u16>,
    together: u16,
    luck: &mut impl Luck,
) -> [u16; Seat::MOST as usize] {
    let mut chests = [0; Seat::MOST as usize];
    let hidden = together - yours.unwrap_or(0);
    let mut cuts = [0_u16; Seat::MOST as usize];
    let others = view.players - u8::from(yours.is_some());
    let cuts = &mut cuts[..usize::from(others)];
    for cut in cuts.iter_mut().skip(1) {
        *cut = u16::try_from(luck.below(u32::from(hidden) + 1))
            .expect("a cut lies within the hidden value");
    }
    cuts.sort_unstable();
    let mut ends = cuts.iter().skip(1).copied().chain([hidden]).zip(cuts.iter().copied());
    for seat in Seat::all(view.players) {
        chests[seat.index()] = match yours {
            Some(own) if view.you == Some(seat) => own,
            _ => ends.next().map_or(0, |(end, start)| end - start),
        };
    }
    chests
}
