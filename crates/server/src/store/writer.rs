//! The one task that writes. Jobs that wait while the database is busy share a transaction, so that a thousand tables cost one sync.

use std::time::Instant;

use fair::TableCode;
use tokio::sync::{mpsc, oneshot};

use super::copy::StoredRows;
use super::{Append, Head, Listing, StoreError};
use crate::metrics::Metrics;

/// Something to store, and where to report that it is stored.
pub(super) struct Job {
    pub(super) work: Work,
    pub(super) done: oneshot::Sender<Result<(), StoreError>>,
}

pub(super) enum Work {
    Create(Box<(Head, Listing, Option<String>)>),
    /// Stores entries, which are text already.
    Append(Append, String),
    /// Something has happened at a table until now.
    Touch(TableCode),
    /// Deletes a table, or some of its entries if there are many.
    Delete(TableCode),
    /// Stores a table as another database has it.
    Import(Box<StoredRows>),
    /// Only shows that writing works.
    Probe,
    /// Moves what was written since the last pages were moved, so that the write-ahead log can begin anew.
    MovePages,
}

impl Work {
    /// Whether the metrics tell of it: they say nothing of choices that are still secret.
    fn is_counted(&self) -> bool {
        match self {
            Self::Create(_) | Self::Probe => true,
            Self::Append(append, _) => append.openly,
            Self::Touch(_) | Self::Delete(_) | Self::Import(_) | Self::MovePages => false,
        }
    }
}

/// How many jobs share a transaction at most.
const MAX_BATCH: usize = 4096;

/// A connection that writes.
pub(super) trait JobWriter: Send + 'static {
    /// Stores all of the jobs or none.
    fn write(&mut self, jobs: &[Job]) -> impl Future<Output = Result<(), StoreError>> + Send;

    /// Lets the write-ahead log begin anew, for which the senders of jobs do not wait.
    fn move_pages(&mut self) -> impl Future<Output = ()> + Send {
        async {}
    }

    /// Forgets the connection: after an error it may be broken for good.
    fn reconnect(&mut self);
}

/// Writes until the store is closed.
pub(super) async fn run(
    mut writer: impl JobWriter,
    mut work: mpsc::Receiver<Job>,
    metrics: Metrics,
) {
    let mut jobs = Vec::new();
    while work.recv_many(&mut jobs, MAX_BATCH).await > 0 {
        let begun = Instant::now();
        match writer.write(&jobs).await {
            Ok(()) => {
                let counted = jobs.iter().filter(|job| job.work.is_counted()).count();
                if counted > 0 {
                    metrics.stored(counted, begun.elapsed());
                }
                let move_pages = jobs.iter().any(|job| matches!(job.work, Work::MovePages));
                jobs.drain(..).for_each(|job| drop(job.done.send(Ok(()))));
                if move_pages {
                    writer.move_pages().await;
                }
            }
            Err(error) if jobs.len() > 1 && is_one_jobs_fault(&error) => {
                for job in jobs.drain(..) {
                    let stored = writer.write(std::slice::from_ref(&job)).await;
                    drop(job.done.send(stored));
                }
            }
            Err(error) => {
                if is_one_jobs_fault(&error) {
                    tracing::debug!(%error, "a job is not stored: it is fenced, or its number is taken");
                } else {
                    tracing::error!(%error, jobs = jobs.len(), "nothing can be stored");
                    writer.reconnect();
                }
                let moved = matches!(error, StoreError::Moved);
                let mut error = Some(error);
                for job in jobs.drain(..) {
                    let other = if moved { StoreError::Moved } else { StoreError::Closed };
                    drop(job.done.send(Err(error.take().unwrap_or(other))));
                }
            }
        }
    }
}

/// Whether the others could be stored without the one that fails.
fn is_one_jobs_fault(error: &StoreError) -> bool {
    matches!(error, StoreError::Taken | StoreError::Fenced)
}
