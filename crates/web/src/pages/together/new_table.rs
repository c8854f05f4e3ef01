//! Opening a table for friends.

use games::Kind;
use leptos::ev::SubmitEvent;
use leptos::html::Form;
use leptos::prelude::*;
use leptos::task::spawn_local;
use prose::GameSetup;
use serde_json::Value;
use voice::{Message, Setting, online as words};
use web_sys::FormData;
use wire::{Created, NewTable};

use crate::online::post_as_guest;
use crate::pages::home::facts;
use crate::pages::table::{CHOICES, in_words};
use crate::pages::{asked, offer, title_of};
use crate::parts::{YourName, refusal};
use crate::router::Router;
use crate::settings::say;

/// A small form: the game, how many play, what is agreed, the clock, and whether strangers may come.
pub(super) fn new_table() -> impl IntoView {
    let game = asked("game").and_then(|game| game.parse().ok());
    let game = RwSignal::new(game.unwrap_or(Kind::Diamant));
    let refused = RwSignal::new(None::<Message>);
    let form = NodeRef::<Form>::new();
    let name = YourName::new();
    let router = Router::of_page();
    let open = move |event: SubmitEvent| {
        event.prevent_default();
        let new = form.get().and_then(|form| read(&form, game.get_untracked()));
        let (Some(new), Some(_)) = (new, name.take()) else { return };
        spawn_local(async move {
            match post_as_guest::<Created>("/api/tables", &new).await {
                Ok(created) => router.go(&format!("/t/{}?sit", created.code)),
                Err(failure) => {
                    refused.try_set(Some(failure.message()));
                }
            }
        });
    };
    let games = Kind::ALL.map(|kind| {
        let chosen = kind == game.get_untracked();
        view! { <option value=kind.name() selected=chosen>{say(title_of(kind))}</option> }
    });
    let choose = move |event| game.set(event_target_value(&event).parse().unwrap_or(Kind::Diamant));
    let clocks = std::iter::once(None).chain(CHOICES.map(Some)).map(|clock| {
        let word = clock.map(|seconds| seconds.to_string()).unwrap_or_default();
        view! { <option value=word>{say(in_words(clock))}</option> }
    });
    let facts = move || say(facts(game.get()))();
    view! {
        <h2>{say(words::invite_friends())}</h2>
        <form class="open" node_ref=form on:submit=open>
            {name.view(true)}
            <label>
                {say(words::game())}
                <select on:change=choose>{games}</select>
            </label>
            <p class="note">{facts}</p>
            {move || choices(game.get())}
            <label>
                {say(words::clock())}
                <select name="clock">{clocks.collect_view()}</select>
            </label>
            <label class="check">
                <input type="checkbox" name="listed"/> {say(words::list())}
            </label>
            {refusal(move || refused.get().map(|why| view! { <p>{say(why)}</p> }.into_any()))}
            <button type="submit" class="main">{say(words::open())}</button>
        </form>
    }
}

/// How many play, and what can be agreed.
fn choices(game: Kind) -> impl IntoView {
    let offer = offer(game);
    let usual = offer.usual;
    let players = RwSignal::new(usual);
    let seated = move |event| players.set(event_target_value(&event).parse().unwrap_or(usual));
    let counts = (offer.least..=offer.most).map(|count| {
        view! { <option value=count selected=count == usual>{count}</option> }
    });
    let agreed = offer.settings.iter().cloned().map(|setting| {
        let usual = usual_word(&offer, &setting);
        let (title, name) = (setting.ask().clone(), setting.name);
        let values = move || {
            let values = setting.values_at(players.get()).iter().map(|value| {
                let (chosen, title) = (value.word == usual, value.title.clone());
                view! { <option value=value.word selected=chosen>{say(title)}</option> }
            });
            values.collect_view()
        };
        view! {
            <label>
                {say(title)} <select name=name>{values}</select>
            </label>
        }
    });
    view! {
        <label>
            {say(words::count())}
            <select name="players" on:change=seated>{counts.collect_view()}</select>
        </label>
        {agreed.collect_view()}
    }
}

/// The word for what is usual.
fn usual_word(offer: &GameSetup, setting: &Setting) -> &'static str {
    setting.values.get(offer.usual_value(setting)).map_or("", |value| value.word)
}

/// The value that a word stands for: a number where it is one.
fn value(word: &str) -> Value {
    word.parse::<u16>().map_or_else(|_| word.into(), Value::from)
}

fn read(form: &web_sys::HtmlFormElement, game: Kind) -> Option<NewTable> {
    let data = FormData::new_with_form(form).ok()?;
    let chosen = |name: &str| data.get(name).as_string();
    let settings = offer(game).settings.into_iter().map(|setting| setting.name);
    let agreed = settings.filter_map(|name| Some((name.to_owned(), value(&chosen(name)?))));
    Some(NewTable {
        game,
        players: chosen("players")?.parse().ok()?,
        options: agreed.collect(),
        clock: chosen("clock").and_then(|seconds| seconds.parse().ok()),
        listed: chosen("listed").is_some(),
    })
}

#[cfg(test)]
mod tests {
    use games::with_game;
    use prose::Playable;
    use serde_json::Map;

    use super::*;

    #[test]
    fn a_form_says_what_the_rules_read() {
        fn check<G: Playable>() {
            let offer = GameSetup::of::<G>();
            let word = |setting: &Setting| value(usual_word(&offer, setting));
            let settings = offer.settings.iter();
            let usual = settings.map(|setting| (setting.name.to_owned(), word(setting)));
            let usual: Map<String, Value> = usual.collect();
            let read: Result<G::Options, _> = serde_json::from_value(Value::Object(usual));
            assert_eq!(read.ok(), Some(G::Options::default()));
        }
        for kind in Kind::ALL {
            with_game!(kind, G => check::<G>());
        }
    }
}
