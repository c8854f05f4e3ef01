//! What the lessons say, in the language of the moment as soon as it is here.

use leptos::prelude::*;
use leptos::task::spawn_local;
use lessons::PUPIL;
use table::Viewer;
use voice::{Lang, Late, Names, Spoken, Voice};

use crate::language;
use crate::settings::Settings;

/// The language of a lesson, and what the players are called.
#[derive(Clone, Copy)]
pub(super) struct Words {
    /// The language that is here; none before the first is.
    lang: RwSignal<Option<Lang>>,
    /// Whether the language that is wanted cannot be had.
    missing: RwSignal<bool>,
    /// What the players are called at the table that is shown.
    pub(super) names: RwSignal<Names>,
}

impl Words {
    /// Brings the language of the page, and every other one that it changes to.
    pub(super) fn bring() -> Self {
        let settings = Settings::of_page();
        let words = Self {
            lang: RwSignal::new(None),
            missing: RwSignal::new(false),
            names: RwSignal::new(Names::from(Vec::new())),
        };
        Effect::new(move || {
            let lang = settings.lang.get();
            spawn_local(async move {
                let here = language::bring_late(lang, Late::Lessons).await;
                // Meanwhile the page may have been left.
                if here {
                    words.lang.try_set(Some(lang));
                } else {
                    words.missing.try_set(true);
                }
            });
        });
        words
    }

    /// Whether something can be said.
    pub(super) fn are_here(self) -> bool {
        self.lang.with(Option::is_some)
    }

    /// Whether nothing can be said, because no language came.
    pub(super) fn do_not_come(self) -> bool {
        self.missing.get() && !self.are_here()
    }

    /// Says something to the pupil.
    pub(super) fn say(self, what: &impl Spoken) -> String {
        let voice = Voice::of(self.lang.get().unwrap_or_default());
        self.names.with(|names| voice.to(Viewer::Seat(PUPIL), names).say(what))
    }

    /// Says several things to the pupil.
    pub(super) fn say_all<T: Spoken>(self, all: &[T]) -> String {
        all.iter().map(|what| self.say(what)).collect::<Vec<_>>().join(" ")
    }
}
