//! Ctrl-C: a long command ends early and tells what it knows so far.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use anyhow::Context;
use voice::tools as words;

use crate::Done;
use crate::language::say;

/// What an interrupted command comes to: the exit code 130, that of SIGINT.
pub(crate) const INTERRUPTED: Done = Done::Signal(2);

/// A flag that the first Ctrl-C (or SIGTERM) sets. A second one ends the process at once.
pub(crate) fn stop_on_interrupt() -> anyhow::Result<Arc<AtomicBool>> {
    let stop = Arc::new(AtomicBool::new(false));
    let pressed = Arc::clone(&stop);
    ctrlc::set_handler(move || {
        if pressed.swap(true, Ordering::Relaxed) {
            std::process::exit(130);
        }
    })
    .with_context(|| say(&words::no_interrupt()))?;
    Ok(stop)
}
