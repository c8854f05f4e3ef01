//! Diamant and the contract. This stands inside the crate because it changes what is private to the crate.

use luck::Dice;
use table::{Luck, Seat, Seats};
use testkit::{Subject, Twin, check_contract};

use crate::card::{Card, Face};
use crate::options::{Chests, Options, Supply};
use crate::pile::Pile;
use crate::position::{Diamant, Phase};

/// The stones on all diamond cards together.
fn stones(pile: Pile) -> u16 {
    let on = |card: Card| match card.face() {
        Face::Diamonds(value) => u16::from(value) * u16::from(pile.count(card)),
        Face::Hazard(_) => 0,
    };
    Card::all().map(on).sum()
}

struct GameBox;

impl Subject for GameBox {
    type Game = Diamant;

    /// Cards: path, pile and removed ones make thirty. Stones: no player holds more than the caves have given.
    fn conserved(game: &Diamant) -> Result<(), String> {
        for card in Card::all() {
            let laid = game.path.cards().filter(|laid| laid.card == card).count();
            if usize::from(game.pile.count(card)) + laid != usize::from(game.deck.count(card)) {
                return Err(format!("{card} is lost or made"));
            }
        }
        let removed = Pile::FULL.len() - game.deck.len();
        if removed > game.cave.min(4) + u8::from(game.phase == Phase::Over) {
            return Err(format!("{removed} cards have left the game in {} caves", game.cave));
        }
        let found = stones(Pile::FULL) - stones(game.pile);
        let held =
            u16::from(game.beside) * u16::from(game.inside.len()) + u16::from(game.path.stones());
        if held > found {
            return Err(format!("{held} stones from cards worth {found}"));
        }
        if game.chests[usize::from(game.players)..].iter().any(|&chest| chest > 0) {
            return Err("a chest without an owner has stones".to_owned());
        }
        Ok(())
    }

    fn hidden_zones(_: u8, options: &Options) -> Vec<&'static str> {
        match options.chests {
            Chests::Open => vec!["a sealed decision"],
            Chests::Closed => vec!["a sealed decision", "closed chests"],
        }
    }

    fn twins(game: &Diamant, dice: &mut Dice) -> Vec<Twin<Diamant>> {
        let mut twins = Vec::new();
        if let Phase::Deciding { chosen, leaving } = game.phase {
            for seat in chosen {
                let flipped = if leaving.contains(seat) {
                    leaving - Seats::only(seat)
                } else {
                    leaving | Seats::only(seat)
                };
                let other =
                    Diamant { phase: Phase::Deciding { chosen, leaving: flipped }, ..game.clone() };
                twins.push(Twin { zone: "a sealed decision", other, known_to: Seats::only(seat) });
            }
        }
        if game.options.chests == Chests::Closed && game.phase != Phase::Over {
            let mut seats: Vec<Seat> = Seat::all(game.players).collect();
            dice.shuffle(&mut seats);
            let mut other = game.clone();
            other.chests.swap(seats[0].index(), seats[1].index());
            if other != *game {
                twins.push(Twin {
                    zone: "closed chests",
                    other,
                    known_to: seats[..2].iter().copied().collect(),
                });
            }
        }
        twins
    }
}

#[test]
fn three_to_eight_keep_the_contract() {
    for players in 3..=8 {
        check_contract::<GameBox>(players, Options::default(), 40);
    }
}

#[test]
fn closed_chests_keep_the_contract() {
    for players in [3, 5, 8] {
        check_contract::<GameBox>(
            players,
            Options { chests: Chests::Closed, stones: Supply::Of75 },
            40,
        );
    }
}
