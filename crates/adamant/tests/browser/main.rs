//! The page in a real browser: Debian's Chromium, driven from here, before the real program with the real page in it.
//!
//! A story has a [`TestSite`]: a server of its own and a browser of its own. Who comes is a [`Visitor`]: a person with a browser
//! context, one page and a pair of hands. Screenshots go to `target/screens/`, for looking at.
#![allow(clippy::unwrap_used, reason = "in a test, a panic is a finding")]
#![allow(unreachable_pub, reason = "a test has no outside")]

mod accessibility;
mod addresses;
mod all_pages;
mod alone;
mod cues;
mod devtools;
mod endings;
mod first_visit;
mod firsts;
mod hints;
mod input;
mod learn;
mod offline;
mod own_seat;
mod practice;
mod pseudo;
mod review;
mod saved_games;
mod shuffle;
mod speed;
mod test_site;
mod thinking;
mod together;
mod trust;
mod visitor;

use test_site::{TestSite, story};
use visitor::{DESKTOP, PHONE, Visitor};
