//! Judging Mirrors: games played on by players who take what they can light.

use bots::mirrors::Heuristics;
use luck::Dice;
use mirrors::{Action, Mirrors, View};
use table::{Game, Imagine, Seat};

use crate::judged::{samples_by_playing_on, worth_by_playing_on};
use crate::{Judged, Sample, Shares, Why};

impl Judged for Mirrors {
    fn samples(view: &View, seat: Seat, actions: &[Action], luck: u64) -> Vec<Sample> {
        samples_by_playing_on(&Heuristics::EXPERT, view, seat, actions, luck)
    }

    fn worth(&self, luck: u64) -> Shares {
        worth_by_playing_on(&Heuristics::EXPERT, self, luck)
    }

    /// What a mirror lights for the seat itself, and what it opens for each of the others: diamonds that one more touch would light, more
    /// than before.
    fn why(view: &View, seat: Seat, action: Action) -> Vec<Why> {
        let Action::Touch(touch) = action else { return Vec::new() };
        // The action is carried out on a position, which a view is not: what lies on the board is the same in every one that looks like it.
        let before = Mirrors::imagine(view, &mut Dice::new(0));
        let mut after = before;
        if after.act(seat, action, &mut ()).is_err() {
            return Vec::new();
        }
        let mut why = Vec::new();
        if let Some(board) = before.board().after(touch)
            && let Some(side) = before.side(seat)
        {
            let lit = board.lights(side, touch.way()).recesses() & before.wanted(seat);
            why.push(Why::Lights { diamonds: lit.len() });
        }
        for other in Seat::all(view.players.len() as u8).filter(|&other| other != seat) {
            let [was, is] = [&before, &after].map(|game| reach(game, other));
            if is > was {
                why.push(Why::Opens { to: other, diamonds: is - was });
            }
        }
        why
    }
}

/// How many diamonds, of any colour, a seat could light with one touch, or as the board stands.
fn reach(game: &Mirrors, seat: Seat) -> u8 {
    let (Some(side), board) = (game.side(seat), game.board()) else { return 0 };
    let rim = game.rim().lying();
    let mut lit = board.lit_as_it_stands(side, rim);
    board.prospects(side, rim, |_, more| lit |= more);
    lit.len()
}
