//! Drives the real program as many people at once would.
//!
//! | module | contents |
//! |---|---|
//! | [`program`] | the program as a process: starting, stopping, killing |
//! | [`client`] | an HTTP client that acts like a person with a browser |
//! | [`rng`] | random numbers |
//! | `faults` | a disk with injected errors |
//!
//! The binary `load` measures the program; the tests kill it.
#![forbid(unsafe_code)]

pub mod client;
#[cfg(target_os = "linux")]
pub mod faults;
pub mod program;
pub mod rng;

use std::fmt;

#[derive(Debug)]
pub struct Error {
    message: String,
    kind: Kind,
}

#[derive(PartialEq, Debug)]
enum Kind {
    CutOff,
    NotSaved,
    Other,
}

impl Error {
    pub fn new(message: impl Into<String>) -> Self {
        Self { message: message.into(), kind: Kind::Other }
    }

    /// No reply came, so it is unknown whether the request was done.
    pub(crate) fn cut_off(message: impl Into<String>) -> Self {
        Self { message: message.into(), kind: Kind::CutOff }
    }

    /// The server cannot save anything at the moment.
    pub fn not_saved(message: impl Into<String>) -> Self {
        Self { message: message.into(), kind: Kind::NotSaved }
    }

    pub fn is_cut_off(&self) -> bool {
        self.kind == Kind::CutOff
    }

    pub fn is_not_saved(&self) -> bool {
        self.kind == Kind::NotSaved
    }
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.message)
    }
}

impl std::error::Error for Error {}

impl From<std::io::Error> for Error {
    fn from(error: std::io::Error) -> Self {
        Self::new(error.to_string())
    }
}
