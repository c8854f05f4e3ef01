//! Graphs as SVG, for the page and for the picture: colours stand in them as attributes, text has the colour around it.

use std::fmt::Write;

use table::Seat;

use super::picture::escaped;
use crate::parts::SYMBOLS;

/// The colours of the seats, as `.seat-…` in the style sheet has them.
const COLOURS: [&str; Seat::MOST as usize] =
    ["#f4b73f", "#6cbcf0", "#93d36f", "#ff8d80", "#cba6f5", "#5fd6c4", "#ffaed6", "#e2dccd"];

/// The colour of the virtual player, who has no seat.
const NO_SEAT: &str = "#b9b2a6";

/// What outlines every colour.
const OUTLINE: &str = "#1d140c";

/// How lines are dashed, by seat.
const DASHES: [&str; Seat::MOST as usize] =
    ["none", "14 4", "3 4", "14 4 3 4", "8 3", "2 3 8 3", "20 5", "6 2 2 2"];

/// The weave of each seat's colour, as `.seat-…` in the style sheet has it: what is drawn on a tile of [`TILE`] by [`TILE`].
const WEAVES: [&str; Seat::MOST as usize] = [
    "",
    "M2.5 0V5",
    "M0 2.5H5",
    "M0 0L5 5M-1 4L1 6M4 -1L6 1",
    "M5 0L0 5M-1 1L1 -1M4 6L6 4",
    "M2 2.5H3",
    "M1.25 0V2.5M3.75 2.5V5",
    "M0 2.5A2.5 2.5 0 0 0 5 2.5",
];
const TILE: u8 = 5;

/// How large a graph is, and where its lines begin and end.
pub(crate) const WIDTH: f64 = 640.0;
pub(crate) const HEIGHT: f64 = 320.0;
pub(crate) const LEFT: f64 = 44.0;
pub(crate) const RIGHT: f64 = 556.0;
pub(crate) const TOP: f64 = 16.0;
pub(crate) const BOTTOM: f64 = 278.0;

/// How far apart the marks at the ends of lines are at least.
const APART: f64 = 30.0;

/// A graph.
#[derive(Clone, PartialEq, Debug)]
pub(crate) enum Graph {
    /// What everyone had after each step.
    Lines {
        lines: Vec<Line>,
        /// The steps that are named on the axis below.
        steps: Vec<u16>,
        /// The values that are named on the axis beside.
        heights: Vec<u16>,
    },
    /// What everyone had of several things.
    Bars(Vec<Group>),
}

/// A player's values after each step, the beginning included.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Line {
    pub(crate) seat: Seat,
    pub(crate) values: Vec<u16>,
}

/// What everyone had of one thing.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Group {
    pub(crate) name: String,
    /// In the order of the seats.
    pub(crate) bars: Vec<Bar>,
}

/// A player's value of one thing.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Bar {
    /// None for the virtual player.
    pub(crate) seat: Option<Seat>,
    pub(crate) worth: u8,
    /// Whether it counts against its owner.
    pub(crate) costs: bool,
}

impl Graph {
    /// What is inside the `<svg>`, which is [`WIDTH`] by [`HEIGHT`] large.
    pub(crate) fn svg(&self) -> String {
        let graph = match self {
            Self::Lines { lines, steps, heights } => lines_svg(lines, steps, heights),
            Self::Bars(groups) => bars_svg(groups),
        };
        weaves() + &graph
    }
}

/// The weaves, to be filled with.
fn weaves() -> String {
    let mut svg = String::from("<defs>");
    for (seat, weave) in WEAVES.iter().enumerate() {
        // Writing to a string does not fail.
        let _ = write!(
            svg,
            r#"<pattern id="weave-{seat}" width="{TILE}" height="{TILE}" patternUnits="userSpaceOnUse"><path d="{weave}" fill="none" stroke="{OUTLINE}" stroke-opacity="0.4"/></pattern>"#
        );
    }
    svg.push_str("</defs>");
    svg
}

fn colour(seat: Option<Seat>) -> &'static str {
    seat.map_or(NO_SEAT, |seat| COLOURS[seat.index()])
}

/// The mark of a seat around a point, so large.
pub(super) fn mark(svg: &mut String, seat: Option<Seat>, (x, y): (f64, f64), size: f64) {
    let half = size / 2.0;
    let fill = colour(seat);
    // Writing to a string does not fail.
    let _ = write!(
        svg,
        r#"<circle cx="{x:.1}" cy="{y:.1}" r="{half:.1}" fill="{fill}" stroke="{OUTLINE}" stroke-width="1.5"/>"#
    );
    if let Some(seat) = seat {
        let _ = write!(
            svg,
            r#"<circle cx="{x:.1}" cy="{y:.1}" r="{half:.1}" fill="url(#weave-{seat})"/>"#
        );
        let (scale, left, top) = (size * 0.6 / 24.0, x - size * 0.3, y - size * 0.3);
        let symbol = SYMBOLS[seat.index()];
        let _ = write!(
            svg,
            r#"<path transform="translate({left:.1} {top:.1}) scale({scale:.3})" d="{symbol}" fill="{OUTLINE}"/>"#
        );
    }
}

fn text(svg: &mut String, (x, y): (f64, f64), anchor: &str, size: u8, text: &str) {
    let text = escaped(text);
    let _ = write!(
        svg,
        r#"<text x="{x:.1}" y="{y:.1}" text-anchor="{anchor}" font-size="{size}" fill="currentColor">{text}</text>"#
    );
}

fn lines_svg(lines: &[Line], steps: &[u16], heights: &[u16]) -> String {
    let mut svg = String::new();
    let values = lines.iter().flat_map(|line| &line.values).chain(heights);
    let highest = f64::from(values.max().copied().unwrap_or(0).max(1));
    let last = lines.iter().map(|line| line.values.len()).max().unwrap_or(0).saturating_sub(1);
    let last = f64::from(u16::try_from(last.max(1)).unwrap_or(u16::MAX));
    let x = |at: f64| LEFT + (RIGHT - LEFT) * at / last;
    let y = |value: u16| BOTTOM - (BOTTOM - TOP) * f64::from(value) / highest;
    for &height in heights {
        let at = y(height);
        let _ = write!(
            svg,
            r#"<path d="M{LEFT} {at:.1}H{RIGHT}" stroke="currentColor" stroke-opacity="0.25"/>"#
        );
        text(&mut svg, (LEFT - 8.0, at + 6.0), "end", 19, &height.to_string());
    }
    for &step in steps {
        text(&mut svg, (x(f64::from(step)), BOTTOM + 28.0), "middle", 19, &step.to_string());
    }
    for line in lines {
        let mut points = String::new();
        for (at, value) in (0_u16..).zip(&line.values) {
            let _ = write!(points, "{:.1},{:.1} ", x(f64::from(at)), y(*value));
        }
        let (points, stroke) = (points.trim_end(), colour(Some(line.seat)));
        let dash = DASHES[line.seat.index()];
        let join = r#"fill="none" stroke-linejoin="round""#;
        let _ = write!(
            svg,
            r#"<polyline points="{points}" {join} stroke="{OUTLINE}" stroke-width="6"/><polyline points="{points}" {join} stroke="{stroke}" stroke-width="4" stroke-dasharray="{dash}"/>"#
        );
    }
    let last = |line: &Line| line.values.last().copied().unwrap_or(0);
    let ends: Vec<f64> = lines.iter().map(|line| y(last(line))).collect();
    for (line, at) in lines.iter().zip(apart(&ends)) {
        mark(&mut svg, Some(line.seat), (RIGHT + 18.0, at), 26.0);
        text(&mut svg, (RIGHT + 38.0, at + 7.0), "start", 20, &last(line).to_string());
    }
    svg
}

/// The same heights, in the same order from the top, none too near to another.
fn apart(heights: &[f64]) -> Vec<f64> {
    let mut order: Vec<usize> = (0..heights.len()).collect();
    order.sort_by(|&a, &b| heights[a].total_cmp(&heights[b]));
    let mut placed = heights.to_vec();
    let mut least = TOP;
    for &at in &order {
        placed[at] = placed[at].max(least);
        least = placed[at] + APART;
    }
    let mut most = HEIGHT - APART / 2.0;
    for &at in order.iter().rev() {
        placed[at] = placed[at].min(most);
        most = placed[at] - APART;
    }
    placed
}

fn bars_svg(groups: &[Group]) -> String {
    let mut svg = format!(
        r#"<defs><pattern id="costs" width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><path d="M0 0H3.5V7H0z" fill="{OUTLINE}" fill-opacity="0.75"/></pattern></defs>"#
    );
    let worths = groups.iter().flat_map(|group| group.bars.iter().map(|bar| bar.worth));
    let highest = f64::from(worths.max().unwrap_or(0).max(1));
    let share = |of: usize, room: f64| room / f64::from(u16::try_from(of.max(1)).unwrap_or(1));
    let room = share(groups.len(), WIDTH);
    let base = BOTTOM - 22.0;
    for (at, group) in (0_u16..).zip(groups) {
        let left = f64::from(at) * room;
        let wide = share(group.bars.len(), room - 16.0);
        for (which, bar) in (0_u16..).zip(&group.bars) {
            let x = left + 8.0 + f64::from(which) * wide;
            let high = (base - TOP - 20.0) * f64::from(bar.worth) / highest;
            let (top, inner, fill) = (base - high, wide - 3.0, colour(bar.seat));
            let middle = x + inner / 2.0;
            let mut column = |fill: &str| {
                let _ = write!(
                    svg,
                    r#"<rect x="{x:.1}" y="{top:.1}" width="{inner:.1}" height="{high:.1}" fill="{fill}" stroke="{OUTLINE}" stroke-width="1.5"/>"#
                );
            };
            if bar.worth > 0 {
                column(fill);
                if let Some(seat) = bar.seat {
                    column(&format!("url(#weave-{seat})"));
                }
                if bar.costs {
                    column("url(#costs)");
                }
            }
            text(&mut svg, (middle, top - 5.0), "middle", 18, &bar.worth.to_string());
            mark(&mut svg, bar.seat, (middle, base + 13.0), inner.min(22.0));
        }
        text(&mut svg, (left + room / 2.0, BOTTOM + 30.0), "middle", 19, &group.name);
    }
    let _ = write!(svg, r#"<path d="M0 {base}H{WIDTH}" stroke="currentColor"/>"#);
    svg
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn marks_of_equal_ends_are_told_apart_and_stay_inside() {
        for ends in [vec![BOTTOM; 8], vec![TOP; 8], vec![100.0, 101.0, 200.0]] {
            let mut placed = apart(&ends);
            placed.sort_by(f64::total_cmp);
            let inside = placed.iter().all(|at| (TOP..=HEIGHT).contains(at));
            assert!(inside, "{placed:?}");
            let apart = placed.windows(2).all(|two| two[1] - two[0] >= APART - 0.01);
            assert!(apart, "{placed:?}");
        }
    }

    #[test]
    fn what_people_are_called_is_no_part_of_the_drawing() {
        let graph = Graph::Bars(vec![Group { name: "<script>&".to_owned(), bars: Vec::new() }]);
        assert!(graph.svg().contains("&lt;script&gt;&amp;"));
    }

    #[test]
    fn nothing_is_not_a_number() {
        let seat = Seat::new(0).expect("a seat");
        let lines = vec![Line { seat, values: vec![0] }];
        let lines = Graph::Lines { lines, steps: Vec::new(), heights: Vec::new() };
        let bars = Graph::Bars(vec![Group { name: String::new(), bars: Vec::new() }]);
        for graph in [lines, bars, Graph::Bars(Vec::new())] {
            let svg = graph.svg();
            assert!(!svg.contains("NaN") && !svg.contains("inf"), "{svg}");
        }
    }
}
