//! Seats in a sentence: a list of names for a reader who may be among them.

use std::borrow::Cow;

use fluent_bundle::types::FluentType;
use fluent_bundle::{FluentArgs, FluentValue};

/// Seats as the locales see them.
///
/// `WHO($seats)` says what a verb has to agree with: `you`, `us` (you and others), `one`, `many`, or `none`.
/// `NAMES($seats, you: "du")` lists them, the reader first and called as the sentence wants; `{ $seats }` is the plain list.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Who {
    /// What the reader is called in a plain list, if among them.
    pub(crate) you: Option<String>,
    /// How many others there are.
    pub(crate) others: usize,
    /// The list; if the reader is among them, what follows `you`.
    pub(crate) list: String,
}

impl Who {
    const fn form(&self) -> &'static str {
        match (&self.you, self.others) {
            (Some(_), 0) => "you",
            (Some(_), _) => "us",
            (None, 0) => "none",
            (None, 1) => "one",
            (None, _) => "many",
        }
    }

    fn names(&self, you: &str) -> String {
        match self.you {
            Some(_) => format!("{you}{}", self.list),
            None => self.list.clone(),
        }
    }

    fn plain(&self) -> Cow<'static, str> {
        self.names(self.you.as_deref().unwrap_or_default()).into()
    }

    fn among<'a>(values: &'a [FluentValue<'_>]) -> Option<&'a Self> {
        match values {
            // The box is a value of any kind too: ask what is in it.
            [FluentValue::Custom(value)] => (**value).as_any().downcast_ref(),
            _ => None,
        }
    }
}

impl FluentType for Who {
    fn duplicate(&self) -> Box<dyn FluentType + Send> {
        Box::new(self.clone())
    }

    fn as_string(&self, _: &intl_memoizer::IntlLangMemoizer) -> Cow<'static, str> {
        self.plain()
    }

    fn as_string_threadsafe(
        &self,
        _: &intl_memoizer::concurrent::IntlLangMemoizer,
    ) -> Cow<'static, str> {
        self.plain()
    }
}

/// `WHO($seats)`.
pub(crate) fn who<'a>(values: &[FluentValue<'a>], _: &FluentArgs<'_>) -> FluentValue<'a> {
    Who::among(values).map_or(FluentValue::Error, |who| who.form().into())
}

/// `NAMES($seats, you: "…")`.
pub(crate) fn names<'a>(values: &[FluentValue<'a>], named: &FluentArgs<'_>) -> FluentValue<'a> {
    match (Who::among(values), named.get("you")) {
        (Some(who), Some(FluentValue::String(you))) => who.names(you).into(),
        _ => FluentValue::Error,
    }
}
