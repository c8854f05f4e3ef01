//! The odds of Diamant's next card.

use diamant::{Card, Face, View};
use voice::{Speaker, web};

use crate::dangers;

/// What the next card can be, each card of the pile being as likely as any other.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Odds {
    /// Cards in the pile.
    pub cards: u16,
    /// Those that would end the expedition.
    pub ends: u16,
    /// Those with stones.
    pub diamonds: u16,
    /// How many would share.
    inside: u8,
    /// What all cards together would bring each of those inside.
    shares: u16,
}

impl Odds {
    /// Nothing, if no card comes for anyone.
    pub fn new(view: &View) -> Option<Self> {
        let pile = view.pile();
        let inside = view.inside.len();
        if pile.is_empty() || inside == 0 {
            return None;
        }
        let mut odds = Self {
            cards: pile.len().into(),
            ends: dangers(view).into(),
            diamonds: 0,
            inside,
            shares: 0,
        };
        for card in Card::all() {
            if let Face::Diamonds(value) = card.face() {
                odds.diamonds += u16::from(pile.count(card));
                odds.shares += u16::from(value / inside) * u16::from(pile.count(card));
            }
        }
        Some(odds)
    }

    /// Hazards that would do nothing yet.
    pub const fn harmless(self) -> u16 {
        self.cards - self.ends - self.diamonds
    }

    /// So many of the cards, in tenths of a percent.
    const fn per_mille(self, cards: u16) -> u16 {
        (cards * 1000 + self.cards / 2) / self.cards
    }

    /// What the next card brings on average, in tenths.
    const fn share(self) -> u16 {
        (self.shares * 10 + self.cards / 2) / self.cards
    }

    /// How likely the next card ends the expedition, in percent.
    pub const fn danger(self) -> u16 {
        (self.ends * 100 + self.cards / 2) / self.cards
    }

    /// The odds in sentences.
    pub fn sentences(self, to: &Speaker<'_>) -> [String; 3] {
        let ends = web::d_odds_end(self.ends, self.cards, web::tenths(self.per_mille(self.ends)));
        let others = web::d_odds_others(self.diamonds, self.harmless());
        let share = web::d_odds_share(self.inside, web::tenths(self.share()));
        [ends, others, share].map(|message| to.say(&message))
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "in a test, a panic is a finding")]

    use diamant::{Diamant, Options};
    use table::{Game, Viewer};

    use super::*;

    #[test]
    fn the_odds_count_the_cards_of_the_pile() {
        let mut game = Diamant::new(3, &Options::default()).unwrap();
        game.deal("snake".parse().unwrap(), &mut Vec::new()).unwrap();
        let odds = Odds::new(&game.view(Viewer::Spectator)).unwrap();
        assert_eq!((odds.cards, odds.ends, odds.diamonds, odds.harmless()), (29, 2, 15, 12));
        assert_eq!(odds.per_mille(odds.ends), 69);
        assert_eq!(odds.danger(), 7);
        // 1 to 17 stones, each card shared by three: 0 0 1 1 1 1 2 2 3 3 3 4 4 5 5.
        assert_eq!(odds.shares, 35);
        assert_eq!(odds.share(), 12);
    }
}
