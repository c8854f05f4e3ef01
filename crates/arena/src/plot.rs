//! Results as pictures.

use svg::Document;
use svg::node::element::{Circle, Group, Line, Rectangle, Style, Text, Title};

use voice::{Voice, tools as words};

use crate::Estimate;
use crate::report::{Difference, Report, Worded};

/// Follows the reader's choice of light or dark.
const STYLE: &str = "
text { font: 13px ui-sans-serif, system-ui, sans-serif }
.title { font-size: 17px; font-weight: 600 }
.soft { font-size: 12px }
.rule { stroke-width: 1 }
.fair { stroke-width: 1; stroke-dasharray: 3 3 }
.error { stroke-width: 2 }
.curve { fill: none; stroke-width: 2; stroke-linejoin: round }
.end { text-anchor: end } .middle { text-anchor: middle }
.paper { fill: #fcfbf7 } text { fill: #1d2430 } .soft { fill: #6d7684 } .rule { stroke: #dcd9cf } .fair { stroke: #6d7684 }
.error { stroke: #1f6f8b } .mark { fill: #1f6f8b }
.hue0 .curve { stroke: #1f6f8b } .hue0 circle, .hue0 text { fill: #1f6f8b }
.hue1 .curve { stroke: #b85c38 } .hue1 circle, .hue1 text { fill: #b85c38 }
.hue2 .curve { stroke: #4c8c4a } .hue2 circle, .hue2 text { fill: #4c8c4a }
.hue3 .curve { stroke: #8a5a9e } .hue3 circle, .hue3 text { fill: #8a5a9e }
.hue4 .curve { stroke: #b08a1e } .hue4 circle, .hue4 text { fill: #b08a1e }
.hue5 .curve { stroke: #5b6472 } .hue5 circle, .hue5 text { fill: #5b6472 }
@media (prefers-color-scheme: dark) {
  .paper { fill: #14181f } text { fill: #e8e6df } .soft { fill: #98a1ae } .rule { stroke: #2c333e } .fair { stroke: #98a1ae }
  .error { stroke: #6cc3de } .mark { fill: #6cc3de }
  .hue0 .curve { stroke: #6cc3de } .hue0 circle, .hue0 text { fill: #6cc3de }
  .hue1 .curve { stroke: #e28e68 } .hue1 circle, .hue1 text { fill: #e28e68 }
  .hue2 .curve { stroke: #8ccb88 } .hue2 circle, .hue2 text { fill: #8ccb88 }
  .hue3 .curve { stroke: #c79bd8 } .hue3 circle, .hue3 text { fill: #c79bd8 }
  .hue4 .curve { stroke: #e0bd55 } .hue4 circle, .hue4 text { fill: #e0bd55 }
  .hue5 .curve { stroke: #a5afbd } .hue5 circle, .hue5 text { fill: #a5afbd }
}
";

pub(crate) fn text(x: f64, y: f64, class: &str, words: impl Into<String>) -> Text {
    Text::new(words).set("x", round(x)).set("y", round(y)).set("class", class)
}

pub(crate) fn line(from: (f64, f64), to: (f64, f64), class: &str) -> Line {
    Line::new()
        .set("x1", round(from.0))
        .set("y1", round(from.1))
        .set("x2", round(to.0))
        .set("y2", round(to.1))
        .set("class", class)
}

pub(crate) fn round(x: f64) -> f64 {
    (x * 10.0).round() / 10.0
}

pub(crate) fn page(width: f64, height: f64, title: &str, words: &str) -> Document {
    let name = Title::new(format!("{title}. {words}"));
    Document::new()
        .set("viewBox", (0, 0, width, height))
        .set("width", width)
        .set("height", height)
        .set("role", "img")
        .add(name)
        .add(Style::new(STYLE))
        .add(Rectangle::new().set("width", "100%").set("height", "100%").set("class", "paper"))
        .add(text(24.0, 36.0, "title", title))
        .add(text(24.0, 56.0, "soft", words))
}

/// Figures with their intervals, one below the other.
struct Intervals<'a> {
    title: String,
    words: String,
    rows: Vec<(String, Estimate)>,
    /// Where a dashed line stands: what would be if all were equal.
    even: f64,
    /// How a figure is written.
    write: &'a dyn Fn(f64) -> String,
    unit: &'a str,
}

impl Intervals<'_> {
    fn to_svg(&self, told: Worded<'_>) -> String {
        const ROW: f64 = 40.0;
        const TOP: f64 = 84.0;
        let (left, right, width) = (230.0, 590.0, 780.0);
        let rows = f64::from(u8::try_from(self.rows.len()).unwrap_or(u8::MAX));
        let bottom = TOP + ROW * rows;
        let ends = || self.rows.iter().flat_map(|(_, e)| [e.low, e.high]).chain([self.even]);
        let (first, last) =
            (ends().fold(f64::INFINITY, f64::min), ends().fold(f64::NEG_INFINITY, f64::max));
        let step = step((last - first).max(1e-3), 1e-4, 5.0);
        let (first, last) = ((first / step).floor() * step, (last / step).ceil() * step);
        let x = |at: f64| left + (right - left) * (at - first) / (last - first).max(1e-9);

        let mut page = page(width, bottom + 48.0, &self.title, &self.words);
        let mut tick = first;
        while tick <= last + step / 2.0 {
            let label = format!("{}{}", (self.write)(tick), self.unit);
            page = page.add(line((x(tick), TOP - 8.0), (x(tick), bottom), "rule")).add(text(
                x(tick),
                bottom + 20.0,
                "soft middle",
                label,
            ));
            tick += step;
        }
        page = page.add(line((x(self.even), TOP - 12.0), (x(self.even), bottom + 4.0), "fair"));
        for (i, (name, e)) in self.rows.iter().enumerate() {
            let y = TOP + ROW * (f64::from(u8::try_from(i).unwrap_or(u8::MAX)) + 0.5) - 4.0;
            let cap = |at: f64| line((x(at), y - 6.0), (x(at), y + 6.0), "error");
            page = page.add(
                Group::new()
                    .add(text(left - 16.0, y + 4.5, "end", name))
                    .add(line((x(e.low), y), (x(e.high), y), "error"))
                    .add(cap(e.low))
                    .add(cap(e.high))
                    .add(
                        Circle::new()
                            .set("cx", round(x(e.mean)))
                            .set("cy", round(y))
                            .set("r", 5)
                            .set("class", "mark"),
                    )
                    .add(text(right + 24.0, y + 4.5, "", told.interval(*e, self.write))),
            );
        }
        page.to_string()
    }
}

/// A round number, no less than `least`, that goes into `range` at most so many times, and at least two fifths as often.
pub(crate) fn step(range: f64, least: f64, most: f64) -> f64 {
    let mut unit = least;
    while unit < 1e12 {
        for times in [1.0, 2.0, 5.0] {
            if range / (unit * times) <= most {
                return unit * times;
            }
        }
        unit *= 10.0;
    }
    unit
}

impl Report {
    /// The share of the wins of each bot with its 95 % interval, and the fair share.
    pub fn wins_svg(&self, voice: &'static Voice) -> String {
        Worded { report: self, voice }.wins_svg()
    }
}

impl Worded<'_> {
    pub(crate) fn wins_svg(&self) -> String {
        let rows = self.report.standings.iter().filter_map(|s| Some((s.bot.clone(), s.wins?)));
        let (game, games) = (capital(&self.report.game), self.report.games);
        Intervals {
            title: self.say(&words::wins_title()),
            words: self.say(&words::wins_words(game, games, Self::sure())),
            rows: rows.collect(),
            even: self.report.fair_share(),
            write: &|part| self.percent(part),
            unit: " %",
        }
        .to_svg(*self)
    }

    /// The rating of each bot with its 95 % interval.
    pub(crate) fn ratings_svg(&self) -> String {
        let rows = self.report.standings.iter().map(|s| (s.bot.clone(), s.rating));
        let (game, games) = (capital(&self.report.game), self.report.games);
        Intervals {
            title: self.say(&words::ratings_title()),
            words: self.say(&words::ratings_words(game, games, Self::sure())),
            rows: rows.collect(),
            even: 0.0,
            write: &|rating| self.elo(rating),
            unit: "",
        }
        .to_svg(*self)
    }

    /// How much more one bot of each pair wins, with its 95 % interval.
    pub(crate) fn differences_svg(&self) -> String {
        let pair = |d: &Difference| (format!("{} − {}", d.bot, d.other), d.wins);
        let game = capital(&self.report.game);
        Intervals {
            title: self.say(&words::pairs_plot()),
            words: self.say(&words::pairs_words(game, words::deals(self.report.deals))),
            rows: self.report.differences.iter().map(pair).collect(),
            even: 0.0,
            write: &|part| self.points(part),
            unit: "",
        }
        .to_svg(*self)
    }
}

fn capital(name: &str) -> String {
    let mut letters = name.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}
