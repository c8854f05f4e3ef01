//! The terminal taken over and given back.

use std::io;
use std::time::Duration;

use ratatui::DefaultTerminal;
use ratatui::crossterm::event::{
    self, DisableMouseCapture, EnableMouseCapture, Event, KeyCode, KeyEventKind, KeyModifiers,
    MouseButton, MouseEventKind,
};
use ratatui::crossterm::execute;
use ratatui::layout::Position;

/// The whole terminal, given back when this goes.
pub(crate) struct Screen {
    pub(crate) terminal: DefaultTerminal,
}

impl Screen {
    /// Takes the terminal over. Also a panic gives it back.
    pub(crate) fn open() -> io::Result<Self> {
        let terminal = ratatui::try_init()?;
        let before = std::panic::take_hook();
        std::panic::set_hook(Box::new(move |panic| {
            let _ = execute!(io::stdout(), DisableMouseCapture);
            before(panic);
        }));
        execute!(io::stdout(), EnableMouseCapture)?;
        Ok(Self { terminal })
    }
}

impl Drop for Screen {
    fn drop(&mut self) {
        let _ = execute!(io::stdout(), DisableMouseCapture);
        ratatui::restore();
    }
}

/// What somebody did.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Input {
    /// Pressed a key.
    Key(KeyCode),
    /// Clicked a place.
    Click(Position),
    /// Turned the wheel: up or down.
    Wheel(i16),
    /// Pressed the keys that end any program.
    Interrupt,
    /// Changed the size of the window, or something that means nothing here.
    Other,
}

/// What somebody did within the time, if anything.
pub(crate) fn input(within: Duration) -> io::Result<Option<Input>> {
    if !event::poll(within)? {
        return Ok(None);
    }
    Ok(Some(match event::read()? {
        Event::Key(key) if key.kind == KeyEventKind::Release => Input::Other,
        Event::Key(key) if key.modifiers.contains(KeyModifiers::CONTROL) => match key.code {
            KeyCode::Char('c' | 'd') => Input::Interrupt,
            _ => Input::Other,
        },
        Event::Key(key) => Input::Key(key.code),
        Event::Mouse(mouse) => match mouse.kind {
            MouseEventKind::Down(MouseButton::Left) => {
                Input::Click(Position::new(mouse.column, mouse.row))
            }
            MouseEventKind::ScrollUp => Input::Wheel(-1),
            MouseEventKind::ScrollDown => Input::Wheel(1),
            _ => Input::Other,
        },
        _ => Input::Other,
    }))
}
