//! Words whose form depends on the sound of the next one, where that is a name: French *d’Anna*, Italian *ad Anna*.

use crate::Lang;

/// Stands before what fills a place in a sentence, and in none of the locales.
const OPEN: char = '\u{2068}';
/// Stands behind it.
const CLOSE: char = '\u{2069}';

/// Whether a language has such words.
pub(crate) const fn matters(lang: Lang) -> bool {
    matches!(lang, Lang::Fr | Lang::It)
}

/// Gives these words their form before what fills a place, and takes the marks away.
pub(crate) fn join(lang: Lang, marked: &str) -> String {
    let mut parts = marked.split(OPEN);
    let mut said = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        change(lang, &mut said, part.trim_start_matches(CLOSE));
        said.push_str(part);
    }
    said.retain(|letter| letter != CLOSE);
    said
}

/// Changes the last word of a sentence so far, if it needs another form before this name. Places on a board are small letters, and
/// are read as letters.
fn change(lang: Lang, said: &mut String, name: &str) {
    let is_last = |word: &str| {
        let before = said.strip_suffix(word);
        before.is_some_and(|before| !before.ends_with(char::is_alphabetic))
    };
    let begins = |letters: &str| name.starts_with(|first| letters.contains(first));
    if lang == Lang::It {
        if is_last("a ") && begins("AÀ") || is_last("e ") && begins("EÈÉ") {
            said.pop();
            said.push_str("d ");
        }
    } else if (is_last("de ") || is_last("que ")) && begins("AÀÂEÈÉÊIÎOÔUÛH") {
        said.truncate(said.len() - 2);
        said.push('’');
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn joined(lang: Lang, text: &str) -> String {
        join(lang, &text.replace('<', &OPEN.to_string()).replace('>', &CLOSE.to_string()))
    }

    #[test]
    fn french_drops_a_vowel_before_another() {
        assert_eq!(joined(Lang::Fr, "le coffre de <Anna>"), "le coffre d’Anna");
        assert_eq!(
            joined(Lang::Fr, "le coffre de <Éva> et de <Bert>"),
            "le coffre d’Éva et de Bert"
        );
        assert_eq!(joined(Lang::Fr, "plus que <Onyx>"), "plus qu’Onyx");
        assert_eq!(
            joined(Lang::Fr, "de <11> à <17>, <Maria de Almeida>"),
            "de 11 à 17, Maria de Almeida"
        );
        assert_eq!(joined(Lang::Fr, "le monde <Anna>, de <e1>"), "le monde Anna, de e1");
    }

    #[test]
    fn italian_adds_a_d_between_two_vowels_that_are_the_same() {
        assert_eq!(joined(Lang::It, "tocca a <Anna>"), "tocca ad Anna");
        assert_eq!(joined(Lang::It, "tocca a <Emma>"), "tocca a Emma");
        assert_eq!(joined(Lang::It, "<Bert> e <Emma>"), "Bert ed Emma");
        assert_eq!(joined(Lang::It, "<Bert> e <Anna>"), "Bert e Anna");
        assert_eq!(joined(Lang::It, "resta <Anna>, da <b2> a <a3>"), "resta Anna, da b2 a a3");
    }
}
