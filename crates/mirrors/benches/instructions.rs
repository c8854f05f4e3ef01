//! Instructions for a hundred whole random games of two, counted by callgrind: the clocks of shared machines are noisy, this is not.

#![allow(missing_docs, reason = "the macros write modules without any")]

use std::hint::black_box;

use gungraun::prelude::*;
use luck::Dice;
use mirrors::{Mirrors, Options};
use table::play_at_random;

#[library_benchmark]
fn a_hundred_games_of_two() {
    for game in 0..100 {
        let over =
            play_at_random::<Mirrors>(2, &Options::default(), &mut Dice::of_game(1, game), &mut ());
        black_box(over).expect("two can play");
    }
}

library_benchmark_group!(name = games, benchmarks = a_hundred_games_of_two);
main!(library_benchmark_groups = games);
