//! Drives the real program as many people at once would.
//!
//! | room | what lives there |
//! |---|---|
//! | [`program`] | the program as a process: started, asked to end, killed |
//! | [`guest`] | a person with a browser: a cookie, pages, deeds, a stream of what changes |
//! | [`dice`] | chance |
//!
//! The binary `load` measures with them; the tests kill the program with them.
#![forbid(unsafe_code)]

pub mod dice;
pub mod guest;
pub mod program;

use std::fmt;

/// Why something could not be done: a sentence for whoever drives.
#[derive(Debug)]
pub struct Trouble {
    why: String,
    cut_off: bool,
}

impl Trouble {
    /// Trouble in words.
    pub fn new(why: impl Into<String>) -> Self {
        Self { why: why.into(), cut_off: false }
    }

    /// No answer came, so nobody knows whether what was asked for is done.
    pub(crate) fn cut_off(why: impl Into<String>) -> Self {
        Self { why: why.into(), cut_off: true }
    }

    /// Whether the connection was cut before an answer came.
    pub fn is_cut_off(&self) -> bool {
        self.cut_off
    }
}

impl fmt::Display for Trouble {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.why)
    }
}

impl std::error::Error for Trouble {}

impl From<std::io::Error> for Trouble {
    fn from(error: std::io::Error) -> Self {
        Self::new(error.to_string())
    }
}
