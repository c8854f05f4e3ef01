//! K19 to K23: the count.

use kadora::{
    Cards, Colour, DecidedBy, Fields, Kadora, Known, Lead, Options, Scoring, Told, scoring,
};
use luck::Dice;
use table::{Game, Notation, Outcome, Viewer, play_at_random};

use super::{cards, drawn, loot, open, play, seat, seats};

fn count<const N: usize>(loot: [&str; N]) -> Scoring {
    scoring(&loot.map(cards))
}

fn leaders(scoring: &Scoring, colour: Colour) -> Lead {
    scoring.leads[colour.index()]
}

fn penalties(scoring: &Scoring) -> Vec<u8> {
    scoring.tallies().iter().map(|tally| tally.penalty).collect()
}

/// The last turn of a game of three.
const LAST_TURN: &str = "3 players, seat 2 places, 1 turns left
       a   b   c   d
    4 R2b O1p Y1m G1b
    3 B1p  .   .  P1m
    2 G1p  .   .  B1m
    1 Y1b P1p O1m R2m
    hand 0 R3p R4p R5p
    hand 1 R3m R4m R5m
    hand 2 R3b R4b R5b O3m
    loot 0 *";

#[test]
fn k19_each_hand_joins_its_owners_loot_and_the_block_is_no_ones() {
    let mut game = drawn(LAST_TURN);
    let before = loot(&game, 0);
    let told = play(&mut game, ["O3m b2"]);
    let joined: Vec<Told> = [(0, "R3p R4p R5p"), (1, "R3m R4m R5m"), (2, "R3b R4b R5b")]
        .map(|(number, hand)| Told::HandJoined { seat: seat(number), cards: cards(hand) })
        .to_vec();
    assert_eq!(told[1..4], joined);
    assert_eq!(loot(&game, 0), before.with(&cards("R3p R4p R5p")));
    assert_eq!(loot(&game, 1), cards("R3m R4m R5m"));
    assert_eq!(loot(&game, 2), cards("R3b R4b R5b"));
    assert!(open(&game).hands.iter().all(Known::is_empty));

    let block = open(&game).block.cards(Fields::ALL);
    assert!(block.contains("O3m".parse().unwrap()));
    let counted: u8 = game.scoring().unwrap().tallies().iter().map(kadora::Tally::cards).sum();
    assert_eq!(counted, 72 - 12 - block.len());
}

/// With all red and the best of orange, the virtual player has no penalty at all; the others do.
const VIRTUAL: &str = "2 players, seat 1 places, 1 turns left
       a   b   c   d
    4 B1b O1p Y1m G1b
    3 B1p  .   .  P1m
    2 G1p  .   .  B1m
    1 Y1b P1p O1m G1m
    hand 0 Y2b G2b O3b
    hand 1 Y2p G2p P2p O3m
    aside  R2b R3b R4b R5b R2p R3p R4p R5p R2m R3m R4m R5m O5b O5p O5m O4b O4p O4m
    loot 0 *";

#[test]
fn k20_with_two_players_the_set_aside_cards_are_a_third_ones_who_can_win() {
    let mut game = drawn(VIRTUAL);
    let told = play(&mut game, ["O3m b2"]);
    let aside = "R2b R3b R4b R5b R2p R3p R4p R5p R2m R3m R4m R5m O5b O5p O5m O4b O4p O4m";
    assert_eq!(told[3], Told::AsideTurned { cards: cards(aside) });
    for viewer in Viewer::all(2) {
        assert_eq!(game.view(viewer).aside, Known::Faces(cards(aside)));
        assert_eq!(game.view(viewer).scoring(), game.scoring());
    }
    let scoring = game.scoring().unwrap();
    assert_eq!(leaders(&scoring, Colour::Red).leaders, seats(&[2]));
    assert_eq!(leaders(&scoring, Colour::Orange).leaders, seats(&[2]));
    assert_eq!(scoring.winners, seats(&[2]));
    assert_eq!(penalties(&scoring)[2], 0);
    let won = Told::Won { winners: seats(&[2]), decision: DecidedBy::Penalty, players: 2 };
    assert_eq!(told.last(), Some(&won));

    // Neither player has won, and the record says who has.
    let outcome @ Outcome { scores, winners, sharing } = game.outcome().unwrap();
    assert!(winners.is_empty() && sharing == 1);
    assert!(outcome.share(seats(&[0]).first().unwrap()) < f32::EPSILON);
    assert_eq!(scores[..3], [penalties(&scoring)[0].into(), penalties(&scoring)[1].into(), 0]);
    let result = game.result().unwrap();
    assert_eq!(result.penalties, penalties(&scoring));
    assert_eq!((result.cards[2], result.covered[2]), (18, 18));
    assert_eq!(result.winners, seats(&[2]));
}

#[test]
fn k20_with_more_players_the_set_aside_cards_stay_hidden() {
    for players in [3, 4] {
        let game =
            play_at_random::<Kadora>(players, &Options::default(), &mut Dice::new(20), &mut ())
                .unwrap();
        assert_eq!(game.scoring().unwrap().tallies().len(), usize::from(players));
        for viewer in Viewer::all(players) {
            assert!(matches!(game.view(viewer).aside, Known::Backs(_)));
            assert_eq!(game.view(viewer).scoring(), game.scoring());
        }
    }
}

#[test]
fn k21_the_highest_total_of_a_colour_is_turned_face_down_and_so_is_every_equal_one() {
    let scoring = count(["R5b R2b O3b", "R4b R3b O1b", "R3m R3p O4b"]);
    let red = leaders(&scoring, Colour::Red);
    assert_eq!((red.totals, red.highest, red.leaders), ([7, 7, 6, 0], 7, seats(&[0, 1])));
    assert_eq!(red.penalties(), [0, 0, 6, 0]);
    assert_eq!(leaders(&scoring, Colour::Orange).leaders, seats(&[2]));
    let covered: Vec<Cards> = scoring.tallies().iter().map(|tally| tally.covered).collect();
    assert_eq!(covered, [cards("R5b R2b"), cards("R4b R3b"), cards("O4b")]);
    let open: Vec<Cards> = scoring.tallies().iter().map(|tally| tally.open).collect();
    assert_eq!(open, [cards("O3b"), cards("O1b"), cards("R3m R3p")]);

    // No one leads in a colour that no one has.
    let blue = leaders(&scoring, Colour::Blue);
    assert_eq!((blue.highest, blue.leaders), (0, seats(&[])));
}

#[test]
fn k21_the_table_is_told_colour_by_colour() {
    let mut game = drawn(LAST_TURN);
    let told = play(&mut game, ["O3m b2"]);
    let turned: Vec<_> = told
        .iter()
        .filter_map(|told| match *told {
            Told::TurnedDown { colour, leaders, total, penalties, players: 3 } => {
                Some((colour, leaders, total, penalties))
            }
            _ => None,
        })
        .collect();
    let expected: Vec<_> = game
        .scoring()
        .unwrap()
        .leads
        .iter()
        .filter(|lead| lead.highest > 0)
        .map(|lead| (lead.colour, lead.leaders, lead.highest, lead.penalties()))
        .collect();
    assert_eq!(turned, expected);
    // Each has a three, a four and a five of red, and nothing else is theirs but what seat 0 has.
    assert_eq!(turned[0], (Colour::Red, seats(&[0, 1, 2]), 12, [0; 4]));
}

#[test]
fn k22_the_fewest_penalty_points_win() {
    let scoring = count(["R5b O3b", "R4b O4b", "R2b O1b P1b"]);
    assert_eq!(penalties(&scoring), [3, 4, 3]);
    assert_eq!(scoring.decision, DecidedBy::Cards);

    let scoring = count(["R5b O3b", "R4b O4b", "P1b R2b O5b"]);
    assert_eq!(penalties(&scoring), [3, 8, 2]);
    assert_eq!((scoring.winners, scoring.decision), (seats(&[2]), DecidedBy::Penalty));
}

#[test]
fn k22_then_the_most_cards_win_face_up_and_face_down_and_then_the_win_is_shared() {
    let scoring = count(["R5b O3b", "O5b R3b", "R2b O1b P1b"]);
    assert_eq!(penalties(&scoring), [3, 3, 3]);
    assert_eq!(scoring.fewest, seats(&[0, 1, 2]));
    assert_eq!((scoring.winners, scoring.decision), (seats(&[2]), DecidedBy::Cards));

    let scoring = count(["R5b O3b", "O5b R3b", "G5b R2b O4b"]);
    assert_eq!(penalties(&scoring), [3, 3, 6]);
    assert_eq!((scoring.winners, scoring.decision), (seats(&[0, 1]), DecidedBy::Shared));
}

/// The print's example: Arjan leads in red and orange, Marieke in purple and orange, Kees in green, yellow and blue, Pieter in none.
#[test]
fn k23_pieter_has_the_fewest_penalty_points_but_no_majority_and_marieke_wins() {
    let scoring = count([
        "R5b R4b O5b O3b Y1b G1b B4b",
        "P5b P4b O5m O3m R2b B1b G1p",
        "G5b G3b Y5b Y4b B4m B3b B2b R3b P2b O4b",
        "Y1m G2b",
    ]);
    for (colour, numbers) in [
        (Colour::Red, &[0][..]),
        (Colour::Orange, &[0, 1]),
        (Colour::Yellow, &[2]),
        (Colour::Green, &[2]),
        (Colour::Blue, &[2]),
        (Colour::Purple, &[1]),
    ] {
        assert_eq!(leaders(&scoring, colour).leaders, seats(numbers), "{colour:?}");
    }
    assert_eq!(penalties(&scoring), [6, 4, 9, 3]);
    assert_eq!(scoring.cannot_win, seats(&[3]));
    assert_eq!((scoring.winners, scoring.decision), (seats(&[1]), DecidedBy::Penalty));
}

#[test]
fn k23_a_player_can_always_win() {
    for game in 0..200 {
        let players = 2 + u8::try_from(game % 3).unwrap();
        let over = play_at_random::<Kadora>(
            players,
            &Options::default(),
            &mut Dice::of_game(23, game),
            &mut (),
        )
        .unwrap();
        let scoring = over.scoring().unwrap();
        assert!(!scoring.winners.is_empty());
        assert!((scoring.winners & scoring.cannot_win).is_empty());
    }
}
