//! A session of any game, without the game in its type, so that what is the same around every table is compiled once.

use std::borrow::Cow;
use std::ops::Deref;
use std::sync::Arc;
use std::time::Duration;

use leptos::prelude::*;
use leptos::task::spawn_local;
use prose::{Command, Watch, book, clause, help, hint_in_words};
use table::Seat;
use voice::{Late, Part, table as table_words, typed};

use super::{Hint, SeenEvent, Session, TableSignals};
use crate::chunks;
use crate::language;
use crate::pages::random_seed;
use crate::settings::{Settings, Speech};
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
pub(crate) trait SessionMethods: Send + Sync {
    /// The same table a moment later, for what need not be in the first picture after a click.
    fn later(&self) -> AnySession;

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

    /// The table, what the viewer has, and how everyone stands, in sentences.
    fn table(&self) -> Vec<String>;

    /// What is asked of the viewer, if anything is.
    fn question(&self) -> Option<String>;

    /// Runs a typed command, and returns the answer in sentences.
    fn run_command(&self, line: &str) -> Vec<String>;

    /// The record of a finished game in JSON, where it is here, and the whole game with the bots' reasons; no lines if no bot gives any.
    fn finished(&self) -> Option<(String, Vec<String>)>;

    /// The game's own drawing.
    fn picture(&self) -> AnyView;

    /// Explanations of the game as it is played, loaded some time after the first picture.
    fn firsts(&self) -> AnyView;

    /// How the game ended and how it came to that, as soon as the code that draws it is loaded.
    fn ending(&self) -> AnyView;
}

/// A session of any game. It can be copied into every closure.
#[derive(Clone, Copy)]
pub(crate) struct AnySession {
    signals: TableSignals,
    session: StoredValue<Arc<dyn SessionMethods>>,
}

impl AnySession {
    /// What can be done with it and asked of it.
    pub(crate) fn get(self) -> Arc<dyn SessionMethods> {
        self.session.get_value()
    }
}

impl Deref for AnySession {
    type Target = TableSignals;

    fn deref(&self) -> &TableSignals {
        &self.signals
    }
}

impl<G: Drawn> From<Session<G>> for AnySession {
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
            format!("{}: {symbol}", self.name(seat))
        };
        names.seats().map(symbol).collect::<Vec<_>>().join(", ")
    }
}

impl<G: Drawn> SessionMethods for Session<G> {
    fn later(&self) -> AnySession {
        Self::later(*self).into()
    }

    fn history(&self) -> Vec<HistoryLine> {
        let history = &*self.history.read();
        let told = history.iter().filter(|happened| G::part(&happened.seen) != Part::Aside);
        told.map(|happened| self.line(happened)).collect()
    }

    fn latest(&self) -> Vec<HistoryLine> {
        let latest = &*self.latest.read();
        let brief = Settings::of_page().speech.get() == Speech::Brief;
        let you = self.viewer.seat();
        let wanted = |seen| G::is_news(seen) && (!brief || G::cue(seen, you).is_brief);
        let told = latest.iter().filter(|happened| wanted(&happened.seen));
        told.map(|happened| self.line(happened)).collect()
    }

    fn skip(&self) {
        self.counting.set(false);
        self.feed.get_value().skip();
    }

    fn undo(&self) {
        self.refused.set(None);
        self.host.get_value().undo();
    }

    fn ask_hint(&self) {
        self.skip();
        let is_asked = matches!(*self.hint.read_untracked(), Some(Hint::Thinking(_)));
        if is_asked || !self.can_hint || self.actions.read_untracked().is_empty() {
            return;
        }
        let (session, number) = (*self, random_seed());
        session.hint.set(Some(Hint::Thinking(number)));
        spawn_local(async move {
            match chunks::records().await {
                Ok(records) => (G::extras(records).advise)(session, number),
                // It can be asked for again.
                Err(_) => drop(session.hint.try_set(None)),
            }
        });
    }

    fn table(&self) -> Vec<String> {
        let view = &*self.view.read();
        let told = self.speak(|to| {
            let who = vec![self.symbols()];
            [G::board(view, to), G::hand(view, to), G::score(view, to), G::figures(view, to), who]
                .concat()
        });
        let mut lines = Vec::new();
        for line in told {
            // What belongs to several of them is told once.
            if !lines.contains(&line) {
                lines.push(line);
            }
        }
        lines
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
            Some(Command::Rules(number)) => {
                let refused = || self.refused.get_untracked()?.clause;
                match number.map(Cow::from).or_else(refused) {
                    Some(number) => clause::<G>(&number, to.lang()),
                    None => book::<G>(to.lang()),
                }
            }
            Some(Command::Why) => match untrack(|| self.finished()) {
                Some((_, why)) if !why.is_empty() => why,
                _ => vec![to.say(&table_words::why_later())],
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

    fn finished(&self) -> Option<(String, Vec<String>)> {
        self.turn.track();
        let record = self.host.with_value(|host| host.record())?;
        let why = Watch::new(&record).map(|watch| self.speak(|to| watch.why(to)));
        Some((record.to_json(), why.unwrap_or_default()))
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

/// Asks for the hint of this number. An answer that comes when the table has changed is dropped.
pub(crate) fn advise<G: Drawn>(session: Session<G>, number: u64) {
    let asked = session.host.with_value(|host| host.adviser());
    spawn_local(async move {
        let decision = match asked {
            Some((thinker, request)) => thinker.ask::<G>(&request).await,
            None => None,
        };
        let awaited = session.hint.try_with_untracked(
            |hint| matches!(hint, Some(Hint::Thinking(asked)) if *asked == number),
        );
        if awaited == Some(true) {
            let pointed = decision.as_ref().and_then(|decision| G::pointed(decision.action));
            let said = move || session.speak(|to| hint_in_words::<G>(decision.as_ref(), to));
            session.hint.set(Some(Hint::Told(Arc::new(said), pointed)));
        }
    });
}
