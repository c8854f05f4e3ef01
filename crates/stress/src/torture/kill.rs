//! The power is cut, again and again.

use std::path::Path;
use std::sync::atomic::Ordering::Relaxed;
use std::time::Duration;

use anyhow::{Context as _, Result};
use luck::Dice;
use table::Luck as _;
use tokio::time::sleep;

use crate::server::Recipe;
use crate::swarm::Playing;

/// How often the power is cut, at how many tables, and what the moments are drawn from.
#[derive(Clone, Copy, Debug)]
pub struct Kills {
    /// How often.
    pub times: u32,
    /// At how many tables.
    pub tables: usize,
    /// The same seed draws the same moments.
    pub seed: u64,
}

/// How many milliseconds after everyone is back the power is cut at the latest.
const LATEST: u32 = 400;

/// Kills the server at random moments. After every start each seat compares all it was ever told with what the server says then;
/// in the end the record of every game is checked.
pub(super) async fn kill(binary: &Path, folder: &Path, kills: Kills) -> Result<String> {
    let folder = tempfile::tempdir_in(folder)?;
    let mut recipe = Recipe::new(binary, folder.path());
    let mut server = recipe.start()?;
    let mut playing = Playing::begin([server.address].into(), kills.tables, kills.seed);
    let mut dice = Dice::new(kills.seed);
    for nth in 1..=kills.times {
        playing.all_back().await.with_context(|| format!("before kill {nth}"))?;
        sleep(Duration::from_millis(dice.below(LATEST).into())).await;
        server.kill()?;
        playing.swarm.generation.fetch_add(1, Relaxed);
        server = recipe.start()?;
    }
    playing.all_back().await?;
    playing.goes_on(1).await?;
    playing.end().await?;
    server.kill()?;
    let server = recipe.start()?;
    let records = playing.verify().await?;
    drop(server);
    let swarm = &playing.swarm;
    Ok(format!(
        "{} kills, {} acknowledged moves, {} events told again and the same, {records} records verified (seed {})",
        kills.times + 1,
        swarm.acknowledged_moves.load(Relaxed),
        swarm.compared.load(Relaxed),
        kills.seed
    ))
}
