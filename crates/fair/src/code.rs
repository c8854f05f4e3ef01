//! What a table is found by.

use std::fmt;
use std::str::FromStr;

use table::text_serde;
use thiserror::Error;

/// A table's code: six letters and digits that are not mistaken for one another and spell no words.
///
/// A code has one spelling, which is the only text read by [`str::parse`] and by serde, and the only one that is hashed.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct TableCode([u8; 6]);

/// A text that is not a table's code.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
#[error("should be a table's code: six of the letters and digits 23456789BCDFGHJKLMNPQRSTVWXZ")]
pub struct NotACode;

impl TableCode {
    /// The letters and digits that a code is made of.
    pub const LETTERS: &[u8] = b"23456789BCDFGHJKLMNPQRSTVWXZ";

    /// The code of these letters and digits.
    pub fn new(letters: [u8; 6]) -> Result<Self, NotACode> {
        if letters.iter().all(|letter| Self::LETTERS.contains(letter)) {
            Ok(Self(letters))
        } else {
            Err(NotACode)
        }
    }

    /// Reads a code as people type it: in either case, with spaces or hyphens.
    pub fn from_typed(text: &str) -> Result<Self, NotACode> {
        let letters = text.bytes().filter(|byte| !matches!(byte, b' ' | b'-'));
        let letters: Vec<u8> = letters.map(|byte| byte.to_ascii_uppercase()).collect();
        Self::new(letters.try_into().map_err(|_| NotACode)?)
    }

    /// Its one spelling.
    pub fn as_str(&self) -> &str {
        str::from_utf8(&self.0).expect("letters and digits")
    }
}

impl FromStr for TableCode {
    type Err = NotACode;

    fn from_str(text: &str) -> Result<Self, NotACode> {
        Self::new(text.as_bytes().try_into().map_err(|_| NotACode)?)
    }
}

impl fmt::Display for TableCode {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

impl fmt::Debug for TableCode {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

text_serde!(TableCode);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_code_has_one_spelling() {
        let code: TableCode = "PVFNFF".parse().unwrap();
        assert_eq!(code.to_string(), "PVFNFF");
        for typed in ["P v-fNf-F", "pvfnff", " PVF NFF", "PVF-NFF", "PVFNFF\n"] {
            assert_eq!(typed.parse::<TableCode>(), Err(NotACode), "{typed:?}");
        }
    }

    #[test]
    fn a_code_is_read_as_people_type_it() {
        for typed in ["PVFNFF", "pvfnff", " PVF-NFF ", "P v-fNf-F"] {
            assert_eq!(TableCode::from_typed(typed).unwrap().as_str(), "PVFNFF", "{typed:?}");
        }
        for typed in ["", "BCDFG", "BCDFGHJ", "BCDFGO", "BCDFG1", "🂡", "../../"] {
            assert_eq!(TableCode::from_typed(typed), Err(NotACode), "{typed:?}");
        }
    }
}
