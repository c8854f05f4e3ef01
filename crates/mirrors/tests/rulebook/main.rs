//! A test for every clause of `rulebooks/mirrors.md`.
//!
//! Positions are drawn as text: mirrors `/` and `\`, free fields `.`, diamonds by their letters, open recesses `o`, and a beam as
//! `|` and `-`. Seen from the south: n1 to n4 above files a to d, s1 to s4 below, w1 to w4 left of ranks 1 to 4, e1 to e4 right.

#![allow(clippy::unwrap_used, reason = "in a test, a panic is a finding")]

mod beams;
mod endings;
mod pieces;
#[path = "../scene/mod.rs"]
mod scene;
mod turns;
