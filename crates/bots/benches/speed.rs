//! Simulations a second of `clever`, and how long an `expert` takes to decide at its own budget, on one core.

use std::hint::black_box;
use std::time::Duration;

use bots::{Allowance, Budget, Roster};
use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use diamant::Diamant;
use kadora::Kadora;
use luck::Dice;
use mirrors::Mirrors;
use table::{Turn, Viewer, pick};

/// What a seat to move sees after so many turns.
fn position<G: Roster>(players: u8, after: u32) -> G::View {
    let mut dice = Dice::new(7);
    let mut game = G::new(players, &G::Options::default()).expect("the set-up is legal");
    let mut choices = 0;
    loop {
        match game.turn() {
            Turn::Chance => {
                let deal = game.draw(&mut dice);
                game.deal(deal, &mut ()).expect("a drawn deal is legal");
            }
            Turn::Seats { awaited, .. } => {
                choices += 1;
                let seat = awaited.first().expect("a seat is awaited");
                if choices > after {
                    return game.view(Viewer::Seat(seat));
                }
                for seat in awaited {
                    let action = pick(&game, seat, &mut dice).expect("an awaited seat can act");
                    game.act(seat, action, &mut ()).expect("an offered action is legal");
                }
            }
            Turn::Over => {
                game = G::new(players, &G::Options::default()).expect("the set-up is legal");
            }
        }
    }
}

fn bench<G: Roster>(c: &mut Criterion, players: u8, after: u32) {
    const SIMULATIONS: u32 = 1_000;
    let view = position::<G>(players, after);
    let clever = G::bot("clever").expect("every game has a clever bot");
    let expert = G::bot("expert").expect("every game has an expert");
    let mut group = c.benchmark_group(format!("{}, {players} players", G::NAME));
    group.sample_size(10).measurement_time(Duration::from_secs(3));
    group.throughput(Throughput::Elements(u64::from(SIMULATIONS)));
    group.bench_function("clever, simulations", |b| {
        b.iter(|| {
            black_box(clever.choose(&view, &mut Dice::new(1), Budget::Simulations(SIMULATIONS)))
        });
    });
    group.throughput(Throughput::Elements(1));
    let Some(Allowance::Simulations(simulations)) = expert.allowance() else {
        unreachable!("an expert's own allowance is counted in simulations")
    };
    group.bench_function("expert, decisions", |b| {
        b.iter(|| {
            black_box(expert.choose(&view, &mut Dice::new(1), Budget::Simulations(simulations)))
        });
    });
    group.finish();
}

fn speed(c: &mut Criterion) {
    bench::<Diamant>(c, 4, 0);
    bench::<Diamant>(c, 8, 0);
    bench::<Mirrors>(c, 4, 40);
    bench::<Kadora>(c, 4, 12);
}

criterion_group!(benches, speed);
criterion_main!(benches);
