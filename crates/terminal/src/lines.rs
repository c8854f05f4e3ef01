//! A conversation line by line: made for screen readers and pipes.

use std::io::{self, BufRead, IsTerminal as _, Read as _, Write};

use voice::{Message, typed};

/// The longest line that is read, in bytes.
const MAX_LINE: usize = 1_000;

/// What was typed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Answer {
    /// A line, without what no keyboard types.
    Line(String),
    /// A line that is too long to be meant.
    TooLong,
    /// The input has ended.
    End,
}

/// Where lines are read and written.
pub struct Lines<'a> {
    input: Box<dyn BufRead + 'a>,
    output: Box<dyn Write + 'a>,
    /// Whether what was said can be taken off the screen.
    screen: bool,
}

impl<'a> Lines<'a> {
    /// A conversation. On a `screen`, what was said to one person is cleared before another comes.
    pub fn new(input: impl BufRead + 'a, output: impl Write + 'a, screen: bool) -> Self {
        Self { input: Box::new(input), output: Box::new(output), screen }
    }

    /// The lines of standard input and output. What is not read yet is there for those who ask next.
    pub fn standard() -> Self {
        let screen = io::stdin().is_terminal() && io::stdout().is_terminal();
        Self::new(io::stdin().lock(), io::stdout(), screen)
    }

    /// Says something.
    pub(crate) fn say(&mut self, text: &str) -> io::Result<()> {
        writeln!(self.output, "{text}")
    }

    /// Says one thing after another; what is empty is left out.
    pub(crate) fn say_all(&mut self, said: &[String]) -> io::Result<()> {
        said.iter().filter(|text| !text.is_empty()).try_for_each(|text| self.say(text))
    }

    /// Takes away what was said, as far as a screen lets us: also what has rolled off its top.
    pub(crate) fn clear(&mut self) -> io::Result<()> {
        if self.screen { write!(self.output, "\x1b[2J\x1b[3J\x1b[H") } else { Ok(()) }
    }

    /// Waits for a line. However long it is, and whatever bytes it is made of, the next one begins after it.
    pub(crate) fn read_line(&mut self) -> io::Result<Answer> {
        if self.screen {
            write!(self.output, "> ")?;
        }
        self.output.flush()?;
        let mut line = Vec::new();
        let longest = MAX_LINE as u64 + 1;
        self.input.by_ref().take(longest).read_until(b'\n', &mut line)?;
        if line.is_empty() {
            return Ok(Answer::End);
        }
        if line.last() != Some(&b'\n') && line.len() > MAX_LINE {
            self.input.skip_until(b'\n')?;
            return Ok(Answer::TooLong);
        }
        let text = String::from_utf8_lossy(&line);
        let text: String = text.chars().map(|c| if c.is_control() { ' ' } else { c }).collect();
        Ok(Answer::Line(text.split_whitespace().collect::<Vec<_>>().join(" ")))
    }
}

/// Says that a line was not understood, of which so much is repeated as is easily read.
pub(crate) fn not_understood(line: &str) -> Message {
    typed::not_understood(line.chars().take(60).collect::<String>())
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
            let mut said = Vec::new();
            Lines::new(&b""[..], &mut said, screen).clear().unwrap();
            assert_eq!(!said.is_empty(), cleared);
        }
    }
}
