//! The board: a grid of fields with its rim, and the light over it.

use leptos::ev::KeyboardEvent;
use leptos::prelude::*;
use prose::draft::mirrors::Draft;
use voice::mirrors::table as words;

use super::flight;
use super::light::{Gleam, Ray};
use super::outlook::{Cell, LAST, Spot};
use super::stone::stone;
use super::ui::TableUi;
use crate::focus::{element, focus_in_place};
use crate::parts::keyed;

/// The fields and the rim, the beams above them, and diamonds on their way.
pub(super) fn grid(ui: TableUi) -> AnyView {
    let rows = (0..=LAST).map(|y| {
        let cells = (0..=LAST).map(|x| cell(ui, (x, y))).collect_view();
        view! { <div role="row">{cells}</div> }
    });
    view! {
        <div class="m-slab">
            <div
                class="m-grid"
                role="grid"
                aria-label=move || ui.session.say(&words::board())
                on:keydown=move |event| key(ui, &event)
            >
                {rows.collect_view()}
            </div>
            {beams(ui)}
            {flight::flights(ui)}
        </div>
    }
    .into_any()
}

fn beams(ui: TableUi) -> AnyView {
    let beam = |ray: Ray| {
        // Where the light runs, its way is one long, however long it is; dots are as large on every way.
        let runs = matches!(ray.gleam, Gleam::Lit | Gleam::Needed | Gleam::Took);
        let length = runs.then_some("1");
        view! {
            <g class=ray.gleam.class()>
                <path class="halo" d=ray.path.clone() pathLength=length></path>
                <path d=ray.path pathLength=length></path>
            </g>
        }
        .into_any()
    };
    view! {
        <svg class="m-beams" viewBox="0 0 60 60" aria-hidden="true">
            {keyed(move || ui.rays.get(), |ray| (ray.gleam, ray.path.clone()), beam)}
        </svg>
    }
    .into_any()
}

fn cell(ui: TableUi, at: Cell) -> AnyView {
    let spot = ui.outlook.spot(at);
    let (name, inside) = match spot {
        Spot::Corner => {
            return view! { <span class="m-corner" role="gridcell"></span> }.into_any();
        }
        Spot::Field(field) => {
            let mirror = move || match ui.board.get().at(field) {
                None => "m-mirror none",
                Some(diagonal) if ui.outlook.rises(diagonal) => "m-mirror rises",
                Some(_) => "m-mirror falls",
            };
            (field.to_string(), view! { <i class=mirror></i> }.into_any())
        }
        Spot::Recess(recess) => {
            let lies = Memo::new(move |_| ui.lies(recess));
            let inside = view! { {move || lies.get().map(stone)} }.into_any();
            (recess.to_string(), inside)
        }
    };
    let asked = move |on: bool| {
        if let Spot::Recess(recess) = spot {
            ui.asked.set(on.then(|| recess.entrance()));
        }
    };
    let data_name = name.clone();
    view! {
        <div
            role="gridcell"
            id=id(at)
            data-name=data_name
            class=move || class(ui, spot)
            tabindex=move || if ui.at.get() == at { "0" } else { "-1" }
            aria-label=move || ui.name(spot)
            on:click=move |_| ui.tap(spot)
            on:focus=move |_| {
                ui.at.set(at);
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

fn class(ui: TableUi, spot: Spot) -> String {
    match spot {
        Spot::Corner => String::new(),
        Spot::Field(field) => {
            let state = if ui.draft.read().field() == Some(field) {
                " thought"
            } else if flight::touched(ui, field) {
                " fresh"
            } else {
                ""
            };
            format!("m-field{state}")
        }
        Spot::Recess(recess) => {
            let edge = ui.outlook.edge(recess.side());
            let lit = match ui.gleam(recess) {
                Some(Gleam::Needed) => " needed",
                Some(Gleam::Lit) => " lit",
                _ => "",
            };
            let returned = || Draft::open(&ui.session.view.read()).contains(&recess);
            let thought = ui.draft.read().take == Some(recess) || returned();
            format!("m-recess {edge}{lit}{}", if thought { " thought" } else { "" })
        }
    }
}

pub(super) fn id((x, y): Cell) -> String {
    format!("m-{x}{y}")
}

/// Arrows go from place to place, Space chooses, F flips, Enter confirms, Escape forgets.
fn key(ui: TableUi, event: &KeyboardEvent) {
    if event.ctrl_key() || event.alt_key() || event.meta_key() {
        return;
    }
    let at @ (x, y) = ui.at.get_untracked();
    let on_rim = y == 0 || y == LAST;
    let to = match event.key().as_str() {
        "ArrowLeft" => (x.saturating_sub(1), y),
        "ArrowRight" => ((x + 1).min(LAST), y),
        "ArrowUp" => (x, y.saturating_sub(1)),
        "ArrowDown" => (x, (y + 1).min(LAST)),
        "Home" => (u8::from(on_rim), y),
        "End" => (LAST - u8::from(on_rim), y),
        " " => {
            ui.tap(ui.outlook.spot(at));
            at
        }
        "f" | "F" => {
            ui.flip();
            at
        }
        "Enter" => {
            if !ui.confirm() {
                ui.tap(ui.outlook.spot(at));
            }
            at
        }
        "Escape" => {
            ui.think(Draft::default());
            at
        }
        _ => return,
    };
    event.prevent_default();
    if to != at && ui.outlook.spot(to) != Spot::Corner {
        focus(to);
    }
}

/// Moves the focus to a place of the board; the page stays where it is scrolled to.
pub(super) fn focus(at: Cell) {
    if let Some(element) = element(&id(at)) {
        focus_in_place(&element);
    }
}
