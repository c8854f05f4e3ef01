//! What was counted, for people and for programs.

use arena::simulation::Simulated;
use comfy_table::Table;
use serde_json::{Map, Value};

/// A game whose counts can be shown.
pub(crate) trait Tabled: Simulated {
    /// What was counted, for people; none if there is nothing to count.
    fn table(counted: &Self::Statistics) -> Option<Table>;

    /// What was counted, for programs.
    fn json(counted: &Self::Statistics) -> Map<String, Value>;
}
