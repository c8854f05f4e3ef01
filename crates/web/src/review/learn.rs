//! Learning from mistakes: the position again, another choice, and what it is worth.

use std::rc::Rc;

use games::with_game;
use leptos::html::Div;
use leptos::prelude::*;
use voice::review as words;

use super::step_result::Decided;
use super::{Mode, ReviewContext, attempt};
use crate::parts::named_button;
use crate::tables::Table;

/// How often something must have been tried for its chance to be told.
const TOLD: u32 = 100;

/// The position of a mistake, to choose anew.
pub(crate) fn learn(context: ReviewContext, mistakes: &Rc<Vec<Decided>>, nth: usize) -> AnyView {
    let ReviewContext { words, mode, .. } = context;
    let Some(found) = mistakes.get(nth).cloned() else { return ().into_any() };
    let (step, seat, asked) = (found.step, found.seat, found.choice().said.clone());
    let found = StoredValue::new(found);
    // What was chosen anew.
    let tried = RwSignal::new(None::<String>);
    let answer = NodeRef::<Div>::new();
    let chosen = Callback::new(move |word: String| {
        tried.set(Some(word));
        if let Some(answer) = answer.get_untracked() {
            // What is there can be focused.
            let _ = answer.focus();
            answer.scroll_into_view();
        }
    });
    let table = move || {
        // Trying again begins with the position as it was.
        let again = tried.with(Option::is_none);
        again.then(|| {
            let session = context.record.with_value(
                |record| with_game!(context.kind, G => attempt::<G>(record, step, seat, chosen)),
            );
            session.map(|session| view! { <Table session undo=false/> })
        })
    };
    let told = move || {
        let tried = tried.get()?;
        Some(found.with_value(|found| verdict(context, found, &tried)))
    };
    let again = move || {
        let try_again = move || tried.set(None);
        let is_tried = tried.with(Option::is_some);
        is_tried.then(|| named_button("try-again", words.text(words::try_again()), try_again))
    };
    let all = mistakes.len();
    let next = (nth + 1 < all).then(|| {
        let mistakes = Rc::clone(mistakes);
        let go = move || mode.set(Mode::Learning(Rc::clone(&mistakes), nth + 1));
        named_button("next-mistake", words.text(words::next_mistake()), go)
    });
    view! {
        <section class="review board lesson" aria-labelledby="lesson">
            <h2 id="lesson">{words.text(words::lesson_title(nth + 1, all))}</h2>
            <p>{words.text(words::lesson(seat, asked))}</p>
            <div class="told" role="status" tabindex="-1" node_ref=answer>{told}</div>
            <p class="row">
                {again}
                {next}
                {context.back_to(step, seat)}
            </p>
        </section>
        {table}
    }
    .into_any()
}

/// What the choice that was made anew is worth.
fn verdict(context: ReviewContext, found: &Decided, tried: &str) -> AnyView {
    let words = context.words;
    let (before, best) = (found.choice(), found.best());
    let anew = found.choices.iter().find(|choice| choice.word == tried);
    let said = match anew {
        Some(anew) if anew.word == best.word => words::found_best(anew.said.clone()),
        Some(anew) if anew.word == before.word => words::found_same(anew.said.clone()),
        Some(anew) if anew.trials < TOLD => words::found_worse(anew.said.clone()),
        Some(anew) if anew.win.mean > before.win.mean => words::found_better(anew.said.clone()),
        Some(anew) => words::found_worse(anew.said.clone()),
        None => words::found_unknown(),
    };
    let mut listed = vec![best, before];
    if let Some(anew) = anew.filter(|anew| anew.word != best.word && anew.word != before.word) {
        listed.insert(1, anew);
    }
    let rows = listed.into_iter().map(|choice| {
        let mark = (choice.word == tried).then(|| words.say(&words::tried()));
        let mark =
            mark.or_else(|| (choice.word == before.word).then(|| words.say(&words::chosen())));
        view! {
            <tr>
                <th scope="row">
                    {words.say(&choice.said)}
                    {mark.map(|mark| view! { " " <b class="tag">{mark}</b> })}
                </th>
                <td>{words.chance(choice.win)}</td>
            </tr>
        }
    });
    view! {
        <p><strong>{words.say(&said)}</strong></p>
        <table><tbody>{rows.collect_view()}</tbody></table>
        <p>{words.say_all(&found.why)}</p>
    }
    .into_any()
}
