//! What all have seen of a game: which cards were turned over, and who left when.

use serde::{Deserialize, Serialize};
use table::Seat;
use thiserror::Error;

use crate::CAVES;
use crate::card::Card;
use crate::path::MAX_CARDS;

/// The expeditions of a game so far, the one at hand last. Nothing in it is secret: fists are written down once they are open.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(into = "Vec<Written>", try_from = "Vec<Written>")]
pub struct History {
    expeditions: [Expedition; CAVES as usize],
    len: u8,
}

/// One expedition: its cards in order, and who left it after how many of them.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Expedition {
    players: u8,
    /// The numbers of the cards; beyond `len` nothing but 0.
    cards: [u8; MAX_CARDS],
    len: u8,
    /// By seat, after how many cards it left; 0 for those who did not.
    left: [u8; Seat::MOST as usize],
}

impl History {
    /// The expeditions, in order.
    pub fn expeditions(&self) -> &[Expedition] {
        &self.expeditions[..usize::from(self.len)]
    }

    /// An expedition of so many sets out.
    pub(crate) fn enter(&mut self, players: u8) {
        if let Some(next) = self.expeditions.get_mut(usize::from(self.len)) {
            next.players = players;
            self.len += 1;
        }
    }

    /// A card is turned over.
    pub(crate) fn turn(&mut self, card: Card) {
        if let Some(now) = self.now() {
            now.push(card);
        }
    }

    /// A seat has left.
    pub(crate) fn leave(&mut self, seat: Seat) {
        if let Some(now) = self.now() {
            now.left[seat.index()] = now.len;
        }
    }

    fn now(&mut self) -> Option<&mut Expedition> {
        self.expeditions.get_mut(usize::from(self.len).checked_sub(1)?)
    }
}

impl Expedition {
    /// The cards, in the order in which they were turned over.
    pub fn cards(&self) -> impl Iterator<Item = Card> {
        self.cards[..usize::from(self.len)].iter().map(|&index| Card::nth(index))
    }

    /// After how many cards a seat left, if it did.
    pub fn left(&self, seat: Seat) -> Option<u8> {
        let after = self.left[seat.index()];
        (after > 0).then_some(after)
    }

    /// Nothing if there is no room for it.
    fn push(&mut self, card: Card) -> Option<()> {
        *self.cards.get_mut(usize::from(self.len))? = card.index();
        self.len += 1;
        Some(())
    }
}

/// An expedition as it is sent.
#[derive(Serialize, Deserialize)]
struct Written {
    cards: Vec<Card>,
    left: Vec<Option<u8>>,
}

/// More expeditions, cards or seats than a game can have.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
#[error("no game of Diamant has so many caves, cards or players")]
struct TooLong;

impl From<History> for Vec<Written> {
    fn from(history: History) -> Self {
        let written = |expedition: &Expedition| Written {
            cards: expedition.cards().collect(),
            left: Seat::all(expedition.players).map(|seat| expedition.left(seat)).collect(),
        };
        history.expeditions().iter().map(written).collect()
    }
}

impl TryFrom<Vec<Written>> for History {
    type Error = TooLong;

    fn try_from(written: Vec<Written>) -> Result<Self, TooLong> {
        if written.len() > usize::from(CAVES) {
            return Err(TooLong);
        }
        let mut history = Self::default();
        for Written { cards, left } in written {
            if left.len() > usize::from(Seat::MOST) {
                return Err(TooLong);
            }
            history.enter(left.len() as u8);
            let now = history.now().ok_or(TooLong)?;
            for card in cards {
                now.push(card).ok_or(TooLong)?;
            }
            for (place, after) in now.left.iter_mut().zip(left) {
                *place = after.unwrap_or(0);
            }
        }
        Ok(history)
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "in a test, a panic is a finding")]

    use table::{Game, Viewer};

    use super::*;
    use crate::{Choice, Diamant, Options};

    fn played() -> Diamant {
        let mut game = Diamant::new(3, &Options::default()).unwrap();
        for (card, leaves) in [("17", [false, true, false]), ("snake", [false; 3])] {
            game.deal(card.parse().unwrap(), &mut ()).unwrap();
            for seat in game.turn().awaited() {
                let choice = if leaves[seat.index()] { Choice::Leave } else { Choice::Stay };
                game.act(seat, choice, &mut ()).unwrap();
            }
        }
        for card in ["snake", "4"] {
            game.deal(card.parse().unwrap(), &mut ()).unwrap();
        }
        game
    }

    #[test]
    fn it_tells_every_card_and_who_left_when() {
        let view = played().view(Viewer::Spectator);
        let json = serde_json::to_string(&view.history).unwrap();
        assert_eq!(
            json,
            r#"[{"cards":["17","snake","snake"],"left":[null,1,null]},{"cards":["4"],"left":[null,null,null]}]"#
        );
        assert_eq!(serde_json::from_str::<History>(&json).unwrap(), view.history);
    }

    #[test]
    fn closed_fists_are_not_in_it() {
        let mut game = played();
        let before = game.view(Viewer::Spectator).history;
        game.act(Seat::new(0).unwrap(), Choice::Leave, &mut ()).unwrap();
        assert_eq!(game.view(Viewer::Spectator).history, before);
    }

    #[test]
    fn what_no_game_can_have_is_refused() {
        let cards = ["\"17\""; MAX_CARDS + 1].join(",");
        let caves = [r#"{"cards":[],"left":[]}"#; 6].join(",");
        for json in [
            format!(r#"[{{"cards":[{cards}],"left":[]}}]"#),
            format!("[{caves}]"),
            r#"[{"cards":[],"left":[1,1,1,1,1,1,1,1,1]}]"#.to_owned(),
        ] {
            assert!(serde_json::from_str::<History>(&json).is_err(), "{json}");
        }
    }
}
