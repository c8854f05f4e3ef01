//! Ctrl-C: a long command ends early and tells what it knows so far.

use std::process::ExitCode;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use anyhow::Context;
use voice::tools as words;

use crate::language::say;

/// The exit code of an interrupted command: that of SIGINT.
const CODE: u8 = 130;

/// What an interrupted command comes to.
pub(crate) fn interrupted() -> ExitCode {
    CODE.into()
}

/// A flag that the first Ctrl-C (or SIGTERM) sets. A second one ends the process at once.
pub(crate) fn stop_on_interrupt() -> anyhow::Result<Arc<AtomicBool>> {
    let stop = Arc::new(AtomicBool::new(false));
    let pressed = Arc::clone(&stop);
    ctrlc::set_handler(move || {
        if pressed.swap(true, Ordering::Relaxed) {
            std::process::exit(CODE.into());
        }
    })
    .with_context(|| say(&words::no_interrupt()))?;
    Ok(stop)
}
