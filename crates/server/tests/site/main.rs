//! The site, asked over real sockets.
#![allow(clippy::unwrap_used, clippy::expect_used)] // everything here is a test

mod after;
mod bots;
mod games;
mod hints;
mod live;
mod people;
mod private;
mod safety;
mod slow;
mod support;
mod tables;
