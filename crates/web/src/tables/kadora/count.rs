//! The count at the end, told step by step (K19 to K23).

use std::time::Duration;

use games::Kadora;
use kadora::{Colour, Seen, Told};
use leptos::prelude::*;

use crate::session::{SeenEvent, Session};
use crate::settings::{Motion, Settings};

/// What the count tells, and how much of it has been told.
#[derive(Clone, Copy)]
pub(super) struct Count {
    steps: Memo<Vec<Seen>>,
    told: RwSignal<usize>,
}

impl Count {
    /// Told as it happens. Where nothing should move, and of a game that ended before, all is told at once.
    pub(super) fn new(session: Session<Kadora>) -> Self {
        let steps = Memo::new(move |_| {
            let history = &*session.history.read();
            let counted = history.iter().map(|happened| happened.seen).filter(is_counted);
            counted.collect::<Vec<_>>()
        });
        let count = Self { steps, told: RwSignal::new(usize::MAX) };
        let motion = Settings::of_page().motion;
        Effect::new(move || {
            let ends = |new: &SeenEvent<Seen>| matches!(new.seen, Seen::Told(Told::Won { .. }));
            if session.latest.read().iter().any(ends) && moves(motion.get_untracked()) {
                count.told.set(1);
                count.advance();
            }
        });
        Effect::new(move || session.counting.set(count.telling().is_some()));
        Effect::new(move |before: Option<bool>| {
            let counting = session.counting.get();
            if before == Some(true) && !counting && count.now().is_some() {
                // It is skipped.
                count.told.set(usize::MAX);
            }
            counting
        });
        on_cleanup(move || {
            session.counting.try_set(false);
        });
        count
    }

    fn advance(self) {
        let pause = match self.now() {
            Some(Seen::Told(Told::TurnedDown { .. } | Told::AsideTurned { .. })) => 1_800,
            Some(_) => 1_000,
            None => return,
        };
        let next = move || {
            // Meanwhile all may have been told, or the page left.
            let told = self.told.try_update(|told| {
                *told = told.saturating_add(1);
                *told < usize::MAX
            });
            if told == Some(true) {
                self.advance();
            }
        };
        set_timeout(next, Duration::from_millis(pause));
    }

    /// What is being told, until all has been.
    fn now(self) -> Option<Seen> {
        let told = self.told.get_untracked();
        self.steps.with_untracked(|steps| steps.get(told.checked_sub(1)?).copied())
    }

    /// The same, asked again when it changes.
    pub(super) fn telling(self) -> Option<Seen> {
        self.told.track();
        self.now()
    }

    /// Whether the cards of this colour have been turned down.
    pub(super) fn is_turned(self, colour: Colour) -> bool {
        self.is_told(
            |told| matches!(told, Told::TurnedDown { colour: turned, .. } if *turned == colour),
        )
    }

    /// Whether such a thing has been told.
    pub(super) fn is_told(self, such: impl Fn(&Told) -> bool) -> bool {
        let told = self.told.get();
        let steps = &*self.steps.read();
        let mut past = steps.iter().take(told);
        past.any(|seen| matches!(seen, Seen::Told(told) if such(told)))
    }
}

/// Whether this belongs to the count.
pub(super) fn is_counted(seen: &Seen) -> bool {
    matches!(
        seen,
        Seen::Told(
            Told::HandJoined { .. }
                | Told::AsideTurned { .. }
                | Told::TurnedDown { .. }
                | Told::Counted { .. }
                | Told::Won { .. }
        )
    )
}

fn moves(motion: Motion) -> bool {
    let calm = || window().match_media("(prefers-reduced-motion: reduce)").ok().flatten();
    match motion {
        Motion::Full => true,
        Motion::Reduced => false,
        Motion::System => !calm().is_some_and(|query| query.matches()),
    }
}
