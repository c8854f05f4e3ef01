//! The bots and the judge, as the page knows them: another program in another thread, which is asked and answers in text.

use std::cell::{Cell, RefCell};
use std::collections::HashMap;
use std::rc::Rc;

use bots::{BotRequest, Decision};
use js_sys::{Array, Function, Promise};
use serde::{Deserialize as _, Serialize};
use serde_json::Value;
use table::Game;
use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{MessageEvent, Worker};

use crate::shell::{settled, shell};

/// A worker that bots think in. Without one, or once it has failed, they think where the page runs.
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
        let worker = shell().and_then(|shell| shell.open_worker().ok());
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
    pub(crate) async fn ask<G: Game>(
        &self,
        request: &BotRequest<G::View>,
    ) -> Option<Decision<G::Action>> {
        let answer: Value = serde_json::from_str(&self.answer(request).await?).ok()?;
        Option::deserialize(&answer).ok()?
    }

    /// The answer to any request, as text.
    pub(crate) async fn answer(&self, request: &impl Serialize) -> Option<String> {
        let request = JsValue::from(serde_json::to_string(request).ok()?);
        match self.send(&request).await {
            Some(answer) => Some(answer),
            None => settled(shell()?.think_here(&request).ok()?).await?.as_string(),
        }
    }

    /// The worker's answer; nothing if there is no worker that works.
    async fn send(&self, request: &JsValue) -> Option<String> {
        let worker = self.0.worker.borrow().clone()?;
        let number = self.0.asked.replace(self.0.asked.get().wrapping_add(1));
        let answer = Promise::new(&mut |resolve, _| {
            self.0.waiting.borrow_mut().insert(number, resolve);
        });
        worker.post_message(&Array::of2(&number.into(), request)).ok()?;
        let answer = settled(answer).await?.as_string();
        if answer.is_none() {
            self.0.worker.take();
        }
        answer
    }
}
