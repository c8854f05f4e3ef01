//! A move of Kadora in the making.

use kadora::{Action, Card, Cards, Field, Fields, Haul, Stage, View};

/// A card that might be laid.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Draft {
    /// The card.
    pub card: Card,
    /// Where.
    pub field: Field,
    /// What it would take.
    pub haul: Haul,
    /// The cards that would be taken.
    pub gain: Cards,
}

impl Draft {
    /// Thinks of laying a card on a place; nothing if the viewer does not hold the card or the place is not open.
    pub fn new(view: &View, card: Card, field: Field) -> Option<Self> {
        let possible = view.hand().contains(card) && view.block.open().contains(field);
        possible.then(|| {
            let haul = view.block.haul(card, field);
            let gain = view.block.cards(haul.column | haul.row);
            Self { card, field, haul, gain }
        })
    }

    /// The places whose cards would be taken.
    pub fn taken(&self) -> Fields {
        self.haul.column | self.haul.row
    }

    /// Whether this place is in the column or the row.
    pub fn touches(&self, field: Field) -> bool {
        (self.field.column() | self.field.row()).contains(field)
    }

    /// What would be done to lay the card, if it is time for it. To lay a card is to keep what could be given away.
    pub fn actions(&self, view: &View) -> Option<Vec<Action>> {
        let lay = Action::Place { card: self.card, field: self.field };
        match view.stage {
            Stage::Giving { .. } => Some(vec![Action::Keep, lay]),
            Stage::Placing { .. } => Some(vec![lay]),
            _ => None,
        }
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "in a test, a panic is a finding")]

    use kadora::{Kadora, Options};
    use luck::Dice;
    use table::{Game as _, Seat, Turn, Viewer, pick};

    use super::*;

    /// Every draft can be carried out in the player's turn, and takes what it says.
    #[test]
    fn drafts_become_the_actions_they_show() {
        let mut game = Kadora::new(3, &Options::default()).unwrap();
        let mut dice = Dice::new(4);
        let mut laid = 0;
        loop {
            let seat: Seat = match game.turn() {
                Turn::Over => break,
                Turn::Chance => {
                    let deal = game.draw(&mut dice);
                    game.deal(deal, &mut ()).unwrap();
                    continue;
                }
                turn @ Turn::Seats { .. } => turn.awaited().first().unwrap(),
            };
            let view = game.view(Viewer::Seat(seat));
            let drafts = view
                .hand()
                .iter()
                .flat_map(|card| view.block.open().iter().map(move |field| (card, field)));
            for (card, field) in drafts {
                let draft = Draft::new(&view, card, field).unwrap();
                let Some(actions) = draft.actions(&view) else { continue };
                let mut after = game.clone();
                for action in actions {
                    after.act(seat, action, &mut ()).unwrap();
                }
                let loot = after.view(Viewer::Spectator).loot[seat.index()];
                assert!(draft.gain.iter().all(|card| loot.contains(card)));
                laid += 1;
            }
            let filled = view.block.iter().next().map(|(field, _)| field);
            if let (Some(card), Some(field)) = (view.hand().iter().next(), filled) {
                assert_eq!(Draft::new(&view, card, field), None);
            }
            let action = pick(&game, seat, &mut dice).unwrap();
            game.act(seat, action, &mut ()).unwrap();
        }
        assert!(laid > 100, "{laid}");
    }
}
