//! `adamant rules`: the rulebook in a terminal.

use std::io::Write;

use anstyle::{AnsiColor, Style};
use anyhow::Context;
use textwrap::Options;
use voice::{Clause, Voice, rulebook, tools as words};

use crate::Done;
use crate::cli::Rules;
use crate::language::say;

/// Lines longer than this are hard to read, however wide the window is.
const WIDEST: usize = 88;

pub(crate) fn run(args: &Rules, out: &mut impl Write) -> anyhow::Result<Done> {
    let lang = args.language.lang();
    let book = rulebook(args.game.name(), lang).context("this game has no rulebook")?;
    let page = Page { voice: Voice::of(lang), width: width() };
    let clauses = book.sections.iter().flat_map(|section| &section.clauses);

    if let Some(number) = &args.clause {
        let clause = clauses
            .clone()
            .find(|clause| clause.number.eq_ignore_ascii_case(number))
            .with_context(|| {
                let last = clauses.clone().last().map_or("", |clause| clause.number);
                say(&words::no_clause(book.title.to_owned(), number.clone(), last.to_owned()))
            })?;
        page.clause(clause, out)?;
        return Ok(Done::Well);
    }

    let title = Style::new().bold().underline();
    writeln!(out, "{title}{}{title:#}", book.title)?;
    page.text(book.byline.trim_matches('*'), "", out)?;
    writeln!(out)?;
    page.text(book.intro, "", out)?;
    let heading = AnsiColor::Yellow.on_default().bold();
    if let Some(summary) = &book.summary {
        writeln!(out, "\n{heading}{}{heading:#}\n", summary.title)?;
        page.text(summary.text, "", out)?;
    }
    for section in &book.sections {
        writeln!(out, "\n{heading}{}{heading:#}", section.title)?;
        for clause in &section.clauses {
            writeln!(out)?;
            page.clause(clause, out)?;
        }
    }
    Ok(Done::Well)
}

/// How wide lines may be: as the window, within reason.
pub(crate) fn width() -> usize {
    terminal_size::terminal_size()
        .map_or(WIDEST, |(width, _)| usize::from(width.0).clamp(30, WIDEST))
}

struct Page {
    voice: &'static Voice,
    width: usize,
}

impl Page {
    fn clause(&self, clause: &Clause<'_>, out: &mut impl Write) -> anyhow::Result<()> {
        let number = AnsiColor::Cyan.on_default().bold();
        let title = Style::new().bold();
        writeln!(out, "{number}{:<4}{number:#} {title}{}{title:#}", clause.number, clause.title)?;
        self.text(clause.text, "     ", out)?;
        let origins: Vec<_> = clause.origins.iter().map(|origin| self.voice.say(origin)).collect();
        let source = match clause.note {
            Some(note) => format!("{}: {note}", origins.join(" + ")),
            None => origins.join(" + "),
        };
        let dim = Style::new().dimmed();
        for line in textwrap::wrap(&source, self.options("     ", "     ")) {
            writeln!(out, "{dim}{line}{dim:#}")?;
        }
        Ok(())
    }

    /// Paragraphs and lists, wrapped; a Markdown line break is no break here.
    fn text(&self, markdown: &str, indent: &str, out: &mut impl Write) -> anyhow::Result<()> {
        for (i, paragraph) in markdown.trim().split("\n\n").enumerate() {
            if i > 0 {
                writeln!(out)?;
            }
            for item in items(paragraph) {
                let hanging =
                    if item.starts_with("- ") { format!("{indent}  ") } else { indent.to_owned() };
                for line in textwrap::wrap(&item, self.options(indent, &hanging)) {
                    writeln!(out, "{line}")?;
                }
            }
        }
        Ok(())
    }

    fn options<'a>(&self, first: &'a str, rest: &'a str) -> Options<'a> {
        Options::new(self.width).initial_indent(first).subsequent_indent(rest)
    }
}

/// The lines of a paragraph joined, but for those that begin an item of a list. Emphasis loses its stars.
fn items(paragraph: &str) -> Vec<String> {
    let mut items: Vec<String> = Vec::new();
    for line in paragraph.lines() {
        let line = line.trim().replace(['*', '`'], "");
        match items.last_mut() {
            Some(item) if !line.starts_with("- ") => {
                item.push(' ');
                item.push_str(&line);
            }
            _ => items.push(line),
        }
    }
    items
}
