//! Diamant on the screen.

mod cave;
mod caves;
mod explorers;
mod fist;
mod flights;
mod ledger;
mod odds;
mod room;
mod scene;
mod unfold;

use std::time::Duration;

use diamant::{Diamant, Seen, Stage, Stones, Told, View};
use leptos::prelude::*;

use super::Drawn;
use crate::parts::{Hue, Shape, stone};
use crate::session::Session;
use crate::sound::Sound;

use scene::Scene;

impl Drawn for Diamant {
    fn pause(seen: &[Seen]) -> Duration {
        let longest = seen.iter().map(|seen| match seen {
            Seen::Told(Told::Fled { .. }) => 2400,
            Seen::Told(Told::Left { .. }) => 1800,
            Seen::Told(Told::Opened { .. }) => 1200,
            Seen::Told(_) => 900,
            // That a fist closes can be seen while the next one does.
            Seen::Chose { .. } | Seen::YouChose { .. } => 120,
        });
        Duration::from_millis(longest.max().unwrap_or(0))
    }

    /// The end of a cave, unless it is the last.
    fn holds(seen: &[Seen], view: &View) -> bool {
        let is_end = |seen: &Seen| match seen {
            Seen::Told(Told::Fled { .. }) => true,
            Seen::Told(Told::Left { .. }) => view.inside.is_empty() || view.path.is_empty(),
            _ => false,
        };
        !matches!(view.stage, Stage::Over { .. }) && seen.iter().any(is_end)
    }

    fn unfold(before: &View, seen: &[Seen]) -> Vec<(usize, Self)> {
        unfold::unfold(before, seen)
    }

    fn sound(seen: &Seen) -> Option<Sound> {
        let Seen::Told(told) = seen else { return None };
        match told {
            Told::Entered { .. } | Told::Opened { .. } => Some(Sound::Card),
            Told::Diamonds { .. } => Some(Sound::Stones),
            Told::Hazard { .. } | Told::Fled { .. } => Some(Sound::Hazard),
            Told::Left { .. } => Some(Sound::Taken),
            Told::Won { .. } => Some(Sound::Win),
            _ => None,
        }
    }

    fn picture(session: Session<Self>) -> AnyView {
        let columns = room::columns();
        let scene = Memo::new(move |_| {
            let view = &*session.view.read();
            let story = &*session.story.read();
            Scene::new(view, story, columns.get())
        });
        view! {
            <div class="diamant">
                {caves::caves(session)}
                {cave::cave(session, scene)}
                {fist::fist(session)}
                {explorers::explorers(session, scene)}
                {ledger::ledger_view(session)}
                {flights::flights(session)}
            </div>
        }
        .into_any()
    }
}

/// Stones worth so much, white and red. What they are worth must be said beside them.
fn stones(worth: u16) -> AnyView {
    let Stones { white, red } = Stones::worth(worth);
    let whites = (0..white).map(|_| stone(Shape::Brilliant, Hue::White));
    let reds = (0..red).map(|_| stone(Shape::Rose, Hue::Red));
    whites.chain(reds).collect_view().into_any()
}
