//! Why something was not done, before it is said in a language.

use table::Refusal;
use voice::{Message, Speaker, Spoken, server as say};
use wire::{Code, Problem};

use crate::store::StoreError;

/// Why something was not done.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Trouble {
    pub(crate) code: Code,
    message: Message,
    clause: Option<&'static str>,
}

impl Trouble {
    pub(crate) fn new(code: Code, message: Message) -> Self {
        Self { code, message, clause: None }
    }

    /// The rules refuse.
    pub(crate) fn rules(refusal: &(impl Refusal + Spoken)) -> Self {
        Self { code: Code::Rules, message: refusal.message(), clause: Some(refusal.clause()) }
    }

    /// The store cannot keep or read anything now.
    pub(crate) fn unavailable() -> Self {
        Self::new(Code::Unavailable, say::unavailable())
    }

    /// The store cannot keep or read anything, and this is why.
    pub(crate) fn of_store(error: &StoreError) -> Self {
        match error {
            StoreError::Moved => Self::new(Code::Unavailable, say::database_moved()),
            _ => Self::unavailable(),
        }
    }

    /// The name of the sentence.
    pub(crate) fn key(&self) -> &'static str {
        self.message.key
    }

    /// There is no such table.
    pub(crate) fn no_table() -> Self {
        Self::new(Code::NotFound, say::no_table())
    }

    /// The trouble in a sentence.
    pub(crate) fn say(&self, to: &Speaker<'_>) -> Problem {
        Problem {
            problem: self.code,
            what: to.say(&self.message),
            clause: self.clause.map(str::to_owned),
        }
    }
}
