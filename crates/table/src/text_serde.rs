//! Types that are text in JSON.

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
