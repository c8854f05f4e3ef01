//! Plain mode: sentences only, one question at a time.

use std::io;

use bots::Opponent;
use prose::{Command, Playable, book, clause, first_word, help, means};
use table::{Refusal as _, Seat, Viewer};
use voice::{
    Lang, Message, Names, Speaker, Voice, console as words, pages, table as table_words, typed,
};

use crate::exit_message::{ExitMessage, farewell, save_elsewhere};
use crate::first::Explainer;
use crate::lines::{Answer, Lines, not_understood};
use crate::session::{NotSaved, Session, SessionState};
use crate::watch::why;

/// Plays a session to its end, or until the player leaves. The `exit_message` is for a signal that ends the program.
pub(crate) fn play<G: Playable>(
    session: &mut Session<G>,
    lines: &mut Lines<'_>,
    lang: Lang,
    exit_message: &ExitMessage,
    explainer: Explainer,
) -> io::Result<()> {
    let names = &session.names().clone();
    Plain { session, names, lines, lang, refused: None, warned: None, exit_message, explainer }
        .play()
}

/// What a command asks to see or to read; nothing if it asks for something else.
pub(crate) fn shown<G: Playable>(
    command: &Command,
    view: &G::View,
    to: &Speaker<'_>,
) -> Option<Vec<String>> {
    Some(match command {
        Command::Board => G::board(view, to),
        Command::Hand => G::hand(view, to),
        Command::Score => G::score(view, to),
        Command::Figures => G::figures(view, to),
        Command::Rules(Some(number)) => clause::<G>(number, to.lang()),
        Command::Rules(None) => book::<G>(to.lang()),
        _ => return None,
    })
}

struct Plain<'a, 'l, G: Playable> {
    session: &'a mut Session<G>,
    names: &'a Names,
    lines: &'a mut Lines<'l>,
    lang: Lang,
    /// The clause behind the last refusal.
    refused: Option<&'static str>,
    /// The last warning that the game is not saved.
    warned: Option<NotSaved>,
    exit_message: &'a ExitMessage,
    explainer: Explainer,
}

impl<'a, G: Playable> Plain<'a, '_, G> {
    fn play(&mut self) -> io::Result<()> {
        self.greet()?;
        loop {
            if let Some(viewer) = self.session.viewer() {
                self.tell_news(viewer)?;
            }
            self.warn()?;
            self.exit_message.set(farewell(self.session, self.lang));
            let ends = match self.session.state() {
                SessionState::Chance => {
                    self.session.chance();
                    false
                }
                SessionState::Bot(seat) => {
                    let decision = self.session.thinking(seat)();
                    self.session.bot_acts(seat, decision);
                    false
                }
                SessionState::Look => self.look()?,
                SessionState::Curtain(seat) => self.curtain(seat)?,
                SessionState::Choose(seat) => self.choose(seat)?,
                SessionState::Over => {
                    self.afterwards()?;
                    true
                }
            };
            if ends {
                return self.lines.say(&farewell(self.session, self.lang));
            }
        }
    }

    fn speaker(&self, viewer: Viewer) -> Speaker<'a> {
        Voice::of(self.lang).to(viewer, self.names)
    }

    fn say(&mut self, message: &Message) -> io::Result<()> {
        let said = self.speaker(Viewer::Spectator).say(message);
        self.lines.say(&said)
    }

    fn greet(&mut self) -> io::Result<()> {
        let seats = table::Seats::all(self.session.chairs().len() as u8);
        self.say(&words::welcome(G::title(), seats))?;
        let bots = self.session.chairs().iter().filter_map(|chair| {
            let character = chair.parse::<Opponent>().ok()?.character?;
            Some(pages::temper_of(character.name(), pages::temper(character.temper())))
        });
        for bot in bots.collect::<Vec<_>>() {
            self.say(&bot)?;
        }
        self.say(&words::welcome_help(first_word(self.lang, &typed::word_help())))
    }

    /// Says once that the game is not saved, and again when that changes.
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
        let to = self.speaker(viewer);
        let news = self.session.news(viewer).iter().filter_map(|event| G::seen(event, viewer));
        let news: Vec<_> = news.filter(G::is_news).map(|seen| to.say(&seen)).collect();
        self.lines.say_all(&news)?;
        let explained = self.explainer.explain_news(self.session, viewer, &to);
        self.lines.say_all(&explained)
    }

    /// Waits until what there is to see has been seen; true if the player leaves.
    fn look(&mut self) -> io::Result<bool> {
        self.say(&words::go_on_plain())?;
        self.wait(Session::end_look)
    }

    /// Hides what one person saw until the next is there; true if the player leaves.
    fn curtain(&mut self, seat: Seat) -> io::Result<bool> {
        self.lines.clear()?;
        self.say(&words::pass_on(seat))?;
        if self.session.can_undo() {
            self.say(&words::pass_on_undo(first_word(self.lang, &typed::word_undo())))?;
        }
        self.say(&words::ready_plain(seat))?;
        self.wait(Session::ready)
    }

    fn wait(&mut self, then: impl FnOnce(&mut Session<G>)) -> io::Result<bool> {
        let command = match self.lines.read_line()? {
            Answer::End => return Ok(true),
            Answer::Line(line) => Command::read(&line, self.lang),
            Answer::TooLong => None,
        };
        match command {
            Some(Command::Quit) => return Ok(true),
            Some(Command::Undo) if self.session.undo() => self.say(&typed::undone())?,
            _ => then(self.session),
        }
        Ok(false)
    }

    /// Tells why the bots did what they did, if a person is there and asks for it.
    fn afterwards(&mut self) -> io::Result<()> {
        if self.session.people().is_empty() {
            return Ok(());
        }
        let viewer = self.session.viewer().unwrap_or(Viewer::Spectator);
        let why = why(&self.session.record(), &self.speaker(viewer));
        if why.is_empty() {
            return Ok(());
        }
        loop {
            self.say(&words::why_ask(first_word(self.lang, &typed::word_why())))?;
            let Answer::Line(line) = self.lines.read_line()? else { return Ok(()) };
            match Command::read(&line, self.lang) {
                Some(Command::Why) => self.lines.say_all(&why)?,
                _ => return Ok(()),
            }
        }
    }

    /// Asks a person, and answers what the person asks; true if the player leaves.
    fn choose(&mut self, seat: Seat) -> io::Result<bool> {
        let viewer = Viewer::Seat(seat);
        let (view, speaker) = (self.session.game().view(viewer), self.speaker(viewer));
        self.lines.say(&G::question(&view, &speaker))?;
        let line = match self.lines.read_line()? {
            Answer::End => return Ok(true),
            Answer::TooLong => {
                self.say(&words::too_long())?;
                return Ok(false);
            }
            Answer::Line(line) => line,
        };
        if line.is_empty() {
            return Ok(false);
        }
        if let Some((word, file)) = line.split_once(' ')
            && means(word, &words::word_save(), self.lang)
        {
            let said = save_elsewhere(self.session, file);
            self.say(&said)?;
            return Ok(false);
        }
        match Command::read(&line, self.lang) {
            Some(Command::Quit) => return Ok(true),
            Some(Command::Hint) => {
                self.say(&table_words::hint_thinking())?;
                let hint = self.session.hinting(seat)();
                self.lines.say(&prose::hint::<G>(hint.as_ref(), &speaker))?;
            }
            Some(command) => self.answer(command, &view, &speaker)?,
            None => {
                if let Some(actions) = G::read(&view, &line, &speaker) {
                    self.act(seat, &actions)?;
                } else {
                    self.say(&not_understood(&line))?;
                    self.lines.say_all(&G::answers(&view, &speaker))?;
                }
            }
        }
        Ok(false)
    }

    fn act(&mut self, seat: Seat, actions: &[G::Action]) -> io::Result<()> {
        if let Err(refusal) = self.session.act(seat, actions) {
            self.refused = Some(refusal.clause());
            self.lines.say(&self.speaker(Viewer::Seat(seat)).say(&refusal))?;
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
        let said = match (command, self.refused) {
            (Command::Story, _) => speaker.story::<G>(self.session.events()).concat(),
            (Command::Undo, _) if self.session.undo() => vec![speaker.say(&typed::undone())],
            (Command::Undo, _) => vec![speaker.say(&typed::cannot_undo())],
            (Command::Why, _) => vec![speaker.say(&table_words::why_later())],
            (Command::Help, _) => {
                let word = first_word(self.lang, &words::word_save());
                let save = format!("{word}: {}", speaker.say(&words::help_save()));
                let own = [Command::hint(speaker), save];
                help::<G>(view, speaker).into_iter().chain(own).collect()
            }
            // Without a number, the rule behind the last refusal is meant.
            (Command::Rules(None), Some(number)) => clause::<G>(number, self.lang),
            (command, _) => shown::<G>(&command, view, speaker).unwrap_or_default(),
        };
        self.lines.say_all(&said)
    }
}
