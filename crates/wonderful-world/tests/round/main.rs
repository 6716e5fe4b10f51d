//! The rules of setup, round, draft, planning and production, one file for each chapter.

#[path = "../support/mod.rs"]
mod support;

mod admit;
mod cards;
mod comp;
mod draft;
mod facts;
mod options;
mod plan;
mod prod;
mod recycle;
mod round;
mod setup;
mod suprem;
mod two;
