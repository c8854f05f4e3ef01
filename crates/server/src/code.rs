//! What a table is found by.

use std::fmt;
use std::str::FromStr;

use fair::{NotACode, TableCode};

use crate::guest::random;

/// A table's code. Everyone who knows it can watch the table.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) struct Code(TableCode);

impl Code {
    /// A code drawn at random, each equally likely.
    pub(crate) fn random() -> Self {
        let mut code = [0; TableCode::LENGTH];
        let mut filled = 0;
        while filled < code.len() {
            // Five bits each; the few that name no letter are passed over.
            for letter in random::<16>()
                .iter()
                .filter_map(|byte| TableCode::LETTERS.get(usize::from(byte & 31)))
            {
                if let Some(place) = code.get_mut(filled) {
                    *place = *letter;
                    filled += 1;
                }
            }
        }
        Self(TableCode::new(code).expect("only letters of codes are drawn"))
    }

    pub(crate) fn as_str(&self) -> &str {
        self.0.as_str()
    }

    /// The code as the shuffle takes it.
    pub(crate) const fn for_shuffle(self) -> TableCode {
        self.0
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
        TableCode::from_typed(text).map(Self)
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
