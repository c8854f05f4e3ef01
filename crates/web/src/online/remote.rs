//! A game that runs on the server: updates go to its screen, and its moves are sent to the server.

use std::cell::{Cell, RefCell};
use std::collections::VecDeque;
use std::rc::Rc;

use leptos::prelude::*;
use serde::de::DeserializeOwned;
use serde_json::Value;
use table::Answers;
use voice::online as words;
use wire::Ask;

use super::{AnyUpdate, Delivery, GameClient, Online};
use crate::session::{AnySession, Feed, Host, Refused, Step};
use crate::tables::Drawn;

/// The game's session, until the game is seen through another seat; nothing if there is no game, or one that this page cannot read.
pub(crate) fn session<G: Drawn>(online: Online) -> Option<AnySession> {
    let connection = online.connection()?;
    let now = connection.first.take()?;
    let Some(step) = step::<G>(&now) else {
        online.newer.set(true);
        return None;
    };
    let remote = Rc::new(Remote {
        online,
        view: step.view.clone().into(),
        feed: Feed::new(online.viewer(), untrack(|| online.names()), step),
        moment: Cell::new(now.moment),
        moves: RefCell::default(),
        sent: Cell::new(None),
    });
    let feed = remote.feed;
    Effect::new(move || feed.rename(online.names()));
    connection.client.replace(Some(Rc::clone(&remote) as Rc<dyn GameClient>));
    Some(feed.session(remote).into())
}

/// A game that runs on the server.
struct Remote<G: Drawn> {
    online: Online,
    feed: Feed<G>,
    view: RefCell<G::View>,
    moment: Cell<u32>,
    /// The moves still to be made; the first has been sent.
    moves: RefCell<VecDeque<String>>,
    /// The id of its request, and the moment that it is meant for.
    sent: Cell<Option<(u32, u32)>>,
}

impl<G: Drawn> Remote<G> {
    /// Sends the next move, if there is one.
    fn send(&self) {
        let Some(action) = self.moves.borrow().front().cloned() else { return };
        let moment = self.moment.get();
        match self.online.send(Ask::Act { moment, action }) {
            Some(id) => self.sent.set(Some((id, moment))),
            None => self.refuse(Refused { message: words::no_line(), clause: None }),
        }
    }
}

impl<G: Drawn> GameClient for Remote<G> {
    fn update(&self, now: AnyUpdate, delivery: Delivery) {
        let Some(mut last) = step::<G>(&now) else {
            self.online.newer.set(true);
            return;
        };
        self.moment.set(now.moment);
        let before = self.view.replace(last.view.clone());
        if delivery == Delivery::Live {
            let mut seen = 0;
            for (end, view) in G::unfold(&before, &last.seen) {
                let rest = last.seen.split_off(end - seen);
                self.feed.step(Step {
                    seen: std::mem::replace(&mut last.seen, rest),
                    view,
                    can_undo: false,
                });
                seen = end;
            }
        }
        self.feed.step(last);
    }

    fn answered(&self, requests: &[u32]) -> bool {
        let own = self.sent.get().is_some_and(|(id, _)| requests.contains(&id));
        if own {
            self.sent.set(None);
            self.moves.borrow_mut().pop_front();
            self.send();
        }
        own
    }

    fn refuse(&self, refused: Refused) {
        self.moves.borrow_mut().clear();
        self.sent.set(None);
        self.feed.refuse(refused);
    }

    /// A move that may have been lost is sent again; one that was meant for another moment is forgotten.
    fn reconnected(&self) {
        if let Some((_, moment)) = self.sent.take() {
            if moment != self.moment.get() {
                self.moves.borrow_mut().clear();
            }
            self.send();
        }
    }
}

impl<G: Drawn> Host<G> for Remote<G> {
    fn act(&self, actions: Vec<G::Action>) {
        if self.online.you.get_untracked().seat.is_none() {
            return;
        }
        let refusal = self.view.borrow().refusal(&actions);
        if let Some(refusal) = refusal {
            self.feed.refuse(Refused::by_rule(&refusal));
            return;
        }
        self.moves.replace(actions.iter().map(ToString::to_string).collect());
        self.send();
    }
}

/// An update in the game's own types.
fn step<G: Drawn>(now: &AnyUpdate) -> Option<Step<G>> {
    let seen = now.seen.iter().map(read).collect::<Option<_>>()?;
    Some(Step { seen, view: read(&now.view)?, can_undo: false })
}

fn read<T: DeserializeOwned>(value: &Value) -> Option<T> {
    T::deserialize(value).ok()
}
