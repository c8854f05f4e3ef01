//! What is agreed before the game.

use serde::de::{self, Unexpected};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use table::Seat;

/// What is agreed before the game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    /// Who begins (K8).
    #[serde(skip_serializing_if = "table::is_default")]
    pub first: First,
}

/// Who begins (K8). In records a seat is its number, and the lot is not written; readers also take `"lot"`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum First {
    /// Lots are drawn.
    #[default]
    Lot,
    /// The player on this seat, who was on an island last.
    Seat(Seat),
}

impl First {
    /// The word for [`First::Lot`].
    pub const LOT: &'static str = "lot";

    /// The seat that was agreed on, if one was.
    pub const fn seat(self) -> Option<Seat> {
        match self {
            Self::Lot => None,
            Self::Seat(seat) => Some(seat),
        }
    }
}

impl Serialize for First {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        match self {
            Self::Lot => to.serialize_str(Self::LOT),
            Self::Seat(seat) => seat.serialize(to),
        }
    }
}

impl<'de> Deserialize<'de> for First {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        struct Visitor;

        impl de::Visitor<'_> for Visitor {
            type Value = First;

            fn expecting(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.write_str("the seat that begins, a number from 0 to 3, or \"lot\"")
            }

            fn visit_str<E: de::Error>(self, text: &str) -> Result<First, E> {
                match text {
                    First::LOT => Ok(First::Lot),
                    _ => Err(E::invalid_value(Unexpected::Str(text), &self)),
                }
            }

            fn visit_u64<E: de::Error>(self, number: u64) -> Result<First, E> {
                u8::try_from(number)
                    .ok()
                    .filter(|&number| number < 4)
                    .and_then(Seat::new)
                    .map(First::Seat)
                    .ok_or_else(|| E::invalid_value(Unexpected::Unsigned(number), &self))
            }
        }

        from.deserialize_any(Visitor)
    }
}
