//! What the luck of a shuffle promises.

#![allow(clippy::unwrap_used, reason = "in a test, a panic is a finding")]

use std::collections::HashSet;

use fair::{Commitment, Contribution, NotANumber, RevealedSeed, Seed, Shuffle, TableCode};
use proptest::prelude::*;
use table::Luck;

fn code() -> TableCode {
    "K7QFDH".parse().unwrap()
}

fn shuffle(number: u8) -> Shuffle {
    Shuffle::new(&Seed::new([number; 32]), code(), &[Some(Contribution::new([number; 32])), None])
}

/// A fingerprint of all luck of a game: 124 bits of its first draw.
fn told(shuffle: &Shuffle) -> [u32; 4] {
    let mut luck = shuffle.draw(0);
    std::array::from_fn(|_| luck.below(1 << 31))
}

/// How far the counts are from equal ones, in standard deviations of what chance alone would bring (Wilson and Hilferty).
fn deviation(counts: &[u32]) -> f64 {
    let kinds = f64::from(u32::try_from(counts.len()).unwrap());
    let freedom = kinds - 1.0;
    let expected = f64::from(counts.iter().sum::<u32>()) / kinds;
    let chi_square: f64 =
        counts.iter().map(|&count| (f64::from(count) - expected).powi(2) / expected).sum();
    let spread = 2.0 / (9.0 * freedom);
    ((chi_square / freedom).cbrt() - (1.0 - spread)) / spread.sqrt()
}

fn counted(bound: u32, numbers: impl Iterator<Item = u32>) -> Vec<u32> {
    let mut counts = vec![0; bound as usize];
    numbers.for_each(|number| counts[number as usize] += 1);
    counts
}

#[test]
fn every_number_below_the_bound_is_equally_likely() {
    for bound in [2, 3, 5, 7, 16, 19, 30, 72, 1000] {
        let mut luck = shuffle(1).draw(0);
        let within = counted(bound, (0..1000 * bound).map(|_| luck.below(bound)));
        assert!(deviation(&within).abs() < 4.0, "{bound} within a draw: {within:?}");
        let shuffle = shuffle(2);
        let over = counted(bound, (0..1000 * bound).map(|n| shuffle.draw(n.into()).below(bound)));
        assert!(deviation(&over).abs() < 4.0, "{bound} over many draws: {over:?}");
    }
}

/// With the remainder alone, the lower numbers would come up twice as often as the others.
#[test]
fn no_number_is_favoured_below_bounds_that_do_not_divide_the_words() {
    for (bound, parts) in [(3 << 30, 3), (0x8000_0001, 4), (5 << 29, 5)] {
        let mut luck = shuffle(3).draw(0);
        let part = bound / parts + 1;
        let counts = counted(parts, (0..100_000).map(|_| luck.below(bound) / part));
        assert!(deviation(&counts).abs() < 4.0, "{bound}: {counts:?}");
    }
}

#[test]
fn every_order_is_equally_likely() {
    let shuffle = shuffle(4);
    let orders = (0..24_000).map(|n| {
        let mut items = [0, 1, 2, 3];
        shuffle.draw(n).shuffle(&mut items);
        // The number of the order among all 24.
        let after = |i: usize| items[i + 1..].iter().filter(|&&item| item < items[i]).count();
        (after(0) * 6 + after(1) * 2 + after(2)) as u32
    });
    let counts = counted(24, orders);
    assert!(deviation(&counts).abs() < 4.0, "{counts:?}");
}

/// The position of a card in a Kadora deal tells nothing about the next one's.
#[test]
fn neighbouring_draws_and_numbers_are_independent() {
    let shuffle = shuffle(5);
    let pair = |one: u32, other: u32| one * 10 + other;
    let neighbours = (0..100_000).map(|n| {
        let mut luck = shuffle.draw(n);
        pair(luck.below(10), luck.below(10))
    });
    let draws = (0..100_000)
        .map(|n| pair(shuffle.draw(2 * n).below(10), shuffle.draw(2 * n + 1).below(10)));
    for counts in [counted(100, neighbours), counted(100, draws)] {
        assert!(deviation(&counts).abs() < 4.0, "{counts:?}");
    }
}

#[test]
fn every_bit_of_the_seed_and_of_every_contribution_matters() {
    let told_by = |seed: [u8; 32], numbers: [[u8; 32]; 8]| {
        let contributions = numbers.map(|bytes| Some(Contribution::new(bytes)));
        told(&Shuffle::new(&Seed::new(seed), code(), &contributions))
    };
    let flip = |number: &mut [u8; 32], bit: usize| number[bit / 8] ^= 1 << (bit % 8);
    let (seed, numbers) = ([9; 32], [[7; 32]; 8]);
    let mut known = HashSet::from([told_by(seed, numbers)]);
    for bit in 0..256 {
        let mut other = seed;
        flip(&mut other, bit);
        assert!(known.insert(told_by(other, numbers)), "bit {bit} of the seed");
        for seat in 0..8 {
            let mut others = numbers;
            flip(&mut others[seat], bit);
            assert!(known.insert(told_by(seed, others)), "bit {bit} of seat {seat}");
        }
    }
}

#[test]
fn table_seats_and_their_order_matter() {
    let (one, other) = (Some(Contribution::new([1; 32])), Some(Contribution::new([0; 32])));
    let mut seen = HashSet::new();
    for table in ["K7QFDH", "K7QFDJ", "7KQFDH"] {
        for contributions in [
            &[][..],
            &[None],
            &[other],
            &[None, None],
            &[one, other],
            &[other, one],
            &[one, None],
            &[None, one],
            &[one, other, None],
        ] {
            let shuffle = Shuffle::new(&Seed::new([3; 32]), table.parse().unwrap(), contributions);
            assert!(seen.insert(told(&shuffle)), "{table:?} {contributions:?}");
        }
    }
}

#[test]
fn a_draw_is_found_again_by_its_number_alone() {
    let of = |n: u64| shuffle(6).draw(n).below(u32::MAX);
    let before: Vec<u32> = (0..100).map(of).collect();
    let after: Vec<u32> = (0..100).rev().map(of).collect();
    assert!(before.iter().eq(after.iter().rev()));
    let all: HashSet<u32> = [0, 1, 1 << 32, (1 << 32) + 1, 1 << 63, u64::MAX].map(of).into();
    assert_eq!(all.len(), 6);
}

#[test]
fn a_secret_is_not_shown_by_accident() {
    let seed = Seed::new([0xAB; 32]);
    let shuffle = Shuffle::new(&seed, code(), &[]);
    assert_eq!(
        format!("{seed:?} {shuffle:?} {:?}", shuffle.draw(0)),
        "Seed(…) Shuffle(…) FairLuck(…)"
    );
    assert_eq!(seed.reveal().to_string(), "ab".repeat(32));
}

/// FIPS 180-4 by way of its test vectors: SHA-256 of 32 zero bytes.
#[test]
fn a_commitment_is_sha_256() {
    assert_eq!(
        Seed::new([0; 32]).commitment().to_string(),
        "66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925"
    );
}

#[test]
fn only_64_hexadecimal_digits_are_a_number() {
    let digits = "0123456789abcdefABCDEF".repeat(3);
    let good = &digits[..64];
    assert_eq!(good.parse::<Commitment>().unwrap().to_string(), good.to_lowercase());
    for bad in ["", "00", &digits[..63], &digits[..65], &digits[..66], &format!("{}g", &good[1..])]
    {
        assert_eq!(bad.parse::<Contribution>(), Err(NotANumber), "{bad}");
    }
    assert_eq!(format!(" {}", &good[1..]).parse::<RevealedSeed>(), Err(NotANumber));
}

proptest! {
    #[test]
    fn numbers_are_written_as_they_are_read(bytes: [u8; 32]) {
        let number = Contribution::new(bytes);
        prop_assert_eq!(number.to_string().parse(), Ok(number));
        let json = serde_json::to_string(&number).unwrap();
        prop_assert_eq!(serde_json::from_str::<Contribution>(&json).unwrap(), number);
        prop_assert_eq!(Contribution::new(*number.bytes()), number);
    }

    #[test]
    fn no_text_makes_a_panic(text in ".{0,80}|[0-9a-fé]{60,68}") {
        let _ = text.parse::<Commitment>();
    }

    #[test]
    fn a_number_is_below_its_bound(seed: [u8; 32], n: u64, bound in 1_u32..) {
        let luck = &mut Shuffle::new(&Seed::new(seed), code(), &[]).draw(n);
        prop_assert!(luck.below(bound) < bound);
    }
}
