//! What a table is found by.

use std::fmt;
use std::str::FromStr;

use thiserror::Error;

use crate::guest::random;

/// Six letters and digits that are not mistaken for one another and spell no words. Whoever knows a table's code can watch it.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) struct Code([u8; Self::LENGTH]);

/// A text that cannot be a table's code.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
#[error("not a table's code")]
pub(crate) struct NotACode;

impl Code {
    const LENGTH: usize = 6;
    const LETTERS: &[u8] = b"23456789BCDFGHJKLMNPQRSTVWXZ";

    /// A code drawn at random, each equally likely.
    pub(crate) fn random() -> Self {
        let mut code = [0; Self::LENGTH];
        let mut filled = 0;
        while filled < code.len() {
            // Five bits each; the few that name no letter are passed over.
            for letter in
                random::<16>().iter().filter_map(|byte| Self::LETTERS.get(usize::from(byte & 31)))
            {
                if let Some(place) = code.get_mut(filled) {
                    *place = *letter;
                    filled += 1;
                }
            }
        }
        Self(code)
    }

    pub(crate) fn as_str(&self) -> &str {
        str::from_utf8(&self.0).expect("letters and digits")
    }
}

impl fmt::Display for Code {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

impl fmt::Debug for Code {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl FromStr for Code {
    type Err = NotACode;

    /// Reads a code as people type it: in either case, with spaces or hyphens.
    fn from_str(text: &str) -> Result<Self, NotACode> {
        let mut code = [0; Self::LENGTH];
        let mut letters = text.bytes().filter(|byte| !matches!(byte, b' ' | b'-'));
        for place in &mut code {
            let letter = letters.next().ok_or(NotACode)?.to_ascii_uppercase();
            *place = *Self::LETTERS.iter().find(|&&known| known == letter).ok_or(NotACode)?;
        }
        letters.next().is_none().then_some(Self(code)).ok_or(NotACode)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_code_is_read_as_people_type_it() {
        let code = Code::random();
        let text = code.to_string();
        for typed in [text.clone(), text.to_lowercase(), format!(" {}-{} ", &text[..3], &text[3..])]
        {
            assert_eq!(typed.parse(), Ok(code), "{typed:?}");
        }
        for typed in ["", "BCDFG", "BCDFGHJ", "BCDFGO", "BCDFG1", "🂡", "../../"] {
            assert!(typed.parse::<Code>().is_err(), "{typed:?}");
        }
    }
}
