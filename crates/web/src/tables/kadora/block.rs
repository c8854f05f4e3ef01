//! The block: sixteen places, and what their rows and columns come to.

use kadora::{Card, ENOUGH, Field, Fields};
use leptos::ev::KeyboardEvent;
use leptos::prelude::*;
use voice::{Message, Spoken, kadora::table as words};

use super::card::face;
use super::count::is_counted;
use super::ui::TableUi;

/// How many places a row has.
const WIDTH: usize = 4;

/// The block as the viewer's side sees it, with what happened last above it.
pub(super) fn block(ui: TableUi) -> AnyView {
    let session = ui.session;
    let order = session.view.read_untracked().side().reading_order();
    let focus = RwSignal::new(5);
    let rows = order.chunks(WIDTH).enumerate().map(|(row, fields)| {
        let cells = fields.iter().enumerate();
        let cells = cells.map(|(column, &field)| cell(ui, field, row * WIDTH + column, focus));
        let cells = cells.collect_view();
        view! { <div role="row">{cells} {sum(ui, fields, "rowheader")}</div> }
    });
    let columns = (0..WIDTH).map(|column| {
        let fields: Vec<_> = order.iter().copied().skip(column).step_by(WIDTH).collect();
        sum(ui, &fields, "columnheader")
    });
    // The count is told elsewhere, step by step.
    let said = move || session.say_last(|seen| !is_counted(seen));
    let pressed = move |event: KeyboardEvent| {
        let at = focus.get_untracked();
        let (row, column) = (at / WIDTH, at % WIDTH);
        let to = match event.key().as_str() {
            "ArrowUp" if row > 0 => at - WIDTH,
            "ArrowDown" if row + 1 < WIDTH => at + WIDTH,
            "ArrowLeft" if column > 0 => at - 1,
            "ArrowRight" if column + 1 < WIDTH => at + 1,
            "Home" => row * WIDTH,
            "End" => row * WIDTH + WIDTH - 1,
            "Enter" | " " => {
                event.prevent_default();
                ui.aim(order[at]);
                return;
            }
            _ => return,
        };
        event.prevent_default();
        crate::focus::focus(&id(order[to]));
    };
    view! {
        <section class="k-middle">
            <p class="k-said" aria-hidden="true">{said}</p>
            <div
                class="k-block"
                role="grid"
                aria-label=move || session.say(&words::block())
                class:choosing=move || ui.chosen().is_some()
                on:keydown=pressed
            >
                {rows.collect_view()}
                <div role="row">{columns.collect_view()}</div>
            </div>
        </section>
    }
    .into_any()
}

pub(super) fn id(field: Field) -> String {
    format!("k-{field}")
}

fn cell(ui: TableUi, field: Field, index: usize, focus: RwSignal<usize>) -> AnyView {
    let block = ui.session.view;
    let card = move || block.read().block.get(field);
    // The card that lies there, and whether it only would if the draft were carried out.
    let lies = Memo::new(move |_| match (card(), ui.draft.get()) {
        (Some(card), _) => Some((card, false)),
        (None, draft) => draft.filter(|it| it.field == field).map(|it| (it.card, true)),
    });
    let class = move || {
        let draft = ui.draft.get();
        let matches = |card: Card| draft.is_some_and(|draft| draft.card.matches(card));
        let touched = draft.is_some_and(|draft| draft.touches(field));
        [
            ("k-cell", true),
            (" open", card().is_none()),
            (" touched", touched),
            (" alike", touched && card().is_some_and(matches)),
            (" taken", draft.is_some_and(|draft| draft.taken().contains(field))),
            (" planned", matches!(lies.get(), Some((_, true)))),
            (" aimed", ui.is_aimed(field)),
            (" new", ui.change.read().new.contains(field)),
            (" last", ui.last_laid() == Some(field)),
        ]
        .into_iter()
        .filter_map(|(class, on)| on.then_some(class))
        .collect::<String>()
    };
    let shown = move || lies.get().map(|(card, _)| face(card));
    // Its leaving is animated once.
    let gone = Memo::new(move |_| {
        let change = &*ui.change.read();
        change.gone.iter().find(|(place, _)| *place == field).map(|(_, card)| *card)
    });
    let leaving = move || gone.get().map(|card| view! { <s>{face(card)}</s> });
    let name = move || {
        ui.session.say(&match card() {
            Some(card) => words::field(field, card.message()),
            None => words::field_open(field),
        })
    };
    let leave = move || ui.near.update(|near| *near = near.filter(|near| *near != field));
    view! {
        <div
            role="gridcell"
            id=id(field)
            class=class
            tabindex=move || if focus.get() == index { 0 } else { -1 }
            on:click=move |_| ui.aim(field)
            on:focus=move |_| {
                focus.set(index);
                ui.near.set(Some(field));
            }
            on:blur=move |_| leave()
            on:mouseenter=move |_| ui.near.set(Some(field))
            on:mouseleave=move |_| leave()
        >
            <span class="unseen">{name}</span>
            {leaving}
            {shown}
            <small aria-hidden="true">{field.to_string()}</small>
        </div>
    }
    .into_any()
}

/// What a row or column comes to, or would.
fn sum(ui: TableUi, fields: &[Field], role: &'static str) -> AnyView {
    let line: Fields = fields.iter().copied().collect();
    let (is_row, letter) = match fields {
        [first, ..] if line == first.row() => (true, first.rank()),
        [first, ..] => (false, first.file()),
        [] => (false, ' '),
    };
    let planned = move || ui.draft.get().filter(|draft| line.contains(draft.field));
    let worth = move || match planned() {
        Some(draft) if is_row => draft.haul.row_sum,
        Some(draft) => draft.haul.column_sum,
        None => ui.session.view.read().block.cards(line).iter().map(Card::value).sum(),
    };
    let compared = move || {
        let sign = if worth() >= ENOUGH { "≥" } else { "<" };
        planned().map(|_| format!(" {sign} {ENOUGH}"))
    };
    let enough = move || planned().is_some() && worth() >= ENOUGH;
    let name = move || {
        let sum: fn(char, u8) -> Message = if is_row { words::row_sum } else { words::column_sum };
        ui.session.say(&sum(letter, worth()))
    };
    view! {
        <div
            role=role
            class="k-sum"
            class:touched=move || planned().is_some()
            class:enough=enough
        >
            <span class="unseen">{name}</span>
            <small aria-hidden="true">{letter.to_string()}</small>
            <b aria-hidden="true">{worth}</b>
            <i aria-hidden="true">{compared}</i>
        </div>
    }
    .into_any()
}
