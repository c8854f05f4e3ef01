//! The languages of the printed rules.

use std::fmt;
use std::str::FromStr;

use thiserror::Error;

/// A language that everything is said in.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub enum Lang {
    /// English.
    #[default]
    En,
    /// Dutch.
    Nl,
    /// French.
    Fr,
    /// German.
    De,
    /// Italian.
    It,
}

impl Lang {
    /// Every language.
    pub const ALL: [Self; 5] = [Self::En, Self::Nl, Self::Fr, Self::De, Self::It];

    /// The language's code: `en`, `nl`, `fr`, `de` or `it`.
    pub const fn code(self) -> &'static str {
        match self {
            Self::En => "en",
            Self::Nl => "nl",
            Self::Fr => "fr",
            Self::De => "de",
            Self::It => "it",
        }
    }

    /// What its speakers call it.
    pub const fn name(self) -> &'static str {
        match self {
            Self::En => "English",
            Self::Nl => "Nederlands",
            Self::Fr => "Français",
            Self::De => "Deutsch",
            Self::It => "Italiano",
        }
    }
}

impl fmt::Display for Lang {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}

/// A text that names no language spoken here.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("{0:?} is not spoken here: choose en, nl, fr, de or it")]
pub struct UnknownLang(String);

impl FromStr for Lang {
    type Err = UnknownLang;

    /// Reads a code, alone or at the head of a locale: `nl`, `nl-BE`, `nl_NL.UTF-8`.
    fn from_str(text: &str) -> Result<Self, UnknownLang> {
        let code = text.split(['-', '_', '.', '@']).next().unwrap_or(text);
        Self::ALL
            .into_iter()
            .find(|lang| lang.code().eq_ignore_ascii_case(code))
            .ok_or_else(|| UnknownLang(text.to_owned()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_language_is_read_from_its_code_or_a_locale() {
        for text in ["nl", "NL", "nl-BE", "nl_NL.UTF-8", "nl_NL@euro", "nl.UTF-8"] {
            assert_eq!(text.parse(), Ok(Lang::Nl), "{text}");
        }
        for lang in Lang::ALL {
            assert_eq!(lang.code().parse(), Ok(lang));
        }
    }

    #[test]
    fn what_is_no_language_here_is_refused_with_those_that_are() {
        for text in ["", "C", "POSIX", "nld", "Nederlands", "-", "ελ"] {
            let error = text.parse::<Lang>().unwrap_err().to_string();
            assert!(error.ends_with("choose en, nl, fr, de or it"), "{error}");
        }
    }
}
