//! The terminal taken over and given back.

use std::io;
use std::time::{Duration, Instant};

use ratatui::backend::CrosstermBackend;
use ratatui::crossterm::event::{
    self, DisableMouseCapture, EnableMouseCapture, Event, KeyCode, KeyEventKind, KeyModifiers,
    MouseButton, MouseEventKind,
};
use ratatui::crossterm::execute;
use ratatui::crossterm::terminal::{
    Clear, ClearType, EnterAlternateScreen, LeaveAlternateScreen, disable_raw_mode, enable_raw_mode,
};
use ratatui::layout::Position;
use ratatui::{DefaultTerminal, Terminal};

use super::Window;
use crate::scene::Press;
use crate::signals;

/// The whole terminal, given back when this goes, when the program is stopped, and when a signal ends it.
pub(crate) struct Screen {
    pub(crate) terminal: DefaultTerminal,
}

impl Screen {
    /// Takes the terminal over. Also a panic gives it back.
    pub(crate) fn open() -> io::Result<Self> {
        signals::listen()?;
        let terminal = ratatui::try_init()?;
        let before = std::panic::take_hook();
        std::panic::set_hook(Box::new(move |panic| {
            let _ = execute!(io::stdout(), DisableMouseCapture);
            before(panic);
        }));
        execute!(io::stdout(), EnableMouseCapture)?;
        Ok(Self { terminal })
    }

    /// What was pressed within the time, if anything is left to do of it. Stopping and going on are seen to here: afterwards all
    /// is to be drawn anew.
    pub(crate) fn input(
        &mut self,
        window: &mut Window,
        within: Duration,
    ) -> io::Result<Option<Input>> {
        let end = Instant::now() + within;
        loop {
            if signals::end().is_some() {
                return Ok(Some(Input::Terminate));
            }
            if signals::stop() {
                self.suspend(false)?;
                return Ok(None);
            }
            if signals::went_on() {
                self.take_over()?;
                return Ok(None);
            }
            let left = end.saturating_duration_since(Instant::now());
            if event::poll(left.min(signals::LOOK))? {
                let input = read(&event::read()?);
                if input == Input::Suspend {
                    self.suspend(true)?;
                }
                return Ok(window.sift(input));
            }
            if left <= signals::LOOK {
                return Ok(None);
            }
        }
    }

    /// Gives the terminal back, stops, and takes it over again.
    fn suspend(&mut self, all: bool) -> io::Result<()> {
        give_back()?;
        signals::suspend(all)?;
        self.take_over()
    }

    fn take_over(&mut self) -> io::Result<()> {
        // The shell may have changed the mode behind our back.
        disable_raw_mode()?;
        enable_raw_mode()?;
        execute!(io::stdout(), EnterAlternateScreen, Clear(ClearType::All), EnableMouseCapture)?;
        // A new one remembers nothing of what was on the screen, and draws all of it.
        self.terminal = Terminal::new(CrosstermBackend::new(io::stdout()))?;
        Ok(())
    }
}

fn give_back() -> io::Result<()> {
    execute!(
        io::stdout(),
        DisableMouseCapture,
        LeaveAlternateScreen,
        ratatui::crossterm::cursor::Show
    )?;
    disable_raw_mode()
}

impl Drop for Screen {
    fn drop(&mut self) {
        let _ = execute!(io::stdout(), DisableMouseCapture);
        ratatui::restore();
    }
}

/// What was pressed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Input {
    /// Pressed a key, or clicked what can be clicked.
    Press(Press),
    /// Clicked a place.
    Click(Position),
    /// Turned the wheel: up or down.
    Wheel(i16),
    /// Pressed the keys that end any program.
    Interrupt,
    /// Sent a signal that ends the program.
    Terminate,
    /// Pressed the keys that stop any program for a while.
    Suspend,
    /// Changed the size of the window, or something that means nothing here.
    Other,
}

fn read(event: &Event) -> Input {
    match event {
        Event::Key(key) if key.kind == KeyEventKind::Release => Input::Other,
        Event::Key(key) if key.modifiers.contains(KeyModifiers::CONTROL) => match key.code {
            KeyCode::Char('c' | 'd') => Input::Interrupt,
            KeyCode::Char('z') => Input::Suspend,
            _ => Input::Other,
        },
        Event::Key(key) => Input::Press(Press::Key(key.code)),
        Event::Mouse(mouse) => match mouse.kind {
            MouseEventKind::Down(MouseButton::Left) => {
                Input::Click(Position::new(mouse.column, mouse.row))
            }
            MouseEventKind::ScrollUp => Input::Wheel(-1),
            MouseEventKind::ScrollDown => Input::Wheel(1),
            _ => Input::Other,
        },
        _ => Input::Other,
    }
}
