//! The site, asked over real sockets.
#![allow(clippy::unwrap_used, clippy::expect_used)] // everything here is a test

mod absence;
mod bots;
mod failing;
mod finished;
mod games;
mod hints;
mod live;
mod people;
mod private;
mod retention;
mod safety;
mod sharing;
mod slow;
mod support;
mod tables;
mod upgrade;
