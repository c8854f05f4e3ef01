//! A game in one minute: a few pictures, each with a sentence or two.

use games::Kind;
use leptos::prelude::*;
use leptos::task::spawn_local;
use voice::guide::{self as words, PICTURES};
use voice::{Lang, Late, Message, Voice};

use crate::language;
use crate::settings::Settings;

/// A game in a few pictures, in the language of the moment as soon as it is here. Where the pictures do not come, their sentences are
/// enough.
pub(crate) fn minute(game: Kind) -> AnyView {
    let settings = Settings::of_page();
    let (sprite, loaded) = (RwSignal::new(String::new()), RwSignal::new(None::<Lang>));
    spawn_local(async move {
        if let Some(pictures) = language::fetch_text(&format!("{game}.minute")).await {
            sprite.try_set(pictures);
        }
    });
    Effect::new(move || {
        let lang = settings.lang.get();
        spawn_local(async move {
            if language::load_late(lang, Late::Guide).await {
                // Meanwhile the page may have been left.
                loaded.try_set(Some(lang));
            }
        });
    });
    let told = move || loaded.get().map(|lang| told(game, Voice::of(lang)));
    view! { <section class="minute"><div inner_html=sprite></div> {told}</section> }.into_any()
}

/// What is said of a picture.
type Step = fn(u8) -> Message;

fn told(game: Kind, voice: &'static Voice) -> AnyView {
    let (said, shown): (Step, Step) = match game {
        Kind::Diamant => (words::diamant, words::diamant_picture),
        Kind::Mirrors => (words::mirrors, words::mirrors_picture),
        Kind::Kadora => (words::kadora, words::kadora_picture),
    };
    let steps = (1..=PICTURES).map(|step| {
        view! {
            <li>
                <svg viewBox="0 0 160 90" role="img" aria-label=voice.say(&shown(step))>
                    <use href=format!("#{game}-{step}")/>
                </svg>
                <p>{voice.say(&said(step))}</p>
            </li>
        }
    });
    view! {
        <h2>{voice.say(&words::minute())}</h2>
        <ol>{steps.collect_view()}</ol>
    }
    .into_any()
}
