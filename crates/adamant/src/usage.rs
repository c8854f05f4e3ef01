//! What was typed: which command it is for, and what to say when it cannot be right.

use std::ffi::OsString;

use clap::error::ErrorKind;
use clap::{ArgMatches, CommandFactory as _};
use voice::Lang;

use crate::cli::Cli;
use crate::help::refuse;
use crate::language::lang;

/// The arguments as they were given. Flags without a command are those of `serve`, which is what happens without one.
pub(crate) fn arguments() -> Vec<OsString> {
    for_serve(std::env::args_os().collect())
}

fn for_serve(mut given: Vec<OsString>) -> Vec<OsString> {
    let own = ["-h", "--help", "-V", "--version"];
    let serves = match given.get(1).map(|first| first.to_string_lossy()) {
        None => true,
        Some(first) => first.starts_with('-') && !own.contains(&&*first),
    };
    if serves && !given.is_empty() {
        given.insert(1, "serve".into());
    }
    given
}

/// Ends with the same look and exit code as any other mistake on the command line, and with the usage of the command that was given.
pub(crate) fn usage(what: &str) -> ! {
    if lang() != Lang::En {
        refuse(what, lang());
    }
    let mut cli = Cli::command();
    cli.build();
    let given = cli.clone().try_get_matches_from(arguments()).ok();
    let name = given.as_ref().and_then(ArgMatches::subcommand_name);
    match name.and_then(|name| cli.find_subcommand_mut(name)) {
        Some(command) => command.error(ErrorKind::ValueValidation, what).exit(),
        None => Cli::command().error(ErrorKind::ValueValidation, what).exit(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(given: &str) -> String {
        let given = given.split_whitespace().map(OsString::from).collect();
        let words = for_serve(given).into_iter().map(|word| word.into_string().unwrap());
        words.collect::<Vec<_>>().join(" ")
    }

    #[test]
    fn flags_without_a_command_are_for_serving() {
        assert_eq!(read("adamant"), "adamant serve");
        assert_eq!(read("adamant --listen :1"), "adamant serve --listen :1");
        assert_eq!(read("adamant -l 0.0.0.0:1 -d x"), "adamant serve -l 0.0.0.0:1 -d x");
        for own in ["adamant --help", "adamant -V", "adamant play --plain", "adamant chess"] {
            assert_eq!(read(own), own);
        }
    }
}
