//! Checks of the locales, message by message: what is missing, what is there for nothing, and what a translation cannot be.

#![allow(clippy::unwrap_used, reason = "in a test, a panic is a finding")]

mod phrasebook;

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use fluent_syntax::ast::{
    Entry, Expression, InlineExpression, Pattern, PatternElement, Variant, VariantKey,
};
use fluent_syntax::parser::parse;

use locales::{FILES, GAMES, Lang, texts};

/// What the code says, each with the names of its places: `fn name(place) = "key"` and `message!("key", place = value, place)`.
fn declared() -> BTreeMap<&'static str, BTreeSet<&'static str>> {
    let mut declared: BTreeMap<_, _> = steps().map(|key| (key, BTreeSet::new())).collect();
    let mut add = |key: &'static str, places: &mut dyn Iterator<Item = &'static str>| {
        let places = places.filter(|place| !place.is_empty()).collect::<BTreeSet<_>>();
        let before = declared.insert(key, places.clone());
        assert!(before.is_none_or(|before| before == places), "the places of {key}");
    };
    for source in sources(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src")) {
        for line in source.lines().filter(|line| line.contains("fn ")) {
            let declaration = line.strip_suffix("\";").and_then(|line| line.split_once(") = \""));
            if let Some((head, key)) = declaration {
                let (_, places) = head.rsplit_once('(').expect("a declaration has brackets");
                add(key, &mut places.split(", "));
            }
        }
        for (at, call) in source.match_indices("message!(") {
            let mut arguments = arguments(&source[at + call.len()..]).into_iter();
            let key = arguments.next().and_then(|key| key.strip_prefix('"')?.strip_suffix('"'));
            if let Some(key) = key {
                let place = |argument: &'static str| argument.split(" = ").next();
                add(key, &mut arguments.filter_map(place));
            }
        }
    }
    declared
}

/// The text of every source file below a folder, without its comments.
fn sources(folder: &Path) -> Vec<&'static str> {
    let mut sources = Vec::new();
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            sources.extend(self::sources(&path));
        } else {
            let text = fs::read_to_string(path).unwrap();
            let code = text.lines().filter(|line| !line.trim_start().starts_with("//"));
            let code: String = code.flat_map(|line| [line, "\n"]).collect();
            sources.push(&*code.leak());
        }
    }
    sources
}

/// What stands between the commas of a call, up to its closing bracket.
fn arguments(text: &str) -> Vec<&str> {
    let (mut depth, mut from, mut found) = (0, 0, Vec::new());
    for (at, sign) in text.char_indices() {
        match sign {
            ',' | ')' if depth == 0 => {
                found.push(text[from..at].trim());
                from = at + 1;
                if sign == ')' {
                    break;
                }
            }
            '(' | '[' | '{' => depth += 1,
            ')' | ']' | '}' => depth -= 1,
            _ => {}
        }
    }
    found
}

/// What the steps of the lessons say: messages that the data of the crate `lessons` names. None of them has places.
fn steps() -> impl Iterator<Item = &'static str> {
    let data = [
        ("diamant", include_str!("../../../lessons/data/diamant.json")),
        ("mirrors", include_str!("../../../lessons/data/mirrors.json")),
        ("kadora", include_str!("../../../lessons/data/kadora.json")),
    ];
    let is_named = move |key: &String| {
        let Some(name) = key.strip_prefix("lessons-") else { return false };
        let names = |lesson: &str| lesson.contains(&format!("{name:?}"));
        data.iter().any(|(game, lesson)| name.starts_with(game) && names(lesson))
    };
    all(Lang::En).into_keys().filter(is_named).map(|key| &*key.leak())
}

/// What a message or an attribute uses.
#[derive(Clone, Default)]
struct Uses {
    variables: BTreeSet<&'static str>,
    /// Those of them that are seats.
    seats: BTreeSet<&'static str>,
    messages: BTreeSet<String>,
    selects: Vec<Select>,
}

/// A choice between forms.
#[derive(Clone)]
struct Select {
    by: By,
    forms: BTreeSet<&'static str>,
    default: &'static str,
}

#[derive(Clone)]
enum By {
    /// Whom these seats are.
    Who(&'static str),
    Variable(&'static str),
}

impl Uses {
    fn of(pattern: &Pattern<&'static str>) -> Self {
        let mut uses = Self::default();
        uses.pattern(pattern);
        uses
    }

    fn pattern(&mut self, pattern: &Pattern<&'static str>) {
        for element in &pattern.elements {
            if let PatternElement::Placeable { expression } = element {
                self.expression(expression);
            }
        }
    }

    fn expression(&mut self, expression: &Expression<&'static str>) {
        match expression {
            Expression::Inline(inline) => self.inline(inline),
            Expression::Select { selector, variants } => {
                self.inline(selector);
                let by = match selector {
                    InlineExpression::VariableReference { id } => By::Variable(id.name),
                    InlineExpression::FunctionReference { id, arguments } if id.name == "WHO" => {
                        match &arguments.positional[..] {
                            [InlineExpression::VariableReference { id }] => By::Who(id.name),
                            other => panic!("WHO($seats), not {other:?}"),
                        }
                    }
                    other => panic!("nothing here selects by {other:?}"),
                };
                let forms = variants.iter().map(form).collect();
                let default = variants.iter().find(|variant| variant.default).map(form);
                self.selects.push(Select { by, forms, default: default.unwrap() });
                for variant in variants {
                    self.pattern(&variant.value);
                }
            }
        }
    }

    fn inline(&mut self, inline: &InlineExpression<&'static str>) {
        match inline {
            InlineExpression::StringLiteral { .. } | InlineExpression::NumberLiteral { .. } => {}
            InlineExpression::VariableReference { id } => {
                self.variables.insert(id.name);
            }
            InlineExpression::MessageReference { id, attribute } => {
                self.messages.insert(match attribute {
                    Some(attribute) => format!("{}.{}", id.name, attribute.name),
                    None => id.name.to_owned(),
                });
            }
            InlineExpression::FunctionReference { id, arguments } => {
                let named: Vec<_> = arguments.named.iter().map(|named| named.name.name).collect();
                match (id.name, &arguments.positional[..], &named[..]) {
                    ("WHO", [seats], []) | ("NAMES", [seats], ["you"]) => {
                        if let InlineExpression::VariableReference { id } = seats {
                            self.seats.insert(id.name);
                        }
                        self.inline(seats);
                    }
                    _ => panic!("{}: write WHO($seats) or NAMES($seats, you: \"…\")", id.name),
                }
            }
            InlineExpression::Placeable { expression } => self.expression(expression),
            InlineExpression::TermReference { id, .. } => {
                panic!("-{}: a term cannot see what fills a sentence's places", id.name)
            }
        }
    }
}

fn form(variant: &Variant<&'static str>) -> &'static str {
    match variant.key {
        VariantKey::Identifier { name } => name,
        VariantKey::NumberLiteral { value } => value,
    }
}

/// The messages and attributes of a language, file by file.
fn files(lang: Lang) -> Vec<BTreeMap<String, Uses>> {
    let read = |text: &'static str| {
        let resource = parse(text).unwrap_or_else(|(_, errors)| panic!("{lang}: {errors:?}"));
        let mut entries = BTreeMap::new();
        for entry in resource.body {
            let Entry::Message(message) = entry else { continue };
            let id = message.id.name;
            for attribute in &message.attributes {
                entries.insert(format!("{id}.{}", attribute.id.name), Uses::of(&attribute.value));
            }
            let value = message.value.unwrap_or_else(|| panic!("{lang}: {id} says nothing"));
            let before = entries.insert(id.to_owned(), Uses::of(&value));
            assert!(before.is_none(), "{lang}: {id} is there twice");
        }
        entries
    };
    texts(lang).unwrap().iter().map(|text| read(text)).collect()
}

fn all(lang: Lang) -> BTreeMap<String, Uses> {
    files(lang).into_iter().flatten().collect()
}

/// The places of a message, those of the messages it refers to included.
fn places(key: &str, entries: &BTreeMap<String, Uses>) -> BTreeSet<&'static str> {
    let uses = entries.get(key).unwrap_or_else(|| panic!("{key} is referred to, but missing"));
    let inner = uses.messages.iter().flat_map(|inner| places(inner, entries));
    inner.chain(uses.variables.iter().copied()).collect()
}

/// The names of what lies in a folder of the repository.
fn names_in(folder: &str) -> BTreeSet<String> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").join(folder);
    let names = fs::read_dir(&folder).unwrap().map(|entry| entry.unwrap().file_name());
    names.map(|name| name.into_string().unwrap()).collect()
}

/// A language, a file of sentences or a page of rules that no list names would never be read.
#[test]
fn every_file_is_in_a_list() {
    let codes = |lang: Lang| lang.code().to_owned();
    assert_eq!(names_in("crates/locales/texts"), Lang::ALL.map(codes).into());
    for lang in Lang::ALL {
        let listed = FILES.iter().map(|file| format!("{file}.ftl")).collect();
        assert_eq!(names_in(&format!("crates/locales/texts/{lang}")), listed, "{lang}");
    }
    let mut pages = names_in("rulebooks");
    for other in ["README.md", "glossary.md"] {
        pages.remove(other);
    }
    let page = |game: &&str, lang: Lang| match lang {
        Lang::En => format!("{game}.md"),
        _ => format!("{game}.{lang}.md"),
    };
    let listed = GAMES.iter().flat_map(|game| Lang::ALL.map(|lang| page(game, lang)));
    assert_eq!(pages, listed.collect());
}

#[test]
fn every_language_has_the_same_messages_with_the_same_places() {
    for (i, english) in files(Lang::En).into_iter().enumerate() {
        for lang in Lang::ALL {
            let here = files(lang).swap_remove(i);
            let keys = |of: &BTreeMap<String, Uses>| of.keys().cloned().collect::<BTreeSet<_>>();
            let (ours, theirs) = (keys(&english), keys(&here));
            let odd: Vec<_> = ours.symmetric_difference(&theirs).collect();
            assert!(odd.is_empty(), "{lang}/{}.ftl and the English one differ: {odd:?}", FILES[i]);
            let (english, here) = (all(Lang::En), all(lang));
            for key in ours {
                assert_eq!(places(&key, &english), places(&key, &here), "{lang}: {key}");
            }
        }
    }
}

#[test]
fn the_code_and_the_locales_know_the_same_messages() {
    let entries = all(Lang::En);
    let mut unused: BTreeSet<&str> = entries.keys().map(String::as_str).collect();
    for (key, declared) in declared() {
        assert!(entries.contains_key(key), "{key} is missing");
        assert_eq!(declared, places(key, &entries), "the places of {key}");
        unused.remove(key);
    }
    for inner in entries.values().flat_map(|uses| &uses.messages) {
        unused.remove(inner.as_str());
    }
    assert!(unused.is_empty(), "nothing says {unused:?}");
}

#[test]
fn a_games_messages_bear_its_name() {
    for (file, entries) in FILES.iter().zip(files(Lang::En)).skip(1) {
        for key in entries.keys() {
            assert!(key.starts_with(&format!("{file}-")), "{key} in {file}.ftl");
        }
    }
}

/// A form that nothing asks for would never be heard, and a missing one would be heard as another.
#[test]
fn forms_are_those_that_can_be_asked_for() {
    let persons = BTreeSet::from(["you", "us", "one", "many", "none"]);
    let mut words = BTreeMap::<&str, (BTreeSet<&str>, String)>::new();
    for lang in Lang::ALL {
        for (key, uses) in all(lang) {
            for Select { by, forms, default } in uses.selects {
                let place = format!("{lang}: {key} has {forms:?}");
                let number = |form: &str| {
                    form == "one" || form == "other" || form.bytes().all(|b| b.is_ascii_digit())
                };
                match by {
                    By::Who(_) => {
                        assert!(forms.is_subset(&persons), "{place}");
                        assert!(["one", "many"].contains(&default), "{place}");
                    }
                    By::Variable(_) if forms.iter().all(|form| number(form)) => {
                        assert_eq!(default, "other", "{place}");
                    }
                    By::Variable(name) => {
                        let (known, first) =
                            words.entry(name).or_insert((forms.clone(), place.clone()));
                        assert_eq!(*known, forms, "{place}, and {first}");
                    }
                }
            }
        }
    }
    assert!(words.contains_key("hazard"));
    assert_eq!(
        words["game"].0,
        GAMES.iter().copied().collect(),
        "every game has a form of its own"
    );
}

#[test]
fn french_keeps_its_high_punctuation_on_the_line() {
    let pages = GAMES.iter().filter_map(|game| {
        let page = voice::page(game, Lang::Fr);
        page.map(|page| (*game, page))
    });
    for (file, text) in
        FILES.iter().copied().zip(texts(Lang::Fr).unwrap().iter().copied()).chain(pages)
    {
        for line in text.lines() {
            for mark in [" :", " ;", " !", " ?", " »", "« "] {
                assert!(!line.contains(mark), "{file}: a no-break space, please: {line}");
            }
        }
    }
}
