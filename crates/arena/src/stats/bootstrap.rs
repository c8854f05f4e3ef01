//! Intervals by a Bayesian bootstrap over deals.
//!
//! Every replicate gives each deal a weight of its own, drawn from the exponential distribution, and computes all figures
//! again. The games of a deal share their luck, so they get one weight. To what was played, each bot is given half a
//! deal won and half a deal lost, weighted in the same way (Jeffreys' prior): no interval is ever without width.

use luck::Dice;
use table::Luck as _;

use super::Estimate;
use super::plackett_luce::{Prior, fit};
use super::sample::{Counts, Sample};

/// How often all figures are computed again.
const REPLICATES: usize = 1_000;

/// Elo points for a strength `e` times as great: 400 points for one ten times as great.
const ELO: f64 = 400.0 / std::f64::consts::LN_10;

/// The seed of the weights. It has nothing to do with that of the deals.
const SEED: u64 = 0x1E77_E125;

/// What can be said of all bots.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Figures {
    /// The part of its games that one seat of each bot wins; nothing for a bot that never played.
    pub(crate) wins: Vec<Option<Estimate>>,
    /// On the Elo scale, with average 0.
    pub(crate) ratings: Vec<Estimate>,
    /// Of each pair that met: how much more one seat of the one wins than one of the other, over the deals that both played, and how
    /// many deals' worth of games those were. Each pair once, the bot that was named first in front.
    pub(crate) differences: Vec<(usize, usize, Estimate, f64)>,
}

impl Figures {
    /// The figures of `bots` bots.
    pub(crate) fn of(sample: &Sample, bots: usize) -> Self {
        let mut dice = Dice::new(SEED);
        let mut weight = || exponential(&mut dice);
        #[expect(clippy::cast_precision_loss, reason = "no run has 2^53 deals")]
        let per_deal = if sample.deals > 0 { sample.games / sample.deals as f64 } else { 1.0 };

        let observed = sample.total(|| 1.0);
        let even = vec![Prior { wins: per_deal / 2.0, losses: per_deal / 2.0 }; bots];
        let strengths = fit(&sample.lineups, &observed, &even, &vec![0.0; bots]);
        let none = vec![Prior { wins: 0.0, losses: 0.0 }; bots];
        let seen = Shares::of(&sample.lineups, &observed, &none);

        let pairs = (0..bots).flat_map(|bot| (bot + 1..bots).map(move |other| (bot, other)));
        let met = pairs.filter_map(|(bot, other)| Some((bot, other, seen.difference(bot, other)?)));
        let met: Vec<(usize, usize, (f64, f64))> = met.collect();

        let mut ratings = vec![Vec::with_capacity(REPLICATES); bots];
        let mut wins = vec![Vec::with_capacity(REPLICATES); bots];
        let mut differences = vec![Vec::with_capacity(REPLICATES); met.len()];
        for _ in 0..REPLICATES {
            let counts = sample.total(&mut weight);
            let priors: Vec<Prior> = (0..bots)
                .map(|_| Prior {
                    wins: per_deal * weight() / 2.0,
                    losses: per_deal * weight() / 2.0,
                })
                .collect();
            let fitted = fit(&sample.lineups, &counts, &priors, &strengths);
            let shares = Shares::of(&sample.lineups, &counts, &priors);
            for (bot, strength) in fitted.iter().enumerate() {
                ratings[bot].push(ELO * strength);
                wins[bot].push(shares.of_bot(bot).unwrap_or(0.5));
            }
            for (replicates, &(bot, other, _)) in differences.iter_mut().zip(&met) {
                replicates.extend(shares.difference(bot, other).map(|(difference, _)| difference));
            }
        }
        let wins = wins.iter_mut().enumerate();
        let ratings = ratings.iter_mut().zip(&strengths);
        let differences = met.into_iter().zip(&mut differences);
        Self {
            wins: wins
                .map(|(bot, replicates)| Some(Estimate::of(seen.of_bot(bot)?, replicates)))
                .collect(),
            ratings: ratings
                .map(|(replicates, strength)| Estimate::of(ELO * strength, replicates))
                .collect(),
            differences: differences
                .map(|((bot, other, (mean, games)), replicates)| {
                    (bot, other, Estimate::of(mean, replicates), games / per_deal)
                })
                .collect(),
        }
    }
}

/// Win shares of single seats.
struct Shares {
    /// Wins and seats' games, by bot.
    bots: Vec<(f64, f64)>,
    /// The sum of differences in a seat's wins and the games, of pairs that met.
    pairs: Vec<Vec<(f64, f64)>>,
    priors: Vec<Prior>,
}

impl Shares {
    fn of(lineups: &[Vec<(usize, u8)>], counts: &[Counts], priors: &[Prior]) -> Self {
        let count = priors.len();
        let mut shares = Self {
            bots: vec![(0.0, 0.0); count],
            pairs: vec![vec![(0.0, 0.0); count]; count],
            priors: priors.to_vec(),
        };
        for (lineup, counts) in lineups.iter().zip(counts) {
            for (i, (&(bot, seats), wins)) in lineup.iter().zip(&counts.wins).enumerate() {
                let (sum, games) = &mut shares.bots[bot];
                *sum += wins;
                *games += f64::from(seats) * counts.games;
                for (&(other, others), lost) in lineup.iter().zip(&counts.wins).skip(i + 1) {
                    let (sum, games) = &mut shares.pairs[bot][other];
                    *sum += wins / f64::from(seats) - lost / f64::from(others);
                    *games += counts.games;
                }
            }
        }
        shares
    }

    fn of_bot(&self, bot: usize) -> Option<f64> {
        let (wins, games) = self.bots[bot];
        let Prior { wins: more, losses } = self.priors[bot];
        let all = games + more + losses;
        (all > 0.0).then(|| (wins + more) / all)
    }

    /// The imagined deal is won by the one in some of its games and by the other in the rest.
    fn difference(&self, bot: usize, other: usize) -> Option<(f64, f64)> {
        let (sum, games) = self.pairs[bot][other];
        let (for_one, for_other) = (self.priors[bot].wins, self.priors[other].wins);
        let all = games + for_one + for_other;
        (games > 0.0).then(|| ((sum + for_one - for_other) / all, games))
    }
}

/// A number from the exponential distribution with mean 1.
fn exponential(dice: &mut Dice) -> f64 {
    let bound = 1 << 31;
    -((f64::from(dice.below(bound)) + 0.5) / f64::from(bound)).ln()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A made-up player's form: the largest wins, which makes its chance that of Plackett and Luce.
    fn gumbel(dice: &mut Dice) -> f64 {
        -exponential(dice).ln()
    }

    const SEATS: usize = 3;

    /// So many deals between made-up players of these strengths, mixed at random. Luck sits on seats and is the same in
    /// every rotation of a deal.
    fn made_up(strengths: &[f64], deals: usize, dice: &mut Dice) -> Sample {
        let mut sample = Sample::default();
        for _ in 0..deals {
            let mut order: Vec<usize> = (0..strengths.len()).collect();
            dice.shuffle(&mut order);
            let table = &order[..SEATS];
            let luck: Vec<f64> = (0..SEATS).map(|_| gumbel(dice)).collect();
            let mut lineup: Vec<(usize, u8)> = table.iter().map(|&bot| (bot, 1)).collect();
            lineup.sort_unstable();
            let mut wins = vec![0.0; SEATS];
            for rotation in 0..SEATS {
                let best = (0..SEATS)
                    .max_by(|&a, &b| {
                        let form = |i: usize| strengths[table[i]] + luck[(i + rotation) % SEATS];
                        form(a).total_cmp(&form(b))
                    })
                    .map(|i| table[i]);
                let winner = lineup.iter().position(|&(bot, _)| Some(bot) == best);
                wins[winner.expect("one of them is best")] += 1.0;
            }
            sample.add(lineup, Counts { games: 3.0, wins });
        }
        sample
    }

    #[test]
    fn intervals_of_95_percent_hold_the_truth_95_times_in_100() {
        let strengths = [0.6, 0.2, -0.2, -0.6];
        let runs = 250;
        let mut dice = Dice::new(5);
        // The truth about shares and differences comes from a very long run; that about ratings is known.
        let truth = Figures::of(&made_up(&strengths, 400_000, &mut dice), strengths.len());
        let (mut ratings, mut wins, mut differences) = (0, 0, 0);
        for _ in 0..runs {
            let figures = Figures::of(&made_up(&strengths, 150, &mut dice), strengths.len());
            let holds = |e: &Estimate, truth: f64| u32::from(e.low <= truth && truth <= e.high);
            for (bot, strength) in strengths.iter().enumerate() {
                ratings += holds(&figures.ratings[bot], ELO * strength);
                let (here, there) = (figures.wins[bot].unwrap(), truth.wins[bot].unwrap());
                wins += holds(&here, there.mean);
            }
            assert_eq!(figures.differences.len(), 6);
            for (here, there) in figures.differences.iter().zip(&truth.differences) {
                assert_eq!((here.0, here.1), (there.0, there.1));
                differences += holds(&here.2, there.2.mean);
            }
        }
        let part = |hits: u32, of: u32| f64::from(hits) / f64::from(runs * of);
        let found = [part(ratings, 4), part(wins, 4), part(differences, 6)];
        assert!(found.iter().all(|part| (0.93..0.97).contains(part)), "{found:?}");
    }

    #[test]
    fn no_interval_is_without_width() {
        for deals in [1, 20] {
            let mut sample = Sample::default();
            for _ in 0..deals {
                let lineup = vec![(0, 1), (1, 2)];
                sample.add(lineup, Counts { games: 3.0, wins: vec![3.0, 0.0] });
            }
            let figures = Figures::of(&sample, 2);
            let wins = figures.wins[0].unwrap();
            assert!((wins.mean - 1.0).abs() < 1e-9 && wins.low < 0.95 && wins.high <= 1.0);
            assert!(wins.low > if deals == 1 { 0.0 } else { 0.8 }, "{wins:?}");
            let rating = figures.ratings[0];
            assert!(rating.high - rating.low > 50.0 && rating.high.is_finite(), "{rating:?}");
            let (_, _, difference, met) = figures.differences[0];
            assert!(difference.high > difference.low && difference.low > -1.0, "{difference:?}");
            assert!((met - f64::from(deals)).abs() < 1e-9);
        }
    }

    #[test]
    fn a_bot_that_has_not_played_has_no_share() {
        let figures = Figures::of(&Sample::default(), 2);
        assert_eq!(figures.wins, [None, None]);
        assert!(figures.differences.is_empty());
    }
}
