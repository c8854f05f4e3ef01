//! A game in one minute: a few pictures, each with a sentence or two.

use games::Kind;
use leptos::prelude::*;
use leptos::task::spawn_local;
use table::Viewer;
use voice::guide::{self as words, PICTURES};
use voice::{Late, Message, Names};

use crate::language;
use crate::words::Words;

/// A game in a few pictures, in the language of the moment as soon as it is here. Where the pictures do not come, their sentences are
/// enough.
pub(crate) fn minute(game: Kind) -> impl IntoView {
    let sprite = RwSignal::new(String::new());
    let words = Words::load(&[Late::Guide], Viewer::Spectator, Names::default());
    spawn_local(async move {
        if let Some(pictures) = language::fetch_text(&format!("{game}.minute")).await {
            sprite.try_set(pictures);
        }
    });
    let told = move || words.are_loaded().then(|| told(game, words));
    view! { <section class="minute"><div inner_html=sprite></div> {told}</section> }
}

/// What is said of a picture.
type Step = fn(u8) -> Message;

fn told(game: Kind, words: Words) -> AnyView {
    let (said, shown): (Step, Step) = match game {
        Kind::Diamant => (words::diamant, words::diamant_picture),
        Kind::Mirrors => (words::mirrors, words::mirrors_picture),
        Kind::Kadora => (words::kadora, words::kadora_picture),
    };
    let steps = (1..=PICTURES).map(|step| {
        view! {
            <li>
                <svg viewBox="0 0 160 90" role="img" aria-label=words.say(&shown(step))>
                    <use href=format!("#{game}-{step}")/>
                </svg>
                <p>{words.say(&said(step))}</p>
            </li>
        }
    });
    view! {
        <h2>{words.say(&words::minute())}</h2>
        <ol>{steps.collect_view()}</ol>
    }
    .into_any()
}
