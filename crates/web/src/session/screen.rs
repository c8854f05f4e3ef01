//! A session of any game, without the game in its type, so that what is the same around every table is compiled once.

use std::ops::Deref;
use std::sync::Arc;
use std::time::Duration;

use leptos::prelude::*;
use leptos::task::spawn_local;
use prose::{Command, Watch, book, clause, help};
use table::{Seat, Viewer};
use voice::{Late, Part, table as table_words, typed};

use super::{Hint, SeenEvent, Session, TableSignals};
use crate::chunks;
use crate::language;
use crate::settings::Speech;
use crate::tables::Drawn;

/// After how long code is loaded that the first picture does not need.
const IDLE_DELAY: Duration = Duration::from_secs(2);

/// A sentence of the history.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct HistoryLine {
    /// The number of what it tells.
    pub(crate) number: u32,
    /// Whether it begins a chapter.
    pub(crate) chapter: bool,
    /// The sentence, in the language of the moment.
    pub(crate) text: String,
}

/// A session of any game, in words. Read within an effect, it runs the effect again when the answer changes.
pub(crate) trait AnySession: Send + Sync {
    /// The same table a moment later, for what need not be in the first picture after a click.
    fn later(&self) -> Screen;

    /// The history from the beginning, without asides.
    fn history(&self) -> Vec<HistoryLine>;

    /// The latest events, as far as they are announced.
    fn latest(&self) -> Vec<HistoryLine>;

    /// Shows at once all that has happened.
    fn skip(&self);

    /// Takes the last choice back.
    fn undo(&self);

    /// Asks for a hint.
    fn ask_hint(&self);

    /// The hint that was asked for, or that it is thought about.
    fn hint(&self) -> Option<String>;

    /// Where the hint points, as a selector.
    fn pointed(&self) -> Option<String>;

    /// The table, what the viewer has, and how everyone stands, in sentences.
    fn table(&self) -> Vec<String>;

    /// What is asked of the viewer, if anything is.
    fn question(&self) -> Option<String>;

    /// Runs a typed command, and returns the answer in sentences.
    fn run_command(&self, line: &str) -> Vec<String>;

    /// The record of the game in JSON, where it is here and the game is over.
    fn record(&self) -> Option<String>;

    /// The whole game, and before what each bot did, why; nothing if no bot says why.
    fn why(&self) -> Vec<String>;

    /// The game's own drawing.
    fn picture(&self) -> AnyView;

    /// Explanations of the game as it is played, loaded some time after the first picture.
    fn firsts(&self) -> AnyView;

    /// How the game ended and how it came to that, as soon as the code that draws it is loaded.
    fn ending(&self) -> AnyView;
}

/// A session of any game. It can be copied into every closure.
#[derive(Clone, Copy)]
pub(crate) struct Screen {
    signals: TableSignals,
    session: StoredValue<Arc<dyn AnySession>>,
}

impl Screen {
    /// The session behind the screen.
    pub(crate) fn get(self) -> Arc<dyn AnySession> {
        self.session.get_value()
    }
}

impl Deref for Screen {
    type Target = TableSignals;

    fn deref(&self) -> &TableSignals {
        &self.signals
    }
}

impl<G: Drawn> From<Session<G>> for Screen {
    fn from(session: Session<G>) -> Self {
        Self { signals: session.signals, session: StoredValue::new(Arc::new(session)) }
    }
}

impl<G: Drawn> Session<G> {
    fn line(&self, happened: &SeenEvent<G::Seen>) -> HistoryLine {
        let chapter = matches!(G::part(&happened.seen), Part::Chapter | Part::Prelude);
        HistoryLine { number: happened.number, chapter, text: self.say(&happened.seen) }
    }

    /// Who has which symbol, in a line.
    fn symbols(&self) -> String {
        let names = self.names.read();
        let symbol = |seat: Seat| {
            let symbol = self.say(&table_words::symbol(seat.number()));
            format!("{}: {symbol}", self.speak(|to| to.name(seat)))
        };
        names.seats().map(symbol).collect::<Vec<_>>().join(", ")
    }
}

impl<G: Drawn> AnySession for Session<G> {
    fn later(&self) -> Screen {
        Self::later(*self).into()
    }

    fn history(&self) -> Vec<HistoryLine> {
        let history = &*self.history.read();
        let told = history.iter().filter(|happened| G::part(&happened.seen) != Part::Aside);
        told.map(|happened| self.line(happened)).collect()
    }

    fn latest(&self) -> Vec<HistoryLine> {
        let latest = &*self.latest.read();
        let brief = self.speech.get() == Speech::Brief;
        let you = match self.viewer {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Spectator => None,
        };
        let wanted = |seen| G::is_news(seen) && (!brief || G::is_brief(seen, you));
        let told = latest.iter().filter(|happened| wanted(&happened.seen));
        told.map(|happened| self.line(happened)).collect()
    }

    fn skip(&self) {
        self.counting.set(false);
        self.feed.get_value().skip();
    }

    fn undo(&self) {
        self.clear_refusal();
        self.host.get_value().undo();
    }

    fn ask_hint(&self) {
        self.skip();
        if !self.can_hint || self.actions.read_untracked().is_empty() {
            return;
        }
        let (session, feed) = (*self, self.feed.get_value());
        let Some(number) = feed.begin_hint() else { return };
        spawn_local(async move {
            match chunks::records().await {
                Ok(records) => (G::extras(records).advise)(session, number),
                // It can be asked for again.
                Err(_) => drop(feed.hint.try_set(None)),
            }
        });
    }

    fn hint(&self) -> Option<String> {
        match self.feed.get_value().hint.get()? {
            Hint::Thinking(_) => Some(self.say(&table_words::hint_thinking())),
            Hint::Told(said, _) => Some(said()),
        }
    }

    fn pointed(&self) -> Option<String> {
        match self.feed.get_value().hint.get()? {
            Hint::Thinking(_) => None,
            Hint::Told(_, pointed) => pointed,
        }
    }

    fn table(&self) -> Vec<String> {
        let view = &*self.view.read();
        let told = self.speak(|to| {
            let who = vec![self.symbols()];
            [G::board(view, to), G::hand(view, to), G::score(view, to), G::figures(view, to), who]
                .concat()
        });
        // What belongs to several of them is told once.
        let first = |at: usize, line: &String| !told[..at].contains(line);
        told.iter()
            .enumerate()
            .filter(|(at, line)| first(*at, line))
            .map(|(_, line)| line.clone())
            .collect()
    }

    fn question(&self) -> Option<String> {
        let asked = !self.actions.read().is_empty();
        asked.then(|| self.tell(G::question))
    }

    fn run_command(&self, line: &str) -> Vec<String> {
        // A typed command is meant for the table as it is, not as it is shown.
        self.skip();
        let view = self.view.get_untracked();
        self.speak(|to| match Command::read(line, to.lang()) {
            _ if line.is_empty() => Vec::new(),
            Some(Command::Board) => G::board(&view, to),
            Some(Command::Hand) => G::hand(&view, to),
            Some(Command::Score) => {
                let mut score = G::score(&view, to);
                score.push(self.symbols());
                score
            }
            Some(Command::Figures) => G::figures(&view, to),
            Some(Command::Story) => {
                untrack(|| self.history()).into_iter().map(|line| line.text).collect()
            }
            Some(Command::Undo) if self.can_undo.get_untracked() => {
                self.undo();
                vec![to.say(&typed::undone())]
            }
            Some(Command::Undo) => vec![to.say(&typed::cannot_undo())],
            Some(Command::Rules(Some(number))) => clause::<G>(&number, to.lang()),
            Some(Command::Rules(None)) => {
                match self.refused.get_untracked().and_then(|refused| refused.clause) {
                    Some(number) => clause::<G>(&number, to.lang()),
                    None => book::<G>(to.lang()),
                }
            }
            Some(Command::Why) => match untrack(|| self.why()) {
                why if why.is_empty() => vec![to.say(&table_words::why_later())],
                why => why,
            },
            Some(Command::Hint) if self.can_hint => {
                self.ask_hint();
                Vec::new()
            }
            Some(Command::Hint) => vec![to.say(&table_words::hint_none())],
            Some(Command::Help | Command::Quit) => {
                let hint = self.can_hint.then(|| Command::hint(to));
                help::<G>(&view, to).into_iter().chain(hint).collect()
            }
            None => {
                if let Some(actions) = G::read(&view, line, to) {
                    self.act_all(actions);
                    return Vec::new();
                }
                let mut said = vec![to.say(&typed::not_understood(line.to_owned()))];
                said.extend(G::answers(&view, to));
                said
            }
        })
    }

    fn record(&self) -> Option<String> {
        self.turn.track();
        self.host.with_value(|host| host.record()).map(|record| record.to_json())
    }

    fn why(&self) -> Vec<String> {
        self.turn.track();
        let record = self.host.with_value(|host| host.record());
        let watch = record.and_then(|record| Watch::new(&record).ok());
        watch.map(|watch| self.speak(|to| watch.why(to))).unwrap_or_default()
    }

    fn picture(&self) -> AnyView {
        G::picture(*self)
    }

    fn firsts(&self) -> AnyView {
        let (session, loaded) = (*self, RwSignal::new(None));
        let start =
            self.history.with_untracked(|history| history.last().map_or(0, |last| last.number + 1));
        let load = move || {
            spawn_local(async move {
                let records = chunks::records().await.ok();
                // Meanwhile the page may have been left.
                loaded.try_set(records.map(|records| G::extras(records).explain));
            });
        };
        set_timeout(load, IDLE_DELAY);
        (move || loaded.get().map(|explain| explain(session, start))).into_any()
    }

    fn ending(&self) -> AnyView {
        let (session, loaded) = (*self, RwSignal::new(None));
        spawn_local(async move {
            let Ok(records) = chunks::records().await else { return };
            if language::load_words(&[Late::Ending]).await {
                // Meanwhile the page may have been left.
                loaded.try_set(Some(G::extras(records).ending));
            }
        });
        (move || loaded.get().map(|draw| draw(session))).into_any()
    }
}
