//! The set-up of a new game.

use bots::{Character, LEVELS, Opponent};
use leptos::ev::SubmitEvent;
use leptos::prelude::*;
use prose::Offer;
use table::Seat;
use voice::{Setting, SettingValue, home, pages as words, table as table_words};

use super::play::{Choices, random_seed};
use crate::parts::{YourName, button, named_mark};
use crate::settings::say;

/// Asks for a name, how many play, how each bot plays, and what is agreed.
#[component]
pub(crate) fn SetUp(
    /// What can be chosen.
    offer: Offer,
    /// Begins the game.
    begin: Callback<Choices>,
    /// Goes on with the game that a new one would end, if there is one.
    running: Option<Callback<()>>,
) -> impl IntoView {
    let name = YourName::new();
    let players = RwSignal::new(offer.usual);
    let levels = RwSignal::new(vec![offer.usual_level(); usize::from(offer.most) - 1]);
    let company = StoredValue::new(company(usize::from(offer.most) - 1));
    let usual = offer.settings.iter().map(|setting| offer.usual_value(setting));
    let chosen = RwSignal::new(usual.collect::<Vec<_>>());

    let counts = (offer.least..=offer.most).map(|count| {
        let checked = move || players.get() == count;
        let limits: Vec<(usize, usize)> = offer
            .settings
            .iter()
            .map(|setting| (setting.values_at(count).len(), offer.usual_value(setting)))
            .collect();
        let choose = move |_| {
            players.set(count);
            // A seat that the table does not have cannot stay chosen.
            chosen.update(|chosen| {
                for (at, &(values, usual)) in chosen.iter_mut().zip(&limits) {
                    *at = if *at < values { *at } else { usual };
                }
            });
        };
        view! {
            <label>
                <input type="radio" name="players" prop:checked=checked on:change=choose/>
                {count}
            </label>
        }
    });
    let bots = move || {
        let bots = company.get_value().into_iter().take(usize::from(players.get()) - 1);
        let bots = bots.enumerate();
        bots.map(|(bot, character)| bot_level(levels, bot, character)).collect_view()
    };
    let agreed = offer.settings.iter().enumerate();
    let agreed = agreed.map(|(nth, setting)| values(players, chosen, nth, (setting, company)));
    let (counts, agreed) = (counts.collect_view(), agreed.collect_view());
    let title = words::set_up_title(offer.title.clone());
    let name_of_game = offer.name;
    let running = running.map(|go_on| {
        view! {
            <p class="row offline">
                {say(words::set_up_running(offer.title.clone()))}
                {button(say(words::go_on(offer.title.clone())), move || go_on.run(()))}
            </p>
        }
    });
    let done = move |event: SubmitEvent| {
        event.prevent_default();
        let name = name.take();
        let bots = levels.with_untracked(|levels| {
            let bots = levels.iter().take(usize::from(players.get_untracked()) - 1);
            let bots = bots.zip(company.get_value());
            bots.map(|(&level, who)| Opponent { level, character: Some(who) }.to_string()).collect()
        });
        let options = chosen.with_untracked(|chosen| offer.options(chosen));
        begin.run(Choices { name, bots, options, seed: None });
    };
    view! {
        <h1>{say(title)}</h1>
        <p>{say(home::pitch(name_of_game))}</p>
        {running}
        <form class="settings" on:submit=done>
            {name.view(false)}
            <fieldset>
                <legend>{say(table_words::label_players())}</legend>
                {counts}
            </fieldset>
            <fieldset class="bots">
                <legend>{say(table_words::label_bots())}</legend>
                {bots}
            </fieldset>
            {agreed}
            <p><button type="submit" class="main">{say(words::begin())}</button></p>
        </form>
    }
}

/// The values of a setting, as many as the table has seats for.
fn values(
    players: RwSignal<u8>,
    chosen: RwSignal<Vec<usize>>,
    nth: usize,
    (setting, company): (&Setting, StoredValue<Vec<Character>>),
) -> AnyView {
    let setting = setting.clone();
    let title = setting.ask().clone();
    let values = move || {
        let values = setting.values_at(players.get()).iter().enumerate();
        let choices = values.map(|(at, value)| {
            let checked = move || chosen.with(|chosen| chosen[nth] == at);
            let choose = move |_| chosen.update(|chosen| chosen[nth] = at);
            view! {
                <label>
                    <input type="radio" name=setting.name prop:checked=checked on:change=choose/>
                    {value_in_words(value, company)}
                </label>
            }
        });
        choices.collect_view()
    };
    view! {
        <fieldset class="in-words">
            <legend>{say(title)}</legend>
            {values}
        </fieldset>
    }
    .into_any()
}

/// What a value is called, and what it means. A seat goes by its player's name.
fn value_in_words(value: &SettingValue, company: StoredValue<Vec<Character>>) -> AnyView {
    let (title, help) = (value.title.clone(), value.help.clone());
    match value.seat.map(Seat::index) {
        None => view! {
            <span>
                {say(title)}
                <small class="note">{say(help)}</small>
            </span>
        }
        .into_any(),
        Some(0) => view! { <span>{say(words::you())}</span> }.into_any(),
        Some(seat) => {
            let bot = company.with_value(|company| company.get(seat - 1).copied());
            view! { <span>{bot.map(Character::name)}</span> }.into_any()
        }
    }
}

/// A character for every bot.
fn company(bots: usize) -> Vec<Character> {
    let mut chairs = vec![LEVELS[0].to_owned(); bots];
    Opponent::cast(&mut chairs, random_seed());
    chairs.iter().filter_map(|bot| bot.parse::<Opponent>().ok()?.character).collect()
}

fn bot_level(
    levels: RwSignal<Vec<&'static str>>,
    bot: usize,
    character: Character,
) -> impl IntoView {
    let options = LEVELS.map(|level| {
        let selected = move || levels.with(|levels| levels[bot] == level);
        view! {
            <option value=level prop:selected=selected>{say(words::level(level))}</option>
        }
    });
    let choose = move |event| {
        let value = event_target_value(&event);
        let level = LEVELS.into_iter().find(|level| *level == value);
        levels.update(|levels| levels[bot] = level.unwrap_or(levels[bot]));
    };
    let help = move || levels.with(|levels| say(words::level_help(levels[bot]))());
    // The first seat is the person's.
    let seat = u8::try_from(bot + 1).ok().and_then(Seat::new);
    view! {
        <label>
            <span>
                {seat.map(named_mark)} " "
                <b>{character.name()}</b>
                " " {say(words::temper(character.temper()))}
            </span>
            <select on:change=choose>{options}</select>
            <small class="note">{help}</small>
        </label>
    }
}
