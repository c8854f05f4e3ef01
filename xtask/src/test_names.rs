//! The names of the tests in a source file.

use proc_macro2::{Delimiter, LexError, TokenStream, TokenTree};

/// The names of the test functions in this source, macros such as `proptest!` included. A test marked `ignore` does not run,
/// so it is not among them.
pub(crate) fn in_source(source: &str) -> Result<Vec<String>, LexError> {
    let mut names = Vec::new();
    collect(source.parse()?, &mut names);
    Ok(names)
}

fn collect(tokens: TokenStream, names: &mut Vec<String>) {
    let mut attributes: Vec<String> = Vec::new();
    let mut tokens = tokens.into_iter().peekable();
    while let Some(token) = tokens.next() {
        match token {
            TokenTree::Punct(punct) if punct.as_char() == '#' => {
                if let Some(TokenTree::Group(group)) = tokens
                    .next_if(|next| matches!(next, TokenTree::Group(group) if group.delimiter() == Delimiter::Bracket))
                {
                    attributes.extend(last_of_path(&group.stream()));
                }
            }
            TokenTree::Ident(word) if word == "fn" => {
                let has = |name: &str| attributes.iter().any(|attribute| attribute == name);
                if let Some(TokenTree::Ident(name)) = tokens.peek()
                    && (has("test") || has("property_test"))
                    && !has("ignore")
                {
                    names.push(name.to_string());
                }
                attributes.clear();
            }
            TokenTree::Group(group) => {
                if group.delimiter() == Delimiter::Brace {
                    attributes.clear();
                }
                collect(group.stream(), names);
            }
            TokenTree::Punct(punct) if punct.as_char() == ';' => attributes.clear(),
            _ => {}
        }
    }
}

/// `test` of `tokio::test(flavor = "…")`.
fn last_of_path(attribute: &TokenStream) -> Option<String> {
    let text = attribute.to_string();
    let path = text.split(['(', '=']).next()?;
    path.rsplit("::").next().map(|word| word.trim().to_owned())
}

#[cfg(test)]
mod tests {
    fn check(source: &str, names: &[&str]) {
        assert_eq!(super::in_source(source).unwrap(), names);
    }

    #[test]
    fn tests_are_found_wherever_they_stand() {
        check("#[test]\nfn m1_a() {}\n\n#[test] fn m2_b() {}", &["m1_a", "m2_b"]);
        check("mod tests { mod deep { #[test] fn m1_a() { let x = [1]; } } }", &["m1_a"]);
        check(
            "proptest! { #[test] fn m1_a(x in 0..3, y: u8) { prop_assert!(x < 3); } }",
            &["m1_a"],
        );
        check(
            "proptest! { #![proptest_config(Config::with_cases(9))]\n/// Doc.\n#[test]\nfn m1_a(x in 0..3) {} }",
            &["m1_a"],
        );
    }

    #[test]
    fn other_attributes_and_words_may_stand_between() {
        check("#[test]\n#[should_panic(expected = \"fn\")]\n/// Doc.\nfn m1_a() {}", &["m1_a"]);
        check(
            "#[tokio::test(flavor = \"current_thread\")]\npub(crate) async fn m1_a() {}",
            &["m1_a"],
        );
        check("#[property_test]\nfn m1_a(x: u8) {}", &["m1_a"]);
    }

    #[test]
    fn what_does_not_run_as_a_test_is_no_test() {
        check("fn m1_a() {}", &[]);
        check("#[test]\n#[ignore = \"slow\"]\nfn m1_a() {}", &[]);
        check("#[ignore]\n#[test]\nfn m1_a() {}", &[]);
        check("// #[test]\nfn m1_a() {}\n/* #[test]\nfn m2_b() {} */", &[]);
        check("const TEXT: &str = \"#[test] fn m1_a() {}\";", &[]);
        check("#[cfg(test)]\nfn m1_a() {}", &[]);
        check("#[test]\nmod x {}\nfn m1_a() {}", &[]);
        check("proptest! { fn m1_a(x in 0..3) {} }", &[]);
        check("#[test]\nuse x;\nfn m1_a() {}", &[]);
    }

    #[test]
    fn a_file_that_is_not_rust_is_refused() {
        assert!(super::in_source("fn m1_a() {").is_err());
    }
}
