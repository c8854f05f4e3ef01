//! The same tests on SQLite and on PostgreSQL.
#![allow(clippy::unwrap_used, reason = "in a test, a panic is a finding")]

use std::sync::OnceLock;
use std::sync::atomic::{AtomicUsize, Ordering};

use fair::Contribution;
use serde_json::json;
use services::{PASSWORD, Postgres};
use tempfile::TempDir;

use super::*;
use crate::guest::{Secret, random};
use crate::now::now;
use crate::table_code::random_code;

/// A database that is gone after the test.
pub(crate) enum TestDatabase {
    Sqlite(TempDir),
    Postgres(String),
}

impl TestDatabase {
    pub(crate) fn sqlite() -> Self {
        Self::Sqlite(tempfile::tempdir().unwrap())
    }

    /// A database of its own on the one server of this process.
    pub(crate) fn postgres() -> Self {
        static SERVER: OnceLock<Postgres> = OnceLock::new();
        static NEXT: AtomicUsize = AtomicUsize::new(0);
        let server = SERVER.get_or_init(|| Postgres::start().unwrap());
        let name = format!("store{}", NEXT.fetch_add(1, Ordering::Relaxed));
        Self::Postgres(server.create_database(&name).unwrap())
    }

    pub(crate) fn database(&self) -> Database {
        match self {
            Self::Sqlite(dir) => dir.path().join("adamant.db").into(),
            Self::Postgres(url) => url.as_str().into(),
        }
    }

    pub(crate) async fn open(&self) -> Store {
        Store::open(&self.database(), Metrics::new()).await.unwrap()
    }

    /// Changes the database behind the store's back.
    async fn execute(&self, sql: &'static str) {
        use sqlx::Connection as _;
        match self {
            Self::Sqlite(dir) => {
                let file = dir.path().join("adamant.db").display().to_string();
                let mut own = sqlx::SqliteConnection::connect(&file).await.unwrap();
                sqlx::query(sql).execute(&mut own).await.unwrap();
            }
            Self::Postgres(url) => {
                let mut own = sqlx::PgConnection::connect(url).await.unwrap();
                sqlx::query(sql).execute(&mut own).await.unwrap();
            }
        }
    }
}

/// Runs each of these tests on both databases.
macro_rules! on_both {
    ($($test:ident)*) => {
        mod on_sqlite {
            $(#[tokio::test] async fn $test() { Box::pin(super::$test(super::TestDatabase::sqlite())).await; })*
        }
        mod on_postgres {
            $(#[tokio::test] async fn $test() { Box::pin(super::$test(super::TestDatabase::postgres())).await; })*
        }
    };
}

on_both! {
    a_table_is_loaded_as_it_was_stored
    a_code_and_a_place_are_taken_once
    one_bad_job_does_not_keep_the_others_from_being_stored
    choices_that_no_longer_count_are_replaced
    lists_show_what_lines_say
    tables_of_games_without_a_move_are_found
    a_table_is_deleted_some_at_a_time_and_found_by_no_one_meanwhile
    ages_come_in_the_order_of_codes
    a_database_of_a_newer_version_or_of_another_program_is_refused
}

fn head(game: Kind) -> Head {
    Head {
        code: random_code(),
        game,
        players: 3,
        options: json!({ "chests": "open", "letters": "äß漢\u{1f48e}\"\\" }),
        rules_version: 1,
        listed: true,
        creator: Secret::new().guest(),
        seed: Seed::new(random()),
    }
}

fn listing(stage: TableStage) -> Listing {
    Listing { stage, names: vec!["Zoë".to_owned()], seats: Vec::new(), end: None }
}

fn append(stored: &Head, epoch: Epoch, n: u64, entries: Vec<Entry>) -> Append {
    let rows = NewEntries { n, entries, replace: false };
    Append { code: stored.code, epoch, rows, listing: None, openly: true }
}

fn act(word: &str) -> Entry {
    Entry::Act(Seat::new(0).unwrap(), word.to_owned())
}

fn sat(guest: Guest) -> Entry {
    let (seat, luck) = (Seat::new(1).unwrap(), Contribution::new([7; 32]));
    Entry::Sat { seat, name: "\u{1f48e} \\u0000".to_owned(), guest, luck }
}

async fn created(store: &Store) -> Head {
    let head = head(Kind::Diamant);
    assert!(store.create(&head, listing(TableStage::Gathering), &[]).await.unwrap());
    head
}

async fn a_table_is_loaded_as_it_was_stored(database: TestDatabase) {
    let store = database.open().await;
    let head = head(Kind::Mirrors);
    let first = [Entry::Clock(Some(60))];
    assert!(store.create(&head, listing(TableStage::Gathering), &first).await.unwrap());
    let guest = Secret::new().guest();
    store
        .append(append(&head, Epoch::default(), 1, vec![sat(guest), Entry::Started]))
        .await
        .unwrap();
    store.append(append(&head, Epoch::default(), 3, vec![act("S")])).await.unwrap();
    drop(store);

    let store = database.open().await;
    let stored = store.load(head.code).await.unwrap().unwrap();
    let entries = vec![Entry::Clock(Some(60)), sat(guest), Entry::Started, act("S")];
    assert_eq!((stored.entries, stored.next), (entries, 4));
    let loaded = stored.head;
    assert_eq!((loaded.game, loaded.players, loaded.listed), (Kind::Mirrors, 3, true));
    assert_eq!((loaded.options, loaded.rules_version), (head.options, 1));
    assert_eq!(loaded.creator, head.creator);
    assert_eq!(loaded.seed.reveal().bytes(), head.seed.reveal().bytes());
    assert!(store.load(random_code()).await.unwrap().is_none());
    assert!(store.take_over(random_code()).await.unwrap().is_none());
    store.is_well().await.unwrap();
}

async fn a_code_and_a_place_are_taken_once(database: TestDatabase) {
    let store = database.open().await;
    let head = created(&store).await;
    assert!(!store.create(&head, listing(TableStage::Gathering), &[]).await.unwrap());
    store.append(append(&head, Epoch::default(), 0, vec![act("S")])).await.unwrap();
    let again = store.append(append(&head, Epoch::default(), 0, vec![act("L")])).await;
    assert!(matches!(again, Err(StoreError::Taken)), "{again:?}");
    assert_eq!(store.load(head.code).await.unwrap().unwrap().entries, [act("S")]);
}

async fn one_bad_job_does_not_keep_the_others_from_being_stored(database: TestDatabase) {
    let store = database.open().await;
    let tables = [created(&store).await, created(&store).await];
    store.append(append(&tables[0], Epoch::default(), 0, vec![act("S")])).await.unwrap();
    // They wait together, and so come to the writer in one batch.
    let jobs = (0..20).map(|job| {
        let n = if job == 7 { 0 } else { job + 1 };
        let table = usize::from(job != 7);
        store.append(append(&tables[table], Epoch::default(), n, vec![act("L")]))
    });
    let done = futures_util::future::join_all(jobs).await;
    for (job, done) in done.into_iter().enumerate() {
        assert_eq!(done.is_ok(), job != 7, "{job}: {done:?}");
    }
    assert_eq!(store.load(tables[1].code).await.unwrap().unwrap().entries.len(), 19);
}

async fn choices_that_no_longer_count_are_replaced(database: TestDatabase) {
    let store = database.open().await;
    let head = created(&store).await;
    for n in 0..3 {
        store.append(append(&head, Epoch::default(), n, vec![act("S")])).await.unwrap();
    }
    let mut replaced = append(&head, Epoch::default(), 1, vec![act("L")]);
    replaced.rows.replace = true;
    store.append(replaced).await.unwrap();
    let stored = store.load(head.code).await.unwrap().unwrap();
    assert_eq!((stored.entries, stored.next), (vec![act("S"), act("L")], 2));
}

async fn lists_show_what_lines_say(database: TestDatabase) {
    let store = database.open().await;
    let (open, over) = (created(&store).await, created(&store).await);
    let hidden = Head { listed: false, ..head(Kind::Kadora) };
    assert!(store.create(&hidden, listing(TableStage::Gathering), &[]).await.unwrap());
    let guest = Secret::new().guest();
    let end = Listing {
        stage: TableStage::Over,
        names: vec!["Anna".to_owned(), "Bert".to_owned()],
        seats: vec![(guest, Seat::new(1).unwrap())],
        end: Some((json!({ "points": [3, 5] }), 41)),
    };
    let last = append(&over, Epoch::default(), 0, vec![act("S")]);
    store.append(Append { listing: Some(Box::new(end)), ..last }).await.unwrap();

    let listed = store.listed().await.unwrap();
    assert_eq!(
        listed.iter().map(|listing| &listing.code[..]).collect::<Vec<_>>(),
        [open.code.as_str()]
    );
    assert_eq!(
        (listed[0].stage, &listed[0].names[..]),
        (TableStage::Gathering, &["Zoë".to_owned()][..])
    );
    let mine = store.of_guest(guest).await.unwrap();
    assert_eq!(mine.len(), 1);
    assert_eq!((&mine[0].table.code[..], mine[0].seat.number()), (over.code.as_str(), 1));
    assert_eq!(mine[0].result, Some(json!({ "points": [3, 5] })));
    assert!((now() - mine[0].at).abs() < 60);
    assert!(store.of_guest(Secret::new().guest()).await.unwrap().is_empty());
    let stats = store.stats().await.unwrap();
    let diamant = stats.iter().find(|stats| stats.game == Kind::Diamant).unwrap();
    assert_eq!((diamant.games, diamant.moves, &diamant.players[..]), (1, 41, &[(3, 1)][..]));
}

async fn tables_of_games_without_a_move_are_found(database: TestDatabase) {
    let store = database.open().await;
    let (playing, moved) = (created(&store).await, created(&store).await);
    for head in [&playing, &moved] {
        let begun = append(head, Epoch::default(), 0, vec![Entry::Started]);
        store
            .append(Append { listing: Some(Box::new(listing(TableStage::Playing))), ..begun })
            .await
            .unwrap();
    }
    database.execute("UPDATE entries SET at = at - 1000").await;
    store.append(append(&moved, Epoch::default(), 1, vec![act("S")])).await.unwrap();
    let before = now() - 500;
    assert_eq!(store.abandoned(before).await.unwrap(), [playing.code]);
    assert!(store.is_abandoned(playing.code, before).await.unwrap());
    assert!(!store.is_abandoned(moved.code, before).await.unwrap());
    assert!(store.abandoned(before - 1000).await.unwrap().is_empty());
}

async fn a_table_is_deleted_some_at_a_time_and_found_by_no_one_meanwhile(database: TestDatabase) {
    let store = database.open().await;
    let head = created(&store).await;
    let all = (0..500).map(|n| store.append(append(&head, Epoch::default(), n, vec![act("S")])));
    for done in futures_util::future::join_all(all).await {
        done.unwrap();
    }
    assert!(store.delete_some(head.code).await.unwrap(), "there are too many entries for once");
    assert!(store.load(head.code).await.unwrap().is_none());
    assert!(store.take_over(head.code).await.unwrap().is_none());
    assert!(store.listed().await.unwrap().is_empty());
    assert!(store.ages("").await.unwrap()[0].stage.is_none());
    while store.delete_some(head.code).await.unwrap() {}
    assert!(!store.exists(head.code).await.unwrap());
    assert!(store.ages("").await.unwrap().is_empty());
}

async fn ages_come_in_the_order_of_codes(database: TestDatabase) {
    let store = database.open().await;
    let mut codes = Vec::new();
    for _ in 0..20 {
        codes.push(created(&store).await.code);
    }
    codes.sort_by_key(ToString::to_string);
    database.execute("UPDATE tables SET at = 5").await;
    store.touch(codes[3]).await.unwrap();
    let ages = store.ages(codes[1].as_str()).await.unwrap();
    assert_eq!(ages.iter().map(|age| age.code).collect::<Vec<_>>(), codes[2..]);
    assert_eq!(ages[0].at, 5);
    assert!((now() - ages[1].at).abs() < 60);
}

async fn a_database_of_a_newer_version_or_of_another_program_is_refused(database: TestDatabase) {
    drop(database.open().await);
    let refused = async || Store::open(&database.database(), Metrics::new()).await.err().unwrap();
    database
        .execute("UPDATE _sqlx_migrations SET checksum = checksum || checksum WHERE version = 1")
        .await;
    let error = refused().await.to_string();
    assert!(error.contains("use another database"), "{error}");
    database
        .execute(
            "INSERT INTO _sqlx_migrations (version, description, success, checksum, execution_time) \
             SELECT 99, 'later', success, checksum, 0 FROM _sqlx_migrations WHERE version = 1",
        )
        .await;
    let error = refused().await.to_string();
    assert!(error.contains("newer version of adamant") && error.contains("99"), "{error}");
}

#[tokio::test]
async fn an_owner_stores_nothing_once_there_is_another() {
    let database = TestDatabase::postgres();
    let [first, second] = [database.open().await, database.open().await];
    let head = created(&first).await;
    let one = first.take_over(head.code).await.unwrap().unwrap();
    first.append(append(&head, one.epoch, 0, vec![act("S")])).await.unwrap();
    let two = second.take_over(head.code).await.unwrap().unwrap();
    assert_eq!((two.entries, two.next), (vec![act("S")], 1));
    // Together with a job of a table that it still owns.
    let own = created(&first).await;
    let own_epoch = first.take_over(own.code).await.unwrap().unwrap().epoch;
    let (late, fine) = tokio::join!(
        first.append(append(&head, one.epoch, 1, vec![act("L")])),
        first.append(append(&own, own_epoch, 0, vec![act("S")])),
    );
    assert!(matches!(late, Err(StoreError::Fenced)), "{late:?}");
    fine.unwrap();
    second.append(append(&head, two.epoch, 1, vec![act("P")])).await.unwrap();
    let stored = first.load(head.code).await.unwrap().unwrap();
    assert_eq!(stored.entries, [act("S"), act("P")]);
}

#[tokio::test]
async fn moves_of_two_owners_at_the_same_time_are_never_both_stored() {
    let database = TestDatabase::postgres();
    let [first, second] = [database.open().await, database.open().await];
    let head = created(&first).await;
    for round in 0..30 {
        let one = first.take_over(head.code).await.unwrap().unwrap();
        let late = first.append(append(&head, one.epoch, one.next, vec![act("S")]));
        let (late, two) = tokio::join!(late, second.take_over(head.code));
        let two = two.unwrap().unwrap();
        assert_eq!(
            two.next,
            one.next + u64::from(late.is_ok()),
            "{round}: what was stored is loaded"
        );
        second.append(append(&head, two.epoch, two.next, vec![act("L")])).await.unwrap();
    }
}

#[tokio::test]
async fn what_is_refused_locks_no_table() {
    let database = TestDatabase::postgres();
    let [first, second] = [database.open().await, database.open().await];
    let head = created(&first).await;
    let one = first.take_over(head.code).await.unwrap().unwrap();
    let again = || append(&head, one.epoch, one.next, vec![act("S")]);
    first.append(again()).await.unwrap();
    assert!(matches!(first.append(again()).await, Err(StoreError::Taken)));
    let two = second.take_over(head.code).await.unwrap().unwrap();
    assert_eq!(two.next, one.next + 1);
}

#[tokio::test]
async fn a_database_that_cannot_be_reached_says_what_to_do_and_no_password() {
    let TestDatabase::Postgres(url) = TestDatabase::postgres() else { unreachable!() };
    let free = std::net::TcpListener::bind("127.0.0.1:0").unwrap();
    let port = free.local_addr().unwrap().port();
    drop(free);
    let there = url.rsplit_once(':').unwrap().0;
    for wrong in [
        format!("{there}:{port}/tables"),
        url.replace(PASSWORD, "wrong-7f3a9c"),
        format!("{url}-missing"),
        format!("postgres://adamant:{PASSWORD}@127.0.0.1:notaport/db"),
    ] {
        let database = Database::from(&wrong);
        let error = Store::open(&database, Metrics::new()).await.err().unwrap();
        let told = format!("{error} {error:?} {database} {database:?}");
        assert!(told.contains("check that it runs"), "{told}");
        assert!(!told.contains("7f3a9c"), "{told}");
    }
}

#[tokio::test]
async fn a_database_that_was_gone_for_a_while_is_used_again() {
    let server = Postgres::start().unwrap();
    let database = TestDatabase::Postgres(server.create_database("tables").unwrap());
    let store = database.open().await;
    let head = created(&store).await;
    server.stop().unwrap();
    let lost = store.append(append(&head, Epoch::default(), 0, vec![act("S")])).await;
    assert!(lost.is_err());
    assert!(store.is_well().await.is_err());
    assert!(store.load(head.code).await.is_err());
    server.restart().unwrap();
    store.is_well().await.unwrap();
    store.append(append(&head, Epoch::default(), 0, vec![act("S")])).await.unwrap();
    assert_eq!(store.load(head.code).await.unwrap().unwrap().entries, [act("S")]);
}

#[tokio::test]
async fn a_copy_goes_there_and_back_and_goes_on_after_an_interruption() {
    let databases = [TestDatabase::sqlite(), TestDatabase::postgres(), TestDatabase::sqlite()];
    let store = databases[0].open().await;
    let guest = Secret::new().guest();
    let mut codes = Vec::new();
    for number in 0..150 {
        let head = created(&store).await;
        let mut all =
            append(&head, Epoch::default(), 0, vec![sat(guest), Entry::Started, act("S")]);
        if number % 3 == 0 {
            let seats = vec![(guest, Seat::new(1).unwrap())];
            let end = Some((json!({ "points": [number] }), 7));
            all.listing = Some(Box::new(Listing { seats, end, ..listing(TableStage::Over) }));
        }
        store.append(all).await.unwrap();
        codes.push(head.code);
    }
    drop(store);
    let [from, there, back] = [0, 1, 2].map(|database: usize| databases[database].database());
    // The first attempt ends after some tables.
    let mut steps = 0;
    {
        let mut count = |_| steps += 1;
        let copying = copy(&from, &there, &mut count);
        let first = std::pin::pin!(copying);
        drop(tokio::time::timeout(std::time::Duration::from_millis(60), first).await);
    }
    let copied = copy(&from, &there, &mut |_| ()).await.unwrap();
    assert_eq!((copied.tables + copied.there, copied.entries), (150, 150));
    let again = copy(&from, &there, &mut |_| ()).await.unwrap();
    assert_eq!((again.tables, again.there), (0, 150));
    let home = copy(&there, &back, &mut |_| ()).await.unwrap();
    assert_eq!((home.tables, home.there), (150, 0));

    let [first, last] = [databases[0].open().await, databases[2].open().await];
    for code in codes {
        let (one, two) =
            (first.load(code).await.unwrap().unwrap(), last.load(code).await.unwrap().unwrap());
        assert_eq!((one.entries, one.next), (two.entries, two.next));
        assert_eq!(one.head.seed.reveal().bytes(), two.head.seed.reveal().bytes());
    }
    let [mine, theirs] =
        [first.of_guest(guest).await.unwrap(), last.of_guest(guest).await.unwrap()];
    assert_eq!(
        (mine.len(), serde_json::to_value(&mine).unwrap()),
        (50, serde_json::to_value(&theirs).unwrap())
    );
    assert_eq!(
        serde_json::to_value(first.stats().await.unwrap()).unwrap(),
        serde_json::to_value(last.stats().await.unwrap()).unwrap()
    );

    // What was played in the copy since is noticed.
    databases[1]
        .execute("UPDATE entries SET body = '[]' WHERE code = (SELECT max(code) FROM entries)")
        .await;
    let differs = copy(&from, &there, &mut |_| ()).await;
    assert!(matches!(differs, Err(CopyError::Differs(_))), "{differs:?}");
}

#[tokio::test]
async fn a_copy_from_a_file_that_is_served_or_missing_is_refused() {
    let (source, target) = (TestDatabase::sqlite(), TestDatabase::sqlite());
    let missing = copy(&source.database(), &target.database(), &mut |_| ()).await;
    assert!(matches!(missing, Err(CopyError::NoSource(_))), "{missing:?}");
    let Database::File(file) = source.database() else { unreachable!() };
    let _served = crate::lock::Lock::take(&file).ok().unwrap();
    let served = copy(&source.database(), &target.database(), &mut |_| ()).await;
    assert!(matches!(served, Err(CopyError::Served(_))), "{served:?}");
}
