//! `adamant rules`: the rulebook in a terminal.

use std::io::Write;
use std::process::ExitCode;

use anstyle::{AnsiColor, Style};
use anyhow::Context;
use prose::paragraphs;
use textwrap::Options;
use voice::{Clause, rulebook, tools as words};

use crate::cli::Rules;
use crate::language::{lang, say};

/// Lines longer than this are hard to read, however wide the window is.
const WIDEST: usize = 88;
/// Before the text of a clause.
const INDENT: &str = "     ";

pub(crate) fn run(args: &Rules, out: &mut impl Write) -> anyhow::Result<ExitCode> {
    let book = rulebook(args.game.name(), lang()).expect("every game has a rulebook");
    if let Some(number) = &args.clause {
        let clause = book.clause(&number.to_ascii_uppercase()).with_context(|| {
            let last = book.clauses().last().map_or("", |clause| clause.number);
            say(&words::no_clause(book.title.to_owned(), number.clone(), last.to_owned()))
        })?;
        write_clause(clause, out)?;
        return Ok(ExitCode::SUCCESS);
    }

    let title = Style::new().bold().underline();
    writeln!(out, "{title}{}{title:#}", book.title)?;
    write_text(book.byline, "", out)?;
    writeln!(out)?;
    write_text(book.intro, "", out)?;
    let heading = AnsiColor::Yellow.on_default().bold();
    if let Some(summary) = &book.summary {
        writeln!(out, "\n{heading}{}{heading:#}\n", summary.title)?;
        write_text(summary.text, "", out)?;
    }
    for section in &book.sections {
        writeln!(out, "\n{heading}{}{heading:#}", section.title)?;
        for clause in &section.clauses {
            writeln!(out)?;
            write_clause(clause, out)?;
        }
    }
    Ok(ExitCode::SUCCESS)
}

/// How wide lines may be: as the window, within reason.
pub(crate) fn width() -> usize {
    terminal_size::terminal_size()
        .map_or(WIDEST, |(width, _)| usize::from(width.0).clamp(30, WIDEST))
}

fn write_clause(clause: &Clause<'_>, out: &mut impl Write) -> anyhow::Result<()> {
    let number = AnsiColor::Cyan.on_default().bold();
    let title = Style::new().bold();
    writeln!(out, "{number}{:<4}{number:#} {title}{}{title:#}", clause.number, clause.title)?;
    write_text(clause.text, INDENT, out)?;
    let origins: Vec<_> = clause.origins.iter().map(say).collect();
    let source = match clause.note {
        Some(note) => format!("{}: {note}", origins.join(" + ")),
        None => origins.join(" + "),
    };
    let dim = Style::new().dimmed();
    for line in textwrap::wrap(&source, indented(INDENT, INDENT)) {
        writeln!(out, "{dim}{line}{dim:#}")?;
    }
    Ok(())
}

/// Paragraphs and lists, wrapped; a Markdown line break is no break here.
fn write_text(markdown: &str, indent: &str, out: &mut impl Write) -> anyhow::Result<()> {
    for (i, paragraph) in markdown.trim().split("\n\n").enumerate() {
        if i > 0 {
            writeln!(out)?;
        }
        for item in paragraphs(paragraph) {
            let hanging = if item.starts_with("- ") { "  " } else { "" };
            let hanging = format!("{indent}{hanging}");
            writeln!(out, "{}", textwrap::fill(&item, indented(indent, &hanging)))?;
        }
    }
    Ok(())
}

/// Lines as wide as the window, the first and the others indented.
pub(crate) fn indented<'a>(first: &'a str, rest: &'a str) -> Options<'a> {
    Options::new(width()).initial_indent(first).subsequent_indent(rest)
}
