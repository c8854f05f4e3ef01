//! What lies in the cave, as it is shown.

use diamant::{CAVES, Card, Heading, Laid, Seen, Spot, Told, View, lay};
use table::Seats;

use crate::session::Happened;

/// The cave that is looked at: the one that is explored, or, until the first card of the next one, the one that was left last.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Scene {
    /// Which cave, from 1.
    pub(super) cave: u8,
    /// The cards turned over in it. After a flight the last of them is the one that was fled from.
    pub(super) cards: Vec<Laid>,
    /// Where they lie.
    pub(super) spots: Vec<Spot>,
    /// Whether everyone fled.
    pub(super) fled: bool,
    /// Who is inside.
    pub(super) inside: Seats,
}

/// A card of the path, and where it lies.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) struct Place {
    /// How many cards lie before it.
    pub(super) index: usize,
    pub(super) card: Card,
    pub(super) spot: Spot,
}

impl Scene {
    /// The view tells nothing of a cave that was left: what the viewer saw of it does.
    pub(super) fn new(view: &View, story: &[Happened<Seen>]) -> Self {
        let mut scene = Self {
            cave: view.cave,
            cards: view.path.clone(),
            spots: Vec::new(),
            fled: false,
            inside: view.inside,
        };
        if view.path.is_empty() {
            scene.look_back(story);
        }
        scene.spots = lay(scene.cards.iter().map(|laid| laid.card)).collect();
        scene
    }

    fn look_back(&mut self, story: &[Happened<Seen>]) {
        let entered = |happened: &Happened<Seen>| match happened.seen {
            Seen::Told(Told::Entered { cave }) => Some(cave),
            _ => None,
        };
        let Some(start) = story.iter().rposition(|happened| entered(happened).is_some()) else {
            return;
        };
        self.cave = entered(&story[start]).unwrap_or(CAVES);
        self.inside = Seats::NONE;
        for happened in &story[start..] {
            let (card, stones) = match happened.seen {
                Seen::Told(Told::Diamonds { card, rest, .. }) => (card, rest),
                Seen::Told(Told::Hazard { hazard }) => (Card::hazard(hazard), 0),
                Seen::Told(Told::Fled { hazard, .. }) => {
                    self.fled = true;
                    (Card::hazard(hazard), 0)
                }
                Seen::Told(Told::Left { .. }) => {
                    self.cards.iter_mut().for_each(|laid| laid.stones = 0);
                    continue;
                }
                _ => continue,
            };
            self.cards.push(Laid { card, stones });
        }
    }

    /// The cards of a row, in the order they were turned over.
    pub(super) fn row(&self, y: usize) -> Vec<Place> {
        let places = self.cards.iter().zip(&self.spots).enumerate();
        let places = places.map(|(index, (laid, &spot))| Place { index, card: laid.card, spot });
        places.filter(|place| place.spot.y == y).collect()
    }

    /// Whether the card there is one of the two that ended the expedition.
    pub(super) fn is_end(&self, index: usize) -> bool {
        let [end, card] = [self.cards.last(), self.cards.get(index)].map(|laid| Some(laid?.card));
        self.fled && end == card
    }

    /// Where the next card comes to lie, as long as one may come.
    pub(super) fn next(&self) -> Option<(usize, usize)> {
        if self.inside.is_empty() {
            return None;
        }
        let Some(spot) = self.spots.last() else { return Some((0, 0)) };
        Some(match spot.heading {
            Heading::East => (spot.x + 1, spot.y),
            Heading::South => (spot.x, spot.y + 1),
            Heading::West => (spot.x.saturating_sub(1), spot.y),
        })
    }

    /// How many columns and rows the path takes, with room for the next card.
    pub(super) fn size(&self) -> (usize, usize) {
        let places = self.spots.iter().map(|spot| (spot.x, spot.y)).chain(self.next());
        places.fold((1, 1), |(columns, rows), (x, y)| (columns.max(x + 1), rows.max(y + 1)))
    }

    /// The card that lies at this place.
    pub(super) fn at(&self, x: usize, y: usize) -> Option<usize> {
        self.spots.iter().position(|spot| (spot.x, spot.y) == (x, y))
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "in a test, a panic is a finding")]

    use diamant::{Diamant, Options};
    use table::{Game, Seat, Viewer};

    use super::*;

    /// Three explorers turn these cards over, and all stay.
    fn explore(cards: &[&str]) -> Scene {
        let mut game = Diamant::new(3, &Options::default()).unwrap();
        let mut events = Vec::new();
        for (i, card) in cards.iter().enumerate() {
            if i > 0 {
                for seat in Seat::all(3) {
                    game.act(seat, diamant::Choice::Stay, &mut events).unwrap();
                }
            }
            game.deal(card.parse().unwrap(), &mut events).unwrap();
        }
        let seen = events.iter().filter_map(|event| Diamant::seen(event, Viewer::Spectator));
        let story: Vec<_> = seen.map(|seen| Happened { number: 0, seen }).collect();
        Scene::new(&game.view(Viewer::Spectator), &story)
    }

    #[test]
    fn the_card_that_ended_an_expedition_is_still_looked_at() {
        let scene = explore(&["7", "snake", "11", "snake"]);
        assert_eq!(scene.cave, 1);
        let cards: Vec<_> = scene.cards.iter().map(|laid| laid.card.to_string()).collect();
        assert_eq!(cards, ["7", "snake", "11", "snake"]);
        assert_eq!(scene.cards[0].stones, 1);
        let ends: Vec<_> = (0..4).map(|index| scene.is_end(index)).collect();
        assert_eq!(ends, [false, true, false, true]);
        assert_eq!((scene.inside, scene.next()), (Seats::NONE, None));
    }

    #[test]
    fn there_is_room_for_the_next_card() {
        let scene = explore(&["7", "snake"]);
        assert_eq!((scene.next(), scene.size()), (Some((1, 1)), (2, 2)));
        assert_eq!((scene.at(1, 0), scene.at(1, 1)), (Some(1), None));
        assert!(!scene.fled);
    }
}
