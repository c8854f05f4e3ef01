//! What an action would cost if the game were counted after it: the question every search asks.

use table::Seat;

use crate::action::Action;
use crate::card::Colour;
use crate::loot::Totals;
use crate::position::{Kadora, MOST_PLAYERS};

impl Kadora {
    /// The penalty points of a seat's won loot if the players' won loot were counted now (K21, K22).
    pub fn penalty(&self, seat: Seat) -> u8 {
        cost(&self.totals(), seat)
    }

    /// The same after an action of the seat. It follows from what everyone sees, and from the card placed.
    pub fn penalty_after(&self, seat: Seat, action: Action) -> u8 {
        let mut totals = self.totals();
        match action {
            Action::Give { colour, to } => {
                let given = totals[seat.index() % MOST_PLAYERS].only(colour);
                totals[seat.index() % MOST_PLAYERS] -= given;
                totals[to.index() % MOST_PLAYERS] += given;
            }
            Action::Place { card, field } => {
                let haul = self.block.haul(card, field);
                for taken in haul.column | haul.row {
                    if let Some(card) = self.block.get(taken) {
                        totals[seat.index() % MOST_PLAYERS] += Totals::of_card(card);
                    }
                }
            }
            Action::Keep | Action::Draw(_) => {}
        }
        cost(&totals, seat)
    }

    fn totals(&self) -> [Totals; MOST_PLAYERS] {
        self.loot.map(|loot| loot.totals())
    }
}

fn cost(totals: &[Totals; MOST_PLAYERS], seat: Seat) -> u8 {
    let yours = totals[seat.index() % MOST_PLAYERS];
    let trails = |colour: &Colour| totals.iter().any(|other| other.of(*colour) > yours.of(*colour));
    Colour::ALL.into_iter().filter(trails).map(|colour| yours.of(colour)).sum()
}

#[cfg(test)]
mod tests {
    use luck::Dice;
    use table::{Game, Turn, pick};

    use super::*;
    use crate::{Cards, Options, scoring};

    /// No loot is counted otherwise than at the end, the cards in hand and aside left out.
    #[test]
    fn an_action_costs_what_the_count_after_it_says() {
        let mut dice = Dice::new(3);
        for players in 2..=4 {
            let mut game = Kadora::new(players, &Options::default()).unwrap();
            loop {
                match game.turn() {
                    Turn::Over => break,
                    Turn::Chance => game.deal(game.draw(&mut dice), &mut ()).unwrap(),
                    Turn::Seats { awaited, .. } => {
                        let seat = awaited.first().unwrap();
                        let action = pick(&game, seat, &mut dice).unwrap();
                        let foreseen = game.penalty_after(seat, action);
                        game.act(seat, action, &mut ()).unwrap();
                        if game.turn() == Turn::Over {
                            break;
                        }
                        let loot: Vec<Cards> = game.loot[..usize::from(players)]
                            .iter()
                            .map(|loot| *loot.cards())
                            .collect();
                        let counted = scoring(&loot).tallies()[seat.index()].penalty;
                        assert_eq!(foreseen, counted, "{action}");
                        assert_eq!(game.penalty(seat), counted);
                    }
                }
            }
        }
    }
}
