//! Every message of every language, said with 0, 1, 2 and 5, to and about everyone, and with each of its words: written to
//! `tests/golden/every.LANG.txt` to be read. `BLESS=1` rewrites them.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use table::{Seat, Seats, Viewer};

use super::{By, Uses, all, declared};
use voice::{Arg, Lang, Message, Names, Voice};

/// What can fill a place, the usual thing first.
fn fillings(key: &str, place: &'static str, languages: &[BTreeMap<String, Uses>]) -> Vec<Arg> {
    let mut words = BTreeSet::new();
    let (mut number, mut seats) = (false, false);
    let mut persons = BTreeSet::<&str>::new();
    for entries in languages {
        for uses in reached(key, entries) {
            for select in &uses.selects {
                match &select.by {
                    By::Who(name) if *name == place => persons.extend(&select.forms),
                    By::Variable(name) if *name == place => {
                        let is_number = |form: &&str| {
                            form.bytes().all(|b| b.is_ascii_digit()) || *form == "one"
                        };
                        number |= select.forms.iter().any(is_number);
                        words.extend(select.forms.iter().copied().filter(|form| !is_number(form)));
                    }
                    _ => {}
                }
            }
            seats |= uses.seats.contains(place);
        }
    }
    if seats {
        let everyone = Seats::all(3);
        let other = Seat::new(1).map_or(Seats::NONE, Seats::only);
        let mut all = vec![Seats::all(1), other];
        // A sentence that no language has a form for is about one seat at a time.
        if persons.contains("us") || persons.contains("many") {
            all.extend([Seats::all(2), everyone - Seats::all(1)]);
        }
        return all.into_iter().map(Arg::Seats).collect();
    }
    if number {
        return [5, 0, 1, 2].map(Arg::Number).into();
    }
    if words.is_empty() {
        return vec![Arg::Text(format!("‹{place}›").into())];
    }
    words.into_iter().map(|word| Arg::Text(word.into())).collect()
}

/// Whether two places can be filled with these: the same seat never does something to itself.
fn are_apart(one: &Arg, other: &Arg) -> bool {
    match (one, other) {
        (Arg::Seats(one), Arg::Seats(other)) => one.iter().all(|seat| !other.contains(seat)),
        _ => true,
    }
}

/// The message, and those it refers to.
fn reached<'e>(key: &str, entries: &'e BTreeMap<String, Uses>) -> Vec<&'e Uses> {
    let Some(uses) = entries.get(key) else { return Vec::new() };
    let inner = uses.messages.iter().flat_map(|inner| reached(inner, entries));
    std::iter::once(uses).chain(inner).collect()
}

/// What a message says, each of its places filled in every way while the others are as usual.
fn phrases(
    key: &'static str,
    places: &BTreeSet<&'static str>,
    languages: &[BTreeMap<String, Uses>],
    lang: Lang,
) -> Vec<String> {
    let names = Names::from(["Anna", "Bert", "Chris"].map(str::to_owned).to_vec());
    let speaker = Voice::of(lang).to(Viewer::Seat(Seat::new(0).expect("a seat")), &names);
    let fillings: Vec<_> =
        places.iter().map(|place| (*place, fillings(key, place, languages))).collect();
    let mut usual = Vec::<(&str, Arg)>::new();
    for (place, args) in &fillings {
        let apart = args.iter().find(|arg| usual.iter().all(|(_, before)| are_apart(before, arg)));
        usual.push((place, apart.unwrap_or(&args[0]).clone()));
    }
    let mut said = vec![speaker.say(&Message { key, args: usual.clone() })];
    for (at, (place, args)) in fillings.iter().enumerate() {
        let others = || usual.iter().enumerate().filter(|(i, _)| *i != at);
        for arg in args.iter().filter(|arg| others().all(|(_, (_, it))| are_apart(it, arg))) {
            let mut varied = usual.clone();
            varied[at] = (place, arg.clone());
            let phrase = speaker.say(&Message { key, args: varied });
            if !said.contains(&phrase) {
                said.push(phrase);
            }
        }
    }
    said
}

#[test]
fn every_message_is_written_down_in_every_language() {
    let languages = Lang::ALL.map(all);
    for lang in Lang::ALL {
        let mut book = String::new();
        for (key, places) in declared() {
            for phrase in phrases(key, &places, &languages, lang) {
                book.extend([key, ": ", &phrase, "\n"]);
            }
        }
        let path = format!("tests/golden/every.{lang}.txt");
        let file = Path::new(env!("CARGO_MANIFEST_DIR")).join(path);
        if std::env::var_os("BLESS").is_some() {
            std::fs::write(&file, &book).expect("a writable folder");
        }
        let stored = std::fs::read_to_string(&file).unwrap_or_default();
        assert!(book == stored, "{}: if it reads well, set BLESS=1", file.display());
    }
}
