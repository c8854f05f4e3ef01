//! Positions to practise: a list with difficulties and what is solved, and each on its board with its question.

use games::{Kind, with_game};
use leptos::html::{Div, H2};
use leptos::prelude::*;
use practice::{Answer, Position, Practised, positions};
use prose::Watch;
use serde::Deserialize as _;
use table::Viewer;
use voice::{Late, Names, home, practice as words, review};

use super::{asked, entitle, title_of};
use crate::chunks;
use crate::focus::focus;
use crate::parts::named_button;
use crate::review::attempt_at;
use crate::session::AnySession;
use crate::settings::say;
use crate::storage;
use crate::tables::{Drawn, Table};
use crate::words::Words;

/// The page: the list, or with `?position=3` that position.
pub(crate) fn practice(kind: Kind) -> AnyView {
    // Without its style, all of this can be read.
    let _ = chunks::load_style("review");
    let all = positions(kind);
    let asked = asked("position").and_then(|number| number.parse::<usize>().ok());
    let nth = asked.and_then(|number| number.checked_sub(1)).filter(|&nth| nth < all.len());
    let names = nth.and_then(|nth| Vec::deserialize(&all[nth].record["names"]).ok());
    let names = names.map(Names::from).unwrap_or_default();
    let words = Words::load(&[Late::Review, Late::Practice], Viewer::Spectator, names);
    let title = say(title_of(kind));
    let page_title = move || {
        if words.are_loaded() { words.say(&words::title(title_of(kind))) } else { title() }
    };
    entitle(page_title);
    let all = StoredValue::new(all);
    words.once_loaded(move || match nth {
        Some(nth) => all.with_value(|all| one(kind, words, all, nth)),
        None => all.with_value(|all| list(kind, words, all)),
    })
}

/// Where the browser stores which positions of a game were solved.
fn key(kind: Kind) -> String {
    format!("adamant.practice.{kind}")
}

/// The positions of a game that were solved in this browser.
fn solved(kind: Kind) -> Vec<String> {
    let stored = storage::get(&key(kind)).unwrap_or_default();
    stored.split_whitespace().map(str::to_owned).collect()
}

fn solve(kind: Kind, position: &Position) {
    let mut ids = solved(kind);
    if !ids.contains(&position.id) {
        ids.push(position.id.clone());
        // A browser that stores nothing forgets it.
        storage::set(&key(kind), &ids.join(" "));
    }
}

fn address(kind: Kind, nth: usize) -> String {
    format!("/practice/{kind}?position={}", nth + 1)
}

fn list(kind: Kind, words: Words, all: &[Position]) -> AnyView {
    let solved = solved(kind);
    let done = all.iter().filter(|position| solved.contains(&position.id)).count();
    let lines = all.iter().enumerate().map(|(nth, position)| {
        let difficulty = position.difficulty();
        let mark = solved.contains(&position.id).then(|| {
            view! { <b class="tag solved">"✓ " {words.text(words::solved())}</b> }
        });
        view! {
            <li>
                <a href=address(kind, nth)>
                    {format!("{}. ", nth + 1)} {words.text(position.question.message())}
                </a>
                <span class="note">
                    <span aria-hidden="true">{difficulty.signs()} " "</span>
                    {words.text(words::difficulty(difficulty.stars()))}
                </span>
                {mark}
            </li>
        }
    });
    let solved_count = words::solved_count(done, all.len());
    view! {
        <h1>{words.text(words::title(title_of(kind)))}</h1>
        <p>{words.text(words::intro(all.len()))}</p>
        <section class="review board practice">
            <p><strong id="solved-count">{words.text(solved_count)}</strong></p>
            <ul>{lines.collect_view()}</ul>
        </section>
        <p class="row">
            <a class="button" href=format!("/play/{kind}")>
                {words.text(home::play_game(title_of(kind)))}
            </a>
            <a href=format!("/rules/{kind}")>{words.text(home::rules())}</a>
        </p>
    }
    .into_any()
}

/// A position on its board. Every choice on it is an answer, and the board stands as it did.
fn one(kind: Kind, words: Words, all: &[Position], nth: usize) -> AnyView {
    let position = StoredValue::new(all[nth].clone());
    let (question, stars) =
        position.with_value(|it| (it.question.message(), it.difficulty().stars()));
    // The answer, and whether it was shown instead of found.
    let told = RwSignal::new_local(None::<(Answer, bool)>);
    let panel = NodeRef::<Div>::new();
    let tell = move |word: &str, shown: bool| {
        let answer = position.with_value(|it| it.answer(word));
        if answer.as_ref().is_some_and(|answer| answer.is_right) && !shown {
            position.with_value(|it| solve(kind, it));
        }
        told.set(answer.map(|answer| (answer, shown)));
        // An answer in words is followed by the next: the line to type in keeps the focus, and what is said is read out all the same.
        let is_typing = move || document().active_element().is_some_and(|at| at.id() == "typed");
        let was_typing = is_typing();
        // Once the new board is drawn, which takes a picture, and has its own idea of the focus.
        let look = move || {
            if was_typing {
                focus("typed");
            }
            if let Some(panel) = panel.try_get_untracked().flatten() {
                if !is_typing() {
                    let _ = panel.focus();
                }
                panel.scroll_into_view();
            }
        };
        request_animation_frame(move || request_animation_frame(look));
    };
    let asked = NodeRef::<H2>::new();
    let try_again = move || {
        told.set(None);
        if let Some(asked) = asked.get_untracked() {
            // The keyboard goes on from the question.
            let _ = asked.focus();
        }
    };
    let chosen = Callback::new(move |word: String| tell(&word, false));
    let table = move || {
        // Whatever was tried, the board stands as it did.
        told.track();
        let session = position.with_value(|it| with_game!(kind, G => session::<G>(it, chosen)));
        session.map(|session| view! { <Table session undo=false/> })
    };
    let verdict = move |(answer, shown): &(Answer, bool)| verdict(words, answer, *shown);
    let answered = move || told.with(|told| told.as_ref().map(verdict));
    let is_right = move || told.with(|told| told.as_ref().is_some_and(|(it, _)| it.is_right));
    let again = move || {
        let wrong = told.with(Option::is_some) && !is_right();
        wrong.then(|| named_button("try-again", words.text(review::try_again()), try_again))
    };
    let show = move || {
        let best = position.with_value(|it| it.best.clone());
        let press = move || tell(&best, true);
        (!is_right()).then(|| named_button("show-answer", words.text(words::show()), press))
    };
    let next = (nth + 1 < all.len()).then(|| {
        view! {
            <a class="button" id="next-position" href=address(kind, nth + 1)>
                {words.text(words::next())}
            </a>
        }
    });
    view! {
        <h1>{words.text(words::position(nth + 1, all.len()))}</h1>
        <section class="review board practice" aria-labelledby="question">
            <h2 id="question" tabindex="-1" node_ref=asked>{words.text(question)}</h2>
            <p class="note">{words.text(words::difficulty(stars))}</p>
            <div class="told" role="status" tabindex="-1" node_ref=panel>{answered}</div>
            <p class="row">
                {again}
                {show}
                {next}
                <a class="button" id="all-positions" href=format!("/practice/{kind}")>
                    {words.text(words::back())}
                </a>
            </p>
        </section>
        {table}
    }
    .into_any()
}

/// What an answer would bring, and where it is the best one, why.
fn verdict(words: Words, answer: &Answer, shown: bool) -> AnyView {
    let head = match (shown, answer.is_right) {
        (true, _) => words::answer(answer.choice.clone()),
        (false, true) => words::right(answer.choice.clone()),
        (false, false) => words::wrong(answer.choice.clone()),
    };
    let lines: Vec<String> =
        answer.brings.iter().chain(&answer.why).map(|message| words.say(message)).collect();
    view! {
        <p class=if answer.is_right { "best" } else { "mistake" }>{words.say(&head)}</p>
        <p>{lines.join(" ")}</p>
    }
    .into_any()
}

/// The table through the eyes of the seat that decides: what is chosen is only told.
fn session<G: Drawn + Practised>(
    position: &Position,
    chosen: Callback<String>,
) -> Option<AnySession> {
    let (record, game) = position.read::<G>()?;
    let mut watch = Watch::new(&record).ok()?;
    watch.go_to(usize::MAX);
    watch.look_as(Viewer::Seat(position.seat));
    Some(attempt_at(&watch, &game, chosen))
}
