//! What is to be said, before it is said in a language.

use std::borrow::Cow;

use table::{RecordError, Seat, Seats};

/// Something that can be said.
pub trait Spoken {
    /// What to say, in no language yet.
    fn message(&self) -> Message;
}

/// A sentence or a name in no language yet: which one of the locales', and what fills its places.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Message {
    /// Its name in the locales: `diamant-left`, or `diamant-hazard.a` for an attribute.
    pub key: &'static str,
    /// What fills its places, by name.
    pub args: Vec<(&'static str, Arg)>,
}

impl Spoken for Message {
    fn message(&self) -> Message {
        self.clone()
    }
}

/// What fills a place in a sentence.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Arg {
    /// A number. The sentence has a form for every plural of the language.
    Number(i32),
    /// Seats: a list of names, in which the viewer is "you".
    Seats(Seats),
    /// Seats, and a player without one: a list of names too, the other one last.
    SeatsAnd(Seats, Message),
    /// Text that is the same in every language: a place on a board, or a word that the sentence has a form for.
    Text(Cow<'static, str>),
    /// Something with a name of its own.
    Message(Message),
    /// Several such things.
    List(Vec<Message>),
    /// What is wrong with a game file: exactly in English, and where and of what kind in other languages.
    Fault(RecordError),
}

/// Lets each of these values fill a place.
macro_rules! from {
    ($($value:ty => $filling:ident),* $(,)?) => {
        $(impl From<$value> for Arg {
            fn from(value: $value) -> Self {
                Self::$filling(value.into())
            }
        })*
    };
}

from! {
    u8 => Number,
    u16 => Number,
    i16 => Number,
    i32 => Number,
    Seats => Seats,
    &'static str => Text,
    String => Text,
    Message => Message,
    Vec<Message> => List,
    RecordError => Fault,
}

impl From<u64> for Arg {
    /// A number, or its digits where it is larger than any that a sentence has forms for.
    fn from(number: u64) -> Self {
        i32::try_from(number).map_or_else(|_| Self::Text(number.to_string().into()), Self::Number)
    }
}

impl From<usize> for Arg {
    fn from(number: usize) -> Self {
        Self::from(number as u64)
    }
}

impl From<Seat> for Arg {
    fn from(seat: Seat) -> Self {
        Self::Seats(Seats::only(seat))
    }
}

/// Lets each of these values be said by a message of which it fills the only place.
macro_rules! said_by {
    ($($value:ty: $message:ident),*) => {
        $(impl $crate::Spoken for $value {
            fn message(&self) -> $crate::Message {
                $message(*self)
            }
        })*
    };
}

pub(crate) use said_by;

/// Lets values fill a place with a text of theirs: how records write them, or the word that the sentences have a form for.
macro_rules! from_texts {
    ($($value:ty: $text:ident),*) => {
        $(impl From<$value> for $crate::Arg {
            fn from(value: $value) -> Self {
                Self::Text(value.$text().into())
            }
        })*
    };
}

pub(crate) use from_texts;

from_texts!(char: to_string);

/// A message, by its name in the locales, and what fills its places: `message!("diamant-won", who = winners, chest)`.
///
/// The tests read the sources and compare every such name and its places with the locales, so that no message is missing there and
/// none is there for nothing.
macro_rules! message {
    ($key:literal $(, $place:ident $(= $value:expr)?)* $(,)?) => {
        $crate::Message {
            key: $key,
            args: vec![$((stringify!($place), $crate::message::message!(@ $place $($value)?))),*],
        }
    };
    (@ $place:ident) => { $crate::Arg::from($place) };
    (@ $place:ident $value:expr) => { $crate::Arg::from($value) };
}

pub(crate) use message;

/// Declares messages as functions: for other crates, for many places, and where a name is shorter than the message.
macro_rules! messages {
    ($($vis:vis fn $name:ident($($place:ident),*) = $key:literal;)*) => {
        $(#[allow(missing_docs, reason = "the locales say what each of them says")]
        $vis fn $name($($place: impl Into<$crate::Arg>),*) -> $crate::Message {
            $crate::Message { key: $key, args: vec![$((stringify!($place), $place.into())),*] }
        })*
    };
}

pub(crate) use messages;
