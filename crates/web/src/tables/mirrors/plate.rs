//! What lies in front of a player, at their side of the board.

use leptos::prelude::*;
use mirrors::{Side, Stage};
use table::Seat;
use voice::table as words;

use super::stone::stone;
use super::ui::TableUi;
use crate::parts::{keyed, mark};

/// Name, diamonds and cards laid open of the player at this side, if there is one.
pub(super) fn plate(ui: TableUi, side: Side) -> Option<AnyView> {
    let session = ui.session;
    let index =
        session.view.read_untracked().players.iter().position(|player| player.side == side)?;
    let seat = Seat::all(Seat::MOST).nth(index)?;
    let class = format!("m-plate {}", ui.outlook.edge(side));
    let at_turn = move || match session.view.read().stage {
        Stage::Over { winners, .. } => winners.contains(seat),
        stage => stage.seat() == Some(seat),
    };
    let told = move || {
        let line = ui.scores.read().get(index).cloned().unwrap_or_default();
        format!("{}. {line}", session.say(&words::symbol(seat.number())))
    };
    let name = move || session.name(seat);
    let player = move || session.view.read().players.get(index).cloned();
    let front = move || {
        let diamonds = player().map(|player| player.diamonds).unwrap_or_default();
        diamonds.into_iter().enumerate().collect()
    };
    let laid = move || player().map_or(0, |player| player.laid.len());
    let card = |number| view! { <i class:laid=move || number < laid()></i> };
    let target = session.view.read_untracked().options.target.cards();
    let cards = (0..target).map(card).collect_view();
    Some(
        view! {
            <div class=class class:on=at_turn role="img" aria-label=told>
                {mark(seat)}
                <b>{mark(seat)} {name}</b>
                <span class="m-cards">{cards}</span>
                <span class="m-front">
                    {keyed(front, |diamond| *diamond, |diamond| stone(diamond.1))}
                </span>
            </div>
        }
        .into_any(),
    )
}
