//! What artifacts and abilities do, one file for each chapter of the rules.
#![allow(clippy::unwrap_used)] // everything here is a test

#[path = "../support/mod.rs"]
mod support;

mod abil;
mod cards;
mod clar;
mod counts;
mod era;
mod example;
mod facts;
mod looping;
mod missions;
mod prog;
mod term;
mod using;
mod words;
