//! An arena's promises.

use std::sync::atomic::{AtomicBool, Ordering};

use arena::{ArenaError, CrossPlan, Plan, cross, run};
use bots::{Allowance, Roster};
use diamant::{Diamant, Options};
use kadora::Kadora;
use mirrors::Mirrors;
use table::Record;

static GO_ON: AtomicBool = AtomicBool::new(false);

fn plan(seats: &str, games: u64) -> Plan<Diamant> {
    Plan { allowance: Some(Allowance::Simulations(30)), ..Plan::new(seats.split(','), games) }
}

fn on_threads<T: Send>(threads: usize, work: impl FnOnce() -> T + Send) -> T {
    rayon::ThreadPoolBuilder::new()
        .num_threads(threads)
        .build()
        .expect("threads start")
        .install(work)
}

#[test]
fn the_result_does_not_depend_on_the_number_of_threads() {
    let plan = plan("clever,thumb,random", 120);
    let both = || {
        let mut records = Vec::new();
        let report = run(&plan, &mut |_| (), &GO_ON, &mut |record| {
            records.push(record.to_json());
            Ok(())
        });
        (report.unwrap(), records)
    };
    assert_eq!(on_threads(1, both), on_threads(3, both));
}

#[test]
fn every_deal_is_played_in_every_rotation_with_the_same_luck() {
    let plan = plan("second-hazard,thumb,random,random", 40);
    let mut records: Vec<Record<Diamant>> = Vec::new();
    run(&plan, &mut |_| (), &GO_ON, &mut |record| {
        records.push(record.clone());
        Ok(())
    })
    .unwrap();
    assert_eq!(records.len(), 40);
    for deal in records.chunks(4) {
        for seat in 0..4 {
            let mut names: Vec<_> = deal.iter().map(|record| &record.names[seat]).collect();
            names.sort();
            assert_eq!(names, ["random", "random", "second-hazard", "thumb"]);
        }
        for record in deal {
            record.replay(|_, _| ()).unwrap();
            // As long as no different cards have left the game, each cave turns over the same ones.
            let (cave, first) = (&record.deals.caves[0], &deal[0].deals.caves[0]);
            let both = cave.len().min(first.len());
            assert_eq!(cave[..both], first[..both]);
        }
    }
}

#[test]
fn shares_of_the_wins_add_up() {
    let report =
        run(&plan("thumb,sixth-card,random,random", 400), &mut |_| (), &GO_ON, &mut |_| Ok(()));
    let report = report.unwrap();
    let all: f64 = report
        .standings
        .iter()
        .map(|s| s.wins.mean * f64::from(u8::try_from(s.seats).unwrap()))
        .sum();
    assert!((all - 1.0).abs() < 1e-9, "{report}");
    let read: serde_json::Value = serde_json::from_str(&report.to_json()).unwrap();
    assert_eq!(read["standings"][2]["seats"], 2);
    assert!(report.to_svg().contains("2 × random"));
}

#[test]
fn a_stopped_arena_tells_what_is_known_so_far() {
    let stop = AtomicBool::new(false);
    let report = run(
        &plan("thumb,random,random", 3_000),
        &mut |progress| stop.store(progress.done >= 300, Ordering::Relaxed),
        &stop,
        &mut |_| Ok(()),
    )
    .unwrap();
    assert!((300..3_000).contains(&report.games) && report.games.is_multiple_of(3), "{report}");
    assert!(report.standings[0].wins.mean > 0.5, "{report}");
}

#[test]
fn a_cross_table_has_a_cell_for_every_ordered_pair() {
    let plan = CrossPlan::<Diamant> {
        options: Options::default(),
        bots: ["thumb", "random", "sixth-card"].map(str::to_owned).to_vec(),
        players: 4,
        games: 200,
        seed: 3,
        allowance: None,
    };
    let table = cross(&plan, &mut |_| (), &GO_ON).unwrap();
    for (row, cells) in table.wins.iter().enumerate() {
        for (column, cell) in cells.iter().enumerate() {
            assert_eq!(cell.is_none(), row == column);
        }
    }
    assert!(table.wins[0][1].unwrap().mean > 0.8, "{table}");
    assert!(table.to_svg().contains("sixth-card"));
}

#[test]
fn nobody_sits_down_who_cannot_play() {
    let fails =
        |seats: &str| run(&plan(seats, 4), &mut |_| (), &GO_ON, &mut |_| Ok(())).unwrap_err();
    assert!(matches!(fails("thumb,thumb,nobody"), ArenaError::Bot(_)));
    assert!(fails("thumb,thumb").to_string().contains("(D1)"));
}

/// In every game a rule of thumb beats the lot, whether high or low scores win.
fn thumb_beats_random<G: Roster>() {
    let plan = Plan::<G>::new(["thumb", "random", "random"], 90);
    let report = run(&plan, &mut |_| (), &GO_ON, &mut |_| Ok(())).expect("they can play");
    let [thumb, random] = &report.standings[..] else { panic!("{report}") };
    assert!(thumb.wins.mean > random.wins.mean, "{report}");
    assert!(thumb.rating.rating > random.rating.rating, "{report}");
}

#[test]
fn a_rule_of_thumb_beats_the_lot_in_every_game() {
    thumb_beats_random::<Diamant>();
    thumb_beats_random::<Mirrors>();
    thumb_beats_random::<Kadora>();
}
