//! A hint: what a good player would do, and why.

use std::sync::Arc;

use leptos::prelude::*;
use leptos::task::spawn_local;
use prose::hint_in_words;

use super::{Hint, Session};
use crate::tables::Drawn;

/// Asks for the hint of this number. An answer that comes when the table has changed is dropped.
pub(crate) fn advise<G: Drawn>(session: Session<G>, number: u32) {
    let hint = session.feed.with_value(|feed| feed.hint);
    let asked = session.host.with_value(|host| host.adviser());
    spawn_local(async move {
        let decision = match asked {
            Some((thinker, request)) => thinker.ask::<G>(&request).await,
            None => None,
        };
        let awaited = hint.try_with_untracked(
            |hint| matches!(hint, Some(Hint::Thinking(asked)) if *asked == number),
        );
        if awaited == Some(true) {
            let pointed = decision.as_ref().and_then(|decision| G::pointed(decision.action));
            let said = move || session.speak(|to| hint_in_words::<G>(decision.as_ref(), to));
            hint.set(Some(Hint::Told(Arc::new(said), pointed)));
        }
    });
}
