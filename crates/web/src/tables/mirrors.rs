//! Mirrors on the screen.

use std::time::Duration;

use games::Mirrors;
use leptos::prelude::*;
use table::Game;

use super::Drawn;
use super::listed::Listed;
use crate::session::Session;

impl Drawn for Mirrors {
    fn pause(seen: &[<Self as Game>::Seen]) -> Duration {
        if seen.is_empty() { Duration::ZERO } else { Duration::from_millis(700) }
    }

    fn picture(session: Session<Self>) -> AnyView {
        view! { <Listed session/> }.into_any()
    }
}
