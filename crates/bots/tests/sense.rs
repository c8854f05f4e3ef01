//! Choices that anyone would make.

use bots::diamant::Thought;
use bots::{Bot, Budget, Reason, Roster};
use diamant::{Choice, Diamant, Options};
use luck::Dice;
use table::{Game, Seat, Viewer};

/// Four explorers in a cave where these cards have been turned over, nobody having left.
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

fn choice(bot: &str, game: &Diamant) -> (Choice, Reason) {
    let seat = Seat::new(2).expect("a seat");
    let bot: Box<dyn Bot<Diamant>> = Diamant::bot(bot).expect("it is on the roster");
    let view = game.view(Viewer::Seat(seat));
    let decision = bot.choose(seat, &view, &mut Dice::new(4), Budget::Simulations(2_000));
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
