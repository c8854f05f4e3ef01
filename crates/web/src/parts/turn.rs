//! Telling people who look elsewhere that it is their turn.

use leptos::prelude::*;
use leptos::task::spawn_local;

use crate::pages::title_of;
use crate::script;
use crate::session::AnySession;
use crate::settings::{Notices, Settings, SoundSetting};
use crate::sound::Sound;

/// Whether the page waits for the person before it.
#[derive(Clone, Copy)]
pub(crate) struct Attention(RwSignal<bool>);

/// The icon of a tab that waits.
const WAITING: &str = "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 32 32'%3E\
    %3Cpath fill='%23ffb84a' stroke='%23201500' stroke-width='2' d='M16 2 30 16 16 30 2 16z'/%3E%3C/svg%3E";

/// How long a phone trembles, in milliseconds.
const TREMBLE: u32 = 80;

impl Attention {
    /// Gives it to the whole page: its title and its icon follow.
    pub(crate) fn provide() {
        let attention = Self(RwSignal::new(false));
        provide_context(attention);
        let Some(icon) = document().query_selector("link[rel=icon]").ok().flatten() else { return };
        let usual = icon.get_attribute("href").unwrap_or_default();
        Effect::new(move || {
            let href = if attention.get() { WAITING } else { &usual };
            // An address is never refused.
            let _ = icon.set_attribute("href", href);
        });
    }

    /// That of this page.
    pub(crate) fn of_page() -> Self {
        expect_context()
    }

    /// Whether the page waits for the person before it.
    pub(crate) fn get(self) -> bool {
        self.0.get()
    }

    /// Follows whom a table waits for. At a table with `others` it is also heard and felt, where sound is on.
    pub(crate) fn follow(self, session: AnySession, others: bool) {
        let settings = Settings::of_page();
        Effect::new(move |before: Option<bool>| {
            let now = session.awaits_you();
            self.0.set(now);
            let begins = others && now && before == Some(false);
            if begins && settings.notices.get_untracked() == Notices::On && document().hidden() {
                notify(session, settings);
            }
            if begins && settings.sound.get_untracked() == SoundSetting::On {
                Sound::Turn.play();
                window().navigator().vibrate_with_duration(TREMBLE);
            }
            now
        });
        on_cleanup(move || {
            self.0.try_set(false);
        });
    }
}

/// Shows a notice of the system that it is the player's turn, and at which game.
fn notify(session: AnySession, settings: Settings) {
    let title = settings.say(&voice::table::your_turn());
    let game = session.say(&title_of(session.game));
    spawn_local(async move {
        script::call("notice", "show", &[&title, &game]).await;
    });
}
