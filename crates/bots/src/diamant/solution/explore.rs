//! One cave, set up by hand: what the equilibrium does there, and what it is worth.

use std::str::FromStr;

use diamant::{CAVES, Card, Choice, Diamant, Face, Hazard, Odds, Options, View};
use serde::{Deserialize, Serialize};
use table::{Game, Seat, Viewer};
use thiserror::Error;

use super::grid::{CARDS, LAYER, Spot, layer, luck, read};
use super::solve::solve;

/// What can be said of a cave before its explorers decide.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Explored {
    /// How many are inside.
    pub inside: u8,
    /// Stones beside the chest of each of them.
    pub beside: u16,
    /// Stones on the path.
    pub path: u16,
    /// Cards left in the pile.
    pub left: u8,
    /// What the next card can be.
    pub next: Vec<Next>,
    /// The chance with which each of them leaves in equilibrium.
    pub leave: f32,
    /// The stones that each of them can expect from this cave in equilibrium.
    pub worth: f32,
    /// What leaving brings, if all leave.
    pub together: u16,
    /// What leaving brings to one who leaves alone.
    pub alone: u16,
}

/// A card that may come next.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Next {
    /// The card.
    pub card: Card,
    /// How many of them are left.
    pub count: u8,
    /// Whether it would end the expedition.
    pub ends: bool,
    /// What each of those inside would get.
    pub each: u8,
}

/// What happened in a cave, in order.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Happened {
    /// A card was turned over.
    Card(Card),
    /// So many left after it.
    Left(u8),
}

/// What is neither a card nor a number of leavers: the values of diamonds (`17`), hazards (`snake`), and `-1` where one left are.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NothingHappened;

impl FromStr for Happened {
    type Err = NothingHappened;

    fn from_str(word: &str) -> Result<Self, NothingHappened> {
        match (word.parse(), word.strip_prefix('-').map(str::parse)) {
            (Ok(card), _) => Ok(Self::Card(card)),
            (_, Some(Ok(leavers))) => Ok(Self::Left(leavers)),
            _ => Err(NothingHappened),
        }
    }
}

/// A cave to look at. As text, another thread or program can be asked about it.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Cave {
    /// How many play.
    pub players: u8,
    /// The hazards that left the game before.
    pub removed: Vec<Hazard>,
    /// What happened in it.
    pub happened: Vec<Happened>,
}

impl Cave {
    /// What there is to know of it, in JSON; nothing if there is no such cave, or no card lies in it yet.
    pub fn answer(&self) -> Option<String> {
        serde_json::to_string(&self.explore().ok()?).ok()
    }

    /// Whether the rules allow it: a cave in which nothing happened yet, or one that can be explored.
    pub fn is_possible(&self) -> bool {
        let nothing = self.happened.is_empty() && self.removed.len() < usize::from(CAVES);
        nothing && Diamant::PLAYERS.contains(&self.players) || self.set_up().is_ok()
    }

    /// Plays it by the rules and says what is known of it; an impossible cave is an error that says why.
    pub fn explore(&self) -> Result<Explored, ExploreError> {
        let view = self.set_up()?;
        let (hazards, spot) = Spot::of(&view).ok_or(ExploreError::NoCard)?;
        let solved = solve(hazards);
        let cards = usize::from(spot.cards).min(CARDS - 1);
        let start = layer(hazards, spot.seen, cards, luck(spot.cards, spot.turned)) * LAYER;
        let at =
            |table: &[f32]| read(&table[start..start + LAYER], spot.inside, spot.beside, spot.path);
        let leave: Vec<f32> = solved.leave.iter().map(|&part| f32::from(part) / 255.0).collect();
        let pile = view.pile();
        let next = Card::all().filter(|&card| pile.count(card) > 0).map(|card| {
            let (ends, each) = match card.face() {
                Face::Diamonds(value) => (false, value / spot.inside),
                Face::Hazard(_) => (view.path.iter().any(|laid| laid.card == card), 0),
            };
            Next { card, count: pile.count(card), ends, each }
        });
        let odds = Odds::of(&view);
        let (beside, path) = (u16::from(view.beside), view.on_path());
        Ok(Explored {
            inside: odds.inside,
            beside,
            path,
            left: odds.left,
            next: next.collect(),
            leave: at(&leave),
            worth: at(&solved.values),
            together: odds.sure,
            alone: beside + path,
        })
    }

    /// Plays what happened by the rules.
    fn set_up(&self) -> Result<View, ExploreError> {
        let mut game = Diamant::new(self.players, &Options::default())?;
        // Each cave before this one ended by a hazard that left the game.
        for &hazard in &self.removed {
            for _ in 0..2 {
                game.deal(Card::hazard(hazard), &mut ())?;
                decide(&mut game, 0)?;
            }
        }
        let cave = game.view(Viewer::Spectator).cave;
        for &step in &self.happened {
            match step {
                Happened::Card(card) => {
                    decide(&mut game, 0)?;
                    game.deal(card, &mut ())?;
                }
                Happened::Left(leaving) => {
                    let inside = game.view(Viewer::Spectator).inside.len();
                    if game.turn().awaited().is_empty() || leaving >= inside {
                        return Err(ExploreError::TooMany { leaving, inside });
                    }
                    decide(&mut game, leaving)?;
                }
            }
            if game.view(Viewer::Spectator).cave != cave {
                return Err(ExploreError::Over);
            }
        }
        let view = game.view(Viewer::Spectator);
        if view.path.is_empty() || !matches!(self.happened.last(), Some(Happened::Card(_))) {
            return Err(ExploreError::NoCard);
        }
        Ok(view)
    }
}

/// Why a cave cannot be looked at.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum ExploreError {
    /// The rules refuse a step.
    #[error(transparent)]
    Refused(#[from] diamant::Refusal),
    /// More leave than can: the last one inside ends the expedition.
    #[error("{self:?}")]
    TooMany {
        /// How many were to leave.
        leaving: u8,
        /// How many are inside.
        inside: u8,
    },
    /// A hazard came for the second time.
    #[error("{self:?}")]
    Over,
    /// The last step is no card.
    #[error("{self:?}")]
    NoCard,
}

/// The first `leavers` of those awaited leave, the others stay.
fn decide(game: &mut Diamant, leavers: u8) -> Result<(), diamant::Refusal> {
    let awaited: Vec<Seat> = game.turn().awaited().iter().collect();
    for (i, seat) in awaited.into_iter().enumerate() {
        let choice = if i < usize::from(leavers) { Choice::Leave } else { Choice::Stay };
        game.act(seat, choice, &mut ())?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn cards(text: &str) -> Vec<Happened> {
        text.split(' ').map(|word| word.parse().unwrap()).collect()
    }

    #[test]
    fn a_cave_is_looked_at_by_its_rules() {
        let happened = cards("17 snake -1 13 gas");
        let before = Cave { players: 4, removed: Vec::new(), happened };
        let cave = before.explore().unwrap();
        // 17 for four: 4 each and 1 left; the leaver takes it; 13 for three: 4 each and 1 left.
        assert_eq!((cave.inside, cave.beside, cave.path, cave.left), (3, 8, 1, 26));
        let ends: u8 = cave.next.iter().filter(|next| next.ends).map(|next| next.count).sum();
        assert_eq!(ends, 4);
        assert_eq!(cave.next.iter().map(|next| next.count).sum::<u8>(), 26);
        assert!((0.0..=1.0).contains(&cave.leave) && cave.worth >= 8.0, "{cave:?}");
        // A snake that left the game makes the other two less likely to return.
        let after = Cave { removed: vec![Hazard::Snake], ..before }.explore().unwrap();
        assert!(after.worth > cave.worth);
    }

    #[test]
    fn a_cave_survives_the_way_to_another_thread_and_back() {
        let cave =
            Cave { players: 4, removed: vec![Hazard::Gas], happened: cards("17 snake -1 13") };
        let sent = serde_json::to_string(&cave).unwrap();
        let answer = serde_json::from_str::<Cave>(&sent).unwrap().answer().unwrap();
        let found: Explored = serde_json::from_str(&answer).unwrap();
        assert_eq!(Ok(found), cave.explore());
        assert!(cave.is_possible() && Cave { happened: Vec::new(), ..cave.clone() }.is_possible());
        let too_many = Cave { happened: cards("17 -4"), ..cave };
        assert!(too_many.answer().is_none() && !too_many.is_possible());
    }

    #[test]
    fn what_cannot_be_is_said() {
        let says = |players, happened: &str, says: &str| {
            let cave = Cave { players, removed: Vec::new(), happened: cards(happened) };
            let error = cave.explore().unwrap_err();
            assert!(error.to_string().contains(says), "{error}");
        };
        says(2, "17", "(D1)");
        says(3, "17 17", "17");
        says(3, "snake snake", "Over");
        says(3, "17 -3", "TooMany { leaving: 3, inside: 3 }");
        says(3, "17 -1", "NoCard");
    }
}
