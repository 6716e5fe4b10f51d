//! Planned steps with cards, played one after the other.

use tabletop::{List, Seat};
use wonderful_world::data::Card;
use wonderful_world::{Choice, WonderfulWorld};

/// Steps that follow each other as long as nothing unforeseen happens.
#[derive(Debug, Default)]
pub(super) struct PlannedSteps {
    /// Whose they are, and in which round.
    whose: Option<(Seat, u8)>,
    /// The cards that are there before the next step, and how many sites were ever opened.
    cards: List<Card, 10>,
    opened: u8,
    /// The last one first.
    steps: Vec<Choice>,
}

impl PlannedSteps {
    /// Means to go on like this from here.
    pub(super) fn set(&mut self, game: &WonderfulWorld, seat: Seat, steps: impl DoubleEndedIterator<Item = Choice>) {
        self.whose = Some((seat, game.round));
        self.cards = cards(game, seat).iter().copied().collect();
        self.opened = game.players[seat.index()].opened;
        self.steps.clear();
        self.steps.extend(steps.rev());
    }

    /// Whether there is a step that was meant for this.
    pub(super) fn holds(&self, game: &WonderfulWorld, seat: Seat) -> bool {
        let player = &game.players[seat.index()];
        !self.steps.is_empty()
            && player.unplaced.is_none()
            && self.whose == Some((seat, game.round))
            && self.opened == player.opened
            && *self.cards == *cards(game, seat)
    }

    /// The next step, if it was meant for this.
    pub(super) fn next(&mut self, game: &WonderfulWorld, seat: Seat) -> Option<Choice> {
        let step = if self.holds(game, seat) { self.steps.pop()? } else { return None };
        if let Choice::Build(card) | Choice::Recycle(card) | Choice::Dig(card) = step {
            self.cards.take(card);
        }
        self.opened += u8::from(matches!(step, Choice::Build(_)));
        Some(step)
    }
}

/// The cards that a seat plans with.
pub(super) fn cards(game: &WonderfulWorld, seat: Seat) -> &[Card] {
    let player = &game.players[seat.index()];
    if game.is_solo() { &player.hand } else { &player.draft_area }
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
pub(super) mod tests {
    use super::*;
    use tabletop::{Game, Seed};
    use wonderful_world::Options;

    /// The first planning of a game alone, and its seat.
    pub(in crate::wonderful_world) fn planning() -> (WonderfulWorld, Seat) {
        let options = Options { players: 1, ..Options::default() };
        let mut game = WonderfulWorld::start(&options, Seed([5; 32])).unwrap();
        let mut choices = Vec::new();
        loop {
            game.choices(Seat(0), &mut choices);
            match choices[0] {
                Choice::Build(_) => return (game, Seat(0)),
                first => game.apply(Seat(0), first, &mut ()).map(|_| ()).unwrap(),
            }
        }
    }

    #[test]
    fn steps_follow_each_other_as_they_were_meant() {
        let (mut game, seat) = planning();
        let hand = game.players[0].hand;
        let mut planned_steps = PlannedSteps::default();
        assert_eq!(planned_steps.next(&game, seat), None, "nothing is meant yet");
        planned_steps.set(&game, seat, [Choice::Build(hand[0]), Choice::Build(hand[1])].into_iter());
        for &card in &hand[..2] {
            assert_eq!(planned_steps.next(&game, seat), Some(Choice::Build(card)));
            game.apply(seat, Choice::Build(card), &mut ()).unwrap();
        }
        assert_eq!(planned_steps.next(&game, seat), None, "all is done");
    }

    #[test]
    fn what_was_not_foreseen_ends_it() {
        let (game, seat) = planning();
        let hand = game.players[0].hand;
        let meant =
            |planned_steps: &mut PlannedSteps| planned_steps.set(&game, seat, [Choice::Build(hand[0])].into_iter());
        let mut planned_steps = PlannedSteps::default();

        meant(&mut planned_steps);
        let mut other = game.clone();
        other.apply(seat, Choice::Build(hand[2]), &mut ()).unwrap();
        assert_eq!(planned_steps.next(&other, seat), None, "another card was built");
        let later = WonderfulWorld { round: 2, ..game.clone() };
        assert_eq!(planned_steps.next(&later, seat), None, "it was meant for another round");
        assert_eq!(planned_steps.next(&game, seat), Some(Choice::Build(hand[0])));
    }
}
