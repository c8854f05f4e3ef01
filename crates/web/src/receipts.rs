//! Receipts of shuffles: the numbers that this browser drew, and a receipt of every game that started.

use std::cell::RefCell;

use fair::{Commitment, Contribution, Receipt};
use serde::{Deserialize, Serialize};
use wire::{TableInfo, TableStage, You};

use crate::storage;

/// The storage key of the receipts.
const KEY: &str = "adamant.receipts";

/// For how many tables, the latest.
const MAX_TABLES: usize = 40;

thread_local! {
    /// Used where the browser stores nothing.
    static UNSTORED: RefCell<Option<String>> = const { RefCell::new(None) };
}

/// The receipts of all tables, the latest last.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub(crate) struct Receipts(Vec<TableReceipt>);

/// The receipt of one table, and the numbers that were drawn for it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
struct TableReceipt {
    code: String,
    /// What the server had promised when the numbers were drawn.
    commitment: Option<Commitment>,
    /// What was drawn here and sent since the person last got up. It is more than one where an answer is still on its way.
    numbers: Vec<Contribution>,
    receipt: Option<Receipt>,
}

impl Receipts {
    /// All that the browser has stored.
    pub(crate) fn load() -> Self {
        let stored = storage::get(KEY).or_else(|| UNSTORED.with_borrow(Clone::clone));
        stored.and_then(|json| serde_json::from_str(&json).ok()).unwrap_or_default()
    }

    /// Changes what is stored.
    pub(crate) fn update<T>(change: impl FnOnce(&mut Self) -> T) -> T {
        let mut all = Self::load();
        let done = change(&mut all);
        if let Ok(json) = serde_json::to_string(&all) {
            storage::set(KEY, &json);
            UNSTORED.set(Some(json));
        }
        done
    }

    fn at(&self, code: &str) -> Option<&TableReceipt> {
        self.0.iter().find(|at| at.code == code)
    }

    fn at_mut(&mut self, code: &str) -> &mut TableReceipt {
        let mut new = TableReceipt {
            code: code.to_owned(),
            commitment: None,
            numbers: Vec::new(),
            receipt: None,
        };
        if let Some(place) = self.0.iter().position(|at| at.code == code) {
            new = self.0.remove(place);
        }
        self.0.drain(..(self.0.len() + 1).saturating_sub(MAX_TABLES));
        self.0.push(new);
        self.0.last_mut().expect("one was added")
    }

    /// The number to sit down with at a table: `new`, or for a change of name the one that is already there.
    pub(crate) fn draw(&mut self, table: &TableInfo, you: You, new: Contribution) -> Contribution {
        let at = self.at_mut(&table.code);
        at.commitment = table.fair.commitment.parse().ok();
        match at.numbers.last() {
            Some(&drawn) if you.seat.is_some() => drawn,
            _ => {
                at.numbers.push(new);
                new
            }
        }
    }

    /// The person got up, or the chair was freed: the next time another number is drawn.
    pub(crate) fn get_up(&mut self, code: &str) {
        self.at_mut(code).numbers.clear();
    }

    /// Makes the receipt of a game that has started, unless there is one.
    pub(crate) fn start(&mut self, table: &TableInfo, you: You) {
        let at = self.at_mut(&table.code);
        if at.receipt.is_some() || table.stage != TableStage::Playing {
            return;
        }
        let Some(mut receipt) = table.receipt() else { return };
        if let Some(seat) = you.seat {
            let shown = receipt.contributions.get(seat.index()).copied().flatten();
            // Of the numbers that may have arrived the one that is shown. What was not drawn here is none of them.
            let own = at.numbers.iter().find(|drawn| Some(**drawn) == shown).or(at.numbers.last());
            if let (Some(&own), Some(commitment)) = (own, at.commitment) {
                receipt = receipt.with_own(seat, own, commitment);
            }
        }
        at.receipt = Some(receipt);
    }

    /// The receipt of the game at a table.
    pub(crate) fn receipt(&self, code: &str) -> Option<&Receipt> {
        self.at(code)?.receipt.as_ref()
    }

    /// The number that was drawn here for a table.
    pub(crate) fn number(&self, code: &str) -> Option<Contribution> {
        let at = self.at(code)?;
        let of_receipt = at.receipt.as_ref().and_then(|receipt| {
            receipt.contributions.get(receipt.seat?.index()).copied().flatten()
        });
        of_receipt.or(at.numbers.last().copied())
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "in a test, a panic is a finding")]

    use fair::Seed;
    use serde_json::json;
    use table::Seat;

    use super::*;

    const ANNA: You = You { seat: Seat::new(0), eyes: Seat::new(0), host: true };
    const SPECTATOR: You = You { seat: None, eyes: None, host: false };

    fn number(byte: u8) -> Contribution {
        Contribution::new([byte; 32])
    }

    /// A table of Anna, Bert and a bot, as the server shows it.
    fn table(stage: &str, shown: [Option<Contribution>; 3]) -> TableInfo {
        let person = |name| json!({"is": "person", "name": name, "here": true});
        serde_json::from_value(json!({
            "code": "BCDFGH", "game": "diamant", "rules_version": 1, "options": {"chests": "open", "stones": 90},
            "stage": stage, "chairs": [person("Anna"), person("Bert"), {"is": "bot", "level": "thumb"}],
            "host": 0, "clock": null, "listed": false, "watchers": 0,
            "fair": {
                "algorithm": "adamant-fair/1",
                "commitment": Seed::new([7; 32]).commitment(),
                "contributions": shown,
            },
        }))
        .unwrap()
    }

    fn gathering() -> TableInfo {
        table("gathering", [None; 3])
    }

    #[test]
    fn a_receipt_has_the_number_that_was_drawn_here_whatever_the_server_shows() {
        for shown in [number(1), number(66)] {
            let mut receipts = Receipts::default();
            assert_eq!(receipts.draw(&gathering(), SPECTATOR, number(1)), number(1));
            let started = table("playing", [Some(shown), Some(number(2)), None]);
            receipts.start(&started, ANNA);
            let receipt = receipts.receipt("BCDFGH").unwrap();
            assert_eq!(receipt.seat, Seat::new(0));
            assert_eq!(receipt.contributions, [Some(number(1)), Some(number(2)), None]);
            assert_eq!(receipts.number("BCDFGH"), Some(number(1)));
        }
    }

    #[test]
    fn a_receipt_has_the_commitment_that_was_shown_before_the_number_was_sent() {
        let mut receipts = Receipts::default();
        receipts.draw(&gathering(), SPECTATOR, number(1));
        let mut started = table("playing", [Some(number(1)), Some(number(2)), None]);
        started.fair.commitment = Seed::new([8; 32]).commitment().to_string();
        receipts.start(&started, ANNA);
        let receipt = receipts.receipt("BCDFGH").unwrap();
        assert_eq!(receipt.commitment, Seed::new([7; 32]).commitment());
    }

    #[test]
    fn a_receipt_is_made_once_and_not_before_the_start() {
        let mut receipts = Receipts::default();
        receipts.start(&gathering(), ANNA);
        receipts.start(&table("over", [None; 3]), SPECTATOR);
        assert_eq!(receipts.receipt("BCDFGH"), None);
        let started = table("playing", [Some(number(1)), Some(number(2)), None]);
        receipts.start(&started, SPECTATOR);
        let first = receipts.receipt("BCDFGH").unwrap().clone();
        assert_eq!((first.seat, first.contributions[1]), (None, Some(number(2))));
        receipts.start(&table("playing", [Some(number(1)), Some(number(3)), None]), SPECTATOR);
        assert_eq!(receipts.receipt("BCDFGH"), Some(&first));
    }

    #[test]
    fn a_change_of_name_keeps_the_number_and_sitting_down_again_draws_another() {
        let mut receipts = Receipts::default();
        receipts.draw(&gathering(), SPECTATOR, number(1));
        assert_eq!(receipts.draw(&gathering(), ANNA, number(2)), number(1));
        receipts.get_up("BCDFGH");
        assert_eq!(receipts.draw(&gathering(), SPECTATOR, number(3)), number(3));
        // A second click before the first was answered: whichever arrived is found again.
        receipts.draw(&gathering(), SPECTATOR, number(4));
        let started = table("playing", [Some(number(3)), Some(number(2)), None]);
        receipts.start(&started, ANNA);
        assert_eq!(receipts.receipt("BCDFGH").unwrap().contributions[0], Some(number(3)));
    }

    #[test]
    fn the_latest_tables_are_stored() {
        let mut receipts = Receipts::default();
        for digit in 0..100 {
            let table = TableInfo { code: format!("T{digit}"), ..gathering() };
            receipts.draw(&table, SPECTATOR, number(digit));
        }
        assert_eq!(receipts.0.len(), MAX_TABLES);
        assert_eq!(receipts.number("T99"), Some(number(99)));
        assert_eq!(receipts.number("T0"), None);
    }
}
