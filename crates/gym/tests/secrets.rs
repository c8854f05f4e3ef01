//! Twins: positions that differ only in what a seat may not know give that seat the same array and the same actions. They are made by
//! hand for every hidden zone, with the moves and deals that a player could make.

#![allow(clippy::unwrap_used, reason = "in a test, a panic is a finding")]

use diamant::{Chests, Choice, Options, Supply};
use games::{Diamant, Kadora, Mirrors};
use gym::Numbered;
use kadora::{Card, aside_size, pile_size};
use luck::Dice;
use table::{Game, Luck, Seat, Viewer, pick};

fn seat(number: u8) -> Seat {
    Seat::new(number).unwrap()
}

fn told<G: Numbered>(game: &G, seat: Seat) -> (Vec<f32>, Vec<usize>) {
    let mut array = vec![0.0; G::layout(game.players()).size()];
    G::observe(&game.view(Viewer::Seat(seat)), &mut array);
    let mut actions = Vec::new();
    game.actions(seat, |action| actions.push(G::number(game.players(), seat, action)));
    (array, actions)
}

/// Both positions tell every seat but those in `known_to` the same, and those in `known_to` something else.
fn check_twins<G: Numbered>(one: &G, other: &G, known_to: &[Seat]) {
    assert_ne!(one, other, "twins differ");
    for seat in Seat::all(one.players()) {
        if known_to.contains(&seat) {
            assert_ne!(told(one, seat).0, told(other, seat).0, "{seat:?} knows the difference");
        } else {
            assert_eq!(told(one, seat), told(other, seat), "{seat:?} is told of the difference");
        }
    }
}

/// Plays both on with the same steps as long as both can, and compares them all the way.
fn check_on<G: Numbered>(mut one: G, mut other: G, known_to: &[Seat], steps: u32) {
    let mut dice = Dice::new(11);
    for _ in 0..steps {
        check_twins(&one, &other, known_to);
        let Some(seat) = one.turn().awaited().first() else { break };
        // Choices that both can make: the seats that know the difference may have others.
        let action = (0..100).find_map(|_| {
            let action = pick(&one, seat, &mut dice)?;
            other.clone().act(seat, action, &mut ()).is_ok().then_some(action)
        });
        let Some(action) = action else { break };
        one.act(seat, action, &mut ()).unwrap();
        other.act(seat, action, &mut ()).unwrap();
        if known_to.contains(&seat) && one.view(Viewer::Spectator) != other.view(Viewer::Spectator)
        {
            break;
        }
    }
}

#[test]
fn a_sealed_decision() {
    for chests in [Chests::Open, Chests::Closed] {
        let mut game = Diamant::new(4, &Options { chests, stones: Supply::Of90 }).unwrap();
        game.deal("17".parse().unwrap(), &mut ()).unwrap();
        let (mut stays, mut leaves) = (game.clone(), game);
        stays.act(seat(1), Choice::Stay, &mut ()).unwrap();
        leaves.act(seat(1), Choice::Leave, &mut ()).unwrap();
        check_twins(&stays, &leaves, &[seat(1)]);
        for game in [&mut stays, &mut leaves] {
            game.act(seat(3), Choice::Stay, &mut ()).unwrap();
        }
        check_twins(&stays, &leaves, &[seat(1)]);
    }
}

#[test]
fn closed_chests() {
    let options = Options { chests: Chests::Closed, stones: Supply::Of90 };
    let explored = |leaver: Seat| {
        let mut game = Diamant::new(3, &options).unwrap();
        game.deal("11".parse().unwrap(), &mut ()).unwrap();
        for each in Seat::all(3) {
            let choice = if each == leaver { Choice::Leave } else { Choice::Stay };
            game.act(each, choice, &mut ()).unwrap();
        }
        // Those who stayed come back with nothing.
        game.deal("snake".parse().unwrap(), &mut ()).unwrap();
        for each in Seat::all(3).filter(|&each| each != leaver) {
            game.act(each, Choice::Stay, &mut ()).unwrap();
        }
        game.deal("snake".parse().unwrap(), &mut ()).unwrap();
        game.deal("5".parse().unwrap(), &mut ()).unwrap();
        game
    };
    check_on(explored(seat(0)), explored(seat(1)), &[seat(0), seat(1)], 3);
}

/// A game of Mirrors in which these cards were drawn first.
fn mirrors(cards: &[&str]) -> Mirrors {
    let mut game = Mirrors::new(cards.len() as u8, &mirrors::Options::default()).unwrap();
    let rim = "RRRRBBBBGGGGYYYY".parse().unwrap();
    game.deal(mirrors::Deal::Board { rim, first: seat(0) }, &mut ()).unwrap();
    for card in cards {
        game.deal(mirrors::Deal::Card(card.parse().unwrap()), &mut ()).unwrap();
    }
    game
}

#[test]
fn a_card_in_hand_and_one_in_the_pile() {
    check_on(
        mirrors(&["RBGY", "RRBB", "GGYY"]),
        mirrors(&["RBGY", "RRBG", "GGYY"]),
        &[seat(1)],
        40,
    );
    check_on(mirrors(&["RBGY", "RRBB"]), mirrors(&["RBGY", "RRBG"]), &[seat(1)], 40);
}

#[test]
fn two_cards_in_hand() {
    let (one, other) =
        (mirrors(&["RBGY", "RRBB", "GGYY", "RRYY"]), mirrors(&["RBGY", "GGYY", "RRBB", "RRYY"]));
    check_on(one, other, &[seat(1), seat(2)], 40);
}

/// Where the cards of a hidden zone lie in the shuffled pack, and whose they are.
fn zones(players: u8) -> Vec<(&'static str, std::ops::Range<usize>, Option<Seat>)> {
    let mut zones = vec![("the set-aside cards", 0..aside_size(players), None)];
    let mut start = aside_size(players);
    for owner in Seat::all(players) {
        zones.push(("a hand", start..start + 4, Some(owner)));
        start += 4;
    }
    start += 12;
    for _ in 0..2 {
        zones.push(("a pile", start..start + pile_size(players), None));
        start += pile_size(players);
    }
    assert_eq!(start, Card::COUNT);
    zones
}

#[test]
fn hands_piles_and_set_aside_cards() {
    for players in 2..=4 {
        let mut dice = Dice::new(u64::from(players));
        let zones = zones(players);
        let mut checked = 0;
        for (i, (_, here, owner)) in zones.iter().enumerate() {
            for (_, there, other_owner) in &zones[i..] {
                let start = Kadora::new(players, &kadora::Options::default()).unwrap();
                let mut deal = start.draw(&mut dice);
                dice.shuffle(&mut deal.cards);
                // Two cards of one colour look the same from behind.
                let pair = here
                    .clone()
                    .flat_map(|a| there.clone().map(move |b| (a, b)))
                    .find(|&(a, b)| a != b && deal.cards[a].colour() == deal.cards[b].colour());
                let Some((a, b)) = pair else { continue };
                let (mut one, mut other) = (start.clone(), start);
                one.deal(deal, &mut ()).unwrap();
                deal.cards.swap(a, b);
                other.deal(deal, &mut ()).unwrap();
                if one == other {
                    continue;
                }
                let known_to: Vec<Seat> = [*owner, *other_owner].into_iter().flatten().collect();
                check_twins(&one, &other, &known_to);
                checked += 1;
            }
        }
        assert!(checked > 6, "{checked}");
    }
}
