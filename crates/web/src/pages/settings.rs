//! The settings page.

use leptos::ev::Event;
use leptos::prelude::*;
use leptos::task::spawn_local;
use voice::{Lang, online, settings as words};
use wire::NAME_LIMIT;

use super::entitle;
use crate::profile;
use crate::script;
use crate::settings::{Notices, Setting, Settings, Stored, say};

/// Every setting, in force at once.
pub(crate) fn settings() -> AnyView {
    let settings = Settings::of_page();
    entitle(say(words::settings()));
    let languages = Lang::ALL.map(|lang| {
        let checked = move || settings.lang.get() == lang;
        let choose = move |_| settings.speak(lang);
        let name = move || lang.name().to_owned();
        option("lang", lang.code(), checked, choose, name, Some(lang.code()))
    });
    let refused = notices_refused(settings);
    let blocked = move || refused.get().then(|| say(words::notices_blocked()));
    view! {
        <h1>{say(words::settings())}</h1>
        <form class="settings choices">
            <fieldset>
                <legend>{say(online::your_name())}</legend>
                <input
                    aria-label=say(online::your_name())
                    maxlength=NAME_LIMIT.to_string()
                    autocomplete="nickname"
                    prop:value=profile::name()
                    on:change=|event| { profile::set_name(&event_target_value(&event)); }
                />
            </fieldset>
            <fieldset>
                <legend>{say(words::language())}</legend>
                {languages}
            </fieldset>
            {choices(settings.theme)}
            {choices(settings.contrast)}
            {choices(settings.motion)}
            {choices(settings.text)}
            {choices(settings.sound)}
            {choices(settings.notices)}
            <p class="note" role="status">{blocked}</p>
            {choices(settings.speech)}
            {choices(settings.table)}
            {choices(settings.firsts)}
        </form>
    }
    .into_any()
}

/// Asks the browser for notices as soon as they are chosen, and takes the choice back where it refuses; tells whether it did.
fn notices_refused(settings: Settings) -> RwSignal<bool> {
    let refused = RwSignal::new(false);
    Effect::new(move |before: Option<Notices>| {
        let now = settings.notices.get();
        if before == Some(Notices::Off) && now == Notices::On {
            refused.set(false);
            spawn_local(async move {
                let answer = script::call("notice", "allow", &[]).await;
                if answer.and_then(|answer| answer.as_string()).as_deref() != Some("granted") {
                    settings.notices.set(Notices::Off);
                    refused.try_set(true);
                }
            });
        }
        now
    });
    refused
}

fn choices<S: Setting>(setting: Stored<S>) -> impl IntoView {
    let options = S::VALUES.iter().map(|&(value, word, title)| {
        let checked = move || setting.get() == value;
        let choose = move |_| setting.set(value);
        option(S::NAME, word, checked, choose, say(title()), None)
    });
    view! {
        <fieldset>
            <legend>{say(S::TITLE())}</legend>
            {options.collect_view()}
        </fieldset>
    }
}

fn option(
    name: &'static str,
    word: &'static str,
    checked: impl Fn() -> bool + Send + Sync + 'static,
    choose: impl FnMut(Event) + Send + 'static,
    title: impl Fn() -> String + Send + Sync + 'static,
    lang: Option<&'static str>,
) -> impl IntoView {
    view! {
        <label lang=lang>
            <input type="radio" name=name value=word prop:checked=checked on:change=choose/>
            {title}
        </label>
    }
}
