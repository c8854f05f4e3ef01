//! The same choices on every machine: kept in `tests/golden`, rewritten by `BLESS=1`.

#[path = "golden/choices.rs"]
mod choices;

use std::path::Path;

#[test]
fn every_bot_chooses_what_it_chose_on_another_machine() {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden/choices.txt");
    let chosen = choices::choices();
    if std::env::var_os("BLESS").is_some() {
        std::fs::write(&file, &chosen).expect("a writable folder");
    }
    let kept = std::fs::read_to_string(&file).unwrap_or_default();
    assert_eq!(chosen, kept, "{}: if the bots were meant to change, set BLESS=1", file.display());
}
