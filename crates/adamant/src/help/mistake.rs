//! What is wrong with a command line, in the language of the person who typed it.

use std::error::Error as _;

use clap::error::{ContextKind, ErrorKind};
use voice::Lang;

use super::{translated, word};

/// Says what is wrong, or shows the help that was asked for, and ends as clap would.
pub(super) fn exit(error: &clap::Error, lang: Lang) -> ! {
    match said(error, lang) {
        Some(what) => refuse(&what, lang),
        None => error.exit(),
    }
}

/// Says what cannot be done as it was typed, and ends with the same look and exit code as clap.
pub(crate) fn refuse(what: &str, lang: Lang) -> ! {
    let (title, more) = (word("error", lang), word("error.more", lang));
    let colon = if lang == Lang::Fr { "\u{a0}:" } else { ":" };
    anstream::eprintln!("\x1b[1m\x1b[31m{title}{colon}\x1b[0m {what}\n\n{more}");
    std::process::exit(2)
}

/// A sentence or two; nothing in English, which clap says itself (so `error.*` has no English), nor where clap has shown what was
/// asked for.
fn said(error: &clap::Error, lang: Lang) -> Option<String> {
    let get = |kind| error.get(kind).map(ToString::to_string).unwrap_or_default();
    let say = |key: &str, places: &[(&str, &str)]| {
        let mut text = translated(key, lang)?.to_owned();
        for (place, value) in places {
            text = text.replace(&format!("{{{place}}}"), value);
        }
        Some(text)
    };
    let arg = get(ContextKind::InvalidArg);
    let value = get(ContextKind::InvalidValue);
    let unknown = |given: &str, suggested| {
        let other = get(suggested);
        let hint = say("error.suggestion", &[("other", &other)]).filter(|_| !other.is_empty());
        Some(vec![say("error.unknown", &[("arg", given)])?, hint.unwrap_or_default()])
    };
    let mut parts = match error.kind() {
        ErrorKind::UnknownArgument => unknown(&arg, ContextKind::SuggestedArg)?,
        ErrorKind::InvalidSubcommand => {
            unknown(&get(ContextKind::InvalidSubcommand), ContextKind::SuggestedSubcommand)?
        }
        ErrorKind::InvalidValue if value.is_empty() => {
            vec![say("error.no-value", &[("arg", &arg)])?]
        }
        ErrorKind::InvalidValue => {
            let values = get(ContextKind::ValidValue);
            let choices = say("error.choices", &[("values", &values)]);
            let wrong = say("error.value", &[("value", &value), ("arg", &arg)])?;
            vec![wrong, choices.filter(|_| !values.is_empty()).unwrap_or_default()]
        }
        ErrorKind::ValueValidation => {
            let wrong = say("error.value", &[("value", &value), ("arg", &arg)])?;
            let why = error.source().map(ToString::to_string).unwrap_or_default();
            vec![wrong, format!("({})", advice(&why, lang).unwrap_or_default())]
        }
        ErrorKind::MissingRequiredArgument => vec![say("error.missing", &[("args", &arg)])?],
        ErrorKind::ArgumentConflict => {
            let other = get(ContextKind::PriorArg);
            let key = if other == arg { "error.twice" } else { "error.conflict" };
            vec![say(key, &[("arg", &arg), ("other", &other)])?]
        }
        _ => return None,
    };
    parts.retain(|part| !part.is_empty() && part != "()");
    Some(parts.join(" "))
}

/// What to write instead: what stands in the translations, as a whole or after its last colon, or a range of numbers.
fn advice(why: &str, lang: Lang) -> Option<&str> {
    let end = why.rsplit_once(": ").map(|(_, end)| end);
    let range = why.split_once(" is not in ").map(|(_, range)| range);
    translated(why, lang).or_else(|| translated(end?, lang)).or(range)
}

#[cfg(test)]
mod tests {
    use super::super::command;
    use super::*;

    fn wrong(typed: &str, lang: Lang) -> String {
        let error = command(lang).try_get_matches_from(typed.split(' ')).expect_err(typed);
        said(&error, lang).unwrap_or_else(|| panic!("{typed}: {error}"))
    }

    #[test]
    fn what_is_wrong_is_said_in_the_language_of_the_reader() {
        assert_eq!(
            wrong("adamant play --plaier 3", Lang::Nl),
            "“--plaier” ken ik niet. Bedoelde je “--players”?"
        );
        assert_eq!(wrong("adamant chess", Lang::De), "„chess“ kenne ich nicht.");
        let said = wrong("adamant play chess", Lang::Fr);
        assert!(said.contains("«\u{a0}chess\u{a0}»") && said.contains("diamant"), "{said}");
        let said = wrong("adamant play --players 0", Lang::It);
        assert!(said.ends_with("(scrivi quanti giocano, per esempio 4)"), "{said}");
        let said = wrong("adamant arena diamant --budget soon", Lang::De);
        assert!(
            said.ends_with("(schreib Millisekunden als 50ms oder Simulationen als 2000sims)"),
            "{said}"
        );
        let said = wrong("adamant arena diamant --seats expert@soon", Lang::Fr);
        assert!(said.ends_with("les simulations comme 2000sims)"), "{said}");
        let said = wrong("adamant arena diamant --threads 0", Lang::Nl);
        assert!(said.ends_with("(1..=1024)"), "{said}");
        let said = wrong("adamant rules", Lang::Nl);
        assert!(said.starts_with("Dit ontbreekt nog: "), "{said}");
        let said = wrong("adamant replay x --json --watch", Lang::De);
        assert!(said.contains("geht nicht zusammen mit"), "{said}");
    }
}
