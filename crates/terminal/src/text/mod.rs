//! The games in sentences, and what is typed to play them.

mod diamant;
mod kadora;
mod mirrors;

pub(crate) use diamant::dangers;
