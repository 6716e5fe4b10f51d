//! Who sits where.

use super::Args;
use players::Bots;
use tabletop::record::{Header, Origin};
use tabletop::{Game, Kind, Refusal, Seat, Seats, Seed, Table, closest};

/// Where the seeds of bots begin among the seeds that follow from a game's own, far from all that a game draws.
const BOT_SEEDS: u64 = 1 << 40;

/// Who sits where: people, and bots by name.
#[derive(Clone, Debug)]
pub(crate) struct People {
    bots: Vec<Option<String>>,
}

impl People {
    /// Everybody in the seats that the flags say.
    pub(crate) fn seated<G: Bots>(args: &Args, seats: usize) -> Result<Self, Refusal> {
        let refuse = |message: String| Err(Refusal::new(Kind::Options, message));
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
        let mut names = match &args.bots[..] {
            [] => vec![default_bot::<G>(); others],
            _ if others == 0 => {
                return refuse(
                    "people play every seat: leave --bots out, or say with --seat which seats they play".into(),
                );
            }
            [name] => vec![name.clone(); others],
            names if names.len() == others => names.to_vec(),
            names => {
                return refuse(format!(
                    "{} bots are named for {others} seats: name one for all of them, or one for each",
                    names.len()
                ));
            }
        }
        .into_iter();
        let bots: Vec<_> = (0..seats).map(|seat| if human(seat) { None } else { names.next() }).collect();
        for name in bots.iter().flatten() {
            if !G::NAMES.contains(&name.as_str()) {
                let hint = match closest(name, G::NAMES.iter().copied()) {
                    Some(close) => format!("did you mean {close:?}?"),
                    None => format!("there is {}", G::NAMES.join(", ")),
                };
                return refuse(format!("there is no bot {name:?}: {hint}"));
            }
        }
        Ok(Self { bots })
    }

    /// The seats that people play.
    pub(crate) fn humans(&self) -> Seats {
        (0..).map(Seat).zip(&self.bots).filter(|(_, bot)| bot.is_none()).map(|(seat, _)| seat).collect()
    }

    /// The name of the bot of a seat.
    pub(crate) fn bot(&self, seat: Seat) -> Option<&str> {
        self.bots.get(seat.index())?.as_deref()
    }

    /// What the bot of a seat chooses.
    ///
    /// Its chance depends on the game's seed and on how many choices were made, and on nothing else: a game that is
    /// resumed goes on as it would have.
    pub(crate) fn choice_of_bot<G: Bots>(&self, table: &Table<G>, seat: Seat) -> Option<G::Choice> {
        let seed = seed_of(table.header()).nth(BOT_SEEDS + u64::from(seat.0)).nth(table.choices_made() as u64);
        G::bot(self.bot(seat)?, seed)?.choose(table.now(), seat)
    }
}

/// The seed that a game began from, or one for those that began otherwise.
pub(crate) fn seed_of(header: &Header) -> Seed {
    match header.origin {
        Origin::Seed(seed) => seed,
        _ => Seed([0; 32]),
    }
}

fn default_bot<G: Bots + Game>() -> String {
    let fair = G::NAMES.iter().find(|&&name| name == "fair").or(G::NAMES.last());
    fair.copied().unwrap_or_default().to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;
    use wonderful_world::WonderfulWorld;

    fn seated(args: &Args, seats: usize) -> Result<Vec<Option<String>>, String> {
        People::seated::<WonderfulWorld>(args, seats).map(|people| people.bots).map_err(|refusal| refusal.message)
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
