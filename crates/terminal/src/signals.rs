//! Signals that end or stop the program while it has the whole screen, so that the screen is given back first.

use std::io;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::{Arc, LazyLock};
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

/// How often signals are looked for.
pub(crate) const LOOK: Duration = Duration::from_millis(50);
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

static SIGNALS: LazyLock<Signals> = LazyLock::new(Signals::default);
/// Whether [`listen`] was called.
static IS_LISTENING: AtomicBool = AtomicBool::new(false);

/// Listens from now on to the signals that end the program.
pub(crate) fn listen_for_ends() -> io::Result<()> {
    for signal in ENDS {
        let number = usize::try_from(signal).unwrap_or_default();
        flag::register_usize(signal, Arc::clone(&SIGNALS.end), number)?;
    }
    Ok(())
}

/// Listens from now on, once for the whole program, to all signals that a full screen has to heed.
pub(crate) fn listen() -> io::Result<()> {
    if IS_LISTENING.swap(true, Ordering::Relaxed) {
        return Ok(());
    }
    listen_for_ends()?;
    // Ends the program should it still run a while after a signal: one that waits for a terminal that is gone never would.
    thread::spawn(|| {
        let signal = wait_for_end();
        thread::sleep(GRACE);
        std::process::exit(128 + i32::from(signal));
    });
    // Elsewhere than on Unix, no program is stopped and goes on later.
    #[cfg(unix)]
    for (signal, flag) in [(SIGTSTP, &SIGNALS.stop), (SIGCONT, &SIGNALS.go_on)] {
        flag::register(signal, Arc::clone(flag))?;
    }
    Ok(())
}

/// The number of the signal that ends the program or what is on its screen, if one came.
pub fn end() -> Option<u8> {
    let number = SIGNALS.end.load(Ordering::Relaxed);
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
    SIGNALS.stop.load(Ordering::Relaxed)
}

/// Whether the program was stopped by another, and goes on.
pub(crate) fn went_on() -> bool {
    SIGNALS.go_on.swap(false, Ordering::Relaxed)
}

/// Stops this program, and with `all` whatever was started together with it, until the shell lets them go on.
#[cfg(unix)]
pub(crate) fn suspend(all: bool) -> io::Result<()> {
    if all {
        nix::sys::signal::kill(nix::unistd::Pid::from_raw(0), nix::sys::signal::Signal::SIGTSTP)?;
    }
    signal_hook::low_level::raise(SIGSTOP)?;
    SIGNALS.stop.store(false, Ordering::Relaxed);
    SIGNALS.go_on.store(false, Ordering::Relaxed);
    Ok(())
}

/// Elsewhere than on Unix, there is no shell that would let a stopped program go on: it does not stop.
#[cfg(not(unix))]
pub(crate) fn suspend(_: bool) -> io::Result<()> {
    Ok(())
}
