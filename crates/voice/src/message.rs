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
    Company(Seats, Message),
    /// Text that is the same in every language: a place on a board, or a word that the sentence has a form for.
    Text(Cow<'static, str>),
    /// Something with a name of its own.
    Message(Message),
    /// Several such things.
    List(Vec<Message>),
    /// What is wrong with a game file: exactly in English, and where and of what kind in other languages.
    Fault(RecordError),
}

macro_rules! from_numbers {
    ($($number:ty),*) => {
        $(impl From<$number> for Arg {
            fn from(number: $number) -> Self {
                Self::Number(number.into())
            }
        })*
    };
}

from_numbers!(u8, u16, i16, i32);

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

impl From<Seats> for Arg {
    fn from(seats: Seats) -> Self {
        Self::Seats(seats)
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

impl From<&'static str> for Arg {
    fn from(text: &'static str) -> Self {
        Self::Text(text.into())
    }
}

impl From<String> for Arg {
    fn from(text: String) -> Self {
        Self::Text(text.into())
    }
}

impl From<Message> for Arg {
    fn from(message: Message) -> Self {
        Self::Message(message)
    }
}

impl From<RecordError> for Arg {
    fn from(error: RecordError) -> Self {
        Self::Fault(error)
    }
}

impl From<Vec<Message>> for Arg {
    fn from(messages: Vec<Message>) -> Self {
        Self::List(messages)
    }
}

/// Declares messages: a function for each that takes what fills its places.
///
/// A function without a caller is a warning, and the tests compare the declarations with the locales, so that no message is
/// missing there and none is there for nothing.
macro_rules! messages {
    ($($vis:vis fn $name:ident($($arg:ident),*) = $key:literal;)*) => {
        $(#[allow(missing_docs, reason = "the locales say what each of them says")]
        $vis fn $name($($arg: impl Into<$crate::Arg>),*) -> $crate::Message {
            $crate::Message { key: $key, args: vec![$((stringify!($arg), $arg.into())),*] }
        })*

        /// The messages of this module, each with the names of its places.
        #[cfg(test)]
        pub(crate) const MESSAGES: &[(&str, &[&str])] =
            &[$(($key, &[$(stringify!($arg)),*])),*];
    };
}

pub(crate) use messages;
