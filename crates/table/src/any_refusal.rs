//! A refusal of any game.

use std::any::Any;
use std::fmt;
use std::sync::Arc;

use crate::Refusal;

/// A refusal of any game, to be worded where a person is told of it.
#[derive(Clone)]
pub struct AnyRefusal(Arc<dyn Erased>);

trait Erased: fmt::Display + Send + Sync {
    fn as_any(&self) -> &dyn Any;
}

impl<R: Refusal> Erased for R {
    fn as_any(&self) -> &dyn Any {
        self
    }
}

impl AnyRefusal {
    /// The refusal of a game.
    pub fn new(refusal: &impl Refusal) -> Self {
        Self(Arc::new(refusal.clone()))
    }

    /// The refusal, if it is of this game.
    pub fn of<R: Refusal>(&self) -> Option<&R> {
        self.0.as_any().downcast_ref()
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

impl fmt::Debug for AnyRefusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}
