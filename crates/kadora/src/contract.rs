//! Kadora and the contract. This stands inside the crate because it changes what is private to the crate.

use luck::Dice;
use proptest::collection::vec;
use proptest::prelude::*;
use proptest::sample::Index;
use table::{Game, Luck, Seat, Seats, Turn};
use testkit::{Subject, Twin, check_contract};

use crate::block::OPEN;
use crate::card::Card;
use crate::cards::Cards;
use crate::deal::aside_size;
use crate::field::Fields;
use crate::hand::{HAND, Hand, Stack};
use crate::loot::Loot;
use crate::options::{First, Options};
use crate::position::{Kadora, Phase};

const HAND_ZONE: &str = "a hand";
const PILE_ZONE: &str = "a pile";
const ASIDE_ZONE: &str = "the set-aside cards";

/// Where a card lies unseen. Only the piles have an order.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum CardPlace {
    Hand(Seat),
    Pile(usize, usize),
    Aside,
}

impl CardPlace {
    fn zone(self) -> &'static str {
        match self {
            Self::Hand(_) => HAND_ZONE,
            Self::Pile(..) => PILE_ZONE,
            Self::Aside => ASIDE_ZONE,
        }
    }

    fn known_to(self) -> Seats {
        match self {
            Self::Hand(seat) => Seats::only(seat),
            Self::Pile(..) | Self::Aside => Seats::NONE,
        }
    }

    /// Puts `new` in the stead of `old`.
    fn replace(self, game: &mut Kadora, old: Card, new: Card) {
        match self {
            Self::Hand(seat) => {
                let hand = &mut game.hands[seat.index()];
                assert!(hand.remove(old) && hand.insert(new));
            }
            Self::Pile(pile, at) => {
                let mut cards: Vec<Card> = game.piles[pile].iter().collect();
                assert_eq!(std::mem::replace(&mut cards[at], new), old);
                game.piles[pile] = Stack::of(cards.into_iter());
            }
            Self::Aside => assert!(game.aside.remove(old) && game.aside.insert(new)),
        }
    }
}

/// Every card that lies unseen.
pub(crate) fn hidden(game: &Kadora) -> Vec<(CardPlace, Card)> {
    let hands = Seat::all(game.players).flat_map(|seat| {
        game.hands[seat.index()].cards().iter().map(move |&card| (CardPlace::Hand(seat), card))
    });
    let piles = (0..2).flat_map(|pile| {
        game.piles[pile].iter().enumerate().map(move |(at, card)| (CardPlace::Pile(pile, at), card))
    });
    let aside = (game.players > 2 || game.phase != Phase::Over)
        .then(|| game.aside.iter().map(|card| (CardPlace::Aside, card)));
    hands.chain(piles).chain(aside.into_iter().flatten()).collect()
}

struct Table;

impl Subject for Table {
    type Game = Kadora;

    fn conserved(game: &Kadora) -> Result<(), String> {
        if game.phase == Phase::Dealing {
            return match Kadora::new(game.players, &game.options) {
                Ok(new) if new == *game => Ok(()),
                _ => Err("something lies on the table before the deal".to_owned()),
            };
        }
        let mut found = Cards::NONE;
        let loot = game.loot.iter().flat_map(|loot| loot.cards().iter());
        let hands = game.hands.iter().flat_map(Hand::cards).copied();
        let piles = game.piles.iter().flat_map(Stack::iter);
        let block = game.block.iter().map(|(_, card)| card);
        for card in loot.chain(hands).chain(piles).chain(block).chain(game.aside.iter()) {
            if !found.insert(card) {
                return Err(format!("{card} is there twice"));
            }
        }
        if found != Cards::ALL {
            return Err(format!("{:?} are lost", Cards::ALL.without(&found)));
        }
        if usize::from(game.aside.len()) != aside_size(game.players) {
            return Err(format!("{} cards are set aside", game.aside.len()));
        }
        if game.loot.iter().any(|loot| *loot != Loot::from(loot.cards())) {
            return Err("a total is not that of its cards".to_owned());
        }
        if game.block.open() != Fields::ALL - game.block.iter().map(|(field, _)| field).collect() {
            return Err("an open place has a card, or a closed one none".to_owned());
        }
        let open = game.block.open().len();
        let filled = game.piles_are_empty() || game.phase == Phase::Drawing || open <= OPEN;
        if open == 0 || !filled {
            return Err(format!("{open} places are open"));
        }
        for seat in Seat::all(game.players) {
            let held = game.hands[seat.index()].cards().len();
            // In the last round, a player who has had their turn holds a card less, as does one who is about to draw.
            let turns_till = (seat.number() + game.players - game.seat.number()) % game.players;
            let expected = match game.phase {
                Phase::Over => 0,
                Phase::Drawing if seat == game.seat => HAND - 1,
                _ if game.turns_left > 0 && turns_till >= game.turns_left => HAND - 1,
                _ => HAND,
            };
            if held != expected {
                return Err(format!("seat {seat} holds {held} cards, not {expected}"));
            }
        }
        Ok(())
    }

    fn hidden_zones(_: u8, _: &Options) -> Vec<&'static str> {
        vec![HAND_ZONE, PILE_ZONE, ASIDE_ZONE]
    }

    /// Swaps the faces of two cards of one colour that lie unseen in different places, for each kind of place.
    fn twins(game: &Kadora, dice: &mut Dice) -> Vec<Twin<Kadora>> {
        let mut cards = hidden(game);
        dice.shuffle(&mut cards);
        let mut twins: Vec<Twin<Kadora>> = Vec::new();
        for (i, &(here, card)) in cards.iter().enumerate() {
            if twins.iter().filter(|twin| twin.zone == here.zone()).count() >= 2 {
                continue;
            }
            let partner = cards[i + 1..]
                .iter()
                .find(|(there, other)| *there != here && other.colour() == card.colour());
            if let Some(&(there, other)) = partner {
                let mut twin = game.clone();
                here.replace(&mut twin, card, other);
                there.replace(&mut twin, other, card);
                twins.push(Twin {
                    zone: here.zone(),
                    other: twin,
                    known_to: here.known_to() | there.known_to(),
                });
            }
        }
        twins
    }
}

#[test]
fn two_to_four_keep_the_contract() {
    for players in 2..=4 {
        check_contract::<Table>(players, Options::default(), 8);
    }
}

#[test]
fn two_to_four_keep_the_contract_with_every_first_player() {
    for players in 2..=4 {
        for first in Seat::all(players).map(First::Seat) {
            check_contract::<Table>(players, Options { first }, 2);
        }
    }
}

proptest! {
    #[test]
    fn seventy_two_cards_stay_seventy_two(players in 2_u8..=4, seed: u64, choices in vec(any::<Index>(), 200)) {
        let mut game = Kadora::new(players, &Options::default()).unwrap();
        game.deal(game.draw(&mut Dice::new(seed)), &mut ()).unwrap();
        let mut choices = choices.iter();
        while let Some(seat) = game.turn().awaited().first() {
            let mut actions = Vec::new();
            game.actions(seat, |action| actions.push(action));
            let choice = choices.next().expect("no game of four has two hundred steps");
            game.act(seat, *choice.get(&actions), &mut ()).unwrap();
            prop_assert_eq!(Table::conserved(&game), Ok(()));
        }
        prop_assert_eq!(game.turn(), Turn::Over);
    }
}
