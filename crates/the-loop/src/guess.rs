//! A state that a viewer cannot tell from the real one. Everybody at this table knows the same, so that it is the same for
//! everybody.

use crate::data::Mission;
use crate::state::{Given, TheLoop};
use tabletop::{Chance, Dice};

impl TheLoop {
    /// The order of decks, the tiles that nobody has seen and all coming chance are dealt anew.
    pub(crate) fn redealt(&self, dice: &mut Dice) -> Self {
        let mut guess = self.clone();
        guess.chance = Chance::new(dice.seed());
        guess.given = Given::default();
        guess.great_deck.reshuffle(dice);
        for pile in &mut guess.piles[..] {
            pile.deck.reshuffle(dice);
        }
        dice.deal_anew(&mut guess.doctor_deck);
        let mut unseen: Vec<Mission> = self.unseen_missions();
        dice.shuffle(&mut unseen);
        let face_down = guess.eras.iter_mut().map(|era| &mut era.tile).filter(|tile| !tile.is_seen());
        let hidden = face_down.map(|tile| &mut tile.mission).chain(&mut guess.boxed);
        for (mission, dealt) in hidden.zip(unseen) {
            *mission = dealt;
        }
        guess
    }

    /// The missions that nobody has seen, in the order of their list.
    pub(crate) fn unseen_missions(&self) -> Vec<Mission> {
        let seen = |mission: Mission| self.eras.iter().any(|era| era.tile.is_seen() && era.tile.mission == mission);
        Mission::ALL.into_iter().filter(|&mission| !seen(mission)).collect()
    }
}
