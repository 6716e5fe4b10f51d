//! The rules of setup, the phases of an era, and the spaces of the boards, one file for each chapter.
#![allow(clippy::unwrap_used)] // everything here is a test

#[path = "../support/mod.rs"]
mod support;

mod clean;
mod council;
mod foretold;
mod mine;
mod paradox;
mod power;
mod prep;
mod recruit;
mod research;
mod roll;
mod setup;
mod space;
mod supply;
mod travel;
mod turn;
mod warp;
