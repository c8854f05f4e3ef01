//! What every bot of every game promises.

use bots::{Allowance, Bot, Budget, Character, Decision, LEVELS, Opponent, Roster};
use diamant::{Chests, Diamant, Options};
use kadora::Kadora;
use luck::Dice;
use mirrors::Mirrors;
use table::{Luck, Seat, Turn, Viewer, pick};

/// Plays a game in which each seat is asked by each of `bots` in turn, and acts as one of them says.
fn check_conduct<G: Roster>(players: u8, options: &G::Options, seed: u64) {
    let characters = LEVELS.into_iter().flat_map(|level| {
        Character::ALL.map(|one| Opponent { level, character: Some(one) }.to_string())
    });
    let bots = G::BOTS.iter().map(|&name| name.to_owned()).chain(characters);
    let bots = bots.map(|name| {
        let bot = Opponent::bot(&name).or_else(|_| G::bot(&name));
        (name, bot.expect("it is on the roster"))
    });
    let bots: Vec<_> = bots.collect();
    let mut dice = Dice::new(seed);
    let mut game = G::new(players, options).expect("the set-up is legal");
    loop {
        match game.turn() {
            Turn::Over => break,
            Turn::Chance => game.deal(game.draw(&mut dice), &mut ()).expect("it was drawn"),
            Turn::Seats { awaited, .. } => {
                for seat in Seat::all(players) {
                    let (name, bot) =
                        &bots[dice.below(u32::try_from(bots.len()).expect("few")) as usize];
                    let decision = ask::<G>(&**bot, &game, seat, seed);
                    assert_eq!(
                        decision,
                        ask::<G>(&**bot, &game, seat, seed),
                        "{name} is of two minds"
                    );
                    if awaited.contains(seat) {
                        let Decision { action, .. } = decision.expect("an awaited seat chooses");
                        game.act(seat, action, &mut ())
                            .unwrap_or_else(|refusal| panic!("{name} chose {action}: {refusal}"));
                    } else if !game.turn().may_act().contains(seat) {
                        assert_eq!(decision, None, "{name} chooses out of turn");
                    }
                }
            }
        }
    }
}

fn ask<G: Roster>(
    bot: &dyn Bot<G>,
    game: &G,
    seat: Seat,
    seed: u64,
) -> Option<Decision<G::Action>> {
    bot.choose(&game.view(Viewer::Seat(seat)), &mut Dice::new(seed), Budget::Simulations(40))
}

fn check_roster<G: Roster>() {
    assert_eq!(G::BOTS[..4], LEVELS, "{}", G::NAME);
    for name in G::BOTS {
        let bot = G::bot(name).expect("it is on the roster");
        assert!(!matches!(bot.allowance(), Some(Allowance::Millis(_))), "{name} is not repeatable");
        assert_eq!(G::thinks(name), bot.allowance().is_some(), "{name}");
    }
    for level in LEVELS {
        for character in Character::ALL {
            let bot = G::with_character(level, character).expect("every level has characters");
            assert_eq!(G::thinks(level), bot.allowance().is_some(), "{level}, {character:?}");
        }
    }
    let unknown = G::bot("grandmaster").err().expect("no bot is a grandmaster").to_string();
    assert!(unknown.contains("grandmaster") && unknown.contains("thumb"), "{unknown}");
}

#[test]
fn every_game_has_the_four_levels() {
    check_roster::<Diamant>();
    check_roster::<Mirrors>();
    check_roster::<Kadora>();
}

#[test]
fn diamant_bots_choose_what_they_may_and_choose_it_again() {
    for players in 3..=8 {
        check_conduct::<Diamant>(players, &Options::default(), 11 + u64::from(players));
    }
    check_conduct::<Diamant>(4, &Options { chests: Chests::Closed, ..Options::default() }, 5);
}

#[test]
fn mirrors_bots_choose_what_they_may_and_choose_it_again() {
    for players in 2..=4 {
        check_conduct::<Mirrors>(players, &mirrors::Options::default(), 21 + u64::from(players));
    }
}

#[test]
fn kadora_bots_choose_what_they_may_and_choose_it_again() {
    for players in 2..=4 {
        check_conduct::<Kadora>(players, &kadora::Options::default(), 31 + u64::from(players));
    }
}

/// What each character of a level does in the same positions, as text.
fn choices<G: Roster>(players: u8, level: &'static str, games: u64) -> Vec<(&'static str, String)> {
    let company = Character::ALL.map(|one| {
        let name = Opponent { level, character: Some(one) }.to_string();
        (one.name(), Opponent::bot::<G>(&name).expect("every level has every character"))
    });
    let mut chosen = company.each_ref().map(|(name, _)| (*name, String::new()));
    for seed in 0..games {
        let mut dice = Dice::new(seed);
        let mut game = G::new(players, &G::Options::default()).expect("the set-up is legal");
        for _ in 0..60 {
            match game.turn() {
                Turn::Over => break,
                Turn::Chance => game.deal(game.draw(&mut dice), &mut ()).expect("it was drawn"),
                Turn::Seats { awaited, .. } => {
                    for seat in awaited {
                        for ((_, bot), (_, chosen)) in company.iter().zip(&mut chosen) {
                            let decision = ask::<G>(&**bot, &game, seat, seed);
                            *chosen += &decision.map_or(String::new(), |it| it.action.to_string());
                        }
                        let action = pick(&game, seat, &mut dice).expect("an awaited seat can act");
                        game.act(seat, action, &mut ()).expect("it was offered");
                    }
                }
            }
        }
    }
    chosen.into()
}

fn check_no_two_alike<G: Roster>(players: u8, level: &'static str, games: u64) {
    let chosen = choices::<G>(players, level, games);
    for (at, (name, what)) in chosen.iter().enumerate() {
        for (other, same) in &chosen[..at] {
            assert!(what != same, "{level}: {name} plays {} as {other} does", G::NAME);
        }
    }
}

#[test]
fn no_two_characters_play_alike() {
    for level in ["random", "thumb"] {
        check_no_two_alike::<Diamant>(4, level, 60);
        check_no_two_alike::<Mirrors>(3, level, 60);
        check_no_two_alike::<Kadora>(3, level, 60);
    }
    // Those who think take longer, and differ where it makes little difference.
    for level in ["clever", "expert"] {
        check_no_two_alike::<Mirrors>(3, level, 4);
        check_no_two_alike::<Kadora>(3, level, 4);
    }
}
