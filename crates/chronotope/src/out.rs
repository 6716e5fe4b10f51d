//! What goes to standard output and standard error, and whether it is coloured.

use clap::ValueEnum;
use std::ffi::OsStr;
use std::io::{self, IsTerminal, Write};
use tabletop::{Error, ErrorKind};

/// Writes a text to standard output. A closed pipe is not an error.
pub(crate) fn put(text: &str) -> Result<(), Error> {
    let mut output = io::stdout().lock();
    match output.write_all(text.as_bytes()).and_then(|()| output.flush()) {
        Err(error) if error.kind() != io::ErrorKind::BrokenPipe => {
            Err(Error::new(ErrorKind::Internal, format!("standard output cannot be written to: {error}")))
        }
        _ => Ok(()),
    }
}

/// Writes a line to standard error, if it is open.
pub(crate) fn say(sentence: &str) {
    writeln!(io::stderr(), "{sentence}").ok();
}

/// When there is colour.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, ValueEnum)]
pub(crate) enum Colour {
    /// On a terminal, unless NO_COLOR is set
    #[default]
    Auto,
    /// Always
    Always,
    /// Never
    Never,
}

impl Colour {
    /// Whether standard output is coloured.
    pub(crate) fn shows(self) -> bool {
        self.shows_on(io::stdout().is_terminal(), std::env::var_os("NO_COLOR").as_deref())
    }

    fn shows_on(self, terminal: bool, no_color: Option<&OsStr>) -> bool {
        match self {
            Self::Always => true,
            Self::Never => false,
            Self::Auto => terminal && no_color.is_none_or(OsStr::is_empty),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn colour_shows_on_a_terminal_unless_it_is_unwanted() {
        let set = Some(OsStr::new("1"));
        assert!(Colour::Auto.shows_on(true, None) && Colour::Auto.shows_on(true, Some(OsStr::new(""))));
        assert!(!Colour::Auto.shows_on(true, set) && !Colour::Auto.shows_on(false, None));
        assert!(Colour::Always.shows_on(false, set) && !Colour::Never.shows_on(true, None));
    }
}
