#![doc = include_str!("../README.md")]

mod any_refusal;
mod game;
mod options;
mod record;
mod seat;
mod set;
mod text;

pub use any_refusal::AnyRefusal;
pub use game::{
    Answers, Board, Game, Imagine, Log, Luck, Outcome, Refusal, Turn, Viewer, finish,
    finish_at_random, pick, play_at_random, refill,
};
pub use options::{OptionsError, read_options};
pub use record::{
    EachStep, FORMAT, Happened, Notation, Record, RecordError, RecordErrorKind, Scribe, Step,
    check_rules, game_of, read_part,
};
pub use seat::{Seat, Seats, SeatsIter};
pub use text::{ParseError, is_default, parse_one_of};

#[doc(hidden)]
pub use serde_json;
