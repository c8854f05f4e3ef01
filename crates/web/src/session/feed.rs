//! From the host of a game to its screen: the steps, and how fast the screen shows them.

use std::collections::VecDeque;
use std::rc::Rc;
use std::time::Duration;

use leptos::leptos_dom::helpers::TimeoutHandle;
use leptos::prelude::*;
use table::{Answers, Viewer};
use voice::{Names, Part};

use super::{Host, Refused, SeenEvent, Session, TableSignals, actions};
use crate::settings::{Settings, SoundSetting};
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
    table: TableSignals,
    view: RwSignal<G::View>,
    history: RwSignal<Vec<SeenEvent<G::Seen>>>,
    latest: RwSignal<Vec<SeenEvent<G::Seen>>>,
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
}

impl<G: Drawn> Queue<G> {
    /// Whether this step stays until the player continues.
    fn holds(&self, step: &Step<G>) -> bool {
        self.can_hold && G::holds(&step.seen, &step.view)
    }
}

impl<G: Drawn> Clone for Feed<G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: Drawn> Copy for Feed<G> {}

impl<G: Drawn> Feed<G> {
    /// A table whose past is told and whose present is shown at once, through the eyes of `viewer`. Nothing can be done there before it
    /// has a host.
    pub(crate) fn new(viewer: Viewer, names: Names, now: Step<G>) -> Self {
        let mut next = 0;
        let history = number(now.seen, &mut next);
        let feed = Self {
            table: TableSignals {
                game: G::KIND,
                asks_aloud: G::ASKS_ALOUD,
                viewer,
                is_open: false,
                can_hint: false,
                names: RwSignal::new(names),
                turn: RwSignal::new(now.view.turn()),
                behind: RwSignal::new(false),
                held: RwSignal::new(false),
                counting: RwSignal::new(false),
                can_undo: RwSignal::new(now.can_undo),
                refused: RwSignal::new(None),
                hint: RwSignal::new(None),
                lang: Settings::of_page().lang,
            },
            view: RwSignal::new(now.view),
            history: RwSignal::new(history),
            latest: RwSignal::new(Vec::new()),
            queue: StoredValue::new_local(Queue {
                steps: VecDeque::new(),
                next,
                timer: None,
                can_hold: false,
            }),
        };
        on_cleanup(move || feed.stop_timer());
        feed
    }

    /// The screen's session, where the viewer acts by way of `host`.
    pub(crate) fn session(self, host: Rc<dyn Host<G>>) -> Session<G> {
        let (view, latest, sound) = (self.view.read_only(), self.latest, Settings::of_page().sound);
        let can_hold = host.holds() && self.table.viewer != Viewer::Spectator;
        self.queue.try_update_value(|queue| queue.can_hold = can_hold);
        Effect::new(move || {
            let heard = latest
                .with(|latest| latest.iter().filter_map(|new| G::cue(&new.seen, None).sound).max());
            if let (Some(heard), SoundSetting::On) = (heard, sound.get_untracked()) {
                heard.play();
            }
        });
        let (is_open, can_hint) = (host.is_open(), host.adviser().is_some());
        let signals = TableSignals { is_open, can_hint, ..self.table };
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
            (queue.timer.is_some() || self.table.held.get_untracked()).then_some(left)
        });
        match waiting {
            Some(None) => self.show_next(),
            // It would take too long, or the page is hidden. What stays does so in a hidden page as well.
            Some(Some(left))
                if left > MAX_BEHIND
                    || (document().hidden() && !self.table.held.get_untracked()) =>
            {
                self.skip();
            }
            Some(Some(_)) => self.table.behind.set(true),
            // The page has been left.
            None => {}
        }
    }

    /// The last `count` things that the viewer saw are taken back, and the table is as before them.
    pub(crate) fn take_back(&self, count: usize, now: Step<G>) {
        self.skip();
        while self.table.held.get_untracked() {
            self.skip();
        }
        self.history.update(|history| history.truncate(history.len().saturating_sub(count)));
        self.step(now);
    }

    /// The players' names have changed.
    pub(crate) fn rename(&self, names: Names) {
        self.table.names.maybe_update(|old| {
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
        self.table.behind.set(false);
        self.table.held.set(false);
    }

    /// Shows the player why an action was refused.
    pub(crate) fn refuse(&self, refused: Refused) {
        self.table.refused.set(Some(refused));
    }

    /// Shows at once all that has happened, as [`Self::skip`] does, and returns whether the choice that the viewer was shown is still to be
    /// made.
    pub(crate) fn catch_up(&self) -> bool {
        let seat = self.table.viewer.seat();
        let may_act =
            |step: &Step<G>| seat.is_some_and(|seat| step.view.turn().may_act().contains(seat));
        let still = self.queue.with_value(|queue| queue.steps.iter().all(may_act));
        self.skip();
        still && !self.table.held.get_untracked()
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
        self.table.behind.set(more);
        self.table.held.set(holds);
    }

    /// Continues after a step that stays until the player continues.
    pub(crate) fn release(&self) {
        if self.table.held.get_untracked() {
            self.table.held.set(false);
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
        self.table.behind.set(more);
        if holds {
            self.table.held.set(true);
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
            self.table.hint.set(None);
        }
        self.table.turn.set(view.turn());
        self.view.set(view);
        self.table.can_undo.set(can_undo);
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
    let first = *next;
    *next += seen.len() as u32;
    (first..).zip(seen).map(|(number, seen)| SeenEvent { number, seen }).collect()
}
