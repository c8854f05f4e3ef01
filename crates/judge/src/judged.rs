//! What the judge asks of a game.

use bots::Roster;
use bots::search::Knowledge;
use luck::Dice;
use table::{Game, Outcome, Seat, finish};

use crate::{Sample, Why};

/// Each seat's part of the win.
pub type Shares = [f32; Seat::MOST as usize];

/// A game whose decisions can be judged.
pub trait Judged: Roster {
    /// One trial of each of `actions` for a seat that sees `view`: the rest of the game is imagined and played on, with the same `luck`
    /// for all of them.
    fn samples(view: &Self::View, seat: Seat, actions: &[Self::Action], luck: u64) -> Vec<Sample>;

    /// Each seat's part of the win from this very position, as one trial with `luck` tells it.
    fn worth(&self, luck: u64) -> Shares;

    /// What speaks for and against an action, as the seat that sees `view` could have counted.
    fn why(view: &Self::View, seat: Seat, action: Self::Action) -> Vec<Why>;
}

/// Plays a position to its end, everyone choosing as `knowledge` does in a playout.
pub(crate) fn play_on<G: Game>(
    game: &mut G,
    knowledge: &impl Knowledge<G>,
    dice: &mut Dice,
) -> Outcome {
    finish(game, dice, &mut (), |game, seat, dice| {
        knowledge.playout(game, seat, dice).expect("an awaited seat can act")
    })
    .expect("a playout keeps to the rules");
    game.outcome().expect("the game is over")
}

/// [`Judged::samples`] by playouts.
pub(crate) fn samples_by_playing_on<G: Judged>(
    knowledge: &impl Knowledge<G>,
    view: &G::View,
    seat: Seat,
    actions: &[G::Action],
    luck: u64,
) -> Vec<Sample> {
    let mut dice = Dice::new(luck);
    let imagined = G::imagine(view, &mut dice);
    let sample = |&action: &G::Action| {
        let (mut game, mut dice) = (imagined.clone(), dice.clone());
        let done = game.act(seat, action, &mut ());
        debug_assert!(done.is_ok(), "an offered action is accepted");
        let end = play_on(&mut game, knowledge, &mut dice);
        Sample { win: end.share(seat), score: f32::from(end.scores[seat.index()]) }
    };
    actions.iter().map(sample).collect()
}

/// [`Judged::worth`] by a playout.
pub(crate) fn worth_by_playing_on<G: Judged>(
    knowledge: &impl Knowledge<G>,
    game: &G,
    luck: u64,
) -> Shares {
    play_on(&mut game.clone(), knowledge, &mut Dice::new(luck)).shares()
}
