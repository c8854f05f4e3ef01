//! Sounds, where the setting is on.

use std::cell::RefCell;

use js_sys::Function;
use wasm_bindgen::JsValue;

thread_local! {
    static PLAYER: RefCell<Option<Function>> = const { RefCell::new(None) };
}

/// Sets what makes a sound, given its name.
pub(crate) fn set_player(play: Function) {
    PLAYER.set(Some(play));
}

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
        PLAYER.with_borrow(|play| play.as_ref()?.call1(&JsValue::NULL, &name.into()).ok());
    }
}
