//! What a review promises.
#![allow(clippy::unwrap_used, reason = "in a test, a panic is a finding")]

use bots::{Bot, Budget, Roster};
use diamant::Diamant;
use judge::{Account, Effort, Judged, review};
use kadora::Kadora;
use luck::Dice;
use mirrors::Mirrors;
use table::{Record, Scribe, Seats, Viewer, finish};

/// A game between bots.
fn played<G: Judged>(bots: &[&str], budget: u32, seed: u64) -> Record<G> {
    let minds: Vec<Box<dyn Bot<G>>> = bots.iter().map(|name| G::bot(name).unwrap()).collect();
    let mut scribe = Scribe::<G>::new(bots.len() as u8, G::Options::default()).unwrap();
    let mut dice = Dice::new(seed);
    let played = finish(&mut scribe, &mut dice, &mut (), |game: &G, seat, dice| {
        let view = game.view(Viewer::Seat(seat));
        minds[seat.index()].choose(&view, dice, Budget::Simulations(budget)).unwrap().action
    });
    played.unwrap();
    scribe.into_record()
}

fn whole<G: Judged>(record: &Record<G>, effort: Effort<'_>) -> Vec<Account> {
    review(record, Seats::all(record.players), effort, &mut |_, _| true).accounts
}

/// What mistakes cost each of `bots` on average, in chances of winning by decision.
fn lost_by_decision<G: Roster + Judged>(bots: &[&str], games: u64, effort: Effort<'_>) -> Vec<f64> {
    let mut sums = vec![(0.0, 0.0); bots.len()];
    for game in 0..games {
        // Everyone sits everywhere.
        let mut seated = bots.to_vec();
        seated.rotate_left(game as usize % bots.len());
        let accounts = whole(&played::<G>(&seated, 200, game), effort);
        for (name, account) in seated.iter().zip(accounts) {
            let sum = &mut sums[bots.iter().position(|bot| bot == name).unwrap()];
            sum.0 += account.lost;
            sum.1 += f64::from(account.decisions);
        }
    }
    sums.into_iter().map(|(lost, decisions)| lost / decisions).collect()
}

#[test]
fn luck_comes_to_nothing_on_average() {
    fn check<G: Judged>(players: usize, games: u64) {
        let bots = vec!["random"; players];
        let (mut sum, mut squares) = (0.0, 0.0);
        for game in 0..games {
            let effort = Effort::trials(0, 2, game);
            let record = played::<G>(&bots, 0, 1_000 + game);
            let accounts = review(&record, Seats::NONE, effort, &mut |_, _| true).accounts;
            sum += accounts[0].luck.mean;
            squares += accounts[0].luck.mean * accounts[0].luck.mean;
        }
        let error = squares.sqrt();
        assert!(sum.abs() < 3.0 * error, "{} of {}: {sum} ± {error}", G::NAME, games);
    }
    check::<Diamant>(3, 150);
    check::<Mirrors>(2, 30);
    check::<Kadora>(3, 60);
}

#[test]
fn stronger_players_give_away_less() {
    let effort = Effort::trials(300, 2, 3);
    let lost = lost_by_decision::<Diamant>(&["random", "thumb", "expert"], 9, effort);
    assert!(lost[0] > 2.0 * lost[1] && lost[1] > 2.0 * lost[2], "{lost:?}");
    let effort = Effort::trials(200, 2, 3);
    let lost = lost_by_decision::<Kadora>(&["random", "thumb", "expert"], 9, effort);
    // `random` is soon so far behind that its mistakes cost little: over more games, only the factor against `thumb` holds.
    assert!(lost[1] > 2.0 * lost[2] && lost[0] > lost[2], "{lost:?}");
    let lost = lost_by_decision::<Mirrors>(&["random", "expert"], 4, effort);
    assert!(lost[0] > 2.0 * lost[1], "{lost:?}");
}

#[test]
fn the_same_seed_comes_to_the_same_review() {
    let record = played::<Diamant>(&["random", "thumb", "thumb"], 0, 5);
    let effort = Effort::trials(20, 5, 9);
    assert_eq!(whole(&record, effort), whole(&record, effort));
}

#[test]
fn what_can_be_read_of_a_record_is_reviewed() {
    let mut record = played::<Diamant>(&["random", "thumb", "thumb"], 0, 5);
    let effort = Effort::trials(10, 2, 9);
    record.result = None;
    record.moves.truncate(6);
    record.moves[4] = "nonsense".to_owned();
    let found = review(&record, Seats::all(3), effort, &mut |_, _| true);
    assert!(!found.finished && !found.decisions.is_empty());
    assert!(found.problem.unwrap().to_string().contains("moves[4]"));
}
