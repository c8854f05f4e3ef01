//! The games in sentences, and what is typed to play them.

mod diamant;

pub(crate) use diamant::dangers;
