//! The log: to standard error, so that standard output says where to go and nothing else.

use std::io::{IsTerminal as _, stderr};

use anyhow::Context as _;
use server::{Log, LogFormat};
use tracing_subscriber::EnvFilter;
use voice::tools as words;

use crate::language::say;

/// Begins to log.
pub(crate) fn begin(log: &Log) -> anyhow::Result<()> {
    let filter = EnvFilter::try_new(&log.filter)
        .with_context(|| say(&words::bad_log_filter(log.filter.clone())))?;
    let lines = tracing_subscriber::fmt().with_env_filter(filter).with_writer(stderr);
    let begun = match log.format {
        LogFormat::Text => {
            let lines = lines.with_ansi(stderr().is_terminal()).with_target(false);
            tracing::subscriber::set_global_default(lines.compact().finish())
        }
        LogFormat::Json => {
            let lines = lines.json().flatten_event(true).with_span_list(false);
            tracing::subscriber::set_global_default(lines.finish())
        }
    };
    begun.with_context(|| say(&words::log_taken()))
}
