//! "What if": a seat is taken at a moment of the replay, and the game goes on from there against bots.

use bots::{LEVELS, Opponent};
use games::with_game;
use host::{Branch, Occupants, PERSON};
use leptos::ev::SubmitEvent;
use leptos::prelude::*;
use table::Seat;
use voice::{pages, review as words};

use super::context::BranchStart;
use super::{Mode, ReviewContext, play_branch};
use crate::pages::random_seed;
use crate::parts::{level_select, named_button};
use crate::profile;
use crate::tables::Table;

/// The level of bots when nothing else is said.
const USUAL: &str = LEVELS[2];

/// Asks which seat to take, and how good the others shall be.
pub(crate) fn what_if(context: ReviewContext) -> AnyView {
    let ReviewContext { words, mode, at, players, eyes, .. } = context;
    let person = context.person();
    let chosen = RwSignal::new(None::<Seat>);
    // Nothing said, it is the seat whose eyes the table is seen through.
    let seat = Memo::new(move |_| chosen.get().or_else(|| eyes.get()).unwrap_or(person));
    let levels = RwSignal::new(vec![USUAL; usize::from(players)]);
    let sit = move |of| chosen.set(Some(of));
    let bots = move || {
        let others = Seat::all(players).filter(|of| *of != seat.get());
        others.map(|of| level(context, levels, of)).collect_view()
    };
    let begin = move |event: SubmitEvent| {
        event.prevent_default();
        mode.set(Mode::Branching(BranchStart {
            step: at.get_untracked(),
            seat: seat.get_untracked(),
            levels: levels.get_untracked(),
        }));
    };
    let part = move || {
        context.is_watching().then(|| {
            view! {
                <section class="review board" aria-labelledby="what-if">
                    <h2 id="what-if">{words.text(words::what_if())}</h2>
                    <p>{words.text(words::what_if_help())}</p>
                    <form class="row" on:submit=begin>
                        {context.seat_choice("take-seat", words::take_seat(), move || seat.get(), sit)}
                        {bots}
                        <button type="submit" class="main">
                            {move || words.say(&words::play_on(at.get()))}
                        </button>
                    </form>
                </section>
            }
        })
    };
    part.into_any()
}

/// How good the bot on a seat shall be.
fn level(context: ReviewContext, levels: RwSignal<Vec<&'static str>>, of: Seat) -> AnyView {
    let words = context.words;
    let now = move || levels.with(|levels| levels[of.index()]);
    let choose = move |level| levels.update(|levels| levels[of.index()] = level);
    view! {
        <label class="row">
            <span>{move || words.name(of)}</span>
            {level_select(None, now, choose)}
        </label>
    }
    .into_any()
}

/// The game that goes on from a moment of the replay.
pub(crate) fn branch(context: ReviewContext, from: &BranchStart) -> AnyView {
    let ReviewContext { words, mode, show, .. } = context;
    let (step, seat) = (from.step, from.seat);
    let occupants = occupants(context, from);
    let begun = context.record.with_value(
        |record| with_game!(context.kind, G => play_branch::<G>(record, step, seat, &occupants)),
    );
    let Ok((session, record)) = begun else {
        return view! {
            <p class="refusal" role="alert">{words.text(words::no_branch())}</p>
            {context.back_to(step, seat)}
        }
        .into_any();
    };
    let record = StoredValue::new_local(record);
    let is_over = move || session.turn.get() == table::Turn::Over;
    let game = context.kind.name();
    let record = move || record.with_value(|record| record());
    let file = move || format!("data:application/json,{}", js_sys::encode_uri_component(&record()));
    let from = from.clone();
    let again = move || mode.set(Mode::Branching(from.clone()));
    let look = move || show.run(record());
    view! {
        <section class="review board branch" aria-labelledby="branch">
            <h2 id="branch">{words.text(words::what_if())}</h2>
            <p>{words.text(words::branch(seat, step))}</p>
            <p class="row">
                {named_button("deal-again", words.text(words::deal_again()), again)}
                {context.back_to(step, seat)}
                {move || is_over().then(|| view! {
                    {named_button("look-at-branch", words.text(words::review_branch()), look)}
                    <a id="save-branch" href=file() download=format!("adamant-{game}-what-if.json")>
                        {words.say(&pages::download())}
                    </a>
                })}
            </p>
        </section>
        <Table session/>
    }
    .into_any()
}

/// Who plays on: the person on the seat that was taken, and bots.
fn occupants(context: ReviewContext, from: &BranchStart) -> Occupants {
    let seed = random_seed();
    let mut chairs: Vec<String> = from.levels.iter().map(ToString::to_string).collect();
    if let Some(person) = chairs.get_mut(from.seat.index()) {
        PERSON.clone_into(person);
    }
    Opponent::cast(&mut chairs, seed);
    let called = |(of, chair): (Seat, &String)| {
        if of == from.seat {
            profile::name().unwrap_or_else(|| context.words.name(of))
        } else {
            Opponent::called(chair, of).to_owned()
        }
    };
    let names = Seat::all(context.players).zip(&chairs).map(called).collect();
    Occupants { chairs, names, seed }
}

/// Where the record in the replay comes from, if it branched off another one.
pub(crate) fn comes_from(context: ReviewContext) -> AnyView {
    let words = context.words;
    let branch = context.record.with_value(|record| record.get("branch").cloned());
    let branch: Option<Branch> = branch.and_then(|branch| serde_json::from_value(branch).ok());
    let part = move || {
        let branch = branch.as_ref().filter(|_| words.are_loaded())?;
        let said = words::comes_from(branch.step, branch.names.join(", "), branch.seat);
        Some(view! { <p class="offline">{words.say(&said)}</p> })
    };
    part.into_any()
}
