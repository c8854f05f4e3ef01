//! A bot that plays as a network says, without a search.

use std::ops::Range;

use luck::Dice;
use table::{Answers, Luck, Seat, Viewer, finish};

use super::{Inputs, Learned, Net};
use crate::mean::Mean;
use crate::{Bot, Budget, Decision, Reason};

/// Takes the action with the highest logit.
#[derive(Clone, Copy, Debug)]
pub struct GreedyPolicy<'a>(pub &'a Net);

impl GreedyPolicy<'_> {
    /// The index of the action with the highest logit.
    pub(crate) fn best<G: Learned>(self, view: &G::View, actions: &[G::Action]) -> usize {
        let mut inputs = Inputs::of::<G>();
        let shared = G::shared(view);
        G::inputs(view, &shared, &mut inputs);
        let activations = self.0.forward(inputs.numbers());
        let (mut best, mut at) = ((f32::NEG_INFINITY, 0), 0);
        G::actions_inputs(view, &shared, actions, |action| {
            let logit = self.0.logit(&activations, action);
            if logit > best.0 {
                best = (logit, at);
            }
            at += 1;
        });
        best.1
    }
}

impl<G: Learned> Bot<G> for GreedyPolicy<'_> {
    fn choose(&self, view: &G::View, _: &mut Dice, _: Budget<'_>) -> Option<Decision<G::Action>> {
        let mut actions = Vec::new();
        view.actions(|action| actions.push(action));
        match actions[..] {
            [] => None,
            [action] => Some(Decision { action, reason: Reason::OnlyAction }),
            _ => {
                let action = actions[self.best::<G>(view, &actions)];
                Some(Decision { action, reason: Reason::Lot })
            }
        }
    }
}

/// How often `bot` wins among `rivals` who are all alike, and the standard error. It sits on every seat in turn, with the same luck.
/// `clock` counts milliseconds.
pub fn win_rate<G: Learned>(
    (bot, rivals): (&dyn Bot<G>, &dyn Bot<G>),
    players: u8,
    games: Range<u32>,
    seed: u64,
    clock: &dyn Fn() -> f64,
) -> (f64, f64) {
    let mut mean = Mean::default();
    for game in games {
        let own = game % u32::from(players);
        let seed = Dice::of_game(seed, u64::from(game / u32::from(players)));
        let won = play_game::<G>((bot, rivals), players, own as usize, seed, clock);
        mean.add(f64::from(won.unwrap_or(0.0)));
    }
    mean.with_error()
}

/// Plays a game; the part of the win that the bot on seat `own` had.
fn play_game<G: Learned>(
    (bot, rivals): (&dyn Bot<G>, &dyn Bot<G>),
    players: u8,
    own: usize,
    mut dice: Dice,
    clock: &dyn Fn() -> f64,
) -> Option<f32> {
    let mut game = G::new(players, &G::Options::default()).ok()?;
    let mut choices = dice.clone();
    choices.below(7);
    finish(&mut game, &mut dice, &mut (), |game, seat, _| {
        let who = if seat.index() == own { bot } else { rivals };
        let view = game.view(Viewer::Seat(seat));
        let choice = who.allowance().spend(clock, |budget| who.choose(&view, &mut choices, budget));
        choice.expect("an awaited seat can act").action
    })
    .ok()?;
    let end = game.outcome()?;
    Some(end.share(Seat::new(own as u8)?))
}
