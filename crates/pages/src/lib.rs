//! What people see: HTML and SVG, made from what one viewer may see and from nothing else.
//!
//! | module | contents |
//! |---|---|
//! | [`words`] | languages, from the Fluent files in `locales/` |
//! | [`board`] | what a game shows for itself, and what it is given to do so |
//! | [`anachrony`], [`the_loop`] | the words of these games, and their tables in words |
//! | [`plain`] | what is shown of a game that says nothing for itself |
//! | [`wonderful_world`] | the words and the board of It's a Wonderful World |
//! | [`home`], [`create`], [`rules`], [`me`], [`notice`], [`hand_over`], [`replay`], [`review`] | a page each |
//! | [`table`] | the page of a table, around whatever board |
//! | [`hint`] | the best few choices, on request |
//! | [`lesson`] | what a first game teaches, beside the pieces |
//! | [`frame`] | what every page has around it |
//! | [`assets`] | style sheets, scripts and fonts, in the program |
//!
//! Nothing here knows of a server, a file or a clock.
#![forbid(unsafe_code)]

mod actions;
pub mod anachrony;
pub mod assets;
pub mod board;
pub mod create;
pub mod frame;
pub mod hand_over;
pub mod hint;
pub mod home;
pub mod lesson;
pub mod me;
pub mod notice;
mod ornament;
pub mod plain;
pub mod replay;
pub mod review;
pub mod rules;
pub mod table;
pub mod the_loop;
pub mod wonderful_world;
pub mod words;

pub use board::{Board, BoardContext, Chapter, Chip, LogContext, Offers, Zone};
pub use words::{Language, Words};
