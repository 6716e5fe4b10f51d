//! Bots by the names that people know them by.

use crate::failsafe::Failsafe;
use crate::search::Budget;
use crate::with_mistakes::WithMistakes;
use crate::{Bots, Determinized, Player, Random, Thinker};
use std::fmt;
use std::str::FromStr;
use std::time::Duration;
use tabletop::{Error, ErrorKind, Seed, closest};

/// How well a bot plays.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Level {
    /// Chooses uniformly.
    Random,
    /// Plays by rules of thumb, with a beginner's mistakes.
    Easy,
    /// Plays by rules of thumb, at once.
    Fair,
    /// Searches, by a number of iterations that takes about a fifth of a second.
    Strong,
    /// Searches as long as it is given.
    Best,
}

impl Level {
    /// All of them, the weakest first.
    pub const ALL: [Self; 5] = [Self::Random, Self::Easy, Self::Fair, Self::Strong, Self::Best];
    /// Their names, the same in every game.
    pub const NAMES: &'static [&'static str] = &["random", "easy", "fair", "strong", "best"];
    /// How long *best* thinks by default.
    pub const PATIENCE: Duration = Duration::from_secs(2);

    pub fn name(self) -> &'static str {
        Self::NAMES[self as usize]
    }

    fn searches(self) -> bool {
        matches!(self, Self::Strong | Self::Best)
    }
}

/// A bot as it is written: a level, and for one that searches perhaps how long and on how many threads, as in `best:5s:2`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Bot {
    level: Level,
    budget: Option<Budget>,
    threads: usize,
}

impl Bot {
    /// More threads than any machine of a club has.
    const MOST_THREADS: usize = 64;

    /// The bot of a level that thinks as long as its level does.
    pub fn of(level: Level) -> Self {
        Self { level, budget: None, threads: 1 }
    }

    /// Whether it searches, and so takes its time.
    pub fn searches(self) -> bool {
        self.level.searches()
    }

    /// The bot at a table, all its chance from `seed`. It always answers.
    pub fn seated<G: Bots>(self, seed: Seed) -> Box<dyn Player<G>> {
        Box::new(Failsafe::new(self, seed))
    }

    pub(crate) fn player<G: Bots>(self, seed: Seed) -> Box<dyn Player<G>> {
        let fair = || Determinized::new(G::fair(), seed);
        match self.level {
            Level::Random => Box::new(Random::new(seed)),
            Level::Easy => Box::new(WithMistakes::new(fair(), G::MISTAKES, seed)),
            Level::Fair => Box::new(fair()),
            Level::Strong | Level::Best => self.thinker(seed),
        }
    }

    /// The same as a [`Thinker`], which can compare choices; a level that does not search thinks like *strong*.
    pub fn thinker<G: Bots>(self, seed: Seed) -> Box<dyn Thinker<G>> {
        G::thinker(self.budget::<G>(), self.threads, seed)
    }

    /// How long it thinks, if it thinks.
    pub(crate) fn budget<G: Bots>(self) -> Budget {
        self.budget.unwrap_or(match self.level {
            Level::Best => Budget::Time(Level::PATIENCE),
            _ => Budget::Iterations(G::ITERATIONS),
        })
    }
}

impl FromStr for Bot {
    type Err = Error;

    fn from_str(text: &str) -> Result<Self, Error> {
        let refuse = |message: String| Error::new(ErrorKind::Request, message);
        let mut parts = text.split(':');
        let name = parts.next().unwrap_or_default();
        let Some(level) = Level::ALL.into_iter().find(|level| level.name() == name) else {
            let hint = match closest(name, Level::NAMES.iter().copied()) {
                Some(close) => format!("did you mean {close:?}?"),
                None => format!("there is {}", Level::NAMES.join(", ")),
            };
            return Err(refuse(format!("there is no bot {name:?}: {hint}")));
        };
        let mut bot = Self::of(level);
        if let Some(budget) = parts.next() {
            if !level.searches() {
                return Err(refuse(format!(
                    "{name} plays at once: only strong and best can be told how long to think"
                )));
            }
            bot.budget = Some(budget.parse().map_err(refuse)?);
        }
        if let Some(threads) = parts.next() {
            let count = threads.parse().ok().filter(|count| (1..=Self::MOST_THREADS).contains(count));
            let most = Self::MOST_THREADS;
            bot.threads =
                count.ok_or_else(|| refuse(format!("{threads:?} is no number of threads from 1 to {most}")))?;
        }
        match parts.next() {
            Some(more) => {
                Err(refuse(format!("{more:?} is too much: a bot is written like best, best:5s or best:5s:2")))
            }
            None => Ok(bot),
        }
    }
}

impl fmt::Display for Bot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.level.name())?;
        if let Some(budget) = self.budget {
            write!(f, ":{budget}")?;
        }
        if self.threads > 1 {
            write!(f, ":{}", self.threads)?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bots_are_read_as_they_are_written() {
        for text in ["random", "easy", "fair", "strong", "best", "strong:2000", "best:500ms", "best:2000ms:2"] {
            assert_eq!(text.parse::<Bot>().unwrap().to_string(), text);
        }
        let same = "best:2s".parse::<Bot>().unwrap();
        assert_eq!(same, "best:2000ms".parse().unwrap());
    }

    #[test]
    fn what_is_no_bot_is_refused_with_what_to_write() {
        let refused = |text: &str| text.parse::<Bot>().unwrap_err().message;
        assert_eq!(refused("fare"), "there is no bot \"fare\": did you mean \"fair\"?");
        assert_eq!(refused("genius"), "there is no bot \"genius\": there is random, easy, fair, strong, best");
        assert!(refused("fair:2s").contains("only strong and best"));
        assert!(refused("best:soon").contains("500ms"));
        assert!(refused("best:2s:0").contains("from 1 to 64"));
        assert!(refused("best:2s:2:2").contains("best:5s:2"));
    }
}
