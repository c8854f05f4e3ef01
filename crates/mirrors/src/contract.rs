//! Mirrors and the contract. This stands inside the crate because it changes what is private to the crate.

use luck::Dice;
use table::{Luck, Seat, Seats};
use testkit::{Subject, Twin, check_contract};

use crate::card::{Card, Cards};
use crate::diamond::Colour;
use crate::options::{Options, Target};
use crate::position::{Mirrors, Phase};

struct GameBox;

impl Subject for GameBox {
    type Game = Mirrors;

    /// Sixteen diamonds, twelve mirrors, nineteen cards.
    fn conserved(game: &Mirrors) -> Result<(), String> {
        let dealt = if game.phase == Phase::Setting { 0 } else { 4 };
        for colour in Colour::ALL {
            let in_front: u8 = game.fronts.iter().map(|front| front.counts().count(colour)).sum();
            if game.rim.of(colour).len() + in_front != dealt {
                return Err(format!("a diamond {colour} is lost or made"));
            }
        }
        if game.rim.lying().len() != Colour::ALL.iter().map(|&c| game.rim.of(c).len()).sum::<u8>() {
            return Err("two diamonds lie in one recess".to_owned());
        }
        if game.board.standing().len() > 12
            || !(game.board.falling - game.board.standing).is_empty()
        {
            return Err("a mirror is made, or leans on nothing".to_owned());
        }
        for card in Card::all() {
            let places = u8::from(game.pile.contains(card))
                + game.cards.iter().map(|&held| u8::from(held == Some(card))).sum::<u8>()
                + game.laid.iter().map(|laid| u8::from(laid.contains(card))).sum::<u8>();
            if places != 1 {
                return Err(format!("{card} is in {places} places"));
            }
        }
        for seat in Seat::all(game.players) {
            let (front, card) = (game.fronts[seat.index()], game.cards[seat.index()]);
            let goes_back = match game.phase {
                Phase::Drawing { emptied: Some(_) } | Phase::Returning { .. } => seat == game.seat,
                _ => false,
            };
            if goes_back != (front.len() == 4) {
                return Err(format!("{front:?} lies in front of seat {seat}"));
            }
            if !goes_back && card.is_some_and(|card| !card.diamonds().includes(front.counts())) {
                return Err(format!("{front:?} lies in front of who holds {card:?}"));
            }
        }
        Ok(())
    }

    fn hidden_zones(_: u8, _: &Options) -> Vec<&'static str> {
        vec!["a card in hand and one in the pile", "two cards in hand"]
    }

    fn twins(game: &Mirrors, dice: &mut Dice) -> Vec<Twin<Mirrors>> {
        let fits = |seat: Seat, card: Card| {
            let front = game.fronts[seat.index()];
            front.len() == 4 || card.diamonds().includes(front.counts())
        };
        let mut twins = Vec::new();
        let mut holders: Vec<(Seat, Card)> = Seat::all(game.players)
            .filter_map(|seat| game.cards[seat.index()].map(|card| (seat, card)))
            .collect();
        dice.shuffle(&mut holders);
        if let Some(&(seat, card)) = holders.first() {
            let pile: Cards = game.pile.iter().filter(|&card| fits(seat, card)).collect();
            if let Some(drawn) = pile.draw(dice) {
                let mut other = *game;
                other.cards[seat.index()] = Some(drawn);
                other.pile.remove(drawn);
                other.pile.insert(card);
                let zone = "a card in hand and one in the pile";
                twins.push(Twin { zone, other, known_to: Seats::only(seat) });
            }
        }
        if let [(one, card), (two, other_card), ..] = holders[..]
            && fits(one, other_card)
            && fits(two, card)
        {
            let mut other = *game;
            other.cards.swap(one.index(), two.index());
            let known_to = [one, two].into_iter().collect();
            twins.push(Twin { zone: "two cards in hand", other, known_to });
        }
        twins
    }
}

fn keep_the_contract(players: u8) {
    for target in Target::ALL {
        check_contract::<GameBox>(players, Options { target }, 4);
    }
}

#[test]
fn two_keep_the_contract_whatever_the_target() {
    keep_the_contract(2);
}

#[test]
fn three_keep_the_contract_whatever_the_target() {
    keep_the_contract(3);
}

#[test]
fn four_keep_the_contract_whatever_the_target() {
    keep_the_contract(4);
}
