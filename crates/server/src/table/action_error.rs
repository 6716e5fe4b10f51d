//! Why an action at a table is refused.

use pages::words::Words;
use tabletop::Error;

#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum ActionError {
    NoSuchSeat,
    NotYours,
    BotPlays,
    Taken,
    WrongSecret,
    TooManyDevices,
    NoSuchBot,
    /// The seat's holder is present, or neither the vote nor the absence timeout is over.
    NotAway,
    /// This bot may not play for another person.
    BotTooWeak,
    NoProposal,
    OnlyWatching,
    NothingToChoose,
    NoHints,
    HintInProgress,
    Rules(Error),
}

impl ActionError {
    pub(crate) fn message(&self, words: &Words) -> String {
        words.say(match self {
            Self::NoSuchSeat => "denied-no-such-seat",
            Self::NotYours => "denied-not-yours",
            Self::BotPlays => "denied-bot-plays",
            Self::Taken => "denied-taken",
            Self::WrongSecret => "denied-wrong-secret",
            Self::TooManyDevices => "denied-too-many-devices",
            Self::NoSuchBot => "denied-no-such-bot",
            Self::NotAway => "denied-not-left",
            Self::BotTooWeak => "denied-too-weak",
            Self::NoProposal => "denied-no-proposal",
            Self::OnlyWatching => "denied-only-watching",
            Self::NothingToChoose => "denied-nothing-to-choose",
            Self::NoHints => "denied-no-hints",
            Self::HintInProgress => "denied-hint-under-way",
            Self::Rules(error) => return words.with("denied-rules", &[("why", error.message.as_str().into())]),
        })
    }
}

impl From<Error> for ActionError {
    fn from(error: Error) -> Self {
        Self::Rules(error)
    }
}
