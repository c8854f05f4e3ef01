//! The other thread, as the page knows it.

use std::cell::{Cell, RefCell};
use std::collections::HashMap;
use std::rc::Rc;

use bots::{Decision, Roster};
use js_sys::{Array, Function, Promise};
use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::{MessageEvent, Worker};

use super::Question;

thread_local! {
    static OPENER: RefCell<Option<Function>> = const { RefCell::new(None) };
}

/// Sets what opens a worker that has this very program in it.
pub(crate) fn set_opener(open: Function) {
    OPENER.set(Some(open));
}

/// A worker that bots think in. Without one, or once it has failed, they think in the page.
#[derive(Clone)]
pub(crate) struct Thinker(Rc<Inner>);

type Waiting = RefCell<HashMap<u32, Function>>;

fn answer_all(waiting: &Waiting, answer: &JsValue) {
    for (_, resolve) in waiting.borrow_mut().drain() {
        // Nothing can be done about a promise that does not want its answer.
        let _ = resolve.call1(&JsValue::NULL, answer);
    }
}

struct Inner {
    worker: RefCell<Option<Worker>>,
    waiting: Rc<Waiting>,
    asked: Cell<u32>,
    /// Called by the worker, and therefore kept as long.
    _heard: [Closure<dyn FnMut(MessageEvent)>; 2],
}

impl Thinker {
    /// Opens a worker.
    pub(crate) fn open() -> Self {
        let waiting: Rc<Waiting> = Rc::default();
        let answered = Rc::clone(&waiting);
        let on_answer = Closure::new(move |event: MessageEvent| {
            let parts: Array = event.data().unchecked_into();
            let asked = parts.get(0).as_f64().unwrap_or_default();
            #[expect(clippy::cast_sign_loss, reason = "we gave the number ourselves")]
            if let Some(resolve) = answered.borrow_mut().remove(&(asked as u32)) {
                let _ = resolve.call1(&JsValue::NULL, &parts.get(1));
            }
        });
        let failed = Rc::clone(&waiting);
        let on_error =
            Closure::new(move |_: MessageEvent| answer_all(&failed, &JsValue::UNDEFINED));
        let opened = OPENER.with_borrow(|open| open.as_ref()?.call0(&JsValue::NULL).ok());
        let worker = opened.and_then(|worker| worker.dyn_into::<Worker>().ok());
        if let Some(worker) = &worker {
            worker.set_onmessage(Some(on_answer.as_ref().unchecked_ref()));
            worker.set_onerror(Some(on_error.as_ref().unchecked_ref()));
        }
        Self(Rc::new(Inner {
            worker: worker.into(),
            waiting,
            asked: Cell::new(0),
            _heard: [on_answer, on_error],
        }))
    }

    /// Stops thinking. Whatever was asked is answered with nothing.
    pub(crate) fn close(&self) {
        if let Some(worker) = self.0.worker.take() {
            worker.set_onmessage(None);
            worker.set_onerror(None);
            worker.terminate();
        }
        answer_all(&self.0.waiting, &"null".into());
    }

    /// Asks a bot; nothing if it does not know what to do.
    pub(crate) async fn ask<G: Roster>(&self, question: &Question) -> Option<Decision<G::Action>> {
        match self.0.send(question).await {
            Some(answer) => serde_json::from_str(&answer).ok()?,
            None => question.choose::<G>(),
        }
    }
}

impl Inner {
    /// The worker's answer; nothing if there is no worker that works.
    async fn send(&self, question: &Question) -> Option<String> {
        let worker = self.worker.borrow().clone()?;
        let number = self.asked.replace(self.asked.get().wrapping_add(1));
        let text = serde_json::to_string(question).ok()?;
        let answer = Promise::new(&mut |resolve, _| {
            self.waiting.borrow_mut().insert(number, resolve);
        });
        worker.post_message(&Array::of2(&number.into(), &text.into())).ok()?;
        let answer = JsFuture::from(answer).await.ok()?.as_string();
        if answer.is_none() {
            self.worker.take();
        }
        answer
    }
}
