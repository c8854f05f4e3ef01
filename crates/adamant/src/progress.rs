//! How far a command has come, on standard error, in a line of 80 columns.

use std::fmt::Write;
use std::time::Duration;

use indicatif::{ProgressBar, ProgressDrawTarget, ProgressState, ProgressStyle};
use voice::tools as words;

use crate::language::say;

/// A line that says how far a command has come, beginning at `from` of `total` games, decks or steps, as `counted` says. Without a total, it is unknown when it ends. It is
/// shown on a terminal only, and never if the command is to be `quiet`.
pub(crate) fn progress(
    counted: &'static str,
    from: u64,
    total: Option<u64>,
    quiet: bool,
) -> ProgressBar {
    let line = if total.is_some() {
        "{bar:14} {done} · {rate} · {left} {wide_msg}"
    } else {
        "{spinner} {done} · {rate} {wide_msg}"
    };
    let style = ProgressStyle::with_template(line)
        .expect("the template is right")
        .with_key("done", move |state: &ProgressState, out: &mut dyn Write| {
            let done = state.pos();
            let said = match state.len() {
                Some(all) => words::progress(done, all, counted),
                None => words::progress_open(done, counted),
            };
            let _ = out.write_str(&say(&said));
        })
        .with_key("rate", move |state: &ProgressState, out: &mut dyn Write| {
            let done = state.pos().saturating_sub(from);
            let _ = out.write_str(&rate(done, state.elapsed()));
        })
        .with_key("left", move |state: &ProgressState, out: &mut dyn Write| {
            let (pos, len) = (state.pos(), state.len().unwrap_or(0));
            let left = left(pos.saturating_sub(from), len.saturating_sub(pos), state.elapsed());
            let _ =
                out.write_str(&left.map_or_else(String::new, |left| say(&words::left(span(left)))));
        });
    let target = if quiet { ProgressDrawTarget::hidden() } else { ProgressDrawTarget::stderr() };
    let bar = ProgressBar::with_draw_target(total, target).with_style(style).with_position(from);
    bar.enable_steady_tick(Duration::from_millis(200));
    bar
}

/// So many a second, over the whole time.
#[expect(clippy::cast_precision_loss, reason = "shown with three digits")]
fn rate(done: u64, elapsed: Duration) -> String {
    if done == 0 {
        return say(&words::just_begun());
    }
    let rate = done as f64 / elapsed.as_secs_f64().max(1e-6);
    match rate {
        0.0..1.0 => say(&words::figure(60.0 * rate, 1, false)) + "/min",
        1.0..10.0 => say(&words::figure(rate, 1, false)) + "/s",
        _ => say(&words::figure(rate, 0, false)) + "/s",
    }
}

/// How long the rest takes at the pace so far; unknown before anything is done.
#[expect(clippy::cast_precision_loss, reason = "an estimate")]
fn left(done: u64, rest: u64, elapsed: Duration) -> Option<Duration> {
    (done > 0)
        .then(|| elapsed.as_secs_f64() * rest as f64 / done as f64)
        .and_then(|seconds| Duration::try_from_secs_f64(seconds).ok())
}

/// A span of time in its two largest units.
fn span(time: Duration) -> String {
    let seconds = time.as_secs();
    match seconds {
        0..60 => format!("{seconds} s"),
        60..3_600 => format!("{} min {:02} s", seconds / 60, seconds % 60),
        3_600..86_400 => say(&words::hours(seconds / 3_600, format!("{:02}", seconds / 60 % 60))),
        _ => say(&words::days(seconds / 86_400, format!("{:02}", seconds / 3_600 % 24))),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pace_and_rest_follow_from_everything_so_far() {
        assert_eq!(rate(0, Duration::from_secs(12)), "just started");
        assert_eq!(rate(1, Duration::from_secs(20)), "3.0/min");
        assert_eq!(rate(30, Duration::from_secs(12)), "2.5/s");
        assert_eq!(rate(1_161_671, Duration::from_secs(1)), "1,161,671/s");
        assert_eq!(left(0, 500, Duration::from_secs(12)), None);
        assert_eq!(left(5, 500, Duration::from_secs(12)), Some(Duration::from_mins(20)));
    }

    #[test]
    fn a_span_is_told_in_two_units() {
        let tell = |seconds| span(Duration::from_secs(seconds));
        assert_eq!(
            [tell(7), tell(130), tell(18_300), tell(100_000)],
            ["7 s", "2 min 10 s", "5 h 05 min", "1 d 03 h"]
        );
    }
}
