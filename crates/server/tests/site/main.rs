//! The site, asked over real sockets.
#![allow(clippy::unwrap_used, clippy::expect_used)] // everything here is a test

mod absence;
mod after;
mod bots;
mod failing;
mod games;
mod hints;
mod kept;
mod live;
mod people;
mod private;
mod safety;
mod sharing;
mod slow;
mod support;
mod tables;
mod upgrade;
