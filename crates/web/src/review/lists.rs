//! All decisions, the costliest ones, and what came of everyone: the review below the table.

use judge::Estimate;
use leptos::prelude::*;
use table::Seat;
use voice::review as words;

use super::panel::Review;
use super::step_result::Decided;
use super::{Mode, ReviewContext};
use crate::parts::{main_button, named_mark};
use crate::words::percent;

/// Mistakes that are told in sentences.
const COSTLIEST: usize = 3;

/// What stands below the table, as soon as its language is here.
pub(crate) fn lists(review: Review) -> AnyView {
    let (context, seat) = (review.context, review.results.seat);
    let words = context.words;
    let choose = move |of| seat.set(of);
    let part = move || {
        context.is_watching().then(|| {
            view! {
                <section class="review board" aria-labelledby="review-lists">
                    <div class="row">
                        <h2 id="review-lists">{words.text(words::decisions_title())}</h2>
                        {context.seat_choice("whose", words::whose(), move || seat.get(), choose)}
                        {learn(review)}
                    </div>
                    {move || costliest(review)}
                    <details open>
                        <summary>{words.text(words::every_decision())}</summary>
                        <div class="wide" tabindex="0" role="group" aria-labelledby="review-lists">
                            {move || decisions(review)}
                        </div>
                    </details>
                    <div class="wide" tabindex="0" role="group" aria-labelledby="review-accounts">
                        {move || accounts(review)}
                    </div>
                    <p class="note">{words.text(words::legend())}</p>
                    <p class="note">{words.text(words::legend_luck())}</p>
                </section>
            }
        })
    };
    part.into_any()
}

/// Begins to learn from the mistakes that are listed.
fn learn(review: Review) -> impl IntoView {
    let ReviewContext { words, mode, .. } = review.context;
    let count = Memo::new(move |_| review.results.mistakes().len());
    let begin = move || {
        let mut mistakes = untrack(|| review.results.mistakes());
        mistakes.sort_by_key(|found| found.step);
        if !mistakes.is_empty() {
            mode.set(Mode::Learning(mistakes.into(), 0));
        }
    };
    move || {
        let count = count.get();
        (count > 0).then(|| main_button(Some("learn"), words.text(words::learn(count)), begin))
    }
}

/// The costliest mistakes, in sentences.
fn costliest(review: Review) -> AnyView {
    let ReviewContext { words, .. } = review.context;
    let mut mistakes = review.results.mistakes();
    mistakes.truncate(COSTLIEST);
    if mistakes.is_empty() {
        let known = review.results.is_done();
        return known.then(|| view! { <p>{words.say(&words::no_mistakes())}</p> }).into_any();
    }
    let told = mistakes.into_iter().map(|found| {
        let (chosen, other) = (found.choice(), found.other());
        let sentence = words::mistake(
            found.step,
            found.seat,
            chosen.said.clone(),
            percent(chosen.win),
            other.said.clone(),
            percent(other.win),
        );
        view! { <li>{words.say(&sentence)} " " {go(review, &found)}</li> }
    });
    view! {
        <h3>{words.say(&words::costliest())}</h3>
        <ol class="costliest">{told.collect_view()}</ol>
    }
    .into_any()
}

/// A button that goes to a decision, and looks at it through the eyes of who decided.
fn go(review: Review, found: &Decided) -> AnyView {
    let ReviewContext { words, go, .. } = review.context;
    let (step, seat) = (found.step, found.seat);
    let press = move |_| {
        go.run((step, Some(seat)));
        come_into_sight();
    };
    let name = words.say(&words::look(found.step));
    view! { <button type="button" class="plain" on:click=press>{name}</button> }.into_any()
}

/// Every decision of a player, in a table.
fn decisions(review: Review) -> AnyView {
    let ReviewContext { words, at, .. } = review.context;
    let rows = review.results.own().into_iter().map(|found| {
        let (chosen, other) = (found.choice(), found.other());
        let step = found.step;
        let sign = if found.is_mistake { "✗" } else { "" };
        let unseen = found
            .is_mistake
            .then(|| view! { <span class="unseen">{words.say(&words::a_mistake())}</span> });
        view! {
            <tr class:mistake=found.is_mistake class:here=move || at.get() == step>
                <td>{go(review, &found)}</td>
                <td>{words.say(&chosen.said)}</td>
                <td>{words.chance(chosen.win)}</td>
                <td>{words.say(&other.said)}</td>
                <td>{words.chance(other.win)}</td>
                <td>
                    {words.points(found.lost)} " " <span aria-hidden="true">{sign}</span> {unseen}
                </td>
            </tr>
        }
    });
    let heads = [
        words::step(),
        words::choice(),
        words::chance(),
        words::other(),
        words::chance(),
        words::lost(),
    ];
    let heads = heads.map(|head| view! { <th scope="col">{words.say(&head)}</th> });
    let rows = rows.collect_view();
    view! { <table id="decisions"><thead><tr>{heads}</tr></thead><tbody>{rows}</tbody></table> }
        .into_any()
}

/// What came of everyone.
fn accounts(review: Review) -> AnyView {
    let ReviewContext { words, players, .. } = review.context;
    let (decisions, moments) = (review.results.decisions.get(), review.results.moments.get());
    let rows = Seat::all(players).map(|seat| {
        let own: Vec<_> = decisions.values().filter(|found| found.seat == seat).collect();
        let mistakes = own.iter().filter(|found| found.is_mistake).count();
        let lost: f64 = own.iter().map(|found| found.cost()).sum();
        let each = lost / f64::from(u32::try_from(own.len()).unwrap_or(1).max(1));
        let luck = moments.values().filter_map(|moment| moment.luck.as_ref()?.get(seat.index()));
        let luck = luck.fold(Estimate::default(), |sum, luck| sum.plus(*luck));
        view! {
            <tr>
                <th scope="row">{named_mark(seat)} " " {words.name(seat)}</th>
                <td>{own.len()}</td>
                <td>{mistakes}</td>
                <td>{words.number(100.0 * lost)}</td>
                <td>{words.number(100.0 * each)}</td>
                <td>{words.points(luck)}</td>
            </tr>
        }
    });
    let heads = [
        words::player(),
        words::decisions(),
        words::mistakes(),
        words::lost(),
        words::by_decision(),
        words::luck(),
    ];
    let heads = heads.map(|head| view! { <th scope="col">{words.say(&head)}</th> });
    let rows = rows.collect_view();
    view! {
        <table class="accounts">
            <caption id="review-accounts">{words.say(&words::accounts())}</caption>
            <thead><tr>{heads}</tr></thead>
            <tbody>{rows}</tbody>
        </table>
    }
    .into_any()
}

/// Scrolls to the review above the table.
fn come_into_sight() {
    if let Ok(Some(review)) = document().query_selector(".review .verdict") {
        review.scroll_into_view();
    }
}
