//! An arena's promises.

#![allow(clippy::unwrap_used, reason = "in a test, a panic is a finding")]

use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, Ordering};

use arena::{
    ArenaError, Contestant, Contested, GameResult, GivenDeal, Lineup, Plan, Progress, Until,
    Verdict,
};
use bots::Allowance;
use diamant::Diamant;
use kadora::Kadora;
use mirrors::Mirrors;
use table::Record;

static GO_ON: AtomicBool = AtomicBool::new(false);

fn plan(seats: &str, games: u64) -> Plan<Diamant> {
    Plan { allowance: Some(Allowance::Simulations(30)), ..Plan::new(seats.split(','), games) }
}

fn field(names: &str, players: u8, games: u64) -> Plan<Diamant> {
    let field = names.split(',').map(Contestant::built_in).collect();
    let allowance = Some(Allowance::Simulations(30));
    Plan { allowance, ..Plan::of(Lineup::Mixed { field, players }, games) }
}

fn played<G: Contested>(plan: &Plan<G>) -> (arena::Report, Vec<(GameResult, Record<G>)>) {
    let mut games = Vec::new();
    let report = Contested::run(plan, &[], &|_| (), &GO_ON, &mut |result, record| {
        games.push((result.clone(), record.clone()));
        Ok(())
    });
    (report.expect("they can play"), games)
}

fn on_threads<T: Send>(threads: usize, work: impl FnOnce() -> T + Send) -> T {
    rayon::ThreadPoolBuilder::new()
        .num_threads(threads)
        .build()
        .expect("threads start")
        .install(work)
}

/// Everything but times, which differ from run to run.
fn timeless(games: &[(GameResult, Record<Diamant>)]) -> Vec<String> {
    let told = games.iter().map(|(game, record)| {
        format!("{:?} {:?} {:?} {}", game.seats, game.scores, game.winners, record.to_json())
    });
    told.collect()
}

#[test]
fn the_result_does_not_depend_on_the_number_of_threads() {
    for plan in [plan("clever,thumb,random", 60), field("thumb,random,sixth-card,clever", 3, 30)] {
        let both = || {
            let (report, games) = played(&plan);
            let figures: Vec<_> =
                report.standings.iter().map(|s| (s.wins, s.score, s.rating)).collect();
            (figures, report.differences, timeless(&games))
        };
        assert_eq!(on_threads(1, both), on_threads(3, both));
    }
}

#[test]
fn every_deal_is_played_in_every_rotation_with_the_same_luck() {
    let (_, games) = played(&plan("second-hazard,thumb,random,random", 40));
    assert_eq!(games.len(), 40);
    for deal in games.chunks(4) {
        for seat in 0..4 {
            let mut names: Vec<_> = deal.iter().map(|(_, record)| &record.names[seat]).collect();
            names.sort();
            assert_eq!(names, ["random", "random", "second-hazard", "thumb"]);
        }
        let (_, first) = &deal[0];
        for (_, record) in deal {
            record.replay(|_, _, _| ()).unwrap();
            // As long as no different cards have left the game, each cave turns over the same ones.
            let (cave, first) = (&record.deals.caves[0], &first.deals.caves[0]);
            let both = cave.len().min(first.len());
            assert_eq!(cave[..both], first[..both]);
        }
    }
}

#[test]
fn a_field_is_mixed_at_random_and_no_bot_meets_a_clone_while_others_wait() {
    let (report, games) = played(&field("thumb,random,sixth-card,ten-stones,sure-twelve", 3, 300));
    let mut tables: Vec<Vec<String>> = Vec::new();
    for (game, _) in &games {
        let mut table = game.seats.clone();
        table.sort();
        table.dedup();
        assert_eq!(table.len(), 3, "{:?}", game.seats);
        tables.push(table);
    }
    tables.sort();
    tables.dedup();
    assert_eq!(tables.len(), 10, "all tables of three out of five are drawn");
    assert_eq!(report.differences.len(), 10);
    let seats: u64 = report.standings.iter().map(|s| s.games).sum();
    assert_eq!(seats, 3 * report.games);
}

#[test]
fn a_field_smaller_than_the_table_takes_some_twice() {
    let (_, games) = played(&field("thumb,random,sixth-card", 5, 25));
    for (game, _) in games {
        for name in ["thumb", "random", "sixth-card"] {
            let seats = game.seats.iter().filter(|seat| *seat == name).count();
            assert!((1..=2).contains(&seats), "{:?}", game.seats);
        }
    }
}

#[test]
fn shares_of_the_wins_add_up() {
    let (report, games) = played(&plan("thumb,sixth-card,random,random", 400));
    #[expect(clippy::cast_precision_loss, reason = "there are 400 games")]
    let all: f64 =
        report.standings.iter().map(|s| s.wins.unwrap().mean * s.games as f64).sum::<f64>();
    assert!((all - 400.0).abs() < 1e-6, "{report}");
    for (game, record) in &games {
        let shares: f64 = (0..4).map(|seat| game.win(seat)).sum();
        assert!((shares - 1.0).abs() < 1e-9);
        assert_eq!(record.result.as_ref().unwrap()["winners"], serde_json::json!(game.winners));
    }
    let read: serde_json::Value = serde_json::from_str(&report.to_json()).unwrap();
    assert_eq!(read["seats"][1], "sixth-card");
    assert_eq!(read["standings"][2]["games"], 800);
}

#[test]
fn a_report_says_what_its_figures_are_in_80_columns() {
    let (report, _) = played(&Plan::<Kadora>::new(["thumb", "random"], 40));
    let told = report.to_string();
    for part in ["95%", "Elo", "fewer is better", "fair share is 50.0%", "n = 20 deals"] {
        assert!(told.contains(part), "{part}: {told}");
    }
    let table = told.lines().take_while(|line| !line.starts_with("n:"));
    assert!(table.into_iter().all(|line| line.chars().count() <= 80), "{told}");
    let page = report.to_html(voice::Voice::of(voice::Lang::En));
    assert!(page.starts_with("<!DOCTYPE html>") && page.matches("<svg").count() == 3);
    assert!(!page.contains("http://") || page.contains("www.w3.org"), "nothing is fetched");
}

#[test]
fn a_stopped_arena_tells_what_is_known_so_far() {
    let stop = AtomicBool::new(false);
    let progress = |progress: Progress| stop.store(progress.done >= 300, Ordering::Relaxed);
    let plan = plan("thumb,random,random", 3_000);
    let report = Contested::run(&plan, &[], &progress, &stop, &mut |_, _| Ok(())).unwrap();
    assert!(report.games >= 290 && report.games < 3_000, "{report}");
    assert!(report.games.is_multiple_of(3), "{report}");
    assert!(report.standings[0].wins.unwrap().mean > 0.5, "{report}");
}

#[test]
fn progress_counts_games_from_the_first_one_on() {
    let seen = Mutex::new(Vec::new());
    let progress = |progress: Progress| seen.lock().unwrap().push(progress.done);
    let plan = plan("thumb,random,random", 30);
    Contested::run(&plan, &[], &progress, &GO_ON, &mut |_, _| Ok(())).unwrap();
    let mut seen = seen.into_inner().unwrap();
    seen.sort_unstable();
    assert_eq!(seen, (1..=30).collect::<Vec<_>>());
}

#[test]
fn an_interrupted_run_goes_on_where_it_was() {
    let plan = field("thumb,random,sixth-card,ten-stones", 3, 90);
    let (whole, games) = played(&plan);
    // Half of it, with a deal that was not finished.
    let results: Vec<GameResult> = games.iter().map(|(game, _)| game.clone()).collect();
    let mut rest = Vec::new();
    let resumed = Contested::run(&plan, &results[..45], &|_| (), &GO_ON, &mut |result, _| {
        rest.push(result.clone());
        Ok(())
    });
    let resumed = resumed.unwrap();
    assert_eq!(rest.len(), 45);
    assert!(
        rest.iter().zip(&results[45..]).all(|(a, b)| a.seats == b.seats && a.scores == b.scores)
    );
    for (a, b) in whole.standings.iter().zip(&resumed.standings) {
        assert_eq!((a.wins, a.score, a.rating), (b.wins, b.score, b.rating));
    }
}

#[test]
fn given_deals_are_played_as_they_are() {
    let (_, games) = played(&plan("thumb,random,random", 6));
    let (_, model) = &games[0];
    let lines = ["17".to_owned(), model.to_json()];
    let deals = lines.iter().map(|line| GivenDeal::from_line(line).unwrap()).collect();
    let given = Plan { deals, games: None, ..plan("ten-stones,thumb,random", 1) };
    let (report, games) = played(&given);
    assert_eq!((report.deals, report.games), (2, 6));
    for (_, record) in &games[3..] {
        let (cave, first) = (&record.deals.caves[0], &model.deals.caves[0]);
        let both = cave.len().min(first.len());
        assert_eq!(cave[..both], first[..both]);
    }
    // A seed means the same cards whatever the seed of the run.
    let (_, again) = played(&Plan { seed: 99, ..given.clone() });
    assert_eq!(again[0].1.deals.caves[0][0], games[0].1.deals.caves[0][0]);
    assert!(GivenDeal::<Diamant>::from_line("seven").is_err());
}

#[test]
fn an_arena_ends_once_a_claim_is_decided() {
    let until = |text: &str| Until { claim: text.parse().unwrap(), error: 0.05 };
    let decided = |claim: &str| {
        let plan =
            Plan { games: None, until: Some(until(claim)), ..plan("thumb,random,random", 1) };
        played(&plan).0
    };
    let report = decided("thumb > random by 10%");
    assert_eq!(report.test.as_ref().unwrap().verdict, Verdict::Better, "{report}");
    assert!(report.games < 3_000 && report.to_string().contains("\nYes: "), "{report}");
    let report = decided("random > thumb by 10%");
    assert_eq!(report.test.as_ref().unwrap().verdict, Verdict::NotBetter, "{report}");

    let short =
        Plan { until: Some(until("thumb > random by 0.1%")), ..plan("thumb,random,random", 96) };
    let report = played(&short).0;
    assert_eq!(report.test.as_ref().unwrap().verdict, Verdict::Undecided);
    assert!(report.to_string().contains("more games"), "{report}");
}

#[test]
fn a_plan_that_cannot_be_played_is_refused() {
    let fails = |plan: &Plan<Diamant>| {
        Contested::run(plan, &[], &|_| (), &GO_ON, &mut |_, _| Ok(())).unwrap_err()
    };
    assert!(matches!(fails(&plan("thumb,thumb,genius", 4)), ArenaError::Bot(_)));
    assert!(fails(&plan("thumb,thumb", 4)).to_string().contains("(D1)"));
    let until = Some(Until { claim: "expert > thumb".parse().unwrap(), error: 0.05 });
    let absent = Plan { until, ..plan("thumb,random,random", 4) };
    let ArenaError::Absent { name, names } = fails(&absent) else { panic!("expert does not play") };
    assert_eq!((&name[..], names), ("expert", vec!["thumb".to_owned(), "random".to_owned()]));
}

#[test]
fn budgets_belong_to_bots() {
    let seats = ["clever@1sims", "clever@300sims", "random"];
    let seats = seats.iter().map(|text| text.parse().unwrap()).collect();
    let (report, _) = played(&Plan::<Diamant>::of(Lineup::Fixed(seats), 6));
    let [quick, slow, _] = &report.standings[..] else { panic!("{report}") };
    assert_eq!((&quick.bot[..], &slow.bot[..]), ("clever@1sims", "clever@300sims"));
    assert!(quick.time.ms_per_move < slow.time.ms_per_move, "{report}");
}

/// In every game a rule of thumb beats the lot, whether high or low scores win.
fn thumb_beats_random<G: Contested>() {
    let (report, _) = played(&Plan::<G>::new(["thumb", "random", "random"], 90));
    let [thumb, random] = &report.standings[..] else { panic!("{report}") };
    assert!(thumb.wins.unwrap().mean > random.wins.unwrap().mean, "{report}");
    assert!(thumb.rating.mean > random.rating.mean, "{report}");
    assert!(report.differences[0].wins.low > 0.0, "{report}");
}

#[test]
fn a_rule_of_thumb_beats_random_bots_in_every_game() {
    thumb_beats_random::<Diamant>();
    thumb_beats_random::<Mirrors>();
    thumb_beats_random::<Kadora>();
}
