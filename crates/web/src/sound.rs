//! Sounds, where the setting is on.

use crate::shell::shell;

/// A sound. Of several at once the last of these is heard.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) enum Sound {
    /// A card is laid down.
    Card,
    /// A mirror lets light run.
    Beam,
    /// Stones fall.
    Stones,
    /// A player gets something.
    Taken,
    /// A danger shows itself.
    Hazard,
    /// A player wins.
    Win,
    /// It is the player's turn.
    Turn,
}

impl Sound {
    /// Makes the sound.
    pub(crate) fn play(self) {
        let name = match self {
            Self::Card => "card",
            Self::Beam => "beam",
            Self::Stones => "stones",
            Self::Taken => "taken",
            Self::Hazard => "hazard",
            Self::Win => "win",
            Self::Turn => "turn",
        };
        // Where no sound can be made, none is.
        let _ = shell().map(|shell| shell.play_sound(name));
    }
}
