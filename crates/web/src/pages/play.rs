//! A game against bots.

use bots::Opponent;
use host::{Occupants, PERSON};
use leptos::prelude::*;
use prose::GameSetup;
use serde_json::{Value, json};
use table::{Record, Seat, read_options};
use voice::{Message, Spoken, pages as words, table as table_words};

use super::setup::set_up;
use super::{asked, entitle};
use crate::parts::named_mark;
use crate::profile;
use crate::router::{show_address, start_at_top};
use crate::saved_game;
use crate::session::{Session, Solo};
use crate::settings::say;
use crate::tables::{Drawn, Table};

/// A game against bots: the one that is saved in the browser, or a new one.
///
/// `?setup` asks first what kind of game it shall be; `?players=4&level=clever&seed=7` says so, and where a game is running, it is
/// asked first all the same. `?ended` shows how the last game ended: a page that is loaded again then begins no new one.
pub(crate) fn solo<G: Drawn>() -> AnyView {
    entitle(say(G::title()));
    let opening = RwSignal::new(match Opening::of_address(&GameSetup::of::<G>()) {
        // A running game ends only when that is said.
        Opening::Begin(_) if saved::<G>().is_some() => Opening::Ask,
        opening => opening,
    });
    let last = StoredValue::new(Choices::usual(&GameSetup::of::<G>()));
    let again = Callback::new(move |()| opening.set(Opening::Begin(last.get_value())));
    let ask = Callback::new(move |()| opening.set(Opening::Ask));
    // Another screen at this address, such as the game after its set-up, is shown from its top.
    Effect::new(move |before: Option<()>| {
        opening.track();
        if before.is_some() {
            start_at_top();
        }
    });
    let table = move || {
        let now = opening.get();
        // What the address asked for is asked for once.
        if !matches!(now, Opening::Ended) {
            show_address(&format!("/play/{}", G::NAME));
        }
        let saved = match now {
            Opening::Ended => read::<G>(saved_game::finished(G::KIND)),
            _ => saved::<G>(),
        };
        let (choices, resumed) = match now {
            Opening::Ask => {
                return set_up(GameSetup::of::<G>(), opening, saved.is_some());
            }
            Opening::GoOn | Opening::Ended => {
                match saved.and_then(|saved| Some((Choices::of(&saved), Solo::resume(&saved)?))) {
                    Some((choices, session)) => (choices, Some(session)),
                    None => (last.get_value(), None),
                }
            }
            Opening::Begin(choices) => (choices, None),
        };
        last.set_value(Choices { seed: None, ..choices.clone() });
        let game = match resumed {
            Some(session) => Ok((session, choices.bots)),
            None => choices.begin::<G>(),
        };
        match game {
            Ok((session, bots)) => view! { <Table session again ask/> {tempers(&bots)} }.into_any(),
            Err(refused) => view! { <p role="alert">{say(refused)}</p> }.into_any(),
        }
    };
    table.into_any()
}

/// What kind of game it shall be.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Choices {
    /// What the person is called, if they say.
    pub(crate) name: Option<String>,
    /// The level of each bot.
    pub(crate) bots: Vec<String>,
    /// What is agreed, as in records.
    pub(crate) options: Value,
    /// Where chance and bots begin, if that was said.
    pub(crate) seed: Option<u64>,
}

/// What the page is about to do.
#[derive(Clone)]
pub(super) enum Opening {
    Ask,
    GoOn,
    /// Show how the last game ended.
    Ended,
    Begin(Choices),
}

/// The current game that is saved in the browser.
fn saved<G: Drawn>() -> Option<Record<G>> {
    read(saved_game::current(G::KIND))
}

fn read<G: Drawn>(record: Option<String>) -> Option<Record<G>> {
    Record::from_json(&record?).ok()
}

impl Opening {
    fn of_address(offer: &GameSetup) -> Self {
        if asked("setup").is_some() {
            return Self::Ask;
        }
        if asked("ended").is_some() {
            return Self::Ended;
        }
        let players = asked("players").and_then(|players| players.parse::<u8>().ok());
        let level = asked("level").filter(|level| offer.levels.contains(&level.as_str()));
        let seed = asked("seed").and_then(|seed| seed.parse().ok());
        if players.is_none() && level.is_none() && seed.is_none() {
            return Self::GoOn;
        }
        let players = players.unwrap_or(offer.usual);
        let level = level.unwrap_or_else(|| offer.usual_level().to_owned());
        let bots = vec![level; players.saturating_sub(1).into()];
        Self::Begin(Choices { bots, seed, ..Choices::usual(offer) })
    }
}

impl Choices {
    /// The defaults.
    fn usual(offer: &GameSetup) -> Self {
        let bots = vec![offer.usual_level().to_owned(); usize::from(offer.usual) - 1];
        Self { name: profile::name(), bots, options: json!({}), seed: None }
    }

    /// What was chosen for the game of a record.
    fn of<G: Drawn>(record: &Record<G>) -> Self {
        let chairs = Occupants::chairs_of(record).unwrap_or_default();
        Self {
            name: record.names.first().cloned(),
            bots: chairs.into_iter().skip(1).collect(),
            options: serde_json::to_value(&record.options).unwrap_or_default(),
            seed: None,
        }
    }

    /// Begins a new game, and says who the bots are.
    fn begin<G: Drawn>(self) -> Result<(Session<G>, Vec<String>), Message> {
        let unnamed = || untrack(say(table_words::person(1)));
        let seed = self.seed.unwrap_or_else(random_seed);
        let mut chairs: Vec<_> = std::iter::once(PERSON.to_owned()).chain(self.bots).collect();
        Opponent::cast(&mut chairs, seed);
        let bots = Seat::all(Seat::MOST).zip(&chairs).skip(1);
        let bots = bots.map(|(seat, bot)| Opponent::called(bot, seat).to_owned());
        let names = std::iter::once(self.name.unwrap_or_else(unnamed)).chain(bots).collect();
        let options = read_options::<G>(self.options)
            .map_err(|error| words::replay_bad(error.to_string()))?;
        let bots = chairs[1..].to_vec();
        let session = Solo::begin(options, Occupants { chairs, names, seed });
        session.map(|session| (session, bots)).map_err(|refusal: G::Refusal| refusal.message())
    }
}

/// Who each bot is, in a sentence.
fn tempers(bots: &[String]) -> impl IntoView {
    let temper = |(seat, bot): (Seat, &String)| {
        let character = bot.parse::<Opponent>().ok()?.character?;
        let said = words::temper_of(character.name(), words::temper(character.temper()));
        Some(view! { <li>{named_mark(seat)} " " {say(said)}</li> })
    };
    let tempers = Seat::all(Seat::MOST).skip(1).zip(bots).filter_map(temper).collect_view();
    view! { <ul class="tempers note">{tempers}</ul> }
}

/// A seed that a JavaScript number can hold too.
#[expect(clippy::cast_sign_loss, reason = "a random number is not negative")]
pub(crate) fn random_seed() -> u64 {
    (js_sys::Math::random() * 9_007_199_254_740_992.0) as u64
}
