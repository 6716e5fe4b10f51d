//! The list of games, and tables of any game behind one trait.
//!
//! Code that works with "some game" takes a [`GameEntry`] and holds a [`Box<dyn AnyTable>`](AnyTable). Code that needs the
//! concrete type of a game implements [`Visitor`] and calls [`with_game`].
#![forbid(unsafe_code)]

mod any_table;
mod entry;
mod following;
mod table_of;
mod thinking;

pub use any_table::{AnyTable, Change, PreviewOf, Reader, Shown};
pub use entry::GameEntry;
pub use thinking::{ADVISER, Advised, Looking, Missed, Question, Reviewed, Thinking, Thought};

use tabletop::{Error, ErrorKind, Game, closest};

/// Something to do with the concrete type of a game. Implemented for every `G` that has what the visitor needs:
///
/// ```
/// struct Title;
///
/// impl<G: tabletop::Game> games::Visitor<G> for Title {
///     type Output = &'static str;
///
///     fn visit(self) -> &'static str {
///         G::about().title
///     }
/// }
///
/// assert_eq!(games::with_game("anachrony", Title).unwrap(), "Anachrony");
/// ```
pub trait Visitor<G> {
    /// The same for every game.
    type Output;

    /// Called with the type of the game that was named.
    fn visit(self) -> Self::Output;
}

macro_rules! games {
    ($($game:ty,)+) => {
        /// Every game of the program.
        pub static GAMES: &[GameEntry] = &[$(GameEntry::of::<$game>()),+];

        /// Calls the visitor with the type of the game of this name.
        pub fn with_game<V, T>(name: &str, visitor: V) -> Result<T, Error>
        where
            $(V: Visitor<$game, Output = T>,)+
        {
            match name {
                $(<$game as Game>::NAME => Ok(Visitor::<$game>::visit(visitor)),)+
                _ => Err(no_such_game(name)),
            }
        }
    };
}

// A new game is one line here.
games! {
    wonderful_world::WonderfulWorld,
    anachrony::Anachrony,
    the_loop::TheLoop,
}

pub fn find(name: &str) -> Result<&'static GameEntry, Error> {
    GAMES.iter().find(|entry| entry.name == name).ok_or_else(|| no_such_game(name))
}

fn no_such_game(name: &str) -> Error {
    let names: Vec<_> = GAMES.iter().map(|entry| entry.name).collect();
    let hint = match closest(name, names.iter().copied()) {
        Some(close) => format!("did you mean {close:?}?"),
        None => format!("there is {}", names.join(", ")),
    };
    Error::new(ErrorKind::Request, format!("there is no game {name:?}: {hint}"))
}
