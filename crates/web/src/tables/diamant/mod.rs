//! Diamant on the screen.

mod cave;
mod caves;
mod ending;
mod explorers;
mod fist;
mod flights;
mod odds;
mod point;
mod room;
mod scene;

use std::time::Duration;

use diamant::{Choice, Diamant, Seen, Stage, Stones, Told, View};
use games::Kind;
use leptos::prelude::*;
use table::Seat;

use super::{Drawn, Extras};
use crate::chunks::Records;
use crate::parts::{red_stone, white_stone};
use crate::session::Session;
use crate::sound::Sound;

pub(crate) use ending::ending;
use scene::Scene;

impl Drawn for Diamant {
    const KIND: Kind = Kind::Diamant;

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

    fn unfold(before: &View, seen: &[Seen]) -> Vec<(usize, View)> {
        before.unfold(seen)
    }

    fn is_brief(seen: &Seen, you: Option<Seat>) -> bool {
        let Seen::Told(told) = seen else { return false };
        match *told {
            Told::Left { leavers: seats, .. } | Told::Fled { inside: seats, .. } => {
                you.is_none_or(|you| seats.contains(you))
            }
            Told::Entered { .. } | Told::Won { .. } => true,
            _ => false,
        }
    }

    fn pointed(choice: Choice) -> Option<String> {
        Some(format!("#{}", fist::id(choice)))
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

    fn extras(records: Records) -> Extras<Self> {
        records.diamant
    }

    fn picture(session: Session<Self>) -> AnyView {
        let columns = room::columns();
        let scene = Memo::new(move |_| {
            let view = &*session.view.read();
            let history = &*session.history.read();
            Scene::new(view, history, columns.get())
        });
        view! {
            <div class="diamant">
                {caves::caves(session)}
                {cave::cave(session, scene)}
                {fist::fist(session)}
                {explorers::explorers(session, scene)}
                {flights::flights(session)}
            </div>
        }
        .into_any()
    }
}

/// Stones worth so much, white and red. What they are worth must be said beside them.
fn stones(worth: u16) -> AnyView {
    let Stones { white, red } = Stones::worth(worth);
    let whites = (0..white).map(|_| white_stone());
    let reds = (0..red).map(|_| red_stone());
    whites.chain(reds).collect_view().into_any()
}
