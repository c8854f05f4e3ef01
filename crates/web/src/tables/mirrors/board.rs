//! The board: a grid of fields with its rim, and the light over it.

use leptos::ev::KeyboardEvent;
use leptos::prelude::*;
use prose::draft::mirrors::Draft;
use voice::mirrors::table as words;
use wasm_bindgen::JsCast;

use super::desk::Desk;
use super::flight;
use super::light::{Gleam, Ray};
use super::outlook::{Cell, LAST, Spot};
use super::stone::stone;
use crate::parts::keyed;

/// The fields and the rim, the beams above them, and diamonds on their way.
pub(super) fn grid(desk: Desk) -> AnyView {
    let rows = (0..=LAST).map(|y| {
        let cells = (0..=LAST).map(|x| cell(desk, (x, y))).collect_view();
        view! { <div role="row">{cells}</div> }
    });
    view! {
        <div class="m-slab">
            <div
                class="m-grid"
                role="grid"
                aria-label=move || desk.session.say(&words::board())
                on:keydown=move |event| key(desk, &event)
            >
                {rows.collect_view()}
            </div>
            {beams(desk)}
            {flight::flights(desk)}
        </div>
    }
    .into_any()
}

fn beams(desk: Desk) -> AnyView {
    let beam = |ray: Ray| {
        view! {
            <g class=ray.gleam.class()>
                <path class="halo" d=ray.path.clone() pathLength=length(ray.gleam)></path>
                <path d=ray.path pathLength=length(ray.gleam)></path>
            </g>
        }
        .into_any()
    };
    view! {
        <svg class="m-beams" viewBox="0 0 60 60" aria-hidden="true">
            {keyed(move || desk.rays.get(), |ray| (ray.gleam, ray.path.clone()), beam)}
        </svg>
    }
    .into_any()
}

/// Where the light runs, its way is one long, however long it is; dots are as large on every way.
fn length(gleam: Gleam) -> Option<&'static str> {
    gleam.runs().then_some("1")
}

fn cell(desk: Desk, at: Cell) -> AnyView {
    let spot = desk.outlook.spot(at);
    let (name, inside) = match spot {
        Spot::Corner => {
            return view! { <span class="m-corner" role="gridcell"></span> }.into_any();
        }
        Spot::Field(field) => {
            let mirror = move || match desk.board.get().at(field) {
                None => "m-mirror none",
                Some(diagonal) if desk.outlook.rises(diagonal) => "m-mirror rises",
                Some(_) => "m-mirror falls",
            };
            (field.to_string(), view! { <i class=mirror></i> }.into_any())
        }
        Spot::Recess(recess) => {
            let lies = Memo::new(move |_| desk.lies(recess));
            let inside = view! { {move || lies.get().map(stone)} }.into_any();
            (recess.to_string(), inside)
        }
    };
    let asked = move |on: bool| {
        if let Spot::Recess(recess) = spot {
            desk.asked.set(on.then(|| recess.entrance()));
        }
    };
    let data_name = name.clone();
    view! {
        <div
            role="gridcell"
            id=id(at)
            data-name=data_name
            class=move || class(desk, spot)
            tabindex=move || if desk.at.get() == at { "0" } else { "-1" }
            aria-label=move || desk.name(spot)
            on:click=move |_| desk.tap(spot)
            on:focus=move |_| {
                desk.at.set(at);
                asked(true);
            }
            on:blur=move |_| asked(false)
            on:mouseenter=move |_| asked(true)
            on:mouseleave=move |_| asked(false)
        >
            <small aria-hidden="true">{name}</small>
            {inside}
        </div>
    }
    .into_any()
}

fn class(desk: Desk, spot: Spot) -> String {
    let mut class = String::new();
    match spot {
        Spot::Corner => {}
        Spot::Field(field) => {
            class.push_str("m-field");
            if desk.draft.read().field() == Some(field) {
                class.push_str(" thought");
            } else if flight::touched(desk, field) {
                class.push_str(" fresh");
            }
        }
        Spot::Recess(recess) => {
            class.push_str("m-recess ");
            class.push_str(desk.outlook.edge(recess.side()));
            class.push_str(match desk.gleam(recess) {
                Some(Gleam::Needed) => " needed",
                Some(Gleam::Lit) => " lit",
                _ => "",
            });
            let thought = desk.draft.read().take == Some(recess);
            let returned = Draft::open(&desk.session.view.read()).contains(&recess);
            if thought || returned {
                class.push_str(" thought");
            }
        }
    }
    class
}

pub(super) fn id((x, y): Cell) -> String {
    format!("m-{x}{y}")
}

/// Arrows go from place to place, Space chooses, F flips, Enter confirms, Escape forgets.
fn key(desk: Desk, event: &KeyboardEvent) {
    if event.ctrl_key() || event.alt_key() || event.meta_key() {
        return;
    }
    let at @ (x, y) = desk.at.get_untracked();
    let on_rim = y == 0 || y == LAST;
    let to = match event.key().as_str() {
        "ArrowLeft" => (x.saturating_sub(1), y),
        "ArrowRight" => ((x + 1).min(LAST), y),
        "ArrowUp" => (x, y.saturating_sub(1)),
        "ArrowDown" => (x, (y + 1).min(LAST)),
        "Home" => (u8::from(on_rim), y),
        "End" => (LAST - u8::from(on_rim), y),
        " " => {
            desk.tap(desk.outlook.spot(at));
            at
        }
        "f" | "F" => {
            desk.flip();
            at
        }
        "Enter" => {
            if !desk.confirm() {
                desk.tap(desk.outlook.spot(at));
            }
            at
        }
        "Escape" => {
            desk.think(Draft::default());
            at
        }
        _ => return,
    };
    event.prevent_default();
    if to != at && desk.outlook.spot(to) != Spot::Corner {
        focus(to);
    }
}

/// Brings the keyboard to a place of the board; the page stays where it is scrolled to.
pub(super) fn focus(at: Cell) {
    let element = document().get_element_by_id(&id(at));
    if let Some(element) = element.and_then(|it| it.dyn_into::<web_sys::HtmlElement>().ok()) {
        let options = web_sys::FocusOptions::new();
        options.set_prevent_scroll(true);
        // An element on the page can have the focus.
        let _ = element.focus_with_options(&options);
    }
}
