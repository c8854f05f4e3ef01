//! The end of a game on the page.

use games::Kind;
use leptos::prelude::*;
use leptos::task::spawn_local;
use table::{Seat, Viewer};
use voice::{Speaker, ending as words, home as words_of_home};

use super::graph::{HEIGHT, WIDTH};
use super::picture::{SCRIPT, share};
use super::{EndingSummary, PodiumPlace};
use crate::learn;
use crate::pages::title_of;
use crate::parts::{named_button, named_mark};
use crate::router::is_shared_screen;
use crate::script;
use crate::session::TableSignals;
use crate::settings::say;
use crate::storage;

/// How many stand on the podium itself.
const STEPS: usize = 3;

/// Draws the end of a game. `numbers` is what the graph shows, in numbers; where the game was played here, the page scrolls to the podium.
pub(crate) fn draw(
    table: TableSignals,
    summary: impl Fn(&Speaker<'_>) -> EndingSummary + Copy + Send + Sync + 'static,
    numbers: impl Fn() -> AnyView + Copy + Send + Sync + 'static,
) -> AnyView {
    let TableSignals { game, is_open: played, .. } = table;
    // The style comes with the script; without it, all of this can be read.
    let dressed = RwSignal::new(false);
    spawn_local(async move {
        script::load(SCRIPT).await;
        if dressed.try_set(true).is_none() && played {
            request_animation_frame(come_into_sight);
        }
    });
    let failed = RwSignal::new(false);
    let all = Memo::new(move |_| table.speak_to(Viewer::Spectator, summary));
    let make = move || {
        let summary = all.get_untracked();
        spawn_local(async move {
            let shared = share(&summary, game).await;
            failed.try_set(!shared);
        });
    };
    let offered = played && all.with_untracked(|summary| lost_first(game, &summary.places));
    let places = move || {
        let mut places = all.get().places;
        let others = places.split_off(places.len().min(STEPS));
        let others = (!others.is_empty()).then(|| {
            view! { <ol class="others">{others.into_iter().map(place).collect_view()}</ol> }
        });
        view! { <ol class="stand">{places.into_iter().map(place).collect_view()}</ol> {others} }
    };
    let graph = move || {
        let EndingSummary { caption, graph, .. } = all.get();
        view! {
            <figure>
                <figcaption>{caption}</figcaption>
                <svg viewBox=format!("0 0 {WIDTH} {HEIGHT}") aria-hidden="true" inner_html=graph.svg()></svg>
            </figure>
        }
    };
    let moments = move || {
        all.get().moments.into_iter().map(|moment| view! { <li>{moment}</li> }).collect_view()
    };
    let ending = move || {
        dressed.get().then(|| {
            view! {
                <section class="ending board" aria-labelledby="ending">
                    <h2 id="ending">{say(words::title())}</h2>
                    <div class="podium">{places}</div>
                    {offered.then(|| offer(game))}
                    <div class="tale">
                        <h3>{say(words::story())}</h3>
                        {graph}
                        <ul class="moments">{moments}</ul>
                        <details open=is_shared_screen()>
                            <summary>{say(words::numbers())}</summary>
                            {move || numbers()}
                        </details>
                    </div>
                    <p class="row">
                        {named_button("share", say(words::share()), make)}
                        <span role="status">
                            {move || failed.get().then(say(words::share_failed()))}
                        </span>
                    </p>
                </section>
            }
        })
    };
    ending.into_any()
}

/// Whether this is the first game against bots that the person lost here, without having begun the lesson.
fn lost_first(game: Kind, places: &[PodiumPlace]) -> bool {
    let solo = window().location().pathname().is_ok_and(|path| path.starts_with("/play/"));
    let you = places.iter().find(|place| place.seat == Seat::new(0));
    let lost = you.is_some_and(|you| you.rank > 1);
    let key = format!("adamant.lesson-offered.{game}");
    let is_first = storage::get(&key).is_none() && storage::get(&learn::key(game)).is_none();
    solo && lost && is_first && storage::set(&key, "yes")
}

/// The way to the lesson of a game.
fn offer(game: Kind) -> AnyView {
    view! {
        <p class="row offer">
            <span>{say(words_of_home::learn_offer(title_of(game)))}</span>
            <a class="button" href=format!("/learn/{game}")>{say(words_of_home::learn())}</a>
        </p>
    }
    .into_any()
}

/// Scrolls to the way to another game and the podium below it, unless they are in sight.
fn come_into_sight() {
    let page = document();
    let mut parts = [".rematch, .actions.after", ".ending"].into_iter();
    let first = parts.find_map(|part| page.query_selector(part).ok().flatten());
    if let Some(first) = first.filter(|it| it.get_bounding_client_rect().top() < 0.0) {
        first.scroll_into_view();
    }
}

fn place(place: PodiumPlace) -> impl IntoView {
    let PodiumPlace { rank, seat, name, result } = place;
    view! {
        <li class=format!("rank-{}", rank.min(STEPS))>
            <b class="rank">{rank}"."</b>
            {seat.map(named_mark)}
            <strong>{name}</strong>
            <span>{result}</span>
        </li>
    }
}
