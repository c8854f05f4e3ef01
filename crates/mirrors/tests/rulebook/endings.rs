//! Laying cards open, and how the game goes on or ends: M16 to M20.

use luck::Dice;
use mirrors::{
    Action, Cards, Colour, Deal, Ending, Mirrors, Options, Refusal, Rules, STANDSTILL, Score,
    Stage, Target, Told, View,
};
use table::{Game, Luck, Notation, Outcome, Seat, Seats, Turn, Viewer};

use crate::scene::{RIM, Table, action, assert_drawn, card, offered, open, recess, rim, seat};

/// South collects RRBY: six turns with a diamond each, and South's fourth is next.
fn nearly_laid() -> Table {
    nearly_laid_by(Mirrors::RULES_VERSION)
}

/// The same by an older version of the rules.
fn nearly_laid_by(rules_version: u32) -> Table {
    let mut table = Table::unset(2, Target::Three);
    table.scribe = table.scribe.by_rules(rules_version);
    table.set(rim("GBRYYRBRGRYYGBGB"), seat(0), &["RRBY", "RGGY"]);
    table.play("a2/ s1>e2 d2/ n4>s1 d3/ s1>e3 c3/ n4>s3 c2/ s1>n4 a1/ n4>w1");
    assert_drawn(
        table.game(),
        r"
            a b c d
            G B R o
        4 B . . . . Y
        3 G . . / / o
        2 B / . / / o
        1 o / . . . R
            o Y o G",
    );
    table
}

#[test]
fn m16_the_new_card_is_drawn_before_the_four_diamonds_go_back_anticlockwise() {
    let mut table = nearly_laid();
    assert_eq!(table.refused("=RRBY"), Refusal::NothingToReturn);
    table.play("b3/");
    assert_eq!(table.refused("=RRBY"), Refusal::NothingToReturn);
    table.play("s2>n3");
    let laid = Told::Laid { seat: seat(0), card: card("RRBY"), cards: 1 };
    assert_eq!(table.told().pop().unwrap(), laid);
    // Everyone sees the card and that it is laid.
    assert_eq!(open(table.game()).players[0].laid, Cards::from_iter([card("RRBY")]));
    assert_eq!(table.game().view(Viewer::Seat(seat(0))).card, None);

    // South draws a new card first. No one acts before, and the four diamonds lie where they were.
    let (drawing, emptied) = (seat(0), recess("n3"));
    assert_eq!(table.game().turn(), Turn::Chance);
    assert_eq!(open(table.game()).stage, Stage::Drawing { seat: drawing, emptied: Some(emptied) });
    for (seat, step) in [(drawing, "=BRYR"), (seat(1), "a3/")] {
        assert_eq!(table.act_as(seat, action(step)), Err(Refusal::CardDue { seat: drawing }));
    }
    assert_eq!(
        table.deal(Deal::Board { rim: rim(RIM), first: seat(0) }),
        Err(Refusal::CardDue { seat: drawing })
    );
    table.deal(Deal::Card(card("BBYY"))).unwrap();
    assert_eq!(table.deal(Deal::Card(card("BBGG"))), Err(Refusal::NoDealDue));

    // South knows the new card when it chooses the order, and no one else does.
    let view = table.game().view(Viewer::Seat(seat(0)));
    assert_eq!((view.card, view.needs.to_string()), (Some(card("BBYY")), "BBYY".to_owned()));
    assert_eq!(table.game().view(Viewer::Seat(seat(1))).card, Some(card("RGGY")));
    assert_eq!(open(table.game()).card, None);
    assert_eq!(open(table.game()).stage, Stage::Returning { seat: seat(0), emptied });
    assert_eq!(open(table.game()).players[0].diamonds.len(), 4);
    // The turn is not over, so the record has nothing of it, the new card included.
    assert!(!table.scribe.at_rest());
    assert_eq!(table.scribe.record().moves.len(), 6);
    assert_eq!(table.scribe.record().deals.cards, ["RRBY", "RGGY"].map(card));

    assert_eq!(offered(table.game(), seat(0)).len(), 12);
    assert_eq!(table.refused("=RRBB"), Refusal::OtherDiamonds { order: "RRBB".parse().unwrap() });
    for other in ["a3/", ".", "-", "s1>n4"] {
        assert_eq!(table.refused(other), Refusal::ReturnDue, "{other}");
    }

    // Into n3, just emptied; then n2 to w2 are taken, w1 and s1 are open, s2 is taken, s3 is open.
    table.play("=BRYR");
    assert_drawn(
        table.game(),
        r"
            a b c d
            G B B o
        4 B . . . . Y
        3 G . / / / o
        2 B / . / / o
        1 R / . . . R
            Y Y R G",
    );
    let diamonds = [
        (recess("n3"), Colour::Blue),
        (recess("w1"), Colour::Red),
        (recess("s1"), Colour::Yellow),
        (recess("s3"), Colour::Red),
    ];
    assert_eq!(table.told().pop().unwrap(), Told::Returned { seat: seat(0), diamonds });

    assert_eq!(table.game().needs(seat(0)).to_string(), "BBYY");
    assert_eq!(table.game().turn(), Turn::of(seat(1)));
    table.assert_recorded();
    assert_eq!(table.scribe.record().moves.last().unwrap(), "b3/ s2>n3 =BRYR");
    assert_eq!(table.scribe.record().deals.cards.len(), 3);
}

#[test]
fn m16_by_version_1_of_the_rules_the_new_card_is_drawn_last() {
    let mut table = nearly_laid_by(1);
    table.play("b3/ s2>n3");
    assert_eq!(open(table.game()).stage, Stage::Returning { seat: seat(0), emptied: recess("n3") });
    assert_eq!(table.game().view(Viewer::Seat(seat(0))).card, None);
    table.play("=BRYR");
    assert_eq!(open(table.game()).stage, Stage::Drawing { seat: seat(0), emptied: None });
    table.assert_recorded();
    table.deal(Deal::Card(card("BBYY"))).unwrap();
    assert_eq!(table.game().turn(), Turn::of(seat(1)));
    table.assert_recorded();
    assert_eq!(table.scribe.record().rules_version, 1);

    // A whole turn leads to the same place by both versions.
    let mut today = nearly_laid();
    today.play("b3/ s2>n3").deal(Deal::Card(card("BBYY"))).unwrap();
    today.play("=BRYR");
    let place = |table: &Table| View { rules: Rules::default(), ..open(table.game()) };
    assert_eq!(place(&today), place(&table));
}

#[test]
fn m16_the_last_four_go_back_though_no_card_is_drawn() {
    for (players, target, ending) in
        [(2, Target::Three, Ending::Target), (4, Target::Five, Ending::EmptyPile)]
    {
        let (table, before_last) = (0..50)
            .map(|seed| level_game(players, target, seed))
            .filter(|table| matches!(open(table.game()).stage, Stage::Over { ending: it, .. } if it == ending))
            .find_map(|table| {
                let told = table.told();
                let laid = told.iter().rposition(|told| matches!(told, Told::Laid { .. }))?;
                Some((table, told[laid + 1]))
            })
            .expect("some game ends so");
        assert!(matches!(before_last, Told::Returned { .. }), "{before_last:?}");
        let Stage::Over { seat, .. } = open(table.game()).stage else { panic!("the game is over") };
        assert_eq!(open(table.game()).players[seat.index()].diamonds, []);
        assert!(!open(table.game()).players[seat.index()].holds_card);
        assert!(table.scribe.record().moves.last().unwrap().contains(" ="));
    }
}

/// Plays on until a card is drawn: everyone takes what they can, but a player with more cards than another does not take a fourth.
fn play_together(table: &mut Table, dice: &mut Dice) {
    while let Turn::Seats { .. } = table.game().turn() {
        let seat = table.seat();
        let players = open(table.game()).players;
        let own = &players[seat.index()];
        let ahead = players.iter().any(|other| other.laid.len() < own.laid.len());
        let waits = ahead && own.diamonds.len() == 3;

        let mut good = offered(table.game(), seat);
        if good.iter().any(|action| matches!(action, Action::Touch(_))) {
            let mut useful = Vec::new();
            table.game().prospects(seat, |touch, lit| {
                if !lit.is_empty() {
                    useful.push(Action::Touch(touch));
                }
            });
            if !useful.is_empty() {
                good = useful;
            }
        } else if good.iter().any(|action| matches!(action, Action::Take { .. })) {
            good.retain(|action| matches!(action, Action::Take { .. }) != waits);
        }
        let one = dice.below(u32::try_from(good.len()).unwrap()) as usize;
        table.act(good[one]).unwrap();
    }
}

/// A game in which everyone keeps level, to its end.
fn level_game(players: u8, target: Target, seed: u64) -> Table {
    let mut dice = Dice::new(seed);
    let mut table = Table::unset(players, target);
    loop {
        match table.game().turn() {
            Turn::Chance => table.deal(table.game().draw(&mut dice)).unwrap(),
            Turn::Seats { .. } => play_together(&mut table, &mut dice),
            Turn::Over => return table,
        }
    }
}

#[test]
fn m17_the_first_to_lay_open_so_many_cards_wins() {
    assert_eq!(Options::default().target, Target::Three);
    for target in Target::ALL {
        for players in 2..=3 {
            let table = level_game(players, target, u64::from(target.cards()));
            let Stage::Over { winners, ending, seat } = open(table.game()).stage else {
                panic!("the game is over")
            };
            assert_eq!((winners, ending), (Seats::only(seat), Ending::Target));
            let laid: Vec<_> =
                open(table.game()).players.iter().map(|player| player.laid.len()).collect();
            assert_eq!(laid[seat.index()], target.cards());
            assert!(
                Seat::all(players)
                    .all(|other| { (laid[other.index()] == target.cards()) == (other == seat) })
            );
            let Outcome { scores, winners: won, .. } = table.game().outcome().unwrap();
            assert_eq!(scores[seat.index()], i16::from(target.cards()));
            assert_eq!(won, winners);
            table.assert_recorded();
            // The last four diamonds went back as well.
            assert_eq!(table.game().result().unwrap().diamonds[seat.index()], 0);
            let won = Told::Won { winners, cards: target.cards(), diamonds: 0 };
            assert_eq!(table.told().pop().unwrap(), won);

            let mut over = *table.game();
            let refusal = Refusal::Over { ending: Ending::Target };
            assert_eq!(over.act(seat, Action::Pass, &mut ()), Err(refusal));
            assert_eq!(over.deal(Deal::Card(card("RRBB")), &mut ()), Err(refusal));
        }
    }
    for cards in [0, 1, 2, 6] {
        assert!(Target::try_from(cards).is_err());
    }
}

#[test]
fn m18_an_empty_pile_ends_the_game_when_a_card_is_due() {
    let table = (0..200)
        .map(|seed| level_game(4, Target::Five, seed))
        .find(|table| open(table.game()).pile == 0)
        .expect("some games exhaust the pile");
    let Score { cards, diamonds, winners } = table.game().result().unwrap();
    assert_eq!(cards, [4, 4, 4, 4], "nineteen cards: sixteen laid open, three in hand");
    let Stage::Over { ending, seat, .. } = open(table.game()).stage else {
        panic!("the game is over")
    };
    assert_eq!(ending, Ending::EmptyPile);
    assert_eq!(diamonds[seat.index()], 0, "the last four went back");
    // All have four cards, so diamonds decide.
    let most = *diamonds.iter().max().unwrap();
    assert!(most > 0);
    let leaders: Seats = Seat::all(4).filter(|seat| diamonds[seat.index()] == most).collect();
    assert_eq!(winners, leaders);
    let told = table.told();
    assert_eq!(
        told[told.len() - 2..],
        [
            Told::Ended { ending: Ending::EmptyPile },
            Told::Won { winners, cards: 4, diamonds: most }
        ]
    );
    table.assert_recorded();
    let refusal = Refusal::Over { ending: Ending::EmptyPile };
    assert_eq!(table.game().clone().act(seat, Action::Pass, &mut ()), Err(refusal));
}

#[test]
fn m19_when_nothing_on_the_rim_is_needed_all_diamonds_go_back() {
    let mut table = Table::new(
        rim("GYRGBYRBRYGRYGBB"),
        seat(0),
        &["BBGG", "RBBG", "BBGY", "BGGY"],
        Target::Three,
    );
    table.play("a3\\ s1>w3 a1\\ w3>e1 d3/ n4>n1 d1\\ e1>e3 b3/ s2>n4 b1\\ w3>s2");
    table.play("c3/ n4>s3 d2\\ e1>w2 d4/ s3>e4 c4\\ w4>s4");
    assert_drawn(
        table.game(),
        r"
            a b c d
            o Y R o
        4 B . . \ / o
        3 o \ / / / o
        2 o . . . \ R
        1 Y \ \ . \ o
            R o o o",
    );
    let needs: Vec<_> = Seat::all(4).map(|seat| table.game().needs(seat).to_string()).collect();
    assert_eq!(needs, ["G", "B", "BB", "BG"]);

    // The last blue diamond goes, and the rim has only red and yellow ones, which no one needs.
    table.log.clear();
    table.play("b4\\ n1>w4");
    assert_eq!(table.told()[2], Told::Deadlock);
    // East is next to move: yellow, green. Then South: blue, green, blue. West: blue, green, red. North: green, yellow, blue.
    let went: Vec<_> = table.told()[3..]
        .iter()
        .map(|told| match told {
            Told::WentBack { seat, recess, colour } => format!("{seat}{colour}{recess}"),
            other => panic!("{other:?}"),
        })
        .collect();
    assert_eq!(went.join(" "), "3Yn1 3Gw4 0Bw3 0Gw2 0Bs2 1Bs3 1Gs4 1Re1 2Ge3 2Ye4 2Bn4");
    assert_drawn(
        table.game(),
        r"
            a b c d
            Y Y R B
        4 G . \ \ / Y
        3 B \ / / / G
        2 G . . . \ R
        1 Y \ \ . \ R
            R B B G",
    );
    table.assert_recorded();
    // Cards are kept, and all their diamonds are needed again.
    let needs: Vec<_> = Seat::all(4).map(|seat| table.game().needs(seat).to_string()).collect();
    assert_eq!(needs, ["BBGG", "RBBG", "BBGY", "BGGY"]);
    assert_eq!(table.game().turn(), Turn::of(seat(3)));
}

#[test]
fn m20_twenty_rounds_without_a_diamond_end_the_game() {
    assert_eq!(STANDSTILL, 20);
    // South takes a diamond, so the count begins after that.
    let mut table = Table::new(rim(RIM), seat(0), &["RRBG", "BBYY"], Target::Three);
    table.play("a2/ s1>e2");
    let mut turns = 0;
    while table.game().turn() != Turn::Over {
        let seat = table.seat();
        let mut quiet = offered(table.game(), seat);
        quiet.retain(|action| !matches!(action, Action::Take { .. }));
        table.act(*quiet.last().unwrap()).unwrap();
        if table.game().turn() != Turn::of(seat) {
            turns += 1;
            if turns < 40 {
                assert_eq!(open(table.game()).idle, turns);
            }
        }
    }
    assert_eq!(turns, 40);
    let over =
        Stage::Over { winners: Seats::only(seat(0)), ending: Ending::Standstill, seat: seat(0) };
    assert_eq!(open(table.game()).stage, over);
    assert_eq!(
        table.game().result().unwrap(),
        Score { cards: vec![0, 0], diamonds: vec![1, 0], winners: Seats::only(seat(0)) }
    );
    table.assert_recorded();
    let refusal = Refusal::Over { ending: Ending::Standstill };
    assert_eq!(table.act_as(seat(1), Action::Pass), Err(refusal));
}

#[test]
fn m20_a_tie_is_shared() {
    let mut table = Table::new(rim(RIM), seat(0), &["RRBG", "BBYY", "GGYY"], Target::Three);
    while table.game().turn() != Turn::Over {
        let mut quiet = offered(table.game(), table.seat());
        quiet.retain(|action| !matches!(action, Action::Take { .. }));
        table.act(*quiet.last().unwrap()).unwrap();
    }
    assert_eq!(table.game().outcome().unwrap().winners, Seats::all(3));
}
