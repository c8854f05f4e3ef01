//! Counting tests by what `cargo test` writes.

/// What the tests of a workspace came to, read line by line.
#[derive(Debug, Default)]
pub(crate) struct Results {
    passed: usize,
    failed: usize,
    /// The names of the tests that failed.
    pub(crate) failures: Vec<String>,
    /// The names of the tests that are marked `ignore`, and so did not run.
    pub(crate) ignored: Vec<String>,
    /// Test programs that ended without a result, or what else went wrong.
    pub(crate) broken: Vec<String>,
    /// Whether a test program has been started.
    pub(crate) has_begun: bool,
    /// The test program that runs and has not told its result.
    unreported: Option<String>,
}

/// How many passed and how many failed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct TestCounts {
    pub(crate) passed: usize,
    pub(crate) failed: usize,
}

impl Results {
    /// Reads one line, without colours and without its end.
    pub(crate) fn read(&mut self, line: &str) {
        // Cargo indents these two by their own width, to twelve columns.
        if let Some(target) = line.strip_prefix("     Running ") {
            self.start(target.to_owned());
        } else if let Some(name) = line.strip_prefix("   Doc-tests ") {
            self.start(format!("documentation of {name}"));
        } else if let Some(TestCounts { passed, failed }) = result(line) {
            self.passed += passed;
            self.failed += failed;
            self.unreported = None;
        } else if let Some((name, verdict)) =
            line.strip_prefix("test ").and_then(|line| line.rsplit_once(" ... "))
        {
            if verdict.starts_with("FAILED") {
                self.failures.push(name.to_owned());
            } else if verdict.starts_with("ignored") {
                self.ignored.push(name.to_owned());
            }
        }
    }

    /// Closes the count, given whether cargo itself was content.
    ///
    /// A test program without a result (it crashed, or left early) is one failure. So is whatever else made cargo
    /// fail, such as code that does not compile, and a run in which no test program started at all.
    pub(crate) fn close(&mut self, success: bool) -> TestCounts {
        self.broken.extend(self.unreported.take());
        let mut failed = self.failed + self.broken.len();
        if failed == 0 && !(success && self.has_begun) {
            let what =
                if self.has_begun { "cargo test itself failed" } else { "no test ran at all" };
            self.broken.push(format!("{what}, see above"));
            failed = 1;
        }
        TestCounts { passed: self.passed, failed }
    }

    fn start(&mut self, target: String) {
        self.broken.extend(self.unreported.replace(target));
        self.has_begun = true;
    }
}

/// Reads `test result: ok. 5 passed; 0 failed; 0 ignored; …`.
fn result(line: &str) -> Option<TestCounts> {
    let (_, counts) = line.strip_prefix("test result: ")?.split_once(". ")?;
    let count = |what: &str| {
        counts.split("; ").find_map(|count| count.strip_suffix(what)?.trim_end().parse().ok())
    };
    Some(TestCounts { passed: count("passed")?, failed: count("failed")? })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(text: &str, success: bool) -> (TestCounts, Results) {
        let mut results = Results::default();
        text.lines().for_each(|line| results.read(line));
        let counts = results.close(success);
        (counts, results)
    }

    const GREEN: &str = "\
   Compiling table v0.1.0 (/work/crates/table)
    Finished `test` profile [optimized + debuginfo] target(s) in 3.76s
     Running unittests src/lib.rs (target/debug/deps/table-00e2d4cd9cbbd5ce)

running 2 tests
test seat::tests::a ... ok
test seat::tests::b ... ignored, needs a network

test result: ok. 1 passed; 0 failed; 1 ignored; 0 measured; 0 filtered out; finished in 0.00s

     Running tests/rulebook.rs (target/debug/deps/rulebook-00e2d4cd9cbbd5ce)

running 1 test
test d1_three_to_eight ... ok

test result: ok. 1 passed; 0 failed; 0 ignored; 0 measured; 0 filtered out; finished in 0.01s

   Doc-tests table

running 1 test
test crates/table/src/lib.rs - (line 4) ... ok

test result: ok. 1 passed; 0 failed; 0 ignored; 0 measured; 0 filtered out; finished in 0.02s

running 2 tests
test crates/table/src/seat.rs - Seat (line 9) - compile fail ... ok
test crates/table/src/seat.rs - Seat (line 19) - compile fail ... ok

test result: ok. 2 passed; 0 failed; 0 ignored; 0 measured; 0 filtered out; finished in 0.02s

all doctests ran in 0.40s; merged doctests compilation took 0.17s
";

    #[test]
    fn every_test_of_every_program_is_counted() {
        let (counts, results) = read(GREEN, true);
        assert_eq!(counts, TestCounts { passed: 5, failed: 0 });
        assert_eq!(results.ignored, ["seat::tests::b"]);
        assert!(results.broken.is_empty());
    }

    #[test]
    fn failures_are_counted_and_named() {
        let (counts, results) = read(
            "     Running unittests src/lib.rs (target/debug/deps/luck-0)
running 2 tests
test dice_are_fair ... FAILED
test dice_are_many ... ok
test result: FAILED. 1 passed; 1 failed; 0 ignored; 0 measured; 0 filtered out; finished in 0.00s
error: test failed, to rerun pass `-p luck --lib`
",
            false,
        );
        assert_eq!(counts, TestCounts { passed: 1, failed: 1 });
        assert_eq!(results.failures, ["dice_are_fair"]);
        assert!(results.broken.is_empty());
    }

    #[test]
    fn a_crash_in_the_middle_and_at_the_end_is_a_failure() {
        let crash = "     Running unittests src/lib.rs (target/debug/deps/luck-0)
running 2 tests
test dice_are_many ... ok
error: test failed, to rerun pass `-p luck --lib`
Caused by:
  process didn't exit successfully: `/work/target/debug/deps/luck-0` (signal: 6, SIGABRT: process abort signal)
";
        for text in [format!("{crash}{GREEN}"), format!("{GREEN}{crash}")] {
            let (counts, results) = read(&text, false);
            assert_eq!(counts, TestCounts { passed: 5, failed: 1 });
            assert_eq!(results.broken, ["unittests src/lib.rs (target/debug/deps/luck-0)"]);
        }
    }

    #[test]
    fn a_program_that_leaves_early_with_success_is_a_failure() {
        let (counts, _) = read("     Running tests/quits.rs (target/debug/deps/quits-0)\n", true);
        assert_eq!(counts, TestCounts { passed: 0, failed: 1 });
    }

    #[test]
    fn code_that_does_not_compile_is_a_failure() {
        let (counts, results) = read("error[E0425]: cannot find value `x` in this scope\n", false);
        assert_eq!(counts, TestCounts { passed: 0, failed: 1 });
        assert_eq!(results.broken, ["no test ran at all, see above"]);
    }

    #[test]
    fn nothing_run_or_an_unexplained_failure_is_a_failure() {
        assert_eq!(read("", true).0, TestCounts { passed: 0, failed: 1 });
        assert_eq!(read(GREEN, false).0, TestCounts { passed: 5, failed: 1 });
    }
}
