//! The list of games. A new game is one line here.

use crate::{play, simulate};
use players::Bots;
use tabletop::face::{AnyGame, Of};
use tabletop::{Kind, Refusal, closest};
use wonderful_world::WonderfulWorld;

/// Every game of the program.
pub(crate) static GAMES: &[Entry] = &[Entry::of::<WonderfulWorld>(wonderful_world::RULES_PAGE)];

/// A game, and what can be done with it.
pub(crate) struct Entry {
    pub(crate) name: &'static str,
    pub(crate) game: &'static dyn AnyGame,
    pub(crate) bots: &'static [&'static str],
    pub(crate) rules: &'static str,
    pub(crate) play: fn(&play::Args) -> Result<(), Refusal>,
    pub(crate) simulate: fn(&simulate::Plan) -> Result<simulate::Report, Refusal>,
}

impl Entry {
    const fn of<G: Bots + play::Terminal>(rules: &'static str) -> Self {
        Self {
            name: G::NAME,
            game: const { &Of::<G>::GAME },
            bots: G::NAMES,
            rules,
            play: play::game::<G>,
            simulate: simulate::games::<G>,
        }
    }
}

/// The game of this name.
pub(crate) fn find(name: &str) -> Result<&'static Entry, Refusal> {
    GAMES.iter().find(|entry| entry.name == name).ok_or_else(|| {
        let names: Vec<_> = GAMES.iter().map(|entry| entry.name).collect();
        none_such("game", name, &names)
    })
}

/// The refusal of a name that is not among the names there are, with the one that was meant, or with all of them.
pub(crate) fn none_such(what: &str, name: &str, names: &[&str]) -> Refusal {
    let hint = match closest(name, names.iter().copied()) {
        Some(close) => format!("did you mean {close:?}?"),
        None => format!("there is {}", names.join(", ")),
    };
    Refusal::new(Kind::Request, format!("there is no {what} {name:?}: {hint}"))
}
