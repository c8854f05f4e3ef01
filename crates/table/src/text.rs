//! Reading and writing text and JSON.

use std::fmt::Display;

use thiserror::Error;

/// A text that does not read as what it should be.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("{text:?} {why}")]
pub struct ParseError {
    text: String,
    why: &'static str,
}

impl ParseError {
    /// `why` goes on where the text ends: "is no field: fields are a1 to d4".
    pub fn new(text: &str, why: &'static str) -> Self {
        Self { text: text.to_owned(), why }
    }
}

/// The one of `all` that displays as `text`; `why` is what is wrong if there is none, as in [`ParseError::new`].
pub fn parse_one_of<T: Display>(
    text: &str,
    all: impl IntoIterator<Item = T>,
    why: &'static str,
) -> Result<T, ParseError> {
    let found = all.into_iter().find(|each| each.to_string() == text);
    found.ok_or_else(|| ParseError::new(text, why))
}

/// Whether a value is its type's default, which serialization leaves out.
pub fn is_default<T: Default + PartialEq>(value: &T) -> bool {
    *value == T::default()
}

/// Serializes types as the text that they display, and reads them by `FromStr`.
#[macro_export]
macro_rules! text_serde {
    ($($type:ty),+) => {$(
        impl serde::Serialize for $type {
            fn serialize<S: serde::Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
                to.collect_str(self)
            }
        }

        impl<'de> serde::Deserialize<'de> for $type {
            fn deserialize<D: serde::Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
                <String as serde::Deserialize>::deserialize(from)?
                    .parse()
                    .map_err(serde::de::Error::custom)
            }
        }
    )+};
}
