//! A test for every clause of `rulebooks/kadora.md`.
//!
//! Positions are drawn as text. Cards that a drawing does not name fill up the hands, then those set aside; the rest lies where `*`
//! stands, or in the piles.

#![allow(clippy::unwrap_used, reason = "in a test, a panic is a finding")]

mod count;
mod draw;
#[path = "../drawing/mod.rs"]
mod drawing;
mod give;
mod set_up;
mod take;

use drawing::{Setup, draw_block};
use kadora::{Action, Card, Cards, Event, Kadora, Refusal, Side, Told, View};
use table::{Game, Seat, Seats, Viewer};

fn seat(number: u8) -> Seat {
    Seat::new(number).unwrap()
}

fn seats(numbers: &[u8]) -> Seats {
    numbers.iter().map(|&number| seat(number)).collect()
}

fn card(name: &str) -> Card {
    name.parse().unwrap()
}

fn cards(names: &str) -> Cards {
    names.split_whitespace().map(card).collect()
}

/// The position that the text draws.
fn drawn(text: &str) -> Kadora {
    Setup::read(text).position()
}

/// Whose turn it is.
fn to_move(game: &Kadora) -> Seat {
    game.turn().awaited().first().unwrap()
}

fn act(game: &mut Kadora, action: &str) -> Result<Vec<Event>, Refusal> {
    let mut log = Vec::new();
    game.act(to_move(game), action.parse::<Action>().unwrap(), &mut log)?;
    Ok(log)
}

/// Lets the player to move take these actions, one after another, and returns what all could see of it.
fn play<const N: usize>(game: &mut Kadora, actions: [&str; N]) -> Vec<Told> {
    let events = actions.map(|action| act(game, action).unwrap());
    let told = events.into_iter().flatten().filter_map(|event| match event {
        Event::Told(told) => Some(told),
        Event::Drew { .. } => None,
    });
    told.collect()
}

fn refused(game: &Kadora, action: &str) -> Refusal {
    let mut after = game.clone();
    let refusal = act(&mut after, action).unwrap_err();
    assert_eq!(after, *game);
    refusal
}

/// The actions of the player to move.
fn offered(game: &Kadora) -> Vec<String> {
    let mut offered = Vec::new();
    if let Some(seat) = game.turn().awaited().first() {
        game.actions(seat, |action| offered.push(action.to_string()));
    }
    offered
}

fn open(game: &Kadora) -> View {
    game.view(Viewer::Spectator)
}

fn view(game: &Kadora, number: u8) -> View {
    game.view(Viewer::Seat(seat(number)))
}

fn loot(game: &Kadora, number: u8) -> Cards {
    open(game).loot[usize::from(number)]
}

/// Asserts that the block looks like the rows drawn.
fn assert_block(game: &Kadora, rows: &str) {
    let words = |text: &str| text.split_whitespace().map(str::to_owned).collect::<Vec<_>>();
    let block = draw_block(&open(game).block, Side::South);
    assert_eq!(words(&block), words(&format!("a b c d {rows}")), "the block is\n{block}");
}
