//! The files an arena writes.

use std::fs::OpenOptions;
use std::io::{self, BufWriter, Seek, SeekFrom, Write};
use std::path::Path;

use anyhow::Context;
use arena::{CSV_HEADER, GameResult, Header, Report, csv_rows};
use voice::{Voice, tools as words};

use super::setup::Earlier;
use crate::cli::{Arena, ArenaFiles};
use crate::language::{lang, say};
use crate::output::{Output, is_stream};

/// All files, open before the first game.
pub(super) struct Files {
    records: Option<Output>,
    results: Option<Box<dyn Write>>,
    csv: Option<Output>,
    plot: Option<Output>,
    page: Option<Output>,
    /// Whether standard output belongs to one of the files.
    pub(super) takes_stdout: bool,
}

impl Files {
    pub(super) fn open(
        args: &Arena,
        header: &Header,
        earlier: Option<&Earlier>,
    ) -> anyhow::Result<Self> {
        let ArenaFiles { results, records, csv, plot, report, force, .. } = &args.files;
        let named = [records, results, csv, plot, report];
        let mut files = Self {
            records: Output::open_if_named(records.as_ref(), *force)?,
            results: None,
            csv: Output::open_if_named(csv.as_ref(), *force)?,
            plot: Output::open_if_named(plot.as_ref(), *force)?,
            page: Output::open_if_named(report.as_ref(), *force)?,
            takes_stdout: named.into_iter().flatten().any(|path| is_stream(path)),
        };
        if let Some(earlier) = earlier {
            files.results = Some(append(&earlier.path, earlier.length)?);
        } else if let Some(path) = results {
            let mut results = Output::open(path, *force)?;
            writeln!(results, "{}", serde_json::to_string(header)?)?;
            files.results = Some(Box::new(results));
        }
        if let Some(csv) = &mut files.csv {
            csv.write_all(CSV_HEADER.as_bytes())?;
            for result in earlier.iter().flat_map(|earlier| &earlier.results) {
                csv.write_all(csv_rows(result).as_bytes())?;
            }
        }
        Ok(files)
    }

    /// Writes a game down; at the end of a deal, nothing stays in memory.
    pub(super) fn keep(
        &mut self,
        result: &GameResult,
        deal_ends: bool,
        record: impl Fn() -> String,
    ) -> io::Result<()> {
        if let Some(file) = &mut self.records {
            writeln!(file, "{}", record())?;
        }
        if let Some(file) = &mut self.csv {
            file.write_all(csv_rows(result).as_bytes())?;
        }
        if let Some(file) = &mut self.results {
            writeln!(file, "{}", serde_json::to_string(result)?)?;
            if deal_ends {
                file.flush()?;
            }
        }
        Ok(())
    }

    /// Writes the pictures, and whatever is still in memory.
    pub(super) fn finish(self, report: &Report) -> anyhow::Result<()> {
        if let Some(mut file) = self.results {
            file.flush().with_context(|| say(&words::cannot_write("--results")))?;
        }
        for file in [self.records, self.csv].into_iter().flatten() {
            file.finish()?;
        }
        if let Some(file) = self.plot {
            file.write_whole(&report.wins_svg(Voice::of(lang())))?;
        }
        if let Some(file) = self.page {
            file.write_whole(&report.to_html(Voice::of(lang())))?;
        }
        Ok(())
    }
}

/// Goes on with a file after so many bytes; what stood there was half a deal.
fn append(path: &Path, length: u64) -> anyhow::Result<Box<dyn Write>> {
    let open = || -> io::Result<_> {
        let mut file = OpenOptions::new().write(true).open(path)?;
        file.set_len(length)?;
        file.seek(SeekFrom::End(0))?;
        Ok(file)
    };
    let file = open().with_context(|| say(&words::cannot_write(path.display().to_string())))?;
    Ok(Box::new(BufWriter::new(file)))
}
