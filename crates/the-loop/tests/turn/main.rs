//! Setup and the five phases of a turn, one file for each chapter of the rules.
#![allow(clippy::unwrap_used)] // everything here is a test

#[path = "../support/mod.rs"]
mod support;

mod actions;
mod archive;
mod check;
mod decks;
mod doctor;
mod end;
mod examples;
mod options;
mod setup;
mod solo;
mod vortex;
