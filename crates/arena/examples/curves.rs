//! Draws how the networks of Mirrors and Kadora learned, from what the example `learn` of `bots` noted.

use std::error::Error;
use std::fs;

use arena::LineChart;

const USAGE: &str = "usage: curves NOTES.csv PICTURE.svg TITLE";

fn main() -> Result<(), Box<dyn Error>> {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let [notes, picture, title] = &args[..] else { return Err(USAGE.into()) };
    let mut curves: Vec<(String, Vec<(f64, f64)>)> = Vec::new();
    for line in fs::read_to_string(notes)?.lines().skip(1) {
        let [players, _, games, _, _, _, won, _] = line.split(',').collect::<Vec<_>>()[..] else {
            return Err(format!("{line:?} is no note").into());
        };
        let name = format!("{players} players");
        let at = games.parse::<f64>()? / 1_000.0;
        let point = (at, 100.0 * won.parse::<f64>()?);
        match curves.iter_mut().find(|(known, _)| *known == name) {
            Some((_, points)) => points.push(point),
            None => curves.push((name, vec![point])),
        }
    }
    let lines = LineChart {
        title: title.clone(),
        words: "Wins of one network, without search, among thumb".to_owned(),
        across: "games played against itself, in thousands".to_owned(),
        curves,
        unit: " %",
    };
    fs::write(picture, lines.to_svg())?;
    Ok(())
}
