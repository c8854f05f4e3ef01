//! What every full screen has: a title, the scene, what happened, a question, the keys.

use ratatui::Frame;
use ratatui::buffer::Buffer;
use ratatui::layout::{Constraint, Layout, Rect};
use ratatui::style::{Color, Style};
use ratatui::widgets::{Block, BorderType, Clear, Padding, Paragraph};
use unicode_width::UnicodeWidthStr;

use super::Window;
use crate::scene::{CHOSEN, Canvas, Key, Press, STRONG};

/// What is said above the keys.
pub(crate) enum Says {
    /// Something that is asked or told.
    Plain(String),
    /// Something that was refused.
    Refusal(String),
}

/// A page to be drawn.
pub(crate) struct Page<'a> {
    pub(crate) title: String,
    pub(crate) right: String,
    /// What happened, the latest last.
    pub(crate) log: &'a [String],
    /// How many lines of it to go back.
    pub(crate) back: usize,
    pub(crate) says: Says,
    pub(crate) keys: Vec<Key>,
}

impl Page<'_> {
    /// A page on which something is chosen from rows.
    pub(crate) fn menu(right: String, keys: Vec<Key>) -> Self {
        let (title, says) = ("Adamant".to_owned(), Says::Plain(String::new()));
        Self { title, right, log: &[], back: 0, says, keys }
    }

    /// Draws the page and hands the scene its part of the screen.
    pub(crate) fn draw(
        &self,
        frame: &mut Frame<'_>,
        window: &mut Window,
        scene: impl FnOnce(&mut Canvas<'_>),
    ) {
        let (ink, hits) = (window.ink, &mut window.hits);
        let area = frame.area();
        let keys = key_lines(&self.keys, area.width);
        let bottom = keys.len().clamp(1, 3) as u16;
        // What the window has beyond the least goes to the story first, then to the game, then to both.
        let more = area.height.saturating_sub(window.least.1);
        let (said, warns) = match &self.says {
            Says::Plain(said) => (said.clone(), false),
            Says::Refusal(said) => (format!("✗ {said}"), true),
        };
        let width = usize::from(area.width.saturating_sub(2));
        let said = textwrap::wrap(&said, width.max(1));
        let asked = said.len().clamp(2, 5) as u16;
        // A long question or many keys take their room from the story.
        let beyond = asked.saturating_sub(3) + bottom.saturating_sub(2);
        let story = (1 + more.min(2) + more.saturating_sub(8) / 3).saturating_sub(beyond).max(1);
        let [top, middle, rule, log, says, bottom] = Layout::vertical([
            Constraint::Length(1),
            Constraint::Fill(1),
            Constraint::Length(more.min(1)),
            Constraint::Length(story),
            Constraint::Length(asked),
            Constraint::Length(bottom),
        ])
        .areas(area);

        let buffer = frame.buffer_mut();
        let title = format!(" ◆ {}", self.title);
        buffer.set_stringn(top.x, top.y, &title, top.width.into(), STRONG);
        let right = format!("{} ", self.right);
        let x = top.right().saturating_sub(right.width() as u16);
        if usize::from(x) > title.width() {
            buffer.set_string(x, top.y, &right, ink.faint());
        }
        buffer.set_style(top, CHOSEN);
        if rule.height > 0 {
            buffer.set_string(rule.x, rule.y, "─".repeat(rule.width.into()), ink.faint());
        }

        let room = Rect { x: middle.x + 1, width: middle.width.saturating_sub(2), ..middle };
        scene(&mut Canvas { buffer, area: room, ink, hits });

        draw_log(self, buffer, log);
        let style = ink.strong(if warns { Color::LightRed } else { Color::LightCyan });
        for (line, y) in said.iter().zip(says.y..says.bottom()) {
            buffer.set_stringn(says.x + 1, y, line, width, style);
        }
        draw_keys(&keys, buffer, bottom, hits);
    }
}

fn draw_log(page: &Page<'_>, buffer: &mut Buffer, area: Rect) {
    let width = usize::from(area.width.saturating_sub(2));
    let height = usize::from(area.height);
    // Only as many sentences as can be seen are wrapped.
    let mut lines = Vec::new();
    for sentence in page.log.iter().rev() {
        let wrapped =
            textwrap::wrap(sentence, textwrap::Options::new(width).subsequent_indent("  "));
        lines.extend(wrapped.into_iter().rev());
        if lines.len() >= height + page.back {
            break;
        }
    }
    let back = page.back.min(lines.len().saturating_sub(height));
    let shown = lines.iter().skip(back).take(height);
    for (line, y) in shown.zip((area.y..area.bottom()).rev()) {
        buffer.set_stringn(area.x + 1, y, line, width, Style::new());
    }
}

/// The keys, in as many lines as they need.
fn key_lines(keys: &[Key], width: u16) -> Vec<Vec<&Key>> {
    let mut lines: Vec<Vec<&Key>> = vec![Vec::new()];
    let mut used = 1;
    for key in keys {
        let wide = key_width(key);
        if used + wide > usize::from(width) && used > 1 {
            lines.push(Vec::new());
            used = 1;
        }
        used += wide;
        if let Some(line) = lines.last_mut() {
            line.push(key);
        }
    }
    lines
}

fn key_width(key: &Key) -> usize {
    key.shown.width() + key.does.width() + 5
}

fn draw_keys(lines: &[Vec<&Key>], buffer: &mut Buffer, area: Rect, hits: &mut Vec<(Rect, Press)>) {
    for (line, y) in lines.iter().zip(area.y..area.bottom()) {
        let mut x = area.x + 1;
        for key in line {
            let wide = key_width(key) as u16;
            let part = Rect::new(x, y, wide.saturating_sub(2), 1).intersection(area);
            let room = usize::from(area.right().saturating_sub(x));
            buffer.set_stringn(x, y, format!(" {} ", key.shown), room, CHOSEN);
            let after = x + key.shown.width() as u16 + 3;
            let room = usize::from(area.right().saturating_sub(after));
            buffer.set_stringn(after, y, &key.does, room, Style::new());
            hits.push((part, Press::Key(key.code)));
            x += wide;
        }
    }
}

/// Draws a short text in the middle of an empty screen.
pub(crate) fn draw_card(frame: &mut Frame<'_>, title: &str, lines: &[String]) {
    let area = frame.area();
    let widest = lines.iter().map(|line| line.width()).max().unwrap_or(0).max(title.width() + 4);
    let width = (widest as u16 + 6).min(area.width);
    let inner = usize::from(width.saturating_sub(6)).max(1);
    let wrapped: Vec<_> = lines.iter().flat_map(|line| textwrap::wrap(line, inner)).collect();
    let height = (wrapped.len() as u16 + 4).min(area.height);
    let part = Rect::new((area.width - width) / 2, (area.height - height) / 2, width, height);
    let block = Block::bordered()
        .border_type(BorderType::Rounded)
        .title(format!(" {title} "))
        .title_style(STRONG)
        .padding(Padding::new(2, 2, 1, 1));
    frame.render_widget(Clear, part);
    frame.render_widget(Paragraph::new(wrapped.join("\n")).block(block), part);
}
