//! Types that are text in JSON, and sets that are lists.

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

/// Serializes sets as lists of what is in them.
#[macro_export]
macro_rules! list_serde {
    ($set:ty, $item:ty) => {
        impl serde::Serialize for $set {
            fn serialize<S: serde::Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
                to.collect_seq(self.iter())
            }
        }

        impl<'de> serde::Deserialize<'de> for $set {
            fn deserialize<D: serde::Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
                Ok(<Vec<$item> as serde::Deserialize>::deserialize(from)?.into_iter().collect())
            }
        }
    };
}
