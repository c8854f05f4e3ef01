//! The clock that built-in bots think by.

/// Milliseconds of processor time that this thread has used: what other programs do on a busy machine takes nothing from a bot's budget.
#[cfg(unix)]
#[expect(clippy::cast_precision_loss, reason = "a thread does not run for centuries")]
pub(crate) fn processor_ms() -> f64 {
    let used = rustix::time::clock_gettime(rustix::time::ClockId::ThreadCPUTime);
    used.tv_sec as f64 * 1e3 + used.tv_nsec as f64 / 1e6
}

/// Milliseconds since the first question, where the system does not tell the processor time of a thread.
#[cfg(not(unix))]
pub(crate) fn processor_ms() -> f64 {
    static FIRST: std::sync::OnceLock<std::time::Instant> = std::sync::OnceLock::new();
    FIRST.get_or_init(std::time::Instant::now).elapsed().as_secs_f64() * 1e3
}

#[cfg(all(test, unix))]
mod tests {
    use std::thread::sleep;
    use std::time::Duration;

    use super::*;

    #[test]
    fn waiting_costs_no_processor_time() {
        let start = processor_ms();
        sleep(Duration::from_millis(60));
        let waited = processor_ms() - start;
        let mut sum = 0_u64;
        while processor_ms() < start + waited + 5.0 {
            sum = std::hint::black_box(sum + 1);
        }
        assert!(waited < 30.0 && sum > 0, "{waited} ms");
    }
}
