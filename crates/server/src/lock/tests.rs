#![allow(clippy::unwrap_used, reason = "in a test, a panic is a finding")]

use std::fs;
use std::os::unix::fs::symlink;

use super::*;

fn served_at(database: &Path) -> Option<String> {
    match Lock::take(database) {
        Err(NotOurs::Served(at)) => at,
        Err(NotOurs::Io(error)) => panic!("{error}"),
        Ok(_) => panic!("a database with two servers"),
    }
}

#[test]
fn a_database_is_one_by_whatever_name_and_without_the_file_beside_it() {
    let dir = tempfile::tempdir().unwrap();
    let database = dir.path().join("adamant.db");
    let mut first = Lock::take(&database).ok().unwrap();
    first.sign("127.0.0.1:7878".parse().unwrap()).unwrap();
    assert_eq!(served_at(&database).as_deref(), Some("http://127.0.0.1:7878"));

    let link = dir.path().join("link.db");
    symlink(&database, &link).unwrap();
    assert_eq!(served_at(&link).as_deref(), Some("http://127.0.0.1:7878"));
    let other_folder = tempfile::tempdir().unwrap();
    let folder = other_folder.path().join("folder");
    symlink(dir.path(), &folder).unwrap();
    assert!(served_at(&folder.join("adamant.db")).is_some());

    let hard = other_folder.path().join("hard.db");
    if fs::hard_link(&database, &hard).is_ok() {
        assert_eq!(served_at(&hard), None);
    }
    fs::remove_file(dir.path().join("adamant.db.lock")).unwrap();
    assert_eq!(served_at(&database), None, "the address is gone, the lock is not");
    drop(first);
    assert!(Lock::take(&database).is_ok());
}

#[test]
fn a_link_beside_the_database_is_not_written_through() {
    let dir = tempfile::tempdir().unwrap();
    let precious = dir.path().join("precious");
    fs::write(&precious, "precious").unwrap();
    symlink(&precious, dir.path().join("adamant.db.lock")).unwrap();
    assert!(matches!(Lock::take(&dir.path().join("adamant.db")), Err(NotOurs::Io(_))));
    assert_eq!(fs::read_to_string(&precious).unwrap(), "precious");
}
