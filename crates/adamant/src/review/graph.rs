//! Chances of winning over a game, as a picture: in the terminal, and as SVG.

use arena::Lines;
use judge::Review;
use voice::{Voice, review as words};

/// Lines of the picture in the terminal.
const HEIGHT: usize = 9;

/// Marks of the seats, told apart without colour.
const MARKS: [char; 8] = ['●', '○', '▲', '△', '■', '□', '◆', '◇'];

/// The chances of each seat, from moment to moment, in percent.
fn curves<A>(review: &Review<A>) -> Vec<Vec<f64>> {
    let of = |seat: usize| {
        let chances = review.moments.iter().filter_map(move |moment| moment.chances.get(seat));
        chances.map(|chance| 100.0 * chance.mean).collect()
    };
    (0..usize::from(review.players)).map(of).collect()
}

/// The picture in the terminal, `width` columns wide: nothing where there are too few moments to show.
pub(super) fn lines<A>(review: &Review<A>, names: &[String], width: usize) -> Vec<String> {
    let curves = curves(review);
    let moments = curves.first().map_or(0, Vec::len);
    if moments < 2 {
        return Vec::new();
    }
    let columns = moments.min(width.saturating_sub(8)).max(2);
    let mut rows = vec![vec![' '; columns]; HEIGHT];
    for (curve, mark) in curves.iter().zip(MARKS) {
        for column in 0..columns {
            rows[row(curve[column * (moments - 1) / (columns - 1)])][column] = mark;
        }
    }
    let scale = |i: usize| 100 - 100 * i / (HEIGHT - 1);
    let mut picture: Vec<String> = rows
        .into_iter()
        .enumerate()
        .map(|(i, row)| {
            let row: String = row.into_iter().collect();
            format!("{:>4} │ {}", scale(i), row.trim_end())
        })
        .collect();
    let legend: Vec<String> =
        names.iter().zip(MARKS).map(|(name, mark)| format!("{mark} {name}")).collect();
    picture.push(format!("       {}", legend.join("  ")));
    picture
}

/// The row of a chance in percent, from the top.
#[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "a row of a few")]
fn row(chance: f64) -> usize {
    let step = 100.0 / f64::from(HEIGHT as u8 - 1);
    ((100.0 - chance.clamp(0.0, 100.0)) / step).round() as usize
}

/// The picture as SVG.
pub(super) fn svg<A>(
    review: &Review<A>,
    title: &str,
    voice: &'static Voice,
    names: &[String],
) -> String {
    let step = |step: usize| f64::from(u32::try_from(step).unwrap_or(u32::MAX));
    let steps: Vec<f64> = review.moments.iter().map(|moment| step(moment.step)).collect();
    let curves = curves(review).into_iter().zip(names).map(|(curve, name)| {
        let points = steps.iter().copied().zip(curve);
        (name.clone(), points.collect())
    });
    Lines {
        title: title.to_owned(),
        words: voice.say(&words::graph()),
        across: voice.say(&words::graph_across()),
        curves: curves.collect(),
        unit: " %",
    }
    .to_svg()
}
