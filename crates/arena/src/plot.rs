//! Results as pictures.

use svg::Document;
use svg::node::element::{Circle, Group, Line, Rectangle, Style, Text, Title};

use crate::{Cross, Report};

/// Follows the reader's choice of light or dark.
const STYLE: &str = "
text { font: 13px ui-sans-serif, system-ui, sans-serif }
.title { font-size: 17px; font-weight: 600 }
.soft { font-size: 12px }
.rule { stroke-width: 1 }
.fair { stroke-width: 1; stroke-dasharray: 3 3 }
.error { stroke-width: 3; stroke-linecap: round; opacity: .45 }
.curve { fill: none; stroke-width: 2; stroke-linejoin: round }
.end { text-anchor: end } .middle { text-anchor: middle }
.paper { fill: #fcfbf7 } text { fill: #1d2430 } .soft { fill: #6d7684 } .rule { stroke: #dcd9cf } .fair { stroke: #6d7684 }
.error { stroke: #1f6f8b } .mark { fill: #1f6f8b } .good { fill: #1f6f8b } .bad { fill: #b85c38 }
.hue0 .curve { stroke: #1f6f8b } .hue0 circle, .hue0 text { fill: #1f6f8b }
.hue1 .curve { stroke: #b85c38 } .hue1 circle, .hue1 text { fill: #b85c38 }
.hue2 .curve { stroke: #4c8c4a } .hue2 circle, .hue2 text { fill: #4c8c4a }
.hue3 .curve { stroke: #8a5a9e } .hue3 circle, .hue3 text { fill: #8a5a9e }
.hue4 .curve { stroke: #b08a1e } .hue4 circle, .hue4 text { fill: #b08a1e }
.hue5 .curve { stroke: #5b6472 } .hue5 circle, .hue5 text { fill: #5b6472 }
@media (prefers-color-scheme: dark) {
  .paper { fill: #14181f } text { fill: #e8e6df } .soft { fill: #98a1ae } .rule { stroke: #2c333e } .fair { stroke: #98a1ae }
  .error { stroke: #6cc3de } .mark { fill: #6cc3de } .good { fill: #6cc3de } .bad { fill: #e28e68 }
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

impl Report {
    /// The share of the wins of each bot with its 95 % interval, and the fair share.
    pub fn to_svg(&self) -> String {
        const ROW: f64 = 44.0;
        const TOP: f64 = 92.0;
        let left = 150.0;
        let (right, width) = (590.0, 760.0);
        let rows = self.standings.len();
        let bottom = TOP + ROW * f64::from(u8::try_from(rows).unwrap_or(u8::MAX));
        let most = self
            .standings
            .iter()
            .map(|s| s.wins.mean + if s.wins.error.is_finite() { s.wins.error } else { 0.0 })
            .fold(self.fair_share(), f64::max)
            .clamp(0.05, 1.0);
        let step = [0.05, 0.1, 0.2].into_iter().find(|step| most / step <= 8.0).unwrap_or(0.25);
        let end = (most / step).ceil() * step;
        let x = |share: f64| left + (right - left) * share.clamp(0.0, end) / end;

        let words = format!(
            "{}, {} games, {} seats: wins of one seat with 95 % interval; dashed: a fair share",
            capital(self.game),
            self.games,
            self.seats.len()
        );
        let mut page = page(width, bottom + 52.0, "Who wins how often", &words);
        let mut tick = 0.0;
        while tick <= end + 1e-9 {
            page = page.add(line((x(tick), TOP - 8.0), (x(tick), bottom), "rule")).add(text(
                x(tick),
                bottom + 20.0,
                "soft middle",
                format!("{:.0} %", 100.0 * tick),
            ));
            tick += step;
        }
        let fair = x(self.fair_share());
        page = page.add(line((fair, TOP - 8.0), (fair, bottom), "fair"));
        for (i, s) in self.standings.iter().enumerate() {
            let y = TOP + ROW * (f64::from(u8::try_from(i).unwrap_or(u8::MAX)) + 0.5) - 4.0;
            let name =
                if s.seats > 1 { format!("{} × {}", s.seats, s.bot) } else { s.bot.clone() };
            let error = if s.wins.error.is_finite() { s.wins.error } else { end };
            page = page.add(
                Group::new()
                    .add(text(left - 16.0, y + 4.5, "end", name))
                    .add(line((x(s.wins.mean - error), y), (x(s.wins.mean + error), y), "error"))
                    .add(
                        Circle::new()
                            .set("cx", round(x(s.wins.mean)))
                            .set("cy", round(y))
                            .set("r", 5)
                            .set("class", "mark"),
                    )
                    .add(text(
                        right + 24.0,
                        y - 1.5,
                        "",
                        format!("{:.1} ± {:.1} %", 100.0 * s.wins.mean, 100.0 * error),
                    ))
                    .add(text(
                        right + 24.0,
                        y + 14.0,
                        "soft",
                        format!("score {:.1} · rating {:.1}", s.score.mean, s.rating.rating),
                    )),
            );
        }
        page.to_string()
    }
}

impl Cross {
    /// The cross table, each cell coloured by how far it is from a fair share.
    pub fn to_svg(&self) -> String {
        const CELL: (f64, f64) = (92.0, 46.0);
        let (left, top) = (150.0, 112.0);
        let count = f64::from(u8::try_from(self.bots.len()).unwrap_or(u8::MAX));
        let fair = 1.0 / f64::from(self.players);
        let words = format!(
            "{}, {} seats: wins in % of one bot of the row among bots of the column; a fair share is {:.1}",
            capital(self.game),
            self.players,
            100.0 * fair
        );
        let width = (left + CELL.0 * count + 24.0).max(660.0);
        let mut page = page(width, top + CELL.1 * count + 28.0, "One among others", &words);
        for (row, name) in self.bots.iter().enumerate() {
            let y = top + CELL.1 * f64::from(u8::try_from(row).unwrap_or(u8::MAX));
            page = page.add(text(left - 14.0, y + CELL.1 / 2.0 + 4.5, "end", name));
            for (column, other) in self.bots.iter().enumerate() {
                let x = left + CELL.0 * f64::from(u8::try_from(column).unwrap_or(u8::MAX));
                let middle = x + CELL.0 / 2.0;
                if row == 0 {
                    page = page.add(text(middle, top - 14.0, "soft middle", other));
                }
                let Some(wins) = self.wins[row][column] else { continue };
                let off = if wins.mean >= fair {
                    (wins.mean - fair) / (1.0 - fair)
                } else {
                    (fair - wins.mean) / fair
                };
                let colour = if wins.mean >= fair { "good" } else { "bad" };
                page = page.add(
                    Group::new()
                        .add(
                            Rectangle::new()
                                .set("x", round(x + 2.0))
                                .set("y", round(y + 2.0))
                                .set("width", CELL.0 - 4.0)
                                .set("height", CELL.1 - 4.0)
                                .set("rx", 6)
                                .set("class", colour)
                                .set("fill-opacity", (8.0 + 60.0 * off).round() / 100.0),
                        )
                        .add(text(middle, y + 21.0, "middle", format!("{:.1}", 100.0 * wins.mean)))
                        .add(text(
                            middle,
                            y + 36.0,
                            "soft middle",
                            format!("± {:.1}", 100.0 * wins.error),
                        )),
                );
            }
        }
        page.to_string()
    }
}

fn capital(name: &str) -> String {
    let mut letters = name.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}
