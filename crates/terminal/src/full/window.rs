//! What every full screen has, whatever it shows: what can be clicked, and text before everything else.

use std::time::Duration;

use ratatui::Frame;
use ratatui::crossterm::event::KeyCode;
use ratatui::layout::{Alignment, Position, Rect};
use ratatui::style::Style;
use ratatui::text::Line;
use ratatui::widgets::{Block, BorderType, Clear, Padding, Paragraph, Wrap};
use voice::{Lang, Voice, console as words, table as table_words};

use super::Input;
use crate::scene::{Ink, Press, STRONG};

/// How long to wait for a person before looking again at the size of the window.
pub(crate) const IDLE_POLL: Duration = Duration::from_millis(500);

/// The window of a full screen.
pub(crate) struct Window {
    voice: &'static Voice,
    pub(crate) ink: Ink,
    /// The smallest size in which all of it can be seen: columns and rows.
    pub(crate) least: (u16, u16),
    /// What can be clicked.
    pub(crate) hits: Vec<(Rect, Press)>,
    pub(crate) popup: Option<Popup>,
    /// Whether it is too small to show anything. Nothing can be seen then, so nothing may be chosen.
    pub(crate) hidden: bool,
}

impl Window {
    pub(crate) fn new(lang: Lang, colour: bool, least: (u16, u16)) -> Self {
        let (voice, ink) = (Voice::of(lang), Ink::new(colour));
        Self { voice, ink, least, hits: Vec::new(), popup: None, hidden: false }
    }

    /// Begins to draw: says that the window is smaller than the least that is needed, if it is.
    pub(crate) fn is_too_small(&mut self, frame: &mut Frame<'_>) -> bool {
        self.hits.clear();
        let (area, least) = (frame.area(), self.least);
        self.hidden = area.width < least.0 || area.height < least.1;
        if self.hidden {
            let said = words::too_small(area.width, area.height, least.0, least.1);
            let said = Paragraph::new(self.voice.say(&said)).wrap(Wrap { trim: true });
            frame.render_widget(said, area);
        }
        self.hidden
    }

    /// What is left for the screen to do: a click is told as what it hit, and what the popup takes is not told.
    pub(super) fn sift(&mut self, input: Input) -> Option<Input> {
        match (input, &mut self.popup) {
            (Input::Interrupt | Input::Terminate, _) => Some(input),
            (Input::Suspend | Input::Other, _) => None,
            _ if self.hidden => None,
            (Input::Click(_), Some(_)) => {
                self.popup = None;
                None
            }
            (Input::Click(position), None) => self.hit(position).map(Input::Press),
            (Input::Wheel(lines), Some(popup)) => {
                popup.scroll(lines);
                None
            }
            (Input::Press(_) | Input::Wheel(_), _) => Some(input),
        }
    }

    /// What was drawn last at a place.
    fn hit(&self, position: Position) -> Option<Press> {
        let hit = self.hits.iter().rev().find(|(part, _)| part.contains(position));
        hit.map(|&(_, press)| press)
    }

    /// Scrolls or closes the popup with a key, if there is one.
    pub(crate) fn popup_takes(&mut self, key: KeyCode) -> bool {
        let is_open = self.popup.is_some();
        self.popup.take_if(|popup| popup.press(key));
        is_open
    }

    /// Draws the popup before everything else, if there is one.
    pub(crate) fn draw_popup(&mut self, frame: &mut Frame<'_>) {
        if let Some(popup) = &mut self.popup {
            popup.draw(frame, self.voice);
        }
    }

    /// Opens the reasons of bots under a title, if there are any.
    pub(crate) fn open_reasons(&mut self, why: Vec<String>) {
        if !why.is_empty() {
            let title = [self.voice.say(&table_words::why_title()), String::new()];
            self.popup = Some(Popup::new(title.into_iter().chain(why).collect()));
        }
    }
}

/// Text before everything else, until it is closed.
pub(crate) struct Popup {
    lines: Vec<String>,
    scroll: u16,
}

impl Popup {
    pub(crate) const fn new(lines: Vec<String>) -> Self {
        Self { lines, scroll: 0 }
    }

    /// Scrolls with a key; true if the popup closes.
    fn press(&mut self, key: KeyCode) -> bool {
        match key {
            KeyCode::Up | KeyCode::Char('k') => self.scroll(-1),
            KeyCode::Down | KeyCode::Char('j') => self.scroll(1),
            KeyCode::PageUp => self.scroll(-10),
            KeyCode::PageDown | KeyCode::Char(' ') => self.scroll(10),
            KeyCode::Home => self.scroll = 0,
            _ => return true,
        }
        false
    }

    fn scroll(&mut self, lines: i16) {
        self.scroll = self.scroll.saturating_add_signed(lines);
    }

    fn draw(&mut self, frame: &mut Frame<'_>, voice: &'static Voice) {
        let area = frame.area();
        let width = area.width.saturating_sub(8).min(84);
        let inner = usize::from(width.saturating_sub(4));
        let wrapped = self.lines.iter().flat_map(|line| {
            let hanging = if line.starts_with("- ") { "  " } else { "" };
            textwrap::wrap(line, textwrap::Options::new(inner).subsequent_indent(hanging))
        });
        let styles = std::iter::once(STRONG).chain(std::iter::repeat(Style::new()));
        let text: Vec<Line<'_>> =
            wrapped.zip(styles).map(|(line, style)| Line::styled(line, style)).collect();
        let height = (text.len() as u16 + 2).min(area.height.saturating_sub(4));
        let hidden = (text.len() as u16).saturating_sub(height.saturating_sub(2));
        self.scroll = self.scroll.min(hidden);
        let part = Rect::new((area.width - width) / 2, (area.height - height) / 2, width, height);
        let mut hint = format!(" Esc {} ", voice.say(&words::key_close()));
        if hidden > 0 {
            hint = format!(" ↑↓ {} ·{hint}", voice.say(&words::key_scroll()));
        }
        let block = Block::bordered()
            .border_type(BorderType::Double)
            .border_style(STRONG)
            .title_bottom(Line::from(hint).alignment(Alignment::Right))
            .padding(Padding::horizontal(1));
        frame.render_widget(Clear, part);
        frame.render_widget(Paragraph::new(text).block(block).scroll((self.scroll, 0)), part);
    }
}
