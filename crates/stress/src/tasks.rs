//! Tasks that go on at the same time.

use std::sync::{Mutex, MutexGuard, PoisonError};

use anyhow::Result;
use tokio::task::JoinSet;

/// Waits for every task, and fails with the first that did.
pub(crate) async fn all<T: 'static>(mut tasks: JoinSet<Result<T>>) -> Result<Vec<T>> {
    let mut all = Vec::new();
    while let Some(done) = tasks.join_next().await {
        all.push(done??);
    }
    Ok(all)
}

/// What several tasks share, also after one of them panicked.
pub(crate) fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}
