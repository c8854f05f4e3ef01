//! Options as they are asked for: in a record, over the network, on a command line.

use serde_json::Value;
use thiserror::Error;

use crate::Game;

/// What is wrong with the options that were asked for.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum OptionsError {
    /// They are no JSON object.
    #[error("options are a JSON object, such as {{}}")]
    NoObject,
    /// The game has no such option.
    #[error("{option:?} is not one of {options:?}")]
    Unknown {
        /// The game.
        game: &'static str,
        /// What was asked for.
        option: String,
        /// The options that the game has.
        options: &'static [&'static str],
    },
    /// An option cannot have this value.
    #[error("{option}: {why}")]
    Value {
        /// Which option; empty if that is not known.
        option: String,
        /// What is wrong.
        why: String,
    },
}

/// Reads the options of a game. One that is not given has its default; one that the game does not have is refused by name.
pub fn read_options<G: Game>(options: Value) -> Result<G::Options, OptionsError> {
    let given = options.as_object().ok_or(OptionsError::NoObject)?;
    if let Some(option) = given.keys().find(|&option| !G::OPTIONS.contains(&option.as_str())) {
        let option = option.chars().take(40).collect();
        return Err(OptionsError::Unknown { game: G::NAME, option, options: G::OPTIONS });
    }
    serde_path_to_error::deserialize(options).map_err(|error| OptionsError::Value {
        option: error.path().to_string(),
        why: error.inner().to_string(),
    })
}
