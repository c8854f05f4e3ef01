//! What follows from a view: what it answers, and guesses at what it does not show.

use table::{Answers, Game, Imagine, Luck, Seat, Turn};

use crate::action::Action;
use crate::card::{Back, Card, Colour};
use crate::cards::Cards;
use crate::deal::Deal;
use crate::hand::Stack;
use crate::options::Options;
use crate::position::{Kadora, Phase};
use crate::refusal::Refusal;
use crate::view::{Known, Stage, View};

/// The unseen cards of each colour, in order.
struct Unseen {
    cards: [[Option<Card>; OF_COLOUR]; Colour::COUNT],
    left: [usize; Colour::COUNT],
}

/// How many cards of a colour there are.
const OF_COLOUR: usize = Card::COUNT / Colour::COUNT;

impl Unseen {
    fn new(unseen: &Cards) -> Self {
        let mut cards = [[None; OF_COLOUR]; Colour::COUNT];
        let mut left = [0; Colour::COUNT];
        for card in unseen {
            let colour = card.colour().index();
            cards[colour][left[colour]] = Some(card);
            left[colour] += 1;
        }
        Self { cards, left }
    }

    fn shuffle(&mut self, luck: &mut impl Luck) {
        for (cards, &left) in self.cards.iter_mut().zip(&self.left) {
            luck.shuffle(&mut cards[..left]);
        }
    }

    /// A card for every back. A back too many, which no view of a game has, gets none.
    fn deal(&mut self, backs: &[Back]) -> impl DoubleEndedIterator<Item = Card> + use<> {
        let mut faces = [None; Card::COUNT];
        for (face, back) in faces.iter_mut().zip(backs) {
            let colour = back.colour.index();
            if let Some(left) = self.left[colour].checked_sub(1) {
                self.left[colour] = left;
                *face = self.cards[colour][left];
            }
        }
        faces.into_iter().flatten()
    }

    fn reveal(&mut self, known: &Known) -> Cards {
        match known {
            Known::Faces(cards) => *cards,
            Known::Backs(backs) => self.deal(backs).collect(),
        }
    }
}

impl Answers<Kadora> for View {
    fn you(&self) -> Option<Seat> {
        self.you
    }

    fn turn(&self) -> Turn {
        match self.to_move() {
            Some(seat) => Turn::of(seat),
            None if self.stage == Stage::Over => Turn::Over,
            None => Turn::Chance,
        }
    }

    fn actions(&self, each: impl FnMut(Action)) {
        if let Some(you) = self.you {
            Kadora::known(self).actions(you, each);
        }
    }

    fn refusal(&self, actions: &[Action]) -> Option<Refusal> {
        let (you, mut game) = (self.you?, Kadora::known(self));
        actions.iter().find_map(|&action| game.act(you, action, &mut ()).err())
    }
}

impl Kadora {
    /// A position that looks like `view` to its viewer: every back has the first unseen face of its colour.
    fn known(view: &View) -> Self {
        Self::arranged(view, Unseen::new(&view.unseen()))
    }

    /// The position that `view` shows, its backs dealt the unseen faces in their order.
    fn arranged(view: &View, mut unseen: Unseen) -> Self {
        let players = view.players.clamp(*Self::PLAYERS.start(), *Self::PLAYERS.end());
        let mut game = Self::new(players, &view.options)
            .or_else(|_| Self::new(players, &Options::default()))
            .expect("the number of players has been brought within bounds");
        for (hand, known) in game.hands.iter_mut().zip(&view.hands) {
            *hand = unseen.reveal(known).iter().collect();
        }
        for (loot, cards) in game.loot.iter_mut().zip(&view.loot) {
            *loot = cards.into();
        }
        game.piles = [&view.left, &view.right].map(|backs| Stack::of(unseen.deal(backs)));
        game.aside = unseen.reveal(&view.aside);
        game.block = view.block;
        let at_the_table = |seat: &Seat| seat.number() < players;
        game.seat = view.to_move().filter(at_the_table).unwrap_or(Seat::FIRST);
        game.phase = match view.stage {
            Stage::Dealing => Phase::Dealing,
            Stage::Giving { .. } => Phase::Giving,
            Stage::Placing { .. } => Phase::Placing,
            Stage::Drawing { .. } => Phase::Drawing,
            Stage::Over => Phase::Over,
        };
        game.turns_left = view.turns_left.unwrap_or(0);
        game
    }
}

impl Imagine for Kadora {
    /// Every arrangement of the unseen faces that fits the colours is equally likely.
    fn imagine(view: &View, luck: &mut impl Luck) -> Self {
        let mut unseen = Unseen::new(&view.unseen());
        unseen.shuffle(luck);
        Self::arranged(view, unseen)
    }

    /// A card that is hidden in a hand, a pile or aside is dealt where the one that was imagined in its place came from.
    fn redealt(mut deal: Deal, truth: &Self, imagined: &Self) -> Deal {
        let places = places(truth).into_iter().zip(places(imagined));
        let swaps: Vec<(Card, Card)> =
            places.flat_map(|(was, is)| was.into_iter().zip(is)).collect();
        for card in &mut deal.cards {
            if let Some(&(_, is)) = swaps.iter().find(|(was, _)| was == card) {
                *card = is;
            }
        }
        deal
    }
}

/// The cards of each hand, of the piles from the top, and of those set aside. Where there is no order, those of a colour lie together.
fn places(game: &Kadora) -> Vec<Vec<Card>> {
    let by_colour = |mut cards: Vec<Card>| {
        cards.sort_by_key(|card| card.colour().index());
        cards
    };
    let hands = game.hands.iter().map(|hand| by_colour(hand.cards().to_vec()));
    let piles = game.piles.iter().map(|pile| pile.iter().collect());
    hands.chain(piles).chain([by_colour(game.aside.iter().collect())]).collect()
}

#[cfg(test)]
mod tests {
    use std::collections::HashMap;

    use luck::Dice;
    use table::{Viewer, pick};

    use super::*;
    use crate::contract::{CardPlace, hidden};
    use crate::deal::ring;

    /// Asserts that counts are no further from what is expected than chance takes them once in a hundred thousand times.
    fn assert_as_expected(counts: impl IntoIterator<Item = (u32, f64)>, what: &str) {
        let (mut square, mut freedom) = (0.0, -1.0);
        for (count, expected) in counts {
            assert!(expected >= 5.0, "{what}: {expected} is too few to tell");
            square += (f64::from(count) - expected).powi(2) / expected;
            freedom += 1.0;
        }
        // The cube root of χ² is nearly normal (Wilson and Hilferty).
        let spread: f64 = 2.0 / (9.0 * freedom);
        let deviations = (f64::cbrt(square / freedom) - (1.0 - spread)) / spread.sqrt();
        assert!(
            deviations.abs() < 4.4,
            "{what}: χ² is {square:.1} with {freedom} degrees of freedom"
        );
    }

    #[test]
    fn every_unseen_face_is_as_likely_in_every_place_of_its_colour() {
        let mut dice = Dice::new(1);
        let mut game = Kadora::new(3, &Options::default()).unwrap();
        game.deal(game.draw(&mut dice), &mut ()).unwrap();
        for _ in 0..12 {
            let seat = game.turn().awaited().first().unwrap();
            let action = pick(&game, seat, &mut dice).unwrap();
            game.act(seat, action, &mut ()).unwrap();
        }
        let you = Seat::new(1).unwrap();
        let view = game.view(Viewer::Seat(you));
        let unseen = view.unseen();

        let tries = 20_000;
        let mut counts: HashMap<(Card, CardPlace), u32> = HashMap::new();
        for _ in 0..tries {
            for (place, card) in hidden(&Kadora::imagine(&view, &mut dice)) {
                *counts.entry((card, place)).or_default() += 1;
            }
        }
        // Of each colour, so many cards lie in each place.
        let mut room: HashMap<(Colour, CardPlace), f64> = HashMap::new();
        for (place, card) in hidden(&game).into_iter().filter(|(_, card)| unseen.contains(*card)) {
            *room.entry((card.colour(), place)).or_default() += 1.0;
        }
        assert!(unseen.len() > 40);
        for card in &unseen {
            let all = f64::from(unseen.count(card.colour()));
            let cells = room.iter().filter(|((colour, _), _)| *colour == card.colour()).map(
                |((_, place), room)| {
                    let count = counts.get(&(card, *place)).copied().unwrap_or(0);
                    (count, f64::from(tries) * room / all)
                },
            );
            assert_as_expected(cells, &card.to_string());
        }
        // What is seen stays where it is.
        for card in &view.hand() {
            assert_eq!(counts[&(card, CardPlace::Hand(you))], tries);
        }
    }

    #[test]
    fn every_arrangement_is_as_likely_as_every_other() {
        // Of red, two cards lie in the left pile, one in the right, one in a hand: 24 arrangements.
        let mut game = Kadora::new(2, &Options::default()).unwrap();
        game.phase = Phase::Placing;
        game.aside = Cards::ALL;
        let mut cards = |names: &str| {
            let cards: Vec<Card> = names.split(' ').map(|name| name.parse().unwrap()).collect();
            assert!(cards.iter().all(|&card| game.aside.remove(card)), "{names}");
            cards.into_iter()
        };
        game.block = ring().zip(cards("R2b O1p Y1m G1b B1p P1m G1p B1m Y1b P1p O1m R2m")).collect();
        game.hands[0] = cards("O1b O3b O3p O3m").collect();
        game.hands[1] = cards("R3b Y1p Y2p Y4p").collect();
        game.piles = ["R5m Y2b R4b B2b", "G2b R5b"].map(|pile| Stack::of(cards(pile)));
        for won in cards("R3p R4p R5p R3m R4m R2p") {
            game.loot[0].add(won);
        }
        let view = game.view(Viewer::Seat(Seat::new(0).unwrap()));
        assert_eq!(view.unseen().of(Colour::Red).len(), 4);
        let mut dice = Dice::new(2);
        let tries = 24_000;
        let mut counts: HashMap<Vec<Card>, u32> = HashMap::new();
        for _ in 0..tries {
            let red = |card: &Card| card.colour() == Colour::Red && view.unseen().contains(*card);
            let game = Kadora::imagine(&view, &mut dice);
            let arrangement = hidden(&game).into_iter().map(|(_, card)| card).filter(red).collect();
            *counts.entry(arrangement).or_default() += 1;
        }
        assert_eq!(counts.len(), 24);
        let expected = f64::from(tries) / 24.0;
        assert_as_expected(counts.into_values().map(|count| (count, expected)), "red");
    }
}
