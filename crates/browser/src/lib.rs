//! The site in a real browser: what the tests in `tests/browser` need.
//!
//! | file | what lives there |
//! |---|---|
//! | [`mod@story`] | a test: the program, a browser, a limit of time, and evidence when it fails |
//! | [`program`] | the real program, started, killed and started again |
//! | [`chromium`] | the browser |
//! | [`tab`] | a page of it: where it is, what it shows, and waiting for that |
//! | [`hands`] | mouse, fingers and keys |
//! | [`seat`] | a seat at a table: what can be chosen, and choosing it |
//! | [`tables`] | tables, opened by the form |
//! | [`look`] | the size, colours and manner of a screen |
//!
//! Nothing here sleeps in the hope that something will have happened: what is waited for is asked for again and again, and a
//! limit ends it with the reason.
#![forbid(unsafe_code)]
#![allow(clippy::expect_used, clippy::unwrap_used)] // whatever fails here fails a test, and says what

pub mod chromium;
pub mod hands;
pub mod look;
pub mod program;
pub mod seat;
pub mod story;
pub mod tab;
pub mod tables;

pub use look::Look;
pub use seat::Stand;
pub use story::{Person, Site, story};
pub use tab::Tab;
