//! The numbers of 32 bytes that a shuffle is made of, as 64 hexadecimal digits in text.

use std::fmt;
use std::str::FromStr;

use sha2::{Digest, Sha256};
use table::text_serde;
use thiserror::Error;

/// The server's secret, used for one game.
///
/// It has no text and no serialised form: see [`Seed::reveal`].
#[derive(Clone)]
pub struct Seed([u8; 32]);

impl Seed {
    /// A seed of these bytes, which must come from a random source fit for secrets.
    pub const fn new(bytes: [u8; 32]) -> Self {
        Self(bytes)
    }

    /// What is published before anyone sits down: it binds the server to the seed and tells nothing about it.
    pub fn commitment(&self) -> Commitment {
        Commitment(Sha256::digest(self.0).into())
    }

    /// The seed for all to see. With it the whole game can be foretold.
    pub const fn reveal(&self) -> RevealedSeed {
        RevealedSeed(self.0)
    }

    pub(crate) const fn bytes(&self) -> &[u8; 32] {
        &self.0
    }
}

/// Shows nothing of the secret.
impl fmt::Debug for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Seed(…)")
    }
}

/// SHA-256 of a [`Seed`].
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Commitment([u8; 32]);

/// What a person who sat down added to the luck of the game.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Contribution([u8; 32]);

/// A [`Seed`] that is a secret no more.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct RevealedSeed([u8; 32]);

impl From<RevealedSeed> for Seed {
    fn from(revealed: RevealedSeed) -> Self {
        Self(revealed.0)
    }
}

/// A text that is no number of 32 bytes.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
#[error("should be 32 bytes written as 64 hexadecimal digits")]
pub struct NotANumber;

/// Text of 64 hexadecimal digits: written in lower case, read in either.
macro_rules! in_text {
    ($($number:ident)*) => {$(
        impl $number {
            /// The number of these bytes.
            pub const fn new(bytes: [u8; 32]) -> Self {
                Self(bytes)
            }

            /// Its bytes.
            pub const fn bytes(&self) -> &[u8; 32] {
                &self.0
            }
        }

        impl fmt::Display for $number {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                fmt::LowerHex::fmt(&base16ct::HexDisplay(&self.0), f)
            }
        }

        impl fmt::Debug for $number {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                write!(f, concat!(stringify!($number), "({})"), self)
            }
        }

        impl FromStr for $number {
            type Err = NotANumber;

            fn from_str(text: &str) -> Result<Self, NotANumber> {
                let mut bytes = [0; 32];
                match base16ct::mixed::decode(text, &mut bytes) {
                    Ok(all) if all.len() == 32 => Ok(Self(bytes)),
                    _ => Err(NotANumber),
                }
            }
        }
    )*};
}

in_text!(Commitment Contribution RevealedSeed);
text_serde!(Commitment, Contribution, RevealedSeed);
