//! Drives the real program as many people at once would.
//!
//! | room | what lives there |
//! |---|---|
//! | [`program`] | the program as a process: started, asked to end, killed |
//! | [`guest`] | a person with a browser: a cookie, pages, deeds, a stream of what changes |
//! | [`dice`] | chance |
//! | `faults` | a disk that fails when it is told to |
//!
//! The binary `load` measures with them; the tests kill the program with them.
#![forbid(unsafe_code)]

pub mod dice;
#[cfg(target_os = "linux")]
pub mod faults;
pub mod guest;
pub mod program;

use std::fmt;

/// Why something could not be done: a sentence for whoever drives.
#[derive(Debug)]
pub struct Trouble {
    why: String,
    kind: Kind,
}

#[derive(PartialEq, Debug)]
enum Kind {
    CutOff,
    NotSaved,
    Other,
}

impl Trouble {
    /// Trouble in words.
    pub fn new(why: impl Into<String>) -> Self {
        Self { why: why.into(), kind: Kind::Other }
    }

    /// No answer came, so nobody knows whether what was asked for is done.
    pub(crate) fn cut_off(why: impl Into<String>) -> Self {
        Self { why: why.into(), kind: Kind::CutOff }
    }

    /// The site says that nothing can be saved at the moment.
    pub fn not_saved(why: impl Into<String>) -> Self {
        Self { why: why.into(), kind: Kind::NotSaved }
    }

    /// Whether the connection was cut before an answer came.
    pub fn is_cut_off(&self) -> bool {
        self.kind == Kind::CutOff
    }

    /// Whether it was refused because nothing can be saved at the moment.
    pub fn is_not_saved(&self) -> bool {
        self.kind == Kind::NotSaved
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
