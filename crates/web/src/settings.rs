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
    ($($(#[$doc:meta])* $key:ident: $name:ident {
        $($(#[$value_doc:meta])* $value:ident = $word:literal $message:ident,)*
    })*) => {
        $(
            $(#[$doc])*
            #[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
            pub(crate) enum $name {
                $($(#[$value_doc])* $value,)*
            }

            impl Setting for $name {
                const NAME: &'static str = stringify!($key);
                const ALL: &'static [Self] = &[$(Self::$value),*];

                fn word(self) -> &'static str {
                    match self {
                        $(Self::$value => $word,)*
                    }
                }

                fn title() -> Message {
                    words::$key()
                }

                fn message(self) -> Message {
                    match self {
                        $(Self::$value => words::$message(),)*
                    }
                }
            }
        )*

        /// All settings. They can be copied into every closure.
        #[derive(Clone, Copy)]
        pub(crate) struct Settings {
            /// The language. To change it, [`Settings::speak`].
            pub(crate) lang: RwSignal<Lang>,
            $($(#[$doc])* pub(crate) $key: Stored<$name>,)*
        }

        impl Settings {
            /// Loads the settings from the browser's storage.
            fn load() -> Self {
                Self { lang: language(), $($key: Stored::load(),)* }
            }
        }
    };
}

settings! {
    /// Light or dark.
    theme: Theme {
        /// As the system has it.
        #[default]
        System = "system" theme_system,
        /// Dark on light.
        Light = "light" theme_light,
        /// Light on dark.
        Dark = "dark" theme_dark,
    }
    /// How strongly things stand out.
    contrast: Contrast {
        /// As the system has it.
        #[default]
        System = "system" contrast_system,
        /// More than usual.
        More = "more" contrast_more,
    }
    /// Whether things move.
    motion: Motion {
        /// As the system has it.
        #[default]
        System = "system" motion_system,
        /// They move.
        Full = "full" motion_full,
        /// They do not.
        Reduced = "reduced" motion_reduced,
    }
    /// How large the text is.
    text: TextSize {
        /// As the browser has it.
        #[default]
        Usual = "usual" text_usual,
        /// A quarter larger.
        Large = "large" text_large,
        /// Half as large again.
        Largest = "largest" text_largest,
    }
    /// Whether sounds are played.
    sound: Sound {
        /// Nothing.
        #[default]
        Off = "off" sound_off,
        /// Stones and cards.
        On = "on" sound_on,
    }
    /// Whether the system shows a notice when it becomes the player's turn.
    notices: Notices {
        /// None.
        #[default]
        Off = "off" notices_off,
        /// While the page is out of sight.
        On = "on" notices_on,
    }
    /// How much a screen reader announces.
    speech: Speech {
        /// Everything that happens.
        #[default]
        All = "all" speech_all,
        /// What is asked, and how things end.
        Brief = "brief" speech_brief,
    }
    /// Whether what happens for the first time is explained.
    firsts: Firsts {
        /// It is.
        #[default]
        On = "on" firsts_on,
        /// Nothing is.
        Off = "off" firsts_off,
    }
    /// How a table is shown.
    table: TableView {
        /// Drawn.
        #[default]
        Picture = "picture" table_picture,
        /// In sentences, with a line to type in.
        Text = "text" table_text,
    }
}

impl Settings {
    /// Loads the settings from the browser's storage, and provides them to the whole page.
    pub(crate) fn provide() -> Self {
        let settings = Self::load();
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

/// Says something that is not addressed to a seat, wherever it is shown, in the language of the moment.
pub(crate) fn say(message: Message) -> impl Fn() -> String + Clone + Send + Sync + 'static {
    let settings = Settings::of_page();
    move || settings.say(&message)
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
