//! What an arena plays: as the command line says, or as an interrupted run did.

use std::path::{Path, PathBuf};

use anyhow::{Context, anyhow, bail};
use arena::{GameResult, GivenDeal, Header, Limits, Lineup, Plan, Until};
use bots::Roster;
use games::Kind;
use table::read_options;
use voice::{Spoken as _, Voiced, tools as words};

use crate::cli::Arena;
use crate::language::say;
use crate::output::is_stream;
use crate::simulate::options;
use crate::usage::usage;

/// The plan of a run, as the command line says.
pub(super) fn plan<G: Roster + Voiced>(args: &Arena) -> anyhow::Result<Plan<G>> {
    let lineup = match (&args.seats[..], &args.field[..]) {
        ([], []) => usage(&say(&words::who_plays())),
        (seats, []) => Lineup::Fixed(seats.to_vec()),
        (_, field) => Lineup::Mixed { field: field.to_vec(), players: args.players },
    };
    let deals = args.deals.as_deref().map(given_deals).transpose()?.unwrap_or_default();
    let until = args.until.clone().map(|claim| Until { claim, error: args.error_rate / 100.0 });
    // A number of games, or else a reason to end.
    let has_end = until.is_some() || !deals.is_empty();
    Ok(Plan {
        options: options::<G>(&args.options).unwrap_or_else(|error| usage(&error)),
        lineup,
        games: args.games.or((!has_end).then_some(2_000)),
        seed: args.seed,
        allowance: args.budget,
        deals,
        until,
        limits: Limits { memory_mib: args.bot_memory, ..Limits::default() },
        restart: args.restart_bots,
    })
}

/// The plan of a run that was interrupted.
pub(super) fn plan_again<G: Roster + Voiced>(
    args: &Arena,
    earlier: &Earlier,
) -> anyhow::Result<Plan<G>> {
    let header = &earlier.header;
    let lineup = match (&header.seats, &header.field) {
        (Some(seats), _) => Lineup::Fixed(seats.clone()),
        (None, Some(field)) => Lineup::Mixed { field: field.clone(), players: header.players },
        (None, None) => bail!(say(&words::no_bots_in(earlier.path.display().to_string()))),
    };
    let options = read_options::<G>(header.options.clone())
        .map_err(|error| anyhow!("{}: {}", earlier.path.display(), say(&error.message())))?;
    let deals = header.deals.as_ref().map(|path| given_deals(Path::new(path))).transpose()?;
    let until = header.until.clone().zip(header.error);
    Ok(Plan {
        options,
        lineup,
        games: args.games.or(header.games),
        seed: header.seed,
        allowance: header.budget,
        deals: deals.unwrap_or_default(),
        until: until.map(|(claim, error)| Until { claim, error }),
        limits: Limits { memory_mib: header.memory_mib, ..Limits::default() },
        restart: header.restart,
    })
}

/// Reads a file of deals: a number or a game in every line.
fn given_deals<G: Roster>(path: &Path) -> anyhow::Result<Vec<GivenDeal<G>>> {
    let shown = path.display();
    let text = if is_stream(path) {
        std::io::read_to_string(std::io::stdin())
    } else {
        std::fs::read_to_string(path)
    };
    let text = text.with_context(|| say(&words::cannot_read(shown.to_string())))?;
    let lines = text.lines().enumerate().filter(|(_, line)| !line.trim().is_empty());
    let deals: Vec<_> = lines
        .map(|(i, line)| {
            GivenDeal::from_line(line).map_err(|error| {
                let place = format!("{shown}:{}", i + 1);
                anyhow!(say(&words::bad_deal(place, error)))
            })
        })
        .collect::<Result<_, _>>()?;
    if deals.is_empty() {
        bail!(say(&words::no_deals(shown.to_string())));
    }
    Ok(deals)
}

/// What an interrupted run left behind.
pub(super) struct Earlier {
    pub(super) path: PathBuf,
    pub(super) header: Header,
    /// Every game of the deals that were played in all rotations.
    pub(super) results: Vec<GameResult>,
    /// How many bytes of the file tell of them.
    pub(super) length: u64,
}

impl Earlier {
    /// Reads a file of results. A deal whose rotations were not all played is not counted.
    pub(super) fn read(path: &Path) -> anyhow::Result<Self> {
        let shown = path.display();
        let text = std::fs::read_to_string(path)
            .with_context(|| say(&words::cannot_read(shown.to_string())))?;
        let mut lines = (1..).zip(text.split_inclusive('\n')).peekable();
        let first = lines.next().map_or("", |(_, line)| line);
        let header = Header::from_line(first).map_err(|error| {
            anyhow!(error).context(say(&words::no_results(format!("{shown}:1"))))
        })?;
        let (mut results, mut deal) = (Vec::new(), Vec::<GameResult>::new());
        let mut length = first.len();
        let mut end = length;
        while let Some((number, line)) = lines.next() {
            let game: GameResult = match serde_json::from_str(line) {
                Ok(game) => game,
                // Only the last line can have been cut off.
                Err(_) if lines.peek().is_none() => break,
                Err(error) => {
                    let place = format!("{shown}:{number}");
                    bail!("{}: {error}", say(&words::no_result(place)));
                }
            };
            length += line.len();
            if deal.first().is_some_and(|first| first.deal != game.deal) {
                deal.clear();
            }
            deal.push(game);
            if deal.len() == header.rotations {
                results.append(&mut deal);
                end = length;
            }
        }
        Ok(Self { path: path.to_owned(), header, results, length: end as u64 })
    }

    /// The game that was played.
    pub(super) fn kind(&self) -> anyhow::Result<Kind> {
        let game: Result<Kind, _> = self.header.game.parse();
        game.with_context(|| format!("{}:1", self.path.display()))
    }
}
