//! The terminal, or the pipes that stand in for it.

use super::paper::{Paper, quoted, wrap};
use std::io::{self, BufRead, Read, Write};

/// The longest line that is read at once, in bytes; more of it is taken for another line.
const LONGEST: u64 = 4096;

/// Where lines come from and go to.
pub(crate) struct Screen<R, W> {
    pub(crate) input: R,
    pub(crate) output: W,
    pub(crate) paper: Paper,
    /// Whether what was read must be written, because nobody saw it typed.
    pub(crate) echoes: bool,
    /// Whether the screen can be cleared.
    pub(crate) clears: bool,
}

impl<R: BufRead, W: Write> Screen<R, W> {
    /// Lines as they are.
    pub(crate) fn show(&mut self, lines: &[String]) -> io::Result<()> {
        lines.iter().try_for_each(|line| writeln!(self.output, "{line}"))
    }

    /// A sentence, broken where it must be.
    pub(crate) fn say(&mut self, sentence: &str) -> io::Result<()> {
        self.show(&wrap(sentence, 0))
    }

    /// An empty line.
    pub(crate) fn space(&mut self) -> io::Result<()> {
        writeln!(self.output)
    }

    /// The next line that is typed; none when there will be no more.
    pub(crate) fn ask(&mut self, prompt: &str) -> io::Result<Option<String>> {
        write!(self.output, "{prompt} ")?;
        self.output.flush()?;
        let mut bytes = Vec::new();
        self.input.by_ref().take(LONGEST).read_until(b'\n', &mut bytes)?;
        if bytes.is_empty() {
            writeln!(self.output)?;
            return Ok(None);
        }
        let line = String::from_utf8_lossy(&bytes).trim().to_owned();
        if self.echoes {
            writeln!(self.output, "{}", quoted(&line))?;
        }
        Ok(Some(line))
    }

    /// Wipes everything away, where that can be done.
    pub(crate) fn clear(&mut self) -> io::Result<()> {
        if self.clears {
            write!(self.output, "\x1b[2J\x1b[3J\x1b[H")?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn screen(input: &[u8]) -> Screen<&[u8], Vec<u8>> {
        Screen { input, output: Vec::new(), paper: Paper { colour: false }, echoes: true, clears: false }
    }

    #[test]
    fn lines_are_read_whatever_bytes_they_hold_and_then_end() {
        let mut screen = screen(b"1\n\xff\xfe\nlast");
        assert_eq!(screen.ask(">").unwrap().as_deref(), Some("1"));
        assert!(screen.ask(">").unwrap().is_some());
        assert_eq!(screen.ask(">").unwrap().as_deref(), Some("last"));
        assert_eq!(screen.ask(">").unwrap(), None);
    }

    #[test]
    fn a_line_without_end_is_read_in_pieces() {
        let endless = vec![b'x'; 10_000];
        let mut screen = screen(&endless);
        assert_eq!(screen.ask(">").unwrap().map(|line| line.len()), Some(4096));
    }
}
