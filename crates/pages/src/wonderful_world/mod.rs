//! The board of It's a Wonderful World.

use crate::board::Board;
use wonderful_world::WonderfulWorld;

impl Board for WonderfulWorld {
    const RULES_PAGES: &'static [(&'static str, &'static str)] = wonderful_world::RULES_PAGES;
    const KEYS: &'static str = "ww";
}
