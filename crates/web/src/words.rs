//! Sentences that are loaded late, in the language of the page.

use leptos::prelude::*;
use leptos::task::spawn_local;
use table::{Seat, Viewer};
use voice::{Lang, Late, Names, Speaker, Spoken, Voice};

use crate::language;
use crate::settings::Settings;

/// The language of these sentences, whom they address, and the players' names. They can be copied into every closure.
#[derive(Clone, Copy)]
pub(crate) struct Words {
    /// The language that is loaded; none before the first is.
    lang: RwSignal<Option<Lang>>,
    /// Whether the language that is wanted failed to load.
    missing: RwSignal<bool>,
    viewer: Viewer,
    /// The players' names.
    pub(crate) names: RwSignal<Names>,
}

impl Words {
    /// Loads what is needed in the language of the page, and in every other one that it changes to.
    pub(crate) fn load(needed: &'static [Late], viewer: Viewer, names: Names) -> Self {
        let settings = Settings::of_page();
        let words = Self {
            lang: RwSignal::new(None),
            missing: RwSignal::new(false),
            viewer,
            names: RwSignal::new(names),
        };
        Effect::new(move || {
            let lang = settings.lang.get();
            spawn_local(async move {
                let mut loaded = true;
                for &late in needed {
                    loaded = loaded && language::load_late(lang, late).await;
                }
                // Meanwhile the page may have been left.
                if loaded {
                    words.lang.try_set(Some(lang));
                } else {
                    words.missing.try_set(true);
                }
            });
        });
        words
    }

    /// Whether a language is loaded.
    pub(crate) fn are_loaded(self) -> bool {
        self.lang.with(Option::is_some)
    }

    /// Whether no language could be loaded.
    pub(crate) fn failed_to_load(self) -> bool {
        self.missing.get() && !self.are_loaded()
    }

    fn speak(self, speak: impl FnOnce(&Speaker<'_>) -> String) -> String {
        let voice = Voice::of(self.lang.get().unwrap_or_default());
        self.names.with(|names| speak(&voice.to(self.viewer, names)))
    }

    /// Says something to the viewer.
    pub(crate) fn say(self, what: &impl Spoken) -> String {
        self.speak(|speaker| speaker.say(what))
    }

    /// Says several things to the viewer.
    pub(crate) fn say_all<T: Spoken>(self, all: &[T]) -> String {
        all.iter().map(|what| self.say(what)).collect::<Vec<_>>().join(" ")
    }

    /// The name of a player.
    pub(crate) fn name(self, seat: Seat) -> String {
        self.speak(|speaker| speaker.name(seat))
    }
}
