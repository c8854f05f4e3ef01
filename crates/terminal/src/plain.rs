//! Plain mode: sentences only, one question at a time.

use std::io::{self, BufRead, Write};
use std::path::Path;

use bots::Opponent;
use prose::{Command, Playable, book, clause, first_word, help, means};
use table::{Refusal as _, Seat, Viewer};
use voice::{Lang, Message, Speaker, Voice, console as words, pages, table as table_words, typed};

use crate::Left;
use crate::first::Explainer;
use crate::lines::{Answer, Lines};
use crate::parting::{Parting, farewell};
use crate::session::{NotSaved, Session, SessionState};
use crate::watch::why;

/// Plays a session to its end, or until the player leaves. The `parting` words are for a signal that ends the program.
pub(crate) fn play<G: Playable, R: BufRead, W: Write>(
    session: &mut Session<G>,
    lines: &mut Lines<R, W>,
    lang: Lang,
    parting: &Parting,
    explainer: Explainer,
) -> io::Result<Left> {
    // What happened in an earlier sitting is old.
    let looked = session.events().len();
    Plain { session, lines, lang, refused: None, warned: None, parting, explainer, looked }.play()
}

struct Plain<'a, G: Playable, R, W> {
    session: &'a mut Session<G>,
    lines: &'a mut Lines<R, W>,
    lang: Lang,
    /// The clause behind the last refusal.
    refused: Option<&'static str>,
    /// The last warning that the game is not saved.
    warned: Option<NotSaved>,
    parting: &'a Parting,
    explainer: Explainer,
    /// How many of the events have been looked at for what is new.
    looked: usize,
}

impl<G: Playable, R: BufRead, W: Write> Plain<'_, G, R, W> {
    fn play(&mut self) -> io::Result<Left> {
        self.greet()?;
        loop {
            if let Some(viewer) = self.session.viewer() {
                self.tell_news(viewer)?;
            }
            self.warn()?;
            self.parting.set(farewell(self.session, self.lang));
            let left = match self.session.state() {
                SessionState::Chance => {
                    self.session.chance();
                    None
                }
                SessionState::Bot(seat) => {
                    let decision = self.session.thinking(seat)();
                    self.session.bot_acts(seat, decision);
                    None
                }
                SessionState::Look => self.look()?,
                SessionState::Curtain(seat) => self.curtain(seat)?,
                SessionState::Choose(seat) => self.choose(seat)?,
                SessionState::Over => {
                    self.afterwards()?;
                    Some(Left::AtTheEnd)
                }
            };
            if let Some(left) = left {
                self.lines.say(&farewell(self.session, self.lang))?;
                return Ok(left);
            }
        }
    }

    fn say(&mut self, message: &Message) -> io::Result<()> {
        let said = Voice::of(self.lang).to(Viewer::Spectator, self.session.names()).say(message);
        self.lines.say(&said)
    }

    fn greet(&mut self) -> io::Result<()> {
        let title = G::title();
        let seats = table::Seats::all(self.session.chairs().len() as u8);
        self.say(&words::welcome(title, seats))?;
        let bots = self.session.chairs().iter().filter_map(|chair| {
            let character = chair.name().parse::<Opponent>().ok()?.character?;
            Some(pages::temper_of(character.name(), pages::temper(character.temper())))
        });
        for bot in bots.collect::<Vec<_>>() {
            self.say(&bot)?;
        }
        self.say(&words::welcome_help(first_word(self.lang, &typed::word_help())))
    }

    /// Says once that the game is not kept, and again when it is kept or lost anew.
    fn warn(&mut self) -> io::Result<()> {
        let not_saved = self.session.saved_to().err();
        if not_saved == self.warned {
            return Ok(());
        }
        self.warned.clone_from(&not_saved);
        let Some(not) = not_saved else { return Ok(()) };
        self.say(&words::not_saved(not.since, not.error))?;
        self.say(&words::save_elsewhere(first_word(self.lang, &words::word_save())))
    }

    fn tell_news(&mut self, viewer: Viewer) -> io::Result<()> {
        let news: Vec<_> = {
            let seen: Vec<_> =
                self.session.news(viewer).iter().filter_map(|e| G::seen(e, viewer)).collect();
            let speaker = Voice::of(self.lang).to(viewer, self.session.names());
            seen.iter().filter(|seen| G::is_news(seen)).map(|seen| speaker.say(seen)).collect()
        };
        news.iter().try_for_each(|sentence| self.lines.say(sentence))?;
        self.explain(viewer)
    }

    /// Explains what happened for the first time.
    fn explain(&mut self, viewer: Viewer) -> io::Result<()> {
        let events = self.session.events();
        let new = events.get(self.looked..).unwrap_or_default();
        let seen: Vec<_> = new.iter().filter_map(|event| G::seen(event, viewer)).collect();
        self.looked = events.len();
        let view = self.session.game().view(viewer);
        let to = Voice::of(self.lang).to(viewer, self.session.names());
        let said = self.explainer.explain::<G>(&seen, &view, &to);
        said.iter().try_for_each(|line| self.lines.say(line))
    }

    /// Waits until what there is to see has been seen.
    fn look(&mut self) -> io::Result<Option<Left>> {
        self.say(&words::go_on_plain())?;
        self.wait(Session::end_look)
    }

    /// Hides what one person saw until the next is there.
    fn curtain(&mut self, seat: Seat) -> io::Result<Option<Left>> {
        self.lines.clear()?;
        self.say(&words::pass_on(seat))?;
        if self.session.can_undo() {
            self.say(&words::pass_on_undo(first_word(self.lang, &typed::word_undo())))?;
        }
        self.say(&words::ready_plain(seat))?;
        self.wait(Session::ready)
    }

    fn wait(&mut self, then: impl FnOnce(&mut Session<G>)) -> io::Result<Option<Left>> {
        match self.lines.read_line()? {
            Answer::End => return Ok(Some(Left::Early)),
            Answer::Line(line) => match Command::read(&line, self.lang) {
                Some(Command::Quit) => return Ok(Some(Left::Early)),
                Some(Command::Undo) if self.session.can_undo() => {
                    self.session.undo();
                    self.say(&typed::undone())?;
                    return Ok(None);
                }
                _ => {}
            },
            Answer::TooLong => {}
        }
        then(self.session);
        Ok(None)
    }

    /// Tells why the bots did what they did, if a person is there and asks for it.
    fn afterwards(&mut self) -> io::Result<()> {
        if self.session.people().is_empty() {
            return Ok(());
        }
        let viewer = self.session.viewer().unwrap_or(Viewer::Spectator);
        let names = self.session.names().clone();
        let why = why(&self.session.record(), &Voice::of(self.lang).to(viewer, &names));
        if why.is_empty() {
            return Ok(());
        }
        loop {
            self.say(&words::why_ask(first_word(self.lang, &typed::word_why())))?;
            let Answer::Line(line) = self.lines.read_line()? else { return Ok(()) };
            match Command::read(&line, self.lang) {
                Some(Command::Why) => why.iter().try_for_each(|line| self.lines.say(line))?,
                _ => return Ok(()),
            }
        }
    }

    /// Asks a person, and answers what the person asks.
    fn choose(&mut self, seat: Seat) -> io::Result<Option<Left>> {
        let viewer = Viewer::Seat(seat);
        let (view, names) = (self.session.game().view(viewer), self.session.names().clone());
        let speaker = Voice::of(self.lang).to(viewer, &names);
        self.lines.say(&G::question(&view, &speaker))?;
        let line = match self.lines.read_line()? {
            Answer::End => return Ok(Some(Left::Early)),
            Answer::TooLong => {
                self.say(&words::too_long())?;
                return Ok(None);
            }
            Answer::Line(line) => line,
        };
        if line.is_empty() {
            return Ok(None);
        }
        if let Some((word, file)) = line.split_once(' ')
            && means(word, &words::word_save(), self.lang)
        {
            let said = match self.session.save_to(Path::new(file)) {
                Ok(()) => words::saved_now(file.to_owned()),
                Err(error) => words::not_saved_in(file.to_owned(), error.to_string()),
            };
            self.say(&said)?;
            return Ok(None);
        }
        match Command::read(&line, self.lang) {
            Some(Command::Quit) => Ok(Some(Left::Early)),
            Some(Command::Hint) => {
                self.say(&table_words::hint_thinking())?;
                let hint = self.session.hinting(seat)();
                self.lines.say(&prose::hint::<G>(hint.as_ref(), &speaker))?;
                Ok(None)
            }
            Some(command) => {
                self.answer(command, &view, &speaker)?;
                Ok(None)
            }
            None => {
                self.act(seat, &line, &view, &speaker)?;
                Ok(None)
            }
        }
    }

    fn act(
        &mut self,
        seat: Seat,
        line: &str,
        view: &G::View,
        speaker: &Speaker<'_>,
    ) -> io::Result<()> {
        let Some(actions) = G::read(view, line, speaker) else {
            let line: String = line.chars().take(60).collect();
            self.say(&typed::not_understood(line))?;
            return G::answers(view, speaker).iter().try_for_each(|said| self.lines.say(said));
        };
        if let Err(refusal) = self.session.act(seat, &actions) {
            self.refused = Some(refusal.clause());
            self.lines.say(&speaker.say(&refusal))?;
            let word = first_word(self.lang, &typed::word_rules());
            self.say(&typed::read_clause(word, refusal.clause()))?;
        }
        Ok(())
    }

    fn answer(
        &mut self,
        command: Command,
        view: &G::View,
        speaker: &Speaker<'_>,
    ) -> io::Result<()> {
        let said = match command {
            Command::Board => G::board(view, speaker),
            Command::Hand => G::hand(view, speaker),
            Command::Score => G::score(view, speaker),
            Command::Figures => G::figures(view, speaker),
            Command::Story => speaker.story::<G>(self.session.events()).concat(),
            Command::Undo if self.session.undo() => vec![speaker.say(&typed::undone())],
            Command::Undo => vec![speaker.say(&typed::cannot_undo())],
            Command::Rules(Some(number)) => clause::<G>(&number, self.lang),
            Command::Rules(None) => match self.refused {
                Some(number) => clause::<G>(number, self.lang),
                None => book::<G>(self.lang),
            },
            Command::Why => vec![speaker.say(&table_words::why_later())],
            Command::Help => {
                let word = first_word(self.lang, &words::word_save());
                let save = format!("{word}: {}", speaker.say(&words::help_save()));
                let own = [Command::hint(speaker), save];
                help::<G>(view, speaker).into_iter().chain(own).collect()
            }
            Command::Hint | Command::Quit => Vec::new(),
        };
        said.iter().filter(|line| !line.is_empty()).try_for_each(|line| self.lines.say(line))
    }
}
