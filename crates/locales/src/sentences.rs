//! The sentences: `texts/LANG/FILE.ftl`.

use crate::Lang;

macro_rules! locales {
    ($($file:literal),* $(,)?; $($(#[$doc:meta])* $late:ident = $late_file:literal),* $(,)?; $($elsewhere:literal),* $(,)?) => {
        /// The files of every language.
        pub const FILES: &[&str] = &[$($file,)* $($late_file,)* $($elsewhere),*];

        /// How many of them browsers have from the beginning: the first. Next are those of [`Late`].
        pub const IN_BROWSERS: usize = [$($file),*].len();

        /// Sentences that a browser loads when they are needed.
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        pub enum Late {
            $($(#[$doc])* $late,)*
        }

        impl Late {
            /// All of them.
            pub const ALL: &'static [Self] = &[$(Self::$late),*];

            /// What its file is called, and how every one of its messages begins.
            pub const fn name(self) -> &'static str {
                match self {
                    $(Self::$late => $late_file,)*
                }
            }
        }

        /// The sentences of a language that is built in, file by file.
        #[cfg(target_family = "wasm")]
        pub const fn texts(lang: Lang) -> Option<&'static [&'static str]> {
            match lang {
                Lang::En => Some(&[$(include_str!(concat!("../texts/en/", $file, ".ftl"))),*]),
                _ => None,
            }
        }

        /// The sentences of a language that is built in, file by file.
        #[cfg(not(target_family = "wasm"))]
        #[allow(clippy::unnecessary_wraps, reason = "in a browser, most languages are loaded")]
        pub const fn texts(lang: Lang) -> Option<&'static [&'static str]> {
            Some(match lang {
                Lang::En => locales!(@all "en", [$($file,)* $($late_file,)* $($elsewhere),*]),
                Lang::Nl => locales!(@all "nl", [$($file,)* $($late_file,)* $($elsewhere),*]),
                Lang::Fr => locales!(@all "fr", [$($file,)* $($late_file,)* $($elsewhere),*]),
                Lang::De => locales!(@all "de", [$($file,)* $($late_file,)* $($elsewhere),*]),
                Lang::It => locales!(@all "it", [$($file,)* $($late_file,)* $($elsewhere),*]),
            })
        }
    };
    (@all $lang:literal, [$($file:literal),*]) => {
        &[$(include_str!(concat!("../texts/", $lang, "/", $file, ".ftl"))),*]
    };
}

locales![
    "common", "diamant", "mirrors", "kadora", "home", "pages", "reason", "settings", "table", "typed";
    /// What a review says.
    Review = "review",
    /// What explains the rules: the game in one minute, and what is said when something happens for the first time.
    Guide = "guide",
    /// What is said of positions to practise.
    Practice = "practice",
    /// What the guided first games say.
    Lessons = "lessons",
    /// What is said of playing together.
    Online = "online",
    /// What was checked of a shuffle.
    Fair = "fair",
    /// How a game ended and how it came to that.
    Ending = "ending";
    "console", "diamant-console", "mirrors-console", "kadora-console", "server", "tools"
];

/// The sentences of a language that are loaded late, where they are built in: the pack that is loaded where they are not.
pub fn late(lang: Lang, late: Late) -> Option<&'static str> {
    texts(lang)?.get(IN_BROWSERS + late as usize).copied()
}
