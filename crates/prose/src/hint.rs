//! What a good player would do.

use bots::Decision;
use voice::{Speaker, Spoken as _, terminal as words};

use crate::Playable;

/// What somebody else would do in the viewer's place, and why, in a line.
pub fn hint<G: Playable>(decision: Option<&Decision<G::Action>>, to: &Speaker<'_>) -> String {
    to.say(&match decision {
        Some(Decision { action, reason }) => words::hint(G::typed(*action, to), reason.message()),
        None => words::hint_none(),
    })
}
