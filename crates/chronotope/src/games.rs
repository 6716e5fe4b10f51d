//! The list of games. A new game is one line here.

use crate::{advice, play, review, simulate};
use anachrony::Anachrony;
use players::{Bot, Bots, Level};
use serde_json::Value;
use server::SiteGame;
use tabletop::face::{AnyGame, AnyTable, Of};
use tabletop::{Kind, Refusal, Seat, Seed, any_of, closest};
use the_loop::TheLoop;
use wonderful_world::WonderfulWorld;

/// Every game of the program.
pub(crate) static GAMES: &[Entry] = &[
    Entry::of::<WonderfulWorld>(wonderful_world::RULES_PAGES),
    Entry::of::<Anachrony>(anachrony::RULES_PAGES),
    Entry::of::<TheLoop>(the_loop::RULES_PAGES),
];

/// A text in several languages, each with its code; English comes first.
type Pages = &'static [(&'static str, &'static str)];

/// The language of the terminal.
pub(crate) const ENGLISH: &str = "en";

/// Every game of the site.
pub(crate) static SITE_GAMES: &[SiteGame] =
    &[SiteGame::of::<WonderfulWorld>(), SiteGame::of::<Anachrony>(), SiteGame::of::<TheLoop>()];

/// A game, and what can be done with it.
pub(crate) struct Entry {
    pub(crate) name: &'static str,
    pub(crate) game: &'static dyn AnyGame,
    pub(crate) bots: &'static [&'static str],
    /// The page of rules in every language there is.
    rules: Pages,
    pub(crate) play: fn(&play::Args) -> Result<(), Refusal>,
    /// What a bot advises a seat at a table of this game.
    pub(crate) hint: fn(&dyn AnyTable, Seat, Bot, Seed) -> Result<Value, Refusal>,
    pub(crate) review: fn(&review::Task) -> Result<review::Looked, Refusal>,
    pub(crate) simulate: fn(&simulate::Plan) -> Result<simulate::Report, Refusal>,
}

impl Entry {
    const fn of<G: Bots + play::Terminal>(rules: Pages) -> Self {
        Self {
            name: G::NAME,
            game: const { &Of::<G>::GAME },
            bots: Level::NAMES,
            rules,
            play: play::game::<G>,
            hint: advice::hint::<G>,
            review: review::game::<G>,
            simulate: simulate::games::<G>,
        }
    }

    /// The page of rules in this language.
    pub(crate) fn rules_in(&self, language: &str) -> Result<&'static str, Refusal> {
        self.rules.iter().find(|(code, _)| *code == language).map(|(_, page)| *page).ok_or_else(|| {
            let codes: Vec<_> = self.rules.iter().map(|(code, _)| *code).collect();
            let message = format!("the rules of {} are not told in {language:?}: choose {}", self.name, any_of(&codes));
            Refusal::new(Kind::Request, message)
        })
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
