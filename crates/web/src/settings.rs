//! The player's settings: language, theme, contrast, motion, text size, sound.
//!
//! Each is a signal, stored in the browser, and stands on `<html>` as `lang` or `data-…` for the style sheet.

use std::marker::PhantomData;

use leptos::prelude::*;
use leptos::task::spawn_local;
use voice::{Lang, Message, Voice, settings as words};

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
    /// Whether sounds are played.
    Sound = "sound" sound {
        /// Nothing.
        #[default]
        Off = "off" sound_off,
        /// Stones and cards.
        On = "on" sound_on,
    }
    /// Whether the system shows a notice when it becomes the player's turn.
    Notices = "notices" notices {
        /// None.
        #[default]
        Off = "off" notices_off,
        /// While the page is out of sight.
        On = "on" notices_on,
    }
    /// How much a screen reader announces.
    Speech = "speech" speech {
        /// Everything that happens.
        #[default]
        All = "all" speech_all,
        /// What is asked, and how things end.
        Brief = "brief" speech_brief,
    }
    /// Whether what happens for the first time is explained.
    Firsts = "firsts" firsts {
        /// It is.
        #[default]
        On = "on" firsts_on,
        /// Nothing is.
        Off = "off" firsts_off,
    }
    /// How a table is shown.
    TableView = "table" table {
        /// Drawn.
        #[default]
        Picture = "picture" table_picture,
        /// In sentences, with a line to type in.
        Text = "text" table_text,
    }
}

/// All settings. They can be copied into every closure.
#[derive(Clone, Copy)]
pub(crate) struct Settings {
    /// The language. To change it, [`Settings::speak`].
    pub(crate) lang: RwSignal<Lang>,
    /// Light or dark.
    pub(crate) theme: Stored<Theme>,
    /// How strongly things stand out.
    pub(crate) contrast: Stored<Contrast>,
    /// Whether things move.
    pub(crate) motion: Stored<Motion>,
    /// How large the text is.
    pub(crate) text: Stored<TextSize>,
    /// Whether sounds are played.
    pub(crate) sound: Stored<Sound>,
    /// Whether the system shows a notice when it becomes the player's turn.
    pub(crate) notices: Stored<Notices>,
    /// How much a screen reader announces.
    pub(crate) speech: Stored<Speech>,
    /// How a table is shown.
    pub(crate) table: Stored<TableView>,
    /// Whether what happens for the first time is explained.
    pub(crate) firsts: Stored<Firsts>,
}

impl Settings {
    /// Loads the settings from the browser's storage, and provides them to the whole page.
    pub(crate) fn provide() -> Self {
        let settings = Self {
            lang: language(),
            theme: Stored::load(),
            contrast: Stored::load(),
            motion: Stored::load(),
            text: Stored::load(),
            sound: Stored::load(),
            notices: Stored::load(),
            speech: Stored::load(),
            table: Stored::load(),
            firsts: Stored::load(),
        };
        provide_context(settings);
        settings
    }

    /// The settings of this page.
    pub(crate) fn of_page() -> Self {
        expect_context()
    }

    /// Changes the language, as soon as it is loaded. If that fails, nothing changes.
    pub(crate) fn speak(self, lang: Lang) {
        spawn_local(async move {
            if language::speak(lang).await {
                language::store(lang);
                self.lang.set(lang);
            }
        });
    }

    /// Says something that is not addressed to a seat, in the language of the moment.
    pub(crate) fn say(self, message: &Message) -> String {
        Voice::of(self.lang.get()).say(message)
    }
}

/// The language that is wanted, if it is loaded.
fn language() -> RwSignal<Lang> {
    let wanted = language::wanted();
    let lang = RwSignal::new(if voice::is_loaded(wanted) { wanted } else { Lang::En });
    Effect::new(move || mark("lang", lang.get().code()));
    lang
}

/// A setting that is stored in the browser.
#[derive(Clone, Copy)]
pub(crate) struct Stored<S>(
    /// The index of the value among all.
    RwSignal<usize>,
    PhantomData<S>,
);

impl<S: Setting> Stored<S> {
    /// The setting as it is stored.
    fn load() -> Self {
        Self(load(S::NAME, S::ALL.iter().map(|value| value.word()).collect()), PhantomData)
    }

    /// What it is.
    pub(crate) fn get(self) -> S {
        S::ALL[self.0.get()]
    }

    /// What it is now, whatever it will be.
    pub(crate) fn get_untracked(self) -> S {
        S::ALL[self.0.get_untracked()]
    }

    /// Changes it.
    pub(crate) fn set(self, value: S) {
        self.0.set(S::ALL.iter().position(|known| *known == value).unwrap_or_default());
    }
}

/// Loads a setting that can be any of these words, and stores it whenever it changes.
fn load(name: &'static str, words: Vec<&'static str>) -> RwSignal<usize> {
    let key = format!("adamant.{name}");
    let stored = storage::get(&key).unwrap_or_default();
    let setting = RwSignal::new(words.iter().position(|word| *word == stored).unwrap_or_default());
    Effect::new(move |before: Option<usize>| {
        let place = setting.get();
        if before.is_some_and(|before| before != place) {
            storage::set(&key, words[place]);
        }
        mark(&format!("data-{name}"), words[place]);
        place
    });
    setting
}

fn mark(attribute: &str, value: &str) {
    if let Some(html) = document().document_element() {
        // The names and words are ours, and none is refused.
        let _ = html.set_attribute(attribute, value);
    }
}
