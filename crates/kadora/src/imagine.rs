//! Guessing what one viewer cannot see.

use table::{Game, Imagine, Luck};

use crate::card::{Back, Card, Colour};
use crate::cards::Cards;
use crate::hand::Stack;
use crate::options::Options;
use crate::position::{FIRST_SEAT, Kadora, Phase};
use crate::view::{Known, Stage, View};

/// The unseen cards of each colour, in random order.
struct Unseen {
    cards: [[Option<Card>; OF_COLOUR]; Colour::COUNT],
    left: [usize; Colour::COUNT],
}

/// How many cards of a colour there are.
const OF_COLOUR: usize = Card::COUNT / Colour::COUNT;

impl Unseen {
    fn new(unseen: &Cards, luck: &mut impl Luck) -> Self {
        let mut cards = [[None; OF_COLOUR]; Colour::COUNT];
        let mut left = [0; Colour::COUNT];
        for card in unseen {
            let colour = card.colour().index();
            cards[colour][left[colour]] = Some(card);
            left[colour] += 1;
        }
        for (cards, &left) in cards.iter_mut().zip(&left) {
            luck.shuffle(&mut cards[..left]);
        }
        Self { cards, left }
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

impl Imagine for Kadora {
    /// Every arrangement of the unseen faces that fits the colours is equally likely.
    fn imagine(view: &View, luck: &mut impl Luck) -> Self {
        let mut unseen = Unseen::new(&view.unseen(), luck);
        let players = view.players.clamp(*Self::PLAYERS.start(), *Self::PLAYERS.end());
        let mut game = Self::new(players, &Options::default())
            .expect("the number of players has been brought within bounds");
        for (hand, known) in game.hands.iter_mut().zip(&view.hands) {
            *hand = unseen.reveal(known).iter().collect();
        }
        for (loot, cards) in game.loot.iter_mut().zip(&view.loot) {
            *loot = (*cards).into();
        }
        game.piles = [&view.left, &view.right].map(|backs| Stack::of(unseen.deal(backs)));
        game.aside = unseen.reveal(&view.aside);
        game.block = view.block;
        game.seat = view.to_move().unwrap_or(FIRST_SEAT);
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
