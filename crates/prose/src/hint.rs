//! What a good player would do.

use bots::Decision;
use voice::{Message, Speaker, Spoken as _, table as words};

use crate::Playable;

/// The level of bot that gives hints. It sees what the viewer sees.
pub const ADVISER: &str = "expert";

/// What a good player would do in the viewer's place, as it is typed, and why, in a line.
pub fn hint<G: Playable>(decision: Option<&Decision<G::Action>>, to: &Speaker<'_>) -> String {
    advice(decision, to, |action| G::typed(action, to))
}

/// What a good player would do in the viewer's place, in words, and why, in a line.
pub fn hint_in_words<G: Playable>(
    decision: Option<&Decision<G::Action>>,
    to: &Speaker<'_>,
) -> String {
    advice(decision, to, |action| to.say(&action))
}

fn advice<A: Copy>(
    decision: Option<&Decision<A>>,
    to: &Speaker<'_>,
    name: impl FnOnce(A) -> String,
) -> String {
    let message: Message = match decision {
        Some(Decision { action, reason }) => words::hint(name(*action), reason.message()),
        None => words::hint_none(),
    };
    to.say(&message)
}
