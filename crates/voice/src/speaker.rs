//! Saying it.

use std::sync::OnceLock;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use fluent_syntax::ast::Pattern;
use table::{Seat, Seats, Viewer};

use crate::common::{fault, list_and, list_comma, nobody, seat, you};
use crate::who::{Who, names, who};
use crate::{Arg, Lang, Late, Message, Part, Spoken, Voiced, sound};

/// Those that have been asked for or loaded: in the first place of a language one that has learnt nothing late, and in each after it
/// one that has learnt so much and one thing more.
static VOICES: [[OnceLock<Voice>; 1 + Late::ALL.len()]; Lang::ALL.len()] =
    [const { [const { OnceLock::new() }; 1 + Late::ALL.len()] }; Lang::ALL.len()];

/// A language that can be spoken.
pub struct Voice {
    lang: Lang,
    bundle: FluentBundle<&'static FluentResource>,
    /// What the bundle was made of.
    resources: Vec<&'static FluentResource>,
    /// What it learnt late.
    learnt: Vec<Late>,
}

impl Voice {
    /// The voice that speaks `lang`. Its sentences are read once, and serve every thread.
    pub fn of(lang: Lang) -> &'static Self {
        let voices = &VOICES[lang as usize];
        if let Some(voice) = voices.iter().rev().find_map(OnceLock::get) {
            return voice;
        }
        match locales::texts(lang) {
            Some(texts) => voices[0].get_or_init(|| {
                Self::new(lang, texts).unwrap_or_else(|error| panic!("the {lang} locale: {error}"))
            }),
            None => Self::of(Lang::En),
        }
    }

    /// Learns to speak a language that has not been spoken yet; false if it has, or if these are not its sentences.
    pub(crate) fn load(lang: Lang, texts: &[&str]) -> bool {
        let place = &VOICES[lang as usize][0];
        place.get().is_none() && Self::new(lang, texts).is_ok_and(|voice| place.set(voice).is_ok())
    }

    /// Learns what is loaded late in a language that is spoken here; false if these are not its sentences.
    pub(crate) fn load_late(lang: Lang, late: Late, text: &str) -> bool {
        let voice = Self::of(lang);
        let more = || {
            let resources = [&voice.resources[..], &[read(text)?]].concat();
            Self::with(lang, resources, [&voice.learnt[..], &[late]].concat())
        };
        voice.lang == lang
            && VOICES[lang as usize]
                .get(1 + voice.learnt.len())
                .is_some_and(|place| more().is_ok_and(|voice| place.set(voice).is_ok()))
    }

    fn new(lang: Lang, texts: &[&str]) -> Result<Self, String> {
        let resources: Result<_, _> = texts.iter().map(|text| read(text)).collect();
        Self::with(lang, resources?, Vec::new())
    }

    fn with(
        lang: Lang,
        resources: Vec<&'static FluentResource>,
        learnt: Vec<Late>,
    ) -> Result<Self, String> {
        let id = lang.code().parse().expect("our codes are language identifiers");
        let mut bundle = FluentBundle::new_concurrent(vec![id]);
        // Where a word depends on the sound of the next one, the beginning of what fills a place is marked, until it is seen to.
        bundle.set_use_isolating(sound::matters(lang));
        bundle.set_formatter(Some(match lang {
            Lang::En => |value, _| grouped(value, ','),
            Lang::Fr => |value, _| grouped(value, '\u{202f}'),
            Lang::Nl | Lang::De | Lang::It => |value, _| grouped(value, '.'),
        }));
        bundle.add_function("WHO", who).expect("no other function has this name");
        bundle.add_function("NAMES", names).expect("no other function has this name");
        for resource in &resources {
            bundle.add_resource(*resource).map_err(|errors| format!("{errors:?}"))?;
        }
        Ok(Self { lang, bundle, resources, learnt })
    }

    /// The language.
    pub const fn lang(&self) -> Lang {
        self.lang
    }

    /// Says something to a spectator at a table without names: a title, a setting, a hazard.
    pub fn say(&'static self, what: &impl Spoken) -> String {
        self.to(Viewer::Spectator, Names::none()).say(what)
    }

    /// Speaks to `viewer` at a table where the players are called `names`.
    pub const fn to<'a>(&'static self, viewer: Viewer, names: &'a Names) -> Speaker<'a> {
        Speaker { voice: self, viewer, names }
    }

    /// Whether there is a message of this name.
    pub(crate) fn has(&self, key: &str) -> bool {
        self.pattern(key).is_some()
    }

    fn pattern(&self, key: &str) -> Option<&Pattern<&str>> {
        let (id, attribute) = match key.split_once('.') {
            Some((id, attribute)) => (id, Some(attribute)),
            None => (key, None),
        };
        self.bundle.get_message(id).and_then(|message| match attribute {
            Some(name) => message.get_attribute(name).map(|attribute| attribute.value()),
            None => message.value(),
        })
    }

    /// What a message says once its places are filled. The tests know that every message is there and complete;
    /// should one fail all the same, its name is better than no sentence.
    fn format(&self, key: &str, args: &FluentArgs<'_>) -> String {
        let Some(pattern) = self.pattern(key) else {
            debug_assert!(false, "the {} locale has no {key}", self.lang);
            return key.to_owned();
        };
        let mut errors = Vec::new();
        let said = self.bundle.format_pattern(pattern, Some(args), &mut errors).into_owned();
        debug_assert!(errors.is_empty(), "{key} in the {} locale: {errors:?}", self.lang);
        if sound::matters(self.lang) { sound::join(self.lang, &said) } else { said }
    }
}

/// Whether a language is built in or has been loaded. [`Voice::of`] speaks English instead of one that is not.
pub fn is_loaded(lang: Lang) -> bool {
    locales::texts(lang).is_some() || VOICES[lang as usize][0].get().is_some()
}

/// Whether what is loaded late in a language is built in or has been loaded.
pub fn late_is_loaded(lang: Lang, late: Late) -> bool {
    locales::late(lang, late).is_some() || is_loaded(lang) && Voice::of(lang).learnt.contains(&late)
}

/// Reads the sentences of a file. A language is read once and never forgotten.
fn read(text: &str) -> Result<&'static FluentResource, String> {
    let resource = FluentResource::try_new(text.to_owned());
    resource
        .map(|resource| &*Box::leak(Box::new(resource)))
        .map_err(|(_, errors)| format!("{errors:?}"))
}

/// What the players are called. Who has no name is called after the seat, counted from 1: "Seat 1"; players of one name are told
/// apart by it: "thumb 2".
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Names(Vec<String>);

impl Names {
    /// No seat has a name.
    pub fn none() -> &'static Self {
        static NONE: Names = Names(Vec::new());
        &NONE
    }

    /// The seats that there are names for, blank ones among them.
    pub fn seats(&self) -> impl Iterator<Item = Seat> {
        Seat::all(Seat::MOST).take(self.0.len())
    }
}

impl From<Vec<String>> for Names {
    /// Names by seat; a blank one is no name.
    fn from(names: Vec<String>) -> Self {
        let is_shared = |name: &String| {
            !name.trim().is_empty() && names.iter().filter(|other| *other == name).count() > 1
        };
        let numbered = names.iter().zip(1..).map(|(name, number)| {
            if is_shared(name) { format!("{name} {number}") } else { name.clone() }
        });
        Self(numbered.collect())
    }
}

/// A voice that speaks to one viewer, and calls that viewer's seat "you".
#[derive(Clone, Copy)]
pub struct Speaker<'a> {
    voice: &'static Voice,
    viewer: Viewer,
    names: &'a Names,
}

impl Speaker<'_> {
    /// The language spoken.
    pub const fn lang(&self) -> Lang {
        self.voice.lang
    }

    /// Says something.
    pub fn say(&self, what: &impl Spoken) -> String {
        self.render(&what.message())
    }

    /// The name of a seat, be it the viewer's or not.
    pub fn name(&self, of: Seat) -> String {
        match self.names.0.get(of.index()).map(|name| name.trim()) {
            Some(name) if !name.is_empty() => name.to_owned(),
            _ => self.render(&seat(of.number() + 1)),
        }
    }

    /// Says what the viewer may know of an event, if anything.
    pub fn tell<G: Voiced>(&self, event: &G::Event) -> Option<String> {
        G::seen(event, self.viewer).map(|seen| self.say(&seen))
    }

    /// Tells events afterwards, as far as the viewer may know them: chapters, each a list of sentences.
    pub fn story<'e, G: Voiced>(
        &self,
        events: impl IntoIterator<Item = &'e G::Event>,
    ) -> Vec<Vec<String>> {
        let mut chapters = Vec::<Vec<String>>::new();
        let mut prelude = false;
        for seen in events.into_iter().filter_map(|event| G::seen(event, self.viewer)) {
            let part = G::part(&seen);
            let goes_on = match part {
                Part::Aside => continue,
                Part::Line => true,
                Part::Chapter => prelude,
                Part::Prelude => false,
            };
            match chapters.last_mut().filter(|_| goes_on) {
                Some(chapter) => chapter.push(self.say(&seen)),
                None => chapters.push(vec![self.say(&seen)]),
            }
            prelude = part == Part::Prelude;
        }
        chapters
    }

    fn render(&self, message: &Message) -> String {
        let mut args = FluentArgs::with_capacity(message.args.len());
        for (name, arg) in &message.args {
            args.set(*name, self.value(arg));
        }
        self.voice.format(message.key, &args)
    }

    fn value<'v>(&self, arg: &'v Arg) -> FluentValue<'v> {
        match arg {
            Arg::Number(number) => (*number).into(),
            Arg::Seats(seats) => FluentValue::Custom(Box::new(self.who(*seats, None))),
            Arg::SeatsAnd(seats, other) => {
                FluentValue::Custom(Box::new(self.who(*seats, Some(self.render(other)))))
            }
            Arg::Text(text) => text.as_ref().into(),
            Arg::Fault(error) if self.lang() == Lang::En && error.clause.is_none() => {
                error.to_string().into()
            }
            Arg::Fault(error) => self.render(&fault(error)).into(),
            Arg::Message(message) => self.render(message).into(),
            Arg::List(messages) => {
                self.list(messages.iter().map(|message| self.render(message))).into()
            }
        }
    }

    /// Seats and, last, a name without a seat.
    fn who(&self, seats: Seats, without_seat: Option<String>) -> Who {
        let own = seats.iter().find(|&seat| self.viewer.is(seat));
        let others = seats - own.map_or(Seats::NONE, Seats::only);
        let count = usize::from(others.len()) + usize::from(without_seat.is_some());
        let others_named = others.iter().map(|seat| self.name(seat)).chain(without_seat);
        let (you, list) = match own {
            Some(_) => (
                Some(self.render(&you())),
                self.list([String::new()].into_iter().chain(others_named)),
            ),
            None if count == 0 => (None, self.render(&nobody())),
            None => (None, self.list(others_named)),
        };
        Who { you, others: count, list }
    }

    /// `a`, `a and b`, `a, b and c`, as the language has it.
    fn list(&self, items: impl Iterator<Item = String>) -> String {
        let mut items = items.peekable();
        let mut list = items.next().unwrap_or_default();
        while let Some(item) = items.next() {
            list = self.render(&match items.peek() {
                Some(_) => list_comma(list, item),
                None => list_and(list, item),
            });
        }
        list
    }
}

/// A number from 1000 on, with a mark between its groups of three digits.
fn grouped(value: &FluentValue<'_>, mark: char) -> Option<String> {
    let FluentValue::Number(number) = value else { return None };
    let digits = number.as_string();
    if digits.len() < 4 || !digits.bytes().all(|digit| digit.is_ascii_digit()) {
        return None;
    }
    let mut said = digits.clone().into_owned();
    for at in (1..digits.len()).rev().filter(|at| (digits.len() - at).is_multiple_of(3)) {
        said.insert(at, mark);
    }
    Some(said)
}

#[cfg(test)]
mod tests {
    use table::RecordError;

    use super::*;

    #[test]
    fn a_voice_serves_every_thread() {
        fn shared<T: Send + Sync>() {}
        shared::<Voice>();
        shared::<Speaker<'_>>();
    }

    #[test]
    fn players_of_one_name_are_told_apart() {
        let names = Names::from(["thumb", "", "thumb", ""].map(str::to_owned).to_vec());
        assert_eq!(names.0, ["thumb 1", "", "thumb 3", ""]);
    }

    #[test]
    fn what_is_wrong_with_a_file_is_said_in_the_language_of_the_reader() {
        let refused = RecordError { clause: Some("M9"), ..RecordError::at("moves[1]", "No.") };
        let said = |lang, error: &RecordError| Voice::of(lang).say(&list_and(error.clone(), ""));
        assert_eq!(said(Lang::En, &refused), "moves[1]: the rules do not allow this (M9). and ");
        assert_eq!(said(Lang::Nl, &refused), "moves[1]: dat mag niet volgens de regels (M9). en ");
        for error in [
            refused,
            RecordError::not_json("at line 1"),
            RecordError::new("a game file is a JSON object, not text"),
            RecordError::missing("deal.first"),
            RecordError::at("names", "should be text, not a number"),
        ] {
            for lang in [Lang::Nl, Lang::Fr, Lang::De, Lang::It] {
                let said = said(lang, &error);
                assert!(said.contains(&error.place) && !said.contains(&error.what), "{said}");
            }
        }
    }

    #[test]
    fn large_numbers_are_grouped_as_the_language_does() {
        let said = |lang, number: i32| Voice::of(lang).say(&list_and(number, ""));
        assert_eq!(said(Lang::En, 1_234_567), "1,234,567 and ");
        assert_eq!(said(Lang::En, 999), "999 and ");
        assert_eq!(said(Lang::Nl, 2_000), "2.000 en ");
        assert_eq!(said(Lang::Fr, 20_000), "20\u{202f}000 et ");
        assert_eq!(said(Lang::De, 16_384), "16.384 und ");
        assert_eq!(said(Lang::It, 1_000), "1.000 e ");
    }

    #[test]
    fn a_player_without_a_name_is_called_after_the_seat() {
        let names = Names::from(vec!["Anna".to_owned(), " ".to_owned()]);
        let speaker = Voice::of(Lang::De).to(Viewer::Spectator, &names);
        let said: Vec<_> = Seat::all(3).map(|seat| speaker.name(seat)).collect();
        assert_eq!(said, ["Anna", "Platz 2", "Platz 3"]);
    }

    #[test]
    fn things_with_names_of_their_own_are_listed_as_the_language_does() {
        let speaker = Voice::of(Lang::It).to(Viewer::Spectator, Names::none());
        let seats: Vec<_> = (1_u8..=3).map(seat).collect();
        let said = |count: usize| speaker.say(&list_and(seats[..count].to_vec(), seats[0].clone()));
        assert_eq!(said(0), " e Posto 1");
        assert_eq!(said(1), "Posto 1 e Posto 1");
        assert_eq!(said(3), "Posto 1, Posto 2 e Posto 3 e Posto 1");
    }

    #[test]
    fn an_empty_list_of_seats_has_a_name_too() {
        let speaker = Voice::of(Lang::Fr).to(Viewer::Spectator, Names::none());
        assert_eq!(speaker.say(&list_and(Seats::NONE, Seats::all(1))), "personne et Place 1");
    }

    #[test]
    fn a_name_without_a_seat_comes_last() {
        let stranger = || Message { key: "nobody", args: Vec::new() };
        let names = Names::from(vec!["Anna".to_owned(), "Bert".to_owned()]);
        let speaker = Voice::of(Lang::En).to(Viewer::Seat(Seat::all(1).next().unwrap()), &names);
        let said = |seats| speaker.say(&list_and(Arg::SeatsAnd(seats, stranger()), 1));
        assert_eq!(said(Seats::NONE), "no one and 1");
        assert_eq!(said(Seats::all(1)), "you and no one and 1");
        assert_eq!(said(Seats::all(2)), "you, Bert and no one and 1");
        assert_eq!(said(Seats::all(2) - Seats::all(1)), "Bert and no one and 1");
    }

    #[test]
    fn what_a_player_is_called_is_never_read_as_a_message() {
        let names = Names::from(vec!["{ $who } \u{2068}".to_owned()]);
        let speaker = Voice::of(Lang::En).to(Viewer::Spectator, &names);
        assert_eq!(speaker.say(&list_and(Seats::all(1), Seats::all(1))).matches("$who").count(), 2);
    }
}
