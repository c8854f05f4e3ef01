//! A refusal of any game.

use std::error::Error;
use std::fmt;
use std::sync::Arc;

use crate::Refusal;

/// A refusal of any game, to be worded where a person is told of it.
#[derive(Clone, Debug)]
pub struct AnyRefusal(Arc<dyn Error + Send + Sync>);

impl AnyRefusal {
    /// The refusal of a game.
    pub fn new(refusal: &impl Refusal) -> Self {
        Self(Arc::new(refusal.clone()))
    }

    /// The refusal, if it is of this game.
    pub fn of<R: Refusal>(&self) -> Option<&R> {
        self.0.downcast_ref()
    }
}

impl PartialEq for AnyRefusal {
    fn eq(&self, other: &Self) -> bool {
        self.to_string() == other.to_string()
    }
}

impl Eq for AnyRefusal {}

impl fmt::Display for AnyRefusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}
