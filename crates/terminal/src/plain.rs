//! Plain mode: sentences only, one question at a time.

use std::io::{self, BufRead, Write};

use prose::{Command, Playable, book, clause, first_word, help};
use table::{Refusal as _, Seat, Viewer};
use voice::{Lang, Message, Speaker, Voice, terminal as words};

use crate::Left;
use crate::lines::{Answer, Lines};
use crate::session::{Now, Session};
use crate::watch::why;

/// Plays a session to its end, or until somebody leaves.
pub(crate) fn play<G: Playable, R: BufRead, W: Write>(
    session: &mut Session<G>,
    lines: &mut Lines<R, W>,
    lang: Lang,
) -> io::Result<Left> {
    Plain { session, lines, lang, refused: None }.play()
}

struct Plain<'a, G: Playable, R, W> {
    session: &'a mut Session<G>,
    lines: &'a mut Lines<R, W>,
    lang: Lang,
    /// The clause behind the last refusal.
    refused: Option<&'static str>,
}

impl<G: Playable, R: BufRead, W: Write> Plain<'_, G, R, W> {
    fn play(&mut self) -> io::Result<Left> {
        self.greet()?;
        loop {
            if let Some(viewer) = self.session.viewer() {
                self.tell_news(viewer)?;
            }
            if let Some(error) = self.session.save_error().map(ToString::to_string) {
                self.say(&words::not_saved(error))?;
            }
            let left = match self.session.now() {
                Now::Chance => {
                    self.session.chance();
                    None
                }
                Now::Bot(seat) => {
                    let decision = self.session.thinking(seat)();
                    self.session.bot_acts(seat, decision);
                    None
                }
                Now::Look => self.look()?,
                Now::Curtain(seat) => self.curtain(seat)?,
                Now::Choose(seat) => self.choose(seat)?,
                Now::Over => {
                    self.afterwards()?;
                    Some(Left::AtTheEnd)
                }
            };
            if let Some(left) = left {
                if left == Left::Early {
                    self.farewell()?;
                }
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
        self.say(&words::welcome_help(first_word(self.lang, &words::word_help())))
    }

    fn farewell(&mut self) -> io::Result<()> {
        match self.session.store().map(|store| store.file().display().to_string()) {
            Some(file) => self.say(&words::left_saved(file)),
            None => self.say(&words::left_unsaved()),
        }
    }

    fn tell_news(&mut self, viewer: Viewer) -> io::Result<()> {
        let news: Vec<_> = {
            let seen: Vec<_> =
                self.session.news(viewer).iter().filter_map(|e| G::seen(e, viewer)).collect();
            let speaker = Voice::of(self.lang).to(viewer, self.session.names());
            seen.iter().filter(|seen| G::is_news(seen)).map(|seen| speaker.say(seen)).collect()
        };
        news.iter().try_for_each(|sentence| self.lines.say(sentence))
    }

    /// Waits until what there is to see has been seen.
    fn look(&mut self) -> io::Result<Option<Left>> {
        self.say(&words::go_on_plain())?;
        self.wait(Session::go_on)
    }

    /// Hides what one person saw until the next is there.
    fn curtain(&mut self, seat: Seat) -> io::Result<Option<Left>> {
        self.lines.clear()?;
        self.say(&words::pass_on(seat))?;
        if self.session.can_undo() {
            self.say(&words::pass_on_undo(first_word(self.lang, &words::word_undo())))?;
        }
        self.say(&words::ready_plain(seat))?;
        self.wait(Session::ready)
    }

    fn wait(&mut self, then: impl FnOnce(&mut Session<G>)) -> io::Result<Option<Left>> {
        match self.lines.hear()? {
            Answer::End => return Ok(Some(Left::Early)),
            Answer::Line(line) => match Command::read(&line, self.lang) {
                Some(Command::Quit) => return Ok(Some(Left::Early)),
                Some(Command::Undo) if self.session.can_undo() => {
                    self.session.undo();
                    self.say(&words::undone())?;
                    return Ok(None);
                }
                _ => {}
            },
            Answer::TooLong => {}
        }
        then(self.session);
        Ok(None)
    }

    /// Tells why the bots did what they did, if anybody is there and wants to hear it.
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
            self.say(&words::why_ask(first_word(self.lang, &words::word_why())))?;
            match self.lines.hear()? {
                Answer::Line(line) if Command::read(&line, self.lang) == Some(Command::Why) => {
                    why.iter().try_for_each(|line| self.lines.say(line))?;
                }
                Answer::Line(line) if !line.is_empty() => {
                    if Command::read(&line, self.lang) == Some(Command::Quit) {
                        return Ok(());
                    }
                }
                Answer::TooLong => {}
                Answer::End | Answer::Line(_) => return Ok(()),
            }
        }
    }

    /// Asks a person, and answers what the person asks.
    fn choose(&mut self, seat: Seat) -> io::Result<Option<Left>> {
        let viewer = Viewer::Seat(seat);
        let (view, names) = (self.session.game().view(viewer), self.session.names().clone());
        let speaker = Voice::of(self.lang).to(viewer, &names);
        self.lines.say(&G::question(&view, &speaker))?;
        let line = match self.lines.hear()? {
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
        match Command::read(&line, self.lang) {
            Some(Command::Quit) => Ok(Some(Left::Early)),
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
            self.say(&words::not_understood(line))?;
            return G::answers(view, speaker).iter().try_for_each(|said| self.lines.say(said));
        };
        if let Err(refusal) = self.session.act(seat, &actions) {
            self.refused = Some(refusal.clause());
            self.lines.say(&speaker.say(&refusal))?;
            let word = first_word(self.lang, &words::word_rules());
            self.say(&words::read_clause(word, refusal.clause()))?;
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
            Command::Story => speaker.story::<G>(self.session.events()).concat(),
            Command::Undo if self.session.undo() => vec![speaker.say(&words::undone())],
            Command::Undo => vec![speaker.say(&words::cannot_undo())],
            Command::Rules(Some(number)) => clause::<G>(&number, self.lang),
            Command::Rules(None) => match self.refused {
                Some(number) => clause::<G>(number, self.lang),
                None => book::<G>(self.lang),
            },
            Command::Why => vec![speaker.say(&words::why_later())],
            Command::Help => help::<G>(view, speaker),
            Command::Quit => Vec::new(),
        };
        said.iter().filter(|line| !line.is_empty()).try_for_each(|line| self.lines.say(line))
    }
}
