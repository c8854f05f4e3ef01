//! Chances of winning over a game, as a picture: in the terminal, and as SVG.

use arena::LineChart;
use judge::Review;
use voice::review as words;

use crate::language::say;

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
    let rows = rows.iter().enumerate().map(|(i, row)| {
        let row = String::from_iter(row);
        format!("{:>4} │ {}", scale(i), row.trim_end())
    });
    let legend: Vec<_> =
        names.iter().zip(MARKS).map(|(name, mark)| format!("{mark} {name}")).collect();
    rows.chain([format!("       {}", legend.join("  "))]).collect()
}

/// The row of a chance in percent, from the top.
#[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "a row of a few")]
fn row(chance: f64) -> usize {
    let step = 100.0 / f64::from(HEIGHT as u8 - 1);
    ((100.0 - chance.clamp(0.0, 100.0)) / step).round() as usize
}

/// The picture as SVG.
pub(super) fn svg<A>(review: &Review<A>, title: &str, names: &[String]) -> String {
    let steps = review
        .moments
        .iter()
        .map(|moment| f64::from(u32::try_from(moment.step).unwrap_or(u32::MAX)));
    let curves = curves(review).into_iter().zip(names);
    let curves = curves.map(|(curve, name)| (name.clone(), steps.clone().zip(curve).collect()));
    LineChart {
        title: title.to_owned(),
        words: say(&words::graph()),
        across: say(&words::graph_across()),
        curves: curves.collect(),
        unit: " %",
    }
    .to_svg()
}
