//! What the positions to practise promise.
#![allow(clippy::unwrap_used, reason = "in a test, a panic is a finding")]

use bots::Budget;
use games::{Kind, with_game};
use judge::judge;
use luck::Dice;
use practice::{Difficulty, Position, Practised, Question, Search, find, positions, read, write};
use table::{Notation, Record, Seats, Turn, Viewer};
use voice::{Lang, Message, Names, Voice};

fn file(kind: Kind) -> &'static str {
    match kind {
        Kind::Diamant => include_str!("../data/diamant.json"),
        Kind::Mirrors => include_str!("../data/mirrors.json"),
        Kind::Kadora => include_str!("../data/kadora.json"),
    }
}

fn all() -> impl Iterator<Item = (Kind, Position)> {
    Kind::ALL.into_iter().flat_map(|kind| positions(kind).into_iter().map(move |it| (kind, it)))
}

#[test]
fn every_game_has_ten_positions_the_easiest_first() {
    for kind in Kind::ALL {
        let all = positions(kind);
        assert_eq!(all.len(), 10, "{kind}");
        assert!(all.windows(2).all(|two| two[0].easy >= two[1].easy), "{kind}");
        for difficulty in Difficulty::ALL {
            let of = all.iter().filter(|it| it.difficulty() == difficulty).count();
            assert!(of >= 1, "{kind}: none is {difficulty:?}");
        }
        let mut kinds = Vec::new();
        for kind in all.iter().map(|it| std::mem::discriminant(&it.question)) {
            if !kinds.contains(&kind) {
                kinds.push(kind);
            }
        }
        assert!(kinds.len() >= 3, "{kind}");
        let mut players: Vec<_> = all.iter().map(|it| it.record["players"].as_u64()).collect();
        players.sort_unstable();
        players.dedup();
        assert!(players.len() >= 3, "{kind}: {players:?}");
        let mut ids: Vec<_> = all.iter().map(|it| &it.id).collect();
        ids.sort_unstable();
        ids.dedup();
        assert_eq!(ids.len(), 10, "{kind}");
    }
}

/// Plays every record again, by the rules of now, and has the seat decide with no choice sealed.
#[test]
fn every_position_is_legal_and_its_seat_decides() {
    fn check<G: Practised>(position: &Position) {
        let (record, game) = position.read::<G>().unwrap();
        assert_eq!(record.rules_version, <G as Notation>::RULES_VERSION);
        assert_eq!(record.names.len(), usize::from(record.players));
        let Turn::Seats { awaited, sealed } = game.turn() else { panic!("{}", position.id) };
        assert!(awaited.contains(position.seat) && sealed == Seats::NONE, "{}", position.id);
        assert!(position.choices().contains(&position.best), "{}", position.id);
    }
    for (kind, position) in all() {
        with_game!(kind, G => check::<G>(&position));
    }
}

/// Whether the rules alone decide a question; the others the search decides.
fn is_exact(question: Question) -> bool {
    use Question::{Alone, Gift, LastCave, StayOrLeave};
    !matches!(question, StayOrLeave | LastCave | Alone | Gift)
}

/// Where the rules decide, exactly one choice does what is asked; where the search decides, the best choice is ahead for other trials too.
#[test]
fn every_position_has_one_best_answer() {
    fn check<G: Practised>(position: &Position) {
        let record = Record::<G>::from_value(position.record.clone()).unwrap();
        let before = record.replay(|_, _, _| {}).unwrap();
        let asks = before.asks(position.seat);
        let asked = asks.iter().find(|asked| asked.question == position.question);
        let answer = asked.unwrap_or_else(|| panic!("{} is not asked", position.id)).answer;
        assert_eq!(answer.is_some(), is_exact(position.question), "{}", position.id);
        let (_, game) = position.read::<G>().unwrap();
        let best = position.best.parse().ok().unwrap();
        if let Some(answer) = answer {
            assert_eq!(answer, best, "{}", position.id);
            return;
        }
        let view = game.view(Viewer::Seat(position.seat));
        let (mut dice, budget) = (Dice::new(99), Budget::Simulations(400));
        let verdict = judge::<G>(&view, position.seat, best, &mut dice, budget).unwrap();
        let ahead = -verdict.lost.mean;
        assert!(ahead > 1.5 * verdict.lost.error, "{}: {:?}", position.id, verdict.lost);
    }
    for (kind, position) in all() {
        with_game!(kind, G => check::<G>(&position));
    }
}

#[test]
fn the_best_answer_is_worth_more_than_the_others() {
    for (_, position) in all() {
        let (best, others) = position.values.split_first().unwrap();
        assert_eq!(best.action, position.best, "{}", position.id);
        assert!(!others.is_empty(), "{}", position.id);
        // The one compared longest is the next best.
        assert!(best.win.mean > others[0].win.mean, "{}: {:?}", position.id, position.values);
    }
}

/// Every choice is answered in every language, only the best one is right, and no other is told why it is not.
#[test]
fn every_choice_is_answered_in_five_languages() {
    for (_, position) in all() {
        let names: Vec<String> = serde_json::from_value(position.record["names"].clone()).unwrap();
        let names = Names::from(names);
        let mut right = 0;
        for choice in position.choices() {
            let answer = position.answer(&choice).unwrap();
            assert_eq!(answer.is_right, choice == position.best);
            assert_eq!(answer.why.is_some(), answer.is_right, "{}", position.id);
            assert!(!answer.brings.is_empty(), "{}: {choice}", position.id);
            right += u32::from(answer.is_right);
            for lang in Lang::ALL {
                let to = Voice::of(lang).to(Viewer::Seat(position.seat), &names);
                let said = |message: &Message| {
                    let said = to.say(message);
                    assert!(!said.contains("practice-") && !said.contains('{'), "{lang}: {said}");
                };
                answer.brings.iter().chain(&answer.why).for_each(said);
                said(&answer.choice);
                said(&position.question.message());
            }
        }
        assert_eq!(right, 1, "{}", position.id);
        assert_eq!(position.answer("nonsense"), None);
    }
}

#[test]
fn the_files_are_as_the_command_writes_them() {
    for kind in Kind::ALL {
        let set = read(file(kind)).unwrap();
        assert_eq!((set.game, set.positions.len()), (kind, 10));
        assert_eq!(write(kind, set.seed, &set.positions), file(kind));
    }
    assert!(read("{}").is_err());
    assert!(read(&file(Kind::Kadora).replace("practice/1", "practice/9")).is_err());
}

#[test]
fn the_same_seed_finds_the_same_positions() {
    let search = Search { seed: 5, games: 4, trials: 300, wanted: 3 };
    let found = |seed| {
        let mut told = 0;
        let found = find::<games::Diamant>(Search { seed, ..search }, &mut |done, all| {
            assert_eq!(all, 4);
            told = done;
            true
        });
        assert_eq!(told, 4);
        found
    };
    let first = found(5);
    assert!(!first.is_empty() && first.len() <= 3);
    assert_eq!(first, found(5));
    assert_ne!(first, found(6));
    let text = write(Kind::Diamant, 5, &first);
    assert_eq!(read(&text).unwrap().positions, first);
    assert!(find::<games::Diamant>(search, &mut |_, _| false).is_empty());
}

#[test]
fn stars_tell_how_hard_a_position_is() {
    assert_eq!(Difficulty::of(100), Difficulty::Easy);
    assert_eq!(Difficulty::of(40), Difficulty::Medium);
    assert_eq!(Difficulty::of(0), Difficulty::Hard);
    assert_eq!(Difficulty::ALL.map(Difficulty::signs), ["★☆☆", "★★☆", "★★★"]);
}
