//! What a review says, in the language of the moment as soon as it is here.

use judge::Estimate;
use leptos::prelude::*;
use leptos::task::spawn_local;
use table::{Seat, Viewer};
use voice::{Lang, Late, Names, Spoken, Voice, review as words};

use crate::language;
use crate::settings::Settings;

/// The language of a review, and what the players are called.
#[derive(Clone, Copy)]
pub(crate) struct Words {
    /// The language that is here; none before the first is.
    lang: RwSignal<Option<Lang>>,
    /// Whether the language that is wanted cannot be had.
    missing: RwSignal<bool>,
    names: StoredValue<Names>,
}

impl Words {
    /// Brings what is needed in the language of the page, and in every other one that it changes to.
    pub(crate) fn bring(needed: &'static [Late], names: Names) -> Self {
        let settings = Settings::of_page();
        let words = Self {
            lang: RwSignal::new(None),
            missing: RwSignal::new(false),
            names: StoredValue::new(names),
        };
        Effect::new(move || {
            let lang = settings.lang.get();
            spawn_local(async move {
                let mut here = true;
                for &late in needed {
                    here = here && language::bring_late(lang, late).await;
                }
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
    pub(crate) fn are_here(self) -> bool {
        self.lang.with(Option::is_some)
    }

    /// Whether nothing can be said, because no language came.
    pub(crate) fn do_not_come(self) -> bool {
        self.missing.get() && !self.are_here()
    }

    fn voice(self) -> &'static Voice {
        Voice::of(self.lang.get().unwrap_or_default())
    }

    /// Says something that is not addressed to a seat.
    pub(crate) fn say(self, what: &impl Spoken) -> String {
        let voice = self.voice();
        self.names.with_value(|names| voice.to(Viewer::Spectator, names).say(what))
    }

    /// What a player is called.
    pub(crate) fn name(self, seat: Seat) -> String {
        let voice = self.voice();
        self.names.with_value(|names| voice.to(Viewer::Spectator, names).name(seat))
    }

    /// A chance in percent: "46 %".
    pub(super) fn chance(self, chance: Estimate) -> String {
        self.say(&words::percent(percent(chance)))
    }

    /// A difference in points, with half of its 95 % interval.
    pub(super) fn points(self, estimate: Estimate) -> String {
        let [low, high] = estimate.interval().map(|end| 100.0 * end);
        let difference = self.say(&words::number(100.0 * estimate.mean, true));
        let half = self.say(&words::number(f64::midpoint(-low, high), false));
        format!("{difference} ± {half}")
    }

    /// A number with one decimal.
    pub(crate) fn number(self, value: f64) -> String {
        self.say(&words::number(value, false))
    }
}

/// A chance in whole percents.
pub(super) fn percent(chance: Estimate) -> i32 {
    #[expect(clippy::cast_possible_truncation, reason = "a number from 0 to 100")]
    let percent = (100.0 * chance.mean).round() as i32;
    percent
}
