//! A rule that a person could state: do what would cost fewest penalty points if the game were counted now.

use kadora::{Action, Cards, Kadora, View, scoring};
use luck::Dice;
use table::{Game, Imagine, Luck, Seat, pick};

use super::Thought;
use crate::{Bot, Budget, Decision, Reason};

/// The level `thumb`: gives and places so that its won loot would cost fewest penalty points if it were counted now.
#[derive(Clone, Copy, Debug, Default)]
pub struct Thumb;

impl Bot<Kadora> for Thumb {
    fn choose(
        &self,
        seat: Seat,
        view: &View,
        dice: &mut Dice,
        _: Budget<'_>,
    ) -> Option<Decision<Action>> {
        let game = Kadora::imagine(view, dice);
        let before = penalty(&view.loot, seat);
        let mut best: Option<(u8, Action)> = None;
        let mut alike = 0;
        game.actions(seat, |action| {
            let after = after(view, seat, action).unwrap_or(before);
            match best {
                Some((least, _)) if least < after => {}
                Some((least, _)) if least == after => {
                    alike += 1;
                    if dice.below(alike) == 0 {
                        best = Some((after, action));
                    }
                }
                _ => (best, alike) = (Some((after, action)), 1),
            }
        });
        let (after, action) = best?;
        let thought = match action {
            Action::Draw(_) => {
                let action = pick(&game, seat, dice)?;
                return Some(Decision { action, reason: Reason::Kadora(Thought::Draw) });
            }
            _ => Thought::Penalty { before, after },
        };
        Some(Decision { action, reason: Reason::Kadora(thought) })
    }
}

/// What the won loot of `seat` would cost after an action; nothing if the action does not change it.
pub(super) fn after(view: &View, seat: Seat, action: Action) -> Option<u8> {
    let mut loot = view.loot.clone();
    match action {
        Action::Give { colour, to } => {
            let given = loot.get(seat.index())?.of(colour);
            let kept = loot.get(seat.index())?.without(&given);
            *loot.get_mut(seat.index())? = kept;
            let more = loot.get(to.index())?.with(&given);
            *loot.get_mut(to.index())? = more;
        }
        Action::Place { card, field } => {
            let haul = view.block.haul(card, field);
            let taken = view.block.cards(haul.column | haul.row);
            let more = loot.get(seat.index())?.with(&taken);
            *loot.get_mut(seat.index())? = more;
        }
        Action::Keep | Action::Draw(_) => return None,
    }
    Some(penalty(&loot, seat))
}

pub(super) fn penalty(loot: &[Cards], seat: Seat) -> u8 {
    scoring(loot).tallies().get(seat.index()).map_or(0, |tally| tally.penalty)
}
