//! A session with no game in its type, so that what is the same around every table is compiled once.

use std::sync::Arc;

use leptos::prelude::*;
use prose::{Command, Watch, book, clause, help};
use table::{Turn, Viewer};
use voice::{Message, Part, terminal};

use super::{Happened, Refused, Session};
use crate::tables::Drawn;

/// A sentence of the story.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Line {
    /// The number of what it tells.
    pub(crate) number: u32,
    /// Whether it begins a chapter.
    pub(crate) chapter: bool,
    /// The sentence, in the language of the moment.
    pub(crate) text: String,
}

/// A table in words. Whatever is asked within an effect is asked again when the answer changes.
pub(crate) trait Tellable: Send + Sync {
    /// The game's name in addresses.
    fn game(&self) -> &'static str;

    /// What the game is called.
    fn title(&self) -> Message;

    /// Says something to the viewer.
    fn say(&self, message: &Message) -> String;

    /// Whom the table waits for.
    fn turn(&self) -> Turn;

    /// Whether the table waits for the viewer, who can do something about it.
    fn awaits_you(&self) -> bool;

    /// Whether the picture itself tells a screen reader what is asked.
    fn asks_aloud(&self) -> bool;

    /// What has happened, from the first, as far as it belongs to the story.
    fn story(&self) -> Vec<Line>;

    /// What has just happened, as far as it is worth saying.
    fn news(&self) -> Vec<Line>;

    /// Why the last thing that was tried was not done.
    fn refused(&self) -> Option<Refused>;

    /// Whether more has happened than is shown.
    fn behind(&self) -> bool;

    /// Shows at once all that has happened.
    fn skip(&self);

    /// Whether anything can be done here at all.
    fn is_open(&self) -> bool;

    /// Whether the last choice can be taken back.
    fn can_undo(&self) -> bool;

    /// Takes the last choice back.
    fn undo(&self);

    /// The table, what the viewer has, and how everyone stands, in sentences.
    fn table(&self) -> Vec<String>;

    /// What is asked of the viewer, if anything is.
    fn question(&self) -> Option<String>;

    /// Does what was typed, and says what there is to say.
    fn hear(&self, line: &str) -> Vec<String>;

    /// The record of the game in JSON, where it is here and the game is over.
    fn record(&self) -> Option<String>;

    /// The whole game, and before what each bot did, why; nothing if nobody says why.
    fn why(&self) -> Vec<String>;

    /// The game's own drawing.
    fn picture(&self) -> AnyView;
}

/// A session of any game. It can be copied into every closure.
#[derive(Clone, Copy)]
pub(crate) struct Screen(StoredValue<Arc<dyn Tellable>>);

impl Screen {
    /// The session, asked about its words.
    pub(crate) fn get(self) -> Arc<dyn Tellable> {
        self.0.get_value()
    }

    /// Says something to the viewer, in the language of the moment.
    pub(crate) fn say(self, message: &Message) -> String {
        self.get().say(message)
    }
}

impl<G: Drawn> From<Session<G>> for Screen {
    fn from(session: Session<G>) -> Self {
        Self(StoredValue::new(Arc::new(session)))
    }
}

impl<G: Drawn> Session<G> {
    fn line(&self, happened: &Happened<G::Seen>) -> Line {
        let chapter = matches!(G::part(&happened.seen), Part::Chapter | Part::Prelude);
        Line { number: happened.number, chapter, text: self.say(&happened.seen) }
    }
}

impl<G: Drawn> Tellable for Session<G> {
    fn game(&self) -> &'static str {
        G::NAME
    }

    fn title(&self) -> Message {
        G::title()
    }

    fn say(&self, message: &Message) -> String {
        Self::say(self, message)
    }

    fn turn(&self) -> Turn {
        self.turn.get()
    }

    fn awaits_you(&self) -> bool {
        let awaited = self.turn.get().awaited();
        matches!(self.viewer, Viewer::Seat(seat) if awaited.contains(seat)) && Self::is_open(self)
    }

    fn asks_aloud(&self) -> bool {
        G::ASKS_ALOUD
    }

    fn story(&self) -> Vec<Line> {
        let story = &*self.story.read();
        let told = story.iter().filter(|happened| G::part(&happened.seen) != Part::Aside);
        told.map(|happened| self.line(happened)).collect()
    }

    fn news(&self) -> Vec<Line> {
        let news = &*self.news.read();
        let told = news.iter().filter(|happened| G::is_news(&happened.seen));
        told.map(|happened| self.line(happened)).collect()
    }

    fn refused(&self) -> Option<Refused> {
        self.refused.get()
    }

    fn behind(&self) -> bool {
        self.behind.get()
    }

    fn skip(&self) {
        Self::skip(self);
    }

    fn is_open(&self) -> bool {
        Self::is_open(self)
    }

    fn can_undo(&self) -> bool {
        self.can_undo.get()
    }

    fn undo(&self) {
        Self::undo(self);
    }

    fn table(&self) -> Vec<String> {
        let view = &*self.view.read();
        self.speak(|to| [G::board(view, to), G::hand(view, to), G::score(view, to)].concat())
    }

    fn question(&self) -> Option<String> {
        let asked = !self.actions.read().is_empty();
        asked.then(|| self.tell(G::question))
    }

    fn hear(&self, line: &str) -> Vec<String> {
        // Whoever types means the table as it is.
        Self::skip(self);
        let view = self.view.get_untracked();
        self.speak(|to| match Command::read(line, to.lang()) {
            _ if line.is_empty() => Vec::new(),
            Some(Command::Board) => G::board(&view, to),
            Some(Command::Hand) => G::hand(&view, to),
            Some(Command::Score) => G::score(&view, to),
            Some(Command::Story) => {
                untrack(|| self.story()).into_iter().map(|line| line.text).collect()
            }
            Some(Command::Undo) if self.can_undo.get_untracked() => {
                Self::undo(self);
                vec![to.say(&terminal::undone())]
            }
            Some(Command::Undo) => vec![to.say(&terminal::cannot_undo())],
            Some(Command::Rules(Some(number))) => clause::<G>(&number, to.lang()),
            Some(Command::Rules(None)) => {
                match self.refused.get_untracked().and_then(|refused| refused.clause) {
                    Some(number) => clause::<G>(&number, to.lang()),
                    None => book::<G>(to.lang()),
                }
            }
            Some(Command::Why) => match untrack(|| self.why()) {
                why if why.is_empty() => vec![to.say(&terminal::why_later())],
                why => why,
            },
            Some(Command::Help | Command::Quit) => help::<G>(&view, to),
            None => {
                if let Some(actions) = G::read(&view, line, to) {
                    self.act_all(actions);
                    return Vec::new();
                }
                let mut said = vec![to.say(&terminal::not_understood(line.to_owned()))];
                said.extend(G::answers(&view, to));
                said
            }
        })
    }

    fn record(&self) -> Option<String> {
        self.turn.track();
        Self::record(self).map(|record| record.to_json())
    }

    fn why(&self) -> Vec<String> {
        self.turn.track();
        let watch = Self::record(self).and_then(|record| Watch::new(&record).ok());
        watch.map(|watch| self.speak(|to| watch.why(to))).unwrap_or_default()
    }

    fn picture(&self) -> AnyView {
        G::picture(*self)
    }
}
