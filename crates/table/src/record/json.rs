//! A record as JSON.

use serde::de::{DeserializeOwned, Deserializer};
use serde_json::{Map, Value, json};

use super::{Notation, Record, RecordError, check_rules};
use crate::{Game, OptionsError, read_options};

/// What every record says of itself.
pub const FORMAT: &str = "adamant-record/1";

/// The keys that [`Record`] has a field for. Any other is kept in `extra`.
const KEYS: [&str; 9] =
    ["format", "game", "rules_version", "players", "names", "options", "deal", "moves", "result"];

/// The name of the game that a record is of. It may be a game that is unknown here.
pub fn game_of(record: &Value) -> Result<&str, RecordError> {
    let map = record.as_object().ok_or_else(|| {
        RecordError::new(format!("a game file is a JSON object, not {}", kind(record)))
    })?;
    let text = |key| match map.get(key) {
        Some(Value::String(text)) => Ok(text.as_str()),
        Some(other) => Err(RecordError::at(key, format!("should be text, not {}", kind(other)))),
        None => Err(RecordError::missing(key)),
    };
    match text("format")? {
        FORMAT => text("game"),
        other => Err(RecordError::at("format", format!("should be {FORMAT:?}, not {other:?}"))),
    }
}

impl<G: Notation> Record<G> {
    /// Reads a record from its JSON text. What it says is not yet known to be playable: see [`Record::replay`].
    pub fn from_json(text: &str) -> Result<Self, RecordError> {
        let value = serde_json::from_str(text).map_err(RecordError::not_json)?;
        Self::from_value(value)
    }

    /// Reads a record from its JSON value.
    pub fn from_value(record: Value) -> Result<Self, RecordError> {
        G::read_record(record)
    }

    #[doc(hidden)]
    pub fn read_here(record: Value) -> Result<Self, RecordError> {
        let game = game_of(&record)?;
        if game != G::NAME {
            return Err(RecordError::at("game", format!("should be {:?}, not {game:?}", G::NAME)));
        }
        let Value::Object(mut map) = record else {
            unreachable!("a record with a game is an object")
        };

        let Head { players, rules_version, names } = Head::read(&mut map)?;
        let options = options::<G>(map.remove("options").unwrap_or_else(|| json!({})))?;
        let deals = needed(&mut map, "deal")?;
        let Rest { moves, result, extra } = Rest::read(map)?;
        let rules_version = rules_version.unwrap_or(G::RULES_VERSION);
        let record = Self { rules_version, players, names, options, deals, moves, result, extra };
        record.check_head()?;
        Ok(record)
    }

    fn check_head(&self) -> Result<(), RecordError> {
        check_rules::<G>(self.rules_version)?;
        self.begin()?;
        if !self.names.is_empty() && self.names.len() != usize::from(self.players) {
            return Err(RecordError::at(
                "names",
                format!("{} names for {} players", self.names.len(), self.players),
            ));
        }
        let is_bad = |name: &String| name.trim().is_empty() || name.chars().any(char::is_control);
        self.names.iter().position(is_bad).map_or(Ok(()), |i| {
            let what = "a name needs letters, and no control characters";
            Err(RecordError::at(format!("names[{i}]"), what))
        })
    }

    /// The record as a JSON object, its keys in the order of the specification.
    pub fn to_value(&self) -> Value {
        G::write_record(self)
    }

    #[doc(hidden)]
    pub fn write_here(&self) -> Value {
        let plain = |value: Result<Value, _>| value.expect("options and deals are plain data");
        let mut map = Map::new();
        let mut put = |key: &str, value| map.insert(key.to_owned(), value);
        put("format", FORMAT.into());
        put("game", G::NAME.into());
        put("rules_version", self.rules_version.into());
        put("players", self.players.into());
        if !self.names.is_empty() {
            put("names", self.names.clone().into());
        }
        put("options", plain(serde_json::to_value(&self.options)));
        put("deal", plain(serde_json::to_value(&self.deals)));
        put("moves", self.moves.clone().into());
        if let Some(result) = &self.result {
            put("result", result.clone().into());
        }
        map.extend(self.extra.clone());
        map.into()
    }

    /// The record as one line of JSON.
    pub fn to_json(&self) -> String {
        self.to_value().to_string()
    }
}

/// What a record begins with, whatever the game. This and [`Rest`] are compiled once, and not for each game in every crate that reads records.
struct Head {
    players: u8,
    rules_version: Option<u32>,
    names: Vec<String>,
}

impl Head {
    fn read(map: &mut Map<String, Value>) -> Result<Self, RecordError> {
        Ok(Self {
            players: needed(map, "players")?,
            rules_version: optional(map, "rules_version")?,
            names: optional(map, "names")?.unwrap_or_default(),
        })
    }
}

/// What a record ends with, whatever the game.
struct Rest {
    moves: Vec<String>,
    result: Option<Map<String, Value>>,
    extra: Map<String, Value>,
}

impl Rest {
    fn read(mut map: Map<String, Value>) -> Result<Self, RecordError> {
        Ok(Self {
            moves: needed(&mut map, "moves")?,
            result: optional::<Map<_, _>>(&mut map, "result")?.filter(|result| !result.is_empty()),
            extra: map.into_iter().filter(|(key, _)| !KEYS.contains(&key.as_str())).collect(),
        })
    }
}

fn needed<T: DeserializeOwned>(map: &mut Map<String, Value>, key: &str) -> Result<T, RecordError> {
    read_part(map.remove(key).ok_or_else(|| RecordError::missing(key))?, key)
}

/// `null` says as little as silence.
fn optional<T: DeserializeOwned>(
    map: &mut Map<String, Value>,
    key: &str,
) -> Result<Option<T>, RecordError> {
    map.remove(key).filter(|value| !value.is_null()).map(|value| read_part(value, key)).transpose()
}

/// Reads a part of a record or a receipt that stands at `place`; an error says where within it, such as `fair.contributions[2]`.
pub fn read_part<'de, T: DeserializeOwned>(
    part: impl Deserializer<'de, Error = serde_json::Error>,
    place: &str,
) -> Result<T, RecordError> {
    serde_path_to_error::deserialize(part).map_err(|error| {
        let inner = match error.path().to_string() {
            path if path == "." => String::new(),
            path => path,
        };
        RecordError::at(inner, error.inner().to_string()).within(place)
    })
}

fn options<G: Game>(options: Value) -> Result<G::Options, RecordError> {
    read_options::<G>(options).map_err(|error| match error {
        OptionsError::Value { option, why } => RecordError::at(option, why).within("options"),
        OptionsError::Unknown { ref option, .. } => {
            RecordError::at(option.clone(), error.to_string()).within("options")
        }
        OptionsError::NoObject => RecordError::at("options", error.to_string()),
    })
}

fn kind(value: &Value) -> &'static str {
    match value {
        Value::Null => "null",
        Value::Bool(_) => "true or false",
        Value::Number(_) => "a number",
        Value::String(_) => "text",
        Value::Array(_) => "a list",
        Value::Object(_) => "an object",
    }
}
