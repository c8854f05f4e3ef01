//! The sentences themselves: `locales/LANG/FILE.ftl`.

use crate::Lang;

macro_rules! locales {
    ($($file:literal),* $(,)?) => {
        /// The files of every language.
        pub(crate) const FILES: &[&str] = &[$($file),*];

        /// The sentences of a language that is built in, file by file.
        pub(crate) const fn texts(lang: Lang) -> Option<&'static [&'static str]> {
            Some(match lang {
                Lang::En => &[$(include_str!(concat!("../locales/en/", $file, ".ftl"))),*],
                #[cfg(target_family = "wasm")]
                _ => return None,
                #[cfg(not(target_family = "wasm"))]
                Lang::Nl => &[$(include_str!(concat!("../locales/nl/", $file, ".ftl"))),*],
                #[cfg(not(target_family = "wasm"))]
                Lang::Fr => &[$(include_str!(concat!("../locales/fr/", $file, ".ftl"))),*],
                #[cfg(not(target_family = "wasm"))]
                Lang::De => &[$(include_str!(concat!("../locales/de/", $file, ".ftl"))),*],
                #[cfg(not(target_family = "wasm"))]
                Lang::It => &[$(include_str!(concat!("../locales/it/", $file, ".ftl"))),*],
            })
        }
    };
}

locales![
    "common", "diamant", "mirrors", "kadora", "fair", "online", "pages", "reason", "server",
    "terminal", "web"
];
