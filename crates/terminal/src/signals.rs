//! Signals that end or stop the program while it has the whole screen, so that the screen is given back first.

use std::io;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::{Arc, OnceLock};
use std::thread;
use std::time::Duration;

#[cfg(unix)]
use signal_hook::consts::{SIGCONT, SIGHUP, SIGSTOP, SIGTSTP};
use signal_hook::consts::{SIGINT, SIGTERM};
use signal_hook::flag;

/// The signals that end the program.
#[cfg(unix)]
const ENDS: [i32; 3] = [SIGTERM, SIGHUP, SIGINT];
#[cfg(not(unix))]
const ENDS: [i32; 2] = [SIGTERM, SIGINT];

/// How often a signal is looked for.
const LOOK: Duration = Duration::from_millis(50);
/// How long a program has to end after a signal, before it is ended.
const GRACE: Duration = Duration::from_secs(1);

/// What has come since it was last asked for.
#[derive(Default)]
struct Signals {
    /// The number of the signal that ends the program; 0 if none came.
    end: Arc<AtomicUsize>,
    stop: Arc<AtomicBool>,
    go_on: Arc<AtomicBool>,
}

static SIGNALS: OnceLock<Signals> = OnceLock::new();

/// Listens from now on to the signals that end the program.
pub(crate) fn listen_for_ends() -> io::Result<()> {
    let signals = SIGNALS.get_or_init(Signals::default);
    for signal in ENDS {
        let number = usize::try_from(signal).unwrap_or_default();
        flag::register_usize(signal, Arc::clone(&signals.end), number)?;
    }
    Ok(())
}

/// Listens from now on, once for the whole program, to all signals that a full screen has to heed.
pub(crate) fn listen() -> io::Result<()> {
    if SIGNALS.get().is_some() {
        return Ok(());
    }
    listen_for_ends()?;
    end_at_last();
    listen_for_stops()
}

#[cfg(unix)]
fn listen_for_stops() -> io::Result<()> {
    let signals = SIGNALS.get_or_init(Signals::default);
    flag::register(SIGTSTP, Arc::clone(&signals.stop))?;
    flag::register(SIGCONT, Arc::clone(&signals.go_on))?;
    Ok(())
}

/// Elsewhere than on Unix, no program is stopped and goes on later.
#[cfg(not(unix))]
fn listen_for_stops() -> io::Result<()> {
    Ok(())
}

/// Ends the program a while after a signal, should it still run: one that waits for a terminal that is gone never would.
fn end_at_last() {
    thread::spawn(|| {
        let signal = wait_for_end();
        thread::sleep(GRACE);
        std::process::exit(128 + i32::from(signal));
    });
}

/// The number of the signal that ends the program or what is on its screen, if one came.
pub fn end() -> Option<u8> {
    let number = SIGNALS.get()?.end.load(Ordering::Relaxed);
    u8::try_from(number).ok().filter(|&number| number > 0)
}

/// Waits for a signal that ends the program.
pub(crate) fn wait_for_end() -> u8 {
    loop {
        match end() {
            Some(signal) => return signal,
            None => thread::sleep(LOOK),
        }
    }
}

/// Whether the program is to stop until it is told to go on.
pub(crate) fn stop() -> bool {
    SIGNALS.get().is_some_and(|signals| signals.stop.load(Ordering::Relaxed))
}

/// Whether the program was stopped by another, and goes on.
pub(crate) fn went_on() -> bool {
    SIGNALS.get().is_some_and(|signals| signals.go_on.swap(false, Ordering::Relaxed))
}

/// Stops this program, and with `all` whatever was started together with it, until the shell lets them go on.
#[cfg(unix)]
pub(crate) fn suspend(all: bool) -> io::Result<()> {
    if all {
        nix::sys::signal::kill(nix::unistd::Pid::from_raw(0), nix::sys::signal::Signal::SIGTSTP)?;
    }
    signal_hook::low_level::raise(SIGSTOP)?;
    if let Some(signals) = SIGNALS.get() {
        signals.stop.store(false, Ordering::Relaxed);
        signals.go_on.store(false, Ordering::Relaxed);
    }
    Ok(())
}

/// Elsewhere than on Unix, there is no shell that would let a stopped program go on: it does not stop.
#[cfg(not(unix))]
pub(crate) fn suspend(_: bool) -> io::Result<()> {
    Ok(())
}
