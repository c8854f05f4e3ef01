//! What a table is found by.

use std::array;
use std::iter::repeat_with;

use fair::TableCode;

use crate::guest::random;

/// A code drawn at random, each equally likely. Everyone who knows it can watch the table.
pub(crate) fn random_code() -> TableCode {
    // Five bits each; the few that name no letter are passed over.
    let bits = || usize::from(random::<1>()[0] & 31);
    let mut letters = repeat_with(bits).filter_map(|bits| TableCode::LETTERS.get(bits));
    let code = array::from_fn(|_| *letters.next().expect("letters without end"));
    TableCode::new(code).expect("only letters of codes are drawn")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_code_is_read_as_people_type_it() {
        let code = random_code();
        let text = code.to_string();
        for typed in [text.clone(), text.to_lowercase(), format!(" {}-{} ", &text[..3], &text[3..])]
        {
            assert_eq!(TableCode::from_typed(&typed), Ok(code), "{typed:?}");
        }
        for typed in ["", "BCDFG", "BCDFGHJ", "BCDFGO", "BCDFG1", "🂡", "../../"] {
            assert!(TableCode::from_typed(typed).is_err(), "{typed:?}");
        }
    }
}
