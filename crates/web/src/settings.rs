//! How somebody likes the page: language, theme, contrast, motion, text size, sound.
//!
//! Each is a signal, kept in the browser, and stands on `<html>` as `lang` or `data-…` for the style sheet.

use leptos::prelude::*;
use leptos::task::spawn_local;
use voice::{Lang, Message, Voice, web as words};

use crate::{language, storage};

/// One of the settings.
pub(crate) trait Setting: Copy + Eq + Default + Send + Sync + 'static {
    /// Its name in the browser's memory and on `<html>`.
    const NAME: &'static str;
    /// What it can be.
    const ALL: &'static [Self];

    /// The value in the browser's memory and on `<html>`.
    fn word(self) -> &'static str;

    /// What to call the setting.
    fn title() -> Message;

    /// What to call the value.
    fn message(self) -> Message;
}

macro_rules! settings {
    ($($(#[$doc:meta])* $name:ident = $key:literal $title:ident {
        $($(#[$value_doc:meta])* $value:ident = $word:literal $message:ident,)*
    })*) => {
        $(
            $(#[$doc])*
            #[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
            pub(crate) enum $name {
                $($(#[$value_doc])* $value,)*
            }

            impl Setting for $name {
                const NAME: &'static str = $key;
                const ALL: &'static [Self] = &[$(Self::$value),*];

                fn word(self) -> &'static str {
                    match self {
                        $(Self::$value => $word,)*
                    }
                }

                fn title() -> Message {
                    words::$title()
                }

                fn message(self) -> Message {
                    match self {
                        $(Self::$value => words::$message(),)*
                    }
                }
            }
        )*
    };
}

settings! {
    /// Light or dark.
    Theme = "theme" theme {
        /// As the system has it.
        #[default]
        System = "system" theme_system,
        /// Dark on light.
        Light = "light" theme_light,
        /// Light on dark.
        Dark = "dark" theme_dark,
    }
    /// How strongly things stand out.
    Contrast = "contrast" contrast {
        /// As the system has it.
        #[default]
        System = "system" contrast_system,
        /// More than usual.
        More = "more" contrast_more,
    }
    /// Whether things move.
    Motion = "motion" motion {
        /// As the system has it.
        #[default]
        System = "system" motion_system,
        /// They move.
        Full = "full" motion_full,
        /// They do not.
        Reduced = "reduced" motion_reduced,
    }
    /// How large the text is.
    TextSize = "text" text {
        /// As the browser has it.
        #[default]
        Usual = "usual" text_usual,
        /// A quarter larger.
        Large = "large" text_large,
        /// Half as large again.
        Largest = "largest" text_largest,
    }
    /// Whether anything is heard.
    Sound = "sound" sound {
        /// Nothing.
        #[default]
        Off = "off" sound_off,
        /// Stones and cards.
        On = "on" sound_on,
    }
}

/// All settings. They can be copied into every closure.
#[derive(Clone, Copy)]
pub(crate) struct Settings {
    /// The language. To change it, [`Settings::speak`].
    pub(crate) lang: RwSignal<Lang>,
    /// Light or dark.
    pub(crate) theme: RwSignal<Theme>,
    /// How strongly things stand out.
    pub(crate) contrast: RwSignal<Contrast>,
    /// Whether things move.
    pub(crate) motion: RwSignal<Motion>,
    /// How large the text is.
    pub(crate) text: RwSignal<TextSize>,
    /// Whether anything is heard.
    pub(crate) sound: RwSignal<Sound>,
}

impl Settings {
    /// Takes the settings up as the browser kept them, and gives them to the whole page.
    pub(crate) fn provide() -> Self {
        let settings = Self {
            lang: language(),
            theme: kept(),
            contrast: kept(),
            motion: kept(),
            text: kept(),
            sound: kept(),
        };
        provide_context(settings);
        settings
    }

    /// The settings of this page.
    pub(crate) fn of_page() -> Self {
        expect_context()
    }

    /// Speaks another language, as soon as it is here. Where it cannot be had, nothing changes.
    pub(crate) fn speak(self, lang: Lang) {
        spawn_local(async move {
            if language::bring(lang).await {
                language::keep(lang);
                self.lang.set(lang);
            }
        });
    }

    /// Says something to nobody in particular, in the language of the moment.
    pub(crate) fn say(self, message: &Message) -> String {
        Voice::of(self.lang.get()).say(message)
    }
}

/// The language that is wanted, if it is here.
fn language() -> RwSignal<Lang> {
    let wanted = language::wanted();
    let lang = RwSignal::new(if voice::is_here(wanted) { wanted } else { Lang::En });
    Effect::new(move || mark("lang", lang.get().code()));
    lang
}

/// A setting as the browser kept it.
fn kept<S: Setting>() -> RwSignal<S> {
    let key = format!("adamant.{}", S::NAME);
    let word = storage::get(&key).unwrap_or_default();
    let known = S::ALL.iter().copied().find(|value| value.word() == word);
    let setting = RwSignal::new(known.unwrap_or_default());
    Effect::new(move |before: Option<S>| {
        let value = setting.get();
        if before.is_some_and(|before| before != value) {
            storage::set(&key, value.word());
        }
        mark(&format!("data-{}", S::NAME), value.word());
        value
    });
    setting
}

fn mark(attribute: &str, value: &str) {
    if let Some(html) = document().document_element() {
        // The names and words are ours, and none is refused.
        let _ = html.set_attribute(attribute, value);
    }
}
