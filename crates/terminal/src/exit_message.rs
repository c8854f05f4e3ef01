//! The message at the end of a program: how the game came out, and where it is saved.

use std::io::{self, Write as _};
use std::path::Path;
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;

use prose::Playable;
use voice::{Lang, Message, Voice, console as words};

use crate::session::{Session, SessionState};
use crate::signals;

/// Where the game is saved if the player leaves now.
pub(crate) fn where_saved<G: Playable>(session: &Session<G>) -> Message {
    match session.saved_to() {
        Ok(store) if store.is_automatic() => words::leave_kept(),
        Ok(store) => words::leave_saved(store.file().display().to_string()),
        Err(not) => words::not_saved(not.since, not.error),
    }
}

/// Where the game of a player who has left is saved.
pub(crate) fn farewell<G: Playable>(session: &Session<G>, lang: Lang) -> String {
    let over = session.state() == SessionState::Over;
    Voice::of(lang).say(&match session.saved_to() {
        Ok(store) if over => words::leave_saved(store.file().display().to_string()),
        Ok(store) if store.is_automatic() => words::left_kept(),
        Ok(store) => words::left_saved(store.file().display().to_string()),
        Err(not) if over => words::not_saved(not.since, not.error),
        Err(not) => words::left_not_kept(not.since, not.error),
    })
}

/// Saves the game in another file from now on, and says so.
pub(crate) fn save_elsewhere<G: Playable>(session: &mut Session<G>, file: &str) -> Message {
    match session.save_to(Path::new(file)) {
        Ok(()) => words::saved_now(file.to_owned()),
        Err(error) => words::not_saved_in(file.to_owned(), error.to_string()),
    }
}

/// How everyone stands, and if the game is over, who has won.
pub(crate) fn outcome<G: Playable>(session: &Session<G>, lang: Lang) -> Vec<String> {
    let Some(viewer) = session.viewer() else { return Vec::new() };
    let to = Voice::of(lang).to(viewer, session.names());
    let mut said = G::score(&session.game().view(viewer), &to);
    if session.state() == SessionState::Over {
        let seen = session.events().iter().rev().filter_map(|event| G::seen(event, viewer));
        said.extend(seen.filter(G::is_news).map(|seen| to.say(&seen)).next());
    }
    said
}

/// What is printed if a signal ends the program while it waits for a line.
#[derive(Clone, Default)]
pub(crate) struct ExitMessage(Arc<Mutex<String>>);

impl ExitMessage {
    /// Changes what would be said.
    pub(crate) fn set(&self, words: String) {
        *self.0.lock().unwrap_or_else(PoisonError::into_inner) = words;
    }

    /// Says it when a signal comes, and ends the program as shells expect.
    pub(crate) fn say_at_signals(&self) -> io::Result<()> {
        signals::listen_for_ends()?;
        let words = Arc::clone(&self.0);
        thread::spawn(move || {
            let signal = signals::wait_for_end();
            let words = words.lock().unwrap_or_else(PoisonError::into_inner);
            let _ = writeln!(io::stdout(), "\n{words}");
            std::process::exit(128 + i32::from(signal));
        });
        Ok(())
    }
}
