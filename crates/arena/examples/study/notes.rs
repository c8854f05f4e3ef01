//! What is noted of games, one line of JSON for each.

use std::collections::BTreeMap;
use std::error::Error;
use std::fs::{self, File, OpenOptions};
use std::io::{BufRead, BufReader, Write};
use std::path::{Path, PathBuf};
use std::sync::Mutex;

use serde::{Deserialize, Serialize};

/// Who plays a game, and how it begins.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum StudyKind {
    /// All are experts. The same deal is played twice, and the experts draw other numbers.
    Equal,
    /// All are experts, but the first player's first turn is the one that its network likes least.
    Worst,
    /// One expert among `thumb`, on each seat in turn.
    Among,
}

/// Which game it is.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
pub(crate) struct Key {
    pub(crate) deal: u64,
    pub(crate) players: u8,
    pub(crate) plan: StudyKind,
    /// Which of the games of the same deal: in [`StudyKind::Among`] the seat of the expert.
    pub(crate) round: u8,
}

/// What a bot does in the turns of a game: for each habit how often it could arise, and the sum of its measure.
pub(crate) type Habits = Vec<(f64, f64)>;

/// What is noted of a game.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub(crate) struct Note {
    #[serde(flatten)]
    pub(crate) key: Key,
    /// Who was taken for an expert.
    pub(crate) bot: String,
    /// The budget of the experts.
    pub(crate) sims: u32,
    /// Where the games come from.
    pub(crate) seed: u64,
    /// Which seat began.
    pub(crate) first: usize,
    /// The part of the win that each seat has.
    pub(crate) won: Vec<f64>,
    /// What the network says of the first turns that there are: the best, the mean, the worst.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) openings: Option<[f64; 3]>,
    /// At the beginning of each turn, of each seat: what the game notes of it.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub(crate) turns: Vec<Vec<Vec<i16>>>,
    /// At the beginning of each turn, of each seat: its chance to win in thousandths, as the network sees it; empty without a network.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub(crate) chances: Vec<Vec<i16>>,
    /// What bots do in the positions that the experts came to, by their names.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub(crate) habits: BTreeMap<String, Habits>,
    /// What was won, in which turn, and what became of it.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub(crate) gains: Vec<(usize, String, Fate)>,
    /// What the game notes of each seat at the end.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub(crate) end: Vec<Vec<i16>>,
}

/// What became of something won.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Fate {
    /// It costs nothing.
    Covered,
    /// It costs its value.
    Open,
    /// It was given away.
    Given,
}

/// The notes in a folder.
pub(crate) struct Notes {
    path: PathBuf,
    file: Mutex<File>,
}

impl Notes {
    /// The notes of a game in `folder`; they are begun if there are none. A line that broke off is cut away.
    pub(crate) fn open(folder: &Path, game: &str) -> Result<Self, Box<dyn Error>> {
        fs::create_dir_all(folder)?;
        let path = folder.join(format!("{game}.jsonl"));
        let file = OpenOptions::new().create(true).append(true).open(&path)?;
        let text = fs::read(&path)?;
        let whole = text.iter().rposition(|&byte| byte == b'\n').map_or(0, |at| at + 1);
        file.set_len(whole as u64)?;
        Ok(Self { path, file: Mutex::new(file) })
    }

    /// Adds a note.
    pub(crate) fn add(&self, note: &Note) -> Result<(), Box<dyn Error + Send + Sync>> {
        let mut line = serde_json::to_string(note)?;
        line.push('\n');
        let mut file = self.file.lock().map_err(|_| "a thread broke off")?;
        Ok(file.write_all(line.as_bytes())?)
    }

    /// All notes so far.
    pub(crate) fn read(&self) -> Result<Vec<Note>, Box<dyn Error>> {
        read(&self.path)
    }
}

/// The notes in a file, in the order of their games; none if there is no such file.
pub(crate) fn read(path: &Path) -> Result<Vec<Note>, Box<dyn Error>> {
    if !path.exists() {
        return Ok(Vec::new());
    }
    let lines = BufReader::new(File::open(path)?).lines();
    let mut notes: Vec<Note> = Vec::new();
    for line in lines {
        notes.push(serde_json::from_str(&line?)?);
    }
    notes.sort_by(|a, b| a.key.cmp(&b.key));
    Ok(notes)
}
