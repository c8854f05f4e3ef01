//! What can be known of Mirrors and Kadora: plays seeded games between bots, notes what happens in them, and prints tables and draws
//! pictures from the notes. `docs/mirrors.md` and `docs/kadora.md` are written from it.

#![allow(
    clippy::cast_precision_loss,
    clippy::cast_possible_truncation,
    clippy::cast_possible_wrap,
    reason = "counts of games and turns become shares, and small numbers are noted"
)]

mod figures;
mod kadora;
mod mirrors;
mod notes;
mod play;
mod report;
#[cfg(test)]
mod tests;
mod values;

use std::error::Error;
use std::path::PathBuf;

use ::kadora::Kadora;
use ::mirrors::Mirrors;

use notes::Notes;
use play::Study;

const USAGE: &str = "usage:
  study mirrors|kadora --out FOLDER [--deals N] [--seed S] [--sims N] [--threads N] [--minutes N] [--bot NAME]
      plays N deals with 2, 3 and 4 players, as far as FOLDER does not hold their games yet
  study report FOLDER
      prints tables and draws pictures from the games in FOLDER";

fn main() -> Result<(), Box<dyn Error>> {
    let mut args = std::env::args().skip(1);
    let what = args.next().ok_or(USAGE)?;
    if what == "report" {
        let folder = PathBuf::from(args.next().ok_or(USAGE)?);
        print!("{}", report::report(&folder)?);
        return Ok(());
    }
    let mut study = Study::default();
    let mut out = None;
    while let Some(option) = args.next() {
        let value = args.next().ok_or(USAGE)?;
        match option.as_str() {
            "--out" => out = Some(PathBuf::from(value)),
            "--deals" => study.deals = value.parse()?,
            "--seed" => study.seed = value.parse()?,
            "--sims" => study.sims = value.parse()?,
            "--threads" => study.threads = value.parse()?,
            "--minutes" => study.minutes = Some(value.parse()?),
            "--bot" => study.bot = value,
            _ => return Err(USAGE.into()),
        }
    }
    let out = out.ok_or(USAGE)?;
    match what.as_str() {
        "mirrors" => study.run::<Mirrors>(&Notes::open(&out, "mirrors")?),
        "kadora" => study.run::<Kadora>(&Notes::open(&out, "kadora")?),
        _ => Err(USAGE.into()),
    }
}
