//! The language in which this process speaks.

use std::sync::OnceLock;

use voice::{Lang, Spoken, Voice};

static LANG: OnceLock<Lang> = OnceLock::new();

/// Sets the language, once.
pub(crate) fn set(lang: Lang) {
    LANG.get_or_init(|| lang);
}

/// The language that was asked for on the command line, or else that of the machine, or else English.
pub(crate) fn lang() -> Lang {
    LANG.get().copied().unwrap_or_default()
}

/// Says something in that language.
pub(crate) fn say(what: &impl Spoken) -> String {
    Voice::of(lang()).say(what)
}
