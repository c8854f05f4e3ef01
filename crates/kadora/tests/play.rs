//! What holds in whole games, with any players.

#![allow(clippy::unwrap_used, reason = "in a test, a panic is a finding")]

mod drawing;

use std::collections::HashSet;

use drawing::draw;
use kadora::{Action, Deal, Event, Fields, Gift, Kadora, Options, Pile, Stage, Told, View};
use luck::Dice;
use table::{Game, Log, Refusal as _, Seat, Turn, Viewer, pick, play_at_random};

/// Plays a random game and hands every position in which a seat is to move to `each`.
fn each_turn(players: u8, seed: u64, mut each: impl FnMut(&Kadora, Seat)) {
    let mut dice = Dice::of_game(seed, u64::from(players));
    let mut game = Kadora::new(players, &Options::default()).unwrap();
    loop {
        match game.turn() {
            Turn::Chance => game.deal(game.draw(&mut dice), &mut ()).unwrap(),
            Turn::Seats { awaited, .. } => {
                let seat = awaited.first().unwrap();
                each(&game, seat);
                let action = pick(&game, seat, &mut dice).unwrap();
                game.act(seat, action, &mut ()).unwrap();
            }
            Turn::Over => return,
        }
    }
}

/// The clause that forbids an action to the seat whose view this is, as the rulebook would have it.
fn forbidding(view: &View, action: Action) -> Option<&'static str> {
    let you = view.you.unwrap();
    let draw = |pile: Pile| match (view.left.len(), view.right.len(), pile) {
        (0, 0, _) => "K18",
        (0, _, Pile::Left) | (_, 0, Pile::Right) => "K15",
        _ => "K9",
    };
    match (view.stage, action) {
        (Stage::Drawing { .. }, Action::Draw(_)) | (Stage::Giving { .. }, Action::Keep) => None,
        (Stage::Drawing { .. }, _)
        | (Stage::Giving { .. }, Action::Place { .. })
        | (Stage::Placing { .. }, Action::Keep) => Some("K9"),
        (_, Action::Draw(pile)) => Some(draw(pile)),
        (Stage::Giving { .. }, Action::Give { colour, to })
            if view.gifts(you).contains(&Gift { colour, to }) =>
        {
            None
        }
        (_, Action::Give { .. }) => Some("K10"),
        (_, Action::Place { card, field }) => {
            let can = view.hand().contains(card) && view.block.open().contains(field);
            (!can).then_some("K11")
        }
        (stage, Action::Keep) => panic!("no one is to move: {stage:?}"),
    }
}

#[test]
fn every_illegal_action_is_refused_by_the_clause_that_forbids_it() {
    let mut clauses = HashSet::new();
    for players in 2..=4 {
        for seed in 0..4 {
            each_turn(players, seed, |game, seat| {
                let view = game.view(Viewer::Seat(seat));
                Kadora::every_action(players, |action| {
                    let refusal = game.clone().act(seat, action, &mut ()).err();
                    let clause = refusal.map(|refusal| refusal.clause());
                    assert_eq!(clause, forbidding(&view, action), "{action} in\n{}", draw(&view));
                    clauses.extend(clause);
                });
            });
        }
    }
    assert_eq!(clauses, HashSet::from(["K9", "K10", "K11", "K15", "K18"]));
}

#[test]
fn what_a_client_foretells_of_a_card_is_what_happens() {
    for players in 2..=4 {
        each_turn(players, 5, |game, seat| {
            let before = game.view(Viewer::Spectator);
            game.actions(seat, |action| {
                let Action::Place { card, field } = action else { return };
                let haul = before.block.haul(card, field);
                let (column, row) = (before.block.cards(haul.column), before.block.cards(haul.row));
                let mut log = Vec::new();
                let mut after = game.clone();
                after.act(seat, action, &mut log).unwrap();

                let took = log.iter().find_map(|event| match *event {
                    Event::Told(Told::Took { taking, column, row, .. }) => {
                        Some((taking, column, row))
                    }
                    _ => None,
                });
                assert_eq!(took, haul.taking.map(|taking| (taking, column, row)));
                if after.turn() != Turn::Over {
                    let loot = after.view(Viewer::Spectator).loot[seat.index()];
                    assert_eq!(loot, before.loot[seat.index()].with(&column).with(&row));
                }
                assert!(!(Fields::ALL - after.view(Viewer::Spectator).block.open()).is_empty());
            });
        });
    }
}

#[derive(Default)]
struct Count(usize);

impl Log<Event> for Count {
    fn push(&mut self, _: Event) {
        self.0 += 1;
    }
}

#[test]
fn a_simulation_allocates_nothing() {
    let mut count = Count::default();
    let play = |log: &mut Count| {
        for game in 0..99 {
            let players = 2 + u8::try_from(game % 3).unwrap();
            let mut dice = Dice::of_game(1, game);
            play_at_random::<Kadora>(players, &Options::default(), &mut dice, log).unwrap();
            play_at_random::<Kadora>(players, &Options::default(), &mut dice, &mut ()).unwrap();
        }
    };
    let use_of_heap = allocation_counter::measure(|| play(&mut count));
    assert_eq!(use_of_heap.count_total, 0);
    assert!(count.0 > 1000);
}

#[test]
fn a_position_is_small_and_what_holds_secrets_cannot_be_sent() {
    assert!(size_of::<Kadora>() <= 240, "{}", size_of::<Kadora>());
    static_assertions::assert_not_impl_any!(Kadora: serde::Serialize);
    static_assertions::assert_not_impl_any!(Event: serde::Serialize);
    static_assertions::assert_not_impl_any!(Deal: serde::Serialize);
}
