//! A game at one keyboard, without a screen.

#![allow(clippy::unwrap_used, reason = "in a test, a panic is a finding")]

use bots::Reasons;
use diamant::{Choice, Diamant};
use host::{LocalGame, Occupants};
use kadora::Kadora;
use mirrors::Mirrors;
use prose::{Playable, Watch};
use table::{Game, Record, Seat, Step, Turn, Viewer, pick};
use terminal::{Session, SessionState, Store};
use voice::{Lang, Names, Voice};

fn seating(chairs: &[&str], seed: u64) -> Occupants {
    let names = (1..=chairs.len()).map(|number| format!("P{number}")).collect();
    Occupants { chairs: chairs.iter().map(|&chair| chair.to_owned()).collect(), names, seed }
}

fn session<G: Playable>(chairs: &[&str], seed: u64) -> Session<G> {
    let play = LocalGame::new(G::Options::default(), seating(chairs, seed)).unwrap();
    Session::new(play, None).unwrap()
}

fn seat(number: u8) -> Seat {
    Seat::new(number).unwrap()
}

/// Lets chance and bots move until a person is needed.
fn advance<G: Playable>(session: &mut Session<G>) -> SessionState {
    loop {
        match session.state() {
            SessionState::Chance => session.chance(),
            SessionState::Bot(seat) => {
                let decision = session.thinking(seat)();
                session.bot_acts(seat, decision);
            }
            now => return now,
        }
    }
}

/// Plays to the end; people take any action. Says how often the screen was blank.
fn finish<G: Playable>(session: &mut Session<G>, seed: u64) -> u32 {
    let mut dice = luck::Dice::new(seed);
    let mut curtains = 0;
    loop {
        match advance(session) {
            SessionState::Choose(seat) => {
                let action = pick(session.game(), seat, &mut dice).unwrap();
                session.act(seat, &[action]).unwrap();
            }
            SessionState::Curtain(seat) => {
                assert_eq!(session.viewer(), None);
                session.ready();
                assert_eq!(session.viewer(), Some(Viewer::Seat(seat)));
                curtains += 1;
            }
            SessionState::Look => session.end_look(),
            SessionState::Over => return curtains,
            SessionState::Bot(_) | SessionState::Chance => unreachable!("those have moved"),
        }
    }
}

#[test]
fn whole_games_are_played_by_people_and_bots() {
    for seed in 0..3 {
        finish(&mut session::<Diamant>(&["person", "thumb", "random"], seed), seed);
        finish(&mut session::<Mirrors>(&["person", "thumb"], seed), seed);
        finish(&mut session::<Kadora>(&["person", "thumb", "random"], seed), seed);
        let watched = finish(&mut session::<Kadora>(&["thumb", "thumb"], seed), seed);
        assert_eq!(watched, 0);
    }
}

#[test]
fn a_person_alone_never_meets_a_curtain() {
    assert_eq!(finish(&mut session::<Diamant>(&["thumb", "person", "thumb"], 4), 4), 0);
    assert_eq!(finish(&mut session::<Kadora>(&["person", "thumb"], 4), 4), 0);
}

#[test]
fn two_people_do_not_see_each_others_secrets() {
    let mut game = session::<Kadora>(&["person", "person"], 5);
    let SessionState::Curtain(first) = advance(&mut game) else {
        panic!("the first is not there yet")
    };
    assert_eq!(game.viewer(), None);
    game.ready();
    assert_eq!(game.viewer(), Some(Viewer::Seat(first)));
    let mut dice = luck::Dice::new(5);
    while let SessionState::Choose(seat) = advance(&mut game) {
        assert_eq!(seat, first);
        let action = pick(game.game(), seat, &mut dice).unwrap();
        game.act(seat, &[action]).unwrap();
    }
    assert_eq!(game.state(), SessionState::Look, "the card just drawn is looked at first");
    assert_eq!(game.viewer(), Some(Viewer::Seat(first)));
    game.end_look();
    assert_eq!(game.state(), SessionState::Curtain(first.next(2)));
    assert_eq!(game.viewer(), None);
    assert!(finish(&mut game, 6) > 10);
}

#[test]
fn fists_open_together() {
    let mut game = session::<Diamant>(&["person", "person", "person"], 1);
    for number in 0..3 {
        assert_eq!(advance(&mut game), SessionState::Curtain(seat(number)));
        assert_eq!(game.viewer(), None);
        game.ready();
        assert_eq!(advance(&mut game), SessionState::Choose(seat(number)));
        game.act(seat(number), &[Choice::Stay]).unwrap();
        let record = game.record();
        assert_eq!(record.moves.len(), usize::from(number == 2), "nothing sealed is recorded");
    }
    assert_eq!(advance(&mut game), SessionState::Look);
    assert_eq!(game.viewer(), Some(Viewer::Spectator), "all look together");
    assert!(!game.news(Viewer::Spectator).is_empty());
    assert!(game.news(Viewer::Seat(seat(0))).is_empty(), "what all were told, each was told");
    game.end_look();
    assert_eq!(advance(&mut game), SessionState::Curtain(seat(0)));
}

#[test]
fn a_mind_can_be_changed_until_the_next_one_looks() {
    let mut game = session::<Diamant>(&["person", "person", "thumb"], 2);
    advance(&mut game);
    game.ready();
    assert!(!game.can_undo());
    game.act(seat(0), &[Choice::Leave]).unwrap();
    assert_eq!(game.state(), SessionState::Curtain(seat(1)));
    assert!(game.undo());
    assert_eq!(game.state(), SessionState::Choose(seat(0)));
    game.act(seat(0), &[Choice::Stay]).unwrap();
    game.ready();
    assert!(!game.can_undo(), "the other one is there now");
    game.act(seat(1), &[Choice::Stay]).unwrap();
    assert!(!game.can_undo(), "the fists are open");
    assert!(!game.undo());
}

#[test]
fn a_step_can_be_taken_back_before_a_card_is_drawn() {
    let mut game = session::<Kadora>(&["person", "thumb"], 3);
    let SessionState::Choose(you) = advance(&mut game) else { panic!("there is one person") };
    let before = game.game().clone();
    let view = before.view(Viewer::Seat(you));
    let card = view.hand().iter().next().unwrap();
    let field = view.block.open().iter().next().unwrap();
    game.act(you, &[kadora::Action::Place { card, field }]).unwrap();
    assert!(game.can_undo());
    assert!(game.undo());
    assert_eq!(*game.game(), before);
    let turn = [kadora::Action::Place { card, field }, kadora::Action::Draw(kadora::Pile::Left)];
    game.act(you, &turn).unwrap();
    assert!(!game.can_undo(), "a card has been seen");
}

/// What an undone action told its maker must be what the maker knew before.
#[test]
fn what_can_be_taken_back_told_nothing() {
    fn check<G: Playable>(players: u8, seed: u64) {
        let mut dice = luck::Dice::new(seed);
        let mut game = G::new(players, &G::Options::default()).unwrap();
        loop {
            match game.turn() {
                Turn::Over => return,
                Turn::Chance => {
                    let deal = game.draw(&mut dice);
                    game.deal(deal, &mut ()).unwrap();
                }
                Turn::Seats { awaited, .. } => {
                    let seat = awaited.first().unwrap();
                    let action = pick(&game, seat, &mut dice).unwrap();
                    let mut after = game.clone();
                    let mut events = Vec::new();
                    after.act(seat, action, &mut events).unwrap();
                    if G::can_take_back(&game, action, &after) {
                        let viewer = Viewer::Seat(seat);
                        let told = |events: &[G::Event]| {
                            events.iter().map(|event| G::seen(event, viewer)).collect::<Vec<_>>()
                        };
                        for _ in 0..5 {
                            let mut twin = G::imagine(&game.view(viewer), &mut dice);
                            let mut twins = Vec::new();
                            twin.act(seat, action, &mut twins).unwrap();
                            assert_eq!(told(&events), told(&twins), "{action}");
                            assert_eq!(after.view(viewer), twin.view(viewer), "{action}");
                        }
                    }
                    game = after;
                }
            }
        }
    }
    for seed in 0..3 {
        check::<Diamant>(4, seed);
        check::<Mirrors>(3, seed);
        check::<Kadora>(3, seed);
    }
}

#[test]
fn several_actions_are_done_together_or_not_at_all() {
    let mut game = session::<Kadora>(&["person", "thumb"], 3);
    let SessionState::Choose(you) = advance(&mut game) else { panic!("there is one person") };
    let before = game.game().clone();
    let view = before.view(Viewer::Seat(you));
    let card = view.hand().iter().next().unwrap();
    let field = view.block.open().iter().next().unwrap();
    let place = kadora::Action::Place { card, field };
    assert!(game.act(you, &[place, place]).is_err());
    assert_eq!(*game.game(), before);
    assert!(!game.can_undo());
}

#[test]
fn the_record_is_on_disk_after_every_move_and_the_game_goes_on_from_it() {
    fn check<G: Playable>(chairs: &[&str], seed: u64) {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("game.json");
        let store = || Some(Store::open(&file).unwrap());
        let whole = {
            let mut whole = session::<G>(chairs, seed);
            finish(&mut whole, seed);
            whole.record()
        };
        // The same game, closed after every move and taken up again.
        let mut dice = luck::Dice::new(seed);
        let new = Some(Store::create(&file).unwrap());
        let play = LocalGame::<G>::new(G::Options::default(), seating(chairs, seed)).unwrap();
        let mut game = Session::new(play, new).unwrap();
        loop {
            match advance(&mut game) {
                SessionState::Choose(seat) => {
                    let action = pick(game.game(), seat, &mut dice).unwrap();
                    game.act(seat, &[action]).unwrap();
                }
                SessionState::Over => break,
                _ => unreachable!("there is one person"),
            }
            let saved = Record::<G>::from_json(&std::fs::read_to_string(&file).unwrap()).unwrap();
            // A move half made is in no record; a whole one is.
            if saved.replay(|_, _, _| ()).unwrap() == *game.game() {
                drop(game);
                let play = LocalGame::resume(&saved, seating(chairs, seed)).unwrap();
                game = Session::new(play, store()).unwrap();
            }
        }
        assert_eq!(game.record().moves, whole.moves);
        assert_eq!(game.record().deals, whole.deals);
        let saved = std::fs::read_to_string(&file).unwrap();
        assert_eq!(Record::<G>::from_json(&saved).unwrap(), game.record());
        assert_eq!(std::fs::read_dir(folder.path()).unwrap().count(), 1, "no half file is left");
    }
    check::<Diamant>(&["person", "thumb", "thumb"], 11);
    check::<Mirrors>(&["person", "thumb"], 12);
    check::<Kadora>(&["person", "thumb", "thumb"], 13);
}

#[test]
fn a_game_that_is_not_on_the_disk_is_never_called_saved() {
    let folder = tempfile::tempdir().unwrap();
    let small = folder.path().join("small");
    std::fs::create_dir(&small).unwrap();
    let store = Store::create(small.join("game.json")).unwrap();
    let seating = seating(&["person", "thumb", "thumb"], 1);
    let play = LocalGame::new(diamant::Options::default(), seating).unwrap();
    let mut game = Session::new(play, Some(store)).unwrap();
    let choose = |game: &mut Session<Diamant>| {
        let SessionState::Choose(seat) = advance(game) else { panic!("there is one person") };
        game.act(seat, &[Choice::Stay]).unwrap();
        advance(game);
    };
    choose(&mut game);
    assert!(game.saved_to().is_ok());
    std::fs::remove_dir_all(&small).unwrap();
    choose(&mut game);
    assert_eq!(game.saved_to().unwrap_err().since, 2, "the first move is on the disk");
    choose(&mut game);
    assert_eq!(game.saved_to().unwrap_err().since, 2);

    let other = folder.path().join("other.json");
    std::fs::write(&other, "precious").unwrap();
    assert!(game.save_to(&other).is_err(), "what exists is not written over");
    assert!(game.saved_to().is_err());
    std::fs::remove_file(&other).unwrap();
    game.save_to(&other).unwrap();
    assert_eq!(game.saved_to().unwrap().file(), other);
    let saved = Record::<Diamant>::from_json(&std::fs::read_to_string(&other).unwrap()).unwrap();
    assert_eq!(saved.moves, game.record().moves);
}

#[test]
fn too_many_chairs_are_refused_by_the_rules() {
    let seating = seating(&["thumb"; 5], 1);
    let begun = LocalGame::<Kadora>::new(kadora::Options::default(), seating);
    assert!(begun.err().unwrap().to_string().contains("K1"));
}

/// How often each seat acted in a recorded game.
fn acts<G: Playable>(record: &Record<G>) -> Vec<usize> {
    let mut acts = vec![0; usize::from(record.players)];
    record
        .replay(|_, step, _| {
            if let Step::Act(seat, _) = step {
                acts[seat.index()] += 1;
            }
        })
        .unwrap();
    acts
}

fn check_reasons<G: Playable>(chairs: &[&str], seed: u64) {
    let mut game = session::<G>(chairs, seed);
    let mut dice = luck::Dice::new(seed);
    loop {
        let over = game.state() == SessionState::Over;
        let saved = Reasons::read_from(&game.record().extra);
        assert_eq!(
            saved.is_empty(),
            !over,
            "reasons are told when the game is over, and only then"
        );
        match advance(&mut game) {
            SessionState::Choose(seat) => {
                let action = pick(game.game(), seat, &mut dice).unwrap();
                game.act(seat, &[action]).unwrap();
            }
            SessionState::Over if over => break,
            _ => {}
        }
    }
    let record = game.record();
    let reasons = Reasons::read_from(&record.extra);
    for (seat, (acts, chair)) in Seat::all(8).zip(acts(&record).into_iter().zip(chairs)) {
        let given = (0..acts + 9).filter(|&nth| reasons.get(seat, nth).is_some()).count();
        assert_eq!(given, if *chair == "person" { 0 } else { acts }, "seat {seat}, {chair}");
    }
    let names = Names::from(record.names.clone());
    let watch = Watch::new(&record).unwrap();
    for lang in Lang::ALL {
        let why = watch.why(&Voice::of(lang).to(Viewer::Spectator, &names));
        assert!(why.iter().any(|line| line.starts_with("P2")), "{why:?}");
    }
}

#[test]
fn a_bot_says_why_once_the_game_is_over_and_not_before() {
    check_reasons::<Diamant>(&["person", "thumb", "thumb:moody"], 12);
    check_reasons::<Mirrors>(&["person", "thumb"], 13);
    check_reasons::<Kadora>(&["person", "thumb", "random"], 14);
}

#[test]
fn a_game_without_bots_has_nothing_to_explain() {
    let mut game = session::<Diamant>(&["person", "person", "person"], 15);
    finish(&mut game, 15);
    let watch = Watch::new(&game.record()).unwrap();
    assert!(!watch.has_reasons());
    assert!(watch.why(&Voice::of(Lang::En).to(Viewer::Spectator, Names::none())).is_empty());
}
