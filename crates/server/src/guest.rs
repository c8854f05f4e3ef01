//! Who a guest is: the hash of a secret that only this guest has.

use std::fmt;
use std::hash::{Hash, Hasher};

use axum::http::HeaderMap;
use axum::http::header::{AUTHORIZATION, COOKIE};
use serde::{Deserialize, Deserializer, Serialize, Serializer, de};
use sha2::{Digest as _, Sha256};
use subtle::ConstantTimeEq as _;

/// The name of the cookie that holds a browser's secret.
pub(crate) const COOKIE_NAME: &str = "adamant";

/// 256 random bits that prove who a guest is. The server never stores them.
pub(crate) struct Secret([u8; 32]);

impl Secret {
    pub(crate) fn new() -> Self {
        Self(random())
    }

    /// The secret for its owner to see, in hexadecimal.
    pub(crate) fn reveal(&self) -> String {
        base16ct::lower::encode_string(&self.0)
    }

    /// The guest who has this secret.
    pub(crate) fn guest(&self) -> Guest {
        Guest(Sha256::digest(self.0).into())
    }

    /// The secret that a request carries: `Authorization: Bearer …`, or else the cookie.
    pub(crate) fn of(headers: &HeaderMap) -> Option<Self> {
        let bearer = headers.get(AUTHORIZATION).and_then(|value| {
            let (scheme, token) = value.to_str().ok()?.split_once(' ')?;
            scheme.eq_ignore_ascii_case("bearer").then(|| Self::read(token.trim()))?
        });
        bearer.or_else(|| {
            headers
                .get_all(COOKIE)
                .iter()
                .filter_map(|value| value.to_str().ok())
                .flat_map(|value| value.split(';'))
                .filter_map(|pair| pair.trim().split_once('='))
                .find_map(|(name, value)| (name == COOKIE_NAME).then(|| Self::read(value))?)
        })
    }

    /// Reads 64 hexadecimal digits.
    pub(crate) fn read(text: &str) -> Option<Self> {
        let mut bytes = [0; 32];
        let length = base16ct::lower::decode(text, &mut bytes).ok()?.len();
        (length == 32).then_some(Self(bytes))
    }
}

/// The guest who has the secret with this hash.
#[derive(Clone, Copy)]
pub(crate) struct Guest([u8; 32]);

impl Guest {
    pub(crate) fn bytes(&self) -> &[u8] {
        &self.0
    }

    pub(crate) fn from_bytes(bytes: &[u8]) -> Option<Self> {
        bytes.try_into().ok().map(Self)
    }
}

/// Takes the same time wherever two hashes differ.
impl PartialEq for Guest {
    fn eq(&self, other: &Self) -> bool {
        self.0.ct_eq(&other.0).into()
    }
}

impl Eq for Guest {}

impl Hash for Guest {
    fn hash<H: Hasher>(&self, to: &mut H) {
        self.0.hash(to);
    }
}

/// Enough to tell two guests apart in a log.
impl fmt::Debug for Guest {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Guest({:02x}{:02x}…)", self.0[0], self.0[1])
    }
}

impl Serialize for Guest {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.serialize_str(&base16ct::lower::encode_string(&self.0))
    }
}

impl<'de> Deserialize<'de> for Guest {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        let bytes = Secret::read(&String::deserialize(from)?).map(|secret| Self(secret.0));
        bytes.ok_or_else(|| de::Error::custom("a secret is 64 hexadecimal digits"))
    }
}

/// Bytes of the operating system's randomness.
pub(crate) fn random<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).expect("the operating system has random numbers");
    bytes
}
