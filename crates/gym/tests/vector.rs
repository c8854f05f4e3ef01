//! Many games at once are the same games as one by one.

#![allow(clippy::unwrap_used, reason = "in a test, a panic is a finding")]

use games::{Diamant, Kadora, Mirrors};
use gym::{Numbered, StepResults, Vector, VectorConfig, VectorError, seeds};
use table::Seat;

struct Arrays {
    observations: Vec<f32>,
    masks: Vec<bool>,
    turns: Vec<i8>,
    rewards: Vec<f32>,
    scores: Vec<i16>,
    ends: Vec<bool>,
}

impl Arrays {
    fn of<G: Numbered>(players: u8, games: usize) -> Self {
        let (size, actions, players) =
            (G::layout(players).size(), G::count(players), usize::from(players));
        Self {
            observations: vec![0.0; games * size],
            masks: vec![false; games * actions],
            turns: vec![0; games],
            rewards: vec![0.0; games * players],
            scores: vec![0; games * players],
            ends: vec![false; games],
        }
    }

    fn told(&mut self) -> StepResults<'_> {
        StepResults {
            observations: &mut self.observations,
            masks: &mut self.masks,
            turns: &mut self.turns,
            rewards: &mut self.rewards,
            scores: &mut self.scores,
            ends: &mut self.ends,
        }
    }

    fn all(&self) -> impl PartialEq + std::fmt::Debug + use<> {
        (
            self.observations.clone(),
            self.masks.clone(),
            self.turns.clone(),
            self.rewards.clone(),
            self.scores.clone(),
            self.ends.clone(),
        )
    }
}

fn config<G: Numbered>(players: u8, games: usize, threads: usize) -> VectorConfig<G> {
    VectorConfig {
        players,
        options: G::Options::default(),
        games,
        opponents: Vec::new(),
        allowance: None,
        threads,
    }
}

fn check_threads<G: Numbered>(players: u8) {
    let mut one = Vector::<G>::new(&config(players, 150, 1)).unwrap();
    let mut many = Vector::<G>::new(&config(players, 150, 3)).unwrap();
    let (mut one_told, mut many_told) =
        (Arrays::of::<G>(players, 150), Arrays::of::<G>(players, 150));
    one.reset(&seeds(3, 150), &mut one_told.told()).unwrap();
    many.reset(&seeds(3, 150), &mut many_told.told()).unwrap();
    let (mut actions, mut others) = (vec![0; 150], vec![0; 150]);
    let mut ended = 0;
    for _ in 0..400 {
        assert_eq!(one_told.all(), many_told.all());
        one.sample(&mut actions).unwrap();
        many.sample(&mut others).unwrap();
        assert_eq!(actions, others);
        for (game, &action) in actions.iter().enumerate() {
            let action = usize::try_from(action).unwrap();
            assert!(one_told.masks[game * G::count(players) + action]);
        }
        one.step(&actions, &mut one_told.told()).unwrap();
        many.step(&others, &mut many_told.told()).unwrap();
        for game in one_told.ends.iter().enumerate().filter(|(_, end)| **end).map(|(game, _)| game)
        {
            let n = usize::from(players);
            let won: f32 = one_told.rewards[game * n..(game + 1) * n].iter().sum();
            assert!(won == 0.0 || (won - 1.0).abs() < 1e-6, "{won}");
            ended += 1;
        }
    }
    assert!(ended > 0 || G::NAME == "mirrors");
}

#[test]
fn the_number_of_threads_changes_nothing() {
    check_threads::<Diamant>(5);
    check_threads::<Mirrors>(3);
    check_threads::<Kadora>(2);
}

#[test]
fn a_seed_is_the_same_game_wherever_it_stands() {
    let mut vector = Vector::<Kadora>::new(&config(2, 2, 1)).unwrap();
    let mut told = Arrays::of::<Kadora>(2, 2);
    vector.reset(&[5, 6], &mut told.told()).unwrap();
    let first = told.observations.clone();
    vector.reset(&[6, 5], &mut told.told()).unwrap();
    let size = Kadora::layout(2).size();
    assert_eq!(first[..size], told.observations[size..]);
    assert_eq!(first[size..], told.observations[..size]);
    assert_ne!(first[..size], first[size..]);
}

#[test]
fn an_illegal_action_in_one_game_moves_none() {
    let mut vector = Vector::<Mirrors>::new(&config(2, 3, 1)).unwrap();
    let mut told = Arrays::of::<Mirrors>(2, 3);
    vector.reset(&seeds(1, 3), &mut told.told()).unwrap();
    let before: Vec<Mirrors> = (0..3).map(|game| *vector.game(game).unwrap()).collect();
    for number in [-1, 544, 809, 810, i64::MAX] {
        let error = vector.step(&[0, 0, number], &mut told.told()).unwrap_err();
        let (VectorError::Illegal { game, .. } | VectorError::NoAction { game, .. }) = error else {
            panic!("{error}");
        };
        assert_eq!(game, 2);
        let after: Vec<Mirrors> = (0..3).map(|game| *vector.game(game).unwrap()).collect();
        assert_eq!(before, after);
    }
    vector.step(&[0, 0, 0], &mut told.told()).unwrap();
}

#[test]
fn bots_play_their_seats_without_being_asked() {
    let seat = |number| Seat::new(number).unwrap();
    let levels = [(seat(0), "thumb".to_owned()), (seat(2), "random".to_owned())];
    let config = VectorConfig::<Diamant> { opponents: levels.to_vec(), ..config(3, 8, 1) };
    let mut vector = Vector::new(&config).unwrap();
    let mut told = Arrays::of::<Diamant>(3, 8);
    vector.reset(&seeds(1, 8), &mut told.told()).unwrap();
    let (mut actions, mut ended) = (vec![0; 8], 0);
    for _ in 0..200 {
        assert!(told.turns.iter().all(|&turn| turn == 1));
        vector.sample(&mut actions).unwrap();
        vector.step(&actions, &mut told.told()).unwrap();
        ended += told.ends.iter().filter(|&&end| end).count();
    }
    assert!(ended > 20, "{ended}");
}

#[test]
fn a_plan_that_cannot_be_played_says_why() {
    let refused = |config: &VectorConfig<Diamant>| Vector::new(config).err().unwrap().to_string();
    assert_eq!(refused(&config(2, 1, 1)), "Players { players: 2 } (D1)");
    assert_eq!(refused(&config(3, 0, 1)), VectorError::NoGames.to_string());
    let all = |level: &str| Seat::all(3).map(|seat| (seat, level.to_owned())).collect();
    assert_eq!(
        refused(&VectorConfig { opponents: all("thumb"), ..config(3, 1, 1) }),
        VectorError::NoSeat.to_string()
    );
    assert!(
        refused(&VectorConfig { opponents: all("genius"), ..config(3, 1, 1) }).contains("genius")
    );
    let far = vec![(Seat::new(7).unwrap(), "thumb".to_owned())];
    assert!(refused(&VectorConfig { opponents: far, ..config(3, 1, 1) }).contains("no seat 7"));
}
