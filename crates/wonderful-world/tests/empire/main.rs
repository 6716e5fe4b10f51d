//! The rules of building, leaders, scoring and playing alone, one file for each chapter.
// A position that cannot be made ends the test.
#![allow(clippy::unwrap_used)]

#[path = "../support/mod.rs"]
mod support;

mod bonus;
mod build;
mod discard;
mod endround;
mod examples;
mod go_on;
mod kryst;
mod leader;
mod memory;
mod rating;
mod scen;
mod score;
mod solo;
mod solo_deck;
mod tie;
