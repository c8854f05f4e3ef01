//! A report as one page of HTML: tables, plots and what they mean, with nothing to fetch.

use std::fmt::Write;

use voice::online::as_said;
use voice::{Message, Voice, tools as words};

use crate::report::{Report, Worded};

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
    pub fn to_html(&self, voice: &'static Voice) -> String {
        let mut page = String::new();
        Worded { report: self, voice }.write_html(&mut page).expect("a text takes everything");
        page
    }
}

impl Worded<'_> {
    fn write_html(&self, page: &mut String) -> std::fmt::Result {
        let title = escaped(&self.say(&words::report_title(self.report.game.clone())));
        let lang = self.voice.lang();
        writeln!(
            page,
            "<!DOCTYPE html>\n<html lang=\"{lang}\">\n<head>\n<meta charset=\"utf-8\">\n\
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
        if !self.report.differences.is_empty() {
            writeln!(page, "<figure>{}</figure>", self.differences_svg())?;
        }
        self.write_times(page)?;
        let complaints = self.complaints();
        if !complaints.is_empty() {
            writeln!(page, "<h2>{}</h2>\n<ul>", escaped(&self.say(&words::faults_title())))?;
            for line in complaints {
                writeln!(page, "<li>{}</li>", escaped(&line))?;
            }
            writeln!(page, "</ul>")?;
        }
        writeln!(page, "<h2>{}</h2>\n<ul>", escaped(&self.say(&words::legend_title())))?;
        for line in self.legend() {
            writeln!(page, "<li>{}</li>", escaped(&line))?;
        }
        writeln!(page, "</ul>\n</main>\n</body>\n</html>")
    }

    fn write_standings(&self, page: &mut String) -> std::fmt::Result {
        let rows = self.report.standings.iter().map(|s| {
            [
                s.bot.clone(),
                self.say(&as_said(s.games)),
                s.wins.map_or("–".to_owned(), |e| self.interval(e, |part| self.percent(part))),
                s.score
                    .map_or("–".to_owned(), |e| self.interval(e, |score| self.figure(score, 2))),
                self.interval(s.rating, |rating| self.elo(rating)),
                self.say(&as_said(s.faults.count)),
            ]
        });
        let heads = [
            words::bot(),
            words::games(),
            words::seat_wins(),
            words::score(),
            words::rating_elo(),
            words::faults_title(),
        ];
        self.table(page, &words::standings(Self::sure()), heads, rows)
    }

    fn write_differences(&self, page: &mut String) -> std::fmt::Result {
        let rows = self.report.differences.iter().map(|d| {
            let pair = format!("{} − {}", d.bot, d.other);
            [pair, self.interval(d.wins, |part| self.points(part)), self.say(&as_said(d.deals))]
        });
        let heads = [words::pair(), words::points(), words::deals_title()];
        self.table(page, &words::pairs_title(), heads, rows)
    }

    fn write_times(&self, page: &mut String) -> std::fmt::Result {
        let rows = self.report.standings.iter().map(|s| {
            [
                s.bot.clone(),
                self.say(&as_said(s.time.moves)),
                self.figure(s.time.ms_per_move, 3),
                self.figure(s.time.slowest_ms, 1),
                self.figure(s.time.overhead_ms_per_move, 3),
            ]
        });
        let heads = [
            words::bot(),
            words::moves(),
            words::ms_per_move(),
            words::slowest_ms(),
            words::overhead_ms(),
        ];
        self.table(page, &words::times_title(), heads, rows)
    }

    fn table<const N: usize>(
        &self,
        page: &mut String,
        caption: &Message,
        heads: [Message; N],
        rows: impl Iterator<Item = [String; N]>,
    ) -> std::fmt::Result {
        let caption = escaped(&self.say(caption));
        writeln!(page, "<div class=\"wide\"><table>\n<caption>{caption}</caption>\n<tr>")?;
        for head in heads {
            write!(page, "<th scope=\"col\">{}</th>", escaped(&self.say(&head)))?;
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
}

/// Text that cannot be taken for a tag: names of programs come from outside.
fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}
