//! Running other programs where the reader can see it.

use std::env;
use std::io::{self, BufRead, BufReader};
use std::path::Path;
use std::process::Command;

use anyhow::{Context, Result, bail};

/// The cargo that runs us, at work in the workspace's folder.
pub(crate) fn cargo(root: &Path) -> Command {
    let mut cargo = Command::new(env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    cargo.current_dir(root);
    cargo
}

/// The variable that has cargo call clippy to compile the crates of the workspace, and its value.
pub(crate) const LINTER: (&str, &str) = ("RUSTC_WORKSPACE_WRAPPER", "clippy-driver");

/// The same for the checks: clippy compiles the crates of the workspace in the compiler's place, and says what it sees on the way. To run it
/// for itself would compile everything a second time.
pub(crate) fn linting_cargo(root: &Path) -> Command {
    let mut cargo = cargo(root);
    cargo.env(LINTER.0, LINTER.1);
    cargo
}

/// Shows the command, runs it with our own output, and fails unless it succeeds.
pub(crate) fn run(command: &mut Command) -> Result<()> {
    println!("   $ {}", shown(command));
    let status = command.status().with_context(|| format!("cannot start `{}`", shown(command)))?;
    if !status.success() {
        bail!("`{}` failed ({status})", shown(command));
    }
    Ok(())
}

/// Shows the command, runs it, and hands over each line of its output, both streams in the order written, after showing it.
/// Says whether the command succeeded.
pub(crate) fn run_and_read(mut command: Command, mut each: impl FnMut(&str)) -> Result<bool> {
    let name = shown(&command);
    println!("   $ {name}");
    let (reader, writer) = io::pipe()?;
    command.stdout(writer.try_clone()?).stderr(writer);
    let mut child = command.spawn().with_context(|| format!("cannot start `{name}`"))?;
    // The command holds our ends for writing; while they are open the reader would wait for more.
    drop(command);
    let mut reader = BufReader::new(reader);
    let mut line = Vec::new();
    while reader.read_until(b'\n', &mut line)? > 0 {
        let text = String::from_utf8_lossy(&line);
        print!("{text}");
        each(text.trim_end_matches(['\r', '\n']));
        line.clear();
    }
    Ok(child.wait()?.success())
}

/// Shows the command, runs it with our own output, and fails unless it succeeds without a warning.
pub(crate) fn run_without_warnings(command: Command) -> Result<()> {
    let name = shown(&command);
    let mut warnings = 0;
    let success = run_and_read(command, |line| {
        warnings += usize::from(line.starts_with("warning: "));
    })?;
    if !success {
        bail!("`{name}` failed");
    }
    if warnings > 0 {
        bail!("`{name}` warns, see above");
    }
    Ok(())
}

/// Whether the command can be started and succeeds; its output is not shown.
pub(crate) fn succeeds(command: &mut Command) -> bool {
    command.output().is_ok_and(|output| output.status.success())
}

/// What the command writes, without the white space around it.
pub(crate) fn output(command: &mut Command) -> Result<String> {
    let name = shown(command);
    let output = command.output().with_context(|| format!("cannot start `{name}`"))?;
    if !output.status.success() {
        bail!("`{name}` failed: {}", String::from_utf8_lossy(&output.stderr).trim());
    }
    Ok(String::from_utf8(output.stdout)
        .with_context(|| format!("`{name}` does not write UTF-8"))?
        .trim()
        .to_owned())
}

/// The command as one would type it: variables set for it, the program's bare name, arguments.
fn shown(command: &Command) -> String {
    let program = Path::new(command.get_program());
    let program = program.file_name().unwrap_or(program.as_os_str());
    let set = command.get_envs().filter_map(|(name, value)| {
        Some(format!("{}={}", name.to_string_lossy(), quoted(&value?.to_string_lossy())))
    });
    let words = [program].into_iter().chain(command.get_args());
    let words = words.map(|word| quoted(&word.to_string_lossy()));
    set.chain(words).collect::<Vec<_>>().join(" ")
}

fn quoted(word: &str) -> String {
    if word.is_empty() || word.contains(char::is_whitespace) {
        format!("'{word}'")
    } else {
        word.to_owned()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_command_is_shown_as_typed() {
        let mut command = Command::new("/opt/rust/bin/cargo");
        command.args(["doc", "--no-deps"]).env("RUSTDOCFLAGS", "-D warnings").env_remove("CI");
        assert_eq!(shown(&command), "RUSTDOCFLAGS='-D warnings' cargo doc --no-deps");
    }

    #[test]
    fn both_streams_are_read_in_order() {
        let mut command = Command::new("sh");
        command.args(["-c", "echo one; echo two >&2; printf three; exit 3"]);
        let mut lines = Vec::new();
        let success = run_and_read(command, |line| lines.push(line.to_owned())).unwrap();
        assert_eq!(lines, ["one", "two", "three"]);
        assert!(!success);
    }

    #[test]
    fn a_warning_is_a_failure_where_none_is_wanted() {
        let says = |what: &str| {
            let mut command = Command::new("sh");
            command.args(["-c", what]);
            run_without_warnings(command)
        };
        says("echo no warning: fine").unwrap();
        let warned = says("echo 'warning: unused import' >&2").unwrap_err();
        assert!(warned.to_string().contains("warns"), "{warned}");
        let failed = says("exit 3").unwrap_err();
        assert!(failed.to_string().contains("failed"), "{failed}");
    }

    #[test]
    fn a_failure_and_a_missing_program_name_the_command() {
        let failed = run(Command::new("sh").args(["-c", "exit 3"])).unwrap_err();
        assert!(failed.to_string().contains("exit 3"), "{failed}");
        let missing = run(&mut Command::new("no-such-program")).unwrap_err();
        assert!(missing.to_string().contains("no-such-program"), "{missing}");
    }
}
