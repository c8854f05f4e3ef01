//! What a table is found by.

use fair::TableCode;

use crate::guest::random;

/// A code drawn at random, each equally likely. Everyone who knows it can watch the table.
pub(crate) fn random_code() -> TableCode {
    let mut code = [0; TableCode::LENGTH];
    let mut filled = 0;
    while filled < code.len() {
        // Five bits each; the few that name no letter are passed over.
        for letter in
            random::<16>().iter().filter_map(|byte| TableCode::LETTERS.get(usize::from(byte & 31)))
        {
            if let Some(place) = code.get_mut(filled) {
                *place = *letter;
                filled += 1;
            }
        }
    }
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
