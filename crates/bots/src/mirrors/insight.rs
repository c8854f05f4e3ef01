//! What is known of Mirrors beyond its rules.

use luck::Dice;
use mirrors::{Action, Mirrors, Stage, Touch, View};
use table::{Game, Imagine, Luck, Seat, Viewer, pick};

use crate::search::{Knowledge, Worth};

/// Playouts in which everyone takes what they can light, cut short and judged by how far everyone has come.
#[derive(Clone, Copy, Debug)]
pub struct Insight {
    /// How many choices a simulation goes on for.
    horizon: u32,
    /// How many ways to touch a mirror a seat is thought to have looked at before it took nothing.
    doubt: u32,
}

impl Insight {
    /// For the level `clever`.
    pub const CLEVER: Self = Self { horizon: 10, doubt: 0 };
    /// For the level `expert`.
    pub const EXPERT: Self = Self { horizon: 16, doubt: 8 };
}

/// How many times the odds of winning grow with each diamond taken.
const GROWTH: f32 = 1.5;

/// How much further than the odds the judgement of a position is from the middle: there is little between positions.
const STRETCH: f32 = 3.0;

/// How much likelier an action seems for each needed diamond that it lights.
const LURE: f32 = 12.0;

/// How many ways to touch a mirror a seat in a hurry looks at.
const TRIES: u32 = 24;

/// How often cards that are doubted are drawn again.
const REDRAWS: u32 = 10;

/// One in so many times cards are taken as they come, doubted or not: a seat may have had its reasons.
const CREDIT: u32 = 10;

impl Insight {
    /// Whether somebody would have taken nothing in its latest turn though, with the card imagined, it is easy to light a
    /// diamond that it needs.
    fn doubts(&self, game: &Mirrors, view: &View, dice: &mut Dice) -> bool {
        let Some(mover) = view.stage.seat() else { return false };
        let players = game.players();
        (1..players.min(view.idle.saturating_add(1))).any(|turns_ago| {
            Seat::new((mover.number() + players - turns_ago) % players)
                .is_some_and(|seat| look(game, seat, self.doubt, dice).is_some())
        })
    }
}

impl Knowledge<Mirrors> for Insight {
    /// Nobody took a diamond that its card does not show; and who took nothing seems to need what is hard to light.
    fn imagine(&self, view: &View, dice: &mut Dice) -> Mirrors {
        let mut game = Mirrors::imagine(view, dice);
        for _ in 0..REDRAWS {
            if !self.doubts(&game, view, dice) || dice.below(CREDIT) == 0 {
                break;
            }
            game = Mirrors::imagine(view, dice);
        }
        game
    }

    fn playout(&self, game: &Mirrors, seat: Seat, dice: &mut Dice) -> Option<Action> {
        hurried(game, seat, dice)
    }

    fn priors(&self, game: &Mirrors, seat: Seat, actions: &[Action], priors: &mut Vec<f32>) {
        priors.clear();
        if matches!(actions.first(), Some(Action::Touch(_))) {
            game.prospects(seat, |_, lit| {
                priors.push(1.0 + LURE * f32::from(lit.len()));
            });
            priors.resize(actions.len(), 1.0);
        } else {
            priors.extend(actions.iter().map(|action| match action {
                Action::Take { .. } => LURE,
                _ => 1.0,
            }));
        }
        let all: f32 = priors.iter().sum();
        for prior in priors.iter_mut() {
            *prior /= all;
        }
    }

    fn judge(&self, game: &Mirrors, choices: u32) -> Option<Worth> {
        if choices < self.horizon || game.outcome().is_some() {
            return None;
        }
        let view = game.view(Viewer::Spectator);
        if !matches!(view.stage, Stage::Placing { .. } | Stage::Touching { .. }) {
            return None;
        }
        let mut odds = [0.0; Seat::MOST as usize];
        for (odds, player) in odds.iter_mut().zip(&view.players) {
            let steps = 4 * usize::from(player.laid.len()) + player.diamonds.len();
            *odds = (0..steps).fold(1.0, |odds, _| odds * GROWTH);
        }
        let all: f32 = odds.iter().sum();
        let fair = 1.0 / f32::from(game.players());
        Some(odds.map(|odds| (0.5 + STRETCH * (odds / all - fair)).clamp(0.0, 1.0)))
    }
}

/// What a seat in a hurry does: takes what it can, and looks at some ways to touch a mirror for one that lights a diamond it needs.
fn hurried(game: &Mirrors, seat: Seat, dice: &mut Dice) -> Option<Action> {
    let first = game.nth_action(seat, 0)?;
    if !matches!(first, Action::Touch(_)) {
        return match first {
            Action::Return(_) => pick(game, seat, dice),
            _ => Some(first),
        };
    }
    let touch = look(game, seat, TRIES, dice).or_else(|| {
        let board = game.board();
        board.nth_touch(dice.below(board.count_touches()))
    });
    touch.map(Action::Touch)
}

/// Looks at so many ways to touch a mirror, by lot, for one that lights a diamond that `seat` needs.
fn look(game: &Mirrors, seat: Seat, tries: u32, dice: &mut Dice) -> Option<Touch> {
    let (board, side, wanted) = (game.board(), game.side(seat)?, game.wanted(seat));
    let touches = board.count_touches();
    (0..tries).find_map(|_| {
        let touch = board.nth_touch(dice.below(touches))?;
        let lit = board.after(touch)?.lights(side, touch.way()).recesses();
        (!lit.and(wanted).is_empty()).then_some(touch)
    })
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "in a test, a panic is a finding")]

    use table::Turn;

    use super::*;

    /// What a seat sees when nobody has taken a diamond in the last three turns.
    fn idle_view(dice: &mut Dice) -> (Seat, View) {
        let mut game = Mirrors::new(4, &mirrors::Options::default()).unwrap();
        loop {
            match game.turn() {
                Turn::Chance => game.deal(game.draw(dice), &mut ()).unwrap(),
                Turn::Seats { awaited, .. } => {
                    let seat = awaited.first().unwrap();
                    let view = game.view(Viewer::Seat(seat));
                    if view.idle >= 3 && view.board.beside() < 6 {
                        return (seat, view);
                    }
                    game.act(seat, pick(&game, seat, dice).unwrap(), &mut ()).unwrap();
                }
                Turn::Over => game = Mirrors::new(4, &mirrors::Options::default()).unwrap(),
            }
        }
    }

    #[test]
    fn who_took_nothing_seems_to_need_what_is_hard_to_light() {
        let easy = |insight: Insight| {
            let mut dice = Dice::new(5);
            let mut lit = 0;
            for _ in 0..20 {
                let (you, view) = idle_view(&mut dice);
                for _ in 0..20 {
                    let game =
                        insight.imagine(&view, &mut Dice::new(u64::from(dice.below(1 << 20))));
                    for seat in Seat::all(4).filter(|&seat| seat != you) {
                        game.prospects(seat, |_, recesses| lit += u32::from(!recesses.is_empty()));
                    }
                }
            }
            lit
        };
        assert!(easy(Insight::EXPERT) < easy(Insight::CLEVER));
    }
}
