//! What every full screen has: a title, the scene, what happened, a question, the keys.

use ratatui::Frame;
use ratatui::crossterm::event::KeyCode;
use ratatui::layout::{Alignment, Constraint, Layout, Rect};
use ratatui::style::Color;
use ratatui::widgets::{Block, BorderType, Clear, Paragraph, Wrap};
use unicode_width::UnicodeWidthStr;
use voice::{Speaker, console as words, table as table_words};

use crate::scene::{Canvas, Ink, Key, Press};

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
    pub(crate) ink: Ink,
    /// The smallest window in which all of it can be seen.
    pub(crate) least: (u16, u16),
}

/// Text before everything else, until it is closed.
#[derive(Clone, Debug, Default)]
pub(crate) struct Popup {
    pub(crate) lines: Vec<String>,
    pub(crate) scroll: u16,
}

impl Popup {
    pub(crate) fn new(lines: Vec<String>) -> Self {
        Self { lines, scroll: 0 }
    }

    /// Scrolls with a key; true if the popup closes.
    pub(crate) fn press(&mut self, key: KeyCode) -> bool {
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

    pub(crate) fn scroll(&mut self, lines: i16) {
        self.scroll = self.scroll.saturating_add_signed(lines);
    }
}

/// The reasons of bots under a title, or nothing if there are none.
pub(crate) fn titled(why: Vec<String>, to: &Speaker<'_>) -> Vec<String> {
    if why.is_empty() {
        return why;
    }
    [to.say(&table_words::why_title()), String::new()].into_iter().chain(why).collect()
}

/// Says that the window is smaller than the least that is needed, if it is. Nothing can be seen then, so nothing may be chosen.
pub(crate) fn too_small(frame: &mut Frame<'_>, least: (u16, u16), to: &Speaker<'_>) -> bool {
    let area = frame.area();
    if area.width >= least.0 && area.height >= least.1 {
        return false;
    }
    let said = to.say(&words::too_small(area.width, area.height, least.0, least.1));
    frame.render_widget(Paragraph::new(said).wrap(Wrap { trim: true }), area);
    true
}

/// Draws a page and hands the scene its part of the screen.
pub(crate) fn draw(
    page: &Page<'_>,
    frame: &mut Frame<'_>,
    hits: &mut Vec<(Rect, Press)>,
    scene: impl FnOnce(&mut Canvas<'_>),
) {
    hits.clear();
    let ink = page.ink;
    let area = frame.area();
    let keys = key_lines(&page.keys, area.width);
    let bottom = keys.len().clamp(1, 3) as u16;
    // What the window has beyond the least goes to the story first, then to the game, then to both.
    let more = area.height.saturating_sub(page.least.1);
    let (said, warns) = match &page.says {
        Says::Plain(said) => (said.clone(), false),
        Says::Refusal(said) => (format!("✗ {said}"), true),
    };
    let said = textwrap::wrap(&said, usize::from(area.width.saturating_sub(2)).max(1));
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
    let title = format!(" ◆ {}", page.title);
    buffer.set_stringn(top.x, top.y, &title, top.width.into(), ink.strong());
    let right = format!("{} ", page.right);
    let x = top.right().saturating_sub(right.width() as u16);
    if usize::from(x) > title.width() {
        buffer.set_string(x, top.y, &right, ink.faint());
    }
    buffer.set_style(top, ink.chosen());
    if rule.height > 0 {
        buffer.set_string(rule.x, rule.y, "─".repeat(rule.width.into()), ink.faint());
    }

    let room = Rect { x: middle.x + 1, width: middle.width.saturating_sub(2), ..middle };
    scene(&mut Canvas { buffer, area: room, ink, hits });

    draw_log(page, buffer, log);
    let style = if warns { ink.warning() } else { ink.of(Color::LightCyan).patch(ink.strong()) };
    for (line, y) in said.iter().zip(says.y..says.bottom()) {
        buffer.set_stringn(says.x + 1, y, line, usize::from(says.width.saturating_sub(2)), style);
    }
    draw_keys(&keys, buffer, bottom, ink, hits);
}

fn draw_log(page: &Page<'_>, buffer: &mut ratatui::buffer::Buffer, area: Rect) {
    let width = usize::from(area.width.saturating_sub(2));
    let height = usize::from(area.height);
    // Only as many sentences as can be seen are wrapped.
    let mut lines: Vec<(String, bool)> = Vec::new();
    for (i, sentence) in page.log.iter().rev().enumerate() {
        let wrapped =
            textwrap::wrap(sentence, textwrap::Options::new(width).subsequent_indent("  "));
        lines.extend(wrapped.iter().rev().map(|line| (line.to_string(), i < 3)));
        if lines.len() >= height + page.back {
            break;
        }
    }
    let back = page.back.min(lines.len().saturating_sub(height));
    let shown = lines.iter().skip(back).take(height);
    for ((line, _), y) in shown.zip((area.y..area.bottom()).rev()) {
        buffer.set_stringn(area.x + 1, y, line, width, ratatui::style::Style::new());
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

fn draw_keys(
    lines: &[Vec<&Key>],
    buffer: &mut ratatui::buffer::Buffer,
    area: Rect,
    ink: Ink,
    hits: &mut Vec<(Rect, Press)>,
) {
    for (line, y) in lines.iter().zip(area.y..area.bottom()) {
        let mut x = area.x + 1;
        for key in line {
            let wide = key_width(key) as u16;
            let part = Rect::new(x, y, wide.saturating_sub(2), 1).intersection(area);
            let room = usize::from(area.right().saturating_sub(x));
            buffer.set_stringn(x, y, format!(" {} ", key.shown), room, ink.chosen());
            let after = x + key.shown.width() as u16 + 3;
            let room = usize::from(area.right().saturating_sub(after));
            buffer.set_stringn(after, y, &key.does, room, ratatui::style::Style::new());
            hits.push((part, Press::Key(key.code)));
            x += wide;
        }
    }
}

/// Draws text before everything else.
pub(crate) fn draw_popup(popup: &mut Popup, frame: &mut Frame<'_>, ink: Ink, to: &Speaker<'_>) {
    let area = frame.area();
    let width = area.width.saturating_sub(8).min(84);
    let inner = usize::from(width.saturating_sub(4));
    let lines: Vec<String> = popup
        .lines
        .iter()
        .flat_map(|line| {
            let hanging = if line.starts_with("- ") { "  " } else { "" };
            textwrap::wrap(line, textwrap::Options::new(inner).subsequent_indent(hanging))
                .into_iter()
                .map(std::borrow::Cow::into_owned)
                .collect::<Vec<_>>()
        })
        .collect();
    let height = (lines.len() as u16 + 2).min(area.height.saturating_sub(4));
    let hidden = (lines.len() as u16).saturating_sub(height.saturating_sub(2));
    popup.scroll = popup.scroll.min(hidden);
    let part = Rect::new((area.width - width) / 2, (area.height - height) / 2, width, height);
    let close = to.say(&words::key_close());
    let hint = if hidden > 0 {
        format!(" ↑↓ {} · Esc {close} ", to.say(&words::key_scroll()))
    } else {
        format!(" Esc {close} ")
    };
    let block = Block::bordered()
        .border_type(BorderType::Double)
        .border_style(ink.strong())
        .title_bottom(ratatui::text::Line::from(hint).alignment(Alignment::Right))
        .padding(ratatui::widgets::Padding::horizontal(1));
    let text: Vec<ratatui::text::Line<'_>> = lines
        .iter()
        .enumerate()
        .map(|(i, line)| {
            let style = if i == 0 { ink.strong() } else { ratatui::style::Style::new() };
            ratatui::text::Line::styled(line.as_str(), style)
        })
        .collect();
    frame.render_widget(Clear, part);
    frame.render_widget(Paragraph::new(text).block(block).scroll((popup.scroll, 0)), part);
}

/// Draws a short text in the middle of an empty screen.
pub(crate) fn draw_card(frame: &mut Frame<'_>, ink: Ink, title: &str, lines: &[String]) {
    let area = frame.area();
    let widest = lines.iter().map(|line| line.width()).max().unwrap_or(0).max(title.width() + 4);
    let width = (widest as u16 + 6).min(area.width);
    let wrapped: Vec<String> = lines
        .iter()
        .flat_map(|line| {
            textwrap::wrap(line, usize::from(width.saturating_sub(6)).max(1))
                .into_iter()
                .map(std::borrow::Cow::into_owned)
                .collect::<Vec<_>>()
        })
        .collect();
    let height = (wrapped.len() as u16 + 4).min(area.height);
    let part = Rect::new((area.width - width) / 2, (area.height - height) / 2, width, height);
    let block = Block::bordered()
        .border_type(BorderType::Rounded)
        .title(format!(" {title} "))
        .title_style(ink.strong())
        .padding(ratatui::widgets::Padding::new(2, 2, 1, 1));
    frame.render_widget(Clear, part);
    frame.render_widget(Paragraph::new(wrapped.join("\n")).block(block), part);
}
