//! `adamant store copy`

use std::io::{IsTerminal as _, Write, stderr};
use std::process::ExitCode;

use server::{Copied, CopyError};
use tokio::runtime::Builder;
use voice::tools as words;

use crate::cli::{Store, StoreCommand};
use crate::language::say;

pub(crate) fn run(args: &Store, out: &mut impl Write) -> anyhow::Result<ExitCode> {
    let StoreCommand::Copy(args) = &args.command;
    let runtime = Builder::new_current_thread().enable_all().build()?;
    let shown = !args.quiet && stderr().is_terminal();
    let mut progress = |Copied { tables, there, .. }: Copied| {
        if shown {
            anstream::eprint!("\r{}", tables + there);
        }
    };
    let copied = runtime.block_on(server::copy(&args.from, &args.to, &mut progress));
    if shown {
        anstream::eprintln!();
    }
    let Copied { tables, there, entries } = copied.map_err(|error| told(&error))?;
    writeln!(out, "{}", say(&words::copied(tables, there, entries)))?;
    Ok(ExitCode::SUCCESS)
}

/// What is wrong, and what to do.
fn told(error: &CopyError) -> anyhow::Error {
    let what = match error {
        CopyError::Store { database, error } => {
            words::cannot_open_database(database.clone(), error.to_string())
        }
        CopyError::Served(file) => words::already_served_somewhere(file.clone()),
        CopyError::NoSource(file) => words::no_database(file.clone()),
        CopyError::Same => words::same_database(),
        CopyError::Differs(code) => words::copy_differs(code.clone()),
    };
    anyhow::anyhow!("{}", say(&what))
}
