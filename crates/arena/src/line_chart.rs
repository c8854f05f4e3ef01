//! Curves as pictures.

use svg::node::element::{Circle, Group, Polyline};

use crate::plot::{self, line, page, round, step, text};

/// Curves over common axes.
#[derive(Clone, PartialEq, Debug)]
pub struct LineChart {
    /// What it shows.
    pub title: String,
    /// A line that explains it.
    pub words: String,
    /// What runs from left to right.
    pub across: String,
    /// The curves: a name, and points.
    pub curves: Vec<(String, Vec<(f64, f64)>)>,
    /// What stands behind the numbers from bottom to top, such as ` %`.
    pub unit: &'static str,
}

impl LineChart {
    /// The picture. Each curve is named at its right end and has dashes of its own.
    pub fn to_svg(&self) -> String {
        const LEFT: f64 = 64.0;
        const RIGHT: f64 = 600.0;
        const TOP: f64 = 84.0;
        const BOTTOM: f64 = 376.0;
        let points = || self.curves.iter().flat_map(|(_, points)| points);
        let first = points().map(|p| p.0).fold(f64::INFINITY, f64::min);
        let last = points().map(|p| p.0).fold(f64::NEG_INFINITY, f64::max);
        let highest = points().map(|p| p.1).fold(0.0, f64::max);
        let step = step(highest, 0.01, 9.0);
        let top = (highest / step).ceil().max(1.0) * step;
        let x = |at: f64| LEFT + (RIGHT - LEFT) * (at - first) / (last - first).max(1e-9);
        let y = |at: f64| BOTTOM - (BOTTOM - TOP) * at / top;

        let mut page = page(800.0, 440.0, &self.title, &self.words);
        let mut tick = 0.0;
        while tick <= top + 1e-9 {
            page = page.add(line((LEFT, y(tick)), (RIGHT, y(tick)), "rule")).add(text(
                LEFT - 10.0,
                y(tick) + 4.0,
                "soft end",
                format!("{}{}", round(tick), self.unit),
            ));
            tick += step;
        }
        let across = plot::step(last - first, 0.01, 9.0).max(1.0);
        let mut tick = (first / across).ceil() * across;
        while tick <= last + 1e-9 {
            page = page.add(text(x(tick), BOTTOM + 20.0, "soft middle", format!("{tick}")));
            tick += across;
        }
        page =
            page.add(text(f64::midpoint(LEFT, RIGHT), BOTTOM + 44.0, "soft middle", &self.across));

        let labels = self.label_heights(y);
        for (i, (name, points)) in self.curves.iter().enumerate() {
            let Some(&(_, end)) = points.last() else { continue };
            let path: Vec<String> =
                points.iter().map(|p| format!("{},{}", round(x(p.0)), round(y(p.1)))).collect();
            let mut group = Group::new().set("class", format!("hue{}", i % 6)).add(
                Polyline::new()
                    .set("points", path.join(" "))
                    .set("class", "curve")
                    .set("stroke-dasharray", DASHES[i % DASHES.len()]),
            );
            for p in points.iter().filter(|_| points.len() <= 12) {
                group = group.add(
                    Circle::new().set("cx", round(x(p.0))).set("cy", round(y(p.1))).set("r", 3),
                );
            }
            let label = labels[i];
            page =
                page.add(
                    group
                        .add(line((RIGHT + 4.0, y(end)), (RIGHT + 18.0, label), "rule"))
                        .add(text(RIGHT + 22.0, label + 4.5, "", name)),
                );
        }
        page.to_string()
    }
}

/// Dashes that tell curves apart without their colours.
const DASHES: [&str; 6] = ["none", "8 3", "2 3", "10 3 2 3", "5 5", "1 5"];

impl LineChart {
    /// Where the name of each curve stands: beside its end, in the order of the ends, and never over another.
    fn label_heights(&self, y: impl Fn(f64) -> f64) -> Vec<f64> {
        const APART: f64 = 15.0;
        let mut order: Vec<(usize, f64)> = self
            .curves
            .iter()
            .enumerate()
            .filter_map(|(i, (_, points))| Some((i, y(points.last()?.1))))
            .collect();
        order.sort_by(|a, b| a.1.total_cmp(&b.1));
        for i in 1..order.len() {
            order[i].1 = order[i].1.max(order[i - 1].1 + APART);
        }
        // Names that were pushed down lift those above them half way back.
        let shift = order.last().map_or(0.0, |&(i, at)| {
            let end = self.curves[i].1.last().map_or(at, |p| y(p.1));
            ((at - end) / 2.0).min(APART * 2.0)
        });
        let mut heights = vec![0.0; self.curves.len()];
        for (i, at) in order {
            heights[i] = at - shift;
        }
        heights
    }
}
