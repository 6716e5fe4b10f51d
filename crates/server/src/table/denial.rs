//! Why something cannot be done at a table.

use pages::words::Words;
use tabletop::Refusal;

/// Why something cannot be done at a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Denial {
    /// The table has no such seat.
    NoSuchSeat,
    /// The seat belongs to somebody else.
    NotYours,
    /// A bot plays the seat.
    BotPlays,
    /// Somebody else has taken the seat.
    Taken,
    /// The secret of the seat is another.
    WrongSecret,
    /// The seat is held on as many devices as it can be.
    TooManyDevices,
    /// There is no such bot.
    NoSuchBot,
    /// The holder of the seat is here, or not everybody has agreed yet and the time is not over.
    NotLeft,
    /// For somebody else, only a better bot may play.
    TooWeak,
    /// Nothing is proposed for the seat.
    NoProposal,
    /// Whoever has no seat has nothing to choose.
    OnlyWatching,
    /// The seat has nothing to choose now.
    NothingToChoose,
    /// No hints are given at this table.
    NoHints,
    /// The seat has asked already, and is not answered yet.
    HintUnderWay,
    /// The rules, or the record, refuse.
    Rules(Refusal),
}

impl Denial {
    /// For the person who gets it.
    pub(crate) fn in_words(&self, words: &Words) -> String {
        words.say(match self {
            Self::NoSuchSeat => "denied-no-such-seat",
            Self::NotYours => "denied-not-yours",
            Self::BotPlays => "denied-bot-plays",
            Self::Taken => "denied-taken",
            Self::WrongSecret => "denied-wrong-secret",
            Self::TooManyDevices => "denied-too-many-devices",
            Self::NoSuchBot => "denied-no-such-bot",
            Self::NotLeft => "denied-not-left",
            Self::TooWeak => "denied-too-weak",
            Self::NoProposal => "denied-no-proposal",
            Self::OnlyWatching => "denied-only-watching",
            Self::NothingToChoose => "denied-nothing-to-choose",
            Self::NoHints => "denied-no-hints",
            Self::HintUnderWay => "denied-hint-under-way",
            Self::Rules(refusal) => return words.with("denied-rules", &[("why", refusal.message.as_str().into())]),
        })
    }
}

impl From<Refusal> for Denial {
    fn from(refusal: Refusal) -> Self {
        Self::Rules(refusal)
    }
}
