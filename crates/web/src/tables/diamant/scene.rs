//! What lies in the cave, as it is shown.

use diamant::{CAVES, Card, Heading, Laid, Seen, Spot, Told, View, lay, leave_rest};
use table::{Seat, Seats};

use crate::session::SeenEvent;

/// The cave that is looked at: the one that is explored, or, until the first card of the next one, the one that was left last.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Scene {
    /// Which cave, from 1.
    pub(super) cave: u8,
    /// The cards turned over in it. After a flight the last of them is the one that was fled from.
    pub(super) cards: Vec<Laid>,
    /// Where they lie.
    pub(super) spots: Vec<Spot>,
    /// Who was inside when the cave collapsed, if it has.
    pub(super) fled: Option<Seats>,
    pub(super) inside: Seats,
    /// How each seat came out of this cave, if it has.
    pub(super) out: [Option<Out>; Seat::MOST as usize],
    /// How many columns are drawn, however short the path is.
    columns: usize,
}

/// How a player came out of a cave.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Out {
    /// In time, after so many cards, with stones worth so much.
    Left { cards: u8, worth: u16 },
    /// At the collapse, leaving stones worth so much behind.
    Fled { lost: u16 },
}

/// A card of the path, and where it lies.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) struct LaidCard {
    /// How many cards lie before it.
    pub(super) index: usize,
    pub(super) card: Card,
    pub(super) spot: Spot,
}

/// With room for fewer columns the path does not turn at hazards: it goes to and fro between the edges.
const ROOMY: usize = 10;

impl Scene {
    /// The view tells nothing of a cave that was left: what the viewer saw of it does. There is room for so many `columns`.
    pub(super) fn new(view: &View, history: &[SeenEvent<Seen>], columns: usize) -> Self {
        let mut scene = Self {
            cave: view.cave,
            cards: view.path.clone(),
            spots: Vec::new(),
            fled: None,
            inside: view.inside,
            out: [None; Seat::MOST as usize],
            columns: 4,
        };
        if let Some(start) = history.iter().rposition(|happened| entered(happened).is_some()) {
            for (_, seats, out) in outs(&history[start..]) {
                seats.into_iter().for_each(|seat| scene.out[seat.index()] = Some(out));
            }
            if view.path.is_empty() {
                scene.look_back(&history[start..]);
            }
        }
        scene.lay(columns.max(1));
        scene
    }

    /// Lays the path as at a real table (D19); to and fro where that would not fit, so that no card is ever out of sight.
    fn lay(&mut self, columns: usize) {
        self.spots = lay(self.cards.iter().map(|laid| laid.card)).collect();
        if columns < ROOMY || self.size().0 > columns {
            self.columns = columns;
            self.spots = (0..self.cards.len()).map(|index| to_and_fro(index, columns)).collect();
        }
    }

    fn look_back(&mut self, cave: &[SeenEvent<Seen>]) {
        self.cave = cave.first().and_then(entered).unwrap_or(CAVES);
        self.inside = Seats::NONE;
        for happened in cave {
            let (card, stones) = match happened.seen {
                Seen::Told(Told::Diamonds { card, rest, .. }) => (card, rest),
                Seen::Told(Told::Hazard { hazard }) => (Card::hazard(hazard), 0),
                Seen::Told(Told::Fled { hazard, inside, .. }) => {
                    self.fled = Some(inside);
                    (Card::hazard(hazard), 0)
                }
                Seen::Told(Told::Left { rest, .. }) => {
                    leave_rest(&mut self.cards, rest);
                    continue;
                }
                _ => continue,
            };
            self.cards.push(Laid { card, stones });
        }
    }

    /// The cards of a row, in the order they were turned over.
    pub(super) fn row(&self, y: usize) -> Vec<LaidCard> {
        let places = self.cards.iter().zip(&self.spots).enumerate();
        let places = places.map(|(index, (laid, &spot))| LaidCard { index, card: laid.card, spot });
        places.filter(|place| place.spot.y == y).collect()
    }

    /// Whether the card there is one of the two that ended the expedition.
    pub(super) fn is_end(&self, index: usize) -> bool {
        let [end, card] = [self.cards.last(), self.cards.get(index)].map(|laid| Some(laid?.card));
        self.fled.is_some() && end == card
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

    /// How many columns and rows are drawn, with room for the next card.
    pub(super) fn size(&self) -> (usize, usize) {
        let places = self.spots.iter().map(|spot| (spot.x, spot.y)).chain(self.next());
        places.fold((self.columns, 1), |(columns, rows), (x, y)| {
            (columns.max(x + 1), rows.max(y + 1))
        })
    }

    /// The card that lies at this place.
    pub(super) fn at(&self, x: usize, y: usize) -> Option<usize> {
        self.spots.iter().position(|spot| (spot.x, spot.y) == (x, y))
    }
}

/// Who came out of which cave, and how, in order.
pub(super) fn outs(history: &[SeenEvent<Seen>]) -> Vec<(u8, Seats, Out)> {
    let (mut cave, mut cards) = (0, 0);
    let mut outs = Vec::new();
    for happened in history {
        let Seen::Told(told) = happened.seen else { continue };
        match told {
            Told::Entered { cave: now } => (cave, cards) = (now, 0),
            Told::Diamonds { .. } | Told::Hazard { .. } => cards += 1,
            Told::Left { leavers, kept, found, .. } => {
                let worth = u16::from(kept) + u16::from(found);
                outs.push((cave, leavers, Out::Left { cards, worth }));
            }
            Told::Fled { inside, lost, .. } => {
                outs.push((cave, inside, Out::Fled { lost: lost.into() }));
            }
            _ => {}
        }
    }
    outs
}

fn entered(happened: &SeenEvent<Seen>) -> Option<u8> {
    match happened.seen {
        Seen::Told(Told::Entered { cave }) => Some(cave),
        _ => None,
    }
}

/// Where a card lies on a path that turns at the edges only.
const fn to_and_fro(index: usize, columns: usize) -> Spot {
    let (nth, y) = (index % columns, index / columns);
    let east = y.is_multiple_of(2);
    let x = if east { nth } else { columns - 1 - nth };
    let heading = match (nth + 1 == columns, east) {
        (true, _) => Heading::South,
        (_, true) => Heading::East,
        (_, false) => Heading::West,
    };
    Spot { x, y, heading }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "in a test, a panic is a finding")]

    use diamant::{Diamant, Options};
    use table::{Game, Viewer};

    use super::*;

    /// Three explorers turn these cards over, and all stay.
    fn explore(cards: &[&str], columns: usize) -> Scene {
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
        let history: Vec<_> = seen.map(|seen| SeenEvent { number: 0, seen }).collect();
        Scene::new(&game.view(Viewer::Spectator), &history, columns)
    }

    #[test]
    fn the_card_that_ended_an_expedition_is_still_looked_at() {
        let scene = explore(&["7", "snake", "11", "snake"], 16);
        assert_eq!(scene.cave, 1);
        let cards: Vec<_> = scene.cards.iter().map(|laid| laid.card.to_string()).collect();
        assert_eq!(cards, ["7", "snake", "11", "snake"]);
        assert_eq!(scene.cards[0].stones, 1);
        let ends: Vec<_> = (0..4).map(|index| scene.is_end(index)).collect();
        assert_eq!(ends, [false, true, false, true]);
        assert_eq!((scene.inside, scene.next()), (Seats::NONE, None));
    }

    /// What is told of a cave shows every card, with the stones that the rules leave on it (D7, D12).
    #[test]
    fn d12_the_rest_stays_on_the_path() {
        for seed in 0..40 {
            let mut dice = luck::Dice::new(seed);
            let mut game = Diamant::new(5, &Options::default()).unwrap();
            let mut events = Vec::new();
            loop {
                match game.turn() {
                    table::Turn::Over => break,
                    table::Turn::Chance => {
                        let card = game.draw(&mut dice);
                        game.deal(card, &mut events).unwrap();
                    }
                    table::Turn::Seats { awaited, .. } => {
                        for seat in awaited {
                            let leaves = table::Luck::below(&mut dice, 4) == 0;
                            let choice =
                                if leaves { diamant::Choice::Leave } else { diamant::Choice::Stay };
                            game.act(seat, choice, &mut events).unwrap();
                        }
                    }
                }
                let view = game.view(Viewer::Spectator);
                if view.path.is_empty() {
                    continue;
                }
                let seen =
                    events.iter().filter_map(|event| Diamant::seen(event, Viewer::Spectator));
                let history: Vec<_> = seen.map(|seen| SeenEvent { number: 0, seen }).collect();
                let start = history.iter().rposition(|one| entered(one).is_some()).unwrap();
                let mut scene = Scene { cards: Vec::new(), ..Scene::new(&view, &history, 16) };
                scene.look_back(&history[start..]);
                assert_eq!(scene.cards, view.path);
            }
        }
    }

    #[test]
    fn there_is_room_for_the_next_card() {
        let scene = explore(&["7", "snake"], 16);
        assert_eq!((scene.next(), scene.size()), (Some((1, 1)), (4, 2)));
        assert_eq!((scene.at(1, 0), scene.at(1, 1)), (Some(1), None));
        assert_eq!(scene.fled, None);
    }

    #[test]
    fn where_there_is_little_room_the_path_goes_to_and_fro() {
        let cards = ["7", "snake", "11", "1", "2", "3", "4", "5", "5", "gas"];
        let scene = explore(&cards, 4);
        let places: Vec<_> = scene.spots.iter().map(|spot| (spot.x, spot.y)).collect();
        let back = [(3, 1), (2, 1), (1, 1), (0, 1)];
        assert_eq!(
            places,
            [&[(0, 0), (1, 0), (2, 0), (3, 0)], &back[..], &[(0, 2), (1, 2)]].concat()
        );
        assert_eq!((scene.next(), scene.size()), (Some((2, 2)), (4, 3)));
    }

    #[test]
    fn no_card_lies_beyond_the_last_column() {
        let cards = ["1", "2", "3", "4", "5", "5", "7", "7", "9", "11", "11", "13"];
        for columns in 1..20 {
            assert!(explore(&cards, columns).size().0 <= columns.max(4), "{columns}");
        }
    }

    #[test]
    fn only_those_inside_at_the_collapse_have_fled() {
        let mut game = Diamant::new(3, &Options::default()).unwrap();
        let mut events = Vec::new();
        let [leaver, ..] = [0, 1, 2].map(|seat| Seat::new(seat).unwrap());
        game.deal("snake".parse().unwrap(), &mut events).unwrap();
        for seat in Seat::all(3) {
            let choice =
                if seat == leaver { diamant::Choice::Leave } else { diamant::Choice::Stay };
            game.act(seat, choice, &mut events).unwrap();
        }
        game.deal("snake".parse().unwrap(), &mut events).unwrap();
        let seen = events.iter().filter_map(|event| Diamant::seen(event, Viewer::Spectator));
        let history: Vec<_> = seen.map(|seen| SeenEvent { number: 0, seen }).collect();
        let scene = Scene::new(&game.view(Viewer::Spectator), &history, 16);
        assert_eq!(scene.fled, Some(Seats::all(3) - Seats::only(leaver)));
        let fled = Some(Out::Fled { lost: 0 });
        assert_eq!(scene.out[..3], [Some(Out::Left { cards: 1, worth: 0 }), fled, fled]);
    }
}
