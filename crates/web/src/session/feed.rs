//! From the host of a game to its screen: the steps, and how fast the screen shows them.

use std::collections::VecDeque;
use std::rc::Rc;
use std::time::Duration;

use leptos::leptos_dom::helpers::TimeoutHandle;
use leptos::prelude::*;
use table::{Answers, Turn, Viewer};
use voice::{Names, Part};

use super::{Hint, Host, Refused, SeenEvent, Session, TableSignals, actions};
use crate::settings::{Settings, Sound};
use crate::tables::Drawn;

/// How far the screen may be behind the game.
const MAX_BEHIND: Duration = Duration::from_secs(10);

/// One step of the game, as its viewer sees it.
pub(crate) struct Step<G: Drawn> {
    /// What the viewer saw.
    pub(crate) seen: Vec<G::Seen>,
    /// The table after it.
    pub(crate) view: G::View,
    /// Whether the viewer's last choice can be taken back then.
    pub(crate) can_undo: bool,
}

impl<G: Drawn> Step<G> {
    /// A step after which `viewer` sees this position, and can take nothing back.
    pub(crate) fn to(game: &G, viewer: Viewer, seen: Vec<G::Seen>) -> Self {
        Self { seen, view: game.view(viewer), can_undo: false }
    }
}

/// The channel from the host of a game to its screen.
///
/// Steps are shown one after another, each for as long as [`Drawn::pause`] says, so that nothing on the table happens unseen.
pub(crate) struct Feed<G: Drawn> {
    names: RwSignal<Names>,
    view: RwSignal<G::View>,
    turn: RwSignal<Turn>,
    history: RwSignal<Vec<SeenEvent<G::Seen>>>,
    latest: RwSignal<Vec<SeenEvent<G::Seen>>>,
    behind: RwSignal<bool>,
    held: RwSignal<bool>,
    can_undo: RwSignal<bool>,
    refused: RwSignal<Option<Refused>>,
    /// The hint that was asked for, until the table changes.
    pub(super) hint: RwSignal<Option<Hint>>,
    queue: StoredValue<Queue<G>, LocalStorage>,
}

struct Queue<G: Drawn> {
    steps: VecDeque<Step<G>>,
    /// The number of the next thing that happens.
    next: u32,
    /// Runs while the last step is looked at.
    timer: Option<TimeoutHandle>,
    /// Whether a player is there who can continue.
    can_hold: bool,
    /// How many hints were asked for.
    hints: u32,
}

impl<G: Drawn> Queue<G> {
    /// Whether this step stays until the player continues.
    fn holds(&self, step: &Step<G>) -> bool {
        self.can_hold && G::holds(&step.seen, &step.view)
    }
}

#[expect(
    clippy::expl_impl_clone_on_copy,
    reason = "a derived one would ask for a game that is Copy"
)]
impl<G: Drawn> Clone for Feed<G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: Drawn> Copy for Feed<G> {}

impl<G: Drawn> Feed<G> {
    /// A table whose past is told and whose present is shown at once.
    pub(crate) fn new(names: Names, now: Step<G>) -> Self {
        let mut next = 0;
        let history = number(now.seen, &mut next);
        let feed = Self {
            names: RwSignal::new(names),
            turn: RwSignal::new(now.view.turn()),
            view: RwSignal::new(now.view),
            history: RwSignal::new(history),
            latest: RwSignal::new(Vec::new()),
            behind: RwSignal::new(false),
            held: RwSignal::new(false),
            can_undo: RwSignal::new(now.can_undo),
            refused: RwSignal::new(None),
            hint: RwSignal::new(None),
            queue: StoredValue::new_local(Queue {
                steps: VecDeque::new(),
                next,
                timer: None,
                can_hold: false,
                hints: 0,
            }),
        };
        on_cleanup(move || feed.stop_timer());
        feed
    }

    /// The screen's end: the table through the eyes of `viewer`, who acts by way of `host`.
    pub(crate) fn session(self, viewer: Viewer, host: Rc<dyn Host<G>>) -> Session<G> {
        let (view, latest, settings) = (self.view.read_only(), self.latest, Settings::of_page());
        let can_hold = host.holds() && viewer != Viewer::Spectator;
        self.queue.try_update_value(|queue| queue.can_hold = can_hold);
        Effect::new(move || {
            let sound =
                latest.with(|latest| latest.iter().filter_map(|new| G::sound(&new.seen)).max());
            if let (Some(sound), Sound::On) = (sound, settings.sound.get_untracked()) {
                sound.play();
            }
        });
        let signals = TableSignals {
            game: G::KIND,
            asks_aloud: G::ASKS_ALOUD,
            viewer,
            is_open: host.is_open(),
            can_hint: host.adviser().is_some(),
            names: self.names.read_only(),
            turn: self.turn.read_only(),
            behind: self.behind.read_only(),
            held: self.held.read_only(),
            counting: RwSignal::new(false),
            can_undo: self.can_undo.read_only(),
            refused: self.refused.read_only(),
            lang: settings.lang,
            speech: settings.speech,
        };
        Session {
            signals,
            view,
            history: self.history.read_only(),
            latest: latest.read_only(),
            actions: actions::<G>(signals, view),
            feed: StoredValue::new(self),
            host: StoredValue::new_local(host),
        }
    }

    /// Adds a step.
    pub(crate) fn step(&self, step: Step<G>) {
        let waiting = self.queue.try_update_value(|queue| {
            queue.steps.push_back(step);
            let left = queue.steps.iter().map(|step| G::pause(&step.seen)).sum::<Duration>();
            (queue.timer.is_some() || self.held.get_untracked()).then_some(left)
        });
        match waiting {
            Some(None) => self.show_next(),
            // It would take too long, or the page is hidden. What stays does so in a hidden page as well.
            Some(Some(left))
                if left > MAX_BEHIND || (document().hidden() && !self.held.get_untracked()) =>
            {
                self.skip();
            }
            Some(Some(_)) => self.behind.set(true),
            // The page has been left.
            None => {}
        }
    }

    /// The last `count` things that the viewer saw are taken back, and the table is as before them.
    pub(crate) fn take_back(&self, count: usize, now: Step<G>) {
        self.skip();
        while self.held.get_untracked() {
            self.skip();
        }
        self.history.update(|history| history.truncate(history.len().saturating_sub(count)));
        self.step(now);
    }

    /// The players' names have changed.
    pub(crate) fn rename(&self, names: Names) {
        self.names.maybe_update(|old| {
            let changed = *old != names;
            *old = names;
            changed
        });
    }

    /// Looks at another moment: what is shown and told until then takes the place of everything, and nothing moves.
    pub(crate) fn jump(&self, now: Step<G>) {
        self.stop_timer();
        self.queue.try_update_value(|queue| queue.steps.clear());
        self.history.set(Vec::new());
        self.show(now);
        self.latest.set(Vec::new());
        self.behind.set(false);
        self.held.set(false);
    }

    /// Shows the player why an action was refused.
    pub(crate) fn refuse(&self, refused: Refused) {
        self.refused.set(Some(refused));
    }

    /// Removes the last refusal.
    pub(crate) fn clear_refusal(&self) {
        self.refused.set(None);
    }

    /// A hint is thought about from now on: its number, or nothing if one was already.
    pub(super) fn begin_hint(&self) -> Option<u32> {
        if matches!(*self.hint.read_untracked(), Some(Hint::Thinking(_))) {
            return None;
        }
        let number = self.queue.try_update_value(|queue| {
            queue.hints += 1;
            queue.hints
        })?;
        self.hint.set(Some(Hint::Thinking(number)));
        Some(number)
    }

    /// Shows at once all that has happened, as [`Self::skip`] does, and returns whether the choice that `viewer` was shown is still to be made.
    pub(crate) fn catch_up(&self, viewer: Viewer) -> bool {
        let still = self.queue.with_value(|queue| {
            let may_act = |step: &Step<G>| match viewer {
                Viewer::Seat(seat) => step.view.turn().may_act().contains(seat),
                Viewer::Spectator => false,
            };
            queue.steps.iter().all(may_act)
        });
        self.skip();
        still && !self.held.get_untracked()
    }

    /// Shows at once all that has happened, or all until the next step that stays until the player continues.
    pub(crate) fn skip(&self) {
        self.stop_timer();
        let next = self.queue.try_update_value(|queue| {
            let held = queue.steps.iter().position(|step| queue.holds(step));
            let count = held.map_or(queue.steps.len(), |held| held + 1);
            let steps: Vec<_> = queue.steps.drain(..count).collect();
            (steps, !queue.steps.is_empty(), held.is_some())
        });
        let (mut steps, more, holds) = next.unwrap_or_default();
        if let Some(last) = steps.pop() {
            let mut seen: Vec<_> = steps.into_iter().flat_map(|step| step.seen).collect();
            seen.extend(last.seen);
            self.show(Step { seen, ..last });
        }
        self.behind.set(more);
        self.held.set(holds);
    }

    /// Continues after a step that stays until the player continues.
    pub(crate) fn release(&self) {
        if self.held.get_untracked() {
            self.held.set(false);
            self.show_next();
        }
    }

    fn show_next(&self) {
        let next = self.queue.try_update_value(|queue| {
            queue.timer = None;
            let step = queue.steps.pop_front()?;
            let holds = queue.holds(&step);
            Some((step, !queue.steps.is_empty(), holds))
        });
        let Some(Some((step, more, holds))) = next else { return };
        let pause = G::pause(&step.seen);
        self.show(step);
        self.behind.set(more);
        if holds {
            self.held.set(true);
            return;
        }
        let feed = *self;
        let timer = set_timeout_with_handle(move || feed.show_next(), pause);
        self.queue.try_update_value(|queue| queue.timer = timer.ok());
    }

    fn show(&self, step: Step<G>) {
        let Step { seen, view, can_undo } = step;
        let Some(latest) = self.queue.try_update_value(|queue| number(seen, &mut queue.next))
        else {
            return;
        };
        // That another player has chosen does not change the hint.
        if latest.is_empty() || latest.iter().any(|new| G::part(&new.seen) != Part::Aside) {
            self.hint.set(None);
        }
        self.turn.set(view.turn());
        self.view.set(view);
        self.can_undo.set(can_undo);
        self.history.update(|history| history.extend(latest.iter().cloned()));
        self.latest.set(latest);
    }

    fn stop_timer(&self) {
        let timer = self.queue.try_update_value(|queue| queue.timer.take());
        if let Some(Some(timer)) = timer {
            timer.clear();
        }
    }
}

fn number<S>(seen: Vec<S>, next: &mut u32) -> Vec<SeenEvent<S>> {
    let numbered = seen.into_iter().map(|seen| {
        *next += 1;
        SeenEvent { number: *next - 1, seen }
    });
    numbered.collect()
}
