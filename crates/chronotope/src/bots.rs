//! Bots by name and by seat.

use players::{Bot, Level};
use tabletop::{Error, ErrorKind, Seat, Seed};

/// The bots of so many seats: one name stands for all of them, several are taken in the order of seats.
pub(crate) fn for_seats(names: &[String], seats: usize) -> Result<Vec<Bot>, Error> {
    let named: Vec<Bot> = names.iter().map(|name| name.parse()).collect::<Result<_, _>>()?;
    match &named[..] {
        [bot] => Ok(vec![*bot; seats]),
        named if named.len() == seats => Ok(named.to_vec()),
        named => {
            let count = named.len();
            let message =
                format!("{count} bots are named for {seats} seats: name one for all of them, or one for each seat");
            Err(Error::new(ErrorKind::Request, message))
        }
    }
}

/// The bot that plays if none is named.
pub(crate) const USUAL: Level = Level::Fair;

/// The first stream of a game's seed that bots use. Games use only a few streams.
const STREAMS: u64 = 1000;

/// Where all chance of the bot of a seat comes from. It follows from the game's own seed, far from all that a game
/// draws.
pub(crate) fn seed_of(game: Seed, seat: Seat) -> Seed {
    game.nth(STREAMS + u64::from(seat.0))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn named(names: &[&str], seats: usize) -> Result<Vec<String>, String> {
        let names: Vec<_> = names.iter().map(|&name| name.to_owned()).collect();
        let bots = for_seats(&names, seats).map_err(|error| error.message)?;
        Ok(bots.iter().map(ToString::to_string).collect())
    }

    #[test]
    fn one_name_stands_for_all_seats_and_several_for_one_each() {
        assert_eq!(named(&["fair"], 2).unwrap(), ["fair", "fair"]);
        assert_eq!(named(&["fair", "random"], 2).unwrap(), ["fair", "random"]);
        assert_eq!(named(&["fair"], 0).unwrap(), [""; 0]);
        assert!(named(&["fair", "random"], 3).unwrap_err().contains("2 bots are named for 3 seats"));
    }

    #[test]
    fn a_bot_that_is_not_there_is_refused_with_one_that_is() {
        assert_eq!(named(&["fair", "fare"], 2).unwrap_err(), "there is no bot \"fare\": did you mean \"fair\"?");
    }

    #[test]
    fn every_seat_has_its_own_chance_and_always_the_same() {
        let game = Seed([7; 32]);
        assert_eq!(seed_of(game, Seat(1)), seed_of(game, Seat(1)));
        assert_ne!(seed_of(game, Seat(1)), seed_of(game, Seat(2)));
    }
}
