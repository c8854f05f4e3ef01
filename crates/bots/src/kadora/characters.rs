//! Bots with a character.

use std::cmp::Reverse;

use kadora::{Action, Kadora, View};
use luck::Dice;
use table::{Game, Imagine, Seat, Viewer};

use super::Thought;
use crate::best::Best;
use crate::search::Taste;
use crate::{Bot, Budget, Character, Decision, Reason};

/// The level `thumb` with a character: of the actions that cost fewest penalty points, the one to its taste. Greed takes many cards
/// or few; spite wants others to have penalty points, or spares them.
#[derive(Clone, Copy, Debug)]
pub(super) struct CharacterThumb(pub(super) Character);

impl Bot<Kadora> for CharacterThumb {
    fn choose(&self, view: &View, dice: &mut Dice, _: Budget<'_>) -> Option<Decision<Action>> {
        let (seat, game) = (view.you?, Kadora::imagine(view, dice));
        let (greed, spite) = (self.0.greed(dice), self.0.spite(dice));
        let mut best = Best::NONE;
        game.actions(seat, |action| {
            let taste = greed * taken(view, action) + spite * penalties(&game, seat, action);
            best.offer(action, (Reverse(game.penalty_after(seat, action)), taste), dice);
        });
        let (action, (Reverse(after), _)) = best.found?;
        let thought = match action {
            Action::Draw(_) => Thought::Draw,
            _ => Thought::Penalty { before: game.penalty(seat), after },
        };
        Some(Decision { action, reason: Reason::Kadora(thought) })
    }
}

impl Taste<Kadora> for CharacterThumb {
    fn taste(&self, game: &Kadora, seat: Seat, action: Action, dice: &mut Dice) -> i16 {
        let view = game.view(Viewer::Seat(seat));
        self.0.greed(dice) * taken(&view, action)
            + self.0.spite(dice) * penalties(game, seat, action)
    }
}

/// How many cards an action takes from the block.
fn taken(view: &View, action: Action) -> i16 {
    match action {
        Action::Place { card, field } => {
            let haul = view.block.haul(card, field);
            (haul.column | haul.row).len().into()
        }
        _ => 0,
    }
}

/// The penalty points of all others after an action.
fn penalties(game: &Kadora, seat: Seat, action: Action) -> i16 {
    let mut after = game.clone();
    // An action from the list of those allowed is not refused.
    let _ = after.act(seat, action, &mut ());
    let others = Seat::all(game.players()).filter(|&other| other != seat);
    others.map(|other| i16::from(after.penalty(other))).sum()
}
