//! The rules of building, leaders, scoring and playing alone, one file for each chapter.

#[path = "../support/mod.rs"]
mod support;

mod leader;
