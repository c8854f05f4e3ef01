//! The sentences themselves: `locales/LANG/FILE.ftl`.

use crate::Lang;

macro_rules! locales {
    ($($file:literal),* $(,)?; $($elsewhere:literal),* $(,)?) => {
        /// The files of every language.
        #[cfg(test)]
        pub(crate) const FILES: &[&str] = &[$($file,)* $($elsewhere),*];

        /// How many of them browsers have: the first.
        pub(crate) const IN_BROWSERS: usize = [$($file),*].len();

        /// The sentences of a language that is built in, file by file.
        #[cfg(target_family = "wasm")]
        pub(crate) const fn texts(lang: Lang) -> Option<&'static [&'static str]> {
            match lang {
                Lang::En => Some(&[$(include_str!(concat!("../locales/en/", $file, ".ftl"))),*]),
                _ => None,
            }
        }

        /// The sentences of a language that is built in, file by file.
        #[cfg(not(target_family = "wasm"))]
        #[allow(clippy::unnecessary_wraps, reason = "in a browser, most languages are brought")]
        pub(crate) const fn texts(lang: Lang) -> Option<&'static [&'static str]> {
            Some(match lang {
                Lang::En => locales!(@all "en", [$($file),*, $($elsewhere),*]),
                Lang::Nl => locales!(@all "nl", [$($file),*, $($elsewhere),*]),
                Lang::Fr => locales!(@all "fr", [$($file),*, $($elsewhere),*]),
                Lang::De => locales!(@all "de", [$($file),*, $($elsewhere),*]),
                Lang::It => locales!(@all "it", [$($file),*, $($elsewhere),*]),
            })
        }
    };
    (@all $lang:literal, [$($file:literal),*]) => {
        &[$(include_str!(concat!("../locales/", $lang, "/", $file, ".ftl"))),*]
    };
}

locales![
    "common", "diamant", "mirrors", "kadora", "fair", "online", "pages", "reason", "terminal", "web";
    "console", "server"
];
