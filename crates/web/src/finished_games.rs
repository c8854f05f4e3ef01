//! The games that were finished on this device: a line for each, and the records of the latest.
//!
//! Lines and records are bounded. Where the browser has no room, the oldest records make way; their lines stay.

use fair::Occupant;
use games::Kind;
use host::id_of;
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

use crate::saved_game;
use crate::storage;

/// Where the browser stores the lines, and before its id, each record.
const LINES: &str = "adamant.played";

/// Where the browser stores the ids of games that were deleted and must not be fetched again.
const DELETED: &str = "adamant.played.deleted";

/// How many lines and how many records are stored, and how many characters the records may have together.
const MAX_LINES: usize = 500;
const MAX_RECORDS: usize = 100;
const MAX_TEXT: usize = 2_000_000;

/// The line of a finished game.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub(crate) struct FinishedGame {
    /// Tells it from others: a table's code, or for a solo game what its record comes to.
    pub(crate) id: String,
    pub(crate) game: Kind,
    /// When it was over, in milliseconds since 1970.
    pub(crate) at: f64,
    pub(crate) names: Vec<String>,
    /// The seat of the person before this device.
    pub(crate) seat: usize,
    /// What each player has in the end: stones, cards or penalty points.
    pub(crate) points: Vec<i64>,
    pub(crate) winners: Vec<usize>,
    /// The temper of each bot, by seat; blank for people.
    #[serde(default)]
    pub(crate) tempers: Vec<String>,
    /// How long the stored record is; 0 where none is stored.
    pub(crate) stored: usize,
}

impl FinishedGame {
    /// The line of a record; nothing if it is no record of a finished game.
    fn of(record: &Value, id: String, seat: usize, at: f64) -> Option<Self> {
        let game = Kind::of_record(record).ok()?;
        let result = record.get("result")?;
        let points = match game {
            Kind::Diamant => "scores",
            Kind::Mirrors => "cards",
            Kind::Kadora => "penalties",
        };
        let read = |value: Option<&Value>| value.cloned().unwrap_or_default();
        Some(Self {
            id,
            game,
            at,
            names: serde_json::from_value(read(record.get("names"))).unwrap_or_default(),
            seat,
            points: serde_json::from_value(read(result.get(points))).unwrap_or_default(),
            winners: serde_json::from_value(read(result.get("winners"))).ok()?,
            tempers: tempers(record),
            stored: 0,
        })
    }

    /// Whether the person before this device won, alone or with others.
    pub(crate) fn won(&self) -> bool {
        self.winners.contains(&self.seat)
    }
}

/// The temper of each bot in a record, by seat.
fn tempers(record: &Value) -> Vec<String> {
    let chairs = record.get(Occupant::KEY).and_then(Value::as_array);
    let temper = |chair: &Value| Some(chair.as_str()?.split_once(':')?.1.to_owned());
    chairs.into_iter().flatten().map(|chair| temper(chair).unwrap_or_default()).collect()
}

/// How often something was so.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct WinCount {
    pub(crate) games: u32,
    /// Games that the person won.
    pub(crate) won: u32,
}

impl WinCount {
    fn count(&mut self, game: &FinishedGame) {
        self.games += 1;
        self.won += u32::from(game.won());
    }
}

/// How often the person won each game that was played.
pub(crate) fn by_game(played: &[FinishedGame]) -> Vec<(Kind, WinCount)> {
    let wins = |kind: Kind| {
        let mut wins = WinCount::default();
        played.iter().filter(|game| game.game == kind).for_each(|game| wins.count(game));
        (kind, wins)
    };
    Kind::ALL.into_iter().map(wins).filter(|(_, wins)| wins.games > 0).collect()
}

/// A player whom the person has met.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct OpponentCount {
    pub(crate) name: String,
    /// The temper of a bot; blank for people.
    pub(crate) temper: String,
    /// The games that both played.
    pub(crate) wins: WinCount,
    /// How many of them the player won.
    pub(crate) theirs: u32,
}

/// How often the person won against each opponent, and the opponent against the person, those met most often first.
pub(crate) fn by_opponent(played: &[FinishedGame]) -> Vec<OpponentCount> {
    let mut all: Vec<OpponentCount> = Vec::new();
    for game in played {
        let others = game.names.iter().enumerate().filter(|(seat, _)| *seat != game.seat);
        for (seat, name) in others.filter(|(_, name)| !name.is_empty()) {
            let temper = game.tempers.get(seat).cloned().unwrap_or_default();
            let known = |met: &OpponentCount| met.name == *name && met.temper == temper;
            let place = all.iter().position(known).unwrap_or_else(|| {
                let (name, temper) = (name.clone(), temper.clone());
                all.push(OpponentCount { name, temper, wins: WinCount::default(), theirs: 0 });
                all.len() - 1
            });
            all[place].wins.count(game);
            all[place].theirs += u32::from(game.winners.contains(&seat));
        }
    }
    all.sort_by_key(|met| std::cmp::Reverse(met.wins.games));
    all
}

/// Every line, the latest first.
pub(crate) fn all() -> Vec<FinishedGame> {
    load().into_iter().rev().collect()
}

fn load() -> Vec<FinishedGame> {
    storage::read(LINES)
}

/// The stored record of a game.
pub(crate) fn record(id: &str) -> Option<String> {
    storage::get(&key(id))
}

fn key(id: &str) -> String {
    format!("{LINES}.{id}")
}

/// Stores a finished solo game. The person had the first seat.
pub(crate) fn store_solo(record: &str) {
    store(record, &id_of(record), 0);
}

/// Stores a finished game in which the person had the seat `seat`, unless it is stored or was deleted.
pub(crate) fn store(record: &str, id: &str, seat: usize) {
    if is_known(id) {
        return;
    }
    let read = serde_json::from_str::<Value>(record).ok();
    let line =
        read.and_then(|read| FinishedGame::of(&read, id.to_owned(), seat, js_sys::Date::now()));
    let Some(mut line) = line else { return };
    line.stored = record.len();
    let mut lines = load();
    lines.push(line);
    let mut gone = make_room(&mut lines);
    // A browser that is full has room once older records are gone.
    while !storage::set(&key(id), record) {
        let Some(oldest) = lines.iter_mut().find(|line| line.stored > 0) else { break };
        oldest.stored = 0;
        if oldest.id == id {
            break;
        }
        storage::remove(&key(&oldest.id));
    }
    gone.retain(|gone| gone != id);
    for id in &gone {
        storage::remove(&key(id));
    }
    storage::write(LINES, &lines);
}

/// Keeps the lines within their bounds, and returns the ids whose records must go.
fn make_room(lines: &mut Vec<FinishedGame>) -> Vec<String> {
    let surplus = lines.len().saturating_sub(MAX_LINES);
    let mut gone: Vec<String> = lines.drain(..surplus).map(|line| line.id).collect();
    let (mut records, mut text) = (0, 0);
    for line in lines.iter_mut().rev().filter(|line| line.stored > 0) {
        records += 1;
        text += line.stored;
        if records > MAX_RECORDS || text > MAX_TEXT {
            line.stored = 0;
            gone.push(line.id.clone());
        }
    }
    gone
}

/// Stores the last finished solo game of each kind, unless it is stored or was deleted: it may be older than this list, or have ended while
/// there was no network.
pub(crate) fn store_solo_games() {
    for kind in Kind::ALL {
        if let Some(record) = saved_game::finished(kind) {
            store_solo(&record);
        }
    }
}

/// Deletes a game.
pub(crate) fn delete(id: &str) {
    let mut lines = load();
    lines.retain(|line| line.id != id);
    forget(&[id]);
    storage::write(LINES, &lines);
}

/// Deletes every game.
pub(crate) fn delete_all() {
    let lines = load();
    let ids: Vec<_> = lines.iter().map(|line| line.id.as_str()).collect();
    forget(&ids);
    storage::remove(LINES);
}

/// Removes the records of games, and what would bring the games back.
fn forget(ids: &[&str]) {
    for id in ids {
        storage::remove(&key(id));
    }
    for kind in Kind::ALL {
        if saved_game::finished(kind).is_some_and(|record| ids.contains(&id_of(&record).as_str())) {
            saved_game::delete_finished(kind);
        }
    }
    // Only the games of tables can be fetched again. Their codes are shorter than the ids of solo games.
    let mut deleted = deleted();
    deleted.extend(ids.iter().filter(|id| id.len() < 16).map(|id| (*id).to_owned()));
    deleted.drain(..deleted.len().saturating_sub(MAX_LINES));
    storage::write(DELETED, &deleted);
}

fn deleted() -> Vec<String> {
    storage::read(DELETED)
}

/// Whether a game is stored here or was deleted here.
pub(crate) fn is_known(id: &str) -> bool {
    deleted().iter().any(|deleted| deleted == id) || load().iter().any(|line| line.id == id)
}

/// Everything that is stored, in one JSON text: the lines, each with its record where there is one.
pub(crate) fn export() -> String {
    let game = |line: &FinishedGame| {
        let mut game = serde_json::to_value(line).unwrap_or_default();
        game["record"] = storage::read(&key(&line.id));
        game
    };
    let games: Vec<Value> = load().iter().map(game).collect();
    json!({ "format": "adamant-games/1", "games": games }).to_string()
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "in a test, a panic is a finding")]

    use super::*;

    fn line(id: usize, stored: usize) -> FinishedGame {
        FinishedGame {
            id: id.to_string(),
            game: Kind::Diamant,
            at: 0.0,
            names: Vec::new(),
            seat: 0,
            points: Vec::new(),
            winners: Vec::new(),
            tempers: Vec::new(),
            stored,
        }
    }

    fn finished(names: [&str; 3], winners: &[usize]) -> FinishedGame {
        let record = json!({
            "format": "adamant-record/1", "game": "diamant", "names": names,
            "chairs": ["person", "person", "thumb:timid"],
            "result": { "scores": [3, 5, 9], "winners": winners },
        });
        FinishedGame::of(&record, "x".to_owned(), 0, 7.0).unwrap()
    }

    #[test]
    fn a_record_becomes_a_line() {
        let kadora = include_str!("../../voice/tests/golden/kadora.json");
        let kadora = serde_json::from_str(kadora).unwrap();
        let line = FinishedGame::of(&kadora, "x".to_owned(), 2, 7.0).unwrap();
        assert_eq!((line.game, line.points.as_slice()), (Kind::Kadora, &[48, 21, 15][..]));
        assert_eq!((line.winners.as_slice(), line.won()), (&[2][..], true));
        assert_eq!(FinishedGame::of(&json!({"game": "diamant"}), "x".to_owned(), 0, 7.0), None);
    }

    #[test]
    fn wins_are_counted_by_game_and_by_opponent() {
        let played = [
            finished(["Ana", "Ben", "Olga"], &[0]),
            finished(["Ana", "Ben", "Kim"], &[1]),
            finished(["Ana", "Ben", "Kim"], &[0, 2]),
        ];
        let wins = |games, won| WinCount { games, won };
        assert_eq!(by_game(&played), [(Kind::Diamant, wins(3, 2))]);
        let opponents = by_opponent(&played);
        let met =
            |met: &OpponentCount| (met.name.clone(), met.temper.clone(), met.wins, met.theirs);
        let of =
            |name: &str, temper: &str, wins, theirs| (name.into(), temper.into(), wins, theirs);
        assert_eq!(
            opponents.iter().map(met).collect::<Vec<_>>(),
            [
                of("Ben", "", wins(3, 2), 1),
                of("Kim", "timid", wins(2, 1), 1),
                of("Olga", "timid", wins(1, 1), 0),
            ]
        );
    }

    #[test]
    fn old_records_go_first_and_then_old_lines() {
        let mut lines: Vec<_> = (0..MAX_LINES + 2).map(|id| line(id, 10)).collect();
        let gone = make_room(&mut lines);
        assert_eq!((lines.len(), lines[0].id.as_str()), (MAX_LINES, "2"));
        assert_eq!(gone.len(), MAX_LINES + 2 - MAX_RECORDS);
        assert_eq!(lines.iter().filter(|line| line.stored > 0).count(), MAX_RECORDS);
        let mut large: Vec<_> = (0..4).map(|id| line(id, MAX_TEXT / 2)).collect();
        assert_eq!(make_room(&mut large), ["1", "0"]);
    }
}
