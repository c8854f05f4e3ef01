#![doc = include_str!("../README.md")]

mod clock;
mod contestant;
mod error;
pub mod external;
mod game;
mod html;
mod line_chart;
mod plan;
mod plot;
mod report;
mod results;
mod run;
pub mod simulation;
mod solution_plots;
mod stats;
mod summary;

pub use contestant::{Contestant, Player, UnknownContestant};
pub use error::ArenaError;
pub use external::{Fault, FaultKind, Limits};
pub use game::{GameResult, SeatFault};
pub use line_chart::LineChart;
pub use plan::{GivenDeal, Lineup, Plan, Progress, Until};
pub use report::{Difference, Faults, Report, Standing, Test, Timing};
pub use results::{CSV_HEADER, Header, csv_rows};
pub use run::{Contested, Keep};
pub use solution_plots::solution_plots;
pub use stats::{Claim, Estimate, UnknownClaim, Verdict};
