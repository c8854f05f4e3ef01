//! The sentences themselves: `locales/LANG/FILE.ftl`.

use crate::Lang;

macro_rules! locales {
    ($($file:literal),* $(,)?) => {
        /// The files of every language.
        #[cfg(test)]
        pub(crate) const FILES: &[&str] = &[$($file),*];

        /// The sentences of a language, file by file.
        pub(crate) const fn texts(lang: Lang) -> &'static [&'static str] {
            match lang {
                Lang::En => &[$(include_str!(concat!("../locales/en/", $file, ".ftl"))),*],
                Lang::Nl => &[$(include_str!(concat!("../locales/nl/", $file, ".ftl"))),*],
                Lang::Fr => &[$(include_str!(concat!("../locales/fr/", $file, ".ftl"))),*],
                Lang::De => &[$(include_str!(concat!("../locales/de/", $file, ".ftl"))),*],
                Lang::It => &[$(include_str!(concat!("../locales/it/", $file, ".ftl"))),*],
            }
        }
    };
}

locales!["common", "diamant", "mirrors", "kadora", "fair", "reason", "server", "terminal"];
