//! The rules of construction, components, variants and the end of the game, one file for each chapter.
#![allow(clippy::unwrap_used)] // everything here is a test

#[path = "../support/mod.rs"]
mod support;

mod admit;
mod alternate;
mod buildings;
mod construct;
mod draft;
mod end;
mod evacuation;
mod examples;
mod facts;
mod goals;
mod impact;
mod leaders;
mod seen;
mod side_b;
mod superprojects;
mod tiles;
mod told;
