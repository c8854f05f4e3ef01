//! Strengths from wins, by the model of Plackett and Luce.
//!
//! A seat wins with a chance in proportion to its bot's strength. The rules name winners and no second places, so only who
//! wins is counted; a shared win counts for its share. The fit maximises the likelihood of all games at once, by
//! Newton's method on the logarithms of the strengths, which has one maximum.

use super::sample::Counts;

/// Imagined games of a bot against an average one, which keep the strength of a bot that always wins finite.
#[derive(Clone, Copy, Debug)]
pub(super) struct Prior {
    pub(super) wins: f64,
    pub(super) losses: f64,
}

/// Steps of Newton's method; three or four are usual.
const STEPS: usize = 60;

/// The logarithms of the strengths, with average 0. `start` is where the search begins.
pub(super) fn fit(
    lineups: &[Vec<(usize, u8)>],
    counts: &[Counts],
    priors: &[Prior],
    start: &[f64],
) -> Vec<f64> {
    let bots = priors.len();
    let mut strengths = start.to_vec();
    let mut likelihood = log_likelihood(lineups, counts, priors, &strengths);
    for _ in 0..STEPS {
        let (gradient, mut curvature) = slopes(lineups, counts, priors, &strengths);
        let Some(step) = solve(&mut curvature, &gradient) else { break };
        // Halved until it leads uphill.
        let mut size = 1.0;
        let better = loop {
            let tried: Vec<f64> =
                strengths.iter().zip(&step).map(|(at, step)| at + size * step).collect();
            let value = log_likelihood(lineups, counts, priors, &tried);
            if value >= likelihood {
                break Some((tried, value));
            }
            size /= 2.0;
            if size < 1e-9 {
                break None;
            }
        };
        let Some((tried, value)) = better else { break };
        let moved = tried.iter().zip(&strengths).map(|(a, b)| (a - b).abs()).fold(0.0, f64::max);
        (strengths, likelihood) = (tried, value);
        if moved < 1e-7 {
            break;
        }
    }
    #[expect(clippy::cast_precision_loss, reason = "there are few bots")]
    let average = strengths.iter().sum::<f64>() / bots.max(1) as f64;
    strengths.iter().map(|strength| strength - average).collect()
}

fn log_likelihood(
    lineups: &[Vec<(usize, u8)>],
    counts: &[Counts],
    priors: &[Prior],
    strengths: &[f64],
) -> f64 {
    let mut sum = 0.0;
    for (lineup, counts) in lineups.iter().zip(counts) {
        let all: f64 =
            lineup.iter().map(|&(bot, seats)| f64::from(seats) * strengths[bot].exp()).sum();
        for (&(bot, _), wins) in lineup.iter().zip(&counts.wins) {
            sum += wins * (strengths[bot] - all.ln());
        }
    }
    for (prior, strength) in priors.iter().zip(strengths) {
        let all = (1.0 + strength.exp()).ln();
        sum += prior.wins * (strength - all) - prior.losses * all;
    }
    sum
}

/// The gradient of the log-likelihood, and the negative of its second derivatives.
fn slopes(
    lineups: &[Vec<(usize, u8)>],
    counts: &[Counts],
    priors: &[Prior],
    strengths: &[f64],
) -> (Vec<f64>, Vec<Vec<f64>>) {
    let bots = strengths.len();
    let mut gradient = vec![0.0; bots];
    let mut curvature = vec![vec![0.0; bots]; bots];
    for (lineup, counts) in lineups.iter().zip(counts) {
        let won: f64 = counts.wins.iter().sum();
        if won <= 0.0 {
            continue;
        }
        let weight = |bot: usize, seats: u8| f64::from(seats) * strengths[bot].exp();
        let all: f64 = lineup.iter().map(|&(bot, seats)| weight(bot, seats)).sum();
        for (&(bot, seats), wins) in lineup.iter().zip(&counts.wins) {
            let chance = weight(bot, seats) / all;
            gradient[bot] += wins - won * chance;
            curvature[bot][bot] += won * chance;
            for &(other, seats) in lineup {
                curvature[bot][other] -= won * chance * weight(other, seats) / all;
            }
        }
    }
    for (bot, prior) in priors.iter().enumerate() {
        let chance = 1.0 / (1.0 + (-strengths[bot]).exp());
        let games = prior.wins + prior.losses;
        gradient[bot] += prior.wins - games * chance;
        curvature[bot][bot] += games * chance * (1.0 - chance);
    }
    (gradient, curvature)
}

/// Solves a symmetric positive definite system by Cholesky's method; nothing if it is not definite.
fn solve(matrix: &mut [Vec<f64>], right: &[f64]) -> Option<Vec<f64>> {
    let size = right.len();
    for row in 0..size {
        for column in 0..=row {
            let done: f64 = (0..column).map(|k| matrix[row][k] * matrix[column][k]).sum();
            let value = matrix[row][column] - done;
            matrix[row][column] = if row == column {
                if value <= 1e-12 {
                    return None;
                }
                value.sqrt()
            } else {
                value / matrix[column][column]
            };
        }
    }
    let mut x = right.to_vec();
    for row in 0..size {
        let done: f64 = (0..row).map(|k| matrix[row][k] * x[k]).sum();
        x[row] = (x[row] - done) / matrix[row][row];
    }
    for row in (0..size).rev() {
        let done: f64 = (row + 1..size).map(|k| matrix[k][row] * x[k]).sum();
        x[row] = (x[row] - done) / matrix[row][row];
    }
    Some(x)
}

#[cfg(test)]
mod tests {
    use super::*;

    const NO_PRIOR: Prior = Prior { wins: 1e-6, losses: 1e-6 };

    #[test]
    fn at_one_table_strengths_are_in_proportion_to_the_wins_of_a_seat() {
        let lineup = vec![(0, 1), (1, 1), (2, 2)];
        let counts = Counts { games: 100.0, wins: vec![50.0, 20.0, 30.0] };
        let fitted = fit(&[lineup], &[counts], &[NO_PRIOR; 3], &[0.0; 3]);
        let ratio = |a: usize, b: usize| (fitted[a] - fitted[b]).exp();
        assert!((ratio(0, 1) - 2.5).abs() < 1e-3, "{fitted:?}");
        assert!((ratio(0, 2) - 50.0 / 15.0).abs() < 1e-3, "{fitted:?}");
        assert!(fitted.iter().sum::<f64>().abs() < 1e-9);
    }

    #[test]
    fn those_who_never_met_are_compared_through_others() {
        let lineups = [vec![(0, 1), (1, 1)], vec![(1, 1), (2, 1)]];
        let counts = [
            Counts { games: 3.0, wins: vec![20.0, 10.0] },
            Counts { games: 3.0, wins: vec![20.0, 10.0] },
        ];
        let fitted = fit(&lineups, &counts, &[NO_PRIOR; 3], &[0.0; 3]);
        assert!(((fitted[0] - fitted[2]).exp() - 4.0).abs() < 1e-3, "{fitted:?}");
    }

    #[test]
    fn a_bot_that_always_wins_has_a_rating_nonetheless() {
        let counts = Counts { games: 20.0, wins: vec![20.0, 0.0] };
        let half = Prior { wins: 0.5, losses: 0.5 };
        let fitted = fit(&[vec![(0, 1), (1, 1)]], &[counts], &[half; 2], &[0.0; 2]);
        assert!(fitted[0] > 1.0 && fitted[0].is_finite(), "{fitted:?}");
    }
}
