//! A clause of the rulebook as lines of text.

use table::Game;
use voice::{Clause, Lang, Voice, rulebook, typed as words};

/// A clause, its text and where it comes from; a sentence that says there is none.
pub fn clause<G: Game>(number: &str, lang: Lang) -> Vec<String> {
    let voice = Voice::of(lang);
    let Some(book) = rulebook(G::NAME, lang) else {
        return vec![voice.say(&words::no_rulebook())];
    };
    if let Some(clause) = book.clause(&number.to_ascii_uppercase()) {
        return lines(clause, voice);
    }
    let mut numbers = book.clauses().map(|clause| clause.number);
    let first = numbers.next().unwrap_or_default();
    let last = numbers.last().unwrap_or(first);
    vec![voice.say(&words::no_clause(number.to_owned(), first, last))]
}

/// The whole rulebook.
pub fn book<G: Game>(lang: Lang) -> Vec<String> {
    let voice = Voice::of(lang);
    let Some(book) = rulebook(G::NAME, lang) else {
        return vec![voice.say(&words::no_rulebook())];
    };
    let mut all = vec![book.title.to_owned(), String::new()];
    all.extend(paragraphs(book.intro));
    if let Some(summary) = &book.summary {
        all.extend([String::new(), summary.title.to_owned()]);
        all.extend(paragraphs(summary.text));
    }
    for section in &book.sections {
        all.extend([String::new(), section.title.to_owned()]);
        for clause in &section.clauses {
            all.push(String::new());
            all.extend(lines(clause, voice));
        }
    }
    all
}

fn lines(clause: &Clause<'_>, voice: &'static Voice) -> Vec<String> {
    let mut lines = vec![format!("{} {}", clause.number, clause.title)];
    lines.extend(paragraphs(clause.text));
    let origins: Vec<_> = clause.origins.iter().map(|origin| voice.say(origin)).collect();
    let origins = origins.join(" + ");
    lines.push(match clause.note {
        Some(note) => format!("({origins}) {}", plain(note)),
        None => format!("({origins})"),
    });
    lines
}

/// The paragraphs and list items of a text, a line each, without its marks.
pub fn paragraphs(markdown: &str) -> Vec<String> {
    let mut all: Vec<String> = Vec::new();
    for paragraph in markdown.trim().split("\n\n") {
        let mut begun = false;
        for line in paragraph.lines().map(|line| plain(line.trim())) {
            match all.last_mut() {
                Some(last) if begun && !line.starts_with("- ") => {
                    last.push(' ');
                    last.push_str(&line);
                }
                _ => all.push(line),
            }
            begun = true;
        }
    }
    all
}

fn plain(text: &str) -> String {
    text.replace(['*', '`'], "")
}
