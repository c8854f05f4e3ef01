//! How somebody likes the page.

use leptos::ev::Event;
use leptos::prelude::*;
use voice::{Lang, web as words};

use super::entitle;
use crate::settings::{Kept, Setting, Settings};

/// Every setting, in force at once.
pub(crate) fn settings() -> AnyView {
    let settings = Settings::of_page();
    entitle(|settings| settings.say(&words::settings()));
    let languages = Lang::ALL.map(|lang| {
        let checked = move || settings.lang.get() == lang;
        let choose = move |_| settings.speak(lang);
        option(
            "lang",
            lang.code(),
            checked,
            choose,
            move || lang.name().to_owned(),
            Some(lang.code()),
        )
    });
    view! {
        <h1>{move || settings.say(&words::settings())}</h1>
        <form class="settings">
            <fieldset>
                <legend>{move || settings.say(&words::language())}</legend>
                {languages}
            </fieldset>
            {choices(settings, settings.theme)}
            {choices(settings, settings.contrast)}
            {choices(settings, settings.motion)}
            {choices(settings, settings.text)}
            {choices(settings, settings.sound)}
            {choices(settings, settings.table)}
        </form>
    }
    .into_any()
}

fn choices<S: Setting>(settings: Settings, setting: Kept<S>) -> impl IntoView {
    let options = S::ALL.iter().map(|&value| {
        let checked = move || setting.get() == value;
        let choose = move |_| setting.set(value);
        let title = move || settings.say(&value.message());
        option(S::NAME, value.word(), checked, choose, title, None)
    });
    view! {
        <fieldset>
            <legend>{move || settings.say(&S::title())}</legend>
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
