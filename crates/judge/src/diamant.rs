//! Judging Diamant: caves explored to their end by players who learned to win, and valued by what they learned.

use bots::diamant::win;
use diamant::{Choice, Diamant, Odds, View};
use table::Seat;

use crate::{Judged, Sample, Shares, Why};

impl Judged for Diamant {
    fn samples(view: &View, seat: Seat, actions: &[Choice], luck: u64) -> Vec<Sample> {
        let trials = win::rollout(view, seat, luck);
        let sample = |&action: &Choice| {
            let trial = trials[action as usize];
            Sample { win: trial.share, score: f32::from(trial.chest) }
        };
        actions.iter().map(sample).collect()
    }

    fn worth(&self, luck: u64) -> Shares {
        win::rollout_worth(self, luck)
    }

    fn why(view: &View, seat: Seat, action: Choice) -> Vec<Why> {
        let odds = Odds::of(view);
        let others = view.inside.len().saturating_sub(u8::from(view.inside.contains(seat)));
        match action {
            Choice::Stay => vec![
                Why::NextCard { deadly: odds.deadly, left: odds.left },
                Why::AtRisk { stones: u16::from(view.beside) },
                Why::Inside { others },
            ],
            Choice::Leave => {
                vec![Why::Safe { least: odds.sure, most: u16::from(view.beside) + view.on_path() }]
            }
        }
    }
}
