//! Diamant on the screen.

use std::time::Duration;

use games::Diamant;
use leptos::prelude::*;
use prose::Playable;
use table::Game;

use super::Drawn;
use super::listed::Listed;
use crate::session::Session;

impl Drawn for Diamant {
    /// That a fist closes can be seen while the next one does.
    fn pause(seen: &[<Self as Game>::Seen]) -> Duration {
        Duration::from_millis(if seen.iter().any(Self::is_news) { 700 } else { 0 })
    }

    fn picture(session: Session<Self>) -> AnyView {
        view! { <Listed session/> }.into_any()
    }
}
