//! `adamant solve`: what can be computed once and for all.

use std::io::Write;
use std::path::Path;
use std::process::ExitCode;
use std::sync::atomic::{AtomicBool, Ordering};

use anyhow::{Context, bail};
use bots::diamant::solution::hazards::Hazards;
use bots::diamant::solution::response::{Response, response};
use bots::diamant::solution::{
    Cave, CaveValue, ExploreError, Explored, Happened, Next, Policy, Solution,
};
use diamant::{Card, Face};
use games::Kind;
use voice::diamant::{console as diamant_words, explore};
use voice::{Spoken as _, Voice, tools as words};

use crate::cli::Solve;
use crate::interrupt::{interrupted, stop_on_interrupt};
use crate::language::{lang, say};
use crate::progress::progress;
use crate::usage::usage;

/// How many decks differ in the hazards that have left the game.
const DECKS: u64 = 9;

pub(crate) fn run(args: &Solve, out: &mut impl Write) -> anyhow::Result<ExitCode> {
    let Kind::Diamant = args.game else {
        bail!(say(&words::only_diamant(args.game.name())));
    };
    if let Some(cards) = &args.ask {
        return ask(cards, args, out);
    }
    if !args.error.is_empty() {
        return measure(args, out, &*stop_on_interrupt()?);
    }
    for folder in [&args.tables, &args.plots].into_iter().flatten() {
        prepare(folder, args.force)?;
    }
    let stop = stop_on_interrupt()?;
    let progress = progress("decks", 0, Some(DECKS), args.quiet);
    let solution = Solution::compute(&mut |done| {
        progress.set_position(done as u64);
        !stop.load(Ordering::Relaxed)
    });
    progress.finish_and_clear();
    let solved = solution.caves.len() as u64;
    if let Some(folder) = &args.tables {
        for (name, bytes) in solution.files() {
            keep(folder, &name, &bytes)?;
        }
    }
    if let Some(folder) = &args.plots {
        for (name, svg) in arena::solution_plots(&solution, Voice::of(lang())) {
            keep(folder, name, svg.as_bytes())?;
        }
    }
    if args.json {
        writeln!(out, "{}", solution.to_json())?;
    } else {
        write_caves(&solution, out)?;
    }
    if solved < DECKS {
        anstream::eprintln!("{}", say(&diamant_words::solve_stopped(solved, DECKS)));
        return Ok(interrupted());
    }
    Ok(ExitCode::SUCCESS)
}

/// What there is to know of one cave.
fn ask(cards: &str, args: &Solve, out: &mut impl Write) -> anyhow::Result<ExitCode> {
    let hazard = |word: &String| match word.parse().map(Card::face) {
        Ok(Face::Hazard(hazard)) => hazard,
        _ => usage(&say(&diamant_words::not_a_hazard(word.clone()))),
    };
    let happened = |word: &str| {
        word.parse().unwrap_or_else(|_| usage(&say(&diamant_words::not_a_card(word.to_owned()))))
    };
    let removed: Vec<_> = args.removed.iter().map(hazard).collect();
    let words = cards.split([' ', ',']).filter(|word| !word.is_empty());
    let happened: Vec<Happened> = words.map(happened).collect();
    let cave = Cave { players: args.players, removed, happened };
    let cave = cave.explore().unwrap_or_else(|error| {
        usage(&say(&match error {
            ExploreError::Refused(refusal) => refusal.message(),
            ExploreError::TooMany { leaving, inside } => {
                diamant_words::cannot_leave(leaving, inside)
            }
            ExploreError::Over => diamant_words::expedition_over(),
            ExploreError::NoCard => diamant_words::end_with_card(),
        }))
    });
    if args.json {
        writeln!(out, "{}", serde_json::to_string(&cave)?)?;
        return Ok(ExitCode::SUCCESS);
    }
    let Explored { inside, beside, path, left, together, alone, .. } = cave;
    writeln!(out, "{}\n", say(&explore::stands(inside, beside, path, left)))?;
    let [card, of, chance, gets] = [
        explore::card(),
        diamant_words::of_cards(left),
        explore::chance(),
        diamant_words::each_gets(),
    ]
    .map(|head| say(&head));
    let wide = |head: &str, least: usize| head.chars().count().max(least);
    let (first, second, third) = (wide(&card, 11), wide(&of, 5), wide(&chance, 8));
    writeln!(out, "{card:<first$} {of:>second$} {chance:>third$}   {gets}")?;
    for Next { card, count, ends, each } in &cave.next {
        let chance = say(&words::part(f64::from(*count) / f64::from(left), 1));
        let gets = if *ends { say(&diamant_words::each_loses(beside)) } else { each.to_string() };
        let card = card.to_string();
        writeln!(out, "{card:<first$} {count:>second$} {chance:>third$}   {gets}")?;
    }
    let deadly: u8 = cave.next.iter().filter(|next| next.ends).map(|next| next.count).sum();
    let danger = words::part(f64::from(deadly) / f64::from(left), 1);
    writeln!(out, "\n{}", say(&explore::danger(deadly, left, danger)))?;
    writeln!(out, "{}", say(&explore::leaving(alone, together)))?;
    let leave = words::part(cave.leave.into(), 0);
    let worth = words::figure(cave.worth.into(), 1, false);
    writeln!(out, "{}", say(&diamant_words::solve_equilibrium(leave, worth)))?;
    Ok(ExitCode::SUCCESS)
}

/// What every cave is worth.
fn write_caves(solution: &Solution, out: &mut impl Write) -> anyhow::Result<()> {
    writeln!(out, "{}", say(&diamant_words::cave_worth()))?;
    writeln!(out, "{}", say(&diamant_words::cave_columns()))?;
    let figure = |value: f64, decimals| say(&words::figure(value, decimals, false));
    for CaveValue { hazards: [three, two, one], lone, each } in &solution.caves {
        write!(out, "{three} {two} {one} | {:>7} |", figure(*lone, 4))?;
        for &value in each {
            write!(out, " {:>6}", figure(value.into(), 3))?;
        }
        writeln!(out)?;
    }
    Ok(())
}

/// How far the tables are from an equilibrium, a line for each cave and number of explorers.
fn measure(args: &Solve, out: &mut impl Write, stop: &AtomicBool) -> anyhow::Result<ExitCode> {
    writeln!(out, "{}", say(&diamant_words::error_columns()))?;
    writeln!(out, "|---|---|---|---|---|---|")?;
    for &line in &args.caves {
        let Some(hazards) = Hazards::all().nth(usize::from(line - 1)) else { continue };
        let policy = Policy::of(hazards);
        for &explorers in &args.error {
            if stop.load(Ordering::Relaxed) {
                return Ok(interrupted());
            }
            let Response { follow, best, states } =
                response(explorers, hazards, &|spot| policy.leave(spot));
            let [three, two, one] = hazards.counts();
            let [follow, best, error] =
                [follow, best, best - follow].map(|value| say(&words::figure(value, 3, false)));
            writeln!(
                out,
                "| {three} {two} {one} | {explorers} | {follow} | {best} | {error} | {states} |"
            )?;
            out.flush()?;
        }
    }
    Ok(ExitCode::SUCCESS)
}

/// Makes sure before the work begins that files can be written into a folder, and that none is written over unasked.
fn prepare(folder: &Path, force: bool) -> anyhow::Result<()> {
    let shown = || folder.display().to_string();
    std::fs::create_dir_all(folder).with_context(|| say(&words::cannot_write_into(shown())))?;
    let mut files = std::fs::read_dir(folder).with_context(|| say(&words::cannot_read(shown())))?;
    if files.next().is_some() && !force {
        bail!(say(&words::not_empty(shown())));
    }
    Ok(())
}

fn keep(folder: &Path, name: &str, bytes: &[u8]) -> anyhow::Result<()> {
    let path = folder.join(name);
    std::fs::write(&path, bytes)
        .with_context(|| say(&words::cannot_write(path.display().to_string())))
}
