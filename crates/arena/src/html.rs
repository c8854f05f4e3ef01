//! A report as one page of HTML: tables, plots and what they mean, with nothing to fetch.

use std::fmt::Write;

use crate::report::{Report, bracket, percent, points};

const STYLE: &str = "
:root { color-scheme: light dark }
body { font: 16px/1.5 ui-sans-serif, system-ui, sans-serif; max-width: 62rem; margin: 2rem auto; padding: 0 1rem }
table { border-collapse: collapse; margin: 1rem 0; width: 100% }
caption { text-align: left; font-weight: 600; padding: .25rem 0 }
th, td { text-align: right; padding: .3rem .6rem; border-bottom: 1px solid #8886; font-variant-numeric: tabular-nums }
th:first-child, td:first-child { text-align: left }
figure { margin: 1.5rem 0 } figure svg { max-width: 100%; height: auto }
.wide { overflow-x: auto }
";

impl Report {
    /// The report as one page of HTML.
    pub fn to_html(&self) -> String {
        let mut page = String::new();
        self.write_html(&mut page).expect("a text takes everything");
        page
    }

    fn write_html(&self, page: &mut String) -> std::fmt::Result {
        let title = format!("Arena: {}", escaped(&self.game));
        writeln!(
            page,
            "<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n\
             <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n\
             <title>{title}</title>\n<style>{STYLE}</style>\n</head>\n<body>\n<main>\n<h1>{title}</h1>"
        )?;
        writeln!(page, "<p>{}</p>", escaped(&self.headline()))?;
        if let Some(answer) = self.answer() {
            writeln!(page, "<p><strong>{}</strong></p>", escaped(&answer))?;
        }
        self.write_standings(page)?;
        writeln!(page, "<figure>{}</figure>", self.wins_svg())?;
        writeln!(page, "<figure>{}</figure>", self.ratings_svg())?;
        self.write_differences(page)?;
        if !self.differences.is_empty() {
            writeln!(page, "<figure>{}</figure>", self.differences_svg())?;
        }
        self.write_times(page)?;
        let complaints = self.complaints();
        if !complaints.is_empty() {
            writeln!(page, "<h2>Faults</h2>\n<ul>")?;
            for line in complaints {
                writeln!(page, "<li>{}</li>", escaped(&line))?;
            }
            writeln!(page, "</ul>")?;
        }
        writeln!(page, "<h2>What the figures mean</h2>\n<ul>")?;
        for line in self.legend() {
            writeln!(page, "<li>{}</li>", escaped(&line))?;
        }
        writeln!(page, "</ul>\n</main>\n</body>\n</html>")
    }

    fn write_standings(&self, page: &mut String) -> std::fmt::Result {
        let rows = self.standings.iter().map(|s| {
            [
                s.bot.clone(),
                s.games.to_string(),
                s.wins.map_or("–".to_owned(), |e| bracket(e, percent)),
                s.score.map_or("–".to_owned(), |e| bracket(e, |score| format!("{score:.2}"))),
                bracket(s.rating, |elo| format!("{elo:+.0}")),
                s.faults.count.to_string(),
            ]
        });
        let heads = ["bot", "games", "wins of a seat in %", "score", "rating (Elo)", "faults"];
        table(page, "Standings, with 95 % intervals", heads, rows)
    }

    fn write_differences(&self, page: &mut String) -> std::fmt::Result {
        let rows = self.differences.iter().map(|d| {
            [format!("{} − {}", d.bot, d.other), bracket(d.wins, points), d.deals.to_string()]
        });
        let caption = "Pairs over the same deals: how much more a seat of the first wins";
        table(page, caption, ["pair", "percentage points", "deals"], rows)
    }

    fn write_times(&self, page: &mut String) -> std::fmt::Result {
        let rows = self.standings.iter().map(|s| {
            [
                s.bot.clone(),
                s.time.moves.to_string(),
                format!("{:.3}", s.time.ms_per_move),
                format!("{:.1}", s.time.slowest_ms),
                format!("{:.3}", s.time.overhead_ms_per_move),
            ]
        });
        let heads = ["bot", "moves", "ms a move", "slowest ms", "overhead ms a move"];
        table(
            page,
            "Time to think; overhead is the way to a program and back, not counted",
            heads,
            rows,
        )
    }
}

fn table<const N: usize>(
    page: &mut String,
    caption: &str,
    heads: [&str; N],
    rows: impl Iterator<Item = [String; N]>,
) -> std::fmt::Result {
    writeln!(page, "<div class=\"wide\"><table>\n<caption>{}</caption>\n<tr>", escaped(caption))?;
    for head in heads {
        write!(page, "<th scope=\"col\">{}</th>", escaped(head))?;
    }
    writeln!(page, "</tr>")?;
    for row in rows {
        write!(page, "<tr>")?;
        for cell in row {
            write!(page, "<td>{}</td>", escaped(&cell))?;
        }
        writeln!(page, "</tr>")?;
    }
    writeln!(page, "</table></div>")
}

/// Text that cannot be taken for a tag: names of programs come from outside.
fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}
