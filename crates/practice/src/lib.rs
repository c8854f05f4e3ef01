#![doc = include_str!("../README.md")]

mod diamant;
mod find;
mod kadora;
mod mirrors;
mod position;
mod question;

pub use find::{Search, find, write};
pub use position::{Answer, Candidate, Difficulty, FORMAT, Position, PositionSet, positions, read};
pub use question::{Asked, Practised, Question};
