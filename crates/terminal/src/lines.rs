//! A conversation line by line: made for screen readers and pipes.

use std::io::{self, BufRead, Write};

/// The longest line that is read, in bytes.
const MAX_LINE: usize = 1_000;

/// What was typed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Answer {
    /// A line, without what no keyboard types.
    Line(String),
    /// A line that is too long to be meant.
    TooLong,
    /// The input has ended.
    End,
}

/// Where lines are read and written.
pub struct Lines<R, W> {
    input: R,
    output: W,
    /// Whether what was said can be taken off the screen.
    screen: bool,
}

impl<R: BufRead, W: Write> Lines<R, W> {
    /// A conversation. On a `screen`, what was said to one person is cleared before another comes.
    pub const fn new(input: R, output: W, screen: bool) -> Self {
        Self { input, output, screen }
    }

    /// Says something.
    pub fn say(&mut self, text: &str) -> io::Result<()> {
        writeln!(self.output, "{text}")
    }

    /// Takes away what was said, as far as a screen lets us: also what has rolled off its top.
    pub fn clear(&mut self) -> io::Result<()> {
        if self.screen { write!(self.output, "\x1b[2J\x1b[3J\x1b[H") } else { Ok(()) }
    }

    /// Waits for a line. However long it is, and whatever bytes it is made of, the next one begins after it.
    pub fn read_line(&mut self) -> io::Result<Answer> {
        if self.screen {
            write!(self.output, "> ")?;
        }
        self.output.flush()?;
        let mut line = Vec::new();
        let mut too_long = false;
        loop {
            let bytes = match self.input.fill_buf() {
                Ok(bytes) => bytes,
                Err(error) if error.kind() == io::ErrorKind::Interrupted => continue,
                Err(error) => return Err(error),
            };
            if bytes.is_empty() {
                if line.is_empty() && !too_long {
                    return Ok(Answer::End);
                }
                break;
            }
            let end = bytes.iter().position(|&byte| byte == b'\n');
            let part = &bytes[..end.unwrap_or(bytes.len())];
            if line.len() + part.len() > MAX_LINE {
                too_long = true;
            } else {
                line.extend_from_slice(part);
            }
            let used = part.len() + usize::from(end.is_some());
            self.input.consume(used);
            if end.is_some() {
                break;
            }
        }
        if too_long {
            return Ok(Answer::TooLong);
        }
        let text = String::from_utf8_lossy(&line);
        let text: String = text.chars().map(|c| if c.is_control() { ' ' } else { c }).collect();
        Ok(Answer::Line(text.split_whitespace().collect::<Vec<_>>().join(" ")))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn heard(input: &[u8]) -> Vec<Answer> {
        let mut lines = Lines::new(input, Vec::new(), false);
        std::iter::from_fn(|| Some(lines.read_line().unwrap()).filter(|a| *a != Answer::End))
            .collect()
    }

    fn line(text: &str) -> Answer {
        Answer::Line(text.to_owned())
    }

    #[test]
    fn lines_are_heard_whatever_they_are_made_of() {
        assert_eq!(heard(b"stay\r\nleave"), [line("stay"), line("leave")]);
        assert_eq!(heard(b"  b2/   s1>e3 \n\n"), [line("b2/ s1>e3"), line("")]);
        assert_eq!(heard(b"\x1b[A\x00\x07x\n"), [line("[A x")]);
        assert_eq!(heard(b"\xff\xfe\n"), [line("\u{fffd}\u{fffd}")]);
    }

    #[test]
    fn a_huge_line_is_one_line() {
        let mut input = vec![b'x'; 100_000];
        input.extend(b"\nleave\n");
        assert_eq!(heard(&input), [Answer::TooLong, line("leave")]);
    }

    #[test]
    fn what_was_said_is_cleared_only_where_there_is_a_screen() {
        for (screen, cleared) in [(true, true), (false, false)] {
            let mut lines = Lines::new(&b""[..], Vec::new(), screen);
            lines.clear().unwrap();
            assert_eq!(!lines.output.is_empty(), cleared);
        }
    }
}
