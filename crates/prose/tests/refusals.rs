//! Refusals of every game are worded where the game is not known.
#![allow(clippy::unwrap_used, reason = "in a test, a panic is a finding")]

use games::{Kind, with_game};
use table::{AnyRefusal, Game};
use voice::Spoken as _;

#[test]
fn a_refusal_of_any_game_is_worded_as_the_game_words_it() {
    for kind in Kind::ALL {
        with_game!(kind, G => {
            let refusal = G::new(99, &<G as Game>::Options::default()).unwrap_err();
            assert_eq!(AnyRefusal::new(&refusal).message(), refusal.message(), "{kind}");
        });
    }
}
