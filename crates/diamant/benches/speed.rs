//! Whole random games a second, on one core, through the checked contract, chance included.

use std::hint::black_box;

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use diamant::{Diamant, Options};
use luck::Dice;
use table::play_at_random;

fn random_games(c: &mut Criterion) {
    let mut group = c.benchmark_group("diamant, random games");
    group.throughput(Throughput::Elements(1));
    for players in [3, 5, 8] {
        let mut game = 0;
        group.bench_function(format!("{players} players"), |b| {
            b.iter(|| {
                game += 1;
                black_box(play_at_random::<Diamant>(
                    players,
                    &Options::default(),
                    &mut Dice::of_game(1, game),
                    &mut (),
                ))
            });
        });
    }
    group.finish();
}

criterion_group!(benches, random_games);
criterion_main!(benches);
