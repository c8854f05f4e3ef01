//! Writing a record while the game is played.

use super::{Happened, Notation, Record, RecordError, Step};
use crate::{Board, Log, Seat};

/// A game and its record, kept in step.
///
/// Only whole moves are written: a turn half made, what chance brought in the middle of it, or a choice still sealed, is not in
/// the record.
#[derive(Clone, Debug)]
pub struct Scribe<G: Notation> {
    game: G,
    record: Record<G>,
    /// The word of the move being made.
    word: String,
    /// Whether an action has been taken that is in no word yet.
    pending: bool,
    /// The record's chance outcomes and those that struck in the middle of the move being made.
    ahead: Option<G::Deals>,
}

impl<G: Notation> Scribe<G> {
    /// A game about to begin.
    pub fn new(players: u8, options: G::Options) -> Result<Self, G::Refusal> {
        let game = G::new(players, &options)?;
        Ok(Self {
            game,
            record: Record::new(players, options),
            word: String::new(),
            pending: false,
            ahead: None,
        })
    }

    /// Goes on with a recorded game, played again as [`Record::replay`] does. Names, and what else the record holds, stay behind.
    pub fn resume(
        record: &Record<G>,
        each: impl FnMut(&G, Step<G>, Happened<'_, G>),
    ) -> Result<Self, RecordError> {
        let game = record.replay(each)?;
        let record = Record {
            rules_version: record.rules_version,
            deals: record.deals.clone(),
            moves: record.moves.clone(),
            ..Record::new(record.players, record.options.clone())
        };
        let mut scribe = Self { game, record, word: String::new(), pending: false, ahead: None };
        scribe.note_result();
        Ok(scribe)
    }

    /// This game, about to begin, by an older version of the rules, one that [`check_rules`](crate::check_rules) accepts.
    #[must_use]
    pub fn by_rules(self, version: u32) -> Self {
        let record = Record { rules_version: version, ..self.record };
        Self { game: self.game.by_rules(version), record, ..self }
    }

    /// The position.
    pub fn game(&self) -> &G {
        &self.game
    }

    /// The record so far.
    pub fn record(&self) -> &Record<G> {
        &self.record
    }

    /// Whether the record says all that has happened: no move is half made, no choice sealed.
    pub fn at_rest(&self) -> bool {
        !self.pending
    }

    /// The record, at the end.
    pub fn into_record(self) -> Record<G> {
        self.record
    }

    /// Carries out an action and notes it, or refuses it and notes nothing.
    pub fn act(
        &mut self,
        seat: Seat,
        action: G::Action,
        log: &mut impl Log<G::Event>,
    ) -> Result<(), G::Refusal> {
        let before = self.game.clone();
        self.game.act(seat, action, log)?;
        self.pending = !before.note_act(seat, action, &self.game, &mut self.word);
        if !self.pending {
            self.record.moves.push(std::mem::take(&mut self.word));
            if let Some(deals) = self.ahead.take() {
                self.record.deals = deals;
            }
        }
        self.note_result();
        Ok(())
    }

    /// Carries out a chance outcome and notes it, or refuses it and notes nothing.
    pub fn deal(&mut self, deal: G::Deal, log: &mut impl Log<G::Event>) -> Result<(), G::Refusal> {
        let before = self.game.clone();
        self.game.deal(deal, log)?;
        let deals = if self.pending {
            self.ahead.get_or_insert_with(|| self.record.deals.clone())
        } else {
            &mut self.record.deals
        };
        before.note_deal(&deal, deals);
        self.note_result();
        Ok(())
    }

    fn note_result(&mut self) {
        self.record.result = self.game.result().map(|result| {
            match serde_json::to_value(result).expect("a result is plain data") {
                serde_json::Value::Object(map) => map,
                other => unreachable!("a result is an object, not {other}"),
            }
        });
    }
}

impl<G: Notation> Board<G> for Scribe<G> {
    fn position(&self) -> &G {
        &self.game
    }

    fn play(
        &mut self,
        seat: Seat,
        action: G::Action,
        log: &mut impl Log<G::Event>,
    ) -> Result<(), G::Refusal> {
        self.act(seat, action, log)
    }

    fn chance(&mut self, deal: G::Deal, log: &mut impl Log<G::Event>) -> Result<(), G::Refusal> {
        self.deal(deal, log)
    }
}
