//! Every example in the README, in docs and in the help of the program is run, and prints what is written under it.
//!
//! Blocks marked `console` hold commands behind `$` and what they print; a block without output has only to succeed.
//! Blocks marked `sh` hold commands. Commands that build, install or need another machine are looked at, not run.

#![allow(clippy::unwrap_used, reason = "in a test, a panic is a finding")]

mod pty;

use std::fs;
use std::io::{BufRead as _, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use pty::Pty;
use serde_json::Value;

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// A command as it is written, and the lines printed under it.
struct Example {
    command: String,
    prints: Vec<String>,
}

/// The fenced blocks of a page that are marked with this word, line by line.
fn blocks(page: &str, mark: &str) -> Vec<Vec<String>> {
    let (mut blocks, mut inside) = (Vec::new(), None);
    for line in page.lines() {
        match (&mut inside, line.strip_prefix("```")) {
            (None, Some(word)) if word == mark => inside = Some(Vec::new()),
            (None, Some(_)) => inside = Some(vec!["\0".to_owned()]),
            (Some(_), Some(_)) => blocks.extend(inside.take()),
            (Some(block), None) => block.push(line.to_owned()),
            (None, None) => {}
        }
    }
    blocks.retain(|block| block.first().is_none_or(|line| line != "\0"));
    blocks
}

fn examples(page: &str) -> Vec<Example> {
    let mut examples: Vec<Example> = Vec::new();
    for line in blocks(page, "console").concat() {
        match (line.strip_prefix("$ "), examples.last_mut()) {
            (Some(command), _) => {
                examples.push(Example { command: command.to_owned(), prints: Vec::new() });
            }
            (None, Some(example)) => example.prints.push(line),
            (None, None) => panic!("a console block begins with a command: {line}"),
        }
    }
    for line in blocks(page, "sh").concat() {
        let command = line.split(" #").next().unwrap_or_default().trim();
        if !command.is_empty() && !command.starts_with('#') {
            examples.push(Example { command: command.to_owned(), prints: Vec::new() });
        }
    }
    examples
}

/// A folder in which examples find the files that they name.
fn folder() -> tempfile::TempDir {
    let folder = tempfile::tempdir().unwrap();
    let vectors = fs::read_to_string(root().join("docs/fair-shuffle-vectors.json")).unwrap();
    let vectors: Value = serde_json::from_str(&vectors).unwrap();
    // The record that a table offers after a game whose shuffle can be checked.
    let record = vectors["games"][0]["record"].to_string();
    for name in ["adamant-6CJJMN.json", "game.json"] {
        fs::write(folder.path().join(name), &record).unwrap();
    }
    let receipt = vectors["games"][0]["receipt"].to_string();
    fs::write(folder.path().join("adamant-6CJJMN-receipt.json"), receipt).unwrap();
    // A game that is not over, to go on with.
    let begun = r#"{"format": "adamant-record/1", "game": "diamant", "players": 3,
        "deal": {"caves": [["9", "snake"]]}, "moves": ["SLS"]}"#;
    fs::write(folder.path().join("evening.json"), begun).unwrap();
    folder
}

/// The words of a command. What stands in single quotes is one word.
fn words(command: &str) -> Vec<String> {
    let mut words = Vec::new();
    for (i, part) in command.split('\'').enumerate() {
        match i % 2 {
            0 => words.extend(part.split_whitespace().map(str::to_owned)),
            _ => words.push(part.to_owned()),
        }
    }
    words
}

/// Runs an example in a folder, and compares what it prints.
fn check(example: &Example, folder: &Path) {
    let command = example.command.as_str();
    let words = words(command);
    let words: Vec<&str> = words.iter().map(String::as_str).collect();
    match words[..] {
        ["cargo", "run", "--release"] => run(&[], example, folder),
        ["cargo", "run", "--release", "--", ref args @ ..] | ["adamant", ref args @ ..] => {
            run(args, example, folder);
        }
        // Tasks of the source tree: running all checks from one of them would never end.
        ["cargo", "xtask", task, ..] => {
            let tasks = fs::read_to_string(root().join("xtask/src/main.rs")).unwrap();
            let name = format!("{}{}", task[..1].to_uppercase(), &task[1..]);
            assert!(tasks.contains(&format!("Task::{name}")), "there is no task: {command}");
        }
        // What changes the machine is not run; the files that it names are there.
        ["cargo" | "sudo" | "docker" | "journalctl" | "sqlite3" | "pip" | "python3", ..] => {
            for word in words.iter().filter(|word| word.starts_with("deploy/")) {
                assert!(root().join(word).exists(), "{word} is not there: {command}");
            }
        }
        _ => panic!("an example that nothing runs: {command}"),
    }
}

/// The same arguments with less to do: examples show what takes minutes, tests take seconds.
fn shortened(args: &[&str]) -> Vec<String> {
    let mut short: Vec<String> = Vec::new();
    let command = args.first().copied().unwrap_or_default();
    for (i, arg) in args.iter().enumerate() {
        let before = i.checked_sub(1).map(|i| args[i]);
        short.push(match before {
            Some("--games" | "-g") if command == "arena" => "4".to_owned(),
            Some("--games" | "-g") if arg.len() > 5 => "2000".to_owned(),
            Some("--budget" | "-b") if command == "arena" => "2sims".to_owned(),
            Some("--listen" | "-l") => arg.rsplit_once(':').unwrap().0.to_owned() + ":0",
            _ => (*arg).to_owned(),
        });
    }
    let has = |name: &str| args.contains(&name);
    if matches!(command, "arena" | "simulate") && !has("--games") {
        short.extend(["--games".to_owned(), "4".to_owned()]);
    }
    if command == "arena" && !has("--budget") && !has("--resume") {
        short.extend(["--budget".to_owned(), "2sims".to_owned()]);
    }
    if command == "practice" && has("--find") {
        short.extend(["--games".to_owned(), "1".to_owned()]);
    }
    if command == "review" {
        short.retain(|arg| *arg != "--simulations" && *arg != "10000");
        short.extend(["--simulations", "40", "--draws", "4"].map(str::to_owned));
    }
    short
}

fn run(args: &[&str], example: &Example, folder: &Path) {
    let home = folder.to_str().unwrap();
    let args = shortened(args);
    let args: Vec<&str> = args.iter().map(String::as_str).collect();
    let serves = args.first().is_none_or(|first| *first == "serve" || first.starts_with('-'))
        && !args.contains(&"--help")
        && !args.contains(&"--print-config");
    if serves {
        return serve(&args, folder);
    }
    if args[0] == "play" || args.contains(&"--watch") {
        let mut pty = Pty::run_in(folder, &args, (80, 24), &[("XDG_DATA_HOME", home)]);
        return look(&mut pty, example);
    }
    let output = Command::new(env!("CARGO_BIN_EXE_adamant"))
        .args(&args)
        .current_dir(folder)
        .env("LANG", "en_GB.UTF-8")
        .env("XDG_DATA_HOME", home)
        .env_remove("LC_ALL")
        .output()
        .unwrap();
    let said = String::from_utf8_lossy(&output.stdout).into_owned();
    let command = &example.command;
    assert!(
        output.status.success(),
        "{command}\n{said}{}",
        String::from_utf8_lossy(&output.stderr)
    );
    if !example.prints.is_empty() {
        assert_eq!(trimmed(said.lines()), trimmed(example.prints.iter()), "{command}");
    }
}

fn trimmed<S: AsRef<str>>(lines: impl Iterator<Item = S>) -> Vec<String> {
    let mut lines: Vec<String> = lines.map(|line| line.as_ref().trim_end().to_owned()).collect();
    while lines.last().is_some_and(String::is_empty) {
        lines.pop();
    }
    lines
}

/// Looks at a screen until it shows what is written, and leaves.
fn look(pty: &mut Pty, example: &Example) {
    let Some(last) = example.prints.last() else {
        pty.wait_for("◆");
        pty.interrupt();
        assert_eq!(pty.exit_code(), 0, "{}", example.command);
        return;
    };
    pty.wait_for(last.trim());
    let screen = pty.screen();
    let shown = trimmed(screen.lines().take(example.prints.len()));
    assert_eq!(shown, trimmed(example.prints.iter()), "{}", example.command);
    pty.interrupt();
    assert_eq!(pty.exit_code(), 0, "{}", example.command);
}

/// Serves until it says where to go.
fn serve(args: &[&str], folder: &Path) {
    let mut command = Command::new(env!("CARGO_BIN_EXE_adamant"));
    command.args(args).current_dir(folder).env("XDG_DATA_HOME", folder);
    if !args.contains(&"--listen") {
        command.env("ADAMANT_LISTEN", "127.0.0.1:0");
    }
    let mut child = command.stdout(Stdio::piped()).stderr(Stdio::null()).spawn().unwrap();
    let mut out = BufReader::new(child.stdout.take().unwrap());
    let (mut said, mut more) = (String::new(), 1);
    while more > 0 && !said.contains("http://") {
        more = out.read_line(&mut said).unwrap();
    }
    let _ = child.kill();
    let _ = child.wait();
    assert!(said.contains("http://"), "{args:?}\n{said}");
}

#[test]
fn the_examples_of_the_readme_do_what_they_say() {
    let folder = folder();
    let page = fs::read_to_string(root().join("README.md")).unwrap();
    let examples = examples(&page);
    assert!(examples.len() > 8);
    for example in &examples {
        check(example, folder.path());
    }
}

#[test]
fn the_examples_of_the_docs_do_what_they_say() {
    let mut count = 0;
    for entry in fs::read_dir(root().join("docs")).unwrap() {
        let file = entry.unwrap().path();
        // Its commands are one calculation, which is checked below.
        if file.extension().is_none_or(|ending| ending != "md") || file.ends_with("fair-shuffle.md")
        {
            continue;
        }
        let folder = folder();
        for example in &examples(&fs::read_to_string(&file).unwrap()) {
            check(example, folder.path());
            count += 1;
        }
    }
    assert!(count > 5);
}

/// The numbers in the comments of the calculation are what its commands print.
#[test]
fn the_shuffle_is_derived_with_the_tools_of_any_machine() {
    let page = fs::read_to_string(root().join("docs/fair-shuffle.md")).unwrap();
    let is_there = |tool: &str| Command::new(tool).arg("--help").output().is_ok();
    if !["openssl", "xxd"].into_iter().all(is_there) {
        eprintln!("openssl or xxd is not installed: the calculation in fair-shuffle.md is not run");
        return;
    }
    for block in blocks(&page, "sh") {
        let script = block.join("\n");
        let output = Command::new("bash").args(["-euc", &script]).output().unwrap();
        let said = String::from_utf8_lossy(&output.stdout).into_owned();
        assert!(output.status.success(), "{script}");
        let comments = block.iter().filter(|line| line.starts_with('#'));
        let numbers = comments.flat_map(|line| line.split(|c: char| !c.is_ascii_hexdigit()));
        let mut count = 0;
        for number in numbers.filter(|word| word.len() >= 32) {
            assert!(said.replace([' ', '\n'], "").contains(number), "{number}\n{said}");
            count += 1;
        }
        assert!(count > 0, "{script}");
    }
}

#[test]
fn the_examples_of_the_help_do_what_they_say() {
    let help = |args: &[&str]| {
        let output = Command::new(env!("CARGO_BIN_EXE_adamant")).args(args).output().unwrap();
        String::from_utf8(output.stdout).unwrap()
    };
    let folder = folder();
    let mut count = 0;
    let new = Example { command: "adamant bots new mybot.py".to_owned(), prints: Vec::new() };
    check(&new, folder.path());
    // Games are begun by the first page, and gone on with by the second.
    for page in [help(&["play", "--help"]), help(&["--help"]), help(&["arena", "--help"])] {
        let (_, examples) = page.split_once("Examples:").unwrap();
        for line in examples.lines().filter(|line| line.starts_with("  adamant")) {
            // What the example does stands behind it, two spaces away.
            let command = line.trim().split("  ").next().unwrap().to_owned();
            check(&Example { command, prints: Vec::new() }, folder.path());
            count += 1;
        }
    }
    assert!(count > 10);
}
