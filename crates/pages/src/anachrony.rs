//! Anachrony on the site: shown by the plain board until it has one of its own.

use crate::board::Board;
use anachrony::state::Phase;
use anachrony::{Anachrony, View};

impl Board for Anachrony {
    const RULES_PAGES: &'static [(&'static str, &'static str)] = anachrony::RULES_PAGES;
    const KEYS: &'static str = "ana";

    fn round(view: &View) -> Option<u8> {
        Some(view.era).filter(|&era| era > 0)
    }

    fn hides(view: &View) -> bool {
        matches!(view.phase, Phase::Warp | Phase::Goals | Phase::Assets { .. })
    }
}
