//! Work on several threads.

use std::panic::resume_unwind;
use std::sync::atomic::{AtomicU32, Ordering};

/// What `work` gives for every number below `count`, in order, on so many threads, at least one.
pub(crate) fn on_threads<T: Send>(
    threads: usize,
    count: u32,
    work: impl Fn(u32) -> T + Sync,
) -> Vec<T> {
    let next = AtomicU32::new(0);
    let mut all: Vec<(u32, T)> = std::thread::scope(|scope| {
        let workers: Vec<_> = (0..threads.max(1))
            .map(|_| {
                scope.spawn(|| {
                    let own = std::iter::repeat_with(|| next.fetch_add(1, Ordering::Relaxed));
                    own.take_while(|&at| at < count).map(|at| (at, work(at))).collect::<Vec<_>>()
                })
            })
            .collect();
        workers
            .into_iter()
            .flat_map(|worker| worker.join().unwrap_or_else(|panic| resume_unwind(panic)))
            .collect()
    });
    all.sort_by_key(|&(at, _)| at);
    all.into_iter().map(|(_, result)| result).collect()
}
