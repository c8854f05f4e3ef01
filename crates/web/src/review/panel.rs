//! The review beside the table: the graph, and what the decision that is looked at was worth.

use leptos::ev::MouseEvent;
use leptos::prelude::*;
use table::Seat;
use voice::review as words;
use wasm_bindgen::JsCast;
use web_sys::Element;

use super::ReviewContext;
use super::picture;
use super::results::ReviewResults;
use super::step_result::{Decided, JudgedChoice};
use crate::ending::graph::{BOTTOM, HEIGHT, TOP, WIDTH};
use crate::focus::focus;
use crate::parts::named_mark;

/// How many choices are listed.
const CHOICES: usize = 6;

/// A review of the record in the replay. It can be copied into every closure.
#[derive(Clone, Copy)]
pub(crate) struct Review {
    pub(super) context: ReviewContext,
    pub(super) results: ReviewResults,
}

/// Begins the review of the record in the replay.
pub(crate) fn review(context: ReviewContext) -> Review {
    let record = context.record.get_value();
    let seat = context.eyes.get_untracked().unwrap_or_else(|| context.person());
    Review { context, results: ReviewResults::begin(context.kind, record, seat) }
}

impl Review {
    /// What stands above the table.
    pub(crate) fn above(self) -> AnyView {
        let words = self.context.words;
        words.once_loaded(move || {
            view! {
                <section class="review board" aria-labelledby="review">
                    <h2 id="review">{words.text(words::title())}</h2>
                    <p class="note" role="status">{move || self.state()}</p>
                    {self.graph()}
                    <div class="verdict">{move || self.here()}</div>
                </section>
            }
            .into_any()
        })
    }

    /// How far the review has come.
    fn state(self) -> String {
        let (done, all) = self.results.progress.get();
        self.context.words.say(&if self.results.failed.get() {
            words::failed()
        } else if done == all {
            words::done()
        } else {
            words::working(100 * done / all.max(1))
        })
    }

    /// The graph: a click goes to the moment below the pointer. What it shows is listed below, for who cannot see it.
    fn graph(self) -> impl IntoView {
        let ReviewContext { words, at, go, players, .. } = self.context;
        let last = self.results.last;
        let lines = Memo::new(move |_| picture::svg(self.results, players).unwrap_or_default());
        let cursor = move || {
            let x = picture::x(at.get(), last);
            format!("M{x:.1} {TOP}V{BOTTOM}")
        };
        let clicked = move |event: MouseEvent| {
            let svg = event.current_target().and_then(|it| it.dyn_into::<Element>().ok());
            let Some(place) = svg.map(|svg| svg.get_bounding_client_rect()) else { return };
            let x = (f64::from(event.client_x()) - place.left()) / place.width() * WIDTH;
            go.run((picture::step_at(x, last), None));
        };
        let chances = move || {
            let now = self.results.chances(at.get()).unwrap_or_default();
            let players = Seat::all(players).zip(now).map(|(seat, chance)| {
                view! {
                    <li>{named_mark(seat)} <span>{words.name(seat)}</span> <b>{words.chance(chance)}</b></li>
                }
            });
            players.collect_view()
        };
        view! {
            <figure>
                <figcaption>{words.text(words::graph_caption())}</figcaption>
                <svg
                    viewBox=format!("0 0 {WIDTH} {HEIGHT}")
                    aria-hidden="true"
                    class="curves"
                    on:click=clicked
                >
                    <g inner_html=move || lines.get()></g>
                    <path class="cursor" d=cursor></path>
                </svg>
                <ul class="now" aria-label=words.text(words::chances_now())>{chances}</ul>
            </figure>
        }
    }

    /// The decision that is looked at, or the ways to the next ones.
    fn here(self) -> AnyView {
        let ReviewContext { words, at, .. } = self.context;
        let at = at.get();
        let told = match self.results.decisions.get().get(&at) {
            Some(found) => self.verdict(found),
            None => view! { <p>{words.say(&words::no_decision())}</p> }.into_any(),
        };
        view! { {told} {self.ways(at)} }.into_any()
    }

    /// Buttons to the decisions before and after a step.
    fn ways(self, at: usize) -> impl IntoView {
        let ReviewContext { words, go, .. } = self.context;
        let own = self.results.own();
        let seat = self.results.seat.get();
        let before = own.iter().rev().map(|found| found.step).find(|step| *step < at);
        let after = own.iter().map(|found| found.step).find(|step| *step > at);
        let way = move |id: &'static str, step: Option<usize>, name: String| {
            let press = move |_| {
                if let Some(step) = step {
                    go.run((step, Some(seat)));
                    // The keyboard goes on from the button, which is drawn anew.
                    request_animation_frame(move || focus(id));
                }
            };
            view! {
                <button type="button" id=id aria-disabled=step.is_none().to_string() on:click=press>
                    {name}
                </button>
            }
        };
        let whose = words.name(seat);
        view! {
            <p class="row">
                {way("decision-before", before, words.say(&words::decision_before(whose.clone())))}
                {way("decision-after", after, words.say(&words::decision_after(whose)))}
            </p>
        }
    }

    /// What a decision was worth.
    fn verdict(self, found: &Decided) -> AnyView {
        let words = self.context.words;
        let (said, class) = if found.is_mistake {
            (words::was_mistake(words.points(found.lost)), "mistake")
        } else if found.lost.mean <= 0.0 {
            (words::was_best(), "best")
        } else {
            (words::was_fine(), "fine")
        };
        let chose = words::chose(found.seat, found.choice().said.clone());
        let listed = found.choices.iter().enumerate();
        let listed = listed.filter(|(nth, _)| *nth < CHOICES || *nth == found.chosen);
        let rows = listed.map(|(nth, choice)| self.row(choice, nth == found.chosen));
        let more = found.choices.len().saturating_sub(CHOICES);
        let more = (more > 0).then(|| {
            view! { <p class="note">{words.say(&words::more_choices(more))}</p> }
        });
        view! {
            <h3>{words.say(&chose)}</h3>
            <p class=class>{words.say(&said)}</p>
            <table>
                <thead>
                    <tr>
                        <th scope="col">{words.say(&words::choice())}</th>
                        <th scope="col">{words.say(&words::chance())}</th>
                    </tr>
                </thead>
                <tbody>{rows.collect_view()}</tbody>
            </table>
            {more}
            <p>{words.say_all(&found.why)}</p>
            <p class="note">{words.say(&words::known_then(found.seat))}</p>
        }
        .into_any()
    }

    fn row(self, choice: &JudgedChoice, chosen: bool) -> impl IntoView + use<> {
        let words = self.context.words;
        let [low, high] = choice.win.interval();
        let interval = words.number(50.0 * (high - low));
        let mark = chosen.then(|| view! { " " <b class="tag">{words.say(&words::chosen())}</b> });
        view! {
            <tr class:chosen=chosen>
                <th scope="row">{words.say(&choice.said)} {mark}</th>
                <td>{words.chance(choice.win)} <small>" ± " {interval}</small></td>
            </tr>
        }
    }
}
