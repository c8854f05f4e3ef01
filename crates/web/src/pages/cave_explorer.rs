//! Any cave of Diamant, set up by clicking: the odds of every next card, what the equilibrium does, and what that is worth.

use bots::diamant::solution::{Cave, Explored, Happened, Next};
use diamant::{Card, Face, Hazard};
use leptos::prelude::*;
use leptos::task::spawn_local;
use table::Viewer;
use voice::diamant::explore;
use voice::{Late, Names, Spoken as _, pages, review as words};

use super::{asked, entitle};
use crate::chunks;
use crate::parts::named_button;
use crate::settings::say;
use crate::thinking::Thinker;
use crate::words::Words;

/// How many hazard cards can have left the game: one for each cave before the last.
const MAX_REMOVED: usize = 4;

/// The page. `?players=4&removed=snake&cards=17,snake,-1,13` sets a cave up.
pub(crate) fn cave_explorer() -> AnyView {
    entitle(say(pages::explore()));
    let words = Words::load(&[Late::Review], Viewer::Spectator, Names::default());
    // Without its style, all of this can be read.
    let _ = chunks::load_style("review");
    let cave = Cave {
        players: asked("players").and_then(|count| count.parse().ok()).unwrap_or(4).clamp(3, 8),
        removed: hazards(),
        happened: list("cards"),
    };
    let usual = Cave { players: 4, ..Cave::default() };
    let explorer = Explorer {
        words,
        cave: RwSignal::new(if cave.is_possible() { cave } else { usual }),
        found: RwSignal::new(None),
        thinker: StoredValue::new_local(Thinker::open()),
    };
    on_cleanup(move || {
        explorer.thinker.try_with_value(Thinker::close);
    });
    Effect::new(move || explorer.ask(explorer.cave.get()));
    words.once_loaded(move || explorer.page())
}

/// The words after a name in the address, those that make sense.
fn list<T: std::str::FromStr>(name: &str) -> Vec<T> {
    let words = asked(name).unwrap_or_default();
    words.split([',', ' ']).filter_map(|word| word.parse().ok()).collect()
}

/// The hazards that the address says have left the game.
fn hazards() -> Vec<Hazard> {
    let cards: Vec<Card> = list("removed");
    let hazard = |card: Card| match card.face() {
        Face::Hazard(hazard) => Some(hazard),
        Face::Diamonds(_) => None,
    };
    cards.into_iter().filter_map(hazard).take(MAX_REMOVED).collect()
}

#[derive(Clone, Copy)]
struct Explorer {
    words: Words,
    cave: RwSignal<Cave>,
    /// What there is to know of the cave, as soon as it is computed.
    found: RwSignal<Option<Explored>>,
    thinker: StoredValue<Thinker, LocalStorage>,
}

impl Explorer {
    /// Asks the worker about a cave.
    fn ask(self, cave: Cave) {
        let thinker = self.thinker.get_value();
        spawn_local(async move {
            let answer = thinker.answer(&cave).await;
            let found = answer.and_then(|answer| serde_json::from_str(&answer).ok());
            // Meanwhile another cave may have been set up, or the page left.
            if self.cave.try_get_untracked() == Some(cave) {
                self.found.try_set(found);
            }
        });
    }

    fn page(self) -> AnyView {
        let words = self.words;
        let take_back = move || {
            self.cave.write().happened.pop();
        };
        let clear = move || self.cave.update(|cave| cave.happened.clear());
        view! {
            <h1>{words.text(pages::explore())}</h1>
            <p>{words.text(explore::help())}</p>
            <section class="review board explore" aria-labelledby="cave">
                <h2 id="cave">{words.text(explore::set_up())}</h2>
                {self.players()}
                {self.removed()}
                <ol class="row path" aria-label=words.text(explore::path())>{move || self.path()}</ol>
                <div class="row" role="group" aria-label=words.text(explore::turn())>
                    {move || self.cards()}
                </div>
                <div class="row" role="group" aria-label=words.text(explore::leave())>
                    {move || self.leavers()}
                </div>
                <p class="row">
                    {named_button("take-back", words.text(explore::undo()), take_back)}
                    {named_button("clear", words.text(explore::clear()), clear)}
                </p>
            </section>
            <section class="review board" aria-live="polite" aria-labelledby="cave-found">
                <h2 id="cave-found">{words.text(explore::found())}</h2>
                {move || self.told()}
            </section>
        }
        .into_any()
    }

    fn players(self) -> impl IntoView {
        let words = self.words;
        let options = (3..=8_u8).map(|count| {
            let selected = move || self.cave.with(|cave| cave.players == count);
            view! { <option value=count prop:selected=selected>{count}</option> }
        });
        let choose = move |event| {
            let players = event_target_value(&event).parse().unwrap_or(4);
            // Who left may have been more than enter now.
            self.cave.update(|cave| *cave = Cave { players, happened: Vec::new(), ..cave.clone() });
        };
        view! {
            <label class="row">
                <span>{words.text(explore::players())}</span>
                <select id="explorers" on:change=choose>{options.collect_view()}</select>
            </label>
        }
    }

    /// The hazards that ended the caves before, and left the game.
    fn removed(self) -> impl IntoView {
        let words = self.words;
        let hazards = Hazard::ALL.map(|hazard| {
            let count = Memo::new(move |_| {
                self.cave.with(|cave| cave.removed.iter().filter(|gone| **gone == hazard).count())
            });
            let press = move |_| {
                self.cave.update(|cave| {
                    let gone = count.get_untracked();
                    if gone < 2 && cave.removed.len() < MAX_REMOVED {
                        cave.removed.push(hazard);
                    } else {
                        cave.removed.retain(|other| *other != hazard);
                    }
                    cave.happened.clear();
                });
            };
            let name = move || {
                let name = words.say(&hazard.message());
                match count.get() {
                    0 => name,
                    count => format!("{name} −{count}"),
                }
            };
            let pressed = move || (count.get() > 0).to_string();
            view! {
                <button type="button" class="gone" aria-pressed=pressed on:click=press>{name}</button>
            }
        });
        view! {
            <fieldset class="row">
                <legend>{words.text(explore::removed())}</legend>
                {hazards}
            </fieldset>
        }
    }

    /// What happened in the cave, in order.
    fn path(self) -> AnyView {
        let words = self.words;
        let happened = self.cave.with(|cave| cave.happened.clone());
        if happened.is_empty() {
            return view! { <li class="note">{words.say(&explore::empty())}</li> }.into_any();
        }
        let steps = happened.into_iter().map(|step| {
            let (class, said) = match step {
                Happened::Card(card) => (class(card), words.say(&card.message())),
                Happened::Left(count) => ("left", words.say(&explore::left(count))),
            };
            view! { <li class=class>{said}</li> }
        });
        steps.collect_view().into_any()
    }

    /// The cards that may be turned over next without ending the expedition.
    fn cards(self) -> AnyView {
        let words = self.words;
        let cave = self.cave.get();
        let cards = Card::all().map(|card| {
            let mut next = cave.clone();
            next.happened.push(Happened::Card(card));
            let none = !next.is_possible();
            let press = move |_| self.cave.set(next.clone());
            let name = match card.face() {
                Face::Diamonds(value) => value.to_string(),
                Face::Hazard(hazard) => words.say(&hazard.message()),
            };
            let said = words.say(&card.message());
            view! {
                <button
                    type="button"
                    class=class(card)
                    data-card=card.to_string()
                    aria-label=said
                    disabled=none
                    on:click=press
                >
                    {name}
                </button>
            }
        });
        cards.collect_view().into_any()
    }

    /// How many may leave after the last card.
    fn leavers(self) -> AnyView {
        let words = self.words;
        let cave = self.cave.get();
        let left = cave.happened.iter().map(|step| match step {
            Happened::Left(count) => *count,
            Happened::Card(_) => 0,
        });
        let left: u8 = left.sum();
        let after_card = matches!(cave.happened.last(), Some(Happened::Card(_)));
        let most = if after_card { cave.players.saturating_sub(left + 1) } else { 0 };
        let buttons = (1..=most).map(|count| {
            let press = move |_| self.cave.update(|cave| cave.happened.push(Happened::Left(count)));
            view! {
                <button type="button" data-leave=count on:click=press>
                    {words.say(&explore::left(count))}
                </button>
            }
        });
        buttons.collect_view().into_any()
    }

    /// What there is to know of the cave.
    fn told(self) -> AnyView {
        let words = self.words;
        let say = |message| words.say(&message);
        let Some(found) = self.found.get() else {
            return view! { <p>{say(explore::nothing())}</p> }.into_any();
        };
        let Explored { inside, beside, path, left, leave, worth, together, alone, .. } = found;
        let deadly: u8 = found.next.iter().filter(|next| next.ends).map(|next| next.count).sum();
        let part = |count: u8| 100.0 * f64::from(count) / f64::from(left.max(1));
        let rows = found.next.into_iter().map(|Next { card, count, ends, each }| {
            let brings = if ends { say(explore::ends(beside)) } else { each.to_string() };
            view! {
                <tr class:mistake=ends>
                    <th scope="row">{say(card.message())}</th>
                    <td>{count}</td>
                    <td>{say(words::percent(words.number(part(count))))}</td>
                    <td>{brings}</td>
                </tr>
            }
        });
        let heads = [explore::card(), explore::count(), explore::chance(), explore::each()];
        let heads = heads.map(|head| view! { <th scope="col">{say(head)}</th> });
        let rows = rows.collect_view();
        let [leave, worth] = [100.0 * leave, worth].map(f64::from);
        view! {
            <p id="equilibrium">
                <strong>{say(explore::equilibrium(words.number(leave), words.number(worth)))}</strong>
            </p>
            <p>{say(explore::stands(inside, beside, path, left))}</p>
            <p>{say(explore::danger(deadly, left, words::percent(words.number(part(deadly)))))}</p>
            <p>{say(explore::leaving(alone, together))}</p>
            <div class="wide" tabindex="0" role="group" aria-labelledby="cave-found">
                <table id="next-cards"><thead><tr>{heads}</tr></thead><tbody>{rows}</tbody></table>
            </div>
        }
        .into_any()
    }
}

/// How a card looks.
fn class(card: Card) -> &'static str {
    match card.face() {
        Face::Diamonds(_) => "diamonds",
        Face::Hazard(_) => "hazard",
    }
}
