//! What if: another way on from a moment of a recorded game.

use luck::Dice;
use serde::{Deserialize, Serialize};
use table::{Record, RecordError, Seat, Step, Turn, Viewer};

use crate::{LocalGame, Occupants, Replay, Undo};

/// Where a record branches off another one.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Branch {
    /// The other record: the [`id_of`] its line of JSON.
    pub of: String,
    /// Who played there, by seat.
    pub names: Vec<String>,
    /// After how many of its steps.
    pub step: usize,
    /// From whose view the hidden cards were dealt anew.
    pub seat: Seat,
}

/// Where a record says what it branches off.
const BRANCH: &str = "branch";

/// How often hidden cards are dealt anew until the game could have come here with them.
const TRIES: u64 = 2_000;

/// Keeps the numbers of hidden cards apart from those of chance and bots.
const HIDDEN: u64 = 0x6869_6464_656e;

impl Branch {
    /// Where a record says that it comes from, if it does.
    pub fn of_record<G: Undo>(record: &Record<G>) -> Option<Self> {
        serde_json::from_value(record.extra.get(BRANCH)?.clone()).ok()
    }

    /// The game after so many steps of a record, or after fewer where choices were sealed then. What `seat` could not see is dealt anew,
    /// as their seed has it, and looks to that seat as it did.
    pub fn play<G: Undo>(
        record: &Record<G>,
        step: usize,
        seat: Seat,
        occupants: &Occupants,
    ) -> Result<LocalGame<G>, RecordError> {
        let replay = Replay::of(record)?;
        let mut at = step.min(replay.steps().len());
        while at > 0 && is_sealed(replay.position(at).turn()) {
            at -= 1;
        }
        let truth = replay.position(at);
        let view = truth.view(Viewer::Seat(seat));
        let seed = occupants.seed ^ HIDDEN;
        for number in 0..TRIES {
            let imagined = G::imagine(&view, &mut Dice::of_game(seed, number));
            let dealt: Vec<Step<G>> = replay.steps()[..at]
                .iter()
                .map(|step| match *step {
                    Step::Deal(deal) => Step::Deal(G::redealt(deal, truth, &imagined)),
                    act @ Step::Act(..) => act,
                })
                .collect();
            // With some cards that look right now, the game would have gone another way before.
            let Ok(mut play) = LocalGame::follow(record, occupants.clone(), &dealt) else {
                continue;
            };
            if play.game().view(Viewer::Seat(seat)) != view {
                continue;
            }
            let of = id_of(&record.to_json());
            let branch = Self { of, names: record.names.clone(), step: at, seat };
            if let Ok(branch) = serde_json::to_value(branch) {
                play.extra.insert(BRANCH.to_owned(), branch);
            }
            return Ok(play);
        }
        Err(RecordError::new("the hidden cards cannot be dealt anew here"))
    }
}

fn is_sealed(turn: Turn) -> bool {
    matches!(turn, Turn::Seats { sealed, .. } if !sealed.is_empty())
}

/// What tells one record from others: FNV-1a, 64 bits, of its line of JSON.
pub fn id_of(record: &str) -> String {
    let hash = record.bytes().fold(0xcbf2_9ce4_8422_2325_u64, |hash, byte| {
        (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
    });
    format!("{hash:016x}")
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "in a test, a panic is a finding")]

    use diamant::Diamant;
    use kadora::Kadora;
    use mirrors::Mirrors;
    use table::{Game as _, Scribe, finish_at_random};

    use super::*;

    /// As many as every game can be played by.
    const USUAL: u8 = 3;

    fn occupants(seed: u64) -> Occupants {
        let chairs: Vec<String> = (0..USUAL).map(|_| "random".to_owned()).collect();
        let names = (0..USUAL).map(|seat| format!("P{seat}")).collect();
        Occupants { chairs, names, seed }
    }

    fn played<G: Undo>(seed: u64) -> Record<G> {
        let mut scribe = Scribe::<G>::new(USUAL, G::Options::default()).unwrap();
        finish_at_random(&mut scribe, &mut Dice::new(seed), &mut ()).unwrap();
        let mut record = scribe.into_record();
        record.names = occupants(0).names;
        record
    }

    fn finish<G: Undo>(play: &mut LocalGame<G>) {
        for _ in 0..5_000 {
            match play.game().turn() {
                Turn::Over => return,
                Turn::Chance => play.chance(),
                turn @ Turn::Seats { .. } => play.bot_acts(turn.awaited().first().unwrap(), None),
            }
        }
    }

    /// How many of the branches of a game have other hidden cards than the game had.
    fn check<G: Undo>(seed: u64) -> (u32, u32) {
        let record = played::<G>(seed);
        let mut positions = Vec::new();
        record.replay(|before, _, _| positions.push(before.clone())).unwrap();
        let (mut all, mut other, mut refused) = (0, 0, 0);
        for (step, truth) in positions.iter().enumerate().step_by(5) {
            for seat in Seat::all(USUAL) {
                let occupants = occupants(seed + step as u64);
                let Ok(mut play) = Branch::play(&record, step, seat, &occupants) else {
                    refused += 1;
                    continue;
                };
                let view = |game: &G| game.view(Viewer::Seat(seat));
                if !is_sealed(truth.turn()) {
                    assert_eq!(view(play.game()), view(truth), "{}: step {step}", G::NAME);
                    other += u32::from(play.game() != truth);
                    all += 1;
                }
                finish(&mut play);
                let told = play.record();
                let branch = Branch::of_record(&told).unwrap();
                assert_eq!((branch.seat, &branch.names), (seat, &record.names));
                assert_eq!(branch.of, id_of(&record.to_json()));
                let read = Record::<G>::from_json(&told.to_json()).unwrap();
                assert_eq!(read.replay(|_, _, _| {}).unwrap().turn(), Turn::Over);
            }
        }
        // A deadlock before says so much of the cards held then that others can hardly be found.
        assert!(
            G::NAME == Mirrors::NAME && 20 * refused < all || refused == 0,
            "{refused} of {all}"
        );
        (all, other)
    }

    #[test]
    fn a_branch_looks_the_same_to_its_seat_and_has_other_hidden_cards() {
        for seed in 0..3 {
            // Nothing of Diamant is hidden but the cards that are not drawn yet.
            assert_eq!(check::<Diamant>(seed).1, 0);
            for (all, other) in [check::<Mirrors>(seed), check::<Kadora>(seed)] {
                assert!(2 * other > all, "{other} of {all}");
            }
        }
    }

    #[test]
    fn a_branch_knows_no_choice_that_was_sealed() {
        let record = played::<Diamant>(4);
        let mut positions = Vec::new();
        record.replay(|before, _, _| positions.push(before.clone())).unwrap();
        let sealed = positions.iter().position(|game| is_sealed(game.turn())).unwrap();
        for seat in Seat::all(USUAL) {
            let play = Branch::play(&record, sealed, seat, &occupants(1)).unwrap();
            assert!(!is_sealed(play.game().turn()));
            assert!(Branch::of_record(&play.record()).unwrap().step < sealed);
        }
    }
}
