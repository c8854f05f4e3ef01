//! Moves in the making: what a person has in mind, and what would come of it, before another player is told. Both screens, the
//! terminal's and the page's, build their moves with these types; where the pointer is remains their own.

pub mod kadora;
pub mod mirrors;
