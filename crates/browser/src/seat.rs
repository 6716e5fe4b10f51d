//! A seat at a table: what can be chosen there, and choosing it.

use crate::tab::{PATIENCE, Tab};
use serde::Deserialize;
use std::time::{Duration, Instant};

/// What a table shows to its viewer.
#[derive(Deserialize, Clone, Debug)]
pub struct Stand {
    /// The seat's number that a choice has to carry.
    pub revision: u64,
    /// How many rounds are over.
    pub rounds: usize,
    /// The phase, as the board names it.
    pub phase: String,
    /// The choices in the action bar, in words.
    pub choices: Vec<String>,
    /// Whether the result is shown.
    pub over: bool,
}

const STAND: &str = "({
  revision: Number(document.querySelector('#choose [name=revision]').value),
  rounds: document.querySelectorAll('#ww-status .pips .done').length,
  phase: document.querySelector('#ww-status')?.dataset.phase ?? '',
  choices: [...document.querySelectorAll('#actions [data-number]')].map((button) => button.textContent),
  over: !document.querySelector('#result').hidden,
})";

impl Tab {
    /// How the table stands.
    pub async fn stand(&self) -> Stand {
        let start = Instant::now();
        loop {
            if let Some(stand) = self.try_js(STAND).await {
                return stand;
            }
            assert!(start.elapsed() < PATIENCE, "there is a table");
        }
    }

    /// Clicks on the choice at this place of the action bar, and waits until it is made.
    pub async fn choose(&self, place: usize) {
        let before = self.stand().await.revision;
        self.click(&choice(place)).await;
        self.chosen(before).await;
    }

    /// Waits until something was chosen since the seat had this number.
    pub async fn chosen(&self, before: u64) {
        let now = "Number(document.querySelector('#choose [name=revision]').value)";
        self.until("the choice is made", &format!("{now} > {before} && !document.body.classList.contains('busy')"))
            .await;
    }

    /// Waits until it can choose something, or the game is over.
    pub async fn turn(&self) -> Stand {
        let choices = "document.querySelectorAll('#actions [data-number]').length > 0";
        self.until("a choice or the result", &format!("{choices} || !document.querySelector('#result').hidden")).await;
        self.stand().await
    }

    /// Chooses until the table stands as wanted.
    pub async fn play_until(&self, dice: &mut Dice, wanted: impl Fn(&Stand) -> bool) -> Stand {
        for _ in 0..2000 {
            let stand = self.turn().await;
            if wanted(&stand) {
                return stand;
            }
            assert!(!stand.over, "the game ended before it was so");
            self.choose(dice.choice(&stand)).await;
        }
        panic!("a game without end");
    }

    /// Plays as somebody who wants to build does, a few cards at a time, until the table stands as wanted.
    pub async fn build_until(&self, wanted: impl Fn(&Stand) -> bool) -> Stand {
        for _ in 0..2000 {
            let stand = self.turn().await;
            if wanted(&stand) {
                return stand;
            }
            assert!(!stand.over, "the game ended before it was so");
            let (hand, sites) = (self.count("#ww-hand .recycle").await, self.count("#ww-sites .card").await);
            if stand.phase == "planning" && hand > 0 {
                self.click(if sites < 5 { "#ww-hand .build" } else { "#ww-hand .recycle" }).await;
                self.chosen(stand.revision).await;
            } else {
                self.choose(0).await;
            }
        }
        panic!("a game without end");
    }

    /// Plays on until the phase is this one, and it is this seat's turn.
    pub async fn play_to(&self, dice: &mut Dice, phase: &str) -> Stand {
        self.play_until(dice, |stand| stand.phase == phase).await
    }
}

/// Several seats play until all of them see the result.
pub async fn play_to_the_end(tabs: &[&Tab], dice: &mut Dice) {
    let mut last = Instant::now();
    loop {
        let mut over = 0;
        for tab in tabs {
            let stand = tab.stand().await;
            if stand.over {
                over += 1;
            } else if !stand.choices.is_empty() {
                tab.choose(dice.choice(&stand)).await;
                last = Instant::now();
            }
        }
        if over == tabs.len() {
            return;
        }
        assert!(last.elapsed() < PATIENCE, "nobody has anything to choose, and the game is not over");
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
}

/// The button of the choice at this place, from 0.
pub fn choice(place: usize) -> String {
    format!("#actions [data-number='{}']", place + 1)
}

/// What chooses where nobody thinks. The same throw gives the same choices.
pub struct Dice(u64);

impl Dice {
    /// Dice that fall in their own way.
    pub fn new(throw: u64) -> Self {
        Self(throw.wrapping_mul(0x9E37_79B9_7F4A_7C15) | 1)
    }

    /// A number below `most`.
    pub fn below(&mut self, most: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        usize::try_from(self.0 % most as u64).unwrap_or_default()
    }

    /// A place among the choices. What has to be done stands before rights that one seldom uses, so an early place is the
    /// likelier one, and the game comes to something.
    pub fn choice(&mut self, stand: &Stand) -> usize {
        let choices = stand.choices.len();
        self.below(choices).min(self.below(choices))
    }
}
