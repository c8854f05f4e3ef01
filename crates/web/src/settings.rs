//! The player's settings: language, theme, contrast, motion, text size, sound.
//!
//! Each is a signal, stored in the browser, and stands on `<html>` as `lang` or `data-…` for the style sheet.

use std::marker::PhantomData;

use leptos::prelude::*;
use leptos::task::spawn_local;
use voice::{Lang, Message, Voice, settings as words};

use crate::{language, storage};

/// One of the settings.
pub(crate) trait Setting: Copy + Eq + Send + Sync + 'static {
    /// Its name in the browser's memory and on `<html>`.
    const NAME: &'static str;
    /// What to call it.
    const TITLE: fn() -> Message;
    /// What it can be. The first is the default.
    const VALUES: &'static [SettingOption<Self>];
}

/// A value of a setting, the word for it in the browser's memory and on `<html>`, and what to call it.
type SettingOption<S> = (S, &'static str, fn() -> Message);

macro_rules! settings {
    ($($(#[$doc:meta])* $key:ident: $name:ident {
        $($value:ident = $word:literal $message:ident,)*
    })*) => {
        $(
            $(#[$doc])*
            #[derive(Clone, Copy, PartialEq, Eq, Debug)]
            pub(crate) enum $name {
                $($value,)*
            }

            impl Setting for $name {
                const NAME: &'static str = stringify!($key);
                const TITLE: fn() -> Message = words::$key;
                const VALUES: &'static [SettingOption<Self>] =
                    &[$((Self::$value, $word, words::$message),)*];
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
            /// Loads the settings from the browser's storage, and provides them to the whole page.
            pub(crate) fn provide() {
                provide_context(Self { lang: language(), $($key: Stored::load(),)* });
            }
        }
    };
}

settings! {
    /// Light or dark.
    theme: Theme {
        System = "system" theme_system,
        Light = "light" theme_light,
        Dark = "dark" theme_dark,
    }
    /// How strongly things stand out.
    contrast: Contrast {
        System = "system" contrast_system,
        More = "more" contrast_more,
    }
    /// Whether things move.
    motion: Motion {
        System = "system" motion_system,
        Full = "full" motion_full,
        Reduced = "reduced" motion_reduced,
    }
    /// How large the text is: as the browser has it, a quarter larger, or half as large again.
    text: TextSize {
        Usual = "usual" text_usual,
        Large = "large" text_large,
        Largest = "largest" text_largest,
    }
    /// Whether sounds are played.
    sound: SoundSetting {
        Off = "off" sound_off,
        On = "on" sound_on,
    }
    /// Whether the system shows a notice when it becomes the player's turn while the page is out of sight.
    notices: Notices {
        Off = "off" notices_off,
        On = "on" notices_on,
    }
    /// How much a screen reader announces: everything that happens, or what is asked and how things end.
    speech: Speech {
        All = "all" speech_all,
        Brief = "brief" speech_brief,
    }
    /// Whether what happens for the first time is explained.
    firsts: Firsts {
        On = "on" firsts_on,
        Off = "off" firsts_off,
    }
    /// How a table is shown: drawn, or in sentences with a line to type in.
    table: TableView {
        Picture = "picture" table_picture,
        Text = "text" table_text,
    }
}

impl Settings {
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
        Self(load(S::NAME, S::VALUES.iter().map(|(_, word, _)| *word).collect()), PhantomData)
    }

    /// What it is.
    pub(crate) fn get(self) -> S {
        S::VALUES[self.0.get()].0
    }

    /// What it is now, whatever it will be.
    pub(crate) fn get_untracked(self) -> S {
        S::VALUES[self.0.get_untracked()].0
    }

    /// Changes it.
    pub(crate) fn set(self, value: S) {
        self.0.set(S::VALUES.iter().position(|(known, ..)| *known == value).unwrap_or_default());
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
