//! Diamant on the screen.

mod cave;
mod caves;
mod columns;
mod ending;
mod explorers;
mod fist;
mod flights;
mod odds;
mod point;
mod scene;

use diamant::{Choice, Diamant, Seen, Stage, Stones, Told, View};
use games::Kind;
use leptos::prelude::*;
use table::{Seat, Seats};

use super::{Cue, Drawn, Extras, cue};
use crate::chunks::RecordsChunk;
use crate::parts::{red_stone, white_stone};
use crate::session::Session;
use crate::sound::Sound;

pub(crate) use ending::ending;
use scene::Scene;

impl Drawn for Diamant {
    const KIND: Kind = Kind::Diamant;

    fn cue(seen: &Seen, you: Option<Seat>) -> Cue {
        let own = |seats: Seats| you.is_none_or(|you| seats.contains(you));
        let Seen::Told(told) = *seen else {
            // That a fist closes can be seen while the next one does.
            return cue(120, None, false);
        };
        match told {
            Told::Entered { .. } => cue(900, Some(Sound::Card), true),
            Told::Opened { .. } => cue(1200, Some(Sound::Card), false),
            Told::Diamonds { .. } => cue(900, Some(Sound::Stones), false),
            Told::Hazard { .. } => cue(900, Some(Sound::Hazard), false),
            Told::Fled { inside, .. } => cue(2400, Some(Sound::Hazard), own(inside)),
            Told::Left { leavers, .. } => cue(1800, Some(Sound::Taken), own(leavers)),
            Told::Won { .. } => cue(900, Some(Sound::Win), true),
            _ => cue(900, None, false),
        }
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

    fn pointed(choice: Choice) -> Option<String> {
        Some(format!("#{}", fist::id(choice)))
    }

    fn extras(records: RecordsChunk) -> Extras<Self> {
        records.diamant
    }

    fn picture(session: Session<Self>) -> AnyView {
        let columns = columns::columns();
        let scene = Memo::new(move |_| {
            Scene::new(&session.view.read(), &session.history.read(), columns.get())
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
