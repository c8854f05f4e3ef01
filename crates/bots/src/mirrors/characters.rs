//! Bots with a character.

use luck::Dice;
use mirrors::{Action, Mirrors, Touch, View, Way};
use table::{Game, Imagine, Seat};

use super::Thought;
use super::thumb::greedy;
use crate::best::Best;
use crate::search::Taste;
use crate::{Bot, Budget, Character, Decision, Reason};

/// The level `thumb` with a character: of the mirrors that light most diamonds it needs, the one to its taste. Greed opens many
/// beams of its own or few; spite closes those of the others, or opens them.
#[derive(Clone, Copy, Debug)]
pub(super) struct CharacterThumb(pub(super) Character);

impl Bot<Mirrors> for CharacterThumb {
    fn choose(&self, view: &View, dice: &mut Dice, _: Budget<'_>) -> Option<Decision<Action>> {
        let (seat, game) = (view.you?, Mirrors::imagine(view, dice));
        let (greed, spite) = (self.0.greed(dice), self.0.spite(dice));
        let mut best = Best::NONE;
        if let Some(Action::Touch(_)) = game.nth_action(seat, 0) {
            game.prospects(seat, |touch, lit| {
                let (own, others) = beams(&game, seat, touch);
                best.offer(touch, (lit.len(), greed * own - spite * others), dice);
            });
        }
        let (action, thought) = match best.found {
            Some((touch, (diamonds @ 1.., _))) => {
                (Action::Touch(touch), Thought::Lights { diamonds })
            }
            Some((touch, _)) => {
                (Action::Touch(touch), Thought::Dark { needs: game.needs(seat).len() })
            }
            None => greedy(&game, seat, dice)?,
        };
        Some(Decision { action, reason: Reason::Mirrors(thought) })
    }
}

impl Taste<Mirrors> for CharacterThumb {
    fn taste(&self, game: &Mirrors, seat: Seat, action: Action, dice: &mut Dice) -> i16 {
        let Action::Touch(touch) = action else { return 0 };
        let (own, others) = beams(game, seat, touch);
        self.0.greed(dice) * own - self.0.spite(dice) * others
    }
}

/// How many diamonds this seat and all others would light by way of three mirrors after a touch.
fn beams(game: &Mirrors, seat: Seat, touch: Touch) -> (i16, i16) {
    let board = game.board().after(touch).unwrap_or(game.board());
    let lying = game.rim().lying();
    Seat::all(game.players()).fold((0, 0), |(own, others), each| {
        let lit = game
            .side(each)
            .map_or(0, |side| i16::from((board.lights(side, Way::Three).recesses() & lying).len()));
        if each == seat { (own + lit, others) } else { (own, others + lit) }
    })
}
