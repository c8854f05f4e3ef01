//! Values that are text in JSON, and where in JSON something cannot be read.

use serde::de::DeserializeOwned;
use serde_json::Value;
use table::RecordError;

/// Types that are serialised as the text they show, and read as that text is.
macro_rules! serde_as_text {
    ($($type:ident)*) => {$(
        impl serde::Serialize for $type {
            fn serialize<S: serde::Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
                to.collect_str(self)
            }
        }

        impl<'de> serde::Deserialize<'de> for $type {
            fn deserialize<D: serde::Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
                String::deserialize(from)?.parse().map_err(serde::de::Error::custom)
            }
        }
    )*};
}

pub(crate) use serde_as_text;

/// Reads what stands at a place in a record or a receipt; an error says where within it, such as `fair.contributions[2]`.
pub(crate) fn read<T: DeserializeOwned>(value: &Value, at: &str) -> Result<T, RecordError> {
    serde_path_to_error::deserialize(value).map_err(|error| {
        let place = match error.path().to_string() {
            path if path == "." => at.to_owned(),
            path if at.is_empty() || path.starts_with('[') => format!("{at}{path}"),
            path => format!("{at}.{path}"),
        };
        RecordError::at(place, error.inner().to_string())
    })
}
