#![doc = include_str!("../README.md")]

mod diamant;
mod kadora;
mod mirrors;
mod numbered;
mod vector;

pub use numbered::{Layout, Numbered, Part};
pub use vector::{StepResults, Vector, VectorConfig, VectorError, ask, seeds};
