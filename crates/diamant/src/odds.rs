//! The odds of the next card.

use crate::card::{Card, Face};
use crate::view::View;

/// What every player at the table can count: the cards that may be turned over next, each equally likely, and what they would do.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Odds {
    /// How many are in the cave, and would share.
    pub inside: u8,
    /// Cards left in the pile.
    pub left: u8,
    /// How many of them would end the expedition (D10).
    pub deadly: u8,
    /// How many of them show diamonds.
    pub diamonds: u8,
    /// How many different hazards lie on the path.
    pub hazards: u8,
    /// What each of those inside would get from all diamond cards left, turned over one at a time while no one leaves (D7).
    pub shares: u16,
    /// What each of those inside would get by leaving now, if all left (D12).
    pub sure: u16,
}

impl Odds {
    /// Counts what `view` shows.
    pub fn of(view: &View) -> Self {
        let pile = view.pile();
        let sharing = view.inside.len().max(1);
        let mut odds = Self {
            inside: view.inside.len(),
            left: pile.len(),
            deadly: 0,
            diamonds: 0,
            hazards: 0,
            shares: 0,
            sure: u16::from(view.beside) + view.on_path() / u16::from(sharing),
        };
        for card in Card::all() {
            let count = pile.count(card);
            match card.face() {
                Face::Diamonds(value) => {
                    odds.diamonds += count;
                    odds.shares += u16::from(value / sharing * count);
                }
                Face::Hazard(_) if view.path.iter().any(|laid| laid.card == card) => {
                    odds.hazards += 1;
                    odds.deadly += count;
                }
                Face::Hazard(_) => {}
            }
        }
        odds
    }

    /// Hazards in the pile that would do nothing yet (D9).
    pub const fn harmless(self) -> u8 {
        self.left - self.deadly - self.diamonds
    }

    /// How likely the next card ends the expedition, in percent; nothing if no card comes for any player.
    pub fn danger(self) -> Option<u16> {
        self.rounded(self.deadly.into(), 100)
    }

    /// How likely the next card ends the expedition, in tenths of a percent; nothing if no card comes for any player.
    pub fn danger_per_mille(self) -> Option<u16> {
        self.rounded(self.deadly.into(), 1000)
    }

    /// What the next card brings each of those inside on average, in tenths of a stone; nothing if no card comes for any player.
    pub fn share_in_tenths(self) -> Option<u16> {
        self.rounded(self.shares, 10)
    }

    /// So many of the cards, each being worth `unit`, on average.
    fn rounded(self, counted: u16, unit: u16) -> Option<u16> {
        let cards = u16::from(if self.inside == 0 { 0 } else { self.left });
        (counted * unit + cards / 2).checked_div(cards)
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "in a test, a panic is a finding")]

    use luck::Dice;
    use table::{Game, Seats, Turn, Viewer, pick};

    use super::*;
    use crate::{Choice, Diamant, Options};

    #[test]
    fn the_odds_count_the_cards_of_the_pile() {
        let mut game = Diamant::new(3, &Options::default()).unwrap();
        game.deal("snake".parse().unwrap(), &mut ()).unwrap();
        let odds = Odds::of(&game.view(Viewer::Spectator));
        assert_eq!((odds.left, odds.deadly, odds.diamonds, odds.harmless()), (29, 2, 15, 12));
        assert_eq!(odds.hazards, 1);
        assert_eq!((odds.danger_per_mille(), odds.danger()), (Some(69), Some(7)));
        // 1 to 17 stones, each card shared by three: 0 0 1 1 1 1 2 2 3 3 3 4 4 5 5.
        assert_eq!(odds.shares, 35);
        assert_eq!(odds.share_in_tenths(), Some(12));
    }

    /// Every card of the pile is tried by the rules: those that empty the cave are the deadly ones.
    #[test]
    fn the_odds_are_what_the_rules_make_of_each_card() {
        for number in 0..200 {
            let mut dice = Dice::of_game(3, number);
            let players = 3 + u8::try_from(number % 6).unwrap();
            let mut game = Diamant::new(players, &Options::default()).unwrap();
            loop {
                match game.turn() {
                    Turn::Over => break,
                    Turn::Chance => {
                        check(&game);
                        game.deal(game.draw(&mut dice), &mut ()).unwrap();
                    }
                    Turn::Seats { awaited, .. } => {
                        check_sure(&game, awaited);
                        for seat in awaited {
                            let choice = pick(&game, seat, &mut dice).unwrap();
                            game.act(seat, choice, &mut ()).unwrap();
                        }
                    }
                }
            }
        }
    }

    fn check(game: &Diamant) {
        let odds = Odds::of(&game.view(Viewer::Spectator));
        let (mut cards, mut deadly, mut shares) = (0, 0, 0);
        for card in Card::all() {
            let mut after = game.clone();
            if after.deal(card, &mut ()).is_err() {
                continue;
            }
            let count = game.pile.count(card);
            cards += count;
            if after.path.len() == 0 {
                deadly += count;
            } else {
                shares += u16::from(count) * u16::from(after.beside - game.beside);
            }
        }
        assert_eq!((odds.left, odds.deadly, odds.shares), (cards, deadly, shares), "{game:?}");
    }

    fn check_sure(game: &Diamant, inside: Seats) {
        let odds = Odds::of(&game.view(Viewer::Spectator));
        let mut after = game.clone();
        for seat in inside {
            after.act(seat, Choice::Leave, &mut ()).unwrap();
        }
        for seat in inside {
            assert_eq!(after.chests[seat.index()] - game.chests[seat.index()], odds.sure);
        }
    }
}
