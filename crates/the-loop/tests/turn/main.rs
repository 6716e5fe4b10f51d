//! Setup and the five phases of a turn, one file for each chapter of the rules.
#![allow(clippy::unwrap_used)] // everything here is a test

#[path = "../support/mod.rs"]
mod support;

mod actions;
mod archive;
mod check;
mod doctor;
mod end;
mod options;
mod setup;
mod solo;
mod vortex;
