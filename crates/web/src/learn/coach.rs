//! The coach: what is said, how far it is, and the ways on; below, the table.

use std::rc::Rc;

use games::Kind;
use leptos::html::{H2, P};
use leptos::prelude::*;
use leptos::task::spawn_local;
use voice::{Message, home, lessons as words};

use super::course::{Guided, LessonSignals, Shown, Sitting, State};
use crate::focus::focus_in_place;
use crate::script;
use crate::session::Screen;
use crate::settings::{Settings, TableView};
use crate::tables::Table;
use crate::words::Words;

/// The script that points.
const SCRIPT: &str = "learn";

/// A lesson as its page knows it. It can be copied into every closure.
#[derive(Clone, Copy)]
struct Coach {
    course: StoredValue<Rc<dyn Guided>, LocalStorage>,
    words: Words,
    signals: LessonSignals,
    /// The table that is shown, and whether more has happened than it shows.
    table: RwSignal<Option<(Screen, ReadSignal<bool>)>>,
    /// The step that is shown: what happens on the table before it comes first.
    shown: Memo<Shown>,
    state: Memo<State>,
}

impl Coach {
    /// Whether the pupil is to do something on the table.
    fn is_asked(self) -> bool {
        self.state.get() == State::Asked
    }

    /// Shows all that has happened, or else goes on.
    fn advance(self) {
        match self.table.get_untracked() {
            Some((screen, behind)) if behind.try_get_untracked() == Some(true) => {
                screen.get().skip();
            }
            _ => self.course.with_value(|course| course.advance()),
        }
    }
}

/// The lesson; before it, if it was left in the middle, whether to go on there.
pub(super) fn page(course: &Rc<dyn Guided>, words: Words) -> AnyView {
    let taken_up = RwSignal::new(course.take_up());
    let course = StoredValue::new_local(Rc::clone(course));
    let page = move || {
        if taken_up.get() { ask_where(course, words, taken_up) } else { lesson(course, words) }
    };
    page.into_any()
}

/// Asks whether to go on where the lesson was left.
fn ask_where(
    course: StoredValue<Rc<dyn Guided>, LocalStorage>,
    words: Words,
    taken_up: RwSignal<bool>,
) -> AnyView {
    let title = course.with_value(|course| course.title());
    let [step, all] =
        course.with_value(|course| [course.shown().step + 1, course.steps()].map(number));
    let again = move |_| {
        course.with_value(|course| course.restart());
        taken_up.set(false);
    };
    view! {
        <h1>{move || words.say(&home::learn_game(title.clone()))}</h1>
        <section class="board learnt">
            <p>{move || words.say(&words::was_left(step, all))}</p>
            <p class="row">
                <button type="button" class="main" id="resume" on:click=move |_| taken_up.set(false)>
                    {move || words.say(&words::resume())}
                </button>
                <button type="button" id="restart" on:click=again>
                    {move || words.say(&words::again())}
                </button>
            </p>
        </section>
    }
    .into_any()
}

fn lesson(course: StoredValue<Rc<dyn Guided>, LocalStorage>, words: Words) -> AnyView {
    let signals = course.with_value(|course| course.signals());
    let table = RwSignal::new(None::<(Screen, ReadSignal<bool>)>);
    let behind = move || table.get().is_some_and(|(_, behind)| behind.try_get() == Some(true));
    let shown = Memo::new(move |before: Option<&Shown>| match before {
        Some(before) if behind() => before.clone(),
        _ => {
            signals.said.track();
            course.with_value(|course| course.shown())
        }
    });
    let state = Memo::new(move |_| shown.read().state);
    let over = Memo::new(move |_| state.get() == State::Over);
    let coach = Coach { course, words, signals, table, shown, state };
    let drawn = move || {
        signals.table.track();
        let Sitting { screen, names, behind } = course.with_value(|course| course.sit());
        words.names.set(names);
        table.set(Some((screen, behind)));
        view! { <Table screen undo=false ends=false/> }
    };
    Effect::new(move || point(coach));
    on_cleanup(|| {
        spawn_local(async {
            script::call(SCRIPT, "point", &[""]).await;
        });
    });
    view! {
        <div class="lesson" class:waiting=move || !coach.is_asked()>
            {move || if over.get() { learnt(coach) } else { panel(coach) }}
            {drawn}
        </div>
    }
    .into_any()
}

/// Points at what is meant.
fn point(coach: Coach) {
    let meant = coach.shown.read().points.clone();
    spawn_local(async move {
        script::call(SCRIPT, "point", &[&meant]).await;
    });
}

fn panel(coach: Coach) -> AnyView {
    let Coach { course, words, signals, .. } = coach;
    let (title, all) = course.with_value(|course| (course.title(), number(course.steps())));
    let step = move || number(coach.shown.read().step + 1);
    let says = move || words.say_all(&coach.shown.read().said);
    let look = move || {
        let meant = coach.shown.read().look.clone();
        (!meant.is_empty()).then(|| words.say(&words::look(meant)))
    };
    let wrong = move || {
        let why = signals.wrong.get();
        (!why.is_empty()).then(|| words.say_all(&why))
    };
    // Where there is no picture, what is meant is said.
    let table = Settings::of_page().table;
    let as_text = move || table.get() == TableView::Text;
    let text = NodeRef::<P>::new();
    // A button that goes takes the keyboard with it.
    Effect::new(move || {
        if coach.is_asked() {
            request_animation_frame(move || focus_text(text));
        }
    });
    view! {
        <section class="coach" aria-label=move || words.say(&home::learn_game(title.clone()))>
            <p class="row way">
                <span class="note">{move || words.say(&words::step_of(step(), all))}</span>
                <progress
                    max=all
                    value=step
                    aria-label=move || words.say(&words::step_of(step(), all))
                ></progress>
                <a href="/" id="leave-lesson">{move || words.say(&words::leave())}</a>
            </p>
            <div role="status">
                <p class="says" tabindex="-1" node_ref=text>{says}</p>
                <p class="look" class:unseen=move || !as_text()>{look}</p>
            </div>
            <p class="wrong" role="alert">{wrong}</p>
            <p class="row go">
                <button
                    type="button"
                    id="step-back"
                    disabled=move || coach.shown.read().step == 0 && coach.state.get() != State::Between
                    on:click=move |_| course.with_value(|course| course.back())
                >
                    {move || words.say(&words::back())}
                </button>
                <button
                    type="button"
                    id="step-skip"
                    hidden=move || !coach.is_asked()
                    on:click=move |_| coach.advance()
                >
                    {move || words.say(&words::skip())}
                </button>
                <button
                    type="button"
                    id="step-on"
                    class="main"
                    hidden=move || coach.is_asked()
                    on:click=move |_| coach.advance()
                >
                    {move || words.say(&words::go_on())}
                </button>
            </p>
        </section>
    }
    .into_any()
}

/// Puts the keyboard on what is said, unless it is somewhere.
fn focus_text(text: NodeRef<P>) {
    let at = document().active_element();
    let hidden = |at: &web_sys::Element| at.tag_name() == "BODY" || at.has_attribute("hidden");
    if at.is_none_or(|at| hidden(&at))
        // The page may have been left.
        && let Some(text) = text.try_get_untracked().flatten()
    {
        focus_in_place(&text);
    }
}

/// What was learnt, and what to do with it.
fn learnt(coach: Coach) -> AnyView {
    let Coach { course, words, .. } = coach;
    let (game, lines) = course.with_value(|course| (course.game(), course.learnt()));
    let line = |line: Message| view! { <li>{move || words.say(&line)}</li> };
    let heading = NodeRef::<H2>::new();
    Effect::new(move || {
        if let Some(heading) = heading.get() {
            // Only what is on the page can be focused and scrolled to.
            request_animation_frame(move || {
                let _ = heading.focus();
                heading.scroll_into_view();
            });
        }
    });
    let others = Kind::ALL.into_iter().filter(|kind| kind.name() != game).map(|kind| {
        let title = crate::pages::title_of(kind);
        view! {
            <a href=format!("/learn/{kind}")>
                {move || words.say(&home::learn_game(title.clone()))}
            </a>
        }
    });
    view! {
        <section class="coach board learnt" role="status">
            <h2 tabindex="-1" node_ref=heading>{move || words.say(&words::learnt())}</h2>
            <ol>{lines.into_iter().map(line).collect_view()}</ol>
            <p class="row">
                <a class="button" id="play-now" href=format!("/play/{game}?level=random")>
                    {move || words.say(&words::play())}
                </a>
                {others.collect_view()}
                <a href="/">{move || words.say(&words::leave())}</a>
                <button
                    type="button"
                    id="step-back"
                    on:click=move |_| course.with_value(|course| course.back())
                >
                    {move || words.say(&words::back())}
                </button>
                <button
                    type="button"
                    id="restart"
                    on:click=move |_| course.with_value(|course| course.restart())
                >
                    {move || words.say(&words::again())}
                </button>
            </p>
        </section>
    }
    .into_any()
}

fn number(count: usize) -> i32 {
    i32::try_from(count).unwrap_or(i32::MAX)
}
