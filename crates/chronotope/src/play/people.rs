//! Who sits where.

use super::Args;
use crate::bots;
use players::{Bot, Bots, Player};
use tabletop::record::{Header, Origin};
use tabletop::{Error, ErrorKind, Seat, Seats, Seed, Table};

/// Who sits where: people, and bots by name.
#[derive(Clone, Debug)]
pub(crate) struct People {
    bots: Vec<Option<Bot>>,
}

impl People {
    /// Everybody in the seats that the flags say.
    pub(crate) fn seated(args: &Args, seats: usize) -> Result<Self, Error> {
        let refuse = |message: String| Err(Error::new(ErrorKind::Options, message));
        if let Some(seat) = args.seat.iter().find(|&&seat| usize::from(seat) >= seats) {
            return refuse(match seats {
                1 => format!("there is no seat {seat}: who plays alone has seat 0"),
                _ => format!("there is no seat {seat}: the seats are 0 to {}", seats - 1),
            });
        }
        let human = |seat: usize| match args.seat.is_empty() {
            true => args.hotseat || seat == 0,
            false => args.seat.iter().any(|&own| usize::from(own) == seat),
        };
        let others = (0..seats).filter(|&seat| !human(seat)).count();
        if others == 0 && !args.bots.is_empty() {
            return refuse("people play every seat: leave --bots out, or say with --seat which seats they play".into());
        }
        let named = if args.bots.is_empty() { vec![bots::USUAL.name().to_owned()] } else { args.bots.clone() };
        let mut names = bots::for_seats(&named, others)?.into_iter();
        Ok(Self { bots: (0..seats).map(|seat| if human(seat) { None } else { names.next() }).collect() })
    }

    /// The seats that people play.
    pub(crate) fn humans(&self) -> Seats {
        (0..).map(Seat).zip(&self.bots).filter(|(_, bot)| bot.is_none()).map(|(seat, _)| seat).collect()
    }

    /// The bot of a seat.
    pub(crate) fn bot(&self, seat: Seat) -> Option<Bot> {
        self.bots.get(seat.index()).copied().flatten()
    }

    /// The bot of a seat, ready to choose.
    ///
    /// Its chance depends on the game's seed and on how many choices were made, and on nothing else: a game that is
    /// resumed goes on as it would have, unless a bot searches, which keeps its thoughts from one choice to the next.
    pub(crate) fn seat_bot<G: Bots>(&self, table: &Table<G>, seat: Seat) -> Option<Box<dyn Player<G>>> {
        let game = seed_of(table.header()).unwrap_or(Seed([0; 32]));
        let seed = bots::seed_of(game, seat).nth(table.choices_made() as u64);
        Some(self.bot(seat)?.seated(seed))
    }
}

/// The seed that a game began from; none if it began from a setup or a state.
pub(crate) fn seed_of(header: &Header) -> Option<Seed> {
    match header.origin {
        Origin::Seed(seed) => Some(seed),
        Origin::Setup(_) | Origin::State(_) => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn seated(args: &Args, seats: usize) -> Result<Vec<Option<String>>, String> {
        People::seated(args, seats)
            .map(|people| people.bots.iter().map(|bot| bot.map(|bot| bot.to_string())).collect())
            .map_err(|error| error.message)
    }

    #[test]
    fn you_sit_in_seat_0_and_fair_bots_play_the_others() {
        let fair = Some("fair".to_owned());
        assert_eq!(seated(&Args::default(), 3), Ok(vec![None, fair.clone(), fair.clone()]));
        let args = Args { seat: vec![1], bots: vec!["random".into(), "fair".into()], ..Args::default() };
        assert_eq!(seated(&args, 3), Ok(vec![Some("random".into()), None, fair]));
    }

    #[test]
    fn at_the_hotseat_people_play_every_seat_or_those_named() {
        let all = Args { hotseat: true, ..Args::default() };
        assert_eq!(seated(&all, 2), Ok(vec![None, None]));
        let some = Args { hotseat: true, seat: vec![0, 2], ..Args::default() };
        assert_eq!(seated(&some, 3), Ok(vec![None, Some("fair".into()), None]));
    }

    #[test]
    fn seats_and_bots_that_do_not_fit_are_refused_with_a_hint() {
        let refused = |args: Args, seats| seated(&args, seats).unwrap_err();
        assert!(refused(Args { seat: vec![3], ..Args::default() }, 3).contains("the seats are 0 to 2"));
        assert!(refused(Args { bots: vec!["fare".into()], ..Args::default() }, 3).contains("did you mean \"fair\"?"));
        assert!(
            refused(Args { bots: vec!["fair".into(); 3], ..Args::default() }, 3).contains("3 bots are named for 2")
        );
        assert!(refused(Args { bots: vec!["fair".into()], ..Args::default() }, 1).contains("leave --bots out"));
    }
}
