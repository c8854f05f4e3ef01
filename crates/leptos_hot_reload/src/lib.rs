#![doc = include_str!("../README.md")]

/// The script that exchanges parts of a page. Nothing here starts it.
pub const HOT_RELOAD_JS: &str = "";

/// A name for the macro at this place.
#[cfg(not(target_family = "wasm"))]
pub fn span_to_stable_id(path: impl AsRef<std::path::Path>, line: usize) -> String {
    format!("{}:{line}", path.as_ref().display())
}

/// What a piece of a template is.
#[cfg(not(target_family = "wasm"))]
pub mod parsing {
    use rstml::node::{CustomNode, NodeElement, NodeName};
    use syn::{Expr, ExprLit, Lit};

    /// A text, a letter or a number that is written out, as text.
    pub fn value_to_string(value: &Expr) -> Option<String> {
        let Expr::Lit(ExprLit { lit, .. }) = value else { return None };
        match lit {
            Lit::Str(text) => Some(text.value()),
            Lit::Char(letter) => Some(letter.value().into()),
            Lit::Int(number) => Some(number.base10_digits().to_owned()),
            Lit::Float(number) => Some(number.base10_digits().to_owned()),
            _ => None,
        }
    }

    /// Whether an element is a component: these have a capital letter.
    pub fn is_component_node(node: &NodeElement<impl CustomNode>) -> bool {
        let NodeName::Path(path) = node.name() else { return false };
        let name = path.path.segments.last().map(|segment| segment.ident.to_string());
        name.is_some_and(|name| name.starts_with(|first: char| first.is_ascii_uppercase()))
    }
}
