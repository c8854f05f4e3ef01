//! Everything that the rules allow and forbid, held against a second reading of the clauses that knows no tricks.

#![allow(clippy::unwrap_used, reason = "in a test, a panic is a finding")]

mod scene;

use luck::Dice;
use mirrors::{
    Action, Board, Entrance, Event, Mirrors, Options, Recess, Recesses, Refusal, Stage, Target,
    Touch, View, Way,
};
use proptest::prelude::*;
use scene::{action, boards, card, entrance, field, open, recess, rim, seat};
use table::{Game, Log, Refusal as _, Seat, Turn, Viewer, pick, play_at_random};

/// The clause that forbids the seat to move an action, if one does, as read from what that seat sees.
fn forbidden(view: &View, action: Action) -> Option<&'static str> {
    match (view.stage, action) {
        (Stage::Returning { seat, .. }, Action::Return(order)) => {
            let mut returned = order.0.to_vec();
            let mut taken = view.players[seat.index()].diamonds.clone();
            returned.sort_unstable();
            taken.sort_unstable();
            (returned != taken).then_some("M16")
        }
        (Stage::Returning { .. }, _) | (_, Action::Return(_)) => Some("M16"),

        (Stage::Placing { .. }, Action::Touch(Touch::Place { field, .. })) => {
            view.board.at(field).is_some().then_some("M8")
        }
        (Stage::Placing { .. }, _)
        | (Stage::Touching { .. }, Action::Touch(Touch::Place { .. })) => Some("M8"),

        (Stage::Touching { .. }, Action::Touch(_)) if can_take(view, Way::Three) => Some("M12"),
        (Stage::Touching { .. }, Action::Touch(touch)) => {
            view.board.after(touch).is_none().then_some("M13")
        }
        (Stage::Touching { .. }, Action::Pass) | (Stage::Taking { .. }, Action::Done) => None,
        (Stage::Touching { .. }, Action::Done) => {
            Some(if can_take(view, Way::Three) { "M12" } else { "M13" })
        }
        (Stage::Touching { .. }, Action::Take { entrance, recess }) => {
            untakeable(view, Way::Three, entrance, recess)
        }

        (Stage::Taking { way, .. }, Action::Take { entrance, recess }) => {
            untakeable(view, way, entrance, recess)
        }
        (Stage::Taking { way: Way::Three, .. }, _) => Some("M13"),
        (Stage::Taking { way: Way::Placed { .. }, .. }, _) => Some("M9"),
        (stage, _) => panic!("no one moves in {stage:?}"),
    }
}

fn untakeable(view: &View, way: Way, entrance: Entrance, recess: Recess) -> Option<&'static str> {
    let beam = view.board.beam(entrance);
    if entrance.side() != view.players[view.you.unwrap().index()].side {
        return Some("M2");
    }
    if beam.recess != recess || view.rim.at(recess).is_none() {
        return Some("M7");
    }
    let others = view.board.standing().len() > 1;
    let lawful = match way {
        Way::Placed { field } => {
            beam.mirrors.contains(field) && (beam.mirrors.len() > 1 || !others)
        }
        Way::Three => beam.mirrors.len() > 2,
    };
    if !lawful {
        return Some(if way == Way::Three { "M11" } else { "M9" });
    }
    let needed = view.needs.count(view.rim.at(recess).unwrap()) > 0;
    (!needed).then_some("M10")
}

fn can_take(view: &View, way: Way) -> bool {
    Entrance::all()
        .any(|entrance| untakeable(view, way, entrance, view.board.beam(entrance).recess).is_none())
}

#[test]
fn every_action_is_allowed_or_forbidden_by_the_clause_that_says_so() {
    let mut seen = std::collections::BTreeMap::<_, u32>::new();
    for players in 2..=4 {
        let mut space = Vec::new();
        Mirrors::every_action(players, |action| space.push(action));
        // No beam leaves by its own entrance, nor can a mirror be moved to where it stands.
        space.extend(["s1>s1", "n4>n4", "a1-a1/", "=RRRR"].map(action));
        for seed in 0..4 {
            let mut dice = Dice::of_game(u64::from(players), seed);
            let mut game = Mirrors::new(players, &Options::default()).unwrap();
            loop {
                match game.turn() {
                    Turn::Over => break,
                    Turn::Chance => game.deal(game.draw(&mut dice), &mut ()).unwrap(),
                    Turn::Seats { awaited, .. } => {
                        let seat = awaited.first().unwrap();
                        let view = game.view(Viewer::Seat(seat));
                        for &action in &space {
                            let clause = game.clone().act(seat, action, &mut ()).err();
                            let clause = clause.map(|refusal| refusal.clause());
                            assert_eq!(clause, forbidden(&view, action), "{action} in {view:?}");
                            *seen.entry(clause).or_default() += 1;
                        }
                        let action = pick(&game, seat, &mut dice).unwrap();
                        game.act(seat, action, &mut ()).unwrap();
                    }
                }
            }
        }
    }
    let clauses: Vec<_> = seen.keys().flatten().copied().collect();
    assert_eq!(clauses, ["M10", "M11", "M12", "M13", "M16", "M2", "M7", "M8", "M9"]);
}

proptest! {
    /// What [`Board::prospects`] says at once is what comes of touching and looking.
    #[test]
    fn prospects_are_what_comes_of_every_touch(
        board in boards(),
        side in 0..4_usize,
        wanted in proptest::sample::subsequence(Recess::all().collect::<Vec<_>>(), 0..=8),
    ) {
        let side = mirrors::Side::ALL[side];
        let wanted: Recesses = wanted.into_iter().collect();
        let lit = |board: Board, way: Way| -> Recesses {
            board
                .beams(side)
                .into_iter()
                .filter(|beam| way.admits(board, beam.mirrors) && wanted.contains(beam.recess))
                .map(|beam| beam.recess)
                .collect()
        };
        let mut prospects = Vec::new();
        board.prospects(side, wanted, |touch, lit| prospects.push((touch, lit)));

        let mut expected = Vec::new();
        if board.beside() > 0 || lit(board, Way::Three).is_empty() {
            board.touches(|touch| expected.push(touch));
        }
        let expected: Vec<_> = expected
            .into_iter()
            .map(|touch| (touch, lit(board.after(touch).unwrap(), touch.way())))
            .collect();
        prop_assert_eq!(prospects, expected);
    }

    #[test]
    fn what_lights_tell_is_what_the_beams_do(board in boards()) {
        for side in mirrors::Side::ALL {
            let lights = board.lights(side, Way::Three);
            let three: Vec<_> = board
                .beams(side)
                .into_iter()
                .filter(|beam| beam.mirrors.len() >= 3)
                .map(|beam| (beam.entrance, beam.recess))
                .collect();
            prop_assert_eq!(lights.iter().collect::<Vec<_>>(), three);
            for entrance in side.entrances() {
                let beam = board.beam(entrance);
                for field in board.standing() {
                    let way = Way::Placed { field };
                    let lit = board.lights(side, way).recesses().contains(beam.recess);
                    let alone = board.standing().len() == 1;
                    let lawful = beam.mirrors.contains(field) && (alone || beam.mirrors.len() >= 2);
                    prop_assert_eq!(lit, lawful);
                }
            }
        }
    }

    #[test]
    fn a_board_a_drawing_and_every_place_read_back(board in boards(), dice: u64) {
        prop_assert_eq!(board.to_string().parse::<Board>().unwrap(), board);
        let game = play_at_random::<Mirrors>(2, &Options::default(), &mut Dice::new(dice), &mut ());
        let mut drawing = scene::drawing(&open(&game.unwrap()));
        drawing.board = board;
        prop_assert_eq!(scene::read(&drawing.to_string()).unwrap(), drawing);
    }
}

#[test]
fn no_text_makes_a_panic() {
    let texts = [
        "", "é", "aé", "a1", "a1é", "~", "x", "/", "-/", "a1-", "a1-b", ">", "s1>", "s1>é1", "=",
        "=RBR", "=RBRGY", "=RBRé", "e5", "s0", "a0/", "a5/", "e1/", "A1/", " a1/", "a1/ ", "..",
    ];
    for text in texts {
        assert!(text.parse::<Action>().is_err(), "{text:?}");
    }
    for text in ["a1/ a1\\", "a1", "a1/b2/", "x"] {
        assert!(text.parse::<Board>().is_err(), "{text:?}");
    }
    for text in ["", "a b c d", "a b c d\nR B G Y", "a b c d\né"] {
        assert!(scene::read(text).is_none(), "{text:?}");
    }
    let full: Vec<_> = ["a", "b", "c", "d"]
        .iter()
        .flat_map(|f| (1..=4).map(move |r| format!("{f}{r}/")))
        .collect();
    assert!(full[..12].join(" ").parse::<Board>().is_ok());
    assert!(full[..13].join(" ").parse::<Board>().is_err(), "there are twelve mirrors");
}

#[test]
fn every_refusal_names_its_clause() {
    let (entrance, field, recess) = (entrance("s1"), field("a1"), recess("e1"));
    let refusals = [
        Refusal::Players { players: 5 },
        Refusal::NoSuchSeat { seat: seat(7) },
        Refusal::NotYourTurn { to_move: seat(1) },
        Refusal::BoardDue,
        Refusal::OpeningDue,
        Refusal::CardDue { seat: seat(1) },
        Refusal::Over { ending: mirrors::Ending::Target },
        Refusal::Over { ending: mirrors::Ending::EmptyPile },
        Refusal::Over { ending: mirrors::Ending::Standstill },
        Refusal::MustPlace,
        Refusal::NoneBeside,
        Refusal::PlaceNotFree { field },
        Refusal::TakeOrPass,
        Refusal::NoMirror { field },
        Refusal::MoveNotFree { field },
        Refusal::NothingTouched,
        Refusal::AlreadyPlaced,
        Refusal::AlreadyTouched,
        Refusal::NotYourEntrance { entrance },
        Refusal::NoBeam { entrance, recess, leaves: recess },
        Refusal::NoDiamond { recess },
        Refusal::MissesPlaced { entrance, field },
        Refusal::NeedsAnother { entrance },
        Refusal::TooFewMirrors { entrance, mirrors: 2 },
        Refusal::NotNeeded { recess, colour: mirrors::Colour::Red },
        Refusal::ReturnDue,
        Refusal::NothingToReturn,
        Refusal::OtherDiamonds { order: "RRBB".parse().unwrap() },
        Refusal::NoDealDue,
        Refusal::BadRim { rim: rim("RRRRBBBBGGGGYYY.") },
        Refusal::NotInPile { card: card("RRBB") },
    ];
    for refusal in refusals {
        assert!(refusal.to_string().ends_with(&format!("({})", refusal.clause())), "{refusal}");
    }
}

/// A log that only counts.
#[derive(Default)]
struct Count(usize);

impl Log<Event> for Count {
    fn push(&mut self, _: Event) {
        self.0 += 1;
    }
}

#[test]
fn a_simulation_allocates_nothing() {
    let mut count = Count::default();
    let use_of_heap = allocation_counter::measure(|| {
        for game in 0..100 {
            let players = 2 + u8::try_from(game % 3).unwrap();
            let options = Options { target: Target::ALL[usize::from(game as u8 % 3)] };
            let mut dice = Dice::of_game(1, game);
            play_at_random::<Mirrors>(players, &options, &mut dice, &mut count).unwrap();
        }
    });
    assert_eq!(use_of_heap.count_total, 0);
    assert!(count.0 > 1000);
}

#[test]
fn neither_actions_nor_prospects_allocate() {
    let mut dice = Dice::new(1);
    let mut game = Mirrors::new(4, &Options::default()).unwrap();
    let use_of_heap = allocation_counter::measure(|| {
        let mut count = 0;
        for _ in 0..300 {
            match game.turn() {
                Turn::Over => break,
                Turn::Chance => game.deal(game.draw(&mut dice), &mut ()).unwrap(),
                Turn::Seats { awaited, .. } => {
                    let seat = awaited.first().unwrap();
                    game.actions(seat, |_| count += 1);
                    for seat in Seat::all(4) {
                        game.prospects(seat, |_, lit| count += u32::from(lit.len()));
                    }
                    let action = pick(&game, seat, &mut dice).unwrap();
                    game.act(seat, action, &mut ()).unwrap();
                }
            }
        }
        assert!(count > 1000);
    });
    assert_eq!(use_of_heap.count_total, 0);
}

#[test]
fn a_position_is_small_and_cannot_be_sent() {
    assert!(size_of::<Mirrors>() <= 96, "{}", size_of::<Mirrors>());
    static_assertions::assert_not_impl_any!(Mirrors: serde::Serialize);
    static_assertions::assert_not_impl_any!(Event: serde::Serialize);
}
