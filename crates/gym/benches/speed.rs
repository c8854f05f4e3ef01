//! Decisions a second on one core, choices uniformly random, observations and masks included.

use std::hint::black_box;

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use games::{Diamant, Kadora, Mirrors};
use gym::{Numbered, StepResults, Vector, VectorConfig, seeds};

const GAMES: usize = 1024;

fn decisions<G: Numbered>(criterion: &mut Criterion, players: u8) {
    let config = VectorConfig::<G> {
        players,
        options: G::Options::default(),
        games: GAMES,
        opponents: Vec::new(),
        allowance: None,
        threads: 1,
    };
    let mut vector = Vector::new(&config).expect("the set-up is legal");
    let n = usize::from(players);
    let mut observations = vec![0.0; GAMES * G::layout(players).size()];
    let mut masks = vec![false; GAMES * G::count(players)];
    let (mut turns, mut ends) = (vec![0; GAMES], vec![false; GAMES]);
    let (mut rewards, mut scores) = (vec![0.0; GAMES * n], vec![0; GAMES * n]);
    let mut told = StepResults {
        observations: &mut observations,
        masks: &mut masks,
        turns: &mut turns,
        rewards: &mut rewards,
        scores: &mut scores,
        ends: &mut ends,
    };
    vector.reset(&seeds(1, GAMES), &mut told).expect("the arrays fit");
    let mut actions = vec![0; GAMES];
    let mut group = criterion.benchmark_group(G::NAME);
    group.throughput(Throughput::Elements(GAMES as u64));
    group.bench_function(format!("{players} players"), |bencher| {
        bencher.iter(|| {
            vector.sample(&mut actions).expect("the arrays fit");
            vector.step(black_box(&actions), &mut told).expect("what is drawn is legal");
        });
    });
    group.finish();
}

fn all(criterion: &mut Criterion) {
    decisions::<Diamant>(criterion, 5);
    decisions::<Mirrors>(criterion, 4);
    decisions::<Kadora>(criterion, 4);
}

criterion_group!(benches, all);
criterion_main!(benches);
