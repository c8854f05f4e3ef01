//! The command line in the language of the person who types: help, and what is wrong with what was typed.
//!
//! The English of commands and arguments is in `cli/`, that of headings and errors is clap's. `translations.txt` has the other
//! languages, and what `adamant --help` ends with in English too; tests look for what is missing.

mod mistake;
mod welcome;

use std::ffi::OsString;

use clap::builder::PossibleValue;
use clap::{Arg, ArgAction, ArgMatches, Command, CommandFactory as _, FromArgMatches as _};
use voice::Lang;

pub(crate) use mistake::refuse;
pub(crate) use welcome::welcome;

use crate::cli::Cli;

const TRANSLATIONS: &str = include_str!("translations.txt");

/// Reads the command line, or ends with help or with what is wrong, in the language asked for or else the machine's.
pub(crate) fn parse(mut given: Vec<OsString>) -> Cli {
    let lang = language(&given);
    // `adamant help play` is `adamant play --help`.
    if lang != Lang::En && given.get(1).is_some_and(|first| first == "help") {
        given.remove(1);
        given.push("--help".into());
    }
    let mut command = command(lang);
    let read = command.try_get_matches_from_mut(given).and_then(|mut matches| {
        crate::language::set(asked(&matches).unwrap_or(lang));
        Cli::from_arg_matches_mut(&mut matches)
    });
    read.unwrap_or_else(|error| mistake::exit(&error, lang))
}

/// The language that a command line asks for, wherever in it.
fn asked(matches: &ArgMatches) -> Option<Lang> {
    let inner = matches.subcommand().and_then(|(_, inner)| asked(inner));
    inner.or_else(|| matches.try_get_one("lang").ok().flatten().copied())
}

/// The command line with its help in a language.
pub(crate) fn command(lang: Lang) -> Command {
    match lang {
        Lang::En => Cli::command(),
        _ => in_language(Cli::command(), lang),
    }
}

/// The language that was asked for, as far as can be told before the command line is read, or that of the machine, or English.
fn language(given: &[OsString]) -> Lang {
    let words: Vec<_> = given.iter().map(|word| word.to_string_lossy()).collect();
    let asked = words.iter().enumerate().find_map(|(at, word)| {
        let next = || words.get(at + 1).map(AsRef::as_ref);
        let code = match word.as_ref() {
            "-l" | "--lang" => next()?,
            word => word.strip_prefix("--lang=").or_else(|| word.strip_prefix("-l"))?,
        };
        Lang::ALL.into_iter().find(|lang| lang.code() == code)
    });
    asked.or_else(machine).unwrap_or_default()
}

/// The first language of the machine that is spoken here.
fn machine() -> Option<Lang> {
    sys_locale::get_locales().find_map(|locale| locale.parse().ok())
}

/// What stands under a heading of the translations, in a language.
fn translated(heading: &str, lang: Lang) -> Option<&'static str> {
    let is_heading = |line: &&str| {
        line.strip_prefix('[').and_then(|line| line.strip_suffix(']')) == Some(heading)
    };
    let mut lines = TRANSLATIONS.lines();
    lines.by_ref().find(is_heading)?;
    let mut here = lines.take_while(|line| !line.starts_with('['));
    here.find_map(|line| line.strip_prefix(lang.code())?.strip_prefix(' '))
}

/// The same, or the English heading itself.
fn word(heading: &'static str, lang: Lang) -> &'static str {
    let english = heading.rsplit('.').next().unwrap_or(heading);
    translated(heading, lang).unwrap_or(english)
}

fn in_language(command: Command, lang: Lang) -> Command {
    let name = command.get_name().to_owned();
    let is_root = name == "adamant";
    let about = |arg: &str| {
        translated(&format!("{name}.{arg}"), lang).or_else(|| translated(&format!("*.{arg}"), lang))
    };
    let after = match translated(&format!("{name}.after"), lang) {
        _ if is_root => Some(welcome(lang)),
        Some(text) => {
            let examples = command.get_after_help().map(ToString::to_string).unwrap_or_default();
            let text = text.replace("\\n", "\n");
            Some(match examples.split_once("\n\n") {
                Some((examples, _)) if !text.contains('\n') => {
                    let title = word("heading.examples", lang);
                    format!("{}\n\n{text}", examples.replacen("Examples", title, 1)).into()
                }
                _ => text.into(),
            })
        }
        None => None,
    };
    let usage = word("heading.usage", lang);
    let mut command = command
        .mut_args(|arg| {
            let about = about(arg.get_id().as_str());
            argument(arg, about, lang)
        })
        .mut_subcommands(|inner| in_language(inner, lang))
        .subcommand_help_heading(word("heading.commands", lang))
        .disable_help_subcommand(true)
        .disable_help_flag(true)
        .help_template(format!(
            "{{about-with-newline}}\n\x1b[1m\x1b[4m{usage}:\x1b[0m {{usage}}\n\n{{all-args}}{{after-help}}"
        ))
        .arg(flag("help", 'h', ArgAction::Help, about("help"), lang));
    if is_root {
        let version = flag("version", 'V', ArgAction::Version, about("version"), lang);
        command = command.disable_version_flag(true).arg(version);
    }
    if let Some(text) = translated(&name, lang) {
        command = command.about(text).long_about(None);
    }
    if let Some(after) = after {
        command = command.after_help(after);
    }
    command
}

fn flag(
    name: &'static str,
    letter: char,
    action: ArgAction,
    help: Option<&'static str>,
    lang: Lang,
) -> Arg {
    let flag = Arg::new(name).long(name).short(letter).action(action);
    flag.help(help.unwrap_or_default()).help_heading(word("heading.options", lang))
}

/// An argument with its help, its default and its choices in a language.
fn argument(arg: Arg, about: Option<&'static str>, lang: Lang) -> Arg {
    let mut help = match about {
        Some(about) => about.to_owned(),
        None => arg.get_help().map(ToString::to_string).unwrap_or_default(),
    };
    let mut add = |heading: &'static str, what: String| {
        help.extend([" [", word(heading, lang), ": ", &what, "]"]);
    };
    if arg.get_action().takes_values() {
        let defaults: Vec<_> =
            arg.get_default_values().iter().map(|value| value.to_string_lossy()).collect();
        if !defaults.is_empty() {
            add("heading.default", defaults.join(", "));
        }
        let choices = arg.get_possible_values();
        if !choices.is_empty() {
            let names: Vec<_> = choices.iter().map(PossibleValue::get_name).collect();
            add("heading.choices", names.join(", "));
        }
    }
    if let Some(variable) = arg.get_env() {
        add("heading.variable", variable.to_string_lossy().into_owned());
    }
    let heading = match arg.get_help_heading() {
        Some(heading) => translated(heading, lang).unwrap_or_default(),
        None if arg.is_positional() => word("heading.arguments", lang),
        None => word("heading.options", lang),
    };
    let takes_values = arg.get_action().takes_values();
    let arg = arg.help(help).long_help(None).help_heading(heading);
    if takes_values {
        arg.hide_default_value(true).hide_possible_values(true).hide_env(true)
    } else {
        arg
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::welcome::EXAMPLES;
    use super::*;

    /// The languages that the help is translated into.
    fn other_languages() -> impl Iterator<Item = Lang> {
        Lang::ALL.into_iter().filter(|lang| *lang != Lang::En)
    }

    fn headings() -> BTreeSet<&'static str> {
        let heading = |line: &'static str| line.strip_prefix('[')?.strip_suffix(']');
        TRANSLATIONS.lines().filter_map(heading).collect()
    }

    #[test]
    fn every_heading_is_there_once_and_in_every_language() {
        let all = TRANSLATIONS.lines().filter(|line| line.starts_with('[')).count();
        assert_eq!(headings().len(), all, "a heading is there twice");
        for heading in headings() {
            for lang in other_languages() {
                assert!(translated(heading, lang).is_some(), "{lang}: {heading}");
            }
        }
        let end = ["heading.games", "heading.examples", "adamant.after"].map(str::to_owned);
        for heading in EXAMPLES.map(|(key, _)| format!("example.{key}")).into_iter().chain(end) {
            assert!(translated(&heading, Lang::En).is_some(), "en: {heading}");
        }
    }

    #[test]
    fn french_keeps_its_high_punctuation_on_the_line() {
        for line in TRANSLATIONS.lines().filter(|line| line.starts_with("fr ")) {
            for mark in [" : ", " ; ", " !", " ? ", " »", "« "] {
                assert!(!line.contains(mark), "a no-break space, please: {line}");
            }
        }
    }

    fn check(command: &Command, missing: &mut Vec<String>) {
        let name = command.get_name();
        let known = headings();
        let mut need = |heading: String, or: String| {
            if !known.contains(&*heading) && !known.contains(&*or) {
                missing.push(heading);
            }
        };
        need(name.to_owned(), String::new());
        for arg in command.get_arguments() {
            let id = arg.get_id();
            need(format!("{name}.{id}"), format!("*.{id}"));
            if let Some(heading) = arg.get_help_heading() {
                need(heading.to_owned(), String::new());
            }
        }
        if command.get_after_help().is_some() {
            need(format!("{name}.after"), String::new());
        }
        for inner in command.get_subcommands() {
            check(inner, missing);
        }
    }

    #[test]
    fn every_command_and_argument_is_translated() {
        let mut missing = Vec::new();
        check(&Cli::command(), &mut missing);
        assert!(missing.is_empty(), "{missing:?}");
    }

    #[test]
    fn the_command_line_reads_the_same_in_every_language() {
        for lang in other_languages() {
            command(lang).debug_assert();
            let typed = ["adamant", "play", "diamant", "--players", "4", "--lang", lang.code()];
            let read = command(lang).try_get_matches_from(typed);
            assert!(read.is_ok(), "{lang}: {:?}", read.err());
        }
    }

    /// Clap's own words.
    #[test]
    fn no_help_has_english_headings() {
        for lang in other_languages() {
            let mut command = command(lang);
            for name in ["play", "serve", "arena", "rules"] {
                let inner = command.find_subcommand_mut(name).expect("a command");
                let help = inner.render_long_help().to_string();
                for english in ["Usage:", "[default: ", "[possible values", "[env: ", "Print help"]
                {
                    assert!(!help.contains(english), "{lang}: {name}: {english}\n{help}");
                }
            }
        }
    }

    #[test]
    fn the_language_is_the_one_asked_for() {
        let of = |typed: &str| {
            let typed: Vec<_> = typed.split(' ').map(OsString::from).collect();
            language(&typed)
        };
        assert_eq!(of("adamant play --lang nl"), Lang::Nl);
        assert_eq!(of("adamant play -l fr diamant"), Lang::Fr);
        assert_eq!(of("adamant --help --lang=it"), Lang::It);
        assert_eq!(of("adamant rules kadora -lde"), Lang::De);
        for typed in ["adamant replay -ql de x", "adamant store copy a b --lang de"] {
            let read = Cli::command().try_get_matches_from(typed.split(' ')).expect(typed);
            assert_eq!(asked(&read), Some(Lang::De), "{typed}");
        }
    }
}
