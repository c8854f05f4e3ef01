//! Choices that every player would make.

use bots::diamant::Thought;
use bots::{Bot, Budget, Fear, Reason, Roster, Threat};
use diamant::{Choice, Diamant, Options};
use kadora::Kadora;
use luck::Dice;
use mirrors::{Colour, Mirrors};
use table::{Game, Seat, Viewer, pick};

/// Four explorers in a cave where these cards have been turned over, no one having left.
fn cave(cards: &str) -> Diamant {
    let mut game = Diamant::new(4, &Options::default()).expect("four can play");
    for (i, card) in cards.split(' ').enumerate() {
        if i > 0 {
            for seat in Seat::all(4) {
                game.act(seat, Choice::Stay, &mut ()).expect("all are inside");
            }
        }
        game.deal(card.parse().expect("a card"), &mut ()).expect("it is in the pile");
    }
    game
}

fn seat(number: u8) -> Seat {
    Seat::new(number).expect("one of eight seats")
}

fn choice(bot: &str, game: &Diamant) -> (Choice, Reason) {
    let seat = seat(2);
    let bot: Box<dyn Bot<Diamant>> = Diamant::bot(bot).expect("it is on the roster");
    let view = game.view(Viewer::Seat(seat));
    let decision = bot.choose(&view, &mut Dice::new(4), Budget::Simulations(2_000));
    decision.map(|decision| (decision.action, decision.reason)).expect("it is inside")
}

#[test]
fn with_much_at_stake_and_every_hazard_about_the_thinkers_leave() {
    let game = cave("17 15 14 13 11 11 9 7 snake scorpion rockslide gas explosion");
    for bot in ["thumb", "clever", "expert", "card-counter", "ten-stones", "second-hazard"] {
        assert_eq!(choice(bot, &game).0, Choice::Leave, "{bot}");
    }
}

#[test]
fn while_nothing_can_happen_the_thinkers_stay() {
    let game = cave("4");
    for bot in ["thumb", "clever", "expert", "card-counter", "sixth-card"] {
        assert_eq!(choice(bot, &game).0, Choice::Stay, "{bot}");
    }
}

#[test]
fn an_expert_says_what_it_fears() {
    let (_, reason) = choice("expert", &cave("17 snake 13 gas"));
    let Reason::Diamant(_, Thought::Chances { deadly, left, sure, others, leavers, .. }) = reason
    else {
        panic!("{reason:?}")
    };
    // Two snakes and two gas clouds among 26 cards; 17 and 13 among four leave one each on the path.
    assert_eq!((deadly, left, sure, others), (4, 26, 7, 3));
    assert!(leavers <= 3);
}

/// Whom the expert on seat 0 fears when it is shown `view`.
fn feared<G: Roster>(view: &G::View) -> Fear {
    let expert = G::bot("expert").expect("it is on the roster");
    let choice = expert.choose(view, &mut Dice::new(4), Budget::Simulations(500));
    match choice.expect("it is its turn").reason {
        Reason::Searched { fear: Some(fear), .. } => fear,
        other => panic!("{other:?}"),
    }
}

#[test]
fn in_mirrors_who_is_nearest_to_a_third_card_is_feared_and_what_they_seem_to_need_is_told() {
    let mut game = Mirrors::new(3, &mirrors::Options::default()).expect("three can play");
    let rim = "RBGYRBGYRBGYRBGY".parse().expect("a rim");
    game.deal(mirrors::Deal::Board { rim, first: seat(0) }, &mut ()).expect("a full rim");
    for card in ["BBGG", "RRBY", "GGYY"] {
        let card = card.parse().expect("a card");
        game.deal(mirrors::Deal::Card(card), &mut ()).expect("it is in the pile");
    }
    let mut view = game.view(Viewer::Seat(seat(0)));
    assert_eq!(feared::<Mirrors>(&view).threat, None, "no seat has shown anything yet");

    // Three cards show two reds and a blue. Two of them lie open.
    view.rim = "..GY.BGYRBGYRBGY".parse().expect("a rim");
    view.players[1].diamonds = vec![Colour::Red, Colour::Blue, Colour::Red];
    view.players[1].laid =
        ["RRBB", "RRBG"].map(|card| card.parse().expect("a card")).into_iter().collect();
    let fear = feared::<Mirrors>(&view);
    assert_eq!((fear.rival, fear.threat), (seat(1), Some(Threat::Needs(Colour::Yellow))));
    assert!(fear.promise.0 > 50, "{fear:?}");
}

#[test]
fn in_kadora_the_penalty_of_whom_it_fears_is_told() {
    let mut game = Kadora::new(2, &kadora::Options::default()).expect("two can play");
    let deal = kadora::Deal { cards: kadora::Card::ALL, first: seat(0) };
    game.deal(deal, &mut ()).expect("every card is there once");
    let (mut dice, rival) = (Dice::new(1), seat(1));
    while game.turn().awaited().first() != Some(seat(0)) || game.penalty(rival) == 0 {
        let mover = game.turn().awaited().first().expect("the game goes on");
        let action = pick(&game, mover, &mut dice).expect("an awaited seat can act");
        game.act(mover, action, &mut ()).expect("it was offered");
    }
    let fear = feared::<Kadora>(&game.view(Viewer::Seat(seat(0))));
    assert_eq!((fear.rival, fear.threat), (rival, Some(Threat::Penalty(game.penalty(rival)))));
}
