//! A test for every clause of `rulebooks/diamant.md`.
//!
//! A script is a game in words: a card's name turns it over, a word of letters is a round of decisions,
//! `|` stands where one cave ends and the next begins.

#![allow(clippy::unwrap_used, reason = "in a test, a panic is a finding")]

use diamant::{
    CAVES, Card, ChestView, Chests, Choice, Diamant, Event, Face, Hazard, Options, Pile, Refusal,
    Stage, Stones, Supply, Told, View, lay,
};
use luck::Dice;
use proptest::prelude::*;
use table::{
    Game, Log, Notation, Outcome, Refusal as _, Seat, Seats, Turn, Viewer, play_at_random,
};

fn seat(number: u8) -> Seat {
    Seat::new(number).unwrap()
}

fn seats(numbers: &[u8]) -> Seats {
    numbers.iter().map(|&number| seat(number)).collect()
}

fn card(name: &str) -> Card {
    name.parse().unwrap()
}

fn play_with(players: u8, options: Options, script: &str) -> (Diamant, Vec<Told>) {
    let mut game = Diamant::new(players, &options).unwrap();
    let mut log = Vec::new();
    for word in script.split_whitespace().filter(|&word| word != "|") {
        match word.parse::<Card>() {
            Ok(card) => game.deal(card, &mut log).unwrap(),
            Err(_) => {
                for (seat, choice) in game.read_word(word).unwrap() {
                    game.act(seat, choice, &mut log).unwrap();
                }
            }
        }
    }
    let told = log.into_iter().filter_map(|event| match event {
        Event::Told(told) => Some(told),
        Event::Chose { .. } | Event::Changed { .. } => None,
    });
    (game, told.collect())
}

fn play(players: u8, script: &str) -> (Diamant, Vec<Told>) {
    play_with(players, Options::default(), script)
}

fn open(game: &Diamant) -> View {
    game.view(Viewer::Spectator)
}

fn chests(game: &Diamant) -> Vec<u16> {
    match open(game).chests {
        ChestView::Open(chests) => chests,
        closed @ ChestView::Closed { .. } => panic!("the chests are closed: {closed:?}"),
    }
}

/// Five caves that everyone leaves after the first card, which shows no stones.
const EMPTY_HANDED: &str = "snake LLL | snake LLL | snake LLL | snake LLL | snake LLL";

#[test]
fn d1_three_to_eight_play() {
    for players in 0..=u8::MAX {
        match Diamant::new(players, &Options::default()) {
            Ok(game) => assert_eq!(open(&game).inside.len(), players),
            Err(refusal) => assert_eq!(refusal, Refusal::Players { players }),
        }
        assert_eq!(Diamant::new(players, &Options::default()).is_ok(), (3..=8).contains(&players));
    }
    let (mut game, _) = play(3, "7");
    assert_eq!(
        game.act(seat(3), Choice::Stay, &mut ()),
        Err(Refusal::NoSuchSeat { seat: seat(3) })
    );
}

#[test]
fn d2_thirty_cards_fifteen_with_diamonds_and_three_of_each_hazard() {
    let mut values = Vec::new();
    let mut hazards = Vec::new();
    for card in Card::all() {
        for _ in 0..Pile::FULL.count(card) {
            match card.face() {
                Face::Diamonds(value) => values.push(value),
                Face::Hazard(hazard) => hazards.push(hazard),
            }
        }
    }
    assert_eq!(values, [1, 2, 3, 4, 5, 5, 7, 7, 9, 11, 11, 13, 14, 15, 17]);
    assert_eq!(hazards, Hazard::ALL.iter().flat_map(|&hazard| [hazard; 3]).collect::<Vec<_>>());
    assert_eq!(Pile::FULL.len(), 30);

    // There is one 17 and there are two 11s.
    let (mut game, _) = play(3, "17 SSS 11 SSS 11 SSS");
    for gone in ["17", "11"] {
        assert_eq!(game.deal(card(gone), &mut ()), Err(Refusal::NotInPile { card: card(gone) }));
    }
    game.deal(card("13"), &mut ()).unwrap();
}

#[test]
fn d3_a_white_stone_is_worth_five_red_ones() {
    assert_eq!(Stones::worth(17), Stones { white: 3, red: 2 });
    assert_eq!(Stones::worth(4), Stones { white: 0, red: 4 });
    for value in 0..1000 {
        let stones = Stones::worth(value);
        assert_eq!(stones.white * 5 + stones.red, value);
        assert!(stones.red < 5);
    }
}

#[test]
fn d4_a_share_is_never_reduced_and_stand_ins_are_announced() {
    // Two caves of everything but the last diamond card, and a third one: more than any box holds.
    let deep = "17 SSS 15 SSS 14 SSS 13 SSS 11 SSS 11 SSS 9 SSS 7 LLL";
    for (stones, supply) in [(Supply::Of75, 195), (Supply::Of90, 210)] {
        let options = Options { stones, ..Options::default() };
        let (game, told) = play_with(3, options, &format!("{deep} | {deep} | {deep}"));
        let total: u16 = chests(&game).iter().sum();
        assert_eq!(total, 3 * (97 / 3 * 3));
        assert_eq!(open(&game).stand_ins(), total - supply);

        let announced: Vec<_> =
            told.iter().filter(|told| matches!(told, Told::StandIns { .. })).collect();
        let [Told::StandIns { worth }] = announced[..] else {
            panic!("announced once, not {announced:?}")
        };
        assert!((1..=17).contains(worth), "announced as soon as the supply is short");

        let (game, told) = play_with(3, options, &format!("{deep} | {deep}"));
        assert_eq!(open(&game).stand_ins(), 0);
        assert!(!told.iter().any(|told| matches!(told, Told::StandIns { .. })));
    }
}

#[test]
fn d5_all_enter_five_caves_one_after_another() {
    let (game, told) = play(3, EMPTY_HANDED);
    assert_eq!(game.turn(), Turn::Over);
    let caves: Vec<u8> = told
        .iter()
        .filter_map(|told| if let Told::Entered { cave } = told { Some(*cave) } else { None })
        .collect();
    assert_eq!(caves, [1, 2, 3, 4, 5]);

    // Those who left a cave, and those who fled from it, are all in the next.
    let (game, _) = play(4, "7 LSSS snake .SSS snake");
    assert_eq!((open(&game).cave, open(&game).inside), (2, Seats::all(4)));
}

#[test]
fn d6_the_first_card_of_a_cave_is_turned_without_a_decision() {
    let (mut game, _) = play(3, "");
    for _ in 0..CAVES {
        assert_eq!(game.turn(), Turn::Chance);
        assert_eq!(game.act(seat(0), Choice::Leave, &mut ()), Err(Refusal::CardDue));
        game.deal(card("gas"), &mut ()).unwrap();
        for seat in Seat::all(3) {
            game.act(seat, Choice::Leave, &mut ()).unwrap();
        }
    }
}

#[test]
fn d7_stones_are_shared_equally_and_the_rest_stays_on_the_card() {
    let check = |players, script: &str, each, rest| {
        let (game, told) = play(players, script);
        let Some(Told::Diamonds { each: told_each, rest: told_rest, .. }) = told.last() else {
            panic!("{told:?}")
        };
        assert_eq!((*told_each, *told_rest), (each, rest));
        assert_eq!(open(&game).path.last().unwrap().stones, rest);
    };
    check(5, "11", 2, 1);
    check(3, "17", 5, 2);
    check(8, "7", 0, 7);
    // Only those still inside share.
    check(5, "snake LLSSS 11", 3, 2);
    for players in 3..=8 {
        for card in Card::all() {
            if let Face::Diamonds(value) = card.face() {
                check(players, &card.to_string(), value / players, value % players);
            }
        }
    }
}

#[test]
fn d8_a_share_lies_beside_the_chest_until_its_owner_leaves() {
    let (game, _) = play(3, "9 SSS 7");
    assert_eq!(open(&game).beside, 5);
    assert_eq!(chests(&game), [0, 0, 0]);
    let (game, _) = play(3, "9 SSS 7 LSS");
    assert_eq!(chests(&game), [6, 0, 0]);
    assert_eq!(open(&game).beside, 5);
}

#[test]
fn d9_a_hazard_seen_for_the_first_time_does_nothing() {
    let (game, told) = play(3, "9 SSS snake SSS scorpion SSS gas SSS rockslide SSS explosion");
    assert_eq!(open(&game).inside, Seats::all(3));
    assert_eq!(open(&game).beside, 3);
    assert_eq!(told.iter().filter(|told| matches!(told, Told::Hazard { .. })).count(), 5);
    assert_eq!(game.turn(), Turn::Seats { awaited: Seats::all(3), sealed: Seats::NONE });
}

#[test]
fn d10_a_hazards_second_card_drives_everyone_out_with_nothing() {
    for between in ["", "SSS. 5", "SSS. gas SSS. 5"] {
        let script = format!("4 SSSL 9 SSS. snake {between} SSS. snake");
        let (game, told) = play(4, &script);
        assert_eq!(chests(&game), [0, 0, 0, 1], "the chest of a player who left is safe");
        assert_eq!(open(&game).cave, 2);
        let lost = 4 + u8::from(between.contains('5'));
        assert!(
            told.contains(&Told::Fled { hazard: Hazard::Snake, inside: seats(&[0, 1, 2]), lost }),
            "{told:?}"
        );
    }
    // The same hazard in another cave is a first one again.
    let (game, _) = play(3, "snake LLL | snake");
    assert_eq!(open(&game).inside, Seats::all(3));
}

#[test]
fn d11_decisions_are_sealed_until_the_last_one_is_in() {
    let (mut game, _) = play(4, "9 SSSL 7");
    let before = open(&game);
    let mut log = Vec::new();

    // Who has left does not decide, and no card is turned while a player is awaited.
    assert_eq!(game.act(seat(3), Choice::Stay, &mut log), Err(Refusal::Outside));
    assert_eq!(game.deal(card("1"), &mut log), Err(Refusal::DecisionsDue));

    game.act(seat(1), Choice::Leave, &mut log).unwrap();
    game.act(seat(0), Choice::Stay, &mut log).unwrap();
    assert_eq!(game.turn(), Turn::Seats { awaited: seats(&[2]), sealed: seats(&[0, 1]) });
    // A mind can be changed, and a choice sent twice does no harm.
    game.act(seat(1), Choice::Stay, &mut log).unwrap();
    game.act(seat(1), Choice::Leave, &mut log).unwrap();
    game.act(seat(1), Choice::Leave, &mut log).unwrap();

    let chosen = seats(&[0, 1]);
    for viewer in [Viewer::Spectator, Viewer::Seat(seat(2)), Viewer::Seat(seat(3))] {
        let view = game.view(viewer);
        assert_eq!(view.stage, Stage::Deciding { chosen, yours: None });
        assert_eq!((view.inside, view.chests), (before.inside, before.chests.clone()));
        let heard: Vec<_> = log.iter().filter_map(|event| Diamant::seen(event, viewer)).collect();
        assert_eq!(
            heard,
            [diamant::Seen::Chose { seat: seat(1) }, diamant::Seen::Chose { seat: seat(0) }]
        );
    }
    assert_eq!(
        game.view(Viewer::Seat(seat(1))).stage,
        Stage::Deciding { chosen, yours: Some(Choice::Leave) }
    );

    log.clear();
    game.act(seat(2), Choice::Stay, &mut log).unwrap();
    assert!(
        log.contains(&Event::Told(Told::Opened { staying: seats(&[0, 2]), leaving: seats(&[1]) }))
    );
    assert_eq!(open(&game).inside, seats(&[0, 2]));
}

#[test]
fn d12_leavers_share_the_whole_path() {
    // 7 and 9 among five leave 2 and 4 on two cards: six stones for four leavers are one each, not none.
    let (game, told) = play(5, "7 SSSSS 9 LLLLS");
    assert_eq!(chests(&game), [3, 3, 3, 3, 0]);
    assert_eq!(
        told.last(),
        Some(&Told::Left { leavers: seats(&[0, 1, 2, 3]), kept: 2, found: 1, rest: 2 })
    );
    // What cannot be divided stays on the path, for the next who leave.
    assert_eq!(open(&game).on_path(), 2);
    let (game, _) = play(5, "7 SSSSS 9 LLLLS 3 ....L");
    assert_eq!(chests(&game), [3, 3, 3, 3, 2 + 3 + 2]);
    // It lies on the deepest diamond card.
    let (game, _) = play(5, "7 SSSSS 9 SSSSS snake LLLLS");
    assert_eq!(open(&game).path.iter().map(|laid| laid.stones).collect::<Vec<_>>(), [0, 2, 0]);
    // A lone leaver takes everything.
    let (game, _) = play(5, "7 SSSSS 9 LSSSS");
    assert_eq!((chests(&game)[0], open(&game).on_path()), (2 + 6, 0));
}

#[test]
fn d13_the_next_card_is_turned_while_anyone_is_inside() {
    let (game, _) = play(3, "7 LLS");
    assert_eq!(game.turn(), Turn::Chance);
    assert_eq!((open(&game).cave, open(&game).path.len()), (1, 1));
    let (mut game, _) = play(3, "7 SSS");
    assert_eq!(game.turn(), Turn::Chance);
    assert_eq!(game.act(seat(0), Choice::Leave, &mut ()), Err(Refusal::CardDue));
}

#[test]
fn d14_an_expedition_ends_with_its_last_explorer_and_the_path_is_cleared() {
    let (game, told) = play(3, "5 LLS 4 ..L");
    assert_eq!((open(&game).cave, open(&game).path.len(), open(&game).beside), (2, 0, 0));
    assert!(
        !told.iter().any(|told| matches!(told, Told::Returned { .. })),
        "the last one took all there was"
    );

    // Two leave together and cannot divide the last stone; so goes what lies there when all flee.
    let (game, told) = play(3, "7 LLS snake ..S snake");
    assert_eq!(told.last(), Some(&Told::Returned { stones: 1 }));
    assert_eq!(open(&game).on_path(), 0);
    assert_eq!(chests(&game), [2, 2, 0]);
}

#[test]
fn d15_one_of_two_matching_hazards_leaves_the_game() {
    let (game, told) = play(3, "gas SSS gas");
    assert_eq!(told.last(), Some(&Told::Removed { hazard: Hazard::Gas }));
    assert_eq!(open(&game).removed, [0, 0, 0, 1, 0]);
    assert_eq!(open(&game).pile().count(Card::hazard(Hazard::Gas)), 2);

    // With two gone, the last one is harmless for ever.
    let (mut game, _) = play(3, "gas SSS gas | gas SSS gas | gas SSS");
    assert_eq!(open(&game).removed, [0, 0, 0, 2, 0]);
    assert_eq!(game.deal(card("gas"), &mut ()), Err(Refusal::NotInPile { card: card("gas") }));

    // Nothing leaves after an expedition that all have left.
    let (game, _) = play(3, "gas SSS 5 LLL");
    assert_eq!(open(&game).removed, [0; 5]);
}

#[test]
fn d16_all_remaining_cards_are_shuffled_for_the_next_cave() {
    let (game, _) = play(3, "17 SSS gas SSS gas |");
    let pile = open(&game).pile();
    assert_eq!(pile.len(), 29);
    assert_eq!((pile.count(card("17")), pile.count(card("gas"))), (1, 2));
    // Every one of them is as likely to be turned over.
    let mut dice = Dice::new(16);
    let mut turned = [0_u32; 2];
    for _ in 0..29_000 {
        match game.draw(&mut dice) {
            drawn if drawn == card("17") => turned[0] += 1,
            drawn if drawn == card("gas") => turned[1] += 1,
            _ => {}
        }
    }
    assert!((900..1100).contains(&turned[0]) && (1850..2150).contains(&turned[1]), "{turned:?}");
}

#[test]
fn d17_the_fullest_chest_wins_and_a_tie_has_several_winners() {
    // Seat 0 brings three stones out of the first cave, seat 1 three out of the second, no one any more.
    let (mut game, told) =
        play(3, "9 LSS snake .SS snake | 9 SLS snake S.S snake | gas LLL | gas LLL | gas LLL");
    assert_eq!(
        told[told.len() - 4..],
        [
            Told::Counted { seat: seat(0), chest: 3 },
            Told::Counted { seat: seat(1), chest: 3 },
            Told::Counted { seat: seat(2), chest: 0 },
            Told::Won { winners: seats(&[0, 1]), chest: 3 },
        ]
    );
    assert_eq!(game.outcome(), Some(Outcome::new([3, 3, 0, 0, 0, 0, 0, 0], seats(&[0, 1]))));
    assert_eq!(game.act(seat(0), Choice::Leave, &mut ()), Err(Refusal::Over));
    assert_eq!(game.deal(card("7"), &mut ()), Err(Refusal::Over));
}

#[test]
fn d18_closed_chests_hide_what_others_have_until_the_end() {
    let closed = Options { chests: Chests::Closed, ..Options::default() };
    let script = "9 SLS 7 S.S";
    let (game, _) = play_with(3, closed, script);
    let own = |number| game.view(Viewer::Seat(seat(number))).chests;
    assert_eq!(own(1), ChestView::Closed { yours: Some(3), together: 3 });
    assert_eq!(own(0), ChestView::Closed { yours: Some(0), together: 3 });
    assert_eq!(open(&game).chests, ChestView::Closed { yours: None, together: 3 });
    assert_eq!(open(&game).beside, 6, "stones beside chests stay visible");
    let (game, _) = play(3, script);
    assert_eq!(open(&game).chests, ChestView::Open(vec![0, 3, 0]));

    let (game, told) = play_with(3, closed, "9 LLL | gas LLL | gas LLL | gas LLL | gas LLL");
    assert_eq!(open(&game).chests, ChestView::Open(vec![3, 3, 3]));
    assert!(told.contains(&Told::Counted { seat: seat(1), chest: 3 }));
}

/// The lay-out goes by hazards and diamonds alone, so all orders of a cave's cards are 82,160 patterns and their beginnings.
#[test]
fn d19_the_path_turns_at_every_hazard_and_covers_nothing() {
    let (diamond, hazard) = (card("7"), card("gas"));
    for pattern in 0_u32..1 << 21 {
        if pattern.count_ones() > 6 {
            continue;
        }
        let mut diamonds = 0;
        let cards = (0..21)
            .map(|i| if pattern >> i & 1 == 1 { hazard } else { diamond })
            .take_while(|&card| {
                diamonds += u8::from(card == diamond);
                diamonds <= 15
            });
        let spots: Vec<_> = lay(cards).collect();
        let mut taken = [[false; 32]; 32];
        for (i, spot) in spots.iter().enumerate() {
            assert!(!std::mem::replace(&mut taken[spot.x][spot.y], true), "covered: {spots:?}");
            if i > 0 {
                let before = spots[i - 1];
                assert_eq!(
                    before.x.abs_diff(spot.x) + before.y.abs_diff(spot.y),
                    1,
                    "each lies beside the one before, none in the camp: {spots:?}"
                );
                assert_eq!(
                    before.heading != spot.heading,
                    pattern >> i & 1 == 1,
                    "it turns at hazards, and only there"
                );
            }
        }
    }
    // A card once laid never moves.
    let cards = ["7", "gas", "7", "snake", "5", "5", "explosion", "11"].map(card);
    let whole: Vec<_> = lay(cards).collect();
    for length in 0..cards.len() {
        assert_eq!(lay(cards[..length].iter().copied()).collect::<Vec<_>>(), whole[..length]);
    }
}

/// Turns cards at random while no one leaves.
struct Stayers<'a>(&'a mut Dice);

impl Stayers<'_> {
    /// How many cards each of the five caves saw.
    fn explore(&mut self) -> Vec<u8> {
        let mut game = Diamant::new(3, &Options::default()).unwrap();
        let mut turned = vec![0];
        loop {
            match game.turn() {
                Turn::Over => break,
                Turn::Chance => {
                    let cave = open(&game).cave;
                    game.deal(game.draw(self.0), &mut ()).unwrap();
                    *turned.last_mut().unwrap() += 1;
                    if open(&game).cave != cave {
                        turned.push(0);
                    }
                }
                Turn::Seats { .. } => {
                    for seat in Seat::all(3) {
                        game.act(seat, Choice::Stay, &mut ()).unwrap();
                    }
                }
            }
        }
        turned
    }
}

proptest! {
    #[test]
    fn d20_the_pile_never_runs_out(seed: u64) {
        let turned = Stayers(&mut Dice::new(seed)).explore();
        prop_assert_eq!(turned.len(), 5);
        prop_assert!(turned.iter().all(|&cards| (2..=21).contains(&cards)), "{:?}", turned);
    }
}

/// While no one leaves, Σⱼ C(5,j)·3ʲ·C(15,k−j) / C(30,k) is the chance of no second hazard after k cards of all thirty.
#[test]
fn d10_comes_as_often_as_it_should() {
    fn choose(n: u32, k: u32) -> f64 {
        (0..k).map(|i| f64::from(n - i) / f64::from(k - i)).product()
    }
    let safe = |k: u32| -> f64 {
        (0..=k.min(5))
            .filter(|j| k - j <= 15)
            .map(|j| choose(5, j) * 3_f64.powi(j.cast_signed()) * choose(15, k - j))
            .sum::<f64>()
            / choose(30, k)
    };
    for (k, percent) in [(5, 69.5), (7, 45.7), (10, 17.1)] {
        assert!((safe(k) * 100.0 - percent).abs() < 0.05, "{k}: {}", safe(k));
    }

    let caves = 40_000_u32;
    let mut dice = Dice::new(20);
    let ends: Vec<u32> = (0..caves).map(|_| u32::from(Stayers(&mut dice).explore()[0])).collect();
    let mean = ends.iter().map(|&end| f64::from(end)).sum::<f64>() / f64::from(caves);
    assert!((mean - 7.42).abs() < 0.05, "the mean card that ends a cave is 7.42, not {mean}");
    for k in 1..=21 {
        let share =
            ends.iter().filter(|&&end| end > k).map(|_| 1.0).sum::<f64>() / f64::from(caves);
        assert!((share - safe(k)).abs() < 0.012, "safe after {k} cards: {share}, not {}", safe(k));
    }
}

#[test]
fn every_refusal_names_its_clause() {
    let refusals = [
        Refusal::Players { players: 2 },
        Refusal::NoSuchSeat { seat: seat(7) },
        Refusal::Outside,
        Refusal::CardDue,
        Refusal::DecisionsDue,
        Refusal::NotInPile { card: card("17") },
        Refusal::Over,
    ];
    for refusal in refusals {
        assert!(refusal.to_string().ends_with(&format!("({})", refusal.clause())), "{refusal}");
    }
}

/// A log that only counts.
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
    let use_of_heap = allocation_counter::measure(|| {
        for game in 0..100 {
            let players = 3 + u8::try_from(game % 6).unwrap();
            play_at_random::<Diamant>(
                players,
                &Options::default(),
                &mut Dice::of_game(1, game),
                &mut count,
            )
            .unwrap();
        }
    });
    assert_eq!(use_of_heap.count_total, 0);
    assert!(count.0 > 1000);
}

#[test]
fn a_position_is_small_and_cannot_be_sent() {
    // What all have seen comes beside it, five expeditions of 31 bytes.
    let history = size_of::<diamant::History>();
    assert!(history <= 156, "{history}");
    assert!(size_of::<Diamant>() <= 64 + history, "{}", size_of::<Diamant>());
    static_assertions::assert_not_impl_any!(Diamant: serde::Serialize);
    static_assertions::assert_not_impl_any!(Event: serde::Serialize);
}
