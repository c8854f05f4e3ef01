//! What people say to each other.

use std::time::Duration;

use leptos::ev::SubmitEvent;
use leptos::html::Input;
use leptos::prelude::*;
use table::Seat;
use voice::online as words;
use wire::{Ask, CHAT_LIMIT, Chair, Heard, Reaction};

use super::{Shown, say};
use crate::online::{Online, Said};
use crate::parts::{mark, named_mark};
use crate::settings::Settings;

/// How long what somebody says is shown over the page.
const TOAST: Duration = Duration::from_secs(6);

/// Every feeling, and its name in the locales.
const FEELINGS: [(Reaction, &str); 6] = [
    (Reaction::Applause, "applause"),
    (Reaction::Laugh, "laugh"),
    (Reaction::Gasp, "gasp"),
    (Reaction::Sigh, "sigh"),
    (Reaction::Patience, "patience"),
    (Reaction::Cheer, "cheer"),
];

/// The talk at a table, which can be folded away. What is new in it is said to a screen reader.
pub(super) fn chat(online: Online, shown: Memo<Shown>) -> AnyView {
    let settings = Settings::of_page();
    let there = Memo::new(move |_| !matches!(shown.get(), Shown::Nothing | Shown::Missing));
    let opened = RwSignal::new(false);
    let read = RwSignal::new(0_usize);
    let fresh = move || online.said.with(|said| said.iter().filter(|said| said.fresh).count());
    Effect::new(move || {
        let fresh = fresh();
        if opened.get() {
            read.set(fresh);
        }
    });
    let unread = move || {
        let unread = fresh().saturating_sub(read.get());
        (unread > 0).then(|| view! { <span class="unread">{unread}</span> })
    };
    let sentence = move |said: &Said| settings.say(&in_words(&said.heard, online));
    let lines = move || {
        let line = |said: &Said| (said.heard.seat, sentence(said));
        let lines = online.said.with(|said| said.iter().rev().map(line).collect::<Vec<_>>());
        if lines.is_empty() {
            return view! { <p class="note">{say(words::chat_empty())}</p> }.into_any();
        }
        let lines =
            lines.into_iter().map(|(seat, line)| view! { <li>{named_mark(seat)} " " {line}</li> });
        view! { <ul tabindex="0" aria-label=say(words::chat())>{lines.collect_view()}</ul> }
            .into_any()
    };
    let last = move || online.said.with(|said| said.last().filter(|said| said.fresh).map(sentence));
    let silent = Memo::new(move |_| {
        let Some(seat) = online.you.get().seat else { return Some(words::chat_seat()) };
        let muted = online.table.with(|table| {
            let chair = table.as_ref().and_then(|table| table.chairs.get(seat.index()));
            matches!(chair, Some(Chair::Person { muted: true, .. }))
        });
        muted.then(words::chat_muted)
    });
    let speak = move || match silent.get() {
        None => form(online),
        Some(why) => view! { <p class="note">{say(why)}</p> }.into_any(),
    };
    let toggled = move |_| opened.update(|opened| *opened = !*opened);
    let details = move || {
        there.get().then(|| {
            view! {
                <details class="chat board" on:toggle=toggled>
                    <summary>{say(words::chat())} " " {unread}</summary>
                    {lines}
                    {speak}
                </details>
            }
        })
    };
    // What others say is seen wherever one looks.
    let toast = RwSignal::new(None::<(Seat, String)>);
    Effect::new(move |before: Option<Option<u32>>| {
        let latest = online.said.with(|said| {
            let said = said.last().filter(|said| said.fresh)?;
            Some((said.number, said.heard.seat, sentence(said)))
        });
        let number = latest.as_ref().map(|(number, ..)| *number);
        let own = online.you.get_untracked().seat;
        if let Some((_, seat, said)) = latest
            && before.is_some_and(|before| before != number)
            && Some(seat) != own
            && !opened.get_untracked()
        {
            toast.set(Some((seat, said.clone())));
            let gone = move || {
                // The page may have been left, or another toast may be there.
                toast.try_maybe_update(|toast| {
                    let ours = toast.as_ref().is_some_and(|(_, shown)| *shown == said);
                    if ours {
                        *toast = None;
                    }
                    (ours, ())
                });
            };
            set_timeout(gone, TOAST);
        }
        number
    });
    let toast = move || {
        toast.get().map(|(seat, said)| {
            view! { <p class="toast" aria-hidden="true">{mark(seat)} " " {said}</p> }
        })
    };
    view! { {details} {toast} <p class="unseen" aria-live="polite">{last}</p> }.into_any()
}

fn in_words(heard: &Heard, online: Online) -> voice::Message {
    let name = online.name(heard.seat);
    let feeling = FEELINGS.iter().find(|(feeling, _)| Some(*feeling) == heard.reaction);
    match feeling {
        Some((_, word)) => words::reacts(*word, name),
        None => words::said(name, heard.text.clone().unwrap_or_default()),
    }
}

fn form(online: Online) -> AnyView {
    let input = NodeRef::<Input>::new();
    let send = move |event: SubmitEvent| {
        event.prevent_default();
        let Some(input) = input.get() else { return };
        let text = input.value();
        if !text.trim().is_empty() {
            input.set_value("");
            online.ask(Ask::Say { text });
        }
    };
    let feelings = FEELINGS.map(|(with, word)| {
        view! {
            <button type="button" on:click=move |_| online.ask(Ask::React { with })>
                {say(words::reaction(word))}
            </button>
        }
    });
    view! {
        <form class="row" on:submit=send>
            <label for="words">{say(words::say())}</label>
            <input id="words" node_ref=input maxlength=CHAT_LIMIT.to_string() autocomplete="off"/>
            <button type="submit">{say(words::send())}</button>
        </form>
        <div class="row feelings">{feelings}</div>
    }
    .into_any()
}
