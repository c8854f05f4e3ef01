//! What is known of Mirrors beyond its rules.

use luck::Dice;
use mirrors::{Action, Colour, Mirrors, Stage};
use table::{Game, Seat, Viewer};

use super::playout::sampled;
use crate::Threat;
use crate::search::{Knowledge, Worth, normalize};

/// Playouts in which everyone takes what they can light, cut short and judged by how far everyone has come.
#[derive(Clone, Copy, Debug)]
pub struct Heuristics {
    /// How many choices a simulation goes on for.
    horizon: u32,
}

impl Heuristics {
    /// For the level `clever`.
    pub const CLEVER: Self = Self { horizon: 10 };
    /// For the level `expert`.
    pub const EXPERT: Self = Self { horizon: 16 };
}

/// How many times the odds of winning grow with each diamond taken.
const ODDS_PER_DIAMOND: f32 = 1.5;

/// How much further than the odds the judgement of a position is from the middle: there is little between positions.
const STRETCH: f32 = 3.0;

/// How much likelier an action seems for each needed diamond that it lights.
const PRIOR_PER_DIAMOND: f32 = 12.0;

impl Knowledge<Mirrors> for Heuristics {
    fn playout(&self, game: &Mirrors, seat: Seat, dice: &mut Dice) -> Option<Action> {
        sampled(game, seat, dice)
    }

    fn priors(&self, game: &Mirrors, seat: Seat, actions: &[Action], priors: &mut Vec<f32>) {
        priors.clear();
        if matches!(actions.first(), Some(Action::Touch(_))) {
            game.prospects(seat, |_, lit| {
                priors.push(1.0 + PRIOR_PER_DIAMOND * f32::from(lit.len()));
            });
            priors.resize(actions.len(), 1.0);
        } else {
            priors.extend(actions.iter().map(|action| match action {
                Action::Take { .. } => PRIOR_PER_DIAMOND,
                _ => 1.0,
            }));
        }
        normalize(priors);
    }

    fn threat(&self, game: &Mirrors, seat: Seat, rival: Seat) -> Option<Threat> {
        let view = game.view(Viewer::Seat(seat));
        let possible = view.possible_cards(rival);
        let taken = &view.players.get(rival.index())?.diamonds;
        let askers = |colour: Colour| {
            let taken = taken.iter().filter(|&&each| each == colour).count();
            possible
                .iter()
                .filter(|card| usize::from(card.diamonds().count(colour)) > taken)
                .count()
        };
        let on_the_rim = Colour::ALL.into_iter().filter(|&colour| !view.rim.of(colour).is_empty());
        let needed = on_the_rim.rev().max_by_key(|&colour| askers(colour))?;
        // Two cards in three ask for any colour, so it takes more than that to tell.
        let likely = 4 * askers(needed) > 3 * usize::from(possible.len());
        likely.then_some(Threat::Needs(needed))
    }

    fn evaluate(&self, game: &Mirrors, choices: u32, _: bool) -> Option<Worth> {
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
            *odds = (0..steps).fold(1.0, |odds, _| odds * ODDS_PER_DIAMOND);
        }
        let all: f32 = odds.iter().sum();
        let fair = 1.0 / f32::from(game.players());
        Some(odds.map(|odds| (0.5 + STRETCH * (odds / all - fair)).clamp(0.0, 1.0)))
    }
}
