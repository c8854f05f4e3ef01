//! What a seat does in a playout of Mirrors: it takes what it can, and touches a mirror that lights a diamond it needs.

use luck::Dice;
use mirrors::{Action, Board, Mirrors, Recesses, Side, Touch};
use table::{Game, Luck, Seat, pick};

/// How many ways to touch a mirror [`sampled`] looks at.
const TRIES: u32 = 24;

/// [`exhaustive`] goes through the ways to touch a mirror in steps of this length. It is prime, and divides neither the 120 ways with all
/// mirrors standing nor the two for each of at most 16 free fields, so every way is looked at once.
const STEP: u32 = 17;

/// Looks for a mirror to touch among some ways, drawn by lot.
pub(super) fn sampled(game: &Mirrors, seat: Seat, dice: &mut Dice) -> Option<Action> {
    playout(game, seat, dice, |dice| {
        let (board, side, wanted) = (game.board(), game.side(seat)?, game.wanted(seat));
        let touches = board.count_touches();
        let mut touch = board.nth_touch(dice.below(touches))?;
        for _ in 0..TRIES {
            if lights(board, side, wanted, touch)? {
                break;
            }
            touch = board.nth_touch(dice.below(touches))?;
        }
        Some(touch)
    })
}

/// Looks for a mirror to touch among all ways.
pub(super) fn exhaustive(game: &Mirrors, seat: Seat, dice: &mut Dice) -> Option<Action> {
    playout(game, seat, dice, |dice| {
        let (board, side, wanted) = (game.board(), game.side(seat)?, game.wanted(seat));
        let touches = board.count_touches();
        let start = dice.below(touches);
        let tries = if wanted.is_empty() { 0 } else { touches };
        for at in 0..tries {
            let touch = board.nth_touch((start + STEP * at) % touches)?;
            if lights(board, side, wanted, touch)? {
                return Some(touch);
            }
        }
        board.nth_touch(start)
    })
}

/// Takes a diamond if one is lit, and else touches the mirror that `choose` gives.
fn playout(
    game: &Mirrors,
    seat: Seat,
    dice: &mut Dice,
    choose: impl FnOnce(&mut Dice) -> Option<Touch>,
) -> Option<Action> {
    match game.nth_action(seat, 0)? {
        Action::Touch(_) => choose(dice).map(Action::Touch),
        Action::Return(_) => pick(game, seat, dice),
        first => Some(first),
    }
}

/// Whether a touch lights one of the `wanted` diamonds for `side`.
fn lights(board: Board, side: Side, wanted: Recesses, touch: Touch) -> Option<bool> {
    let lights = board.after(touch)?.lights(side, touch.way());
    Some(!(lights.recesses() & wanted).is_empty())
}
