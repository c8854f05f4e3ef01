//! Messages on their way from a program that has something to say to one that says it.

use std::collections::BTreeSet;
use std::sync::{Mutex, PoisonError};

use serde_json::{Map, Value, json};
use table::{Seat, Seats};

use crate::online::as_said;
use crate::{Arg, Lang, Message, Voice};

impl Message {
    /// The message in parts that can be sent: its name in the locales, and what fills its places.
    pub fn parts(&self) -> (String, Map<String, Value>) {
        let args = self.args.iter().map(|(name, arg)| ((*name).to_owned(), arg.to_json()));
        (self.key.to_owned(), args.collect())
    }

    /// The message of these parts; nothing if there is no such message in the languages spoken here, or the parts make no sense.
    pub fn of_parts(key: &str, args: &Map<String, Value>) -> Option<Self> {
        if !Lang::ALL.into_iter().any(|lang| Voice::of(lang).has(key)) {
            return None;
        }
        let args = args.iter().map(|(name, arg)| Some((lasting(name), Arg::of_json(arg)?)));
        Some(Self { key: lasting(key), args: args.collect::<Option<_>>()? })
    }

    /// The message of these parts; where it is not known here, what its sender said.
    pub fn received(key: &str, args: &Map<String, Value>, said: String) -> Self {
        Self::of_parts(key, args).unwrap_or_else(|| as_said(said))
    }

    fn to_json(&self) -> Value {
        let (key, args) = self.parts();
        json!({ "key": key, "args": args })
    }

    fn of_json(json: &Value) -> Option<Self> {
        Self::of_parts(json.get("key")?.as_str()?, json.get("args")?.as_object()?)
    }
}

impl Arg {
    fn to_json(&self) -> Value {
        let numbers = |seats: Seats| seats.iter().map(Seat::number).collect::<Vec<_>>();
        match self {
            Self::Number(number) => (*number).into(),
            Self::Text(text) => text.as_ref().into(),
            Self::Seats(seats) => json!({ "seats": numbers(*seats) }),
            Self::SeatsAnd(seats, other) => {
                json!({ "seats": numbers(*seats), "and": other.to_json() })
            }
            Self::Message(message) => message.to_json(),
            Self::List(messages) => messages.iter().map(Message::to_json).collect(),
            Self::Fault(error) => error.to_string().into(),
        }
    }

    fn of_json(json: &Value) -> Option<Self> {
        match json {
            Value::Number(number) => Some(Self::Number(number.as_i64()?.try_into().ok()?)),
            Value::String(text) => Some(Self::Text(text.clone().into())),
            Value::Array(list) => {
                list.iter().map(Message::of_json).collect::<Option<_>>().map(Self::List)
            }
            Value::Object(object) => match object.get("seats") {
                Some(seats) => {
                    let seat = |seat: &Value| Seat::new(seat.as_u64()?.try_into().ok()?);
                    let seats = seats.as_array()?.iter().map(seat).collect::<Option<Seats>>()?;
                    Some(match object.get("and") {
                        Some(other) => Self::SeatsAnd(seats, Message::of_json(other)?),
                        None => Self::Seats(seats),
                    })
                }
                None => Message::of_json(json).map(Self::Message),
            },
            Value::Null | Value::Bool(_) => None,
        }
    }
}

/// The same text, for as long as the program runs. Each is stored once: names of messages and of their places, which are not many.
pub(crate) fn lasting(text: &str) -> &'static str {
    static TEXTS: Mutex<BTreeSet<&'static str>> = Mutex::new(BTreeSet::new());
    let mut texts = TEXTS.lock().unwrap_or_else(PoisonError::into_inner);
    if let Some(known) = texts.get(text) {
        return known;
    }
    let known: &'static str = Box::leak(text.to_owned().into_boxed_str());
    texts.insert(known);
    known
}

#[cfg(test)]
mod tests {
    use table::Viewer;

    use super::*;
    use crate::{Names, Spoken as _, refused};

    fn sent(message: &Message) -> Option<Message> {
        let (key, args) = message.parts();
        let text = json!({ "key": key, "args": args }).to_string();
        let json: Value = serde_json::from_str(&text).expect("it was JSON");
        Message::of_json(&json)
    }

    #[test]
    fn a_message_arrives_as_it_was_sent() {
        let seat = Seat::new(2).expect("a seat");
        let card = diamant::Card::diamonds(5).expect("a card");
        for message in [
            refused::no_table(),
            refused::name_too_long(24_u8),
            refused::name_taken("Ännchen".to_owned()),
            refused::still_here(seat),
            diamant::Refusal::NotInPile { card }.message(),
            Message { key: "you", args: vec![("cards", vec![card.message()].into())] },
            Message {
                key: "you",
                args: vec![("who", Arg::SeatsAnd(Seats::only(seat), card.message()))],
            },
        ] {
            assert_eq!(sent(&message).as_ref(), Some(&message));
        }
    }

    #[test]
    fn the_viewer_is_called_you_in_the_language_of_the_moment() {
        let seat = Seat::new(0).expect("a seat");
        let message = sent(&refused::has_resigned(seat)).expect("a message");
        let names = Names::from(vec!["Anna".to_owned()]);
        for (viewer, lang, said) in [
            (Viewer::Seat(seat), Lang::En, "You have resigned"),
            (Viewer::Spectator, Lang::En, "Anna has resigned"),
            (Viewer::Spectator, Lang::Nl, "Anna heeft"),
        ] {
            let told = Voice::of(lang).to(viewer, &names).say(&message);
            assert!(told.starts_with(said), "{told}");
        }
    }

    #[test]
    fn what_is_not_known_or_makes_no_sense_is_no_message() {
        let args = |json: Value| json.as_object().cloned().unwrap_or_default();
        assert_eq!(Message::of_parts("online-refused-later", &args(json!({}))), None);
        for odd in [json!({"a": null}), json!({"a": 1.5}), json!({"a": {"seats": [99]}})] {
            assert_eq!(Message::of_parts("you", &args(odd)), None);
        }
    }
}
