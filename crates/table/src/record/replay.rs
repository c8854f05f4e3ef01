//! Playing a record again.

use super::{Notation, Record, RecordError};
use crate::{Game, Seat, Seats, Turn};

/// One thing that moved a game on.
#[derive(PartialEq, Eq, Debug)]
pub enum Step<G: Game> {
    /// A seat acted.
    Act(Seat, G::Action),
    /// Chance struck.
    Deal(G::Deal),
}

#[expect(
    clippy::expl_impl_clone_on_copy,
    reason = "a derived one would ask for a game that is Copy"
)]
impl<G: Game> Clone for Step<G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: Game> Copy for Step<G> {}

impl<G: Game> Step<G> {
    /// Carries the step out.
    pub fn apply(
        self,
        game: &mut G,
        log: &mut impl crate::Log<G::Event>,
    ) -> Result<(), G::Refusal> {
        match self {
            Self::Act(seat, action) => game.act(seat, action, log),
            Self::Deal(deal) => game.deal(deal, log),
        }
    }
}

/// What came of a step: its events, or why the rules refuse it.
pub type Happened<'a, G> = Result<&'a [<G as Game>::Event], &'a <G as Game>::Refusal>;

/// Is handed every step of a record.
pub type EachStep<'a, G> = dyn FnMut(&G, Step<G>, Happened<'_, G>) + 'a;

impl<G: Notation> Record<G> {
    /// The game about to begin, by the rules of the record.
    pub(super) fn begin(&self) -> Result<G, RecordError> {
        let game = G::new(self.players, &self.options).map_err(|refusal| {
            let place = if G::PLAYERS.contains(&self.players) { "options" } else { "players" };
            RecordError::refused(place, &refusal)
        })?;
        Ok(game.by_rules(self.rules_version))
    }

    /// Plays the record again, and returns where it ends.
    ///
    /// `each` is handed every step with the position before it and what happened then. A step that the rules refuse is the last.
    pub fn replay(
        &self,
        mut each: impl FnMut(&G, Step<G>, Happened<'_, G>),
    ) -> Result<G, RecordError> {
        G::replay_record(self, &mut each)
    }

    #[doc(hidden)]
    pub fn replay_here(&self, each: &mut EachStep<'_, G>) -> Result<G, RecordError> {
        let mut game = self.begin()?;
        let mut words = self.moves.iter().enumerate().peekable();
        let mut used = G::Deals::default();
        let mut events = Vec::new();
        let mut take = |game: &mut G, step: Step<G>, place: &str| {
            if let Step::Deal(deal) = &step {
                game.note_deal(deal, &mut used);
            }
            let before = game.clone();
            events.clear();
            let applied = step.apply(game, &mut events);
            each(&before, step, applied.as_ref().map(|()| &events[..]));
            applied.map_err(|refusal| RecordError::refused(place, &refusal))
        };
        loop {
            match game.turn() {
                Turn::Chance => match game.next_deal(&self.deals)? {
                    Some(deal) => {
                        let place = game.deal_place();
                        take(&mut game, Step::Deal(deal), &place)?;
                    }
                    None => break,
                },
                Turn::Seats { .. } => match words.next() {
                    Some((i, word)) => {
                        let place = format!("moves[{i}]");
                        for (seat, action) in game.read_word(word).map_err(|e| e.within(&place))? {
                            while game.turn() == Turn::Chance {
                                let (deal, at) = (game.next_deal(&self.deals)?, game.deal_place());
                                let deal = deal.ok_or_else(|| missing(&at, i))?;
                                take(&mut game, Step::Deal(deal), &at)?;
                            }
                            take(&mut game, Step::Act(seat, action), &place)?;
                        }
                    }
                    None => break,
                },
                Turn::Over => break,
            }
        }
        if let Some((i, _)) = words.peek() {
            return Err(match game.turn() {
                Turn::Over => {
                    RecordError::at(format!("moves[{i}]"), "the game is over before this move")
                }
                _ => missing(&game.deal_place(), *i),
            });
        }
        if let Some(place) = G::unread(&used, &self.deals) {
            return Err(RecordError::at(place, "nothing in the game file leads to this"));
        }
        self.check_result(&game)?;
        Ok(game)
    }

    /// What the record says of the end must be what the game says; it may say less, and nothing else.
    fn check_result(&self, game: &G) -> Result<(), RecordError> {
        let Some(said) = &self.result else { return Ok(()) };
        let Some(result) = game.result() else {
            return Err(RecordError::at(
                "result",
                format!("the game is not over: {}", awaiting(game.turn())),
            ));
        };
        let actual = serde_json::to_value(result).expect("a result is plain data");
        for (key, value) in said {
            return Err(match actual.get(key) {
                Some(right) if right == value => continue,
                Some(right) => RecordError::at(
                    format!("result.{key}"),
                    format!("should be {right}, not {value}"),
                ),
                None => RecordError::at("result", format!("this game has no result {key:?}")),
            });
        }
        Ok(())
    }
}

fn missing(place: &str, next_move: usize) -> RecordError {
    RecordError::at(place, format!("is missing, though moves[{next_move}] comes after it"))
}

fn awaiting(turn: Turn) -> String {
    match turn {
        Turn::Chance => "a chance outcome is due".to_owned(),
        _ => match turn.awaited() {
            seats if seats.len() == 1 => format!("seat {} is to move", list(seats)),
            seats => format!("seats {} are to decide", list(seats)),
        },
    }
}

fn list(seats: Seats) -> String {
    seats.iter().map(|seat| seat.to_string()).collect::<Vec<_>>().join(", ")
}
