//! Results, deal by deal, in little memory.

use std::collections::HashMap;

/// Wins of a line-up: all that the figures need.
#[derive(Clone, PartialEq, Debug, Default)]
pub(crate) struct Counts {
    /// How many games were played.
    pub(crate) games: f64,
    /// The games that each bot of the line-up won, over all of its seats.
    pub(crate) wins: Vec<f64>,
}

impl Counts {
    pub(crate) fn add(&mut self, other: &Self, times: f64) {
        self.games += times * other.games;
        self.wins.resize(other.wins.len().max(self.wins.len()), 0.0);
        for (sum, wins) in self.wins.iter_mut().zip(&other.wins) {
            *sum += times * wins;
        }
    }
}

/// The most blocks that are stored.
const BLOCKS: usize = 2_048;

/// All results so far. Deals are drawn independently; once there are many, neighbours are joined into blocks, which are
/// independent too.
#[derive(Clone, Debug, Default)]
pub(crate) struct Sample {
    /// Every line-up met so far.
    pub(crate) lineups: Vec<Vec<(usize, u8)>>,
    numbers: HashMap<Vec<(usize, u8)>, usize>,
    /// What came of the deals of each block, by line-up.
    pub(crate) blocks: Vec<Vec<(usize, Counts)>>,
    /// Deals in the last block, and in a full one.
    last: u64,
    full: u64,
    pub(crate) deals: u64,
    pub(crate) games: f64,
}

impl Sample {
    /// Takes in one deal, played in every rotation: the bots that sat at the table and how many seats each had, in ascending order of the
    /// bots, and what came of it.
    pub(crate) fn add(&mut self, lineup: Vec<(usize, u8)>, counts: Counts) {
        let number = *self.numbers.entry(lineup).or_insert_with_key(|lineup| {
            self.lineups.push(lineup.clone());
            self.lineups.len() - 1
        });
        self.deals += 1;
        self.games += counts.games;
        self.full = self.full.max(1);
        if self.last == self.full || self.blocks.is_empty() {
            if self.blocks.len() == BLOCKS {
                self.join_neighbours();
            }
            self.blocks.push(Vec::new());
            self.last = 0;
        }
        self.last += 1;
        if let Some(block) = self.blocks.last_mut() {
            note(block, number, counts);
        }
    }

    fn join_neighbours(&mut self) {
        let blocks = std::mem::take(&mut self.blocks);
        self.blocks = blocks
            .chunks(2)
            .map(|pair| {
                let mut joined = Vec::new();
                for (number, counts) in pair.iter().flatten() {
                    note(&mut joined, *number, counts.clone());
                }
                joined
            })
            .collect();
        self.full *= 2;
    }

    /// The sums over all blocks, each taken `weights` times, by line-up.
    pub(crate) fn total(&self, mut weights: impl FnMut() -> f64) -> Vec<Counts> {
        let mut total = vec![Counts::default(); self.lineups.len()];
        for block in &self.blocks {
            let weight = weights();
            for (number, counts) in block {
                total[*number].add(counts, weight);
            }
        }
        total
    }
}

fn note(block: &mut Vec<(usize, Counts)>, number: usize, counts: Counts) {
    match block.iter_mut().find(|(known, _)| *known == number) {
        Some((_, sum)) => sum.add(&counts, 1.0),
        None => block.push((number, counts)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn however_many_deals_the_sums_stay_and_the_memory_too() {
        let mut sample = Sample::default();
        for i in 0..10_000_u32 {
            let lineup = if i % 3 == 0 { vec![(0, 1), (1, 2)] } else { vec![(0, 2), (2, 1)] };
            sample.add(lineup, Counts { games: 3.0, wins: vec![1.0, 2.0] });
        }
        assert!(sample.blocks.len() <= BLOCKS && sample.blocks.len() > BLOCKS / 2);
        let total = sample.total(|| 1.0);
        assert_eq!(total.len(), 2);
        assert!((total[0].games - 3.0 * 3_334.0).abs() < 1e-6, "{total:?}");
        assert!((total[1].wins[1] - 2.0 * 6_666.0).abs() < 1e-6, "{total:?}");
        assert_eq!(sample.deals, 10_000);
    }
}
