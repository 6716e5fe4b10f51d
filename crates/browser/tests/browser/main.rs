//! The site as people meet it: Chromium, the real program, and nothing between them.
#![allow(clippy::unwrap_used)] // everything here is a test

mod access;
mod afterwards;
mod creating;
mod desk;
mod following;
mod languages;
mod phone;
mod pictures;
mod safety;
#[cfg(target_os = "linux")]
mod saving;
mod sharing;
mod taking_back;
mod the_loop;
mod thinking;
mod whole_games;
