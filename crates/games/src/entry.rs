//! A game in a list of games.

use crate::any_table::AnyTable;
use crate::table_of::TableOf;
use pages::lesson::{FirstGame, Lesson};
use pages::{Board, Words};
use players::{Bots, Level};
use serde_json::Value;
use tabletop::record::Origin;
use tabletop::{About, Error, Table};

/// A game that tables can be opened for.
pub struct GameEntry {
    /// Its name in addresses, commands and records.
    pub name: &'static str,
    /// What its keys begin with in the Fluent files.
    pub keys: &'static str,
    /// The names of its bots, the weakest first.
    pub bots: &'static [&'static str],
    /// Its rules by language, English first.
    pub rules: &'static [(&'static str, &'static str)],
    /// Its lessons, and the game in which they are learned.
    pub lessons: &'static [Lesson],
    pub first_game: FirstGame,
    about: fn() -> About,
    start: fn(&Value, Origin) -> Opened,
    load: fn(&str) -> Opened,
}

type Opened = Result<Box<dyn AnyTable>, Error>;

impl GameEntry {
    /// The entry of a game.
    pub const fn of<G: Board + Bots>() -> Self {
        Self {
            name: G::NAME,
            keys: G::KEYS,
            bots: Level::NAMES,
            rules: G::RULES_PAGES,
            lessons: G::LESSONS,
            first_game: G::FIRST_GAME,
            about: G::about,
            start: |options, origin| Ok(Box::new(TableOf::new(Table::<G>::start(options, origin)?))),
            load: |record| Ok(Box::new(TableOf::new(Table::<G>::load(record)?))),
        }
    }

    /// How the game presents itself.
    pub fn about(&self) -> About {
        (self.about)()
    }

    /// The game's title in a language.
    pub fn title(&self, words: &Words) -> String {
        words.get(&format!("{}-title", self.keys), &[]).unwrap_or_else(|| self.about().title.to_owned())
    }

    /// The rules in a language, or in English.
    pub fn rules_in(&self, language: pages::Language) -> &'static str {
        let page = self.rules.iter().find(|(code, _)| *code == language.name()).or(self.rules.first());
        page.map_or("", |(_, page)| page)
    }

    /// The bot that plays if none is named.
    pub fn usual_bot(&self) -> &'static str {
        self.bots.iter().find(|&&name| name == "fair").or(self.bots.last()).copied().unwrap_or_default()
    }

    /// The bots that may play for somebody who is away: not the weakest.
    pub fn fair_bots(&self) -> &'static [&'static str] {
        let first = self.bots.iter().position(|&name| name == self.usual_bot());
        first.and_then(|first| self.bots.get(first..)).unwrap_or_default()
    }

    /// A new game.
    pub fn start(&self, options: &Value, origin: Origin) -> Opened {
        (self.start)(options, origin)
    }

    /// A game as its record left it.
    pub fn load(&self, record: &str) -> Opened {
        (self.load)(record)
    }
}
