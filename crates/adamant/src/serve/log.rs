//! The log: to standard error, so that standard output says where to go and nothing else.

use std::io::{IsTerminal as _, stderr};

use anyhow::Context as _;
use server::{LogConfig, LogFormat};
use tracing::level_filters::LevelFilter;
use tracing::subscriber::set_global_default;
use tracing_subscriber::filter::Targets;
use tracing_subscriber::layer::SubscriberExt as _;
use voice::tools as words;

use crate::language::say;

/// Begins to log.
pub(crate) fn begin(log: &LogConfig) -> anyhow::Result<()> {
    let filter: Targets =
        log.filter.parse().with_context(|| say(&words::bad_log_filter(log.filter.clone())))?;
    let lines = tracing_subscriber::fmt().with_max_level(LevelFilter::TRACE).with_writer(stderr);
    let begun = match log.format {
        LogFormat::Text => {
            let lines = lines.with_ansi(stderr().is_terminal()).with_target(false);
            set_global_default(lines.compact().finish().with(filter))
        }
        LogFormat::Json => {
            let lines = lines.json().flatten_event(true).with_span_list(false);
            set_global_default(lines.finish().with(filter))
        }
    };
    begun.with_context(|| say(&words::log_taken()))
}
