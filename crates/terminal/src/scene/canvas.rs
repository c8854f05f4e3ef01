//! What scenes are drawn on.

use ratatui::buffer::{Buffer, Cell};
use ratatui::layout::Rect;
use ratatui::style::{Color, Modifier, Style};
use ratatui::widgets::{Block, BorderType, Widget as _};
use unicode_width::UnicodeWidthStr;

use super::Press;

/// How what matters more is written.
pub(crate) const STRONG: Style = Style::new().add_modifier(Modifier::BOLD);

/// How what the cursor is on is written.
pub(crate) const CHOSEN: Style = Style::new().add_modifier(Modifier::REVERSED);

/// Colours, or none where none are wanted. Nothing is told by colour alone.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Ink {
    colour: bool,
}

impl Ink {
    /// With colours, or without.
    pub(crate) const fn new(colour: bool) -> Self {
        Self { colour }
    }

    /// This colour.
    pub(crate) fn of(self, colour: Color) -> Style {
        if self.colour { Style::new().fg(colour) } else { Style::new() }
    }

    /// This colour, for what matters more.
    pub(crate) fn strong(self, colour: Color) -> Style {
        self.of(colour).patch(STRONG)
    }

    /// What matters less.
    pub(crate) fn faint(self) -> Style {
        let faint = Style::new();
        if self.colour { faint.fg(Color::DarkGray) } else { faint.add_modifier(Modifier::DIM) }
    }
}

/// A part of the screen to draw on, and the places in it that can be clicked.
pub struct Canvas<'a> {
    /// What is drawn on.
    pub(crate) buffer: &'a mut Buffer,
    /// Which part of it.
    pub(crate) area: Rect,
    /// With which colours.
    pub(crate) ink: Ink,
    /// What can be clicked.
    pub(crate) hits: &'a mut Vec<(Rect, Press)>,
}

impl Canvas<'_> {
    /// Writes text at a place counted from the corner of the area; what does not fit is left out. Returns how wide it is.
    pub(crate) fn put(&mut self, x: u16, y: u16, text: &str, style: Style) -> u16 {
        let width = text.width() as u16;
        if x < self.area.width && y < self.area.height {
            let room = usize::from(self.area.width - x);
            self.buffer.set_stringn(self.area.x + x, self.area.y + y, text, room, style);
        }
        width
    }

    /// Writes pieces of text one after another. Returns where they end.
    pub(crate) fn run(&mut self, x: u16, y: u16, pieces: &[(&str, Style)]) -> u16 {
        pieces.iter().fold(x, |x, (text, style)| x + self.put(x, y, text, *style))
    }

    /// Writes a player's name after a mark: more clearly if it is `you`. Returns where it ends.
    pub(crate) fn player(&mut self, y: u16, mark: &str, name: &str, you: bool) -> u16 {
        let style = if you { STRONG } else { Style::new() };
        self.run(0, y, &[(mark, STRONG), (" ", style), (name, style)])
    }

    /// Writes notes below each other, each in as many lines as it needs and as far as there is room.
    pub(crate) fn notes(&mut self, x: u16, y: u16, notes: &[String], style: Style) {
        let width = usize::from(self.area.width.saturating_sub(x)).max(1);
        let lines = notes.iter().flat_map(|note| textwrap::wrap(note, width));
        for (line, y) in lines.zip(y..self.area.height) {
            self.put(x, y, &line, style);
        }
    }

    /// Draws a frame along the edge of a part.
    pub(crate) fn frame(&mut self, part: Rect, border: BorderType, style: Style) {
        let frame = Block::bordered().border_type(border).border_style(style);
        frame.render(self.absolute(part), self.buffer);
    }

    /// Makes a part clickable.
    pub(crate) fn hit(&mut self, part: Rect, press: Press) {
        let part = self.absolute(part);
        self.hits.push((part, press));
    }

    fn absolute(&self, part: Rect) -> Rect {
        Rect { x: self.area.x + part.x, y: self.area.y + part.y, ..part }.intersection(self.area)
    }

    /// A part of this canvas as a canvas.
    pub(crate) fn within(&mut self, part: Rect) -> Canvas<'_> {
        let area = self.absolute(part);
        Canvas { buffer: self.buffer, area, ink: self.ink, hits: self.hits }
    }
}

/// What is drawn, row by row.
pub(crate) fn rows(buffer: &Buffer) -> Vec<String> {
    let rows = buffer.content.chunks(usize::from(buffer.area.width).max(1));
    let row = |row: &[Cell]| row.iter().map(Cell::symbol).collect::<String>();
    rows.map(|cells| row(cells).trim_end().to_owned()).collect()
}

/// What stands before a player's name: who has won, or else whose turn it is.
pub(crate) const fn mark(won: bool, turn: bool) -> &'static str {
    match (won, turn) {
        (true, _) => "★",
        (false, true) => "▶",
        (false, false) => " ",
    }
}

/// The beginning of a text, at most so wide, with a sign where something is left out.
pub(crate) fn clip(text: &str, width: usize) -> String {
    if text.width() <= width {
        return text.to_owned();
    }
    let mut clipped = String::new();
    for letter in text.chars() {
        if clipped.width() + 2 > width {
            break;
        }
        clipped.push(letter);
    }
    clipped + "…"
}
