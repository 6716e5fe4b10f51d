//! Setup and the five phases of a turn, one file for each chapter of the rules.
#![allow(clippy::unwrap_used)] // everything here is a test

#[path = "../support/mod.rs"]
mod support;

mod actions;
mod archive;
mod bonus;
mod check;
mod clones;
mod components;
mod decks;
mod doctor;
mod end;
mod examples;
mod machine;
mod modes;
mod options;
mod running_out;
mod setup;
mod solo;
mod take;
mod tiles;
mod vortex;
