//! Every command speaks the language that was asked for, in what it prints and in what it refuses.

#![allow(clippy::unwrap_used, reason = "in a test, a panic is a finding")]

use assert_cmd::Command;

const LANGS: [&str; 4] = ["nl", "fr", "de", "it"];

/// What a command says on both streams, in a language.
fn said(args: &str, lang: &str) -> String {
    let mut command = Command::cargo_bin("adamant").unwrap();
    let args: Vec<_> = args.split(' ').map(|word| word.replace('_', " ")).collect();
    let output = command.args(args).args(["--lang", lang]).env("LANG", "en_GB.UTF-8").output();
    let output = output.unwrap();
    String::from_utf8([output.stdout, output.stderr].concat()).unwrap()
}

/// Words that none of the other languages has.
const ENGLISH: [&str; 21] = [
    "the", "games", "seat", "cannot", "with", "wins", "choose", "write", "there", "which",
    "leaves", "leaving", "cards", "inside", "not", "either", "exists", "who", "expected", "must",
    "holds",
];

#[test]
fn every_command_speaks_the_language_asked_for() {
    let commands = [
        "simulate diamant --games 20 --seed 1 --quiet",
        "simulate mirrors --games 2 --seed 1 --quiet",
        "simulate kadora --games 2 --seed 1 --players 2 --quiet",
        "arena diamant --seats thumb,random,random --games 6 --quiet",
        "arena diamant --seats thumb,random,random --games 6 --quiet --until thumb_>_random",
        "solve diamant --ask 17_snake_-1_13 --players 4",
        "bots diamant",
        "practice kadora --plain",
        "options kadora",
        // What is refused.
        "simulate diamant --players 9",
        "simulate diamant --bots genius",
        "simulate diamant --option chests=glass",
        "simulate diamant --option lids=open",
        "simulate mirrors --records /nowhere/run.jsonl",
        "arena diamant",
        "arena diamant --seats genius,thumb,thumb",
        "arena --resume /nowhere/run.jsonl",
        "solve kadora",
        "solve diamant --ask 17_dragon",
        "solve diamant --ask snake_snake",
        "play diamant --bots genius --plain",
        "play diamant --option chests=glass --plain",
        "rules diamant D99",
        "man chess",
        "bots new /nowhere/mybot.exe",
        "verify /nowhere/game.json",
        "replay /nowhere/game.json",
        "review /nowhere/game.json",
        "join nowhere --bot ./mybot.py",
        "serve --config /nowhere/adamant.toml",
    ];
    let mut faults = Vec::new();
    for command in commands {
        for lang in LANGS {
            let said = said(command, lang);
            // What the system says of a file is in the system's language.
            let words = said.replace("No such file or directory", "").to_lowercase();
            let words = words.split(|letter: char| !letter.is_alphabetic());
            let english: Vec<_> = words.filter(|word| ENGLISH.contains(word)).collect();
            if !english.is_empty() || said.trim().is_empty() {
                faults.push(format!("{command} --lang {lang} has {english:?}:\n{said}"));
            }
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

#[test]
fn what_programs_read_is_the_same_in_every_language() {
    for command in [
        "simulate diamant --games 20 --seed 1 --quiet --json --threads 1",
        "arena diamant --seats thumb,random,random --games 6 --quiet --json",
        "solve diamant --ask 17_snake --json",
    ] {
        let keys = |lang| {
            let value: serde_json::Value = serde_json::from_str(&said(command, lang)).unwrap();
            value.as_object().unwrap().keys().cloned().collect::<Vec<_>>()
        };
        for lang in LANGS {
            assert_eq!(keys(lang), keys("en"), "{command} {lang}");
        }
    }
}
