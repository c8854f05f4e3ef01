//! Plays in Adamant's arena: adamant arena diamant --seats ./target/release/mybot,thumb,thumb
//!
//! One JSON object a line comes in, one goes out; docs/bots.md tells the whole protocol. Diamant it plays with a little
//! sense, elsewhere it takes the first action. Write your own idea into `choose`.

use std::error::Error;
use std::io::{self, BufRead, Write};

use serde_json::{Value, json};

const PROTOCOL: u32 = 1;
const HAZARDS: [&str; 5] = ["snake", "scorpion", "rockslide", "gas", "explosion"];

/// One of the actions that the rules allow, in the notation of records.
fn choose(game: &Value, view: &Value, actions: &Value) -> Option<String> {
    if game["game"] == "diamant" {
        let (risk, beside) = (risk(view)?, view["beside"].as_f64()?);
        let leave = risk * beside > (1.0 - risk) * prospect(view)?;
        return Some(if leave { "L" } else { "S" }.to_owned());
    }
    Some(actions.get(0)?.as_str()?.to_owned())
}

/// Diamant: how likely the next card ends the cave for everyone inside.
fn risk(view: &Value) -> Option<f64> {
    let removed: Vec<f64> = view["removed"].as_array()?.iter().filter_map(Value::as_f64).collect();
    let path = view["path"].as_array()?;
    let mut deadly = 0.0;
    for (hazard, removed) in HAZARDS.iter().zip(&removed) {
        if path.iter().any(|laid| laid["card"] == *hazard) {
            deadly += 2.0 - removed;
        }
    }
    let pile = 30.0 - removed.iter().sum::<f64>() - f64::from(u32::try_from(path.len()).ok()?);
    Some(deadly / pile)
}

/// Diamant: roughly what one more card brings to each of those inside, half of the cards being diamonds.
fn prospect(view: &Value) -> Option<f64> {
    Some(8.0 / 2.0 / f64::from(u32::try_from(view["inside"].as_array()?.len()).ok()?))
}

fn main() -> Result<(), Box<dyn Error>> {
    play(io::stdin().lock(), io::stdout().lock())
}

/// Answers everything that is asked.
pub(crate) fn play(questions: impl BufRead, mut answers: impl Write) -> Result<(), Box<dyn Error>> {
    let mut game = Value::Null;
    for line in questions.lines() {
        let message: Value = serde_json::from_str(&line?)?;
        let answer = match message["type"].as_str() {
            Some("hello") => json!({ "type": "hello", "protocol": PROTOCOL, "name": "arena_bot" }),
            Some("ping") => json!({ "type": "pong" }),
            Some("move") => {
                let action = choose(&game, &message["view"], &message["actions"]);
                json!({ "type": "move", "action": action })
            }
            Some("game") => {
                game = message;
                continue;
            }
            Some("quit") => break,
            _ => continue,
        };
        writeln!(answers, "{answer}")?;
        answers.flush()?;
    }
    Ok(())
}
