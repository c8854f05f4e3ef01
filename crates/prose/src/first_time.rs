//! What is explained when it happens for the first time.

use std::collections::BTreeSet;
use std::fmt;

use table::Game;
use voice::Message;

use crate::Playable;

/// Something that is explained the first time a player sees it happen.
pub struct FirstTime<G: Game> {
    /// The clause behind it.
    pub clause: &'static str,
    /// What explains it.
    pub message: fn() -> Message,
    /// Whether it happened, from what the viewer saw and the table after it.
    pub(crate) happens: fn(&G::Seen, &G::View) -> bool,
}

impl<G: Game> FirstTime<G> {
    pub(crate) const fn new(
        clause: &'static str,
        message: fn() -> Message,
        happens: fn(&G::Seen, &G::View) -> bool,
    ) -> Self {
        Self { clause, message, happens }
    }

    /// The name under which it is remembered: `diamant-rest`. No two games share one.
    fn name(&self) -> &'static str {
        let key = (self.message)().key;
        key.strip_prefix("guide-").unwrap_or(key)
    }
}

impl<G: Game> fmt::Debug for FirstTime<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// What has been explained to a player. As text it is a list of names.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Explained(BTreeSet<String>);

impl From<&str> for Explained {
    fn from(text: &str) -> Self {
        Self(text.split_whitespace().map(str::to_owned).collect())
    }
}

impl fmt::Display for Explained {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0.iter().map(String::as_str).collect::<Vec<_>>().join(" "))
    }
}

impl Explained {
    /// What is to be explained now that the viewer saw this. It counts as explained from then on.
    pub fn explain<G: Playable>(
        &mut self,
        seen: &[G::Seen],
        view: &G::View,
    ) -> Vec<&'static FirstTime<G>> {
        let happened = |first: &FirstTime<G>| seen.iter().any(|seen| (first.happens)(seen, view));
        let new = G::FIRST_TIMES.iter().filter(|first| happened(first));
        new.filter(|first| self.0.insert(first.name().to_owned())).collect()
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use diamant::Diamant;
    use kadora::Kadora;
    use luck::Dice;
    use mirrors::Mirrors;
    use table::{Luck as _, Seat, Turn, Viewer};
    use voice::{Lang, Voice, rulebook};

    use super::*;

    /// Plays games at random, and says what is explained to the first seat in all of them.
    fn explained<G: Playable>(players: &[u8], games: u64) -> BTreeSet<&'static str> {
        let viewer = Viewer::Seat(Seat::all(1).next().unwrap());
        let (mut explained, mut names) = (Explained::default(), BTreeSet::new());
        for seed in 0..games {
            let mut dice = Dice::new(seed);
            let players = players[seed as usize % players.len()];
            let mut game = G::new(players, &G::Options::default()).unwrap();
            loop {
                let mut events = Vec::new();
                match game.turn() {
                    Turn::Over => break,
                    Turn::Chance => {
                        let deal = game.draw(&mut dice);
                        game.deal(deal, &mut events).unwrap();
                    }
                    Turn::Seats { awaited, .. } => {
                        let seat = awaited.first().unwrap();
                        let count = game.count_actions(seat);
                        let action = game.nth_action(seat, dice.below(count)).unwrap();
                        game.act(seat, action, &mut events).unwrap();
                    }
                }
                let seen: Vec<_> = events.iter().filter_map(|it| G::seen(it, viewer)).collect();
                for first in explained.explain::<G>(&seen, &game.view(viewer)) {
                    assert!(names.insert(first.name()), "{first:?} is explained twice");
                }
            }
        }
        names
    }

    fn check<G: Playable>(players: &[u8], games: u64) {
        let names: BTreeSet<_> = G::FIRST_TIMES.iter().map(FirstTime::name).collect();
        assert_eq!(explained::<G>(players, games), names);
        for lang in Lang::ALL {
            let book = rulebook(G::NAME, lang).unwrap();
            for first in G::FIRST_TIMES {
                assert!(first.name().starts_with(G::NAME), "{first:?}");
                assert!(book.clause(first.clause).is_some(), "{lang}: {first:?}");
                let said = Voice::of(lang).say(&(first.message)());
                assert!(said.split_whitespace().count() <= 40, "{lang}: {said}");
            }
        }
    }

    #[test]
    fn everything_new_in_diamant_is_explained_once() {
        check::<Diamant>(&[3, 5], 200);
    }

    #[test]
    fn everything_new_in_mirrors_is_explained_once() {
        check::<Mirrors>(&[4, 2], 60);
    }

    #[test]
    fn everything_new_in_kadora_is_explained_once() {
        check::<Kadora>(&[2, 4], 400);
    }

    #[test]
    fn what_was_explained_is_remembered_as_text() {
        let text = "diamant-fled diamant-hazard";
        let explained = Explained::from(text);
        assert_eq!(explained.to_string(), text);
        assert_eq!(Explained::from(" "), Explained::default());
    }
}
