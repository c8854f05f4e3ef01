//! The screen of each game in the made-up language: nothing is cut off in the usual window, and nothing stands there that no
//! locale has.

#![allow(clippy::unwrap_used, reason = "in a test, a panic is a finding")]

use diamant::Diamant;
use host::{LocalGame, Occupants};
use kadora::Kadora;
use luck::Dice;
use mirrors::Mirrors;
use table::{Turn, Viewer, pick};
use terminal::{FullScreen, Session, SessionState, Store, picture};
use voice::{Lang, Voice};

#[allow(dead_code, reason = "other tests load the rest of it")]
#[path = "../../voice/tests/pseudo/language.rs"]
mod language;

use language::{CLOSE, OPEN, all_sentences};

const LANG: Lang = Lang::Nl;

/// The window that most terminals open with.
const WINDOW: (u16, u16) = (80, 24);

/// The names of keys, and of who plays.
const ALLOWED: [&str; 6] = ["Enter", "Esc", "PgUp", "Anna", "Bert", "Chris"];

#[test]
fn every_screen_fits_and_speaks_the_language() {
    voice::load(LANG, &all_sentences());
    assert!(
        Voice::of(LANG).say(&voice::table::ready()).starts_with(OPEN),
        "{LANG} was spoken before"
    );
    let mut faults = Vec::new();
    look::<Diamant>(&mut faults);
    look::<Mirrors>(&mut faults);
    look::<Kadora>(&mut faults);
    assert!(faults.is_empty(), "{}", faults.join("\n\n"));
}

/// Plays a whole game, and looks at the screen before every decision and at the end.
fn look<G: FullScreen>(faults: &mut Vec<String>) {
    let chairs = ["person", "thumb", "random"].map(str::to_owned).to_vec();
    let names = ["Anna", "Bert", "Chris"].map(str::to_owned).to_vec();
    let folder = tempfile::tempdir().unwrap();
    let store = Store::create(folder.path().join("game.json")).unwrap();
    let occupants = Occupants { chairs, names, seed: 7 };
    let play = LocalGame::<G>::new(G::Options::default(), occupants).unwrap();
    let mut session = Session::new(play, Some(store)).unwrap();
    let mut dice = Dice::new(7);
    let (mut looks, before) = (0, faults.len());
    loop {
        match session.state() {
            SessionState::Chance => session.chance(),
            SessionState::Bot(seat) => {
                let decision = session.thinking(seat)();
                session.bot_acts(seat, decision);
            }
            SessionState::Choose(seat) => {
                check(&mut session, faults);
                looks += 1;
                let action = pick(session.game(), seat, &mut dice).unwrap();
                session.act(seat, &[action]).unwrap();
            }
            SessionState::Look => session.end_look(),
            SessionState::Curtain(_) => unreachable!("one person plays"),
            SessionState::Over => break,
        }
        // A few of the same kind say enough.
        if faults.len() > before + 3 {
            return;
        }
    }
    check(&mut session, faults);
    assert!(looks > 3 && session.game().turn() == Turn::Over);
}

fn check<G: FullScreen>(session: &mut Session<G>, faults: &mut Vec<String>) {
    let rows = picture(session, LANG, WINDOW);
    let names = session.names().clone();
    let viewer = session.viewer().unwrap_or(Viewer::Spectator);
    let speaker = Voice::of(LANG).to(viewer, &names);
    let told: Vec<String> =
        session.events().iter().filter_map(|event| speaker.tell::<G>(event)).collect();
    // The story scrolls, and begins anywhere.
    let is_story = |row: &str| row.len() > 4 && told.iter().any(|told| told.contains(row));
    let screen: Vec<&str> =
        rows.iter().map(|row| row.trim()).filter(|row| !is_story(row)).collect();
    let count = |sign| screen.iter().map(|row| row.matches(sign).count()).sum::<usize>();
    // On a long path there is room for the beginning of a hazard's name.
    let clipped = screen.iter().map(|row| row.matches("…║").count()).sum::<usize>();
    if count(OPEN) != count(CLOSE) + clipped {
        faults.push(format!("{}: something is cut off\n{}", G::NAME, rows.join("\n")));
    }
    let words = screen.iter().flat_map(|row| row.split(|c: char| !c.is_alphabetic()));
    let plain: Vec<&str> = words
        .filter(|word| word.len() > 1 && word.chars().all(|c| c.is_ascii_alphabetic()))
        // The colours of Kadora's piles are letters.
        .filter(|word| !ALLOWED.contains(word) && !word.chars().all(|c| "ROYGBP".contains(c)))
        .collect();
    if !plain.is_empty() {
        faults.push(format!("{}: no locale has {plain:?}\n{}", G::NAME, rows.join("\n")));
    }
}
