//! The set-up of a new game.

use bots::{Character, Opponent};
use leptos::ev::SubmitEvent;
use leptos::prelude::*;
use prose::{GameSetup, USUAL_LEVEL};
use table::Seat;
use voice::{Setting, SettingValue, home, pages as words, table as table_words};

use super::play::{Choices, Opening, random_seed};
use crate::parts::{YourName, button, level_select, named_mark};
use crate::settings::say;

/// Asks for a name, how many play, how each bot plays, and what is agreed; where a game is `running`, which a new one would end, also
/// whether to go on with it.
pub(super) fn set_up(offer: GameSetup, opening: RwSignal<Opening>, running: bool) -> AnyView {
    let name = YourName::new();
    let players = RwSignal::new(offer.usual);
    let bots = RwSignal::new(usual_bots(usize::from(offer.most) - 1));
    let usual = offer.settings.iter().map(|setting| offer.usual_value(setting));
    let chosen = RwSignal::new(usual.collect::<Vec<_>>());
    let agreed = offer.settings.iter().cloned().enumerate();
    let agreed = agreed.map(|setting| values(setting, players, chosen, bots)).collect_view();
    let (title, pitch) = (offer.title.clone(), home::pitch(offer.name));
    let counts = offer.least..=offer.most;
    let offer = StoredValue::new(offer);

    let counts = counts.map(|count| {
        let checked = move || players.get() == count;
        // A seat that the table does not have cannot stay chosen.
        let seated = move |offer: &GameSetup, chosen: &mut Vec<usize>| {
            for (at, setting) in chosen.iter_mut().zip(&offer.settings) {
                if *at >= setting.values_at(count).len() {
                    *at = offer.usual_value(setting);
                }
            }
        };
        let choose = move |_| {
            players.set(count);
            offer.with_value(|offer| chosen.update(|chosen| seated(offer, chosen)));
        };
        view! {
            <label>
                <input type="radio" name="players" prop:checked=checked on:change=choose/>
                {count}
            </label>
        }
    });
    let levels = move || {
        let all = 0..usize::from(players.get()) - 1;
        all.map(|nth| bot_level(bots, nth)).collect_view()
    };
    let running = running.then(|| {
        view! {
            <p class="row offline">
                {say(words::set_up_running(title.clone()))}
                {button(say(words::go_on(title.clone())), move || opening.set(Opening::GoOn))}
            </p>
        }
    });
    let done = move |event: SubmitEvent| {
        event.prevent_default();
        let others = usize::from(players.get_untracked()) - 1;
        opening.set(Opening::Begin(Choices {
            name: name.take(),
            bots: bots
                .with_untracked(|bots| bots[..others].iter().map(ToString::to_string).collect()),
            options: offer
                .with_value(|offer| chosen.with_untracked(|chosen| offer.options(chosen)))
                .into(),
            seed: None,
        }));
    };
    view! {
        <h1>{say(words::set_up_title(title))}</h1>
        <p>{say(pitch)}</p>
        {running}
        <form class="settings" on:submit=done>
            {name.view(false)}
            <fieldset>
                <legend>{say(table_words::label_players())}</legend>
                {counts.collect_view()}
            </fieldset>
            <fieldset class="bots">
                <legend>{say(table_words::label_bots())}</legend>
                {levels}
            </fieldset>
            {agreed}
            <p><button type="submit" class="main">{say(words::begin())}</button></p>
        </form>
    }
    .into_any()
}

/// The values of a setting, as many as the table has seats for.
fn values(
    (nth, setting): (usize, Setting),
    players: RwSignal<u8>,
    chosen: RwSignal<Vec<usize>>,
    bots: RwSignal<Vec<Opponent>>,
) -> impl IntoView {
    let title = setting.ask().clone();
    let values = move || {
        let values = setting.values_at(players.get()).iter().enumerate();
        let choices = values.map(|(at, value)| {
            let checked = move || chosen.with(|chosen| chosen[nth] == at);
            let choose = move |_| chosen.update(|chosen| chosen[nth] = at);
            view! {
                <label>
                    <input type="radio" name=setting.name prop:checked=checked on:change=choose/>
                    {value_in_words(value, bots)}
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
}

/// What a value is called, and what it means. A seat goes by its player's name.
fn value_in_words(value: &SettingValue, bots: RwSignal<Vec<Opponent>>) -> AnyView {
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
            let character = bots.with_untracked(|bots| bots.get(seat - 1)?.character);
            view! { <span>{character.map(Character::name)}</span> }.into_any()
        }
    }
}

/// Bots of the usual level, each with a character of its own.
fn usual_bots(bots: usize) -> Vec<Opponent> {
    let mut chairs = vec![USUAL_LEVEL.to_owned(); bots];
    Opponent::cast(&mut chairs, random_seed());
    chairs.iter().filter_map(|bot| bot.parse().ok()).collect()
}

/// Who a bot is, and how it plays.
fn bot_level(bots: RwSignal<Vec<Opponent>>, nth: usize) -> impl IntoView {
    let now = move || bots.with(|bots| bots[nth].level);
    let choose = move |level| bots.update(|bots| bots[nth].level = level);
    let character = bots.with_untracked(|bots| bots[nth].character);
    // The first seat is the person's.
    let seat = u8::try_from(nth + 1).ok().and_then(Seat::new);
    view! {
        <label>
            <span>
                {seat.map(named_mark)} " "
                <b>{character.map(Character::name)}</b>
                " " {character.map(|character| say(words::temper(character.temper())))}
            </span>
            {level_select(None, now, choose)}
            <small class="note">{move || say(words::level_help(now()))()}</small>
        </label>
    }
}
