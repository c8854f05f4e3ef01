//! Sentences that are loaded late, in the language of the page.

use judge::Estimate;
use leptos::prelude::*;
use leptos::task::spawn_local;
use table::{Seat, Viewer};
use voice::{Lang, Late, Message, Names, Speaker, Spoken, Voice, review as words};

use crate::chunks;
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
                // Meanwhile the page may have been left.
                if language::load_all(lang, needed).await {
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

    /// What is drawn once a language is loaded: before that nothing, and if it fails to load, a button to reload.
    pub(crate) fn once_loaded(self, draw: impl Fn() -> AnyView + Send + Sync + 'static) -> AnyView {
        let shown = move || {
            if self.are_loaded() {
                draw()
            } else if self.missing.get() {
                chunks::not_loaded()
            } else {
                ().into_any()
            }
        };
        shown.into_any()
    }

    fn speak(self, speak: impl FnOnce(&Speaker<'_>) -> String) -> String {
        let voice = Voice::of(self.lang.get().unwrap_or_default());
        self.names.with(|names| speak(&voice.to(self.viewer, names)))
    }

    /// Says something to the viewer.
    pub(crate) fn say(self, what: &impl Spoken) -> String {
        self.speak(|speaker| speaker.say(what))
    }

    /// Says something to the viewer wherever it is shown, in the language of the moment.
    pub(crate) fn text(
        self,
        message: Message,
    ) -> impl Fn() -> String + Clone + Send + Sync + 'static {
        move || self.say(&message)
    }

    /// Says several things to the viewer.
    pub(crate) fn say_all<T: Spoken>(self, all: &[T]) -> String {
        all.iter().map(|what| self.say(what)).collect::<Vec<_>>().join(" ")
    }

    /// A chance in percent: "46 %".
    pub(crate) fn chance(self, chance: Estimate) -> String {
        self.say(&words::percent(percent(chance)))
    }

    /// A difference in points, with half of its 95 % interval.
    pub(crate) fn points(self, estimate: Estimate) -> String {
        let [low, high] = estimate.interval().map(|end| 100.0 * end);
        let difference = self.say(&words::number(100.0 * estimate.mean, true));
        format!("{difference} ± {}", self.number(f64::midpoint(-low, high)))
    }

    /// A number with one decimal.
    pub(crate) fn number(self, value: f64) -> String {
        self.say(&words::number(value, false))
    }

    /// The name of a player.
    pub(crate) fn name(self, seat: Seat) -> String {
        self.speak(|speaker| speaker.name(seat))
    }
}

/// A chance in whole percents.
pub(crate) fn percent(chance: Estimate) -> i32 {
    #[expect(clippy::cast_possible_truncation, reason = "a number from 0 to 100")]
    let percent = (100.0 * chance.mean).round() as i32;
    percent
}
